/**
 * One figure of both lists; null while it is being counted. `decimals` of what is shown: what looks alike counts as
 * alike.
 */
export interface CompareRow {
  readonly label: string;
  readonly values: readonly [number | null, number | null];
  readonly decimals: 0 | 1 | 2;
  /** Written right behind a figure. */
  readonly unit?: string;
}

export interface CompareGroup {
  readonly title: string;
  readonly how?: string;
  readonly rows: readonly CompareRow[];
}

/** A figure as it is shown. */
export const figureText = (value: number, decimals: number): string => value.toFixed(decimals);

/** Which of two figures is larger; 'alike' when they are shown alike or one is still being counted. */
export function larger({ values: [a, b], decimals }: CompareRow): 'a' | 'b' | 'alike' {
  if (a === null || b === null || figureText(a, decimals) === figureText(b, decimals)) return 'alike';
  return a > b ? 'a' : 'b';
}
