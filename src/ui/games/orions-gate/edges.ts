import { ZONE_DEPTH, type OrionsGateView } from '../../../games/orions-gate/index.ts';
import type { BattleState } from './state.ts';

/** A long edge of the table. */
export type Edge = 'south' | 'north';

/** The edge of the zone a point lies in, or null between them (OG-4.3). */
export function edgeAt({ tables }: OrionsGateView, { y }: { readonly y: number }): Edge | null {
  if (y <= ZONE_DEPTH) return 'south';
  return y >= tables[0]!.height - ZONE_DEPTH ? 'north' : null;
}

/**
 * The edge a person could take instead of theirs: they won the roll-off, and since they chose nobody else has done
 * anything (OG-4.9). Null when that is settled.
 */
export function edgeInstead({ view, seat, decision }: BattleState): Edge | null {
  const { deploying, rollOffWinner, deployed, markers, captains, edges } = view;
  if (seat === null || decision !== 'setup.deploy' || !deploying || deploying !== rollOffWinner) return null;
  if (deployed.length > 0 || markers.length > 0) return null;
  if (captains.filter(({ side }) => side === deploying).length > 1) return null;
  return edges[deploying] === 'south' ? 'north' : 'south';
}
