import {
  componentData, encounters, enemyThreat, openTrial, reachArea, ruler, UNITS, type OrionsGateView, type Pose, type Unit,
} from '../../games/orions-gate/index.ts';
import type { AnyGame, Rejection } from '../../engine/game.ts';
import type { Overlay, Tone } from '../draw/stage.ts';
import { battle as words } from '../messages/battle.ts';
import { facingEnemy, ZONE } from '../tools/deploy.ts';
import { padAt, PAD_REACH } from '../tools/grip.ts';
import { legalTargets, targetsOf } from '../tools/fire.ts';
import { draftEnd, type PlanTool } from '../tools/plan.ts';
import { radiusOf } from '../tools/radius.ts';
import { commandOf, placedIn, type RulerEnd, type ToolContext } from '../tools/tool.ts';
import { RULES, stateOf } from './asking.ts';
import { planOf } from './plan-facts.ts';
import { sightOverlay } from './sight-aid.ts';
import type { BattleState } from './state.ts';
import { whyOverlays } from './why-geometry.ts';

/** Everything drawn over the table for a state of the screen. */
export function overlaysOf(game: AnyGame, state: BattleState, context: ToolContext): readonly Overlay[] {
  const { view } = state;
  const list: Overlay[] = [];
  if (state.aids.threat) list.push(...threatOverlay(game, state));
  list.push(...toolOverlays(game, state, context));
  if (state.decision === 'play.choose' && state.seat !== null) for (const unit of view.activatable) list.push({ kind: 'mark', unit, mark: 'ready' });
  if (state.selected && placedIn(view, state.selected)) list.push({ kind: 'mark', unit: state.selected, mark: 'selected' }, ...(state.busy ? [] : rangeOf(view, state)));
  if (state.hovered && state.hovered !== state.selected) list.push({ kind: 'mark', unit: state.hovered, mark: 'hovered' });
  for (const ruler of state.rulers) list.push(rulerOverlay(game, view, ruler.from, ruler.to));
  if (state.why) list.push(...whyOverlays(view, state.why.rejections, state.selected));
  return list;
}

/** Gaps up to this many mils are drawn at a path. */
const NEAR = 2000;

const sideTone = (unit: Unit): Tone => (unit.side === 'A' ? 'sideA' : 'sideB');

function ghost(view: OrionsGateView, unit: Unit, pose: Pose, blocked: Rejection | null, handle = true): Overlay {
  return { kind: 'ghost', id: unit.id, unitType: unit.unitType, side: unit.side, radius: radiusOf(view.options, unit.unitType), pose, tone: blocked ? 'warn' : sideTone(unit), handle };
}

/** Where a finger pulls a ghost without hiding it. */
function pad(state: BattleState, unit: Unit, pose: Pose): readonly Overlay[] {
  if (state.finger === null) return [];
  const at = padAt(pose, radiusOf(state.view.options, unit.unitType), state.finger);
  return [
    { kind: 'line', from: pose, to: at, tone: 'focus', dashed: true },
    { kind: 'ring', x: at.x, y: at.y, radius: Math.round(PAD_REACH * state.finger), tone: 'focus', fill: true },
  ];
}

function toolOverlays(game: AnyGame, state: BattleState, context: ToolContext): readonly Overlay[] {
  const { tool, view } = state;
  switch (tool.kind) {
    case 'idle':
      return state.decision === 'setup.deploy' ? zone(view) : [];
    case 'ruler':
      return tool.from && tool.to ? [rulerOverlay(game, view, tool.from, tool.to)] : [];
    case 'deploy': {
      const unit = view.units.find((other) => other.id === tool.unit);
      if (!unit) return zone(view);
      const blocked = tool.blocked ? whyOverlays(view, [tool.blocked], unit.id) : [];
      return [...zone(view), ...(tool.pose ? [ghost(view, unit, tool.pose, tool.blocked), ...pad(state, unit, tool.pose)] : []), ...(tool.grip === 'none' ? [] : blocked)];
    }
    case 'warp': {
      const unit = placedIn(view, tool.unit);
      const inches = view.windows[0]?.inches ?? 0;
      if (!unit) return [];
      return [
        { kind: 'ring', x: unit.pose.x, y: unit.pose.y, radius: inches * 1000, tone: sideTone(unit), fill: true, label: `${inches} in` },
        { kind: 'line', from: unit.pose, to: tool.at, tone: 'focus', dashed: true, ticks: true, label: words.inch(Math.hypot(tool.at.x - unit.pose.x, tool.at.y - unit.pose.y)) },
        ghost(view, unit, { ...unit.pose, ...tool.at }, tool.blocked, false),
        ...pad(state, unit, { ...unit.pose, ...tool.at }),
      ];
    }
    case 'plan':
      return planOverlays(game, state, context);
    case 'fire':
      return fireOverlays(game, state, context);
  }
}

