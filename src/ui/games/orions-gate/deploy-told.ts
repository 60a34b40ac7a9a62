import type { Unit } from '../../../games/orions-gate/index.ts';
import type { Rejection } from '../../../engine/game.ts';
import type { StageInput } from '../../table/stage.ts';
import type { HandDesk } from './battle-desk.ts';
import { edgeAt, edgeInstead } from './edges.ts';
import type { BattleState, Hint } from './state.ts';
import { stopOf } from './stop-overlays.ts';
import { radiusOf, unitAt } from './tools/radius.ts';
import type { ToolContext } from './tools/tool.ts';
import { pullWords } from './words/pull.ts';
import { stopWords } from './words/stop.ts';

/**
 * Says at the pointer what stops a ship on its way through the zone, and why one that is pulled at is not to be placed.
 * What was said stays until the next press. To be called after the tool in hand has heard of the pointer.
 */
export function openDeployTold({ state$, set }: HandDesk, context: () => ToolContext): (event: StageInput) => void {
  let refused: Rejection | null = null;
  return (event) => {
    const state = state$.value;
    if (state.view.stage !== 'deploy' || (event.kind !== 'down' && event.kind !== 'drag' && event.kind !== 'tap'))
      return;
    if (event.kind !== 'drag') refused = event.kind === 'down' ? whyNotHeld(state, event, context()) : null;
    const hint = stopHint(state, event);
    if (hint) set({ hint });
    else if (refused && event.kind === 'drag') set({ hint: { text: refused.reason, at: event.at, why: refused } });
    else if (state.hint) set({ hint: null });
  };
}

/**
 * What the ship in hand stops at on its way to the pointer, told where it stands; where edges may still change, the
 * other is open.
 */
function stopHint(state: BattleState, { at }: StageInput): Hint | null {
  const { tool, view } = state;
  if (tool.kind !== 'deploy' || !tool.blocked) return null;
  const edge = edgeAt(view, at);
  if (edge !== null && edge === edgeInstead(state)) return null;
  const { blocked: why, pose, unit: id } = tool;
  const unit = view.units.find((other) => other.id === id);
  // Without any place near the pointer the refusal itself is told.
  if (!pose || !unit) return { text: why.reason, at, why };
  const top = { x: pose.x, y: pose.y + radiusOf(view.options, unit.unitType), table: pose.table };
  return { text: `${stopWords.here} ${stopOf(view, why).text}.`, at: top, why, stop: true };
}

/** Why the ship under a press is not held; null where it is, and where there is none. */
function whyNotHeld(state: BattleState, { at, pixel }: StageInput, context: ToolContext): Rejection | null {
  const { tool, view } = state;
  if (tool.kind === 'deploy' && tool.grip !== 'none') return null;
  const unit = unitAt(view, at, 6 * pixel);
  return unit && whyNotPlaced(state, unit, context);
}

/** Why a unit cannot be taken in hand to be placed; null where it can. */
export function whyNotPlaced(
  { seat, busy, view }: BattleState,
  { id, status, side, name }: Unit,
  { check }: ToolContext,
): Rejection | null {
  if (seat === null) return { rule: 'OG-20.1', reason: busy ? pullWords.busy : pullWords.turn };
  if (view.side !== null && side !== view.side) return { rule: 'OG-4.10', reason: pullWords.waits(name) };
  // Asked of what could be done with it whatever its place is.
  return check({ type: status === 'leftOut' ? 'undeploy' : 'leaveOut', unit: id })[0] ?? null;
}
