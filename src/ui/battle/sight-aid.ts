import type { AnyGame } from '../../engine/game.ts';
import type { OrionsGateView, Pose, Unit, UnitId } from '../../games/orions-gate/index.ts';
import { frontPoint } from '../../table/facing.ts';
import { kernelSight } from '../../table/index.ts';
import type { SightWorld } from '../../table/sight.ts';
import type { Overlay } from '../draw/stage.ts';
import { radiusOf } from '../tools/radius.ts';
import { placedIn } from '../tools/tool.ts';

const worlds = new WeakMap<object, SightWorld>();

/** The pieces of a table, opened for questions once. */
function worldOf(view: OrionsGateView, table: number): SightWorld {
  const { pieces } = view.tables[table - 1]!;
  const known = worlds.get(pieces);
  if (known) return known;
  const world = kernelSight.open(pieces.map(({ id, kind, parts }) => ({ id, solid: kind === 'blocking' || kind === 'warpGate' || kind === 'wormhole', parts })));
  worlds.set(pieces, world);
  return world;
}

/** Line of sight from a unit at a pose to another unit: the fan, its hidden share, and who hides (OG-25.5). */
export function sightOverlay(_game: AnyGame, view: OrionsGateView, unit: Unit, pose: Pose, target: UnitId): readonly Overlay[] {
  const other = placedIn(view, target);
  if (!other || other.id === unit.id || other.pose.table !== pose.table) return [];
  const from = frontPoint(pose, radiusOf(view.options, unit.unitType));
  const base = { x: other.pose.x, y: other.pose.y, radius: radiusOf(view.options, other.unitType) };
  const share = worldOf(view, pose.table).hiddenShare(from, base);
  const percent = Math.round(share.share * 100);
  const gap = Math.max(0, Math.round(Math.hypot(pose.x - base.x, pose.y - base.y) - base.radius - radiusOf(view.options, unit.unitType)));
  const seen = share.full ? 'bad' : share.half ? 'warn' : 'good';
  return [{ kind: 'fan', from, target: base, halfWidth: share.halfWidth, hidden: share.hidden, tone: seen, label: `${(gap / 1000).toFixed(3)} in${percent > 0 ? ` · ${percent} % hidden` : ''}` }];
}
