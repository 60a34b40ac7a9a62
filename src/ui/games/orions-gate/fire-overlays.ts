import {
  circles,
  componentData,
  UNITS,
  type OrionsGateView,
  type Unit,
  type UnitId,
} from '../../../games/orions-gate/index.ts';
import type { AnyGame } from '../../../engine/game.ts';
import type { Overlay } from './table/stage.ts';
import { BOARD, legalTargets, targetsOf, type FireTool } from './tools/fire.ts';
import { radiusOf } from './tools/radius.ts';
import { placedIn, type ToolContext } from './tools/tool.ts';
import { facingsOf, wedgeOf } from './arc-overlays.ts';
import { stateOf } from './asking.ts';
import { sideTone } from './measure-overlays.ts';
import { sightOverlay } from './sight-aid.ts';
import type { BattleState } from './state.ts';

type Placed = NonNullable<ReturnType<typeof placedIn>>;

/** The weapon in hand: how far it reaches, whom it may be fired at, and what lies between it and its targets. */
export function fireOverlays(
  game: AnyGame,
  state: BattleState,
  tool: FireTool,
  context: ToolContext,
): readonly Overlay[] {
  const { view } = state;
  const unit = placedIn(view, tool.unit);
  if (!unit) return [];
  const range = weaponRange(game, view, unit, tool.slot);
  const list: Overlay[] = range > 0 ? [...rangeOverlays(view, unit, tool.slot, range)] : [];
  if (targetsOf(unit, tool.slot) !== 'none')
    for (const id of legalTargets(view, unit, tool.slot, context.check))
      list.push({ kind: 'mark', unit: id, mark: 'target' });
  if (state.aids.sight && targetsOf(unit, tool.slot) !== 'friend')
    for (const id of sighted(state, tool, unit))
      list.push(...sightOverlay(game, view, unit, unit.pose, id, range > 0 ? range : null));
  return list;
}

/** A ring, or the sectors a weapon with a facing covers. */
function rangeOverlays(view: OrionsGateView, unit: Placed, slot: number, range: number): readonly Overlay[] {
  const radius = range + radiusOf(view.options, unit.unitType);
  const label = `${range / 1000} in`;
  const facings = facingsOf(view, unit, [slot]);
  if (facings) return facings.map((facing) => wedgeOf(unit.pose, facing, radius, sideTone(unit), label));
  const { x, y } = unit.pose;
  return [{ kind: 'ring', x, y, radius, tone: sideTone(unit), dashed: true, label }];
}

/** The targets taken, and the enemy pointed at. */
function sighted({ view, hovered }: BattleState, { targets }: FireTool, unit: Unit): readonly UnitId[] {
  const pointed = hovered === null ? null : placedIn(view, hovered);
  return pointed && pointed.side !== unit.side && !targets.includes(pointed.id) ? [...targets, pointed.id] : targets;
}

/** Range of a weapon in mils; slot 0 is the primary gun. */
function weaponRange(game: AnyGame, view: OrionsGateView, unit: Unit, slot: number): number {
  if (slot === 0) return UNITS[unit.unitType].gun.range;
  if (slot === BOARD) return circles(stateOf(game, view), unit.id).find(({ kind }) => kind === 'boarding')?.range ?? 0;
  const component = unit.components[slot - 1];
  return component ? (componentData(component.kind).range ?? 0) : 0;
}
