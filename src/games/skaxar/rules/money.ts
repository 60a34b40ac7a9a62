/** SK-2.9: what the bank shows when no seat has anything. */
export const BANK = 200_000;

/** SK-2.9: what the bank shows; it never runs out. */
export const bankOf = ([a, b]: readonly [{ readonly money: number }, { readonly money: number }]): number =>
  Math.max(0, BANK - a.money - b.money);

/** Money as sentences write it: `12,000`. */
export const inFull = (money: number): string =>
  String(money).replace(/^-?\d+/, (whole) => whole.replace(/\B(?=(\d{3})+$)/g, ','));
