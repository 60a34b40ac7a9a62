import { describe, expect, it } from 'vitest';
import { cannotDeploy } from '../../../../src/games/orions-gate/index.ts';
import { act, battle, game, refusal } from '../../../helpers/og-position.ts';

const KINDS = ['blocking', 'warpGate', 'wormhole'] as const;
type Kind = (typeof KINDS)[number];

/** A ship before a piece of radius 1500 at (20000, 10000) and an enemy behind it. */
const before = (kind: Kind, more: object = {}) =>
  battle({
    pieces: [{ kind, name: 'Piece', parts: [{ kind: 'circle', x: 20_000, y: 10_000, radius: 1500 }] }] as never,
    units: [
      { id: 'a1.1', type: 'destroyers', pose: [15_000, 10_000, 0], components: ['cannon'] },
      { id: 'b1.1', type: 'scouts', pose: [26_000, 10_000, 18_000] },
    ],
    turn: 'A',
    ...more,
  });

describe.each(KINDS)('OG-14.2: %s is solid', (kind) => {
  it('OG-14.2 OG-6.11: no path leads over it, touching is legal', () => {
    const moving = before(kind, { activation: { unit: 'a1.1', action: 'cruise' } });
    expect(refusal(moving, 'a1', { type: 'plan', first: 2501, pivot: 0, second: 0 })).toMatch(
      /^OG-6\.11: Path enters Piece .* by 0\.001 in\.$/,
    );
    expect(game.check(moving.state, 'a1', { type: 'plan', first: 2500, pivot: 0, second: 0 })).toEqual([]);
  });

  it('OG-14.2 OG-7.3: it hides what stands behind it', () => {
    const { match } = act(before(kind), 'a1.1', 'hold', { heading: 0 });
    expect(refusal(match, 'a1', { type: 'firePrimary', target: 'b1.1' })).toBe(
      'OG-7.3: No line of sight: Piece hides 100 % of Scouts 1.',
    );
  });

  it('OG-14.2 OG-2.12: nobody stands on it', () => {
    const { state } = before(kind);
    expect(
      cannotDeploy(state, { type: 'deploy', unit: 'a1.1', table: 1, x: 20_000, y: 10_000, heading: 0 })?.rule,
    ).toBe('OG-2.12');
  });

  it('OG-14.2 OG-10.4: no ram goes through it', () => {
    const ramming = before(kind, { activation: { unit: 'a1.1', action: 'ram', allowance: 14_000 } });
    expect(refusal(ramming, 'a1', { type: 'plan', target: 'b1.1' })).toMatch(/^OG-10\.4: Piece/);
    expect(game.check(ramming.state, 'a1', { type: 'plan', distance: 2500 })).toEqual([]);
  });
});
