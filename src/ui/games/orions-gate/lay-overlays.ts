import type { AnyGame } from '../../../engine/game.ts';
import { layArea, layRadius, MINE_REACH, type Laying, type OrionsGateView } from '../../../games/orions-gate/index.ts';
import { gapBetween, gapText } from '../../../table/index.ts';
import type { Overlay } from './table/stage.ts';
import { battleAdvanced as words } from './words/play-advanced.ts';
import { RULES, stateOf } from './asking.ts';
import { sideTone } from './measure-overlays.ts';
import { pad } from './pad.ts';
import type { BattleState } from './state.ts';
import { layFault, type LayTool } from './tools/lay.ts';
import { radiusOf } from './tools/radius.ts';
import type { ToolContext } from './tools/tool.ts';
import { whyOverlays } from './why-geometry.ts';

const areas = new WeakMap<OrionsGateView, Map<string, Extract<Overlay, { kind: 'area' }>['rings']>>();

/** Where something may be laid; counted once a view. */
function areaOf(game: AnyGame, view: OrionsGateView, laying: Laying) {
  const kept = areas.get(view) ?? new Map<string, ReturnType<typeof layArea>>();
  areas.set(view, kept);
  const key = JSON.stringify(laying);
  const rings = kept.get(key) ?? layArea(RULES, stateOf(game, view), laying);
  kept.set(key, rings);
  return rings;
}

/** The area in which something may lie, what is laid there, its distance, and why a place is refused. */
export function layOverlays(
  game: AnyGame,
  state: BattleState,
  tool: LayTool,
  check: ToolContext['check'],
): readonly Overlay[] {
  const { view } = state;
  const { laying, at, blocked } = tool;
  const unit = view.units.find(({ id }) => id === tool.unit);
  const window = view.windows[0];
  const from = laying.kind === 'debris' && window?.kind === 'debris' ? window.from : unit?.pose;
  if (!unit || !from) return [];
  // A legal place at the very edge is never coloured illegal.
  const tone = layFault(tool, check) ? 'warn' : sideTone(unit);
  const list: Overlay[] = [{ kind: 'area', rings: areaOf(game, view, laying), tone: sideTone(unit) }];
  if (at) {
    const radius = layRadius(laying);
    const own = radiusOf(view.options, unit.unitType);
    const gap = gapBetween({ ...from, radius: own }, { ...at, radius });
    if (Math.hypot(at.x - from.x, at.y - from.y) > own)
      list.push({ kind: 'line', from, to: at, tone: 'focus', dashed: true, label: gapText(gap, 'nearest') });
    if (laying.kind === 'mine')
      list.push({ kind: 'ring', ...at, radius: MINE_REACH, tone, dashed: true, label: words.mineGoesOff });
    else list.push({ kind: 'ring', ...at, radius, tone, fill: true });
    list.push({ kind: 'pin', at, tone });
    list.push(...pad(state, at, radius));
  }
  if (blocked) list.push(...whyOverlays(view, [blocked], unit.id));
  return list;
}
