import type { SeatInfo } from '../../../src/engine/recording.ts';
import { recordingOf } from '../../../src/engine/timeline.ts';
import { battlespaceSiriusBrain } from '../../../src/games/battlespace-sirius/bot.ts';
import {
  battlespaceSirius,
  type BattlespaceSiriusCommand,
  type BattlespaceSiriusPosition,
  type BattlespaceSiriusState,
  type BattlespaceSiriusView,
} from '../../../src/games/battlespace-sirius/index.ts';
import { keptMatch } from './kept.ts';
import { scripted } from './scripted.ts';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn'];

/** People at one screen, in seat order. */
export const people = (count: number): readonly SeatInfo[] =>
  NAMES.slice(0, count).map((name, place) => ({ seat: String(place + 1), player: 'human', name }));

/** One person in seat 1 against computers. */
export const alone = (count: number): readonly SeatInfo[] =>
  people(count).map((info, place) =>
    place === 0 ? { ...info, name: 'You' } : { ...info, player: 'easy', name: `Computer ${place}` },
  );

/** Duels of Battlespace Sirius without a screen. */
export const {
  file: duelFile,
  nextMove,
  whole: wholeDuel,
  fileAt,
  lineOf,
  stateOf,
  atHand,
} = scripted<BattlespaceSiriusState, BattlespaceSiriusView, BattlespaceSiriusCommand, BattlespaceSiriusPosition>(
  battlespaceSirius,
  battlespaceSiriusBrain,
  (seats) => ({ playerCount: seats.length }),
);
export { keptMatch, recordingOf };
