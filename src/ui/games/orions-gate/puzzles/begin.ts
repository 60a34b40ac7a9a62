import { extend, openTimeline, present, type Timeline } from '../../../../engine/timeline.ts';
import type { Json } from '../../../../engine/json.ts';
import {
  isReached,
  rightAnswers,
  startOf,
  type Puzzle,
  type Scenario,
  type ScenarioStart,
} from '../../../../games/orions-gate/scenario/index.ts';
import type { OrionsGateState } from '../../../../games/orions-gate/index.ts';
import { findGame } from '../../../match/match-store.ts';
import { randomSeed } from '../../../match/random-seed.ts';
import { startScenario, type Drafts } from '../scenarios/start-scenario.ts';

/** Seeds tried for a solution whose dice fall as they may. */
const MOST_SEEDS = 60;

const startFor = (scenario: Scenario): ScenarioStart => {
  const started = startOf(scenario);
  if (!started.ok) throw new Error(started.faults[0]!.reason);
  return started.start;
};

const seatsOf = (start: ScenarioStart, { seat }: Puzzle): Drafts =>
  Object.fromEntries(start.seats.map((one) => [one, { player: one === seat ? 'human' : 'default', name: '' }]));

/** Begins a puzzle at the table and gives its match. */
export async function beginPuzzle(id: string, scenario: Scenario): Promise<string> {
  const start = startFor(scenario);
  return startScenario({ scenario, from: 'scenarios', id, start }, seatsOf(start, scenario.puzzle!), { read: true });
}

/**
 * A finished match in which the best answer is played and the dice fall well, to be watched; null when no seed tried
 * made it so.
 */
export async function solutionOf(id: string, scenario: Scenario): Promise<string | null> {
  const start = startFor(scenario);
  const puzzle = scenario.puzzle!;
  const [game, { headerOf }] = await Promise.all([
    findGame('orions-gate'),
    import('../../../../session/local/store.ts'),
  ]);
  if (!game) return null;
  const drafts = seatsOf(start, puzzle);
  const seats = start.seats.map((seat) => ({ seat, player: drafts[seat]!.player, name: seat }));
  for (let tried = 0; tried < MOST_SEEDS; tried++) {
    const seed = randomSeed();
    const line = openTimeline(
      game,
      headerOf(game, { options: start.options as unknown as Json, seats, seed, position: start.position! }),
    );
    const played = solved(game, line, puzzle);
    if (!played) continue;
    return startScenario({ scenario, from: 'scenarios', id, start }, drafts, { read: true, seed, opening: played });
  }
  return null;
}

type Line = Timeline<unknown, unknown>;
type Opening = ScenarioStart['opening'];
type Game = NonNullable<Awaited<ReturnType<typeof findGame>>>;

/** The commands of the best answer as they are legal one after the other; null where they miss the goal. */
function solved(game: Game, line: Line, puzzle: Puzzle): Opening | null {
  const played: { seat: string; command: Json }[] = [];
  let now = line;
  for (const command of puzzle.answers[rightAnswers(puzzle)[0]!]!.commands) {
    const next = extend(game, now, puzzle.seat, command);
    if (!next.ok) continue;
    now = next.timeline;
    played.push({ seat: puzzle.seat, command });
  }
  const state = present(now).state as OrionsGateState;
  return state.outcome !== null && isReached(state, puzzle.goal) ? played : null;
}
