import type { BehaviorSubject } from 'rxjs';
import {
  movedPlan,
  withoutPlan,
  type CaptainId,
  type PlannedShip,
  type UnitId,
} from '../../../../games/orions-gate/index.ts';
import type { StageInput } from '../../../table/stage.ts';
import type { Battle } from '../controller.ts';
import { grabsPress } from '../grab.ts';
import type { BattleState } from '../state.ts';
import { carryOn, carryTogether, confirmShot, skipShot, type Carrier } from './carry.ts';
import {
  beginDraft,
  draftDesk,
  dropShot,
  imaginedState,
  keepDraft,
  pointAtDraft,
  reopenDraft,
  stopDraft,
} from './draft-desk.ts';
import { followBattle, lift } from './following.ts';
import type { PlanKeeper } from './keeper.ts';
import { carrierOf, openPlanner, type Planner } from './planner.ts';
import type { HeatScale, PlansState } from './state.ts';

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
  /** Carries these out one after another, as far as the turn goes; none: all that are planned and may act now. */
  together(plans: readonly PlannedShip[]): void;
  fire(): void;
  fireAll(): void;
  skip(): void;
  halt(): void;
  /** A captain of a shared screen looks at their plans; null hides them. */
  lift(captain: CaptainId | null): void;
  heat(): void;
  scale(scale: HeatScale): void;
  /**
   * The screen as tools and panels see it: while a plan is made, the imagined one. What is drawn at one time is made of
   * one pair.
   */
  shown(state: BattleState, planned?: PlansState): BattleState;
  /** What the action panel and the keys work on while a plan is made: the battle itself, but nothing is ordered. */
  readonly desk: Battle;
  pointed(event: StageInput): boolean;
  grabs(event: StageInput): boolean;
  close(): void;
}

/** Carries out all shots of the plan without asking again. */
function fireAll({ now, put }: Planner, carrier: Carrier): void {
  const { carrying } = now();
  if (!carrying) return;
  put({ carrying: { ...carrying, all: true } });
  carryOn(carrier);
}

/** Planning beside a battle. `keeper` keeps the plans with the saved match. */
export function openPlanning(battle: Battle, keeper: PlanKeeper): Planning {
  const planner = openPlanner(battle, keeper);
  const { state$, now, put, real, realBoard, changeSet } = planner;
  const carrier = carrierOf(planner);
  const followed = followBattle(planner);
  void keeper.load().then((sets) => sets.length > 0 && now().sets.length === 0 && put({ sets }));

  const planning: Planning = {
    state$,
    toggle: () => put(now().open ? { open: false, draft: null } : { open: true }),
    plan: (unit) => beginDraft(planner, unit),
    edit: (unit) => reopenDraft(planner, unit),
    stop: () => stopDraft(planner),
    keep: () => keepDraft(planner),
    unshoot: () => dropShot(planner),
    drop: (unit) => changeSet((set) => withoutPlan(set, unit), now().carrying?.unit === unit ? { carrying: null } : {}),
    move: (unit, by) => changeSet((set) => movedPlan(realBoard(), set, unit, by)),
    share: (shared) => changeSet((set) => ({ ...set, shared })),
    carry() {
      put({ draft: null });
      carryOn(carrier);
    },
    together(plans) {
      const { seat } = real();
      put({ draft: null });
      // Whoever orders at a shared screen sits there.
      if (now().eyes === null && seat !== null) lift(planner, seat);
      carryTogether(carrier, plans);
    },
    fire: () => confirmShot(carrier),
    fireAll: () => fireAll(planner, carrier),
    skip: () => skipShot(carrier),
    halt: () => put({ carrying: null }),
    lift: (captain) => lift(planner, captain),
    heat: () => put({ heat: { ...now().heat, on: !now().heat.on } }),
    scale: (scale) => put({ heat: { ...now().heat, scale } }),
    shown: (state, planned = now()) => imaginedState(planner, state, planned),
    desk: draftDesk(planner),
    pointed: (event) => pointAtDraft(planner, event),
    grabs: (event) => (!now().draft && battle.pulls(event)) || grabsPress(imaginedState(planner, real(), now()), event),
    close: followed.close,
  };
  battle.divert(planning);
  return planning;
}
