import { dragDeploy, type OrionsGateView } from '../../../games/orions-gate/index.ts';
import { stateOf } from './asking.ts';
import type { BattleDesk } from './battle-desk.ts';
import { facingEnemy, spread } from './tools/deploy.ts';

/**
 * Places what still waits, spread over the zone of the table in sight. What is refused ends it; a zone without room
 * does too, and says so. A failure of the rules is reported.
 */
export async function placeRest(
  desk: Pick<BattleDesk, 'state$' | 'session' | 'stage' | 'explain' | 'fail'>,
): Promise<void> {
  const { session } = desk;
  const { view, seat, table } = desk.state$.value;
  if (seat === null || !view.deploying) return;
  try {
    for (const { unit, at } of spread(view, seat, view.deploying, table)) {
      const now = session.view(session.viewer()) as OrionsGateView;
      const heading = facingEnemy(view, view.deploying);
      const { command, stoppedBy } = dragDeploy(stateOf(session.game, now), unit, at, heading, at.table);
      if (!command && stoppedBy) desk.explain([stoppedBy]);
      if (!command || (await session.submit(seat, command)).kind !== 'accepted') return;
    }
    desk.stage()?.skip();
  } catch (error) {
    desk.fail('rules', error);
  }
}
