/** The quick start of Orion's Gate: two pages that precede the rule book. */
export const quickStart = {
  title: 'Orion’s Gate: quick start',
  lead: 'Two pages, and you can play. The table knows the rest and says it when it matters.',
  learn: 'Learn at the table',
  print: 'Print',
  book: 'Rule book',
  page: (number: number) => `Page ${number} of 2`,

  turn: 'Your fleet and your turn',
  aim: {
    title: 'The aim',
    text:
      'Lost ships give their points to the enemy. After four rounds the side with more of them has won. A mission has ' +
      'aims of its own: its panel says who holds what, and what a move would change.',
  },
  ships: {
    title: 'Four kinds of ship',
    text: 'The small are fast and hard to hit, the large shoot far and stand a beating. Side A is amber, side B cyan.',
    points: 'Points',
    move: 'Move',
    cruise: 'Cruise',
    gun: 'Gun range',
  },
  round: {
    title: 'A round',
    text:
      'Four rounds decide the battle. In each, ships act by kind, the smallest first. In every phase one side acts ' +
      'with all its ships of that kind, then the other. Each ship acts once.',
    alt: (kinds: readonly string[]) =>
      `The phases of a round: ${kinds.join(', ')}; in each first one side, then the other.`,
  },
  moving: {
    title: 'Moving',
    text:
      'Drag a ship. It flies straight, turns once by up to 90°, and flies straight again. The ghost stops where it ' +
      'must and says why: other bases keep 1" away, planets and gates are solid, the table ends at its edge.',
    alt: 'A Destroyer flies 3 inches, turns left by 45 degrees and flies 3 inches more.',
    whole: (inches: string) => `${inches} in all`,
  },
  actions: {
    title: 'What a ship may do',
    hold: 'Stays, looks anywhere, and may fire its gun.',
    move: 'Moves and may fire its gun.',
    cruise: 'Goes half as far again; the gun is silent.',
    ram: 'Strikes an enemy in its way. Not for Scouts.',
    after: 'Then come its components: each that does something may be used once, after the gun.',
  },

  fight: 'The fight',
  sight: {
    title: 'Who can be shot?',
    text:
      'An enemy within range of whom you see at least a sliver. Planets hide. Whoever is half hidden, or in or behind ' +
      'a nebula or asteroids, has cover: 1 more Toughness.',
    alt: 'A Fighter has three enemies within its range of 12 inches: one in the open, one in a nebula with cover, one hidden behind a planet.',
    open: 'seen',
    cover: 'cover',
    hidden: 'hidden',
    range: (inches: string) => `${inches} range`,
  },
  throws: {
    title: 'Two throws',
    text: (gun: string, target: string) =>
      `A ${gun} shoots at a ${target}. Two dice to hit; if they do, two to damage.`,
    hit: 'Hit',
    damage: 'Damage',
    sum: (bonus: number, what: string, aim: number, against: string) =>
      `+ ${bonus} ${what}, to reach ${aim} ${against}`,
    accuracy: 'Accuracy',
    evasion: 'Evasion',
    strength: 'Strength',
    toughness: 'Toughness',
    needs: (needed: number, chance: string) => `${needed}+ on two dice: ${chance}`,
    both: (chance: string) => `Both together: ${chance}. The table says so before you fire.`,
  },
  behind: {
    title: 'From behind',
    text: 'From its back quarter a ship takes 2 damage instead of 1, and Strength counts 1 more. Keep your bow to the enemy.',
    alt: 'A Fighter in the back quarter of a Destroyer.',
    front: 'front',
    back: 'back: 2 damage',
  },
  boxes: {
    title: 'Damage',
    text:
      'Damage goes into the components, from the left. A component works until all its boxes are gone; with the last ' +
      'component the ship is lost. Scouts are lost at once.',
    alt: (parts: string) => `A ship that has taken 3 damage: ${parts}.`,
    left: (name: string, whole: number, all: number) => `${name} ${whole} of ${all}`,
    gone: 'gone',
  },
} as const;
