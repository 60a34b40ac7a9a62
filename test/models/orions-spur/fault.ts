/** Why a command is refused. */
export interface Refusal {
  /** The rule; more than one where the catalogue leaves open which, the pick of this model first. */
  readonly rules: readonly string[];
  /** The sentence; more than one where the catalogue leaves open which, the pick of this model first. */
  readonly reasons: readonly string[];
  /** The catalogue gives each of these sentences, names and numbers apart. */
  readonly worded: boolean;
}

/** A refusal whose sentence the catalogue gives. */
export const listed = (rule: string, ...reasons: string[]): Refusal => ({ rules: [rule], reasons, worded: true });

/** A refusal whose sentence the catalogue leaves to us; rules are separated by a space. */
export const unlisted = (rules: string, ...reasons: string[]): Refusal => ({
  rules: rules.split(' '),
  reasons,
  worded: false,
});

/** A test of OS-13.29: null where the command stands it. */
export type Test = () => Refusal | null;

/** OS-13.29: the answer of the first test that fails. */
export function firstOf(...tests: readonly Test[]): Refusal | null {
  for (const test of tests) {
    const refusal = test();
    if (refusal) return refusal;
  }
  return null;
}

/** Tests of one step of OS-13.29, which gives no order among them: every answer, the first one leading. */
export function anyOf(...tests: readonly Test[]): Refusal | null {
  const failed = tests.map((test) => test()).filter((refusal) => refusal !== null);
  if (failed.length === 0) return null;
  return {
    rules: [...new Set(failed.flatMap(({ rules }) => rules))],
    reasons: [...new Set(failed.flatMap(({ reasons }) => reasons))],
    worded: failed.every(({ worded }) => worded),
  };
}
