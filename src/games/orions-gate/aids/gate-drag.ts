import type { Rejection } from '../../../engine/game.ts';
import { inches, rnd, turned, type Point } from '../../../table/index.ts';
import { pathToGate, poseBeyond, type PlannedGate } from '../rules/gate-plan.ts';
import { pieceOn } from '../rules/gates.ts';
import type { CutPath, Plan } from '../rules/path.ts';
import type { Rules } from '../rules/rules.ts';
import type { OrionsGateState } from '../state.ts';
import { allowanceNow } from './allowance.ts';
import type { DragPlan, DragWish } from './drag-plan.ts';
import { idealChain, lastHeading, nearestChain } from './drag-scouts.ts';
import { idealShipPlan, nearestShipPlan } from './drag-ship.ts';
import { likelyExit, middleOn, nearestExit } from './gate-exit.ts';
import { pathGaps } from './path-gaps.ts';
import { openTrial, type Trial } from './trial.ts';

/**
 * A drag onto a gate: the gate entered, the gate to leave by, and where on its table the pointer wants the unit to come
 * out.
 */
export interface GateWish extends DragWish {
  readonly enter: string;
  readonly leave: string;
  /** Left out: the side of the exit that matches the side the unit came from. */
  readonly exit?: Point;
}

/**
 * A drag through a gate: `path` runs to the gate, `pose` is beyond it, on the table of the other one. `gaps` are those
 * of the path. `used` is what the plan as given counts against the allowance (OG-14.3).
 */
export interface GateDrag extends DragPlan {
  readonly enter: string;
  readonly leave: string;
  /** Where the base first touches the gate. */
  readonly entered: Point;
}

/** A drag through a gate, or why no way leads there: `why` is the rules' answer to the straight way. */
export type GateDragged =
  | { readonly drag: GateDrag; readonly why: null }
  | { readonly drag: null; readonly why: Rejection };

type Draft = Omit<Plan, 'type'>;

/**
 * The legal plan through a gate nearest to the wish: the way to the gate first, straight if that works, and the legal
 * exit place nearest to the pointer; the ghost goes on at the other side (OG-14.3, 25.8).
 */
export function dragThroughGate(rules: Rules, state: OrionsGateState, wish: GateWish): GateDragged {
  const trial = openTrial(
    rules,
    state,
    wish.unit,
    wish.action,
    wish.allowance ?? allowanceNow(state, wish.unit, wish.action),
  );
  const { unit } = trial;
  const point = wish.point ?? (wish.exact ? undefined : middleOn(state, wish.enter));
  const out = wish.exit
    ? nearestExit(state, unit.id, wish.leave, wish.exit)
    : likelyExit(state, unit.id, wish.enter, wish.leave, unit.pose);
  const { x, y } = out ?? middleOn(state, wish.leave);
  const gate: PlannedGate = { enter: wish.enter, leave: wish.leave, x, y };
  let why: Rejection | null = null;
  for (const draft of wish.exact ? [wish.exact] : ways(trial, { ...wish, point })) {
    const plan = { ...draft, gate };
    const refused = trial.refuse(plan);
    if (refused === null) return { drag: gateDrag(trial, shortened(trial, plan, gate), gate, wish), why: null };
    why ??= refused;
  }
  return { drag: null, why: why! };
}

/**
 * Ways to try, the plainest first. What is drawn too long is cut to the allowance: the path ends at the gate anyway.
 */
function ways(trial: Trial, wish: DragWish): readonly Draft[] {
  const { unit, allowance } = trial;
  const point = wish.point!;
  if (unit.unitType === 'scouts') {
    const straight = idealChain(trial, { point, via: wish.via });
    const round = nearestChain(trial, { point, via: wish.via });
    // Round what is in the way and then on, straight into the gate.
    const on: readonly (readonly [number, number])[] = [...round, [rnd(point.x), rnd(point.y)]];
    return [straight, on].map((points): Draft => ({
      points: withinAllowance(trial, points),
      heading: headingOf(trial, wish, straight),
    }));
  }
  const filled = ({ first, pivot, second }: { first: number; pivot: number; second: number }): Draft => {
    const ahead = Math.min(first, allowance);
    return { first: ahead, pivot, second: Math.min(second, allowance - ahead) };
  };
  const heading = wish.heading === undefined ? undefined : turned(Math.round(wish.heading));
  const straight = idealShipPlan(trial, { point, heading, first: wish.first });
  const shares =
    wish.first === undefined
      ? SHARES.map((share) => idealShipPlan(trial, { point, first: Math.floor((allowance * share) / TENTHS) }))
      : [];
  const near = nearestShipPlan(trial, { point, heading, first: wish.first });
  return [straight, ...shares, { ...near, second: allowance - near.first }].map(filled);
}

