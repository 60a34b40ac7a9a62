import type { AnyGame } from '../../../engine/game.ts';
import {
  missionCircles,
  type MissionAid,
  type MissionCircle,
  type OrionsGateView,
  type Side,
} from '../../../games/orions-gate/index.ts';
import { changed, pointsOf, standingOf } from './hud/mission-words.ts';
import { unitName } from './hud/names.ts';
import { missionAhead } from './mission-ahead.ts';
import { plannedEnd } from './planned-end.ts';
import type { BattleState } from './state.ts';
import type { Overlay, Tone } from './table/stage.ts';
import type { ToolContext } from './tools/tool.ts';

/** What the movement in hand would change of the mission, marked where it lies (OG-25.10). */
export function missionOverlays(
  game: AnyGame,
  state: Pick<BattleState, 'tool' | 'view'>,
  context: ToolContext,
): readonly Overlay[] {
  const { view } = state;
  const end = plannedEnd(state, context);
  const { now, then } = missionAhead(game, view, end);
  const side = end && view.units.find(({ id }) => id === end.unit)?.side;
  if (!then || !side) return [];
  return [...markersChanged(view, now, then), ...zoneChanged(view, side, end.pose.table, now, then)];
}

/** Markers that another side would hold then, or stations that would fall. */
function markersChanged(view: OrionsGateView, now: MissionAid, then: MissionAid): readonly Overlay[] {
  const name = (id: string): string => unitName(view, id);
  const circles = missionCircles(view);
  return now.markers.flatMap((before, index) => {
    const after = then.markers[index]!;
    const circle = circles.find(({ marker }) => marker === before.marker);
    const [said, instead] = [standingOf(before, name), standingOf(after, name)];
    if (!circle || said === instead) return [];
    const tone = after.falling
      ? 'warn'
      : after.holder === 'A' || after.holder === 'B'
        ? toneOf(after.holder)
        : 'neutral';
    return [ringOf(circle, tone, changed(said, instead))];
  });
}

/** The zone or the middle of the table, where the points that count there would change. */
function zoneChanged(
  view: OrionsGateView,
  side: Side,
  table: number,
  now: MissionAid,
  then: MissionAid,
): readonly Overlay[] {
  const where =
    view.mission === 'breakthrough' ? 'inEnemyZone' : view.mission === 'captureTheGate' ? 'nearCentre' : null;
  if (!where || now[side][where].points === then[side][where].points) return [];
  const label = pointsOf(now[side][where].points, then[side][where].points);
  const tone = toneOf(side);
  if (where === 'nearCentre') {
    const circle = missionCircles(view).find((one) => one.kind === 'centre' && one.table === table);
    return circle ? [ringOf(circle, tone, label)] : [];
  }
  const zone = then[side === 'A' ? 'B' : 'A'].zone;
  if (!zone) return [];
  const { left, right, bottom, top } = zone;
  const rings = [
    [
      { x: left, y: bottom },
      { x: right, y: bottom },
      { x: right, y: top },
      { x: left, y: top },
    ],
  ];
  return [{ kind: 'area', table, rings, tone, outline: true, label }];
}

const ringOf = ({ table, centre, radius }: MissionCircle, tone: Tone, label: string): Overlay => ({
  kind: 'ring',
  table,
  ...centre,
  radius,
  tone,
  fill: true,
  label,
});

const toneOf = (side: Side): Tone => (side === 'A' ? 'sideA' : 'sideB');
