import { dragPlan, type DragPlan } from '../../../src/games/orions-gate/aids/drag-plan.ts';
import { nearestExit } from '../../../src/games/orions-gate/aids/gate-exit.ts';
import { pathGaps } from '../../../src/games/orions-gate/aids/path-gaps.ts';
import { openTrial } from '../../../src/games/orions-gate/aids/trial.ts';
import { kernelSight } from '../../../src/table/kernel.ts';
import type { Sequence } from '../../physics/sequence.ts';
import { edgeLimits } from './aim.ts';
import { aimedPlan, ATTEMPTS, exitPlace } from './aimed.ts';
import * as exact from './exact.ts';
import { canStand, exitFault, isSolid, judgePlan, type Mover, type Plan } from './judge.ts';
import { limitsOf, moved, MOVER, type Setting } from './setting.ts';

const RULES = { sight: kernelSight };

/** What a drag did wrong, or null; undefined if no start was found. */
type Fault = string | null | undefined;

/**
 * A ship dragged along a plan near the limits, typed and pulled: what is offered is legal, and one mil more of the part
 * that was cut is not (OG-25.8, 25.11). The gaps told beside it are those of the judge.
 */
export function dragFault(sequence: Sequence, setting: Setting): Fault {
  const { match, scene, radius, allowance, type } = setting;
  const limits = [...limitsOf(scene, radius), ...edgeLimits(scene.width, scene.height, radius)];
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const { start, heading, plan } = aimedPlan(sequence, setting, limits);
    if (!canStand(scene, { ...start, radius })) continue;
    const state = moved(match.state, MOVER, start, heading);
    const mover: Mover = { ...start, radius, heading, allowance, scouts: type === 'scouts' };
    const legal = (one: Plan): boolean => 'end' in judgePlan(scene, mover, one, 9000);
    const wish = { unit: MOVER, action: 'move', allowance } as const;
    const where = JSON.stringify({ mover, plan, scene });
    const wrong = (drag: DragPlan, why: string): string => `${why}: ${JSON.stringify(drag.command)}\n${where}`;
    if (type === 'scouts') {
      const [last] = plan.points!.slice(-1);
      const drag = dragPlan(RULES, state, { ...wish, point: { x: last![0], y: last![1] } });
      return legal(drag.command) ? null : wrong(drag, 'an illegal chain');
    }
    const { first = 0, pivot = 0, second = 0 } = plan;
    const typed = dragPlan(RULES, state, { ...wish, exact: { first, pivot, second } });
    if (!legal(typed.command)) return wrong(typed, 'an illegal plan for typed numbers');
    const offered = { first: typed.command.first!, pivot: typed.command.pivot!, second: typed.command.second! };
    if (legal(plan) && JSON.stringify(offered) !== JSON.stringify({ first, pivot, second }))
      return wrong(typed, 'legal numbers changed');
    if (offered.first < first && legal({ ...offered, first: offered.first + 1, second: 0 }))
      return wrong(typed, 'a first part cut too short');
    if (offered.first === first && offered.second < second && legal({ ...offered, second: offered.second + 1 }))
      return wrong(typed, 'a second part cut too short');
    const pulled = dragPlan(RULES, state, { ...wish, point: pointOf(mover, { first, pivot, second }) });
    if (!legal(pulled.command)) return wrong(pulled, 'an illegal plan for a point');
    return gapsFault(setting, state, mover, offered) ?? null;
  }
  return undefined;
}

/** Where a plan would end if nothing were in the way. */
function pointOf(
  { x, y, heading }: Mover,
  { first, pivot, second }: Required<Pick<Plan, 'first' | 'pivot' | 'second'>>,
) {
  const [a, b] = [exact.directionOf(heading), exact.directionOf(heading + pivot)];
  return { x: x + (first * a.c + second * b.c) / 1e9, y: y + (first * a.s + second * b.s) / 1e9 };
}

/** The gaps told of a path, against the judge's. */
function gapsFault(
  { scene }: Setting,
  state: Parameters<typeof openTrial>[1],
  mover: Mover,
  plan: { readonly first: number; readonly pivot: number; readonly second: number },
): string | null {
  const trial = openTrial(RULES, state, MOVER, 'move', mover.allowance);
  const path = trial.path(plan);
  const ways = path.legs.length > 0 ? path.legs.map(({ leg }) => leg) : [{ from: mover, to: mover }];
  const gaps = pathGaps(trial, path, 1000);
  for (const other of scene.others) {
    const stated = gaps.find(({ what }) => what.kind === 'unit' && what.id === other.id)!.least;
    const radii = mover.radius + other.radius;
    const least = Math.min(...ways.map(({ from, to }) => exact.floorOf(exact.fromSegment(other, from, to)) - radii));
    if (stated !== least)
      return `gap to ${other.id}: ${stated}, judge: ${least}\n${JSON.stringify({ mover, plan, scene })}`;
  }
  for (const piece of scene.pieces.filter(isSolid)) {
    const stated = gaps.filter(({ what }) => what.kind === 'piece' && what.id === piece.id).map(({ least }) => least);
    const least = piece.parts.map((part) =>
      Math.min(...ways.map(({ from, to }) => exact.floorApart(exact.apart(from, to, part)) - mover.radius)),
    );
    if (Math.min(...stated) !== Math.min(...least))
      return `gaps to ${piece.id}: ${stated}, judge: ${least}\n${JSON.stringify({ mover, plan, scene })}`;
  }
  return null;
}

/**
 * An exit pulled to a place near its limits: what is offered is legal, and the wish itself where that is (OG-14.3,
 * 25.8).
 */
export function exitDragFault(sequence: Sequence, setting: Setting): Fault {
  const { match, scene, radius } = setting;
  const wish = exitPlace(sequence, setting, 'P2');
  const legal = (at: exact.Spot): boolean => exitFault(scene, { ...at, radius }, 'P2') === null;
  const place = nearestExit(match.state, MOVER, 'P2', wish);
  const where = JSON.stringify({ wish, place, radius, scene });
  if (place && !legal(place)) return `an illegal exit\n${where}`;
  if (legal(wish) && (place?.x !== wish.x || place.y !== wish.y)) return `a legal exit changed\n${where}`;
  return null;
}