/**
 * A chain that ends where the allowance does, whole mils short of it at most: its last leg may reach a gate before its
 * drawn end.
 */
function withinAllowance(
  { unit, allowance }: Trial,
  chain: readonly (readonly [number, number])[],
): [number, number][] {
  const kept: [number, number][] = [];
  let [fromX, fromY, left] = [unit.pose.x, unit.pose.y, allowance];
  for (const [x, y] of chain) {
    const [dx, dy] = [x - fromX, y - fromY];
    const length = Math.sqrt(dx * dx + dy * dy);
    if (length > left) {
      const end: [number, number] = [
        fromX + Math.trunc((dx * left) / length),
        fromY + Math.trunc((dy * left) / length),
      ];
      return end[0] === fromX && end[1] === fromY ? kept : [...kept, end];
    }
    kept.push([x, y]);
    [fromX, fromY, left] = [x, y, left - length];
  }
  return kept;
}

/** First parts tried, tenths of the allowance. */
const TENTHS = 10;
const SHARES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

const headingOf = (trial: Trial, wish: DragWish, chain: readonly (readonly [number, number])[]): number =>
  turned(
    Math.round(
      wish.heading ??
        lastHeading(
          trial,
          chain.map(([x, y]): [number, number] => [x, y]),
        ),
    ),
  );

/** The path of a plan up to the gate it enters. */
const cutOf = (trial: Trial, plan: Draft, { enter }: PlannedGate): CutPath | null =>
  pathToGate(trial.state, trial.unit, trial.path(plan), pieceOn(trial.state.tables, enter)!.piece);

/** The plan without what lies behind the gate, as long as it still enters it: the numbers then say what is used. */
function shortened(trial: Trial, plan: Draft, gate: PlannedGate): Draft {
  const cut = cutOf(trial, plan, gate)!;
  const index = cut.stretches.length - 1;
  const last = cut.stretches[index]?.last ?? 0;
  for (const extra of [0, 1]) {
    const short = trial.unit.unitType === 'scouts' ? shortChain(plan, cut) : shortShip(plan, index, last + extra);
    if (trial.refuse({ ...short, gate }) === null) return { ...short, gate };
  }
  return plan;
}

function shortShip({ first = 0, pivot = 0 }: Draft, index: number, last: number): Draft {
  // The first of a ship's legs is its second part when it turns at the start.
  const onFirst = index === 0 && first > 0;
  return onFirst ? { first: last, pivot: 0, second: 0 } : { first, pivot, second: Math.max(0, last) };
}

const shortChain = ({ points = [], heading }: Draft, { legs, at }: CutPath): Draft => ({
  points: legs.length === 0 ? [] : [...points.slice(0, legs.length - 1), [at.x, at.y]],
  heading,
});

function gateDrag(trial: Trial, plan: Draft, gate: PlannedGate, wish: GateWish): GateDrag {
  const { state, unit, allowance } = trial;
  const path = trial.path(plan);
  const cut = cutOf(trial, plan, gate)!;
  const pose = poseBeyond(state, unit, gate, cut, path);
  const { exit } = wish;
  const reached = !exit || (rnd(exit.x) === pose.x && rnd(exit.y) === pose.y);
  const stoppedBy = reached ? null : trial.refuse({ ...plan, gate: { ...gate, x: rnd(exit.x), y: rnd(exit.y) } });
  return {
    command: { type: 'plan', ...plan },
    pose,
    path: [{ x: unit.pose.x, y: unit.pose.y }, ...cut.legs.map(({ leg }) => leg.to)],
    used: path.length,
    left: allowance - path.length,
    usedText: inches(path.length),
    leftText: inches(Math.max(0, allowance - path.length)),
    allowance,
    gaps: pathGaps(trial, { legs: cut.legs, end: { ...cut.at, heading: cut.heading }, length: path.length }),
    reached,
    stoppedBy,
    target: null,
    enter: gate.enter,
    leave: gate.leave,
    entered: cut.at,
  };
}
