import { createBot } from '../../src/ai/bot.ts';
import { openChance, seedChance } from '../../src/engine/rng.ts';
import { openHeat } from '../../src/games/orions-gate/aids/heat.ts';
import { orionsGateBrain } from '../../src/games/orions-gate/bot.ts';
import { orionsGate } from '../../src/games/orions-gate/game.ts';
import type { OrionsGateState } from '../../src/games/orions-gate/state.ts';
import { kernelSight } from '../../src/table/kernel.ts';
import { compare, type BenchResult, type Contender } from './harness.ts';

const UNITS = 100;
const PIECES = 60;
const [WIDTH, HEIGHT] = [144_000, 48_000];
const ROUNDS = 5;
const RADIUS = { scouts: 500, fighters: 625, destroyers: 1000, battleships: 1500 } as const;
const FITTED = {
  scouts: [],
  fighters: ['cannon'],
  destroyers: ['engine', 'cannon', 'missileCluster'],
  battleships: ['cannon', 'railgun', 'hangar', 'torpedo', 'shield', 'engine'],
} as const;
const TYPES = ['scouts', 'fighters', 'destroyers', 'destroyers', 'battleships'] as const;

const game = orionsGate(kernelSight);
const rules = { sight: kernelSight };

/**
 * The heat layer of a Destroyer in a battle of 100 units and 60 pieces on a table of 144", against one default computer
 * decision for it.
 */
export function run(): BenchResult {
  const state = crowd();
  const own = state.activation!.unit;
  const heat: Contender = {
    operations: 1,
    run() {
      let sum = 0;
      for (const { damage } of openHeat(rules, state, own, 'move', state.activation!.allowance).count())
        sum = (Math.imul(sum, 31) + Math.round(damage * 1e9)) | 0;
      return sum;
    },
  };
  const bot = createBot(game, orionsGateBrain(kernelSight), 'default');
  const view = game.view(state, { kind: 'seat', seat: 'a1' });
  const decision: Contender = {
    operations: 1,
    run: () =>
      [...JSON.stringify(bot.choose(view, 'a1', 'bench'))].reduce(
        (sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0,
        0,
      ),
  };
  const { ratio, baselineNs, candidateNs, checksum } = compare(decision, heat, ROUNDS);
  const { cells, step, enemies } = openHeat(rules, state, own, 'move', state.activation!.allowance);
  return {
    name: 'heat',
    baseline:
      'one default computer decision (where an active Destroyer goes) on the same board of 100 units and 60 pieces',
    ratio,
    target: 0.5,
    checksum,
    figures: { heatMs: candidateNs / 1e6, decisionMs: baselineNs / 1e6, places: cells, stepMils: step, enemies },
  };
}

/** Both fleets at gun range of each other among scattered pieces, a Destroyer in their midst about to move. */
function crowd(): OrionsGateState {
  const chance = openChance(seedChance('heat'));
  const taken: { x: number; y: number; r: number }[] = [];
  const room = (r: number, left: number, right: number): { x: number; y: number } => {
    for (;;) {
      const at = { x: left + r + chance.below(right - left - 2 * r), y: r + chance.below(HEIGHT - 2 * r) };
      if (taken.some((one) => (one.x - at.x) ** 2 + (one.y - at.y) ** 2 < (one.r + r + 100) ** 2)) continue;
      taken.push({ ...at, r });
      return at;
    }
  };
  const kinds = ['blocking', 'obscuring', 'dangerous', 'blocking', 'obscuring'] as const;
  const pieces = Array.from({ length: PIECES }, (_, index) => {
    const radius = 900 + chance.below(1100);
    return {
      kind: kinds[index % kinds.length]!,
      parts: [{ kind: 'circle' as const, ...room(radius, 0, WIDTH), radius }],
    };
  });
  const units = Array.from({ length: UNITS }, (_, index) => {
    const type = TYPES[(index >> 1) % TYPES.length]!;
    const side = index % 2 === 0 ? 'a1' : 'b1';
    const { x, y } = room(RADIUS[type] + 500, side === 'a1' ? 20_000 : 62_000, side === 'a1' ? 82_000 : 124_000);
    return {
      id: `${side}.${(index >> 1) + 1}`,
      type,
      pose: [x, y, chance.below(36_000)] as [number, number, number],
      components: [...FITTED[type]],
    };
  });
  const active = units
    .filter(({ id, type }) => id.startsWith('a1') && type === 'destroyers')
    .sort((a, b) => b.pose[0] - a.pose[0])[0]!;
  const options = game.parseOptions({ tableWidth: WIDTH, points: 96, terrainMinimum: 0, layout: [[]] });
  if (!options.ok) throw new Error(options.faults[0]!.reason);
  const placed = game.place!(options.value, {
    phase: 'destroyers',
    turn: 'A',
    units,
    pieces,
    activation: { unit: active.id, action: 'move' },
  });
  if (!placed.ok) throw new Error(placed.faults[0]!.reason);
  return placed.value;
}
