import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Recording } from '../../../../src/engine/recording.ts';
import { timelineOf } from '../../../../src/engine/timeline.ts';
import type { EventOf, OrionsGateEvent } from '../../../../src/games/orions-gate/event.ts';
import { luckOfWorth, luckRolls } from '../../../../src/games/orions-gate/luck.ts';
import { toNumber } from '../../../../src/games/orions-gate/odds/fraction.ts';
import { kernelSight } from '../../../../src/table/kernel.ts';
import { game } from '../../../helpers/og-position.ts';

const file = JSON.parse(
  readFileSync(new URL('../../../golden/levels-24-alternate.json', import.meta.url), 'utf8'),
) as Recording;
const read = timelineOf(game, file);
if (!read.ok) throw new Error(read.reason);
const { timeline } = read;
const rolls = luckRolls({ sight: kernelSight }, timeline);
const events: readonly OrionsGateEvent[] = timeline.plies.flatMap((ply) => ply.events);
const of = <T extends OrionsGateEvent['type']>(type: T): readonly EventOf<T>[] =>
  events.filter((event): event is EventOf<T> => event.type === type);

describe('the luck of a battle', () => {
  it('OG-24.1 counts every attack, damage and automatic roll, each with the command it fell in', () => {
    for (const type of [
      'hitRolled',
      'damageRolled',
      'autoHit',
      'ablativeRolled',
      'dangerRolled',
      'warpRolled',
    ] as const)
      expect(rolls.filter(({ event }) => event.type === type)).toHaveLength(of(type).length);
    expect(rolls.filter(({ event }) => event.type === 'activated')).toHaveLength(
      of('activated').reduce((sum, { engines }) => sum + engines.length, 0),
    );
    expect(of('hitRolled').length).toBeGreaterThan(20);
    for (const { plies, event } of rolls) expect(timeline.plies[plies - 1]!.events).toContain(event);
  });

  it('OG-8.2: what was expected and the luck on top of it are the damage that was done', () => {
    for (const side of ['A', 'B'] as const) {
      const own = rolls.filter((roll) => roll.side === side && roll.tally === 'damage');
      const expected = own.filter(({ opens }) => opens).reduce((sum, { before }) => sum + toNumber(before), 0);
      const luck = own.reduce((sum, roll) => sum + toNumber(luckOfWorth(roll)), 0);
      const sideOf = (id: string) => id[0]!.toUpperCase();
      const done = of('damaged').reduce((sum, { unit, cause, points }) => {
        if (cause.kind === 'collision' || cause.kind === 'dangerous') return sum - (sideOf(unit) === side ? points : 0);
        if (cause.kind === 'backfire') return sum - (sideOf(unit) === side ? points : 0);
        return sum + (sideOf(unit) === side ? 0 : points);
      }, 0);
      expect(expected + luck).toBeCloseTo(done, 6);
      expect(Math.abs(luck)).toBeGreaterThan(0.01);
    }
  });
});
