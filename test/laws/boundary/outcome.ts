/** What came of one case: nothing where the aim found no place to start from. */
export interface Outcome {
  readonly legal: boolean;
  /** Null: the product says what the judge says. */
  readonly difference: string | null;
  /** The judge could not say in doubles. */
  readonly open: boolean;
  /** Whether the same a mil or two to some side is judged differently. */
  readonly isTight?: () => boolean;
}

const ASIDE = [
  [2, 0],
  [0, 2],
  [-2, 0],
  [0, -2],
] as const;

/** Whether one of four shifts by two mils changes an answer. */
export const changes = (answer: (dx: number, dy: number) => string | null): boolean =>
  ASIDE.some(([dx, dy]) => answer(dx, dy) !== answer(0, 0));

/** The rule of a refusal; two refusals that differ in their numbers alone are one answer. */
export const ruleOf = (refused: string | null): string | null => refused && refused.slice(0, refused.indexOf(':'));

/** The first refusal as the catalogue prints it, or null. */
export const refusalText = (rejections: readonly { readonly rule: string; readonly reason: string }[]): string | null =>
  rejections.length === 0 ? null : `${rejections[0]!.rule}: ${rejections[0]!.reason}`;
