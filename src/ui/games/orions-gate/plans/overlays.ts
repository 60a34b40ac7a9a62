import {
  weightOf,
  type OrionsGateView,
  type PlanCheck,
  type PlannedShot,
  type Pose,
  type Unit,
} from '../../../../games/orions-gate/index.ts';
import type { Overlay } from '../table/stage.ts';
import { stateOf } from '../asking.ts';
import type { Battle } from '../controller.ts';
import { sideTone } from '../measure-overlays.ts';
import { overlaysOf } from '../overlays.ts';
import type { BattleState } from '../state.ts';
import { radiusOf } from '../tools/radius.ts';
import { ghostAt, lineOverlays, wayOverlays } from '../way-overlays.ts';
import { needsThree, oneDecimal } from '../words/one-decimal.ts';
import { sceneOf } from './drafting.ts';
import { checksOf } from './imagined.ts';
import { heatCells } from './heat/cells.ts';
import type { Planning } from './open-planning.ts';
import type { PlansState } from './state.ts';

/** Everything drawn over the table: heat below, plans, then what the step in hand draws. */
export function plannedOverlays(
  battle: Battle,
  planning: Planning,
  state: BattleState,
  planned: PlansState,
): readonly Overlay[] {
  const { game } = battle.session;
  const { draft, eyes, heat } = planned;
  const shown = planning.shown(state, planned);
  const scene = draft && eyes !== null ? sceneOf(game, state.view, eyes, draft) : null;
  const list: Overlay[] = [];
  if (heat.on && heat.layer)
    list.push({
      kind: 'heat',
      step: heat.layer.step,
      cells: heatCells(heat.layer, heat.scale),
      table: tableOf(state.view, heat.layer.unit),
    });
  if (planned.open && !state.busy && state.view.stage === 'play') {
    const checks = checksOf(stateOf(game, state.view), planned);
    // The ship in hand is drawn by its tool.
    checks.forEach((check, index) =>
      list.push(...(check.plan.unit === draft?.unit ? [] : keptOverlays(state.view, check, index + 1))),
    );
    if (draft && scene) list.push(...draftOverlays(scene.view, draft.unit, draft.shots));
  }
  list.push(...overlaysOf(game, shown, scene ? scene.context : battle.context()));
  return shortened(list, state.rulers.length);
}

/**
 * Lengths on the table have one decimal, but where the others decide. Rulers have all of them where one that is `laid`
 * needs them: they are compared, and one in hand changes none of the others.
 */
function shortened(list: readonly Overlay[], laid: number): readonly Overlay[] {
  const rulers = list.filter(isRuler);
  const exact = rulers.slice(0, laid).some(({ label = '' }) => needsThree(label));
  return list.map((overlay) => {
    if (!('label' in overlay) || overlay.label === undefined || (exact && isRuler(overlay))) return overlay;
    return { ...overlay, label: oneDecimal(overlay.label) };
  });
}

const isRuler = (overlay: Overlay): overlay is Extract<Overlay, { kind: 'line' }> =>
  overlay.kind === 'line' && overlay.ticks === true && overlay.tone === 'focus';

const tableOf = (view: OrionsGateView, id: string): number =>
  view.units.find((unit) => unit.id === id)?.pose?.table ?? 1;

/** A kept plan: its way, its ghost with its number, its shots; conflicts pinned where they are. */
function keptOverlays(view: OrionsGateView, { plan, end, notes }: PlanCheck, number: number): readonly Overlay[] {
  const unit = view.units.find(({ id }) => id === plan.unit);
  if (!unit?.pose || !end) return [];
  const bad = notes.some((note) => weightOf(note) === 'bad');
  const radius = radiusOf(view.options, unit.unitType);
  const list: Overlay[] = [
    ...wayOverlays(view, unit, end, bad ? 'warn' : sideTone(unit)),
    {
      kind: 'pin',
      at: { x: end.pose.x, y: end.pose.y + radius },
      tone: 'focus',
      label: String(number),
      table: end.pose.table,
    },
    ...shotLines(view, unit, end.pose, plan.shots),
  ];
  for (const note of notes)
    if (note.kind === 'movement' && note.at)
      list.push({ kind: 'pin', at: note.at, tone: 'bad', label: String(number), table: unit.pose.table });
  return list;
}

/** What is planned already of the ship in hand: its shots, from where it will stand. */
function draftOverlays(view: OrionsGateView, id: string | null, shots: readonly PlannedShot[]): readonly Overlay[] {
  const unit = view.units.find((one) => one.id === id);
  if (!unit?.pose || view.activation?.step !== 'fire') return [];
  return [ghostAt(view, unit, unit.pose, sideTone(unit)), ...shotLines(view, unit, unit.pose, shots)];
}

function shotLines(view: OrionsGateView, unit: Unit, from: Pose, shots: readonly PlannedShot[]): readonly Overlay[] {
  const aimed = [
    ...new Set(
      shots.flatMap((shot) =>
        shot.type === 'useComponent'
          ? (shot.targets ?? (shot.target === undefined ? [] : [shot.target]))
          : [shot.target],
      ),
    ),
  ];
  return lineOverlays(view, unit, from, aimed);
}
