import { describe, expect, it } from 'vitest';
import { applyCommand, startMatch } from '../../src/engine/match.ts';
import { seedChance } from '../../src/engine/rng.ts';
import { SHOP_CARD_IDS, SHOP_LIST } from '../../src/games/skaxar/data/shop-cards.ts';
import type { SkaxarState } from '../../src/games/skaxar/state.ts';
import { randomGame, variedGame, type PlayedGame } from './random-skaxar.ts';
import { assertState } from '../../src/games/skaxar/coverage/laws.ts';
import { count, newTally } from './skaxar-invariants.ts';
import { skaxar } from './skaxar-hidden.ts';
import { amount } from '../helpers/whole.ts';

const GAMES = amount(2500, 10_000);
/** One game in so many is played again from its commands. */
const REPLAY_ONE_IN = 20;

describe(`${GAMES} random games of Skaxar over all pairings and options`, () => {
  it('SK-11.5 SK-2.8 SK-2.9 SK-2.10 SK-4.6 SK-9.6 SK-9.8 hold after every command, every game ends, and every shop card is bought and used', () => {
    const tally = newTally();
    for (let i = 0; i < GAMES; i++) {
      const seed = `skaxar ${i}`;
      let last: SkaxarState | null = null;
      const played = randomGame(seed, variedGame(i), {
        after({ state }, events) {
          assertState(state);
          count(tally, last, events, state);
          last = state;
        },
      });
      if (i % REPLAY_ONE_IN === 0) assertReplays(played, seed);
    }
    for (const id of SHOP_CARD_IDS) expect(tally.used[id] ?? 0, id).toBeGreaterThan(50);
    // SK-6.8: whatever can be without effect was bought so.
    for (const [{ key, kind }] of SHOP_LIST)
      if (kind === 'action') expect(tally.idle[key] ?? 0, key).toBeGreaterThan(5);
    for (const reason of ['lastShips', 'bothOut', 'resign', 'turnLimit'])
      expect(tally.ends[reason] ?? 0, reason).toBeGreaterThan(50);
    for (const often of [tally.forced, tally.rescues]) expect(often).toBeGreaterThan(50);
    expect(tally.draws).toBeGreaterThan(10);
    expect(tally.mostTurns).toBeLessThan(120);
  });
});

/** SK-14.1: the same seed and commands give the same match, hash and all. */
function assertReplays({ options, plies, last }: PlayedGame, seed: string): void {
  let { match } = startMatch(skaxar, options, seedChance(seed));
  for (const { seat, command } of plies) {
    const applied = applyCommand(skaxar, match, seat, command);
    if (!applied.ok) throw new Error(`${seed}, ply ${match.ply}: refused in replay: ${applied.rejections[0]!.reason}`);
    match = applied.match;
  }
  expect(match).toEqual(last);
}
