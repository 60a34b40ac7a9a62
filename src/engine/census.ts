import type { Seat } from './seat.ts';

/** What of a whole match is counted when many are played: by the Balance lab and by `simulate`. */
export interface Census<E> {
  /** The seat that went first, whatever that means in the game; null where nobody did. */
  opener(events: readonly E[]): Seat | null;
  /** Figures of a match that can be added up over many, by name. */
  figures(events: readonly E[]): { readonly [name: string]: number };
}
