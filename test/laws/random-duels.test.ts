import { describe, expect, it } from 'vitest';
import { invariants, type Tally } from './duel-invariants.ts';
import { assertReplays, randomDuel, variedDuel } from './random-duel.ts';
import { amount } from '../helpers/whole.ts';

const DUELS = amount(1000, 5000);

describe(`${DUELS} random games of Battlespace Sirius over 2 to 6 seats and all options`, () => {
  it('BS-I1 BS-I2 BS-I3 BS-I4 BS-I5 BS-I6 BS-I7 BS-I8 BS-I9 BS-I10 hold after every event and command, and every game comes to an end', () => {
    const tally: Tally = {};
    const ends: { [reason: string]: number } = {};
    let replayed = 0;
    for (let i = 0; i < DUELS; i++) {
      const seed = `duel ${i}`;
      const played = randomDuel(seed, variedDuel(i), invariants(tally));
      const { reason, result } = played.state.outcome!;
      ends[reason] = (ends[reason] ?? 0) + 1;
      const scores = result['scores'] as readonly number[];
      const sum = scores.reduce((all, one) => all + one, 0);
      if (scores.length !== played.options.playerCount || Math.abs(sum - 1) > 1e-9)
        throw new Error(`${seed}: scores ${scores.join(' ')}`);
      assertReplays(played, seed);
      replayed++;
    }
    expect(replayed).toBe(DUELS);
    // Each invariant was met often, and games ended in all three ways.
    for (let id = 1; id <= 9; id++) expect(tally[`BS-I${id}`], `BS-I${id}`).toBeGreaterThan(DUELS);
    for (const reason of ['lastVessel', 'agreement', 'noShots'])
      expect(ends[reason], reason).toBeGreaterThan(DUELS / 100);
  });
});
