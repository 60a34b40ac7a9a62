import { describe, expect, it } from 'vitest';
import { replay } from '../../src/engine/recording.ts';
import { openChance, seedChance } from '../../src/engine/rng.ts';
import type { OrionsGateState } from '../../src/games/orions-gate/state.ts';
import { baseOf, boxesLeft, boxesOf, isInPlay } from '../../src/games/orions-gate/units.ts';
import { baseOnTable, overlaps, squaredDistance } from '../../src/table/index.ts';
import { randomBattle, variedOptions } from './random-battle.ts';
import { game } from '../helpers/og-position.ts';
import { deepFreeze } from './playthrough.ts';

const BATTLES = 1000;

/** Plain and fast: it is asked some 100,000 times. */
function must(holds: boolean, said: string): void {
  if (!holds) throw new Error(said);
}

/** What holds in every state of a battle, whatever the captains do. */
function assertSound(state: OrionsGateState, seed: string): void {
  const standing = state.units.filter(isInPlay);
  for (const unit of state.units) {
    const who = `${seed}, ply of round ${state.round}: ${unit.id}`;
    for (const { kind, damage } of unit.components) must(damage <= boxesOf(kind), `${who} has ${damage} damage on ${kind}`);
    if (unit.unitType !== 'scouts' && unit.status !== 'leftOut') {
      must((boxesLeft(unit) === 0) === (unit.status === 'destroyed'), `${who} is ${unit.status} with ${boxesLeft(unit)} boxes`);
    }
    must((unit.scoredBy === null) === (unit.status === 'inPlay' || unit.status === 'waiting'), `${who} is ${unit.status}, scored by ${unit.scoredBy}`);
    must(unit.activatedIn <= state.round, `${who} was activated in round ${unit.activatedIn}`);
    if (!isInPlay(unit)) continue;
    const base = baseOf(state.options, unit);
    const { heading, table: number } = unit.pose;
    const table = state.tables[number - 1]!;
    must(baseOnTable(base, table), `${who} stands off the table`);
    must(heading >= 0 && heading < 36_000 && Number.isInteger(heading), `${who} has heading ${heading}`);
    for (const { id, kind, parts } of table.pieces) {
      must(kind !== 'blocking' || !parts.some((part) => overlaps(base, part)), `${who} stands in ${id}`);
    }
    for (const other of standing) {
      if (other.id <= unit.id) continue;
      const reach = base.radius + baseOf(state.options, other).radius;
      must(squaredDistance(base, other.pose) >= reach * reach, `${who} overlaps ${other.id}`);
    }
  }
}

describe(`${BATTLES} random battles over all options of the scope`, () => {
  it('come to an end without an exception or a stall, keep every base where it may stand, and replay to the same hash', () => {
    const reasons: { [reason: string]: number } = {};
    for (let i = 0; i < BATTLES; i++) {
      const seed = `unit run ${i}`;
      const { recording, match } = randomBattle(seed, variedOptions(i));
      const again = replay(game, recording);
      if (!again.ok) throw new Error(`${seed}: ${again.reason}`);
      expect(again.matches.at(-1)!.hash, seed).toBe(match.hash);
      for (const { state } of again.matches.filter((_, ply) => ply % 3 === 0)) assertSound(state, seed);
      const { reason, result } = match.state.outcome!;
      reasons[reason] = (reasons[reason] ?? 0) + 1;
      if (reason === 'rounds') expect(result['rounds'], seed).toBe(match.state.options.rounds);
    }
    expect(Object.keys(reasons)).toContain('rounds');
  }, 300_000);

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
  }, 120_000);

  it('leave a frozen state alone', () => {
    const { recording } = randomBattle('frozen', { points: 24 });
    const again = replay(game, recording);
    if (!again.ok) throw new Error(again.reason);
    const middle = deepFreeze(again.matches[Math.floor(again.matches.length / 2)]!);
    const seat = game.pending(middle.state)[0]!.seats[0]!;
    expect(() => game.choices(middle.state, seat, { chance: openChance(seedChance('frozen')), count: 20 })).not.toThrow();
  });
});
