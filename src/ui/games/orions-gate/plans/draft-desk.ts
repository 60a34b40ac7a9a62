import { isInPlay, withPlan, type OrionsGateCommand, type UnitId } from '../../../../games/orions-gate/index.ts';
import type { StageInput } from '../../../table/stage.ts';
import type { Battle } from '../controller.ts';
import type { BattleState } from '../state.ts';
import { tappedUnit } from '../tools/radius.ts';
import { reduceTool } from '../tools/reduce.ts';
import { measures, type ToolInput } from '../tools/tool.ts';
import { drafted, planOfDraft, rebased, reopened, sceneOf } from './drafting.ts';
import { sceneNow, type Planner } from './planner.ts';
import { emptyDraft, type Draft, type PlansState } from './state.ts';

/** Begins a plan, of a unit or of one still to be chosen: the selected one if it can be planned, or the first. */
export function beginDraft(planner: Planner, unit?: UnitId): void {
  const { battle, now, put, real, inPlay, inHand, boardFor } = planner;
  if (now().eyes === null || !inPlay()) return;
  if (unit !== undefined) battle.select(unit);
  put({ open: true, carrying: null, draft: emptyDraft(boardFor(unit ?? null)) });
  const held = inHand();
  const able = held ? sceneNow(planner, held).view.activatable : [];
  const { selected } = real();
  if (able[0] !== undefined && (selected === null || !able.includes(selected))) battle.select(able[0]);
}

/** Takes a kept plan in hand again. */
export function reopenDraft({ battle, now, put, real, ownSet, boardFor }: Planner, unit: UnitId): void {
  const { eyes } = now();
  const kept = ownSet()?.plans.find((one) => one.unit === unit);
  const board = boardFor(unit);
  if (!kept || eyes === null || !board.units.some((one) => one.id === unit && isInPlay(one))) return;
  battle.select(unit);
  put({ open: true, carrying: null, draft: reopened(battle.session.game, real().view, eyes, board, kept) });
}

/** Keeps what is in hand as a plan. */
export function keepDraft({ now, realBoard, changeSet }: Planner): void {
  const { draft } = now();
  const plan = draft && planOfDraft(draft);
  if (!plan) return;
  changeSet((set) => withPlan(realBoard(), set, plan), { draft: null, open: true });
}

/** Puts away what is in hand: from the shots back to the movement, from there back to the choice, from there out. */
export function stopDraft({ battle, put, real, inHand, boardFor }: Planner): void {
  const held = inHand();
  if (!held) return;
  const { draft, eyes } = held;
  if (draft.movement && draft.unit && draft.activation) {
    return put({
      draft: reopened(battle.session.game, real().view, eyes, boardFor(draft.unit), {
        unit: draft.unit,
        action: draft.activation.action,
        movement: draft.movement,
        shots: [],
      }),
    });
  }
  put({ draft: draft.activation ? emptyDraft(boardFor(null)) : null });
}

/** Takes the last planned shot of the plan in hand away. */
export function dropShot({ battle, put, real, inHand, boardFor }: Planner): void {
  const held = inHand();
  if (!held) return;
  const { draft, eyes } = held;
  const shots = draft.shots.slice(0, -1);
  put({ draft: rebased(battle.session.game, real().view, eyes, boardFor(draft.unit), { ...draft, shots }) });
}

/** Plans a command instead of giving it. Returns whether the rules let it be planned. */
function planCommand(planner: Planner, command: OrionsGateCommand): boolean {
  const { battle, put, real, inHand, boardFor } = planner;
  const held = inHand();
  if (!held) return false;
  const { eyes } = held;
  const from = command.type === 'activate' ? emptyDraft(boardFor(command.unit)) : held.draft;
  const refused = sceneNow(planner, { draft: from, eyes }).context.check(command);
  if (refused.length > 0 && command.type !== 'endActivation') {
    battle.explain(refused);
    return false;
  }
  const next = drafted(battle.session.game, real().view, eyes, from, command);
  if (next) put({ draft: next });
  else keepDraft(planner);
  return true;
}

/** Hands what is pointed and pressed to the tool of the plan in hand; measuring stays the battle's own. */
function planInput(planner: Planner, given: ToolInput): void {
  const { battle, put, real, inHand } = planner;
  if (measures(real().tool)) return battle.input(given);
  const held = inHand();
  if (!held) return;
  const { draft } = held;
  const { context, decision } = sceneNow(planner, held);
  // Standing still already: Escape leaves the plan.
  if (given.kind === 'cancel' && (decision === 'play.choose' || isAtRest(draft))) return stopDraft(planner);
  const step = reduceTool(draft.tool, given, context);
  put({ draft: { ...draft, tool: step.tool } });
  if (step.command) planCommand(planner, step.command);
}

/** The screen as tools and panels see it: while a plan is made, the imagined one. */
export function imaginedState(
  { battle }: Planner,
  state: BattleState,
  { draft, eyes }: Pick<PlansState, 'draft' | 'eyes'>,
): BattleState {
  if (!draft || eyes === null) return state;
  const { view, decision } = sceneOf(battle.session.game, state.view, eyes, draft);
  const tool = measures(state.tool) ? state.tool : draft.tool;
  return {
    ...state,
    view,
    decision,
    tool,
    seat: eyes,
    selected: draft.unit ?? state.selected,
    preview: draft.preview,
    group: null,
    busy: false,
  };
}

/** What the action panel and the keys work on while a plan is made: the battle itself, but nothing is ordered. */
export function draftDesk(planner: Planner): Battle {
  const { battle, now, put, real, inHand } = planner;
  return {
    ...battle,
    state$: {
      get value() {
        return imaginedState(planner, real(), now());
      },
    } as Battle['state$'],
    context: () => {
      const held = inHand();
      return held ? sceneNow(planner, held).context : battle.context();
    },
    input: (given) => planInput(planner, given),
    // How it acts is chosen in the panel.
    act: () => undefined,
    holdAll: null,
    several: () => undefined,
    order: async (command) => planCommand(planner, command),
    preview: (preview) => {
      const { draft } = now();
      if (draft && draft.preview !== preview) put({ draft: { ...draft, preview } });
    },
  };
}

/** The pointer while a plan is made: its tool's, or the choice of a unit. Returns whether there is one. */
export function pointAtDraft(planner: Planner, event: StageInput): boolean {
  const held = planner.inHand();
  if (!held) return false;
  if (held.draft.activation) planInput(planner, { kind: 'pointer', input: event });
  else if (event.kind === 'tap') {
    const under = tappedUnit(sceneNow(planner, held).view, event);
    if (under) planner.battle.select(under.id);
  }
  return true;
}

/** Whether Escape has nothing more to take back in the step under way. */
function isAtRest({ tool }: Draft): boolean {
  if (tool.kind === 'fire') return true;
  if (tool.kind !== 'plan') return tool.kind === 'idle';
  const { draft } = tool;
  switch (draft.kind) {
    case 'ship':
      return draft.first + draft.second === 0 && draft.pivot === 0;
    case 'chain':
      return draft.points.length === 0;
    case 'ram':
      return draft.distance === 0 && draft.target === null;
    default:
      return tool.facing === null;
  }
}
