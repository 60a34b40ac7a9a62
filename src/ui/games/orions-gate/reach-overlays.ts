import {
  allowanceOf,
  reachArea,
  type Action,
  type OrionsGateView,
  type ReachArea,
  type Unit,
} from '../../../games/orions-gate/index.ts';
import type { AnyGame } from '../../../engine/game.ts';
import { inchesAlike } from '../../kit/words/text.ts';
import { along } from '../../../table/direction.ts';
import { onTable, type Overlay, type Tone } from './table/stage.ts';
import { battle as words } from './words/play.ts';
import { placedIn } from './tools/tool.ts';
import { stateOf } from './asking.ts';
import { sideTone } from './measure-overlays.ts';
import type { BattleState } from './state.ts';
import { subjectOf } from './subject.ts';

const areas = new WeakMap<OrionsGateView, Map<string, readonly Overlay[]>>();

/**
 * The area an action can reach; counted once a view. With Engine dice the sure part is plain, the rest hatched, the
 * average a dashed line (OG-25.6).
 */
export function reachOverlays(game: AnyGame, view: OrionsGateView, unit: Unit, action: Action): readonly Overlay[] {
  if (action !== 'move' && action !== 'cruise') return [];
  const kept = areas.get(view) ?? new Map<string, readonly Overlay[]>();
  areas.set(view, kept);
  const known = kept.get(`${unit.id} ${action}`);
  if (known) return known;
  const tone = sideTone(unit);
  const area = reachArea(stateOf(game, view), unit.id, action);
  const list = area.dice ? diceReach(area, tone) : [{ kind: 'area', rings: area.reach.rings, tone } as const];
  kept.set(`${unit.id} ${action}`, list);
  return list;
}

/** A reach with Engine dice: the sure part after what depends on them, so that only the band between is hatched. */
function diceReach({ least, average, most }: Extract<ReachArea, { dice: true }>, tone: Tone): readonly Overlay[] {
  const [sure, usual, utmost] = inchesAlike([least.allowance, average.allowance, most.allowance]);
  return [
    { kind: 'area', rings: most.rings, tone, hatched: true, label: words.reachMost(utmost!) },
    { kind: 'area', rings: least.rings, tone, label: words.reachLeast(sure!) },
    { kind: 'area', rings: average.rings, tone, outline: true, label: words.reachAverage(usual!) },
  ];
}

/** The reach of an action before it is chosen; for a ram its line. */
export function previewOverlays(game: AnyGame, state: BattleState): readonly Overlay[] {
  const { view, preview } = state;
  const unit = placedIn(view, subjectOf(state) ?? '');
  if (!unit || !preview) return [];
  const { table } = unit.pose;
  if (preview !== 'ram') return onTable(table, reachOverlays(game, view, unit, preview));
  const { least, most } = allowanceOf(stateOf(game, view), unit.id, 'ram');
  const line = (mils: number, dashed: boolean): Overlay => ({
    kind: 'line',
    from: unit.pose,
    to: along(unit.pose, unit.pose.heading, mils),
    tone: 'warn',
    ticks: true,
    dashed,
  });
  return onTable(table, most > least ? [line(most, true), line(least, false)] : [line(least, false)]);
}
