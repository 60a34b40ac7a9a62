import type { Unit } from '../../../games/orions-gate/index.ts';
import type { Rejection } from '../../../engine/game.ts';
import type { StageInput } from '../../table/stage.ts';
import type { HandDesk } from './battle-desk.ts';
import { edgeAt, edgeInstead } from './edges.ts';
import type { BattleState } from './state.ts';
import { unitAt } from './tools/radius.ts';
import type { ToolContext } from './tools/tool.ts';
import { pullWords } from './words/pull.ts';

/**
 * Says at the pointer what stops a ship on its way into the zone, and why one that is pulled at is not to be placed.
 * What was said stays until the next press. To be called after the tool in hand has heard of the pointer.
 */
export function openDeployTold({ state$, set }: HandDesk, context: () => ToolContext): (event: StageInput) => void {
  let refused: Rejection | null = null;
  return (event) => {
    const state = state$.value;
    if (state.decision !== 'setup.deploy' || (event.kind !== 'down' && event.kind !== 'drag' && event.kind !== 'tap'))
      return;
    if (event.kind !== 'drag') refused = event.kind === 'down' ? whyNotHeld(state, event, context()) : null;
    const why = stopOf(state, event) ?? (event.kind === 'drag' ? refused : null);
    if (why) set({ hint: { text: why.reason, at: event.at, why } });
    else if (state.hint) set({ hint: null });
  };
}

/** What keeps the ship in hand from standing where the pointer is; where edges may still change, the other is open. */
function stopOf(state: BattleState, { at }: StageInput): Rejection | null {
  const { tool, view } = state;
  if (tool.kind !== 'deploy' || !tool.blocked) return null;
  const edge = edgeAt(view, at);
  return edge !== null && edge === edgeInstead(state) ? null : tool.blocked;
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
  { seat, busy }: BattleState,
  { id, status }: Unit,
  { check }: ToolContext,
): Rejection | null {
  if (seat === null) return { rule: 'OG-20.1', reason: busy ? pullWords.busy : pullWords.turn };
  // Asked of what could be done with it whatever its place is.
  return check({ type: status === 'leftOut' ? 'undeploy' : 'leaveOut', unit: id })[0] ?? null;
}
