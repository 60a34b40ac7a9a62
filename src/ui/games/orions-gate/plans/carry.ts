import {
  dragPlan,
  nextStep,
  withoutPlan,
  type CarryStep,
  type OrionsGateCommand,
  type OrionsGateView,
  type PlanSet,
} from '../../../../games/orions-gate/index.ts';
import { RULES, stateOf } from '../asking.ts';
import type { Battle } from '../controller.ts';
import { BOARD } from '../tools/fire.ts';
import { draftOf, type Tool } from '../tools/tool.ts';
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
}

/** Takes the next step of the first plan; every step waits until the one before is shown. */
export function carryOn(carrier: Carrier): void {
  const { battle } = carrier;
  const { view, seat, busy } = battle.state$.value;
  const set = carrier.set();
  if (busy || seat === null || !set || set.owner !== seat || view.windows.length > 0) return;
  const plies = battle.session.plies();
  const before = carrier.carrying();
  const step = nextStep(view, set, battle.context().check, before?.skipped ?? []);
  if (step.kind === 'wait') return carrier.put(null);
  if (before && before.unit !== step.plan.unit) return carrier.put(null);
  const now: Carrying = {
    unit: step.plan.unit,
    skipped: before?.skipped ?? [],
    all: before?.all ?? false,
    plies,
    shot: null,
    shorten: null,
  };
  taken(carrier, set, step, now);
}

function taken(carrier: Carrier, set: PlanSet, step: Exclude<CarryStep, { kind: 'wait' }>, now: Carrying): void {
  const { battle } = carrier;
  const { plan } = step;
  switch (step.kind) {
    case 'refused':
      carrier.put(null);
      return battle.explain([step.refused]);
    case 'order':
      carrier.put({ ...now, plies: now.plies + 1 });
      return give(carrier, step.command);
    case 'shorten':
      carrier.put({ ...now, shorten: step.refused });
      return battle.tool(shortened(battle, step.plan));
    case 'done':
      return carrier.put(null, withoutPlan(set, plan.unit));
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
