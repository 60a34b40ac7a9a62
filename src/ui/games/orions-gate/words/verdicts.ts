/** `bonus` with its sign, apart from the roll. */
const plus = (bonus: number): string => (bonus < 0 ? `- ${-bonus}` : `+ ${bonus}`);

/** What came of a roll, at its target on the table. */
export const verdictText = {
  toHit: (roll: number, bonus: number, need: number, hit: boolean) =>
    `${roll} ${plus(bonus)} ${hit ? '\u2265' : '<'} ${need} ${hit ? 'hit' : 'miss'}`,
  /** A damage roll whose last die has not come to rest. */
  rolling: (rolled: number, bonus: number, need: number) => `${rolled} + ? ${plus(bonus)} against ${need}`,
  held: (roll: number, bonus: number, need: number) => `${roll} ${plus(bonus)} < ${need} no damage`,
  /** Points lost by component; a ship without components loses points alone. */
  lost: (parts: readonly { readonly points: number; readonly name: string }[], points: number) =>
    parts.length > 0 ? parts.map((part) => `-${part.points} ${part.name}`).join(', ') : `-${points}`,
  destroyed: (name: string) => `${name} destroyed`,
} as const;
