import { describe, expect, it } from 'vitest';
import { replay } from '../../src/engine/recording.ts';
import { openChance, seedChance } from '../../src/engine/rng.ts';
import { randomBattle, variedOptions } from './random-battle.ts';
import { game } from '../helpers/og-position.ts';
import { amount } from '../helpers/whole.ts';
import { deepFreeze } from './playthrough.ts';
import { unsound } from '../../src/games/orions-gate/coverage/sound.ts';

/** The options of the scope come round within a hundred. */
const BATTLES = amount(150, 1000);

describe(`${BATTLES} random battles over all options of the scope`, () => {
  it('come to an end without an exception or a stall, keep every base where it may stand, and replay to the same hash', () => {
    const reasons: { [reason: string]: number } = {};
    for (let i = 0; i < BATTLES; i++) {
      const seed = `unit run ${i}`;
      const { recording, match } = randomBattle(seed, variedOptions(i));
      const again = replay(game, recording);
      if (!again.ok) throw new Error(`${seed}: ${again.reason}`);
      expect(again.matches.at(-1)!.hash, seed).toBe(match.hash);
      for (const { state } of again.matches.filter((_, ply) => ply % 3 === 0)) expect(unsound(state), seed).toBeNull();
      const { reason, result } = match.state.outcome!;
      reasons[reason] = (reasons[reason] ?? 0) + 1;
      if (reason === 'rounds') expect(result['rounds'], seed).toBe(match.state.options.rounds);
    }
    expect(Object.keys(reasons)).toContain('rounds');
  });

  it('activate every unit at most once a round, in its phase, and never one that is lost', () => {
    for (let i = 0; i < 20; i++) {
      const { recording } = randomBattle(`once ${i}`, variedOptions(i));
      const again = replay(game, recording);
      if (!again.ok) throw new Error(again.reason);
      const seen = new Set<string>();
      let round = 0;
      for (const [ply, events] of again.events.entries()) {
        for (const event of events) {
          if (event.type === 'roundBegan') {
            round = event.round;
            seen.clear();
          }
          if (event.type !== 'activated') continue;
          const before = again.matches[ply - 1]!.state;
          const unit = before.units.find(({ id }) => id === event.unit)!;
          expect(seen.has(unit.id), `once ${i}: ${unit.id} twice in round ${round}`).toBe(false);
          expect(unit.unitType).toBe(before.phase);
          expect(unit.side).toBe(before.turn);
          expect(unit.status).toBe('inPlay');
          seen.add(unit.id);
        }
      }
    }
  });

  it('leave a frozen state alone', () => {
    const { recording } = randomBattle('frozen', { points: 24 });
    const again = replay(game, recording);
    if (!again.ok) throw new Error(again.reason);
    const middle = deepFreeze(again.matches[Math.floor(again.matches.length / 2)]!);
    const seat = game.pending(middle.state)[0]!.seats[0]!;
    expect(() =>
      game.choices(middle.state, seat, { chance: openChance(seedChance('frozen')), count: 20 }),
    ).not.toThrow();
  });
});
