import { BehaviorSubject } from 'rxjs';
import {
  isInPlay,
  movedPlan,
  noPlans,
  sideOfCaptain,
  withoutPlan,
  withPlan,
  withSet,
  type CaptainId,
  type OrionsGateCommand,
  type OrionsGateState,
  type PlanSet,
  type UnitId,
} from '../../../../games/orions-gate/index.ts';
import type { StageInput } from '../../../table/stage.ts';
import { stateOf } from '../asking.ts';
import type { Battle } from '../controller.ts';
import { grabsPress } from '../grab.ts';
import type { BattleState } from '../state.ts';
import { draftEnd } from '../tools/plan.ts';
import { tappedUnit } from '../tools/radius.ts';
import { reduceTool } from '../tools/reduce.ts';
import { measures, placedIn, type ToolInput } from '../tools/tool.ts';
import { carryOn, confirmShot, skipShot, type Carrier } from './carry.ts';
import { drafted, planOfDraft, rebased, reopened, sceneOf } from './drafting.ts';
import { eyesOf, peopleOf, teamOf } from './eyes.ts';
import { openHeatWatch, type HeatSubject } from './heat.ts';
import { boardBefore } from './imagined.ts';
import type { PlanKeeper } from './keeper.ts';
import { emptyDraft, FIRST_PLANS, type Draft, type HeatScale, type PlansState } from './state.ts';

/** What can be planned at the screen of a battle, on anybody's turn (OG-22.3, 25.1, 25.8). */
export interface Planning {
  readonly state$: BehaviorSubject<PlansState>;
  /** Opens or closes the list. */
  toggle(): void;
  /** Begins a plan, of a unit or of one still to be chosen. */
  plan(unit?: UnitId): void;
  /** Takes a kept plan in hand again. */
  edit(unit: UnitId): void;
  /** Puts away what is in hand: the step under way, then the plan. */
  stop(): void;
  /** Keeps what is in hand as a plan. */
  keep(): void;
  /** Takes the last planned shot of the plan in hand away. */
  unshoot(): void;
  drop(unit: UnitId): void;
  move(unit: UnitId, by: -1 | 1): void;
  share(shared: boolean): void;
  /** Carries the first plan out, step by step. */
  carry(): void;
  fire(): void;
  fireAll(): void;
  skip(): void;
  halt(): void;
  /** A captain of a shared screen looks at his plans; null hides them. */
  lift(captain: CaptainId | null): void;
  heat(): void;
  scale(scale: HeatScale): void;
  /** The screen as tools and panels see it: while a plan is made, the imagined one. What is drawn at one time is made of one pair. */
  shown(state: BattleState, planned?: PlansState): BattleState;
  /** What the action panel and the keys work on while a plan is made: the battle itself, but nothing is ordered. */
  readonly desk: Battle;
  pointed(event: StageInput): boolean;
  grabs(event: StageInput): boolean;
  close(): void;
}

