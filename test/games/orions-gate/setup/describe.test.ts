import { describe, expect, it } from 'vitest';
import { JUDGE } from '../../../../src/engine/seat.ts';
import { calledIn } from '../../../../src/games/orions-gate/log-parts.ts';
import type { OrionsGateEvent } from '../../../../src/games/orions-gate/event.ts';
import { act, battle, game, play, type Battle } from '../../../helpers/og-position.ts';

const described = (match: Battle, events: readonly OrionsGateEvent[]) =>
  events.map((event) => game.describe(event, game.view(match.state, JUDGE)));

describe('log lines', () => {
  const start = battle({
    turn: 'A',
    phase: 'fighters',
    dice: [3, 4, 5, 5],
    units: [
      { id: 'a1.1', type: 'fighters', name: 'Hawk', pose: [20_000, 20_000, 0], components: ['cannon'] },
      {
        id: 'b1.1',
        type: 'destroyers',
        name: 'Steadfast',
        pose: [30_000, 20_000, 0],
        components: ['shield', 'cannon', 'cannon'],
      },
    ],
  });
  const moved = act(start, 'a1.1', 'move', { first: 2000, pivot: 0, second: 0 });
  const fired = play(moved.match, 'a1', { type: 'firePrimary', target: 'b1.1' });

  it('OG-6.1 tell the action, the path and the place', () => {
    const [activated, displaced] = described(moved.match, moved.events);
    expect(activated).toMatchObject({
      key: 'og.activated',
      at: { table: 1, x: 22_000, y: 20_000 },
      parts: {
        unit: { kind: 'unit', id: 'a1.1', name: 'Hawk' },
        action: { kind: 'term', term: 'move' },
        allowance: { kind: 'number', value: 8000, unit: 'mil' },
      },
    });
    expect(displaced).toMatchObject({
      key: 'og.displaced.path',
      at: { table: 1, x: 22_000, y: 20_000 },
      parts: { x: { value: 22_000 }, y: { value: 20_000 } },
    });
  });

  it('OG-7.8 OG-7.9 OG-7.10 tell the dice with their maths', () => {
    const lines = described(fired.match, fired.events);
    const hit = lines.find(({ key }) => key.startsWith('og.hitRolled'))!;
    expect(hit).toMatchObject({
      key: 'og.hitRolled.hit',
      at: { table: 1, x: 30_000, y: 20_000 },
      parts: {
        dice: { kind: 'dice', drawn: [3, 4], kept: [3, 4] },
        roll: { value: 7 },
        bonus: { value: 4 },
        total: { value: 11 },
        need: { value: 9 },
        rule: { kind: 'rule', id: 'OG-7.8' },
      },
    });
    const damage = lines.find(({ key }) => key.startsWith('og.damageRolled'))!;
    expect(damage).toMatchObject({
      key: 'og.damageRolled.back',
      parts: { total: { value: 13 }, need: { value: 12 }, rule: { id: 'OG-7.10' } },
    });
    expect(lines.find(({ key }) => key === 'og.damaged')).toMatchObject({
      parts: { points: { value: 2 }, slots: { text: 'Shield destroyed' }, cause: { name: 'Hawk' } },
    });
  });

  it('OG-3.10 tell ships of one name apart by their side, others by their name alone', () => {
    const match = battle({
      turn: 'A',
      phase: 'fighters',
      units: [
        { id: 'a1.1', type: 'fighters', pose: [20_000, 20_000, 0], components: ['cannon'] },
        { id: 'a1.2', type: 'scouts', name: 'Owl', pose: [20_000, 30_000, 0] },
        { id: 'b1.1', type: 'fighters', pose: [30_000, 20_000, 0], components: ['cannon'] },
      ],
    });
    const view = game.view(match.state, JUDGE);
    expect(view.units.map((unit) => calledIn(view, unit))).toEqual(['Fighters 1 A', 'Owl', 'Fighters 1 B']);
  });

  it('OG-19.6 tell the result', () => {
    const over = play(start, 'a1', { type: 'concede' });
    expect(described(over.match, over.events).map(({ key }) => key)).toEqual(['og.conceded', 'og.ended.won']);
  });
});
