import type { SkaxarView } from '../../../../games/skaxar/index.ts';
import type { Point } from '../../../../table/shape.ts';
import { actorsOf, type Actor } from './cast.ts';
import { pileBox, planOf, spotOf } from './layout.ts';
import type { Box } from '../../../cards/table/box.ts';
import { topmost } from '../../../cards/table/under.ts';
import { boxOfSpot, type Plan } from './plan.ts';
import type { Shape, Target } from './stage.ts';

const targetOf = (actor: Actor): Target | null => {
  if (actor.kind === 'pile') return { kind: 'pile', pile: actor.pile, seat: actor.seat };
  if (actor.kind === 'money') return { kind: 'pile', pile: actor.seat === null ? 'bank' : 'money', seat: actor.seat };
  if (actor.kind !== 'card') return null;
  const { place } = actor;
  const name = actor.id.slice(actor.id.indexOf('/') + 1);
  switch (place.at) {
    case 'shop':
    case 'asteroid':
      return { kind: place.at, slot: place.slot };
    case 'lead':
    case 'older':
      return { kind: 'ship', seat: place.seat, ship: name };
    case 'item':
      return { kind: 'item', seat: place.seat, card: name };
    case 'pile':
      return null;
  }
};

const boxOfActor = (plan: Plan, actor: Actor): Box | null => {
  if (actor.kind === 'pile') return pileBox(plan, actor.pile, actor.seat);
  if (actor.kind === 'money') return pileBox(plan, actor.seat === null ? 'bank' : 'money', actor.seat);
  return actor.kind === 'card' ? boxOfSpot(spotOf(plan, actor.place)) : null;
};

/** All that can be pointed at in a view, and where it lies. */
export const targetsOf = (view: SkaxarView, shape: Shape): readonly { readonly target: Target; readonly box: Box }[] =>
  targetsAmong(actorsOf(view), planOf(shape));

/** All of a cast that can be pointed at, and where it lies. */
export const targetsAmong = (
  actors: readonly Actor[],
  plan: Plan,
): readonly { readonly target: Target; readonly box: Box }[] =>
  actors.flatMap((actor) => {
    const [target, box] = [targetOf(actor), boxOfActor(plan, actor)];
    return target && box ? [{ target, box }] : [];
  });

/** Whether two targets are the same thing. */
export const sameTarget = (a: Target, b: Target): boolean => {
  switch (a.kind) {
    case 'shop':
    case 'asteroid':
      return b.kind === a.kind && b.slot === a.slot;
    case 'ship':
      return b.kind === 'ship' && b.ship === a.ship;
    case 'item':
      return b.kind === 'item' && b.card === a.card;
    case 'pile':
      return b.kind === 'pile' && b.pile === a.pile && b.seat === a.seat;
  }
};

/** Where a target lies; null when it does not. Units of the stage. */
export const boxOf = (view: SkaxarView, target: Target, shape: Shape): Box | null =>
  targetsOf(view, shape).find((one) => sameTarget(one.target, target))?.box ?? null;

/** What lies under a point of the table; `pixel` = units of the stage in one CSS pixel. */
export const under = (view: SkaxarView, point: Point, pixel: number, shape: Shape): Target | null =>
  topmost(targetsOf(view, shape), point, pixel)?.target ?? null;