/** Planning beside a battle. `keeper` keeps the plans with the saved match. */
export function openPlanning(battle: Battle, keeper: PlanKeeper): Planning {
  const { session } = battle;
  const { game } = session;
  const people = peopleOf(session.seats);
  const state$ = new BehaviorSubject<PlansState>({
    ...FIRST_PLANS,
    eyes: eyesOf(people, null),
    team: teamOf(people, null),
  });
  const now = (): PlansState => state$.value;
  const put = (change: Partial<PlansState>): void => state$.next({ ...now(), ...change });
  const real = (): BattleState => battle.state$.value;
  const realBoard = (): OrionsGateState => stateOf(game, real().view);
  const inPlay = (): boolean => real().view.stage === 'play';

  const ownSet = (): PlanSet | null => {
    const { eyes, sets } = now();
    return eyes === null ? null : (sets.find(({ owner }) => owner === eyes) ?? noPlans(eyes));
  };
  const changeSet = (change: (set: PlanSet) => PlanSet, more: Partial<PlansState> = {}): void => {
    const set = ownSet();
    if (!set) return put(more);
    const sets = withSet(now().sets, change(set));
    put({ ...more, sets });
    keeper.keep(sets);
  };
  const boardFor = (unit: UnitId | null): OrionsGateState => boardBefore(realBoard(), now(), unit);

  const carrier: Carrier = {
    battle,
    set: ownSet,
    carrying: () => now().carrying,
    put: (carrying, set) => (set ? changeSet(() => set, { carrying }) : put({ carrying })),
  };

  const drop = (): void => put({ draft: null });
  const keep = (): void => {
    const { draft } = now();
    const plan = draft && planOfDraft(draft);
    if (!plan) return;
    changeSet((set) => withPlan(realBoard(), set, plan), { draft: null, open: true });
  };

  const order = async (command: OrionsGateCommand): Promise<boolean> => {
    const { draft, eyes } = now();
    if (!draft || eyes === null) return false;
    const from = command.type === 'activate' ? emptyDraft(boardFor(command.unit)) : draft;
    const { context } = sceneOf(game, real().view, eyes, from);
    const refused = context.check(command);
    if (refused.length > 0 && command.type !== 'endActivation') {
      battle.explain(refused);
      return false;
    }
    const next = drafted(game, real().view, eyes, from, command);
    if (next) put({ draft: next });
    else keep();
    return true;
  };

  const input = (given: ToolInput): void => {
    if (measures(real().tool)) return battle.input(given);
    const { draft, eyes } = now();
    if (!draft || eyes === null) return;
    const { context, decision } = sceneOf(game, real().view, eyes, draft);
    // Standing still already: Escape leaves the plan.
    if (given.kind === 'cancel' && (decision === 'play.choose' || isAtRest(draft))) return stop();
    const step = reduceTool(draft.tool, given, context);
    put({ draft: { ...draft, tool: step.tool } });
    if (step.command) void order(step.command);
  };

  const stop = (): void => {
    const { draft, eyes } = now();
    if (!draft || eyes === null) return;
    // From the shots back to the movement, from the movement back to the choice, from there out.
    if (draft.movement && draft.unit && draft.activation) {
      return put({
        draft: reopened(game, real().view, eyes, boardFor(draft.unit), {
          unit: draft.unit,
          action: draft.activation.action,
          movement: draft.movement,
          shots: [],
        }),
      });
    }
    put({ draft: draft.activation ? emptyDraft(boardFor(null)) : null });
  };

  const shown = (state: BattleState, planned = now()): BattleState => {
    const { draft, eyes } = planned;
    if (!draft || eyes === null) return state;
    const { view, decision } = sceneOf(game, state.view, eyes, draft);
    const tool = measures(state.tool) ? state.tool : draft.tool;
    return {
      ...state,
      view,
      decision,
      tool,
      seat: eyes,
      selected: draft.unit ?? state.selected,
      preview: draft.preview,
      busy: false,
    };
  };

  const desk: Battle = {
    ...battle,
    state$: {
      get value() {
        return shown(real());
      },
    } as Battle['state$'],
    context: () => {
      const { draft, eyes } = now();
      return draft && eyes !== null ? sceneOf(game, real().view, eyes, draft).context : battle.context();
    },
    input,
    order,
    preview: (preview) => {
      const { draft } = now();
      if (draft && draft.preview !== preview) put({ draft: { ...draft, preview } });
    },
  };

  const plan = (unit?: UnitId): void => {
    if (now().eyes === null || !inPlay()) return;
    if (unit !== undefined) battle.select(unit);
    put({ open: true, carrying: null, draft: emptyDraft(boardFor(unit ?? null)) });
  };

  const watch = openHeatWatch(
    (change) => put({ heat: { ...now().heat, ...change } }),
    (detail) => battle.fail('answers', detail),
  );
  const look = (): void => watch.look(now().heat.on && inPlay() ? subjectOf(real(), now().draft, realBoard) : null);

  let view = real().view;
  let seat = real().seat;
  /** The real board has changed: what is planned is tried anew, and a plan being carried out goes on. */
  const followed = (): void => {
    const state = real();
    if (state.busy || (state.view === view && state.seat === seat)) return;
    const turned = state.view !== view;
    view = state.view;
    seat = state.seat;
    const { lifted, team, eyes, draft, carrying } = now();
    // Somebody else's turn at a shared screen: what one captain saw is hidden again; what he shared stays while his side has the turn.
    const left =
      lifted !== null
        ? seat !== lifted
        : team !== teamOf(people, null) && seat !== null && sideOfCaptain(seat) !== team;
    if (turned && seat !== null && left) return lift(null, sideOfCaptain(seat) === team ? seat : null);
    if (draft && eyes !== null)
      put({ draft: inPlay() ? rebased(game, view, eyes, boardFor(draft.unit), draft) : null });
    if (!carrying) return;
    if (session.plies() < carrying.plies) put({ carrying: null });
    else carryOn(carrier);
  };

  const lift = (captain: CaptainId | null, mate: CaptainId | null = captain): void => {
    put({ lifted: captain, eyes: eyesOf(people, captain), team: teamOf(people, mate), draft: null, carrying: null });
  };

  const listening = [
    // After everybody has heard of the change: steps taken now change it again.
    battle.state$.subscribe(() =>
      queueMicrotask(() => {
        followed();
        look();
      }),
    ),
    state$.subscribe(() => queueMicrotask(look)),
  ];
  void keeper.load().then((sets) => sets.length > 0 && now().sets.length === 0 && put({ sets }));

  const planning: Planning = {
    state$,
    toggle: () => put(now().open ? { open: false, draft: null } : { open: true }),
    plan,
    edit(unit) {
      const { eyes } = now();
      const kept = ownSet()?.plans.find((one) => one.unit === unit);
      const board = boardFor(unit);
      if (!kept || eyes === null || !board.units.some((one) => one.id === unit && isInPlay(one))) return;
      battle.select(unit);
      put({ open: true, carrying: null, draft: reopened(game, real().view, eyes, board, kept) });
    },
    stop,
    keep,
    unshoot() {
      const { draft, eyes } = now();
      if (draft && eyes !== null)
        put({
          draft: rebased(game, real().view, eyes, boardFor(draft.unit), { ...draft, shots: draft.shots.slice(0, -1) }),
        });
    },
    drop: (unit) => changeSet((set) => withoutPlan(set, unit), now().carrying?.unit === unit ? { carrying: null } : {}),
    move: (unit, by) => changeSet((set) => movedPlan(realBoard(), set, unit, by)),
    share: (shared) => changeSet((set) => ({ ...set, shared })),
    carry() {
      drop();
      carryOn(carrier);
    },
    fire: () => confirmShot(carrier),
    fireAll() {
      const { carrying } = now();
      if (!carrying) return;
      put({ carrying: { ...carrying, all: true } });
      carryOn(carrier);
    },
    skip: () => skipShot(carrier),
    halt: () => put({ carrying: null }),
    lift: (captain) => lift(captain),
    heat: () => put({ heat: { ...now().heat, on: !now().heat.on } }),
    scale: (scale) => put({ heat: { ...now().heat, scale } }),
    shown,
    desk,
    pointed(event) {
      const { draft, eyes } = now();
      if (!draft || eyes === null) return false;
      if (draft.activation) input({ kind: 'pointer', input: event });
      else if (event.kind === 'tap') {
        const under = tappedUnit(sceneOf(game, real().view, eyes, draft).view, event);
        if (under) battle.select(under.id);
      }
      return true;
    },
    grabs: (event) => grabsPress(shown(real()), event),
    close() {
      for (const one of listening) one.unsubscribe();
      watch.close();
    },
  };
  battle.divert(planning);
  return planning;
}

