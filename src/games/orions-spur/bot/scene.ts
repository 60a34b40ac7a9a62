import { byTemper, type Effort } from '../../../engine/brain.ts';
import type { Seat } from '../../../engine/seat.ts';
import type { SpurState } from '../state.ts';
import type { SpurCommand } from '../command.ts';
import { answersOf, hiddenOf, type Answers, type Hidden } from './hands.ts';
import { isReady, type Board, type Craft } from './board.ts';
import { balance, mindingDanger } from './worth.ts';

/** A command that begins something, and the sum (`balance`) that is expected of all of it. */
export interface Plan {
  readonly command: SpurCommand;
  readonly sum: number;
  /** What is meant in the end, where the command is only on the way there. */
  readonly then?: SpurCommand;
}

/** What the plans of a seat are weighed with. */
export interface Scene {
  readonly state: SpurState;
  readonly seat: Seat;
  readonly board: Board;
  /** What a board comes to for the seat; counted as work. */
  readonly sumOf: (board: Board) => number;
  /** 0 = nobody is thought to answer, 1 = whoever can is thought to. */
  readonly caution: number;
  /** What a craft may answer an attack with. */
  readonly answersBy: (craft: Craft, missile: boolean, total: number) => Answers;
}

const NO_ANSWER: Answers = { stop: 0, block: 0, counter: 0, fire: 0 };

/** What the danger of its own ships counts for a temper. Set by hand; `npm run fit -- tempers` plays them. */
const MINDS = { bold: 0.5, careful: 2 };

/** A scene of a seat; `spend` is told of each board that is weighed. */
export function sceneOf(
  state: SpurState,
  seat: Seat,
  board: Board,
  effort: Pick<Effort, 'caution' | 'temper'>,
  spend: () => void,
): Scene {
  const { caution } = effort;
  const ownWeights = mindingDanger(byTemper(effort, MINDS));
  const hands: { [owner: string]: Hidden } = {};
  const known: { [asked: string]: Answers } = {};
  return {
    state,
    seat,
    board,
    caution,
    sumOf: (one) => (spend(), balance(one, seat, ownWeights)),
    answersBy(craft, missile, total) {
      if (caution === 0 || !isReady(craft) || state.silenced.includes(craft.owner)) return NO_ANSWER;
      const key = `${craft.owner}/${craft.energy}/${missile}/${total}`;
      return (known[key] ??= answersOf(
        (hands[craft.owner] ??= hiddenOf(state, craft.owner)),
        craft.energy,
        missile,
        total,
      ));
    },
  };
}
