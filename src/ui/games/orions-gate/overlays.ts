import type { AnyGame } from '../../../engine/game.ts';
import { ZONE_DEPTH, type OrionsGateView } from '../../../games/orions-gate/index.ts';
import { inches as inchesText, inchesUp } from '../../../table/inches.ts';
import { onTable, type Overlay } from './table/stage.ts';
import { mayStand, type DeployTool } from './tools/deploy.ts';
import { radiusOf } from './tools/radius.ts';
import { measures, placedIn, type ToolContext } from './tools/tool.ts';
import type { WarpTool } from './tools/warp.ts';
import { edgeInstead, type Edge } from './edges.ts';
import { fireOverlays } from './fire-overlays.ts';
import { ghost } from './ghost-overlay.ts';
import { layOverlays } from './lay-overlays.ts';
import { lookOverlays, sideTone, strikeOverlays, tableOf } from './measure-overlays.ts';
import { heldAt, LOUPE, MAGNIFIED } from './loupe.tsx';
import { missionDrawn } from './mission-drawing.ts';
import { oddsDrawn } from './odds-drawing.ts';
import { pad } from './pad.ts';
import { planOverlays } from './plan-overlays.ts';
import { previewOverlays } from './reach-overlays.ts';
import { spotOverlays } from './spot-overlays.ts';
import type { BattleState, Hint } from './state.ts';
import { stopOverlays } from './stop-overlays.ts';
import { whyOverlays } from './why-geometry.ts';
import { battle as words } from './words/play.ts';

/** Everything drawn over the table for a state of the screen. */
export function overlaysOf(game: AnyGame, state: BattleState, context: ToolContext): readonly Overlay[] {
  const { view } = state;
  const list: Overlay[] = [];
  list.push(...strikeOverlays(game, state));
  list.push(
    ...onTable(
      'unit' in state.tool && state.tool.kind !== 'spot' ? tableOf(view, state.tool.unit) : undefined,
      toolOverlays(game, state, context).map(clearedIn(state)),
    ),
  );
  if (state.preview && !measures(state.tool)) list.push(...previewOverlays(game, state));
  if (state.decision === 'play.choose' && state.seat !== null)
    for (const unit of view.activatable) list.push({ kind: 'mark', unit, mark: 'ready' });
  list.push(
    ...(state.group?.drawn ?? []),
    ...oddsDrawn(game, state),
    ...missionDrawn(game, state, context),
    ...lookOverlays(game, state),
  );
  if (state.hint) list.push(...hintOverlays(view, state.hint));
  if (state.why)
    list.push(...onTable(tableOf(view, state.selected), whyOverlays(view, state.why.rejections, state.selected)));
  return list;
}

/** While a finger holds a ghost, no words stand in what the loupe shows of it, nor below the loupe. */
function clearedIn(state: BattleState): (aid: Overlay) => Overlay {
  const held = state.finger === null ? null : heldAt(state);
  if (!held) return (aid) => aid;
  return (aid) => (aid.kind === 'ghost' ? { ...aid, clear: MAGNIFIED, loupe: { over: held, ...LOUPE } } : aid);
}

/** Words at the pointer, or at the place where a ship stops and what it stops at. */
function hintOverlays(view: OrionsGateView, { text, at, why, stop }: Hint): readonly Overlay[] {
  return onTable(
    at.table,
    stop && why ? stopOverlays(view, why, at, 0) : [{ kind: 'pin', at, tone: 'warn', label: text }],
  );
}

function toolOverlays(game: AnyGame, state: BattleState, context: ToolContext): readonly Overlay[] {
  const { tool, view } = state;
  switch (tool.kind) {
    case 'idle':
      if (state.decision === 'setup.edge') return edgesToChoose(state);
      return state.decision === 'setup.deploy' ? zone(state) : [];
    // Drawn with what is laid.
    case 'ruler':
    case 'sight':
      return [];
    case 'deploy':
      return [...zone(state), ...deployOverlays(state, tool, context)];
    case 'warp':
      return warpOverlays(state, tool);
    case 'lay':
      return layOverlays(game, state, tool, context.check);
    case 'spot':
      return spotOverlays(game, state, tool);
    case 'salvage':
      return salvageOverlays(view, tool.unit);
    case 'plan':
      return planOverlays(game, state, tool, context);
    case 'fire':
      return fireOverlays(game, state, tool, context);
  }
}

/** The ghost of the unit being placed, and why it cannot stand there. */
function deployOverlays(
  state: BattleState,
  { unit: id, pose, blocked, grip }: DeployTool,
  context: ToolContext,
): readonly Overlay[] {
  const { view } = state;
  const unit = view.units.find((other) => other.id === id);
  if (!unit) return [];
  const wrong = pose && mayStand(unit, pose, context) ? null : blocked;
  return [
    ...(pose ? [ghost(view, unit, pose, wrong), ...pad(state, pose, radiusOf(view.options, unit.unitType))] : []),
    ...(wrong && grip !== 'none' ? whyOverlays(view, [wrong], unit.id) : []),
  ];
}

/** How far a Warp Drive may jump, and the ghost where it would (OG-9.25). */
function warpOverlays(state: BattleState, { unit: id, at, blocked }: WarpTool): readonly Overlay[] {
  const { view } = state;
  const unit = placedIn(view, id);
  const window = view.windows[0];
  if (!unit || window?.kind !== 'warp') return [];
  const { x, y } = unit.pose;
  const label = (blocked ? inchesUp : inchesText)(Math.hypot(at.x - x, at.y - y));
  const { inches } = window;
  return [
    { kind: 'ring', x, y, radius: inches * 1000, tone: sideTone(unit), fill: true, label: `${inches} in` },
    { kind: 'line', from: unit.pose, to: at, tone: 'focus', dashed: true, ticks: true, label },
    ghost(view, unit, { ...unit.pose, ...at }, blocked, false),
    ...pad(state, at, radiusOf(view.options, unit.unitType)),
  ];
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

/** The zone of a side, and the one it could still take instead. */
function zone(state: BattleState): readonly Overlay[] {
  const { deploying, edges } = state.view;
  if (!deploying) return [];
  const own = { ...zoneAt(state.view, edges[deploying]!), tone: deploying === 'A' ? 'sideA' : 'sideB' } as const;
  const other = edgeInstead(state);
  return other === null ? [own] : [own, { ...zoneAt(state.view, other), outline: true, label: edgeWords(other) }];
}

/** Both zones, to be chosen from (OG-4.9). */
const edgesToChoose = ({ view, seat }: BattleState): readonly Overlay[] =>
  seat === null ? [] : (['south', 'north'] as const).map((edge) => ({ ...zoneAt(view, edge), label: edgeWords(edge) }));

const edgeWords = (edge: Edge): string => (edge === 'south' ? words.edgeSouth : words.edgeNorth);

function zoneAt({ tables }: OrionsGateView, edge: Edge): Extract<Overlay, { kind: 'area' }> {
  const { width, height } = tables[0]!;
  const [low, high] = edge === 'north' ? [height - ZONE_DEPTH, height] : [0, ZONE_DEPTH];
  return {
    kind: 'area',
    rings: [
      [
        { x: 0, y: low },
        { x: width, y: low },
        { x: width, y: high },
        { x: 0, y: high },
      ],
    ],
    tone: 'neutral',
  };
}
