import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../../../../src/engine/game.ts';
import type { Json } from '../../../../src/engine/json.ts';
import { openTimeline, present } from '../../../../src/engine/timeline.ts';
import type { OrionsGateState } from '../../../../src/games/orions-gate/index.ts';
import {
  bestReply,
  isReached,
  loadShipped,
  parseScenario,
  startOf,
} from '../../../../src/games/orions-gate/scenario/index.ts';
import { headerOf } from '../../../../src/session/local/store.ts';
import { solved } from '../../../../src/ui/games/orions-gate/puzzles/solution.ts';
import { kernelSight } from '../../../../src/table/index.ts';
import { game as orionsGate } from '../../../helpers/og-position.ts';

const game = orionsGate as unknown as AnyGame;
const puzzles = (await loadShipped()).filter(({ id }) => id.startsWith('puzzle-'));

/** The puzzle of a document with the timeline of a match of it. */
function opened(document: unknown, seed: string) {
  const parsed = parseScenario(document);
  const started = parsed.ok && startOf(parsed.value);
  if (!parsed.ok || !started || !started.ok) throw new Error('A shipped puzzle cannot begin.');
  const { options, position, seats } = started.start;
  const header = headerOf(game, {
    options: options as unknown as Json,
    seats: seats.map((seat) => ({ seat, player: 'human', name: seat })),
    seed,
    position: position!,
  });
  return { puzzle: parsed.value.puzzle!, line: openTimeline(game, header) };
}

describe.each(puzzles)('the solution of $id', ({ document }) => {
  it('is played to the goal, with the best replies of the other side', () => {
    const found = Array.from({ length: 60 }, (_, seed) => {
      const { puzzle, line } = opened(document, `solution ${seed}`);
      return { puzzle, played: solved(game, line, puzzle) };
    }).find(({ played }) => played !== null);
    const { puzzle, played } = found!;
    const own = played!.filter(({ seat }) => seat === puzzle.seat);
    expect(own.length).toBeGreaterThan(1);
    if (puzzle.replies) expect(played!.some(({ seat }) => seat !== puzzle.seat)).toBe(true);
  });
});

describe('the other side of a puzzle', () => {
  it('gives the reply that leaves least, goes on with it, and none where it has nothing to decide', () => {
    const { puzzle, line } = opened(puzzles.find(({ id }) => id === 'puzzle-screen')!.document, 'reply');
    let { state } = present(line);
    const settle = () => {
      for (;;) {
        const events = orionsGate.advance(state as OrionsGateState, null as never);
        if (events.length === 0) return;
        for (const event of events) state = orionsGate.evolve(state as OrionsGateState, event);
      }
    };
    const rules = { sight: kernelSight };
    expect(bestReply(rules, state as OrionsGateState, 'b1', puzzle)).toBe(null);
    const give = (seat: string, command: Json) => {
      for (const event of orionsGate.decide(state as OrionsGateState, seat, command as never, null as never))
        state = orionsGate.evolve(state as OrionsGateState, event);
      settle();
    };
    // Page stays out of the line: the ram follows, step by step.
    const holding: readonly Json[] = [
      { type: 'activate', unit: 'a1.1', action: 'hold' },
      { type: 'plan', heading: 0 },
      { type: 'endActivation' },
    ];
    holding.forEach((command) => give('a1', command));
    const first = bestReply(rules, state as OrionsGateState, 'b1', puzzle);
    expect(first).toEqual({ type: 'activate', unit: 'b1.1', action: 'ram' });
    give('b1', first);
    expect(bestReply(rules, state as OrionsGateState, 'b1', puzzle)).toEqual({ type: 'plan', target: 'a1.2' });
    expect(bestReply(rules, state as OrionsGateState, 'a1', puzzle)).toBe(null);
    expect(isReached(state as OrionsGateState, puzzle.goal)).toBe(true);
  });
});
