import type { Fight, Pair } from './fight.ts';
import { at, unit, type Packed } from './packed.ts';
import { lockValue, type Locked } from './reply.ts';
import { WORTH_WAITING } from './worth.ts';

/**
 * How two ships stand to each other, grid and compass left out (BS-3.9: shifting or turning the grid changes nothing).
 * In Square the sides `own` and `other` face each other; in Corner `own` faces the side after `other`, and the side
 * after `own` faces `other`.
 */
export interface Arrangement {
  readonly corner: boolean;
  readonly own: number;
  readonly other: number;
}

/** The same arrangement from the other ship's end. */
export const reversed = ({ corner, own, other }: Arrangement): Arrangement => ({ corner, own: other, other: own });

/** The arrangement of facing lines, in the order of `facingLines`. */
export function arrangementOf(pairs: readonly Pair[]): Arrangement {
  const [first, second] = pairs;
  if (!second) return { corner: false, own: first!.own, other: first!.other };
  // One firing side is the clockwise neighbour of the other; the line of the earlier side comes first here.
  const [early, late] = ((first!.own + 1) & 3) === second.own ? [first!, second] : [second, first!];
  return { corner: true, own: early.own, other: late.other };
}

/** The lines of an arrangement. */
export const pairsOf = ({ corner, own, other }: Arrangement): readonly Pair[] =>
  corner
    ? [
        { own, other: (other + 1) & 3 },
        { own: (own + 1) & 3, other },
      ]
    : [{ own, other }];

const ALL: readonly Arrangement[] = [false, true].flatMap((corner) =>
  [0, 1, 2, 3].flatMap((own) => [0, 1, 2, 3].map((other) => ({ corner, own, other }))),
);

/** Every selection of lines of an arrangement (BS-6.2, BS-6.3), the most telling first. */
export const selectionsOf = (pairs: readonly Pair[]): readonly Locked[] => {
  const [first, second] = pairs;
  if (!second) return [{ first: first!, second: null, corner: false }];
  return [
    { first: first!, second, corner: true },
    { first: first!, second: null, corner: true },
    { first: second, second: null, corner: true },
  ];
};

const SELECTIONS = ALL.map((arrangement) => selectionsOf(pairsOf(arrangement)));

/**
 * Whether a maneuver from one arrangement to another is free: only the place changes, or only the own heading (BS-5.3,
 * BS-5.4).
 */
const isFree = (from: Arrangement, to: Arrangement): boolean =>
  ((from.own - from.other) & 3) === ((to.own - to.other) & 3) || (from.corner === to.corner && from.other === to.other);

/**
 * The worth of a whole turn of one ship against another, from an arrangement: the best of all maneuvers and locks
 * against the best reaction to each, over all dice. Bounded by its nature: 32 arrangements of at most 3 selections.
 */
export function turnValue(fight: Fight, own: Packed, other: Packed, from: Arrangement): number {
  let best = 0;
  for (let index = 0; index < ALL.length; index++) {
    const to = ALL[index]!;
    const free = isFree(from, to);
    if (!free && own === 0) continue;
    const mine = free ? own : own - unit(sparedSide(own, to.corner ? [to.own, (to.own + 1) & 3] : [to.own]));
    for (const selection of SELECTIONS[index]!) {
      const value = lockValue(fight, mine, other, selection, best);
      if (value > best) best = value;
    }
  }
  return best;
}

/**
 * The side that pays 1 Power for a maneuver: where it is missed least, and not a side about to fire unless the others
 * are worth more.
 * -1 where no side has Power.
 */
export function sparedSide(own: Packed, firing: readonly number[]): number {
  let best = -1;
  let most = -1;
  for (let payer = 0; payer < 4; payer++) {
    if (at(own, payer) === 0) continue;
    const worth = WORTH_WAITING[own - unit(payer)]! * (firing.includes(payer) ? 0.8 : 1);
    if (worth > most) [best, most] = [payer, worth];
  }
  return best;
}
