/** SK-2.9: what the bank shows when no seat has anything. */
export const BANK = 200_000;

/** SK-2.8: the coins, dearest first. */
export const COINS = [10_000, 5_000, 1_000] as const;

/** SK-2.9: what the bank shows; it never runs out. */
export const bankOf = ([a, b]: readonly [{ readonly money: number }, { readonly money: number }]): number => Math.max(0, BANK - a.money - b.money);

/** SK-2.8: how many of each coin of `COINS` an amount of money is shown as, the dearest first. */
export function coinsOf(money: number): readonly number[] {
  let left = money;
  return COINS.map((coin) => {
    const count = Math.floor(left / coin);
    left -= count * coin;
    return count;
  });
}

/** Money as sentences write it: `12,000`. */
export const inFull = (money: number): string => String(money).replace(/^-?\d+/, (whole) => whole.replace(/\B(?=(\d{3})+$)/g, ','));

