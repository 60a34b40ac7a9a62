import { describe, expect, test } from 'vitest';
import { place, type OrionsGateCommand, type OrionsGateState } from '../../../../src/games/orions-gate/index.ts';
import { fractionText } from '../../../../src/games/orions-gate/odds/index.ts';
import {
  chanceOfLine,
  isReached,
  judgePuzzle,
  loadShipped,
  parseScenario,
  startOf,
  type Puzzle,
} from '../../../../src/games/orions-gate/scenario/index.ts';
import { kernelSight } from '../../../../src/table/index.ts';

const rules = { sight: kernelSight };

async function read(id: string): Promise<{ readonly puzzle: Puzzle; readonly state: OrionsGateState }> {
  const parsed = parseScenario((await loadShipped()).find((one) => one.id === id)!.document);
  const started = parsed.ok && startOf(parsed.value);
  const placed = started && started.ok && place(started.start.options, started.start.position);
  if (!parsed.ok || !placed || !placed.ok) throw new Error(id);
  return { puzzle: parsed.value.puzzle!, state: placed.value };
}
const lineOf = ({ answers }: Puzzle, index: number) =>
  answers[index]!.commands as unknown as readonly OrionsGateCommand[];

describe('OG-24.1 the verdict on a puzzle', () => {
  test('judges each known answer by its own chance and names it', async () => {
    const { puzzle, state } = await read('puzzle-gun');
    const verdicts = puzzle.answers.map((_, index) => judgePuzzle(rules, state, puzzle, lineOf(puzzle, index)));
    expect(verdicts.map(({ right }) => right)).toEqual([false, false, false, true]);
    expect(verdicts.map(({ chance }) => fractionText(chance))).toEqual(
      puzzle.answers.map(({ chance: [cases, of] }) => `${cases}/${of}`),
    );
    expect(verdicts[3]!.answer).toBe(3);
  });

  test('what is left open is filled in as well as the known answers can', async () => {
    const { puzzle, state } = await read('puzzle-gun');
    // The gun has fired and nothing more: the torpedo and the cannon are still to come.
    expect(judgePuzzle(rules, state, puzzle, lineOf(puzzle, 3).slice(0, 3)).right).toBe(true);
    expect(judgePuzzle(rules, state, puzzle, []).right).toBe(true);
    // A component has been used: the gun is gone.
    expect(judgePuzzle(rules, state, puzzle, lineOf(puzzle, 0).slice(0, 3)).right).toBe(false);
  });

  test('another order as likely as the best is right too', async () => {
    const { puzzle, state } = await read('puzzle-gun');
    const [activate, plan, gun, torpedo, cannon, end] = lineOf(puzzle, 3);
    expect(judgePuzzle(rules, state, puzzle, [activate!, plan!, gun!, cannon!, torpedo!, end!]).right).toBe(true);
  });

  test('commands that have become illegal are passed over', async () => {
    const { puzzle, state } = await read('puzzle-gun');
    const line = lineOf(puzzle, 3);
    const twice = [...line.slice(0, 3), line[2]!, ...line.slice(3), ...line];
    expect(chanceOfLine(rules, state, puzzle, twice)).toEqual(chanceOfLine(rules, state, puzzle, line));
  });

  test('who concedes is never right, even where the ship that is to survive still stands', async () => {
    const { puzzle, state } = await read('puzzle-shadow');
    const { chance, right } = judgePuzzle(rules, state, puzzle, [{ type: 'concede' }]);
    expect([right, fractionText(chance)]).toEqual([false, '0/1']);
  });

  test('goals: destroyed, still there, won by one side alone', async () => {
    const { state } = await read('puzzle-gun');
    expect(isReached(state, { kind: 'destroyed', unit: 'b1.1' })).toBe(false);
    expect(isReached(state, { kind: 'survives', unit: 'b1.1' })).toBe(true);
    const won = (winners: readonly string[]) =>
      isReached({ ...state, outcome: { winners, reason: 'rounds', score: {} } as never }, { kind: 'won', side: 'A' });
    expect([won(['a1']), won(['a1', 'b1']), won([]), won(['b1'])]).toEqual([true, false, false, false]);
    expect(isReached(state, { kind: 'won', side: 'A' })).toBe(false);
  });
});
