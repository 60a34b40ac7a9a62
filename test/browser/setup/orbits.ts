import type { SeatInfo } from '../../../src/engine/recording.ts';
import { retrogradeBrain } from '../../../src/games/retrograde/bot.ts';
import {
  retrograde,
  type RetrogradeCommand,
  type RetrogradePosition,
  type RetrogradeState,
  type RetrogradeView,
} from '../../../src/games/retrograde/index.ts';
import { scripted } from './scripted.ts';

/** Two people at one screen. */
export const BOTH: readonly SeatInfo[] = [
  { seat: '1', player: 'human', name: 'Ada' },
  { seat: '2', player: 'human', name: 'Ben' },
];
/** One person against an easy computer player. */
export const SINGLE: readonly SeatInfo[] = [
  { seat: '1', player: 'human', name: 'You' },
  { seat: '2', player: 'easy', name: 'Computer' },
];

/** Games of Retrograde without a screen. */
export const orbits = scripted<RetrogradeState, RetrogradeView, RetrogradeCommand, RetrogradePosition>(
  retrograde,
  retrogradeBrain,
);
