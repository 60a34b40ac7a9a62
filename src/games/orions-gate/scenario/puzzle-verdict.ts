import type { Seat } from '../../../engine/seat.ts';
import { check } from '../check.ts';
import type { OrionsGateCommand } from '../command.ts';
import { compareFractions, NEVER, type Fraction } from '../odds/fraction.ts';
import type { Rules } from '../rules/rules.ts';
import type { OrionsGateState } from '../state.ts';
import { rightAnswers } from './scenario-faults.ts';
import { afterReply, chanceOfLine, givesUp, repliesIn } from './puzzle-line.ts';
import type { Puzzle, PuzzleReply } from './scenario.ts';

/** What a line played in a puzzle was worth before its dice fell. */
export interface PuzzleVerdict {
  /** The chance of the line, what was left open filled in as well as the known answers can. */
  readonly chance: Fraction;
  /** That of the best known answer. */
  readonly best: Fraction;
  readonly right: boolean;
  /** The known answer the line comes to, when it comes to one: its place in the list. */
  readonly answer: number | null;
}

const commandsOf = (puzzle: Puzzle, answer: number): readonly OrionsGateCommand[] =>
  puzzle.answers[answer]!.commands as unknown as readonly OrionsGateCommand[];

/**
 * The best that known answers can still make of commands that are settled: those that have become illegal are passed
 * over.
 */
const bestOf = (puzzle: Puzzle, chance: (rest: readonly OrionsGateCommand[]) => Fraction): Fraction =>
  puzzle.answers
    .map((_, index) => chance(commandsOf(puzzle, index)))
    .reduce((best, one) => (compareFractions(one, best) > 0 ? one : best), NEVER);

/**
 * Judges the commands played in a puzzle by their chance, never by how the dice fell: right is a line at least as
 * likely as the best known answer. Who gives up reaches nothing.
 */
export function judgePuzzle(
  rules: Rules,
  state: OrionsGateState,
  puzzle: Puzzle,
  played: readonly OrionsGateCommand[],
): PuzzleVerdict {
  const [first] = rightAnswers(puzzle);
  const [num, den] = puzzle.answers[first!]!.chance;
  const best = { num: BigInt(num), den: BigInt(den) };
  if (played.some(({ type }) => givesUp(type))) return { chance: NEVER, best, right: false, answer: null };
  const chance = bestOf(puzzle, (rest) => chanceOfLine(rules, state, puzzle, [...played, ...rest]));
  const same = puzzle.answers.findIndex(
    ({ chance: [n, d] }) => compareFractions(chance, { num: BigInt(n), den: BigInt(d) }) === 0,
  );
  return { chance, best, right: compareFractions(chance, best) >= 0, answer: same < 0 ? null : same };
}

/**
 * The command with which a captain of the other side goes on with the best reply: the one that leaves the least chance;
 * null where no reply of theirs can be chosen or gone on with.
 */
export function bestReply(rules: Rules, state: OrionsGateState, seat: Seat, puzzle: Puzzle): OrionsGateCommand | null {
  const found = repliesOpen(rules, state, puzzle)
    .filter((reply) => reply.seat === seat)
    .flatMap((reply) => {
      const command = (reply.commands as unknown as readonly OrionsGateCommand[]).find(
        (one) => check(rules, state, seat, one).length === 0,
      );
      const left = bestOf(puzzle, (rest) => afterReply(rules, state, puzzle, reply, rest));
      return command ? [{ command, left }] : [];
    });
  return (
    found.reduce<(typeof found)[number] | null>(
      (best, one) => (best && compareFractions(best.left, one.left) <= 0 ? best : one),
      null,
    )?.command ?? null
  );
}

/** The replies that can be chosen, or that have been begun: those of the unit and the action under way. */
const repliesOpen = (rules: Rules, state: OrionsGateState, puzzle: Puzzle): readonly PuzzleReply[] => {
  const { activation } = state;
  if (!activation) return repliesIn(rules, state, puzzle);
  return (puzzle.replies ?? []).filter(({ commands: [first] }) => {
    const { unit, action } = first as { readonly unit?: string; readonly action?: string };
    return unit === activation.unit && action === activation.action;
  });
};
