import { describe, expect, it } from 'vitest';
import { createBot } from '../../src/ai/bot.ts';
import { LEVELS } from '../../src/engine/level.ts';
import { applyCommand, startMatch } from '../../src/engine/match.ts';
import { replay } from '../../src/engine/recording.ts';
import { seedChance } from '../../src/engine/rng.ts';
import { viewerOf } from '../../src/engine/seat.ts';
import { orionsGateBrain } from '../../src/games/orions-gate/bot.ts';
import { UNITS } from '../../src/games/orions-gate/data/units.ts';
import type { OrionsGateEvent } from '../../src/games/orions-gate/event.ts';
import type { OrionsGateState, Side } from '../../src/games/orions-gate/state.ts';
import { sectorOf } from '../../src/table/index.ts';
import { kernelSight } from '../../src/table/kernel.ts';
import { game, optionsOf } from '../helpers/og-position.ts';
import { randomBattle, variedOptions } from './random-battle.ts';
import { amount } from '../helpers/whole.ts';
import { expectSame } from '../helpers/quick-expect.ts';

const BATTLES = 60;
const COMPUTER_BATTLES = amount(2, 6);

type Counts = { [what: string]: number };

/** Every mix of the options, with more units and rounds than a default battle. */
const options = (i: number) => ({
  ...variedOptions(i),
  points: 24,
  rounds: 8,
  tableWidth: 48_000,
  firingArcs: i % 2 === 0,
  debris: i % 3 !== 0,
  boarding: i % 5 !== 0,
  captureScores: i % 7 < 4,
  advancedComponents: i % 4 === 1,
});

/** What every step keeps (OG-12.1, 12.4, 13.4 to 13.7), and what turned up. */
function look(
  before: OrionsGateState,
  after: OrionsGateState,
  events: readonly OrionsGateEvent[],
  counts: Counts,
): void {
  for (const event of events) {
    counts[event.type] = (counts[event.type] ?? 0) + 1;
    if (event.type === 'captured') {
      const captor = before.units.find(({ id }) => id === event.by)!;
      expect(before.options.boarding).toBe(true);
      expect([event.side, event.captain]).toEqual([captor.side, captor.captain]);
      expect(after.units.find(({ id }) => id === event.unit)).toMatchObject({
        side: captor.side,
        captain: captor.captain,
        capturedIn: before.round,
      });
    }
    if (event.type === 'weaponUsed' && before.options.firingArcs && event.weapon.slot > 0) {
      const unit = before.units.find(({ id }) => id === event.unit)!;
      const { facing, kind } = unit.components[event.weapon.slot - 1]!;
      if (kind === 'repairBay') continue;
      for (const id of event.targets)
        expect(sectorOf(unit.pose!, before.units.find((one) => one.id === id)!.pose!)).toBe(facing);
      counts['aimed'] = (counts['aimed'] ?? 0) + event.targets.length;
    }
  }
  for (const { captain, side } of after.units) expectSame(captain.startsWith(side.toLowerCase()), true);
  if (!after.options.debris)
    expectSame(
      after.windows.some(({ kind }) => kind === 'debris'),
      false,
    );
}

/**
 * The points of Annihilation counted anew, without the rules: what was destroyed, and with `captureScores` the captives
 * held (OG-16.5, 13.8).
 */
function recounted({ units, options: { captureScores } }: OrionsGateState, side: Side, counts: Counts): number {
  const ownFleet = (id: string): boolean => id.startsWith(side.toLowerCase());
  const captives = units.filter((unit) => unit.side === side && !ownFleet(unit.id) && unit.status === 'inPlay');
  if (captives.length > 0) counts[`held ${captureScores === true}`] = 1;
  const scored = [...units.filter(({ scoredBy }) => scoredBy === side), ...(captureScores ? captives : [])];
  return scored.reduce((sum, { unitType }) => sum + UNITS[unitType].points, 0);
}

describe('battles with firing arcs, debris and boarding', () => {
  it(`OG-12.1 OG-12.4 OG-13.6 OG-13.8 OG-20.3: ${BATTLES} random ones come to an end without a stall and replay to the same hash`, () => {
    const counts: Counts = {};
    for (let i = 0; i < BATTLES; i++) {
      const { recording, match } = randomBattle(`arcs ${i}`, options(i));
      const again = replay(game, recording);
      if (!again.ok) throw new Error(again.reason);
      expect(again.matches.at(-1)!.hash).toBe(match.hash);
      for (const [ply, events] of again.events.entries())
        if (ply > 0) look(again.matches[ply - 1]!.state, again.matches[ply]!.state, events, counts);
      const score = { A: recounted(match.state, 'A', counts), B: recounted(match.state, 'B', counts) };
      expect(match.state.outcome!.result['score'], `arcs ${i}`).toEqual(score);
    }
    for (const what of [
      'aimed',
      'captured',
      'boardingTied',
      'debrisPlaced',
      'debrisDeclined',
      'held true',
      'held false',
    ])
      expect(counts[what], what).toBeGreaterThan(0);
  });

  it(`OG-12.1 OG-12.4 OG-13.6: ${COMPUTER_BATTLES} between computers come to an end, ships are boarded and debris is left`, () => {
    const counts: Counts = {};
    const bots = LEVELS.map((level) => createBot(game, orionsGateBrain(kernelSight), level));
    for (let i = 0; i < COMPUTER_BATTLES; i++) {
      const chosen = optionsOf({
        points: 24,
        tableWidth: 48_000,
        firingArcs: true,
        debris: true,
        boarding: true,
        advancedComponents: i % 2 === 0,
      });
      let { match } = startMatch(game, chosen, seedChance(`computers ${i}`));
      for (let ply = 0; match.state.outcome === null; ply++) {
        if (ply > 5000) throw new Error(`Battle ${i} does not end.`);
        const seat = game.pending(match.state)[0]!.seats[0]!;
        const command = bots[seat === 'a1' ? 0 : 1]!.choose(
          game.view(match.state, viewerOf(seat)),
          seat,
          `${i}/${ply}`,
        );
        const applied = applyCommand(game, match, seat, command);
        if (!applied.ok) throw new Error(`${command.type} refused: ${applied.rejections[0]!.reason}`);
        look(match.state, applied.match.state, applied.events, counts);
        match = applied.match;
      }
    }
    for (const what of ['captured', 'debrisPlaced']) expect(counts[what], what).toBeGreaterThan(0);
  });
});
