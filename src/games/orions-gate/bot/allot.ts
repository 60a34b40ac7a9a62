import { expectedLoss, fresh, struck, type Shot, type Tally } from './volley.ts';

/** An enemy as weapons are allotted to it: its worth by the boxes it has left, from none up to those it has now. */
export type Mark = readonly number[];

/** A weapon that waits for its targets. */
export interface Arm {
  /** What its attack on each mark would be; null where there is none. */
  readonly shots: readonly (Shot | null)[];
  /** Marks it attacks at once. */
  readonly most: number;
  /** Worth that its use puts at risk. */
  readonly risk: number;
}

/** The marks each weapon attacks, best first and none where it stays silent, with what that adds, in points. */
export interface Allotment {
  readonly aims: readonly { readonly marks: readonly number[]; readonly adds: number }[];
  readonly worth: number;
}

/** No damage promised yet to any mark. */
export const noneTo = (marks: readonly Mark[]): readonly Tally[] => marks.map((mark) => fresh(mark.length - 1));

/** Points of worth a mark is expected to lose to a tally. */
export const markLoss = (mark: Mark, tally: Tally): number =>
  expectedLoss(tally, mark.length - 1, (boxes) => mark[boxes]!);

/** Each weapon in turn where it adds most after those before it, and after what is `promised` already. */
export const allotInTurn = (marks: readonly Mark[], arms: readonly Arm[], promised?: readonly Tally[]): Allotment =>
  allotOn(marks, arms, null, promised);

/**
 * The best of that, and of all weapons together on any one mark: where only the last box counts, a hit alone adds
 * nothing, and two do.
 */
export function allotTogether(marks: readonly Mark[], arms: readonly Arm[], promised?: readonly Tally[]): Allotment {
  let best = allotInTurn(marks, arms, promised);
  for (const [at, mark] of marks.entries()) {
    if (mark.length < 3) continue;
    let bearing = 0;
    for (const { shots } of arms) if (shots[at]) bearing += 1;
    if (bearing < 2) continue;
    const found = allotOn(marks, arms, at, promised);
    if (found.worth > best.worth + ALIKE) best = found;
  }
  return best;
}

/** Worths closer together than this are the same. */
const ALIKE = 1e-9;

/**
 * `focus`: the mark that every weapon attacks that can, whatever its attack adds by itself; what may backfire then
 * waits for the others.
 */
function allotOn(
  marks: readonly Mark[],
  arms: readonly Arm[],
  focus: number | null,
  promised: readonly Tally[] = noneTo(marks),
): Allotment {
  const tallies = [...promised];
  const aims: Allotment['aims'][number][] = arms.map(() => SILENT);
  let worth = 0;
  const turns = [...arms.entries()];
  if (focus !== null) turns.sort(([, a], [, b]) => a.risk - b.risk);
  for (const [turn, arm] of turns) {
    const chosen = choose(marks, arm, tallies, focus);
    const adds = chosen.reduce((sum, { gain }) => sum + gain, -arm.risk);
    if (chosen.length === 0 || (arm.risk > 0 && adds <= 0)) continue;
    for (const { at, next } of chosen) tallies[at] = next;
    worth += adds;
    aims[turn] = { marks: chosen.map(({ at }) => at), adds };
  }
  return { aims, worth };
}

const SILENT = { marks: [], adds: 0 };

/** What an attack of a weapon on a mark adds to the damage promised so far. */
interface Aim {
  readonly at: number;
  readonly next: Tally;
  readonly gain: number;
}

/** Where a weapon adds something, the focus first, then the most. */
function choose(
  marks: readonly Mark[],
  { shots, most, risk }: Arm,
  tallies: readonly Tally[],
  focus: number | null,
): readonly Aim[] {
  const found: Aim[] = [];
  for (const [at, shot] of shots.entries()) {
    if (!shot) continue;
    const next = struck(tallies[at]!, shot);
    const gain = markLoss(marks[at]!, next) - markLoss(marks[at]!, tallies[at]!);
    if (gain > 0 || (at === focus && risk === 0)) found.push({ at, next, gain });
  }
  return found.sort((a, b) => (a.at === focus ? -1 : b.at === focus ? 1 : b.gain - a.gain)).slice(0, most);
}
