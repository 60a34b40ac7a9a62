import type { OrionsGateCommand } from '../command.ts';
import { compareFractions, NEVER, type Fraction } from '../odds/fraction.ts';
import type { Rules } from '../rules/rules.ts';
import type { OrionsGateState } from '../state.ts';
import { rightAnswers } from './scenario-faults.ts';
import { afterCommands, chanceOfGoal, openLine, type Positions } from './puzzle-line.ts';
import type { Puzzle } from './scenario.ts';

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

/** The best that known answers can still make of a line: commands that have become illegal are passed over. */
function bestOf(rules: Rules, line: Positions, puzzle: Puzzle): Fraction {
  return puzzle.answers
    .map((_, index) => chanceOfGoal(afterCommands(rules, line, puzzle.seat, commandsOf(puzzle, index)), puzzle.goal))
    .reduce((best, chance) => (compareFractions(chance, best) > 0 ? chance : best), NEVER);
}

/**
 * Judges the commands played in a puzzle by their chance, never by how the dice fell: right is a line at least as
 * likely as the best known answer.
 */
export function judgePuzzle(
  rules: Rules,
  state: OrionsGateState,
  puzzle: Puzzle,
  played: readonly OrionsGateCommand[],
): PuzzleVerdict {
  const line = afterCommands(rules, openLine(rules, state), puzzle.seat, played);
  const chance = bestOf(rules, line, puzzle);
  const [first] = rightAnswers(puzzle);
  const [num, den] = puzzle.answers[first!]!.chance;
  const best = { num: BigInt(num), den: BigInt(den) };
  const same = puzzle.answers.findIndex(
    ({ chance: [n, d] }) => compareFractions(chance, { num: BigInt(n), den: BigInt(d) }) === 0,
  );
  return { chance, best, right: compareFractions(chance, best) >= 0, answer: same < 0 ? null : same };
}
