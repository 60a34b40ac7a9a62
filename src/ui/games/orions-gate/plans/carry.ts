import {
  dragPlan,
  nextStep,
  withoutPlan,
  type CarryStep,
  type OrionsGateCommand,
  type OrionsGateView,
  type PlannedShip,
  type PlanSet,
  type UnitId,
} from '../../../../games/orions-gate/index.ts';
import { RULES, stateOf } from '../asking.ts';
import type { Battle } from '../controller.ts';
import { BOARD } from '../tools/fire.ts';
import { commandOf, draftOf, type Tool } from '../tools/tool.ts';
import { isSpent } from '../tools/weapon.ts';
import { undoTogether } from '../hold-all.ts';
import { settings$ } from '../../../theme/settings.ts';
import type { Carrying } from './state.ts';

/**
 * What is needed to carry plans out: the real battle, the plans of who decides, and where to write down how far it has
 * come.
 */
export interface Carrier {
  readonly battle: Pick<Battle, 'session' | 'state$' | 'context' | 'order' | 'tool' | 'explain'>;
  readonly set: () => PlanSet | null;
  readonly carrying: () => Carrying | null;
  put(carrying: Carrying | null, set?: PlanSet): void;
  /** Opens the list. */
  show(): void;
}

/** Takes the next step of the first plan; every step waits until the one before is shown. */
export function carryOn(carrier: Carrier): void {
  const { battle } = carrier;
  const { view, seat, busy } = battle.state$.value;
  const set = carrier.set();
  const before = carrier.carrying();
  if (busy || !set || view.windows.length > 0) return;
  if (seat === null || set.owner !== seat) return turnedOver(carrier, before);
  const step = nextStep(view, set, battle.context().check, before?.skipped ?? []);
  // A ship of several that has moved is still to fire.
  if (step.kind === 'wait' && before?.together && view.activation) return;
  if (step.kind === 'wait' || !goesOn(before, step.plan.unit)) return ended(carrier, before);
  const plies = battle.session.plies();
  taken(carrier, set, step, { ...begun(step.plan.unit, plies, before), plies, shot: null, shorten: null });
}

/** The turn went over: what is left of several waits in the open list. */
function turnedOver(carrier: Carrier, before: Carrying | null): void {
  if (before?.together) ended(carrier, before);
}

/** Whether a plan is the one being carried out, or one of several that are. */
const goesOn = (before: Carrying | null, unit: UnitId): boolean =>
  !before || before.unit === unit || before.together?.includes(unit) === true;

/** What carrying out a plan keeps from one step to the next. */
const begun = (
  unit: UnitId,
  plies: number,
  before: Carrying | null,
): Pick<Carrying, 'unit' | 'skipped' | 'all' | 'together' | 'since'> => ({
  unit,
  skipped: before?.unit === unit ? before.skipped : [],
  all: before?.all ?? false,
  together: before?.together ?? null,
  since: before?.since ?? plies,
});

/** Several are carried out, or as many as the turn allows; what is left is shown. */
function ended(carrier: Carrier, now: Carrying | null): void {
  carrier.put(null);
  if (!now?.together) return;
  stretched(carrier, now);
  if (carrier.set()?.plans.some(({ unit }) => now.together!.includes(unit))) carrier.show();
}

/** One undo takes back all that was carried out without a decision between. */
function stretched({ battle: { session } }: Carrier, { since }: Carrying): void {
  if (since !== null && since < session.plies()) undoTogether(session, since, session.plies());
}

/** The plan is carried out. Of several the next one follows when the activation is over; a spent one ends at once. */
function carried(carrier: Carrier, set: PlanSet, now: Carrying): void {
  const { battle } = carrier;
  if (!now.together) return carrier.put(null, withoutPlan(set, now.unit));
  const { view } = battle.state$.value;
  const unit = view.units.find(({ id }) => id === now.unit);
  const spent = unit !== undefined && isSpent(unit, battle.context());
  if (!spent) stretched(carrier, now);
  carrier.put({ ...now, since: spent ? now.since : null }, withoutPlan(set, now.unit));
  // Where activations end alone, this one does.
  if (spent && !settings$.value.endsAlone) give(carrier, { type: 'endActivation' });
}

/** Carries several out one after another: those given now, before all others, else all that may act now. */
export function carryTogether(carrier: Carrier, given: readonly PlannedShip[]): void {
  const { view, seat } = carrier.battle.state$.value;
  const set = carrier.set();
  if (!set || seat === null) return;
  const others = set.plans.filter(({ unit }) => !given.some((one) => one.unit === unit));
  const plans = [...given, ...others];
  const together = (given.length > 0 ? given : plans).map(({ unit }) => unit).filter((id) => isReady(view, id));
  const first = plans[0];
  if (!first) return;
  const plies = carrier.battle.session.plies();
  carrier.put(
    { unit: first.unit, skipped: [], all: false, together, since: plies, plies, shot: null, shorten: null },
    { ...set, plans },
  );
  carryOn(carrier);
}

