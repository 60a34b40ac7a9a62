import type { SeatInfo } from '../../../src/engine/recording.ts';
import { skaxarBrain } from '../../../src/games/skaxar/bot.ts';
import { skaxar, type SkaxarCommand, type SkaxarPosition, type SkaxarState, type SkaxarView } from '../../../src/games/skaxar/index.ts';
import { scripted } from './scripted.ts';

/** Two people at one screen. */
export const BOTH: readonly SeatInfo[] = [{ seat: 'A', player: 'human', name: 'Ada' }, { seat: 'B', player: 'human', name: 'Ben' }];
/** One person against an easy computer player. */
export const SINGLE: readonly SeatInfo[] = [{ seat: 'A', player: 'human', name: 'You' }, { seat: 'B', player: 'easy', name: 'Computer' }];

/** Wars of Skaxar without a screen. */
export const wars = scripted<SkaxarState, SkaxarView, SkaxarCommand, SkaxarPosition>(skaxar, skaxarBrain);
export type WarLine = ReturnType<typeof wars.begun>;
