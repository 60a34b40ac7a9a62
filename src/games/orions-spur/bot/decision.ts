import type { Seat } from '../../../engine/seat.ts';
import type { SpurState } from '../state.ts';
import type { Plan, Scene } from './scene.ts';
import { oddsOf } from './worth.ts';

/**
 * Where a decision stands: before the turns, in a turn of one's own, or in a window of one's own attack or another's.
 */
export type Stage = 'setup' | 'open' | 'action' | 'done' | 'ownWindow' | 'window';

/**
 * How much of being the one whose turn it is (`TO_MOVE`) a seat has where it decides. Fitted to who won, by `npm run
 * fit -- spur-decisions`, as the other figures here are.
 */
export const LEFT: { readonly [stage in Stage]: number } = {
  setup: 0,
  open: 0.4,
  action: 0,
  done: -0.8,
  ownWindow: 0.1,
  window: -0.3,
};

/**
 * What a point of what the best plan gains counts, in logits: far less than between plans (`SCALE`), since a position
 * is worth what can be done in it already.
 */
export const GAIN = { turn: 0.15, window: 0.3 } as const;
/** No gain counts for more logits than this, either way. */
export const MOST_GAIN = 1.5;

export function stageOf({ phase, activeSeat }: Pick<SpurState, 'phase' | 'activeSeat'>, seat: Seat): Stage {
  switch (phase) {
    case 'setupFleet':
    case 'setupLayout':
      return 'setup';
    case 'turnOpen':
      return 'open';
    case 'turnDone':
      return 'done';
    case 'window':
      return activeSeat === seat ? 'ownWindow' : 'window';
    default:
      return 'action';
  }
}

/** By which of the `GAIN`s a stage goes. */
export const gainOf = (stage: Stage): keyof typeof GAIN =>
  stage === 'ownWindow' || stage === 'window' ? 'window' : 'turn';

export const bestSum = (plans: readonly Plan[]): number => Math.max(...plans.map(({ sum }) => sum));

/** A number no further from 0 than `most`. */
export const clipped = (most: number, one: number): number => Math.max(-most, Math.min(most, one));

/** The logit of a seat's chance to win with the best of its plans. */
export function decisionOdds({ state, seat, board, sumOf }: Scene, plans: readonly Plan[]): number {
  const stage = stageOf(state, seat);
  const gain = stage === 'setup' ? 0 : GAIN[gainOf(stage)] * (bestSum(plans) - sumOf(board));
  return oddsOf(board, seat, LEFT[stage]) + clipped(MOST_GAIN, gain);
}
