import { sideOfCaptain, type CaptainId, type OrionsGateState } from '../../../../games/orions-gate/index.ts';
import type { BattleState } from '../state.ts';
import { subjectOf } from '../subject.ts';
import { draftEnd } from '../tools/plan.ts';
import { placedIn } from '../tools/tool.ts';
import { carryOn } from './carry.ts';
import { rebased } from './drafting.ts';
import { eyesOf, teamOf } from './eyes.ts';
import { openHeatWatch, type HeatSubject } from './heat/watch.ts';
import { carrierOf, type Planner } from './planner.ts';
import type { Draft } from './state.ts';

/**
 * Lifts the curtain of a shared screen for a captain; null lets it down. `mate` keeps what that captain's side shares
 * in sight.
 */
export function lift({ people, put }: Planner, captain: CaptainId | null, mate: CaptainId | null = captain): void {
  put({ lifted: captain, eyes: eyesOf(people, captain), team: teamOf(people, mate), draft: null, carrying: null });
}

/**
 * Whether a turn that has come takes from a shared screen what the captain before saw there; what was shared stays
 * while that side has the turn.
 */
function isLeft({ people, now }: Planner, seat: CaptainId): boolean {
  const { lifted, team } = now();
  return lifted !== null ? seat !== lifted : team !== teamOf(people, null) && sideOfCaptain(seat) !== team;
}

/** The real board has changed: what is planned is tried anew, and a plan being carried out goes on. */
function tryAnew(planner: Planner): void {
  const { battle, now, put, real, inPlay, inHand, boardFor } = planner;
  const { game } = battle.session;
  const { carrying } = now();
  const held = inHand();
  if (held) {
    const { draft, eyes } = held;
    put({ draft: inPlay() ? rebased(game, real().view, eyes, boardFor(draft.unit), draft) : null });
  }
  if (!carrying) return;
  if (battle.session.plies() < carrying.plies) put({ carrying: null });
  else carryOn(carrierOf(planner));
}

/** Follows the battle and what is looked at until it is closed. */
export function followBattle(planner: Planner): { readonly close: () => void } {
  const { battle, state$, now, put, real, realBoard, inPlay } = planner;
  const watch = openHeatWatch(
    (change) => put({ heat: { ...now().heat, ...change } }),
    (detail) => battle.fail('answers', detail),
  );
  const look = (): void => watch.look(now().heat.on && inPlay() ? heatSubject(real(), now().draft, realBoard) : null);
  let { view, seat } = real();
  const follow = (): void => {
    const state = real();
    if (state.busy || (state.view === view && state.seat === seat)) return;
    const turned = state.view !== view;
    ({ view, seat } = state);
    if (turned && seat !== null && isLeft(planner, seat)) {
      // What is left of several is noted before it is hidden.
      if (now().carrying) tryAnew(planner);
      return lift(planner, null, sideOfCaptain(seat) === now().team ? seat : null);
    }
    tryAnew(planner);
  };
  const listening = [
    // After everybody has heard of the change: steps taken now change it again.
    battle.state$.subscribe(() =>
      queueMicrotask(() => {
        follow();
        look();
      }),
    ),
    state$.subscribe(() => queueMicrotask(look)),
  ];
  return {
    close() {
      for (const one of listening) one.unsubscribe();
      watch.close();
    },
  };
}

/** What the heat layer looks at: the plan in hand, the movement in hand, else the ship the screen speaks of. */
function heatSubject(state: BattleState, draft: Draft | null, board: () => OrionsGateState): HeatSubject | null {
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
  const { tool, view } = state;
  const planned = tool.kind === 'plan' && view.activation ? placedIn(view, tool.unit) : null;
  if (planned && tool.kind === 'plan')
    return {
      board: board(),
      unit: planned.id,
      action: view.activation!.action,
      pose: { ...draftEnd(planned.pose, tool.draft), table: planned.pose.table },
    };
  const unit = placedIn(view, subjectOf(state) ?? '');
  return unit && { board: board(), unit: unit.id, action: 'move', pose: unit.pose };
}
