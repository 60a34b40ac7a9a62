import { describe, expect, it } from 'vitest';
import { applyCommand, matchFrom } from '../../src/engine/match.ts';
import { replay } from '../../src/engine/recording.ts';
import { openChance, seedChance } from '../../src/engine/rng.ts';
import { COMPONENT_KINDS, componentData, type ComponentKind } from '../../src/games/orions-gate/index.ts';
import type { OrionsGateEvent } from '../../src/games/orions-gate/event.ts';
import { isSolid } from '../../src/games/orions-gate/world.ts';
import { touches } from '../../src/table/index.ts';
import { game, optionsOf } from '../helpers/og-position.ts';
import { laws } from './laws.ts';
import { randomBattle, variedOptions } from './random-battle.ts';

const advanced = (seed: number) => ({
  ...(variedOptions(seed) as object),
  advancedComponents: true,
  repairSelf: seed % 3 === 0,
  deflectorLimit: seed % 4,
  terrainSeed: `advanced ${seed}`,
});

laws({ game, options: (seed) => advanced(seed % 420), runs: 5, mostPlies: 90, assertHidden: () => undefined });

/** Events that only advanced components bring about. */
const TOLD: readonly OrionsGateEvent['type'][] = [
  'minePlaced',
  'mineExploded',
  'pieceMade',
  'stealthSwitched',
  'backfired',
];
/** Rare where fleets begin whole and far apart; a damaged fleet at close quarters brings them about. */
const CLOSE: readonly OrionsGateEvent['type'][] = ['repaired', 'salvageClosed', 'mineExploded'];

/** Two damaged fleets a few inches apart, with what repairs and what strikes. */
function closeQuarters() {
  const fleet = (side: 'a1' | 'b1', y: number, heading: number) => [
    {
      id: `${side}.1`,
      type: 'destroyers' as const,
      pose: [20_000, y, heading] as const,
      components: ['repairBay', { kind: 'cannon', damage: 1 }, 'mineLauncher'] as const,
    },
    {
      id: `${side}.2`,
      type: 'destroyers' as const,
      pose: [24_500, y, heading] as const,
      components: [{ kind: 'cannon', damage: 1 }, 'salvageArm', 'gigaCannon'] as const,
    },
    {
      id: `${side}.3`,
      type: 'fighters' as const,
      pose: [22_250, y + 2500, heading] as const,
      components: [{ kind: 'plasmaCannon', damage: 1 }] as const,
    },
    { id: `${side}.4`, type: 'scouts' as const, pose: [22_250, y - 2000, heading] as const },
  ];
  const placed = game.place!(optionsOf({ advancedComponents: true }), {
    units: [...fleet('a1', 15_000, 9000), ...fleet('b1', 24_000, 27_000)],
  });
  if (!placed.ok) throw new Error(placed.faults[0]!.reason);
  return placed.value;
}

describe('random battles with advanced components', () => {
  it('come to an end, replay to the same hash, use every kind, and keep mines and pieces where they may lie', () => {
    const counts: { [type: string]: number } = {};
    const used = new Set<ComponentKind>();
    for (let i = 0; i < 120; i++) {
      const { recording, match } = randomBattle(`advanced ${i}`, advanced(i));
      const again = replay(game, recording);
      if (!again.ok) throw new Error(`advanced ${i}: ${again.reason}`);
      expect(again.matches.at(-1)!.hash).toBe(match.hash);
      for (const event of again.events.flat()) {
        counts[event.type] = (counts[event.type] ?? 0) + 1;
        if (event.type === 'weaponUsed' && event.weapon.kind !== 'primary') used.add(event.weapon.kind);
      }
      const [table] = match.state.tables;
      for (const { x, y } of match.state.mines) {
        expect(x >= 0 && x <= table!.width && y >= 0 && y <= table!.height).toBe(true);
        expect(
          table!.pieces.some(
            ({ kind, parts }) => isSolid(kind) && parts.some((part) => touches({ x, y, radius: 0 }, part)),
          ),
        ).toBe(false);
      }
      const ids = table!.pieces.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      const { deflectorLimit } = match.state.options;
      const made = table!.pieces.flatMap(({ madeBy }) => (madeBy ? [`${madeBy.unit} ${madeBy.slot}`] : []));
      for (const by of made)
        if (deflectorLimit) expect(made.filter((one) => one === by).length).toBeLessThanOrEqual(deflectorLimit);
    }
    for (const type of TOLD) expect(counts[type] ?? 0, type).toBeGreaterThan(0);
    const usable = COMPONENT_KINDS.filter(
      (kind) => kind !== 'repairBay' && ['attack', 'active', 'toggle'].includes(componentData(kind).use),
    );
    used.delete('repairBay');
    expect([...used].sort()).toEqual([...usable].sort());
  });

  it('repair and salvage at close quarters, with every window answered', () => {
    const counts: { [type: string]: number } = {};
    let salvaged = 0;
    for (let i = 0; i < 30; i++) {
      const chance = openChance(seedChance(`close ${i}`));
      let match = matchFrom(game, closeQuarters(), seedChance(`close dice ${i}`)).match;
      for (let ply = 0; match.state.outcome === null; ply++) {
        if (ply > 2000) throw new Error(`close ${i} does not end.`);
        const seat = game.pending(match.state)[0]!.seats[0]!;
        const [command] = game.choices(match.state, seat, { chance, count: 1 });
        const applied = applyCommand(game, match, seat, command!);
        if (!applied.ok)
          throw new Error(`close ${i}: ${JSON.stringify(command)} refused: ${applied.rejections[0]!.reason}`);
        for (const { type } of applied.events) counts[type] = (counts[type] ?? 0) + 1;
        if (command!.type === 'salvage') salvaged += 1;
        match = applied.match;
      }
    }
    for (const type of CLOSE) expect(counts[type] ?? 0, type).toBeGreaterThan(0);
    expect(salvaged).toBeGreaterThan(0);
  });
});
