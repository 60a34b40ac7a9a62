import type { Seat } from '../engine/seat.ts';
import type { CardWords, LastingEffect } from './card-effect.ts';
import { amountOf } from './figures.ts';

/** A lasting effect that has been put on, as part of a state. */
export interface Lasting<W extends CardWords> {
  readonly effect: LastingEffect<W>;
  /** Who put it on. */
  readonly by: Seat;
  /** The card it came from. */
  readonly card: string;
  /** The thing that was named for it; null where the effect's target says it all. */
  readonly on: string | null;
}

/**
 * When each duration of a game runs out: at a moment of its own choosing, of anybody's turn or of the one's who put it
 * on; null = never by itself.
 */
export type Ends<W extends CardWords, Moment extends string> = {
  readonly [until in W['until']]: { readonly at: Moment; readonly of: 'anybody' | 'own' } | null;
};

/** What still lasts after `moment` in the turn of `seat`. (OS-4.6) */
export const stillLasting = <W extends CardWords, Moment extends string>(
  list: readonly Lasting<W>[],
  ends: Ends<W, Moment>,
  moment: Moment,
  seat: Seat,
): readonly Lasting<W>[] =>
  list.filter(({ effect, by }) => {
    const end = ends[effect.until];
    return end === null || end.at !== moment || (end.of === 'own' && by !== seat);
  });

/** What still lasts when a thing has left play: all that was not put on it, nor comes from it. */
export const withoutThing = <W extends CardWords>(list: readonly Lasting<W>[], thing: string): readonly Lasting<W>[] =>
  list.filter(({ on, card }) => on !== thing && card !== thing);

/**
 * A number of the rules as lasting effects make it. `list`: those that concern the thing in question, in the order in
 * which they were put on, which the game knows; the last `set` counts, and every `modify` is added.
 */
export function modified<W extends CardWords>(
  base: number,
  value: W['value'],
  list: readonly Lasting<W>[],
  figureOf: (figure: W['figure']) => number,
): number {
  let start = base;
  let added = 0;
  for (const { effect } of list) {
    if (effect.kind === 'set' && effect.value === value) start = effect.to;
    if (effect.kind === 'modify' && effect.value === value) added += amountOf<W>(effect.by, figureOf);
  }
  return start + added;
}

/** Whether one of the lasting effects grants a trait. `list`: those that concern the thing in question. */
export const isGranted = <W extends CardWords>(trait: W['trait'], list: readonly Lasting<W>[]): boolean =>
  list.some(({ effect }) => effect.kind === 'grant' && effect.trait === trait);
