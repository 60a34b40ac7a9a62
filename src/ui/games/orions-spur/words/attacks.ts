const NTH = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'];
const SHORT = ['1st', '2nd', '3rd'];

/** Which of the counterfires of a window it is; 0 = the attack that opened it (OS-0.16). */
const placeOf = (attack: string): number => Number(attack.slice(1));

const nounOf = (place: number): string => (place === 0 ? 'attack' : `${NTH[place - 1] ?? `${place}th`} counterfire`);

/** The attack that opened a window, or the fire that answers it, in words: the rules call them `A0`, `C1`, `C2`. */
export const attackWords = (attack: string): string => `the ${nounOf(placeOf(attack))}`;

/** The same as a heading. */
export const attackTitle = (attack: string): string => {
  const noun = nounOf(placeOf(attack));
  return `${noun[0]!.toUpperCase()}${noun.slice(1)}`;
};

/** The same where there is room for a sign only: nothing for the attack, its number for a counterfire. */
export const attackSign = (attack: string): string => {
  const place = placeOf(attack);
  return place === 0 ? '' : (SHORT[place - 1] ?? `${place}th`);
};
