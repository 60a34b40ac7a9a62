import type { AnyGame } from '../../../engine/game.ts';
import {
  sightLine,
  withGhost,
  type OrionsGateView,
  type Pose,
  type Unit,
  type UnitId,
} from '../../../games/orions-gate/index.ts';
import { compareGap, gapBetween, gapText, type Footprint } from '../../../table/index.ts';
import type { Overlay } from './table/stage.ts';
import { battle as words } from './words/play.ts';
import { radiusOf } from './tools/radius.ts';
import { placedIn } from './tools/tool.ts';
import { RULES, stateOf } from './asking.ts';

/**
 * Line of sight from a unit at a pose to another unit: the fan with its hidden share, and why there is cover (OG-25.5).
 * With a range in mils, a distance beyond it is rounded up, so that the label never contradicts the verdict (OG-2.6).
 */
export function sightOverlay(
  game: AnyGame,
  view: OrionsGateView,
  unit: Unit,
  pose: Pose,
  target: UnitId,
  range: number | null = null,
): readonly Overlay[] {
  const other = placedIn(view, target);
  if (!other || other.id === unit.id || other.pose.table !== pose.table) return [];
  const state = withGhost(stateOf(game, view), unit.id, pose);
  const line = sightLine(RULES, state, unit.id, target);
  const gap = gapBetween(line.target, baseAt(view, unit, pose));
  const far = range !== null && compareGap(gap, range) > 0;
  const notes = [
    gapText(gap, far ? 'max' : 'nearest'),
    far ? words.tooFar(range) : '',
    line.share > 0 ? words.hiddenShare(line.shareText) : '',
    line.seen && line.covered ? words.inCover : '',
    line.sectorOfTarget === 'back' ? words.backShot : '',
  ];
  return [
    {
      kind: 'fan',
      from: line.from,
      target: line.target,
      halfWidth: line.halfWidth,
      hidden: line.hidden,
      tone: !line.seen || far ? 'bad' : line.covered ? 'warn' : 'good',
      label: notes.filter(Boolean).join(' · '),
    },
  ];
}

const baseAt = (view: OrionsGateView, unit: Unit, { x, y }: Pose): Footprint => ({
  x,
  y,
  radius: radiusOf(view.options, unit.unitType),
});
