import type { OrionsGateView } from '../../../../games/orions-gate/index.ts';
import { bestReply } from '../../../../games/orions-gate/scenario/index.ts';
import type { Question } from '../../../../session/threads/think/thinker.ts';
import { findGame } from '../../../match/match-store.ts';
import { RULES, stateOf } from '../asking.ts';
import { findPuzzle } from './find.ts';

/** The reply of a puzzle's other side that leaves its captain the least chance; null where the puzzle lists none. */
export async function replyOf(key: string, { view, seat, game: id }: Question): Promise<unknown> {
  const [scenario, game] = await Promise.all([findPuzzle(key), findGame(id)]);
  if (!scenario?.puzzle?.replies || !game) return null;
  return bestReply(RULES, stateOf(game, view as OrionsGateView), seat, scenario.puzzle);
}
