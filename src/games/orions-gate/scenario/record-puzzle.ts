import type { Json } from '../../../engine/json.ts';
import type { OrionsGateCommand } from '../command.ts';
import { UNIT_TYPES } from '../data/units.ts';
import { compareFractions, type Fraction } from '../odds/fraction.ts';
import { place } from '../place.ts';
import { awaitsActivation } from '../rules/eligible.ts';
import type { Rules } from '../rules/rules.ts';
import type { OrionsGateState, Unit, UnitId } from '../state.ts';
import { leadsClearly } from './clear-margin.ts';
import { firingAt, holding, otherWays, type OtherWay } from './other-ways.ts';
import { chanceOfLine, givesUp, STAND } from './puzzle-line.ts';
import { scenarioFaults } from './scenario-faults.ts';
import { startOf } from './scenario-start.ts';
import {
  MAX_ANSWERS,
  MAX_COMMANDS,
  MAX_REPLIES,
  type Puzzle,
  type PuzzleAnswer,
  type PuzzleReply,
  type Scenario,
} from './scenario.ts';

/** A command as it was given at the table. */
export interface Given {
  readonly seat: string;
  readonly command: Json;
}

/** What the author says of an answer that was played. */
export interface Said {
  readonly text: string;
  readonly reason: string;
}

/** What a recorded answer is compared with: nothing done, another answer of the puzzle, or another way found. */
export type Rival =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'answer'; readonly text: string }
  | Pick<OtherWay, 'kind' | 'unit'>;

/** A rival with the chance that it reaches the goal. */
export interface Rivalled {
  readonly rival: Rival;
  readonly chance: Fraction;
}

/** The chance of the recorded answer, and the best of what it is compared with. */
interface Compared {
  readonly chance: Fraction;
  readonly next: Rivalled;
}

export type Recorded =
  | ({ readonly ok: true; readonly scenario: Scenario } & Compared)
  /** Why the line makes no puzzle. */
  | {
      readonly ok: false;
      readonly why: 'refused' | 'long' | 'ships' | 'own' | 'allies' | 'answers' | 'ended' | 'never';
    }
  /** It does not lead clearly: another is better, just as good, or close behind. */
  | ({ readonly ok: false; readonly why: 'worse' | 'same' | 'close' } & Compared);

/** Told before each line that is counted: how many are, of how many. */
export type Told = (done: number, all: number) => void;

/** Ships of the other side that may still act: with more there are too many orders to count them all. */
const MOST_REPLYING = 3;

/** What is done where nothing is tried: the answer every recorded puzzle has beside the line that was played. */
const HOLD = 'Everything holds';

const typeOf = (command: Json): string => String((command as { readonly type?: unknown }).type);

/** A puzzle is one round: the battle it is played in ends with the round it begins in. */
export const lastRound = (scenario: Scenario): Scenario => ({
  ...scenario,
  options: { ...scenario.options, rounds: scenario.position?.round ?? 1 },
});

/**
 * The scenario with a line that was played as an answer of its puzzle. The chance of every answer is counted anew; what
 * the other side did, and what its other ships could do at least, become its replies. It is refused unless it leads
 * doing nothing, every other answer, and every other way tried that is not just as good, by the margin of the shipped
 * puzzles (OG-24.1). Throws a `RangeError` where too many ways of the dice would have to be counted at once.
 */
export function withRecorded(
  rules: Rules,
  scenario: Scenario,
  line: readonly Given[],
  said: Said,
  tell: Told = () => undefined,
): Recorded {
  const state = beginning(scenario);
  if (!state) return { ok: false, why: 'refused' };
  const task = taskOf(state, scenario.puzzle!, line, said);
  const why = whyNot(task, line);
  if (why) return { ok: false, why };
  const ways = otherWays(state, task.answers[0]!.commands as never, task.own, task.enemies);
  const all = task.answers.length + ways.length;
  const count = (commands: unknown, done: number): Fraction => {
    tell(done, all);
    return chanceOfLine(rules, state, task.puzzle, commands as readonly OrionsGateCommand[]);
  };
  const chances = task.answers.map(({ commands }, done) => count(commands, done));
  const chance = chances[0]!;
  if (chance.num === 0n) return { ok: false, why: 'never' };
  const named = task.answers.slice(1).map(({ text }, index): Rivalled => ({
    rival: text === HOLD ? { kind: 'nothing' } : { kind: 'answer', text },
    chance: chances[index + 1]!,
  }));
  // Whoever orders something else just as good is as right.
  const found = ways
    .map(({ kind, unit, commands }, index): Rivalled => ({
      rival: { kind, unit },
      chance: count([...commands, ...task.held], named.length + 1 + index),
    }))
    .filter((one) => compareFractions(one.chance, chance) !== 0);
  const next = [...named, ...found].reduce((best, one) => (compareFractions(one.chance, best.chance) > 0 ? one : best));
  const lead = compareFractions(chance, next.chance);
  if (lead <= 0) return { ok: false, why: lead < 0 ? 'worse' : 'same', chance, next };
  if (!leadsClearly(chance, next.chance)) return { ok: false, why: 'close', chance, next };
  const answers = task.answers.map((one, index) => ({ ...one, chance: written(chances[index]!) }));
  const made = { ...lastRound(scenario), puzzle: { ...task.puzzle, answers } };
  return scenarioFaults(made).length > 0 ? { ok: false, why: 'refused' } : { ok: true, scenario: made, chance, next };
}

