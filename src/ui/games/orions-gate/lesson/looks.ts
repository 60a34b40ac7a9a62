import type { OrionsGateView, PlacedUnit, UnitId } from '../../../../games/orions-gate/index.ts';
import type { Look, LookNow } from '../../../match/lesson/lesson.ts';
import type { BattleState } from '../state.ts';
import { draftEnd } from '../tools/plan.ts';
import { placedIn } from '../tools/tool.ts';
import { battle } from '../words/play.ts';

const toolOf = (shown: unknown) => (shown as BattleState | null)?.tool;

/** The ship whose movement is planned, standing at its end; null while none is planned. */
function ghostOf(shown: unknown): PlacedUnit | null {
  const tool = toolOf(shown);
  if (tool?.kind !== 'plan') return null;
  const unit = placedIn((shown as BattleState).view, tool.unit);
  return unit && { ...unit, pose: { ...unit.pose, ...draftEnd(unit.pose, tool.draft) } };
}

/** A movement: where it is to lead, and once the ghost is there, the order. */
export const wayTo =
  (isThere: (view: OrionsGateView, ghost: PlacedUnit) => boolean, before: readonly Look[]): LookNow =>
  (shown) => {
    const ghost = ghostOf(shown);
    return ghost && isThere((shown as BattleState).view, ghost) ? [{ button: battle.confirmPlan }] : before;
  };

/** A turn on the spot: the ship, and the order, whose words say whether it turns. */
export const turnOf =
  (unit: UnitId): LookNow =>
  (shown) => {
    const ghost = ghostOf(shown);
    const turns = ghost && ghost.pose.heading !== placedIn((shown as BattleState).view, unit)?.pose.heading;
    return [{ thing: unit }, { button: turns ? battle.confirmPlan : battle.confirmStay }];
  };

/** A shot: the enemy, and of weapon, target and order the first that is still to be pressed. */
export const shotAt =
  (target: UnitId, name: string, weapon: { readonly slot: number; readonly name: string }): LookNow =>
  (shown) => {
    const tool = toolOf(shown);
    const isInHand = tool?.kind === 'fire' && tool.slot === weapon.slot;
    const button = !isInHand ? weapon.name : tool.targets.includes(target) ? battle.fire : name;
    return [{ thing: target }, { button }];
  };
