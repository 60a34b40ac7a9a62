import { BehaviorSubject } from 'rxjs';
import {
  noPlans,
  withSet,
  type CaptainId,
  type OrionsGateState,
  type PlanSet,
  type UnitId,
} from '../../../../games/orions-gate/index.ts';
import { stateOf } from '../asking.ts';
import type { Battle } from '../controller.ts';
import type { BattleState } from '../state.ts';
import type { Carrier } from './carry.ts';
import { sceneOf } from './drafting.ts';
import { eyesOf, peopleOf, teamOf } from './eyes.ts';
import { boardBefore } from './imagined.ts';
import type { PlanKeeper } from './keeper.ts';
import { FIRST_PLANS, type Draft, type PlansState } from './state.ts';

/** A plan in hand, and the captain whose it is. */
export interface InHand {
  readonly draft: Draft;
  readonly eyes: CaptainId;
}

/** What the parts of planning work at: the battle as it is, and the plans beside it. */
export interface Planner {
  readonly battle: Battle;
  /** The captains people play at this screen. */
  readonly people: ReturnType<typeof peopleOf>;
  readonly state$: BehaviorSubject<PlansState>;
  readonly now: () => PlansState;
  readonly put: (change: Partial<PlansState>) => void;
  /** The screen of the battle itself. */
  readonly real: () => BattleState;
  readonly realBoard: () => OrionsGateState;
  readonly inPlay: () => boolean;
  /** The plan in hand; null without one, or while nobody looks. */
  readonly inHand: () => InHand | null;
  /** The board a unit's plan is tried on: what is planned before it is carried out. */
  readonly boardFor: (unit: UnitId | null) => OrionsGateState;
  /** The plans of whoever looks. */
  readonly ownSet: () => PlanSet | null;
  /** Changes and keeps them. */
  readonly changeSet: (change: (set: PlanSet) => PlanSet, more?: Partial<PlansState>) => void;
}

/** The plans beside a battle. `keeper` keeps them with the saved match. */
export function openPlanner(battle: Battle, keeper: PlanKeeper): Planner {
  const people = peopleOf(battle.session.seats);
  const state$ = new BehaviorSubject<PlansState>({
    ...FIRST_PLANS,
    eyes: eyesOf(people, null),
    team: teamOf(people, null),
  });
  const now = (): PlansState => state$.value;
  const put = (change: Partial<PlansState>): void => state$.next({ ...now(), ...change });
  const real = (): BattleState => battle.state$.value;
  const realBoard = (): OrionsGateState => stateOf(battle.session.game, real().view);
  const ownSet = (): PlanSet | null => {
    const { eyes, sets } = now();
    return eyes === null ? null : (sets.find(({ owner }) => owner === eyes) ?? noPlans(eyes));
  };
  return {
    battle,
    people,
    state$,
    now,
    put,
    real,
    realBoard,
    ownSet,
    inPlay: () => real().view.stage === 'play',
    inHand() {
      const { draft, eyes } = now();
      return draft && eyes !== null ? { draft, eyes } : null;
    },
    boardFor: (unit) => boardBefore(realBoard(), now(), unit),
    changeSet(change, more = {}) {
      const set = ownSet();
      if (!set) return put(more);
      const sets = withSet(now().sets, change(set));
      put({ ...more, sets });
      keeper.keep(sets);
    },
  };
}

/** The imagined position of a plan in hand. */
export const sceneNow = ({ battle, real }: Planner, { draft, eyes }: InHand): ReturnType<typeof sceneOf> =>
  sceneOf(battle.session.game, real().view, eyes, draft);

/** What a plan is carried out with. */
export const carrierOf = ({ battle, ownSet, now, put, changeSet }: Planner): Carrier => ({
  battle,
  set: ownSet,
  carrying: () => now().carrying,
  show: () => put({ open: true }),
  put: (carrying, set) => (set ? changeSet(() => set, { carrying }) : put({ carrying })),
});
