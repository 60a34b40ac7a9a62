import { dragDeploy, type OrionsGateCommand, type OrionsGateView } from '../../../games/orions-gate/index.ts';
import { stateOf } from './asking.ts';
import type { BattleDesk } from './battle-desk.ts';
import { edgeInstead } from './edges.ts';

/**
 * Takes back the choice of edge with what was placed since, chooses the other one, and places everybody again as they
 * stood, the table turned by half (OG-4.9, 4.10).
 */
export async function changeEdge({
  state$,
  session,
  stage,
}: Pick<BattleDesk, 'state$' | 'session' | 'stage'>): Promise<void> {
  const { view, seat } = state$.value;
  const edge = edgeInstead(state$.value);
  if (seat === null || edge === null) return;
  const viewer = session.viewer();
  let chosen = session.plies();
  const typeAt = (ply: number) => (session.heard(ply, viewer).command as OrionsGateCommand | null)?.type;
  while (chosen > 0 && typeAt(chosen) !== 'chooseEdge') chosen -= 1;
  if (chosen === 0 || (await session.undo(false, chosen - 1)).kind !== 'accepted') return;
  await session.submit(seat, { type: 'chooseEdge', edge });
  const { width, height } = view.tables[0]!;
  for (const { id, side, pose } of view.units) {
    if (side !== view.deploying || !pose) continue;
    const now = session.view(viewer) as OrionsGateView;
    const there = { x: width - pose.x, y: height - pose.y };
    const { command } = dragDeploy(stateOf(session.game, now), id, there, pose.heading + 18_000, pose.table);
    if (command) await session.submit(seat, command);
  }
  stage()?.skip();
}
