import type { Rejection } from '../../../engine/game.ts';
import type { OrionsGateView, Pose, Unit } from '../../../games/orions-gate/index.ts';
import type { Overlay } from './table/stage.ts';
import { sideTone } from './measure-overlays.ts';
import { radiusOf } from './tools/radius.ts';

/** A unit tried at a pose; with a handle it can be turned there. */
export function ghost(view: OrionsGateView, unit: Unit, pose: Pose, blocked: Rejection | null, handle = true): Overlay {
  return {
    kind: 'ghost',
    id: unit.id,
    unitType: unit.unitType,
    side: unit.side,
    radius: radiusOf(view.options, unit.unitType),
    pose,
    tone: blocked ? 'warn' : sideTone(unit),
    handle,
  };
}
