import {
  encounters,
  exitArea,
  openTrial,
  type DragPlan,
  type GateDrag,
  type OrionsGateView,
  type PlacedUnit,
  type Unit,
} from '../../../games/orions-gate/index.ts';
import type { AnyGame } from '../../../engine/game.ts';
import { onTable, type Overlay } from './table/stage.ts';
import { battle as words } from './words/play.ts';
import { tablesText as tables } from './words/tables.ts';
import { draftEnd, type PlanTool } from './tools/plan.ts';
import { radiusOf } from './tools/radius.ts';
import { commandOf, placedIn, type ToolContext } from './tools/tool.ts';
import { arcOverlays } from './arc-overlays.ts';
import { RULES, stateOf } from './asking.ts';
import { ghost } from './ghost-overlay.ts';
import { sideTone } from './measure-overlays.ts';
import { pad } from './pad.ts';
import { planOf } from './plan-facts.ts';
import { reachOverlays } from './reach-overlays.ts';
import { sightOverlay } from './sight-aid.ts';
import type { BattleState } from './state.ts';
import { stopOverlays } from './stop-overlays.ts';
import { whyOverlays } from './why-geometry.ts';

/** Gaps up to this many mils are drawn at a path. */
const NEAR = 2000;

/** A movement being planned: its reach and path, the ghost at its end, what it comes near to and what it meets. */
export function planOverlays(
  game: AnyGame,
  state: BattleState,
  tool: PlanTool,
  context: ToolContext,
): readonly Overlay[] {
  const { view } = state;
  const unit = placedIn(view, tool.unit);
  if (!unit || !view.activation) return [];
  const { action, allowance } = view.activation;
  const facts = planOf(tool, unit, context);
  const list: Overlay[] = [...reachOverlays(game, state.trying?.real ?? view, unit, action)];
  if (facts && facts.path.length > 1) list.push(ribbon(view, unit, facts));
  if (tool.draft.kind === 'ram') {
    const to = draftEnd(unit.pose, { kind: 'ram', target: null, distance: allowance });
    list.push({ kind: 'line', from: unit.pose, to, tone: 'warn', dashed: true, ticks: true });
  }
  if (facts && 'entered' in facts)
    return [...list, ...gateOverlays(game, view, unit, facts, tool), ...metOverlays(game, view, unit, tool)];
  list.push(...endOverlays(game, state, tool, unit, facts));
  return list;
}

const ribbon = (view: OrionsGateView, unit: Unit, { path, usedText, left }: DragPlan | GateDrag): Overlay => ({
  kind: 'ribbon',
  points: path,
  radius: radiusOf(view.options, unit.unitType),
  tone: sideTone(unit),
  label: `${usedText} · ${words.left(left)}`,
});

/** The ghost where a path ends on the unit's own table, and what concerns it there. */
function endOverlays(
  game: AnyGame,
  state: BattleState,
  tool: PlanTool,
  unit: PlacedUnit,
  facts: DragPlan | null,
): readonly Overlay[] {
  const { view } = state;
  const { draft } = tool;
  const end = { ...draftEnd(unit.pose, draft), table: unit.pose.table };
  const stands = draft.kind === 'ram' && facts ? facts.pose : end;
  // Typed numbers may be illegal; what is drawn or nudged stops at the last legal place.
  const illegal = tool.blocked !== null && facts !== null && facts.stoppedBy !== null;
  const list: Overlay[] = [ghost(view, unit, stands, illegal ? tool.blocked : null, draft.kind !== 'ram')];
  if (draft.kind === 'ship' || draft.kind === 'chain')
    list.push(...pad(state, end, radiusOf(view.options, unit.unitType)));
  list.push(...arcOverlays(view, unit, stands, 'neutral', state.aids.rings));
  if (facts) list.push(...gapOverlays(view, facts));
  list.push(...metOverlays(game, view, unit, tool));
  if (tool.blocked && illegal) list.push(...whyOverlays(view, [tool.blocked], unit.id));
  else if (tool.blocked) list.push(...stopOverlays(view, tool.blocked, stands, radiusOf(view.options, unit.unitType)));
  if (state.aids.sight && state.hovered) list.push(...sightOverlay(game, view, unit, end, state.hovered));
  return list;
}

/** Only gaps worth knowing, tightest first; more would crowd the picture. */
function gapOverlays(view: OrionsGateView, { gaps }: DragPlan): readonly Overlay[] {
  const list: Overlay[] = [];
  for (const gap of gaps.slice(0, 3)) {
    const other = gap.what.kind === 'unit' ? placedIn(view, gap.what.id) : null;
    if (!other || gap.least > NEAR) continue;
    list.push({
      kind: 'line',
      from: gap.at,
      to: other.pose,
      tone: gap.least < gap.needed ? 'warn' : gap.least - gap.needed < 50 ? 'focus' : 'neutral',
      dashed: true,
      label: gap.leastText,
    });
  }
  return list;
}

const exits = new WeakMap<OrionsGateView, Map<string, Extract<Overlay, { kind: 'area' }>['rings']>>();

/**
 * A plan through a gate: the unit at the gate it enters, the places it may come out at, and its ghost there (OG-14.3).
 */
function gateOverlays(
  game: AnyGame,
  view: OrionsGateView,
  unit: PlacedUnit,
  { entered, leave, pose }: GateDrag,
  tool: PlanTool,
): readonly Overlay[] {
  const kept = exits.get(view) ?? new Map();
  exits.set(view, kept);
  const key = `${unit.id} ${leave}`;
  const rings = kept.get(key) ?? exitArea(stateOf(game, view), unit.id, leave);
  kept.set(key, rings);
  const name = view.tables.flatMap(({ pieces }) => pieces).find(({ id }) => id === leave)?.name ?? leave;
  return [
    ...onTable(unit.pose.table, [
      { ...ghost(view, unit, { ...unit.pose, ...entered, heading: pose.heading }, null, false) },
      { kind: 'pin', at: entered, tone: 'focus', label: tables.goesTo(name, pose.table) },
    ]),
    ...onTable(pose.table, [
      { kind: 'area', rings, tone: sideTone(unit) },
      ghost(view, unit, pose, tool.blocked, false),
    ]),
  ];
}

/** What the path would meet on its way and at its end, pinned where it happens (OG-25.8). */
function metOverlays(game: AnyGame, view: OrionsGateView, unit: Unit, tool: PlanTool): readonly Overlay[] {
  const command = commandOf(tool.draft);
  if (command.type !== 'plan' || !view.activation) return [];
  const { type: _type, ...plan } = command;
  const trial = openTrial(RULES, stateOf(game, view), unit.id, view.activation.action, view.activation.allowance);
  return encounters(trial, plan).list.map(({ kind, name, table, at, refused }) => ({
    kind: 'pin',
    table,
    at,
    tone: refused ? 'bad' : kind === 'dangerous' || kind === 'mine' ? 'warn' : 'neutral',
    label: kind === 'edge' && !refused ? tables.leavesHere : words.metLabel(name, words.meets[kind]),
  }));
}
