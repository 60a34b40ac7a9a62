import {
  allowanceOf,
  circles,
  componentData,
  encounters,
  exitArea,
  openTrial,
  reachArea,
  UNITS,
  type Action,
  type GateDrag,
  type OrionsGateView,
  type Pose,
  type Unit,
} from '../../../games/orions-gate/index.ts';
import type { AnyGame, Rejection } from '../../../engine/game.ts';
import { along } from '../../../table/direction.ts';
import { inches as inchesText, inchesUp } from '../../../table/inches.ts';
import { onTable, type Overlay } from './table/stage.ts';
import { battle as words } from './words/play.ts';
import { tablesText as tables } from './words/tables.ts';
import { facingEnemy, ZONE } from './tools/deploy.ts';
import { BOARD, legalTargets, targetsOf } from './tools/fire.ts';
import { draftEnd, type PlanTool } from './tools/plan.ts';
import { radiusOf } from './tools/radius.ts';
import { commandOf, measures, placedIn, type ToolContext } from './tools/tool.ts';
import { arcOverlays, facingsOf, wedgeOf } from './arc-overlays.ts';
import { RULES, stateOf } from './asking.ts';
import { layOverlays } from './lay-overlays.ts';
import { lookOverlays, sideTone, strikeOverlays, tableOf } from './measure-overlays.ts';
import { pad } from './pad.ts';
import { planOf } from './plan-facts.ts';
import { sightOverlay } from './sight-aid.ts';
import { spotOverlays } from './spot-overlays.ts';
import type { BattleState } from './state.ts';
import { whyOverlays } from './why-geometry.ts';

/** Everything drawn over the table for a state of the screen. */
export function overlaysOf(game: AnyGame, state: BattleState, context: ToolContext): readonly Overlay[] {
  const { view } = state;
  const list: Overlay[] = [];
  list.push(...strikeOverlays(game, state));
  list.push(
    ...onTable(
      'unit' in state.tool && state.tool.kind !== 'spot' ? tableOf(view, state.tool.unit) : undefined,
      toolOverlays(game, state, context),
    ),
  );
  if (state.preview && !measures(state.tool)) list.push(...previewOverlays(game, state));
  if (state.decision === 'play.choose' && state.seat !== null)
    for (const unit of view.activatable) list.push({ kind: 'mark', unit, mark: 'ready' });
  list.push(...lookOverlays(game, state));
  if (state.why)
    list.push(...onTable(tableOf(view, state.selected), whyOverlays(view, state.why.rejections, state.selected)));
  return list;
}

/** Gaps up to this many mils are drawn at a path. */
const NEAR = 2000;

function ghost(view: OrionsGateView, unit: Unit, pose: Pose, blocked: Rejection | null, handle = true): Overlay {
  return {
    kind: 'ghost',
    id: unit.id,
    unitType: unit.unitType,
    side: unit.side,
    radius: radiusOf(view.options, unit.unitType),
    pose,
    tone: blocked ? 'warn' : sideTone(unit),
    handle,
  };
}

