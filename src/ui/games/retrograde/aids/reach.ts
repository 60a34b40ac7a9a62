import {
  burnPreviews,
  type BurnPreview,
  type RetrogradeView,
  type Spacecraft,
} from '../../../../games/retrograde/index.ts';
import type { Leg, Orbit } from '../table/stage.ts';
import { rememberedPer } from './remember.ts';

/** A place a spacecraft can be in this turn, and the cheapest burns that take it there. */
export interface Reachable {
  readonly asset: string;
  readonly orbital: number;
  /** What all legs cost together, and what is left then. */
  readonly cost: number;
  readonly left: number;
  readonly legs: readonly Leg[];
}

/** The parts of a burn's cost as a sum: transfer value, entry cost, what is added, what is taken off. */
const partsOf = ({ transfer, entry, surcharge, discount, total }: BurnPreview['cost']): string => {
  const added = [transfer, entry, surcharge].filter((value, index) => value > 0 || index === 1);
  if (added.length === 1 && discount === 0) return `${total}`;
  return `${added.join(' + ')}${discount > 0 ? ` \u2212 ${discount}` : ''} = ${total}`;
};

/** The view as it would be with the spacecraft elsewhere. */
export const moved = (view: RetrogradeView, craft: Spacecraft): RetrogradeView => ({
  ...view,
  spacecraft: view.spacecraft.map((one) => (one.id === craft.id ? craft : one)),
});

interface Stop {
  readonly craft: Spacecraft;
  readonly legs: readonly Leg[];
}

const keyOf = ({ asset, orbital }: Pick<Spacecraft, 'asset' | 'orbital'>): string => `${asset}/${orbital}`;

/** Where a spacecraft can go from a stop with one legal burn. */
const nextStops = (view: RetrogradeView, { craft, legs }: Stop): readonly Stop[] =>
  burnPreviews(moved(view, craft), craft.id).flatMap(({ command, cost, left, refusal }): readonly Stop[] => {
    if (refusal) return [];
    const { asset, orbital } = command;
    const visited = asset === craft.asset ? [...craft.visited, orbital] : [orbital];
    return [
      {
        craft: { ...craft, asset, orbital, left, visited, maneuvered: true },
        legs: [...legs, { asset, orbital, cost: cost.total, left, parts: partsOf(cost) }],
      },
    ];
  });

/** Burns that are laid out for a spacecraft, and the view with it where they end. */
export interface Planned {
  readonly legs: readonly Leg[];
  readonly view: RetrogradeView;
  readonly craft: Spacecraft;
}

/** Burns laid out one after another, each with its cost; null where one of them is not legal. */
export const planned = (view: RetrogradeView, id: string, burns: readonly Orbit[]): Planned | null =>
  plans(view, JSON.stringify([id, burns.map(({ asset, orbital }) => ({ asset, orbital }))]));

const plans = rememberedPer((view, key): Planned | null => {
  const [id, burns] = JSON.parse(key) as [string, readonly Orbit[]];
  const craft = view.spacecraft.find((one) => one.id === id);
  if (!craft) return null;
  let stop: Stop | undefined = { craft, legs: [] };
  for (const burn of burns) {
    stop = nextStops(view, stop).find((next) => keyOf(next.craft) === keyOf(burn));
    if (!stop) return null;
  }
  return { ...stop, view: burns.length === 0 ? view : moved(view, stop.craft) };
});

/**
 * Every place a spacecraft can reach this turn with burns that are legal one after another, each with the cheapest way;
 * cheapest places first. Whose turn it is does not matter, so that one can look ahead.
 */
export const reachable = rememberedPer((view, id): readonly Reachable[] => {
  const start = view.spacecraft.find((one) => one.id === id);
  if (!start) return [];
  const open: Stop[] = [{ craft: start, legs: [] }];
  const found = new Map<string, Stop>();
  while (open.length > 0) {
    // What has most left came there most cheaply.
    const best = open.reduce((one, other) => (other.craft.left > one.craft.left ? other : one));
    open.splice(open.indexOf(best), 1);
    const key = keyOf(best.craft);
    if (found.has(key)) continue;
    found.set(key, best);
    open.push(...nextStops(view, best).filter(({ craft }) => !found.has(keyOf(craft))));
  }
  return [...found.values()].flatMap(({ craft: { asset, orbital, left }, legs }) =>
    legs.length === 0 ? [] : [{ asset, orbital, cost: start.left - left, left, legs }],
  );
});

/** A tank that every burn could be paid from. */
const FULL = 99;

/**
 * The cheapest way of a spacecraft to a place, as if it had all the delta-vee it needs: `left` below 0 says how much it
 * lacks. Null where no way leads there.
 */
export function wayTo(view: RetrogradeView, id: string, asset: string, orbital: number): Reachable | null {
  const craft = view.spacecraft.find((one) => one.id === id);
  if (!craft) return null;
  const there = (places: readonly Reachable[]) =>
    places.find((place) => place.asset === asset && place.orbital === orbital);
  const near = there(reachable(view, id));
  if (near) return near;
  const far = there(reachable(moved(view, { ...craft, left: FULL }), id));
  return far ? { ...far, left: craft.left - far.cost } : null;
}
