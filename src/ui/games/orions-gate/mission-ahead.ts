import type { AnyGame } from '../../../engine/game.ts';
import {
  missionAid,
  missionAidAfter,
  missionAidIf,
  type MissionAid,
  type OrionsGateState,
  type OrionsGateView,
} from '../../../games/orions-gate/index.ts';
import { RULES, stateOf } from './asking.ts';
import type { PlannedEnd } from './planned-end.ts';

/** How the mission stands, and how it would stand after the movement in hand; null without one. */
export interface MissionAhead {
  readonly now: MissionAid;
  readonly then: MissionAid | null;
}

const known = new WeakMap<OrionsGateView, { readonly now: MissionAid; end: string; then: MissionAid | null }>();

/** Counted by the rules' own scoring, once a view and end: panel and table ask for the same (OG-25.10). */
export function missionAhead(game: AnyGame, view: OrionsGateView, end: PlannedEnd | null): MissionAhead {
  const kept = known.get(view) ?? { now: missionAid(stateOf(game, view)), end: '', then: null };
  known.set(view, kept);
  const key = endKey(end);
  if (kept.end !== key) {
    kept.end = key;
    kept.then = end && aidAfter(stateOf(game, view), end);
  }
  return { now: kept.now, then: kept.then };
}

/** What tells two ends of a movement apart. */
const endKey = (end: PlannedEnd | null): string =>
  end ? JSON.stringify([end.unit, end.pose.table, end.pose.x, end.pose.y, end.command]) : '';

const aidAfter = (state: OrionsGateState, { unit, pose, command }: PlannedEnd): MissionAid =>
  (command && missionAidAfter(RULES, state, command)) ?? missionAidIf(state, unit, pose);