/** The position a puzzle begins with; null where the rules refuse it. */
function beginning(scenario: Scenario): OrionsGateState | null {
  // Its answers are still to come: the position alone has to be sound.
  const { puzzle: _asked, ...battle } = lastRound(scenario);
  const started = startOf(battle);
  const placed = started.ok && place(started.start.options, started.start.position);
  return placed && placed.ok ? placed.value : null;
}

/** What is to be counted of a recorded line. */
interface Task {
  readonly puzzle: Puzzle;
  /** Ships that may still act: of the side that is asked, in the order of their phases, and of the other. */
  readonly own: readonly Unit[];
  readonly waiting: readonly Unit[];
  readonly enemies: readonly UnitId[];
  readonly held: readonly OrionsGateCommand[];
  /** The line that was played, doing nothing, and what the author wrote before. */
  readonly answers: readonly Omit<PuzzleAnswer, 'chance'>[];
}

function taskOf(state: OrionsGateState, puzzle: Puzzle, line: readonly Given[], said: Said): Task {
  const { seat } = puzzle;
  const own = readyOf(state, seat, true);
  const waiting = readyOf(state, seat, false);
  const targets = shipsOf(state, seat, true).map(({ id }) => id);
  const replies = [
    ...repliesOf(line, seat),
    ...waiting.flatMap((unit) => targets.map((target) => ({ seat: unit.captain, commands: firingAt(unit, target) }))),
  ] as unknown as readonly PuzzleReply[];
  const begun = state.activation !== null || state.windows.length > 0;
  const held = [...(begun ? STAND : []), ...own.flatMap(holding)];
  const played = line.flatMap((one) => (one.seat === seat ? [one.command] : []));
  const others = puzzle.answers.filter(
    ({ commands, text }) => commands.length > 0 && text !== HOLD && text !== said.text,
  );
  return {
    puzzle: { ...puzzle, replies },
    own,
    waiting,
    enemies: shipsOf(state, seat, false).map(({ id }) => id),
    held,
    answers: [{ ...said, commands: played }, { text: HOLD, commands: held, reason: '' }, ...others],
  };
}

/** Why a line cannot be counted or kept, whatever its chance; null where it can. */
function whyNot(task: Task, line: readonly Given[]) {
  const { puzzle, own, waiting, held, answers } = task;
  if (line.some(({ command }) => givesUp(typeOf(command)))) return 'ended';
  if (own.some(({ captain }) => captain !== puzzle.seat)) return 'allies';
  if (waiting.length > MOST_REPLYING) return 'ships';
  if (held.length > MAX_COMMANDS) return 'own';
  if (answers[0]!.commands.length > MAX_COMMANDS || puzzle.replies!.length > MAX_REPLIES) return 'long';
  return answers.length > MAX_ANSWERS ? 'answers' : null;
}

/** A chance as a scenario writes it; where its cases are too many for a file, a billionth less at most. */
const written = ({ num, den }: Fraction): readonly [number, number] =>
  den <= BigInt(Number.MAX_SAFE_INTEGER)
    ? [Number(num), Number(den)]
    : [Number((num * 1_000_000_000n) / den), 1_000_000_000];

/** Ships on the table of the side of a seat, or of the other, in the order of their phases (OG-5.2). */
const shipsOf = ({ units }: OrionsGateState, seat: string, own: boolean): readonly Unit[] =>
  units
    .filter(({ captain, status }) => status === 'inPlay' && (captain[0] === seat[0]) === own)
    .sort((a, b) => UNIT_TYPES.indexOf(a.unitType) - UNIT_TYPES.indexOf(b.unitType));

/** Those of them that may still act. */
const readyOf = (state: OrionsGateState, seat: string, own: boolean): readonly Unit[] =>
  shipsOf(state, seat, own).filter((unit) => awaitsActivation(unit, state.round));

/** The activations of the other side in a line, one reply each. */
function repliesOf(line: readonly Given[], asked: string): readonly PuzzleReply[] {
  const replies: { seat: string; commands: Json[] }[] = [];
  for (const { seat, command } of line) {
    if (seat[0] === asked[0]) continue;
    if (typeOf(command) === 'activate') replies.push({ seat, commands: [] });
    replies.at(-1)?.commands.push(command);
  }
  return replies;
}
