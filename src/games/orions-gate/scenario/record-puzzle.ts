import type { Json } from '../../../engine/json.ts';
import type { OrionsGateCommand } from '../command.ts';
import type { Fraction } from '../odds/fraction.ts';
import { place } from '../place.ts';
import type { Rules } from '../rules/rules.ts';
import type { OrionsGateState, Unit } from '../state.ts';
import { chanceOfLine } from './puzzle-line.ts';
import { rightAnswers } from './scenario-faults.ts';
import { startOf } from './scenario-start.ts';
import { MAX_COMMANDS, MAX_REPLIES, type Puzzle, type PuzzleReply, type Scenario } from './scenario.ts';

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

export type Recorded =
  | { readonly ok: true; readonly scenario: Scenario; readonly chance: Fraction }
  /** Why the line makes no puzzle. */
  | { readonly ok: false; readonly why: 'refused' | 'long' | 'ships' | 'never' | 'tie' };

/** Ships of the other side that may still act: with more there are too many orders to count them all. */
const MOST_REPLYING = 3;

const typeOf = (command: Json): string => String((command as { readonly type?: unknown }).type);

/** A puzzle is one round: the battle it is played in ends with the round it begins in. */
export const lastRound = (scenario: Scenario): Scenario => ({
  ...scenario,
  options: { ...scenario.options, rounds: scenario.position?.round ?? 1 },
});

/**
 * The scenario with a line that was played as an answer of its puzzle. The chance of every answer is counted anew; what
 * the other side did, and what its other ships could do at least, become its replies. Beside the line stands what
 * comes of holding everything, so that there is something to be found.
 */
export function withRecorded(rules: Rules, scenario: Scenario, line: readonly Given[], said: Said): Recorded {
  const puzzle = scenario.puzzle!;
  const { puzzle: _asked, ...battle } = lastRound(scenario);
  const started = startOf(battle);
  const placed = started.ok && place(started.start.options, started.start.position);
  if (!placed || !placed.ok) return { ok: false, why: 'refused' };
  const state = placed.value;
  const waiting = readyOf(state, puzzle.seat, 'other');
  if (waiting.length > MOST_REPLYING) return { ok: false, why: 'ships' };
  const commands = line.flatMap(({ seat, command }) => (seat === puzzle.seat ? [command] : []));
  const targets = state.units.filter(({ captain, status }) => status === 'inPlay' && captain[0] === puzzle.seat[0]);
  const replies = [...repliesOf(line, puzzle.seat), ...waiting.flatMap((unit) => firing(unit, targets))];
  if (commands.length > MAX_COMMANDS || replies.length > MAX_REPLIES) return { ok: false, why: 'long' };
  const held = readyOf(state, puzzle.seat, 'own').flatMap((unit) => [...holding(unit), { type: 'endActivation' }]);
  const others = puzzle.answers.filter((one) => one.commands.length > 0 && one.text !== HOLD && one.text !== said.text);
  const question = { ...puzzle, replies };
  const counted = [
    { ...said, commands },
    { text: HOLD, commands: held.slice(0, MAX_COMMANDS) as unknown as readonly Json[], reason: '' },
    ...others,
  ].map((one) => ({ ...one, counted: chanceOfLine(rules, state, question, one.commands as never) }));
  const answers = counted.map(({ counted: exact, ...one }) => ({ ...one, chance: written(exact) }));
  const next: Puzzle = { ...question, answers };
  const chance = counted[0]!.counted;
  if (chance.num === 0n) return { ok: false, why: 'never' };
  if (rightAnswers(next).length !== 1) return { ok: false, why: 'tie' };
  return { ok: true, chance, scenario: { ...lastRound(scenario), puzzle: next } };
}

/** A chance as a scenario writes it; where its cases are too many for a file, a billionth less at most. */
const written = ({ num, den }: Fraction): readonly [number, number] =>
  den <= BigInt(Number.MAX_SAFE_INTEGER)
    ? [Number(num), Number(den)]
    : [Number((num * 1_000_000_000n) / den), 1_000_000_000];

/** What is done where nothing is tried: the answer every recorded puzzle has beside the line that was played. */
const HOLD = 'Everything holds';

/** Units that may still act: of the side that is asked, or of the other. */
const readyOf = ({ units, round }: OrionsGateState, seat: string, which: 'own' | 'other') =>
  units.filter(
    ({ captain, status, activatedIn }) =>
      status === 'inPlay' && activatedIn !== round && (captain[0] === seat[0]) === (which === 'own'),
  );

const holding = ({ id: unit, pose }: Unit): readonly OrionsGateCommand[] => [
  { type: 'activate', unit, action: 'hold' },
  { type: 'plan', heading: pose!.heading },
];

/** What a ship can do at least: hold, and fire all it has at one target; what cannot reach is passed over. */
const firing = (unit: Unit, targets: readonly Unit[]): readonly PuzzleReply[] =>
  targets.map(({ id: target }) => ({
    seat: unit.captain,
    commands: [
      ...holding(unit),
      { type: 'firePrimary', target },
      ...unit.components.map(({ slot }): OrionsGateCommand => ({ type: 'useComponent', slot, target })),
      { type: 'endActivation' },
    ] satisfies OrionsGateCommand[],
  }));

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
