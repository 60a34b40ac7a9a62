import { describe, expect, it } from 'vitest';
import { typesOf } from '../../../helpers/event-types.ts';
import { play } from '../../../helpers/og-position.ts';
import { choosing, D, during, F, hurt } from './scene.ts';

const ship = D('a1.1', [20_000, 20_000], 'cannon', 'warpDrive', hurt('shield', 1));
const units = [ship, F('b1.1', [26_000, 20_000], 'cannon')];
const firing = (...dice: readonly number[]) => during('hold', 'fire', units, { dice });
const jump = () => during('hold', 'fire', units, { windows: [{ kind: 'warp', unit: 'a1.1', slot: 2, inches: 7 }] });

describe('OG-20.3 the whole list of events', () => {
  it.each([
    ['activate', () => play(choosing(units), 'a1', { type: 'activate', unit: 'a1.1', action: 'hold' }), 'activated'],
    ['plan a turn', () => play(during('hold', 'plan', units), 'a1', { type: 'plan', heading: 9000 }), 'turned planned'],
    [
      'plan a path',
      () => play(during('move', 'plan', units), 'a1', { type: 'plan', first: 1000, pivot: 0, second: 0 }),
      'displaced planned',
    ],
    [
      'plan a ram',
      () => play(during('ram', 'plan', units, { dice: [3, 3, 3, 3, 3, 3] }), 'a1', { type: 'plan', target: 'b1.1' }),
      'displaced autoHit damaged destroyed autoHit planned ended',
    ],
    ['the gun misses', () => play(firing(1, 1), 'a1', { type: 'firePrimary', target: 'b1.1' }), 'weaponUsed hitRolled'],
    [
      'a component is fired',
      () => play(firing(1, 1), 'a1', { type: 'useComponent', slot: 1, target: 'b1.1' }),
      'weaponUsed hitRolled',
    ],
    ['a Warp Drive', () => play(firing(3, 4), 'a1', { type: 'useComponent', slot: 2 }), 'weaponUsed warpRolled'],
    ['a jump', () => play(jump(), 'a1', { type: 'warpTo', x: 20_000, y: 24_000 }), 'warpClosed displaced'],
    ['staying', () => play(jump(), 'a1', { type: 'stay' }), 'warpClosed'],
    [
      'the end of an activation',
      () => play(firing(), 'a1', { type: 'endActivation' }),
      'activationEnded roundEnded roundBegan turnBegan',
    ],
    ['an offer of a draw', () => play(choosing(units), 'a1', { type: 'offerDraw' }), 'drawOffered'],
    ['conceding', () => play(choosing(units), 'a1', { type: 'concede' }), 'conceded ended'],
  ])('%s', (_, played, types) => expect(typesOf(played().events)).toBe(types));
});
