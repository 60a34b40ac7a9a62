import { describe, expect, it } from 'vitest';
import { playOut } from '../../src/ai/series/play-out.ts';
import { playerOf } from '../../src/ai/series/player.ts';
import { arenaOf, GAMES } from '../../src/cli/registry.ts';
import { RECORDING_VERSION } from '../../src/engine/recording.ts';

/**
 * A game between named players, checked ply by ply by `playOut`: it throws for an illegal command or a match that does
 * not end.
 */
function contest(names: readonly string[], options: { readonly [key: string]: unknown }, seed: string) {
  const sirius = GAMES.find(({ id }) => id === 'battlespace-sirius')!;
  const seats = names.map((name, at) => ({ seat: String(at + 1), player: name, name }));
  const header = {
    format: 'orion-match' as const,
    version: RECORDING_VERSION,
    game: sirius.id,
    rulesVersion: sirius.rulesVersion,
    options: options as never,
    seats,
    seed,
  };
  return playOut(
    sirius,
    header,
    Object.fromEntries(seats.map(({ seat, name }) => [seat, playerOf(arenaOf(sirius), name, `${seed}/${seat}`)])),
  );
}

describe('whole games', () => {
  it('levels are steps: each beats the one below it, and the lowest beats chance', () => {
    const won = (better: string, worse: string, games: number): number => {
      let wins = 0;
      for (let index = 0; index < games; index++) {
        const first = index % 2;
        const names = first === 0 ? [better, worse] : [worse, better];
        const { outcome } = contest(names, {}, `steps/${index >> 1}`);
        if (outcome.winners[0] === String(first + 1)) wins++;
      }
      return wins;
    };
    expect(won('default', 'random', 10)).toBeGreaterThanOrEqual(9);
    expect(won('default', 'greedy', 10)).toBeGreaterThanOrEqual(8);
    expect(won('default', 'easy', 10)).toBeGreaterThanOrEqual(6);
    expect(won('easy', 'novice', 20)).toBeGreaterThanOrEqual(12);
    expect(won('novice', 'random', 10)).toBeGreaterThanOrEqual(7);
  });
});
