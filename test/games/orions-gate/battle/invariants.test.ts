import { describe, expect, it } from 'vitest';
import { applyCommand, startMatch } from '../../../../src/engine/match.ts';
import { openChance, seedChance } from '../../../../src/engine/rng.ts';
import type { OrionsGateEvent } from '../../../../src/games/orions-gate/event.ts';
import type { OrionsGateState } from '../../../../src/games/orions-gate/state.ts';
import { baseOf, boxesLeft, unitsInPlay } from '../../../../src/games/orions-gate/units.ts';
import { isSolid } from '../../../../src/games/orions-gate/world.ts';
import { atLeast, baseOnTable, overlaps } from '../../../../src/table/index.ts';
import { game, optionsOf } from '../../../helpers/og-position.ts';

type Step = readonly [before: OrionsGateState, after: OrionsGateState, events: readonly OrionsGateEvent[]];
type Look = (...step: Step) => void;

const played: { [seed: string]: readonly Step[] } = {};

/** Shows every step of the play stage of a random battle; each battle is played once. */
function watch(seed: string, look: Look): void {
  for (const step of (played[seed] ??= stepsOf(seed))) look(...step);
}

function stepsOf(seed: string): readonly Step[] {
  const steps: Step[] = [];
  const options = optionsOf({
    terrainSource: 'generated',
    layout: undefined,
    terrainMinimum: 5,
    terrainSeed: seed,
    terrainDensity: 'dense',
    points: 24,
    rounds: 12,
    tableWidth: 48000,
    advancedComponents: false,
  });
  const chance = openChance(seedChance(`${seed} players`));
  let { match } = startMatch(game, options, seedChance(seed));
  while (match.state.outcome === null) {
    const seat = game.pending(match.state)[0]!.seats[0]!;
    const applied = applyCommand(game, match, seat, game.choices(match.state, seat, { chance, count: 1 })[0]);
    if (!applied.ok) throw new Error(applied.rejections[0]!.reason);
    if (match.state.stage === 'play') steps.push([match.state, applied.match.state, applied.events]);
    match = applied.match;
  }
  return steps;
}

const SEEDS = Array.from({ length: 8 }, (_, k) => `invariants ${k}`);

describe('laws of a battle', () => {
  it('OG-6.10 OG-6.11 OG-6.12 OG-10.4 OG-10.10 OG-9.24: bases never overlap each other or a solid piece and stay on the table', () => {
    let seen = 0;
    for (const seed of SEEDS) {
      watch(seed, (_, after) => {
        const table = after.tables[0]!;
        const bases = unitsInPlay(after).map((unit) => baseOf(after.options, unit));
        for (const [index, base] of bases.entries()) {
          seen += 1;
          if (!baseOnTable(base, table)) throw new Error(`${seed}: off the table at ${base.x}, ${base.y}`);
          for (const other of bases.slice(0, index))
            if (!atLeast(base, other, 0)) throw new Error(`${seed}: two bases overlap at ${base.x}, ${base.y}`);
          for (const piece of table.pieces) {
            if (isSolid(piece.kind) && piece.parts.some((part) => overlaps(base, part)))
              throw new Error(`${seed}: a base overlaps ${piece.id}`);
          }
        }
      });
    }
    expect(seen).toBeGreaterThan(1000);
  });

  it('OG-8.6 OG-11.6: without Repair Bay, Deflector and debris no damage is taken off and no piece is made or removed', () => {
    let hurt = 0;
    for (const seed of SEEDS) {
      watch(seed, (before, after) => {
        expect(after.tables[0]!.pieces).toBe(before.tables[0]!.pieces);
        for (const [index, unit] of after.units.entries()) {
          const was = before.units[index]!;
          for (const [slot, { damage }] of unit.components.entries()) {
            if (damage < was.components[slot]!.damage) throw new Error(`${seed}: ${unit.id} was repaired`);
            hurt += damage > was.components[slot]!.damage ? 1 : 0;
          }
        }
      });
    }
    expect(hurt).toBeGreaterThan(3);
  });

  it('OG-8.1 OG-8.3 OG-8.4 OG-8.5: a ship is in play exactly while it has boxes left, and its loss is scored once, by the other side', () => {
    let lost = 0;
    for (const seed of SEEDS) {
      watch(seed, (_, after, events) => {
        for (const unit of after.units) {
          if (unit.unitType !== 'scouts' && (unit.status === 'inPlay') !== boxesLeft(unit) > 0)
            throw new Error(`${seed}: ${unit.id} is ${unit.status}`);
          if ((unit.status === 'destroyed') !== (unit.scoredBy !== null && unit.scoredBy !== unit.side))
            throw new Error(`${seed}: ${unit.id} scored by ${unit.scoredBy}`);
        }
        lost += events.filter(({ type }) => type === 'destroyed').length;
      });
    }
    expect(lost).toBeGreaterThan(3);
  });
});
