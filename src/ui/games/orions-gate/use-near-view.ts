import { useEffect } from 'preact/hooks';
import type { OrionsGateView, UnitId } from '../../../games/orions-gate/index.ts';
import type { Box } from '../../../table/box.ts';
import type { Point } from '../../../table/shape.ts';
import { firingSight } from './firing-sight.ts';
import type { TableStage } from './table/stage.ts';
import { useRoom } from '../../match/layout.ts';
import type { BattleState } from './state.ts';
import { placedIn } from './tools/tool.ts';

/** Pixels between the reach of a unit and the edge of a small screen. */
const MARGIN = 24;

/** Inches round a unit that are shown while something is laid near it: farther than a mine may lie (OG-9.35). */
const LAYING = 9;

type Sight = 'whole' | Box | { readonly near: Point; readonly scale: number };

/** Where the camera goes for a step: to a part of the table, near a place, or to all of it; null leaves it alone. */
function sightOf(view: OrionsGateView, decision: string | null, laid: UnitId | null): Sight | null {
  const ship = placedIn(view, laid ?? view.activation?.unit ?? '');
  const near = (inches: number): Sight => ({ near: ship!.pose, scale: (innerWidth / 2 - MARGIN) / inches });
  if (laid !== null && ship) return near(LAYING);
  switch (decision) {
    case 'play.choose':
      return 'whole';
    case 'play.fire':
      return (ship && firingSight(view, ship)) ?? 'whole';
    case 'play.plan': {
      const inches = (view.activation?.allowance ?? 0) / 1000;
      return ship && inches > 0 ? near(inches + 1) : null;
    }
    default:
      return null;
  }
}

/**
 * On a small screen the camera goes near the unit that is planned or near which something is laid, shows one that fires
 * with whom it may reach, and goes back to the whole table for the next choice.
 */
export function useNearView(stage: TableStage | null, state: BattleState): void {
  const { seat, trying, tool } = state;
  const { room } = useRoom();
  // A ship in hand is never moved away from under the finger.
  const [view, decision] = trying ? [trying.real, 'play.choose'] : [state.view, state.decision];
  const laid = tool.kind === 'lay' ? tool.unit : null;
  useEffect(() => {
    if (!stage || room !== 'narrow' || seat === null) return;
    const sight = sightOf(view, decision, laid);
    if (sight === 'whole') stage.fit();
    else if (sight && 'near' in sight) stage.focus(sight.near, sight.scale);
    else if (sight) stage.frame(sight);
  }, [stage, decision, seat, view.activation?.unit, laid]);
}
