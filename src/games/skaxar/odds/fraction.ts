/** An exact chance: `ways` of `of` cases that are equally likely. */
export interface Fraction {
  readonly ways: number;
  readonly of: number;
}

/** What is sure to happen. */
export const CERTAIN: Fraction = { ways: 1, of: 1 };

/** "9/24", as it was counted. */
export const waysText = ({ ways, of }: Fraction): string => `${ways}/${of}`;

/** Percent with one decimal, halves up, rounded in whole numbers: "37.5 %". */
export function shareText({ ways, of }: Fraction): string {
  const tenths = Math.floor((2000 * ways + of) / (2 * of));
  return `${Math.floor(tenths / 10)}.${tenths % 10} %`;
}
