import { describe, expect, it } from 'vitest';
import { shuffled } from '../../../../src/cards/shuffle.ts';
import { startMatch } from '../../../../src/engine/match.ts';
import { openChance, scriptChance } from '../../../../src/engine/rng.ts';
import type { SkaxarCommand } from '../../../../src/games/skaxar/command.ts';
import { randomGame } from './random-play.ts';
import { eventsOf, game, optionsOf, play, type SeatName } from './table.ts';

/** A shuffle with scripted draws; every one of them must be used. */
function shuffle(cards: string, draws: readonly number[]): string {
  const chance = openChance(scriptChance(draws));
  const result = shuffled(cards.split(' '), chance);
  expect(chance.drawn).toBe(draws.length);
  return result.join(' ');
}

describe('SK-14 randomness', () => {
  it('SK-14.2 SK-C80: draws 2, 0, 2, 1', () => expect(shuffle('a b c d e', [2, 0, 2, 1])).toBe('d b e a c'));

  it('SK-14.2 SK-C81: the highest draws change nothing, 0 throughout rotates by one', () => {
    expect(shuffle('a b c d e', [4, 3, 2, 1])).toBe('a b c d e');
    expect(shuffle('a b c d e', [0, 0, 0, 0])).toBe('b c d e a');
  });

  it('SK-14.2: no draw for 0 or 1 card, m - 1 draws for m', () => {
    const chance = openChance(scriptChance([]));
    expect([shuffled([], chance), shuffled(['a'], chance), chance.drawn]).toEqual([[], ['a'], 0]);
    expect(() => shuffle('a b c', [2])).toThrow();
    // The ranges: n at draw(n) is one too high.
    expect(() => shuffle('a b c', [3, 0])).toThrow();
    expect(() => shuffle('a b c', [2, 2])).toThrow();
  });

  it('SK-14.2: every order is equally likely', () => {
    const tally: Record<string, number> = {};
    for (const i of [0, 1, 2, 3])
      for (const j of [0, 1, 2])
        for (const k of [0, 1]) {
          const order = shuffle('a b c d', [i, j, k]);
          tally[order] = (tally[order] ?? 0) + 1;
        }
    expect(Object.values(tally)).toEqual(Array(24).fill(1));
  });

  it('SK-14.1: the recorded numbers and the commands reproduce the game', () => {
    for (const seed of ['one', 'two', 'three']) {
      const options = optionsOf({ mirror: true, fleetA: seed === 'two' ? 'skaxar' : 'earth' });
      const played = randomGame(seed, options);
      let { match } = startMatch(game, options, scriptChance(played.draws));
      for (const { seat, command } of played.plies)
        match = play(match, seat as SeatName, command as SkaxarCommand).match;
      expect(match.state).toEqual(played.match.state);
      expect(match.chance).toEqual(scriptChance([]));
    }
  });

  it('SK-14.3 SK-14.4 SK-13.6: nothing but reshuffles, Rapid Repair! and Redraw! draws, each one number less than cards', () => {
    let shuffles = 0;
    for (let index = 0; index < 40; index += 1) {
      randomGame(`draws ${index}`, optionsOf({ mirror: true, fleetB: index % 2 ? 'earth' : 'skaxar' }), {
        played: (before, { events, draws }) => {
          const renewed = eventsOf(events, 'deckRenewed').map(({ count }) => count);
          const rapid = eventsOf(events, 'rapidlyRepaired').map(({ order }) => order!.length);
          const redrawn = eventsOf(events, 'redrawn').map(({ order }) => order!.length + 1);
          const sizes = [...renewed, ...rapid, ...redrawn];
          shuffles += sizes.length;
          expect(draws).toHaveLength(sizes.reduce((all, cards) => all + Math.max(0, cards - 1), 0));
          for (const { order, seat } of eventsOf(events, 'rapidlyRepaired')) {
            const { fleetDeck, repairBay } = before.state.sides[seat === 'A' ? 0 : 1];
            expect([...order!].sort()).toEqual([...fleetDeck, ...repairBay].sort());
          }
        },
      });
    }
    expect(shuffles).toBeGreaterThan(100);
  });
});
