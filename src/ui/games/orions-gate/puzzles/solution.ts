import { extend, openTimeline, present, type Timeline } from '../../../../engine/timeline.ts';
import type { Json } from '../../../../engine/json.ts';
import type { OrionsGateState } from '../../../../games/orions-gate/index.ts';
import {
  bestReply,
  isReached,
  rightAnswers,
  type Puzzle,
  type Scenario,
  type ScenarioStart,
} from '../../../../games/orions-gate/scenario/index.ts';
import { findGame } from '../../../match/match-store.ts';
import { randomSeed } from '../../../match/random-seed.ts';
import { RULES } from '../asking.ts';
import { startScenario } from '../scenarios/start-scenario.ts';
import { begunWith, seatsOf, startFor } from './begin.ts';

/** Seeds tried for a solution whose dice fall as they may. */
const MOST_SEEDS = 60;

/**
 * A finished match in which the best answer is played and the dice fall well, to be watched; null when no seed tried
 * made it so.
 */
export async function solutionOf(key: string, scenario: Scenario): Promise<string | null> {
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
    return startScenario(begunWith(key, scenario, start), drafts, { read: true, seed, opening: played });
  }
  return null;
}

type Line = Timeline<unknown, unknown>;
type Opening = ScenarioStart['opening'];
type Game = NonNullable<Awaited<ReturnType<typeof findGame>>>;

/**
 * The commands of the best answer as they are legal one after the other, with the other side's best replies; null where
 * they miss the goal.
 */
export function solved(game: Game, line: Line, puzzle: Puzzle): Opening | null {
  const played: { seat: string; command: Json }[] = [];
  let now = line;
  const give = (seat: string, command: Json): boolean => {
    const next = extend(game, now, seat, command);
    if (!next.ok) return false;
    now = next.timeline;
    played.push({ seat, command });
    return true;
  };
  const stateNow = () => present(now).state as OrionsGateState;
  const replied = (): boolean => {
    const seats = game.pending(stateNow()).flatMap(({ seats: asked }) => asked);
    const seat = seats.find((one) => one !== puzzle.seat);
    const command = seat === undefined ? null : bestReply(RULES, stateNow(), seat, puzzle);
    return command !== null && give(seat!, command);
  };
  for (const command of puzzle.answers[rightAnswers(puzzle)[0]!]!.commands) {
    while (replied());
    give(puzzle.seat, command);
  }
  while (replied());
  const state = stateNow();
  return state.outcome !== null && isReached(state, puzzle.goal) ? played : null;
}