/** Whether Escape has nothing more to take back in the step under way. */
function isAtRest({ tool }: Draft): boolean {
  if (tool.kind === 'fire') return true;
  if (tool.kind !== 'plan') return tool.kind === 'idle';
  const { draft } = tool;
  return draft.kind === 'ship'
    ? draft.first + draft.second === 0 && draft.pivot === 0
    : draft.kind === 'chain'
      ? draft.points.length === 0
      : draft.kind === 'ram'
        ? draft.distance === 0 && draft.target === null
        : tool.facing === null;
}

/** What the heat layer looks at: the plan in hand, the movement in hand, else the unit that is selected. */
function subjectOf(state: BattleState, draft: Draft | null, board: () => OrionsGateState): HeatSubject | null {
  if (draft?.unit && draft.activation) {
    const unit = draft.board.units.find(({ id }) => id === draft.unit);
    if (!unit?.pose) return null;
    const { tool } = draft;
    const { step, action } = draft.activation;
    return {
      board: draft.board,
      unit: unit.id,
      action: step === 'plan' ? action : 'hold',
      pose: tool.kind === 'plan' ? { ...draftEnd(unit.pose, tool.draft), table: unit.pose.table } : unit.pose,
    };
  }
  const { tool, view, selected } = state;
  const planned = tool.kind === 'plan' && view.activation ? placedIn(view, tool.unit) : null;
  if (planned && tool.kind === 'plan')
    return {
      board: board(),
      unit: planned.id,
      action: view.activation!.action,
      pose: { ...draftEnd(planned.pose, tool.draft), table: planned.pose.table },
    };
  const unit = selected === null ? null : placedIn(view, selected);
  return unit && { board: board(), unit: unit.id, action: 'move', pose: unit.pose };
}
