/**
 * The worked game of chapter 18: `WORKED_DRAWS` are its draws, `WORKED_MOVES` its commands turn by turn, and
 * `workedGame(turn)` plays it up to the first decision of a turn (1 to 9). `positionP`, `positionQ`, `positionH` and
 * `positionS` are the positions of chapter 16.
 */
import type { SkaxarCommand } from '../../src/games/skaxar/command.ts';
import {
  buy,
  harvest,
  highest,
  newGame,
  pass,
  playAll,
  stacked,
  table,
  type Played,
  type SeatName,
  type Table,
} from './sk-position.ts';

/** The deck orders of chapter 18, top first. */
export const WORKED_DECKS = {
  A: ['E14', 'E12', 'E22', 'E06', 'E21', 'E25', 'E08', 'E13', 'E16', 'E19'],
  B: ['X15', 'X18', 'X22', 'X10', 'X12', 'X09', 'X21', 'X14', 'X24', 'X07'],
  shop: ['I25', 'I11', 'I20', 'I28', 'I34', 'I01', 'I17', 'I35', 'I14', 'I37', 'I31', 'I43'],
  asteroids: ['R01', 'R09', 'R15', 'R02', 'R20', 'R10', 'R03', 'R16', 'R11', 'R04'],
  tieSeat: 'A',
} as const;

/**
 * The setup, then the one shuffle of the game: B's Redraw! of turn 3. By SK-14.3 its 22 deck cards and the lead ship
 * are shuffled, 22 draws; the table of chapter 18 counts 21, one too few for a deck of 25 after three flips.
 */
const WORKED_DRAWS: readonly number[] = [...stacked(WORKED_DECKS), ...highest(23)];

/** The commands of each turn in their order. */
const WORKED_MOVES: readonly (readonly (readonly [seat: SeatName, command: SkaxarCommand])[])[] = [
  [
    ['B', buy(5)],
    ['B', pass],
    ['A', pass],
  ],
  [
    ['B', buy(4)],
    ['A', buy(1)],
    ['A', pass],
  ],
  [
    ['B', buy(3)],
    ['A', buy(2, 'A-E14')],
  ],
  [['B', harvest(3)]],
  [['A', buy(6)]],
  [],
  [['B', harvest(5)]],
  [
    ['B', buy(1)],
    ['B', pass],
    ['A', buy(4)],
  ],
];

/**
 * The worked game up to the first decision of a turn, and all that has happened. Turns 4 and 7 have no open session:
 * they rest at the harvest; turn 6 goes by itself, so it gives turn 7.
 */
export function workedGame(turn: number, options: { readonly [key: string]: unknown } = {}): Played {
  const start = newGame(options, WORKED_DRAWS);
  const played = playAll(start.match, WORKED_MOVES.slice(0, turn - 1).flat());
  return { match: played.match, events: [...start.events, ...played.events], draws: [...start.draws, ...played.draws] };
}

/** Turn 3, session of A open, B's closed. */
export const positionP = (): Table => playAll(workedGame(3).match, [['B', buy(3)]]).match;

/** Turn 8, session of B open. */
export const positionQ = (options: { readonly [key: string]: unknown } = {}): Table => workedGame(8, options).match;

/** Turn 7, harvest window of B. */
export const positionH = (): Table => workedGame(7).match;

/** Rescue window of A, set up by hand. */
export const positionS = (): Table =>
  table({
    at: 'stranded',
    A: { money: 5000, rest: 'scrapyard' },
    B: { field: ['X20'] },
    shop: ['I14', 'I37', 'I11', null, null, null],
  });
