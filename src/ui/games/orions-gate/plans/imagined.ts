import type { AnyGame, Rejection } from '../../../../engine/game.ts';
import {
  checkPlans,
  dragDeploy,
  dragLay,
  dragPlan,
  dragThroughGate,
  exitsOf,
  isInPlay,
  isSharedBy,
  plannedEnd,
  plansFor,
  playOrder,
  whyNot,
  type CaptainId,
  type OrionsGateCommand,
  type OrionsGateState,
  type OrionsGateView,
  type PlanCheck,
  type PlannedShip,
  type PlanSet,
  type Side,
  type UnitId,
} from '../../../../games/orions-gate/index.ts';
import { keepState, RULES } from '../asking.ts';
import { chanceOf, worthOf } from '../hud/odds.ts';
import type { ToolContext } from '../tools/tool.ts';
import type { Draft, Looked } from './state.ts';

/**
 * All plans the screen may show, in the order in which they would be carried out (OG-5.2): a captain's own before those
 * the side shares.
 */
export function lineUp(
  state: OrionsGateState,
  { sets, eyes, team }: Looked,
): readonly { readonly owner: CaptainId; readonly plan: PlannedShip }[] {
  const seen = eyes === null && team !== null ? sets.filter((set) => isSharedBy(set, team)) : plansFor(sets, eyes);
  const all = [...seen.filter(({ owner }) => owner === eyes), ...seen.filter(({ owner }) => owner !== eyes)].flatMap(
    ({ owner, plans }) => plans.map((plan) => ({ owner, plan })),
  );
  return all
    .map((one, index) => ({ one, index, order: playOrder(state, one.plan.unit) }))
    .sort((a, b) => a.order - b.order || a.index - b.index)
    .map(({ one }) => one);
}

const checked = new WeakMap<
  OrionsGateState,
  WeakMap<readonly PlanSet[], Map<CaptainId | Side, readonly PlanCheck[]>>
>();

/** The plans the screen may show, tried in their order; counted once for a board and its plans. */
export function checksOf(state: OrionsGateState, looked: Looked): readonly PlanCheck[] {
  const { sets } = looked;
  const who = looked.eyes ?? looked.team;
  if (who === null) return [];
  const ofState = checked.get(state) ?? new WeakMap<readonly PlanSet[], Map<CaptainId | Side, readonly PlanCheck[]>>();
  checked.set(state, ofState);
  const ofSets = ofState.get(sets) ?? new Map<CaptainId | Side, readonly PlanCheck[]>();
  ofState.set(sets, ofSets);
  const known =
    ofSets.get(who) ??
    checkPlans(
      RULES,
      state,
      lineUp(state, looked).map(({ plan }) => plan),
    );
  ofSets.set(who, known);
  return known;
}

/** The board as it is when a unit's turn comes: everything planned before it is carried out on a copy. */
export function boardBefore(state: OrionsGateState, looked: Looked, id: UnitId | null): OrionsGateState {
  const line = lineUp(state, looked).map(({ plan }) => plan);
  const at = id === null ? -1 : line.findIndex(({ unit }) => unit === id);
  const before =
    at >= 0
      ? line.slice(0, at)
      : line.filter(({ unit }) => id === null || playOrder(state, unit) <= playOrder(state, id));
  let now = state;
  for (const plan of before) {
    const unit = now.units.find((one) => one.id === plan.unit);
    if (unit && isInPlay(unit)) now = plannedEnd(RULES, now, plan).state;
  }
  return now;
}

/**
 * What an imagined board looks like to the tools: the view of the captain who plans, with their unit's activation under
 * way.
 */
export function imaginedView(
  real: OrionsGateView,
  eyes: CaptainId,
  { board, activation, unit }: Draft,
): OrionsGateView {
  const state = stateFor(board, activation, unit);
  const side = eyes.startsWith('a') ? 'A' : 'B';
  const view: OrionsGateView = {
    ...real,
    viewer: { kind: 'seat', seat: eyes },
    side,
    tables: state.tables,
    units: state.units,
    mines: state.mines,
    activation: state.activation,
    windows: [],
    phase: state.phase,
    turn: state.turn,
    decisions: [],
    drawOffers: [],
    activatable: activation
      ? []
      : board.units
          .filter((one) => one.captain === eyes && one.status === 'inPlay' && one.id !== real.activation?.unit)
          .sort((a, b) => playOrder(board, a.id) - playOrder(board, b.id))
          .map(({ id }) => id),
  };
  keepState(view, state);
  return view;
}

/** The imagined board as a state of play in which the unit in hand has its turn, though it may have acted already. */
function stateFor(board: OrionsGateState, activation: Draft['activation'], id: UnitId | null): OrionsGateState {
  const own = board.units.find((unit) => unit.id === id);
  return {
    ...board,
    windows: [],
    activation,
    phase: own?.unitType ?? board.phase,
    turn: own?.side ?? board.turn,
    units:
      own && !activation
        ? board.units.map((unit) => (unit.id === id ? { ...unit, activatedIn: 0, capturedIn: 0 } : unit))
        : board.units,
  };
}

/** What the tools may ask while a plan is made: the rules themselves, on the imagined board. */
export function imaginedContext(game: AnyGame, view: OrionsGateView, eyes: CaptainId, draft: Draft): ToolContext {
  const state = stateFor(draft.board, draft.activation, draft.unit);
  const check = (command: OrionsGateCommand): readonly Rejection[] =>
    whyNot(RULES, command.type === 'activate' ? stateFor(draft.board, null, command.unit) : state, eyes, command);
  return {
    view,
    table: state.units.find(({ id }) => id === draft.unit)?.pose?.table ?? 1,
    check,
    drag: (wish) => dragPlan(RULES, state, wish),
    place: (unit, wish, heading) => dragDeploy(state, unit, wish, heading),
    jump: () => null,
    spot: () => null,
    gate: (wish) => dragThroughGate(RULES, state, wish),
    exits: (enter) => exitsOf(state, enter),
    lay: (laying, wish) => dragLay(RULES, state, laying, wish),
    chance: (unit, slot, target) => chanceOf(game, view, unit, slot, target),
    worth: (unit, slot, target) => worthOf(game, view, unit, slot, target),
  };
}
