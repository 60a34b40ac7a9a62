import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { AUDIENCE, JUDGE, viewerOf, type Viewer } from '../../../../src/engine/seat.ts';
import { timelineOf } from '../../../../src/engine/timeline.ts';
import { damageByShip, luckOf } from '../../../../src/ui/games/orions-gate/hud/figures.ts';
import { logEntry } from '../../../../src/ui/games/orions-gate/log-entry.ts';
import { logPly } from '../../../../src/ui/match/log.ts';
import { entryOf, knowsKey } from '../../../../src/ui/games/orions-gate/words/log.ts';
import { battle, game, play } from '../../../helpers/og-position.ts';

const GOLDEN = new URL('../../../golden', import.meta.url).pathname;

/** OG-C55: a Fighter shoots a Destroyer in the back. */
function shot(dice: readonly number[]) {
  const match = battle({
    phase: 'fighters',
    turn: 'A',
    units: [
      { id: 'a1.1', type: 'fighters', name: 'Dart', pose: [10000, 10000, 0], components: ['cannon'] },
      {
        id: 'b1.1',
        type: 'destroyers',
        name: 'Talon',
        pose: [15000, 10000, 0],
        components: ['cannon', 'engine', 'shield'],
      },
    ],
    dice,
  });
  const held = play(play(match, 'a1', { type: 'activate', unit: 'a1.1', action: 'hold' }).match, 'a1', {
    type: 'plan',
    heading: 0,
  });
  return play(held.match, 'a1', { type: 'firePrimary', target: 'b1.1' });
}

const log = (dice: readonly number[], viewer = viewerOf('a1')) => {
  const { match, events } = shot(dice);
  const view = game.view(match.state, viewer);
  return {
    events,
    view,
    lines: logPly({ plies: 3, seat: 'a1', events }, (event) => logEntry(event, view, { game, seats: [] })).lines,
  };
};

describe('log', () => {
  it('OG-7.8 shows the dice and their maths, hit and damage', () => {
    const { lines } = log([2, 3, 5, 4]);
    expect(lines.map(({ text, dice, maths }) => ({ text, dice, maths }))).toEqual([
      { text: 'Primary gun at Talon.', dice: undefined, maths: undefined },
      { text: 'Hit on Talon at 3.4 in.', dice: [2, 3], maths: '5 + 4 ≥ 9 hit' },
      { text: 'Goes through (in the back).', dice: [5, 4], maths: '9 + 3 ≥ 12 damage' },
      { text: 'Talon takes 2 damage: Cannon destroyed.', dice: undefined, maths: undefined },
    ]);
  });

  it('a hit is good for whoever shot, bad for whoever is hit, and neither to a spectator', () => {
    const tones = (viewer: Viewer) => log([2, 3, 5, 4], viewer).lines.map(({ tone }) => tone);
    expect(tones(viewerOf('a1'))).toEqual([undefined, 'good', 'good', 'good']);
    expect(tones(viewerOf('b1'))).toEqual([undefined, 'bad', 'bad', 'bad']);
    expect(tones(AUDIENCE)).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('a length beside a limit keeps the decimals that decide', () => {
    const text = (mils: number) =>
      entryOf(
        {
          key: 'og.planned',
          parts: {
            unit: { kind: 'unit', id: 'a1.1', name: 'Talon' },
            length: { kind: 'number', value: mils, unit: 'mil' },
          },
        },
        () => '',
      )?.text;
    expect([7875, 7950, 8000, 8001].map(text)).toEqual(
      ['7.9 in', '7.950 in', '8.0 in', '8.001 in'].map((length) => `Talon goes ${length}.`),
    );
  });

  it('OG-7.8 a miss is told with the smaller sign', () => {
    expect(log([2, 2]).lines.at(-1)).toMatchObject({ text: 'Miss on Talon at 3.4 in.', maths: '4 + 4 < 9 miss' });
  });
});

describe('sentences of the log', () => {
  const seat = (id: string) => (id === 'a1' ? 'You' : 'Computer');
  const locked = (captain: string) =>
    entryOf({ key: 'og.fleetSubmitted', parts: { captain: { kind: 'seat', seat: captain } } }, seat)?.text;

  it('speaks to the person who plays alone, and of everybody else', () => {
    expect(locked('a1')).toBe('You have locked a fleet.');
    expect(locked('b1')).toBe('Computer has locked a fleet.');
  });

  it('leaves out what is not there, and leads to unit, place and rule', () => {
    const parts = {
      unit: { kind: 'unit', id: 'a1.1', name: 'Talon' },
      points: { kind: 'number', value: 1 },
      slots: { kind: 'text', text: '' },
      rule: { kind: 'rule', id: 'OG-8.2' },
    } as const;
    expect(entryOf({ key: 'og.damaged', parts, at: { table: 1, x: 5, y: 6 } }, seat)).toEqual({
      text: 'Talon takes 1 damage.',
      tone: 'bad',
      unit: 'a1.1',
      at: { x: 5, y: 6 },
      rule: 'OG-8.2',
    });
  });

  it('OG-9.13 marks the die that was rolled again', () => {
    const parts = {
      unit: { kind: 'unit', id: 'a1.1', name: 'Talon' },
      inches: { kind: 'number', value: 5000, unit: 'mil' },
      dice: { kind: 'dice', drawn: [2, 6, 3], kept: [2, 3] },
    } as const;
    expect(entryOf({ key: 'og.warpRolled', parts }, seat)).toMatchObject({
      text: 'Talon may jump up to 5.0 in.',
      dice: [2, 6, 3],
      dropped: [1],
      maths: '5.0 in',
    });
  });

  it('knows every key that whole battles tell, and fills every part', () => {
    const keys = new Set<string>();
    for (const name of readdirSync(GOLDEN).filter((file) => file.endsWith('.json'))) {
      const recording: unknown = JSON.parse(readFileSync(`${GOLDEN}/${name}`, 'utf8'));
      const read = timelineOf(game, recording as never);
      if (!read.ok) throw new Error(read.reason);
      for (const ply of read.timeline.plies) {
        const view = game.view(ply.match.state, JUDGE);
        for (const event of ply.events) {
          const line = game.describe(event, view);
          keys.add(line.key);
          expect(`${entryOf(line, seat)?.text} ${entryOf(line, seat)?.maths}`).not.toMatch(/[{}<>[\]](?! \d)/);
        }
      }
    }
    expect(keys.size).toBeGreaterThan(30);
    expect([...keys].filter((key) => !knowsKey(key))).toEqual([]);
  });
});

describe('figures of the result', () => {
  it('damage by ship counts what was done and taken', () => {
    const { events, view } = log([2, 3, 5, 4]);
    expect(damageByShip(view, events)).toEqual([
      { id: 'a1.1', done: 2, taken: 0 },
      { id: 'b1.1', done: 0, taken: 2 },
    ]);
  });

  it('OG-24.1 luck sets the rolls that succeeded against the chances counted', () => {
    const { A, B } = luckOf(log([2, 3, 5, 4]).events);
    // To hit 5+ is 30 of 36, to damage 9+ is 10 of 36.
    expect({ ...A, expected: A.expected.toFixed(6) }).toEqual({ rolls: 2, expected: (40 / 36).toFixed(6), rolled: 2 });
    expect(B).toEqual({ rolls: 0, expected: 0, rolled: 0 });
  });
});