function planOverlays(game: AnyGame, state: BattleState, context: ToolContext): readonly Overlay[] {
  const { tool, view } = state;
  if (tool.kind !== 'plan') return [];
  const unit = placedIn(view, tool.unit);
  if (!unit || !view.activation) return [];
  const radius = radiusOf(view.options, unit.unitType);
  const end = { ...draftEnd(unit.pose, tool.draft), table: unit.pose.table };
  const list: Overlay[] = [...reach(game, view, unit)];
  const facts = planOf(tool, unit, context);
  if (facts && facts.path.length > 1) {
    list.push({ kind: 'ribbon', points: facts.path, radius, tone: sideTone(unit), label: `${facts.usedText} · ${words.left(facts.left)}` });
  }
  if (tool.draft.kind === 'ram' && view.activation) {
    const far = draftEnd(unit.pose, { kind: 'ram', target: null, distance: view.activation.allowance });
    list.push({ kind: 'line', from: unit.pose, to: far, tone: 'warn', dashed: true, ticks: true });
  }
  list.push(ghost(view, unit, tool.draft.kind === 'ram' && facts ? facts.pose : end, tool.blocked, tool.draft.kind !== 'ram'));
  if (tool.draft.kind === 'ship' || tool.draft.kind === 'chain') list.push(...pad(state, unit, end));
  // Only gaps worth knowing, tightest first; more would crowd the picture.
  for (const gap of facts?.gaps.slice(0, 3) ?? []) {
    const other = gap.what.kind === 'unit' ? placedIn(view, gap.what.id) : null;
    if (!other || gap.least > NEAR) continue;
    list.push({ kind: 'line', from: gap.at, to: other.pose, tone: gap.least - gap.needed < 50 ? 'warn' : 'neutral', dashed: true, label: gap.leastText });
  }
  list.push(...metOverlays(game, view, unit, tool));
  if (tool.blocked && tool.grip !== 'none') list.push(...whyOverlays(view, [tool.blocked], unit.id));
  if (state.aids.sight && state.hovered) list.push(...sightOverlay(game, view, unit, end, state.hovered));
  return list;
}

/** What the path would meet on its way and at its end, pinned where it happens (OG-25.8). */
function metOverlays(game: AnyGame, view: OrionsGateView, unit: Unit, tool: PlanTool): readonly Overlay[] {
  const command = commandOf(tool.draft);
  if (command.type !== 'plan' || !view.activation) return [];
  const { type: _type, ...plan } = command;
  const trial = openTrial(RULES, stateOf(game, view), unit.id, view.activation.action, view.activation.allowance);
  return encounters(trial, plan).list.map(({ kind, name, at, refused }) => ({
    kind: 'pin', at, tone: refused ? 'bad' : kind === 'dangerous' ? 'warn' : 'neutral', label: words.metLabel(name, words.meets[kind]),
  }));
}

const areas = new WeakMap<OrionsGateView, readonly Overlay[]>();

/** The area the action can reach; counted once a view. */
function reach(game: AnyGame, view: OrionsGateView, unit: Unit): readonly Overlay[] {
  const known = areas.get(view);
  if (known) return known;
  const { action } = view.activation!;
  const list: Overlay[] = [];
  if (action === 'move' || action === 'cruise') {
    const area = reachArea(stateOf(game, view), unit.id, action);
    if (!area.dice) list.push({ kind: 'area', rings: area.reach.rings, tone: sideTone(unit) });
    else list.push({ kind: 'area', rings: area.most.rings, tone: sideTone(unit), hatched: true }, { kind: 'area', rings: area.least.rings, tone: sideTone(unit) });
  }
  areas.set(view, list);
  return list;
}

