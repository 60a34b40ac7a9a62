import type { Seat } from '../../../engine/seat.ts';
import type { RetrogradeState } from '../state.ts';
import type { Ship } from './board.ts';
import type { Scene } from './strikes.ts';

/** What plans of a seat are weighed with. */
export interface Weighing extends Scene {
  readonly state: RetrogradeState;
  readonly seat: Seat;
  /** Own spacecraft, those first whose loss takes the least off the sum for each point of population it frees. */
  readonly losses: () => readonly Loss[];
}

/** What it costs to give a spacecraft up. */
export interface Loss {
  readonly ship: Ship;
  readonly frees: number;
  readonly loss: number;
}
