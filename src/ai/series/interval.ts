/** 97.5 % point of the normal distribution, for a two-sided interval of 95 %. */
const Z = 1.959963984540054;

/**
 * Wilson's interval of 95 % for a share of `won` (draws count one half, so it may be no whole number) in `games`.
 * Both ends lie in 0..1, rounded to four decimals.
 */
export function wilson95(won: number, games: number): readonly [number, number] {
  if (games === 0) return [0, 1];
  const share = won / games;
  const z2 = (Z * Z) / games;
  const middle = (share + z2 / 2) / (1 + z2);
  const half = (Z * Math.sqrt((share * (1 - share)) / games + z2 / games / 4)) / (1 + z2);
  return [round4(Math.max(0, middle - half)), round4(Math.min(1, middle + half))];
}

const round4 = (n: number): number => Math.round(n * 10_000) / 10_000;
