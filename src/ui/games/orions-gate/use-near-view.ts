import { useEffect } from 'preact/hooks';
import type { TableStage } from './table/stage.ts';
import { useRoom } from '../../match/layout.ts';
import type { BattleState } from './state.ts';

/** Pixels between the reach of a unit and the edge of a small screen. */
const MARGIN = 24;

/** Inches round a unit that are shown while something is laid near it: farther than a mine may lie (OG-9.35). */
const LAYING = 9;

/**
 * On a small screen the camera goes near the unit that is planned, or near which something is laid, and back to the
 * whole table for the next choice.
 */
export function useNearView(stage: TableStage | null, state: BattleState): void {
  const { seat, trying, tool } = state;
  const { room } = useRoom();
  // A ship in hand is never moved away from under the finger.
  const [view, decision] = trying ? [trying.real, 'play.choose'] : [state.view, state.decision];
  const laid = tool.kind === 'lay' ? tool.unit : null;
  useEffect(() => {
    if (!stage || room !== 'narrow' || seat === null) return;
    const unit = view.units.find((one) => one.id === (laid ?? view.activation?.unit));
    if (laid !== null && unit?.pose) return stage.focus(unit.pose, (innerWidth / 2 - MARGIN) / LAYING);
    if (decision === 'play.choose' || decision === 'play.fire') stage.fit();
    if (decision !== 'play.plan' || !unit?.pose || view.activation!.allowance === 0) return;
    stage.focus(unit.pose, (innerWidth / 2 - MARGIN) / (view.activation!.allowance / 1000 + 1));
  }, [stage, decision, seat, view.activation?.unit, laid]);
}