function fireOverlays(game: AnyGame, state: BattleState, context: ToolContext): readonly Overlay[] {
  const { tool, view } = state;
  if (tool.kind !== 'fire') return [];
  const unit = placedIn(view, tool.unit);
  if (!unit) return [];
  const list: Overlay[] = [];
  const range = weaponRange(unit, tool.slot);
  const radius = radiusOf(view.options, unit.unitType);
  if (range > 0) list.push({ kind: 'ring', x: unit.pose.x, y: unit.pose.y, radius: range + radius, tone: sideTone(unit), dashed: true, label: `${range / 1000} in` });
  if (targetsOf(unit, tool.slot) !== 'none') for (const id of legalTargets(view, unit, tool.slot, context.check)) list.push({ kind: 'mark', unit: id, mark: 'target' });
  const aim = state.aids.sight ? [...tool.targets, ...(state.hovered && !tool.targets.includes(state.hovered) ? [state.hovered] : [])] : [];
  for (const id of aim) list.push(...sightOverlay(game, view, unit, unit.pose, id));
  return list;
}

/** Range of a weapon in mils; slot 0 is the primary gun. */
export const weaponRange = (unit: Unit, slot: number): number => {
  if (slot === 0) return UNITS[unit.unitType].gun.range;
  const component = unit.components[slot - 1];
  return component ? (componentData(component.kind).range ?? 0) : 0;
};

/** Gun range and front sector of the unit that is looked at, while nothing else is drawn for it. */
function rangeOf(view: OrionsGateView, state: BattleState): readonly Overlay[] {
  const unit = placedIn(view, state.selected!);
  if (!unit || state.tool.kind === 'fire' || state.tool.kind === 'plan' || state.tool.kind === 'warp' || state.tool.kind === 'deploy' || view.stage === 'over') return [];
  const radius = radiusOf(view.options, unit.unitType);
  const range = UNITS[unit.unitType].gun.range;
  return [
    { kind: 'ring', x: unit.pose.x, y: unit.pose.y, radius: range + radius, tone: sideTone(unit), dashed: true, label: `${range / 1000} in` },
    { kind: 'wedge', x: unit.pose.x, y: unit.pose.y, radius: radius + 2500, from: (unit.pose.heading + 31_500) % 36_000, to: (unit.pose.heading + 4_500) % 36_000, tone: sideTone(unit) },
  ];
}

function zone(view: OrionsGateView): readonly Overlay[] {
  if (!view.deploying) return [];
  const { width, height } = view.tables[0]!;
  const north = facingEnemy(view, view.deploying) === 27_000;
  const [low, high] = north ? [height - ZONE, height] : [0, ZONE];
  return [{ kind: 'area', rings: [[{ x: 0, y: low }, { x: width, y: low }, { x: width, y: high }, { x: 0, y: high }]], tone: view.deploying === 'A' ? 'sideA' : 'sideB' }];
}

const threats = new WeakMap<OrionsGateView, readonly Overlay[]>();

function threatOverlay(game: AnyGame, state: BattleState): readonly Overlay[] {
  const { view } = state;
  const known = threats.get(view);
  if (known) return known;
  const side = view.side ?? 'A';
  const list: readonly Overlay[] = view.stage === 'play' ? [{ kind: 'area', rings: enemyThreat(stateOf(game, view), side), tone: 'bad' }] : [];
  threats.set(view, list);
  return list;
}

/** A ruler with its values: from base edge to base edge, or to a point (OG-25.2). An end on a unit follows the unit. */
export function rulerOverlay(game: AnyGame, view: OrionsGateView, from: RulerEnd, to: RulerEnd): Overlay {
  const end = (one: RulerEnd) => (one.unit && placedIn(view, one.unit) ? { unit: one.unit } : { point: one.at });
  const measured = ruler(stateOf(game, view), end(from), end(to));
  const onBase = 'unit' in end(from) || 'unit' in end(to);
  return {
    kind: 'line', from: measured?.from.at ?? from.at, to: measured?.to.at ?? to.at, tone: 'focus', ticks: true,
    label: measured ? words.rulerLabel(measured.gapText, onBase ? measured.centreText : null) : '',
  };
}
