import { placeFleet, type OrionsGateView } from '../../../games/orions-gate/index.ts';
import type { Rejection } from '../../../engine/game.ts';
import { stateOf } from './asking.ts';
import type { BattleDesk } from './battle-desk.ts';

/**
 * Places what still waits, spread over zone and tables. What finds no room waits on and is told why; what is refused
 * ends it. A failure of the rules is reported.
 */
export async function placeRest(
  desk: Pick<BattleDesk, 'state$' | 'session' | 'stage' | 'explain' | 'fail'>,
): Promise<void> {
  const { session } = desk;
  const { seat, view } = desk.state$.value;
  if (seat === null || !view.deploying) return;
  const without: Rejection[] = [];
  try {
    const now = session.view(session.viewer()) as OrionsGateView;
    for (const { command, refused } of placeFleet(stateOf(session.game, now), seat)) {
      if (refused) without.push(refused);
      else if ((await session.submit(seat, command)).kind !== 'accepted') return;
    }
    if (without[0]) desk.explain([without[0]]);
    desk.stage()?.skip();
  } catch (error) {
    desk.fail('rules', error);
  }
}