function toolOverlays(game: AnyGame, state: BattleState, context: ToolContext): readonly Overlay[] {
  const { tool, view } = state;
  switch (tool.kind) {
    case 'idle':
      return state.decision === 'setup.deploy' ? zone(view) : [];
    // Drawn with what is laid.
    case 'ruler':
    case 'sight':
      return [];
    case 'deploy': {
      const unit = view.units.find((other) => other.id === tool.unit);
      if (!unit) return zone(view);
      const blocked = tool.blocked ? whyOverlays(view, [tool.blocked], unit.id) : [];
      return [
        ...zone(view),
        ...(tool.pose
          ? [
              ghost(view, unit, tool.pose, tool.blocked),
              ...pad(state, tool.pose, radiusOf(view.options, unit.unitType)),
            ]
          : []),
        ...(tool.grip === 'none' ? [] : blocked),
      ];
    }
    case 'warp': {
      const unit = placedIn(view, tool.unit);
      const window = view.windows[0];
      if (!unit || window?.kind !== 'warp') return [];
      const { inches } = window;
      return [
        {
          kind: 'ring',
          x: unit.pose.x,
          y: unit.pose.y,
          radius: inches * 1000,
          tone: sideTone(unit),
          fill: true,
          label: `${inches} in`,
        },
        {
          kind: 'line',
          from: unit.pose,
          to: tool.at,
          tone: 'focus',
          dashed: true,
          ticks: true,
          label: (tool.blocked ? inchesUp : inchesText)(Math.hypot(tool.at.x - unit.pose.x, tool.at.y - unit.pose.y)),
        },
        ghost(view, unit, { ...unit.pose, ...tool.at }, tool.blocked, false),
        ...pad(state, tool.at, radiusOf(view.options, unit.unitType)),
      ];
    }
    case 'lay':
      return layOverlays(game, state, tool, context.check);
    case 'spot':
      return spotOverlays(game, state, tool);
    case 'salvage':
      return salvageOverlays(view, tool.unit);
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
  const list: Overlay[] = [...reach(game, view, unit, view.activation.action)];
  const facts = planOf(tool, unit, context);
  if (facts && facts.path.length > 1) {
    list.push({
      kind: 'ribbon',
      points: facts.path,
      radius,
      tone: sideTone(unit),
      label: `${facts.usedText} · ${words.left(facts.left)}`,
    });
  }
  if (tool.draft.kind === 'ram' && view.activation) {
    const far = draftEnd(unit.pose, { kind: 'ram', target: null, distance: view.activation.allowance });
    list.push({ kind: 'line', from: unit.pose, to: far, tone: 'warn', dashed: true, ticks: true });
  }
  if (facts && 'entered' in facts)
    return [...list, ...gateOverlays(game, view, unit, facts, tool), ...metOverlays(game, view, unit, tool)];
  list.push(
    ghost(view, unit, tool.draft.kind === 'ram' && facts ? facts.pose : end, tool.blocked, tool.draft.kind !== 'ram'),
  );
  if (tool.draft.kind === 'ship' || tool.draft.kind === 'chain') list.push(...pad(state, end, radius));
  list.push(
    ...arcOverlays(view, unit, tool.draft.kind === 'ram' && facts ? facts.pose : end, 'neutral', state.aids.rings),
  );
  // Only gaps worth knowing, tightest first; more would crowd the picture.
  for (const gap of facts?.gaps.slice(0, 3) ?? []) {
    const other = gap.what.kind === 'unit' ? placedIn(view, gap.what.id) : null;
    if (!other || gap.least > NEAR) continue;
    list.push({
      kind: 'line',
      from: gap.at,
      to: other.pose,
      tone: gap.least - gap.needed < 50 ? 'warn' : 'neutral',
      dashed: true,
      label: gap.leastText,
    });
  }
  list.push(...metOverlays(game, view, unit, tool));
  if (tool.blocked && tool.grip !== 'none') list.push(...whyOverlays(view, [tool.blocked], unit.id));
  if (state.aids.sight && state.hovered) list.push(...sightOverlay(game, view, unit, end, state.hovered));
  return list;
}

const exits = new WeakMap<OrionsGateView, Map<string, Extract<Overlay, { kind: 'area' }>['rings']>>();

/** A plan through a gate: the unit at the gate it enters, the places it may come out at, and its ghost there (OG-14.3). */
function gateOverlays(
  game: AnyGame,
  view: OrionsGateView,
  unit: Unit & { readonly pose: Pose },
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

const areas = new WeakMap<OrionsGateView, Map<string, readonly Overlay[]>>();

/** The area an action can reach; counted once a view. With Engine dice the sure part is plain, the rest hatched, the average a dashed line (OG-25.6). */
function reach(game: AnyGame, view: OrionsGateView, unit: Unit, action: Action): readonly Overlay[] {
  if (action !== 'move' && action !== 'cruise') return [];
  const kept = areas.get(view) ?? new Map<string, readonly Overlay[]>();
  areas.set(view, kept);
  const known = kept.get(`${unit.id} ${action}`);
  if (known) return known;
  const tone = sideTone(unit);
  const area = reachArea(stateOf(game, view), unit.id, action);
  const list: readonly Overlay[] = area.dice
    ? [
        // The sure part follows what depends on dice, so that only the band between them is hatched.
        { kind: 'area', rings: area.most.rings, tone, hatched: true, label: words.reachMost(area.most.allowance) },
        { kind: 'area', rings: area.least.rings, tone, label: words.reachLeast(area.least.allowance) },
        {
          kind: 'area',
          rings: area.average.rings,
          tone,
          outline: true,
          label: words.reachAverage(area.average.allowance),
        },
      ]
    : [{ kind: 'area', rings: area.reach.rings, tone }];
  kept.set(`${unit.id} ${action}`, list);
  return list;
}

/** The reach of an action before it is chosen; for a ram its line. */
function previewOverlays(game: AnyGame, state: BattleState): readonly Overlay[] {
  const { view, preview } = state;
  const unit = placedIn(
    view,
    state.selected && view.activatable.includes(state.selected) ? state.selected : (view.activatable[0] ?? ''),
  );
  if (!unit || !preview) return [];
  const { table } = unit.pose;
  if (preview !== 'ram') return onTable(table, reach(game, view, unit, preview));
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

function fireOverlays(game: AnyGame, state: BattleState, context: ToolContext): readonly Overlay[] {
  const { tool, view } = state;
  if (tool.kind !== 'fire') return [];
  const unit = placedIn(view, tool.unit);
  if (!unit) return [];
  const list: Overlay[] = [];
  const range = weaponRange(game, view, unit, tool.slot);
  const radius = radiusOf(view.options, unit.unitType);
  const label = `${range / 1000} in`;
  const facings = facingsOf(view, unit, [tool.slot]);
  if (range > 0 && !facings)
    list.push({
      kind: 'ring',
      x: unit.pose.x,
      y: unit.pose.y,
      radius: range + radius,
      tone: sideTone(unit),
      dashed: true,
      label,
    });
  if (range > 0 && facings)
    list.push(...facings.map((facing) => wedgeOf(unit.pose, facing, range + radius, sideTone(unit), label)));
  if (targetsOf(unit, tool.slot) !== 'none')
    for (const id of legalTargets(view, unit, tool.slot, context.check))
      list.push({ kind: 'mark', unit: id, mark: 'target' });
  const pointed = state.hovered ? placedIn(view, state.hovered) : null;
  const aim =
    state.aids.sight && targetsOf(unit, tool.slot) !== 'friend'
      ? [
          ...tool.targets,
          ...(pointed && pointed.side !== unit.side && !tool.targets.includes(pointed.id) ? [pointed.id] : []),
        ]
      : [];
  for (const id of aim) list.push(...sightOverlay(game, view, unit, unit.pose, id, range > 0 ? range : null));
  return list;
}

/** Range of a weapon in mils; slot 0 is the primary gun. */
function weaponRange(game: AnyGame, view: OrionsGateView, unit: Unit, slot: number): number {
  if (slot === 0) return UNITS[unit.unitType].gun.range;
  if (slot === BOARD) return circles(stateOf(game, view), unit.id).find(({ kind }) => kind === 'boarding')?.range ?? 0;
  const component = unit.components[slot - 1];
  return component ? (componentData(component.kind).range ?? 0) : 0;
}

/** The ship that may be mended, and where its friend was lost. */
function salvageOverlays(view: OrionsGateView, id: string): readonly Overlay[] {
  const window = view.windows[0];
  const unit = placedIn(view, id);
  const lost = window?.kind === 'salvage' ? view.units.find((one) => one.id === window.lost) : undefined;
  if (!unit) return [];
  return [
    { kind: 'mark', unit: unit.id, mark: 'target' },
    ...(lost?.pose
      ? [{ kind: 'line', from: unit.pose, to: lost.pose, tone: 'neutral', dashed: true, label: lost.name } as const]
      : []),
  ];
}

function zone(view: OrionsGateView): readonly Overlay[] {
  if (!view.deploying) return [];
  const { width, height } = view.tables[0]!;
  const north = facingEnemy(view, view.deploying) === 27_000;
  const [low, high] = north ? [height - ZONE, height] : [0, ZONE];
  return [
    {
      kind: 'area',
      rings: [
        [
          { x: 0, y: low },
          { x: width, y: low },
          { x: width, y: high },
          { x: 0, y: high },
        ],
      ],
      tone: view.deploying === 'A' ? 'sideA' : 'sideB',
    },
  ];
}
