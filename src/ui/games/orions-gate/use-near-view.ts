import { useEffect } from 'preact/hooks';
import type { TableStage } from '../../draw/orions-gate/stage.ts';
import { useRoom } from '../../play/layout.ts';
import type { BattleState } from './state.ts';

/** Pixels between the reach of a unit and the edge of a small screen. */
const MARGIN = 24;

/** On a small screen the camera goes near the unit that is planned, and back to the whole table for the next choice. */
export function useNearView(stage: TableStage | null, { decision, seat, view }: BattleState): void {
  const { room } = useRoom();
  useEffect(() => {
    if (!stage || room !== 'narrow' || seat === null) return;
    const unit = view.units.find((one) => one.id === view.activation?.unit);
    if (decision === 'play.choose' || decision === 'play.fire') stage.fit();
    if (decision !== 'play.plan' || !unit?.pose || view.activation!.allowance === 0) return;
    stage.focus(unit.pose, (innerWidth / 2 - MARGIN) / (view.activation!.allowance / 1000 + 1));
  }, [stage, decision, seat, view.activation?.unit]);
}
