import { rnd } from './rounding.ts';

/** An inch in mils (OG-2.1). */
export const INCH = 1000;

/** A length in mils as inches with three decimals, rounded to the nearest mil: 18001 -> "18.001 in" (OG-2.6). */
export function inches(mils: number): string {
  const whole = rnd(mils);
  const size = Math.abs(whole);
  const decimals = String(size % 1000).padStart(3, '0');
  return `${whole < 0 ? '-' : ''}${Math.floor(size / 1000)}.${decimals} in`;
}

/** A length in mils that fails a maximum: rounded up (OG-2.6). */
export const inchesUp = (mils: number): string => inches(Math.ceil(mils));

/** A length in mils that fails a minimum: rounded down (OG-2.6). */
export const inchesDown = (mils: number): string => inches(Math.floor(mils));

/** A length in mils as inches with at most one decimal, for sentences: 8049 -> "8 in", 8050 -> "8.1 in". */
export const tenths = (mils: number): string => `${Math.round(mils / 100) / 10} in`;
