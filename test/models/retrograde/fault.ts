/** The tests of RG-4.5: over, player, choice, phase, card, limits, conditions, payment, population, effect. */
export type Group = 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h' | 'i' | 'j';

/** One test that a command fails. */
export interface Fault {
  readonly group: Group;
  /** The rule that is named; more than one where the catalogue leaves open which, the model's own pick first. */
  readonly rules: readonly string[];
  readonly reason: string;
  /** The catalogue gives this very sentence, numbers apart. */
  readonly worded: boolean;
}

/** Why a command is refused. */
export interface Refusal {
  /** The rule; more than one where the catalogue leaves open which. */
  readonly rules: readonly string[];
  /** The sentence; more than one where several tests of the same rule fail at once and no order is given. */
  readonly reasons: readonly string[];
  /** The catalogue gives each of these sentences, numbers apart. */
  readonly worded: boolean;
}

/** For faults of decks and options, which know no order of tests. */
export const RULE_ONLY = { group: 'g' } as const;

/** A failed test whose sentence the catalogue gives. */
export const listed = (group: Group, rule: string, reason: string): Fault => ({
  group,
  rules: [rule],
  reason,
  worded: true,
});

/** A failed test whose sentence the catalogue leaves to us. */
export const unlisted = (group: Group, rules: readonly string[], reason: string): Fault => ({
  group,
  rules,
  reason,
  worded: false,
});

/** RG-4.5: the answer among all tests that failed: first group, then lowest rule number. */
export function firstOf(faults: readonly Fault[]): Refusal | null {
  const [first] = [...faults].sort((a, b) => placeOf(a) - placeOf(b));
  if (!first) return null;
  const equal = faults.filter((fault) => placeOf(fault) === placeOf(first));
  return {
    rules: [...new Set(equal.flatMap(({ rules }) => rules))],
    reasons: equal.map(({ reason }) => reason),
    worded: equal.every(({ worded }) => worded),
  };
}

/** A number that grows with the group, then the chapter, then the number of the rule. */
function placeOf({ group, rules }: Fault): number {
  const [chapter, number] = rules[0]!.slice('RG-'.length).split('.').map(Number);
  return group.charCodeAt(0) * 10_000 + chapter! * 100 + number!;
}