const isReady = ({ activatable, activation }: OrionsGateView, id: UnitId): boolean =>
  activatable.includes(id) || activation?.unit === id;

function taken(carrier: Carrier, set: PlanSet, step: Exclude<CarryStep, { kind: 'wait' }>, now: Carrying): void {
  const { battle } = carrier;
  const { plan } = step;
  switch (step.kind) {
    case 'refused':
      ended(carrier, now);
      return battle.explain([step.refused]);
    case 'order':
      carrier.put({ ...now, plies: now.plies + 1 });
      return give(carrier, step.command);
    case 'shorten': {
      const tool = shortened(battle, step.plan);
      // Of several each goes as far as its dice let it.
      if (now.together && tool.kind === 'plan') {
        carrier.put({ ...now, plies: now.plies + 1 });
        return give(carrier, commandOf(tool.draft));
      }
      carrier.put({ ...now, shorten: step.refused });
      return battle.tool(tool);
    }
    case 'done':
      return carried(carrier, set, now);
    case 'shot':
      if (now.all && step.refused) {
        carrier.put({ ...now, skipped: [...now.skipped, step.index] });
        return carryOn(carrier);
      }
      carrier.put({ ...now, shot: { index: step.index, refused: step.refused } });
      battle.tool(aimed(plan.unit, step.shot));
      if (now.all) give(carrier, step.shot);
  }
}

/** Gives a command of the plans; a refusal ends the carrying out. */
function give({ battle, put }: Carrier, command: OrionsGateCommand): void {
  void battle.order(command).then((accepted) => accepted || put(null));
}

/** Fires the offered shot. */
export function confirmShot(carrier: Carrier): void {
  const now = carrier.carrying();
  const plan = carrier.set()?.plans.find(({ unit }) => unit === now?.unit);
  const shot = now?.shot && plan?.shots[now.shot.index];
  if (shot) give(carrier, shot);
}

/** Passes over the offered shot. */
export function skipShot(carrier: Carrier): void {
  const now = carrier.carrying();
  if (!now?.shot) return;
  carrier.put({ ...now, skipped: [...now.skipped, now.shot.index], shot: null });
  carryOn(carrier);
}

/** The tool with weapon and targets of a planned shot in hand. */
function aimed(unit: string, shot: Extract<CarryStep, { kind: 'shot' }>['shot']): Tool {
  if (shot.type === 'firePrimary') return { kind: 'fire', unit, slot: 0, targets: [shot.target] };
  if (shot.type === 'board') return { kind: 'fire', unit, slot: BOARD, targets: [shot.target] };
  if (shot.x !== undefined && shot.y !== undefined)
    return {
      kind: 'lay',
      unit,
      laying:
        shot.diameter === undefined
          ? { kind: 'mine', slot: shot.slot }
          : { kind: 'deflector', slot: shot.slot, diameter: shot.diameter },
      at: { x: shot.x, y: shot.y },
      grip: 'none',
      offset: { x: 0, y: 0 },
      blocked: null,
    };
  return {
    kind: 'fire',
    unit,
    slot: shot.slot,
    targets: shot.targets ?? (shot.target === undefined ? [] : [shot.target]),
    ...(shot.targetSlot === undefined ? {} : { part: shot.targetSlot }),
  };
}

/** The planned path cut to what the dice gave, in the tool of the movement. */
function shortened({ session, state$ }: Carrier['battle'], { unit, action, movement }: PlanSet['plans'][number]): Tool {
  const view: OrionsGateView = state$.value.view;
  const last = movement.points?.at(-1);
  const wish = movement.points
    ? {
        via: movement.points.slice(0, -1).map(([x, y]) => ({ x, y })),
        ...(last ? { point: { x: last[0], y: last[1] } } : {}),
        ...(movement.heading === undefined ? {} : { heading: movement.heading }),
      }
    : action === 'ram'
      ? {}
      : { exact: { first: movement.first ?? 0, pivot: movement.pivot ?? 0, second: movement.second ?? 0 } };
  const { command, stoppedBy } = dragPlan(RULES, stateOf(session.game, view), { unit, action, ...wish });
  return {
    kind: 'plan',
    unit,
    draft: draftOf(action, command),
    facing: null,
    grip: 'none',
    offset: { x: 0, y: 0 },
    blocked: stoppedBy,
  };
}
