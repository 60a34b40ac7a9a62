import { describe, expect, it } from 'vitest';
import { attackNeeds } from '../../../../src/games/orions-gate/rules/attack.ts';
import { PRIMARY } from '../../../../src/games/orions-gate/rules/shooting.ts';
import { thePlaced } from '../../../../src/games/orions-gate/units.ts';
import { kernelSight } from '../../../../src/table/kernel.ts';
import { eventsOf, play, refusal, refused, type Battle } from '../../../helpers/og-position.ts';
import { circle, D, during, F, polygon } from './scene.ts';

type Pieces = ReturnType<typeof circle>[];
const torpedo = { slot: 1, kind: 'torpedo' } as const;

/** C43 to C50: attacker F at (10000, 24000, 0), target D at (30625, 24000), with a Torpedo: the gap is 19 inches. */
const facing = (pieces: Pieces, dice: readonly number[] = []): Battle =>
  during('hold', 'fire', [F('a1.1', [10000, 24000, 0], 'torpedo'), D('b1.1', [30625, 24000, 18000])], { pieces, dice });

function needs(pieces: Pieces) {
  const { state } = facing(pieces);
  return attackNeeds({ sight: kernelSight }, state, thePlaced(state, 'a1.1'), thePlaced(state, 'b1.1'), torpedo);
}

/** The Toughness part that cover adds, told by a full attack that hits and rolls damage. */
function coverSentence(pieces: Pieces) {
  const { events } = play(facing(pieces, [6, 6, 1, 1]), 'a1', { type: 'useComponent', slot: 1, target: 'b1.1' });
  const { cover, toughness } = eventsOf(events, 'damageRolled')[0]!;
  const named = cover.within.length + cover.behind.length + cover.halfHidden.length;
  const bonus = toughness.filter(({ name }) => name === 'cover').map(({ value }) => value);
  expect(bonus).toEqual(named > 0 ? [1] : []);
  return bonus.length > 0;
}

const blocking = (x: number, y: number, radius: number): Pieces => [circle('blocking', x, y, radius)];
const rectangle = (low: number, high: number): Pieces => [
  polygon('blocking', [20000, low], [22000, low], [22000, high], [20000, high]),
];
const share = (pieces: Pieces): number => needs(pieces).hiddenShare!.share;
const sightless = (pieces: Pieces): string => {
  const match = facing(pieces);
  return refusal(match, 'a1', { type: 'useComponent', slot: 1, target: 'b1.1' });
};

describe('OG-7 line of sight and cover', () => {
  it('OG-7.3 OG-7.4 OG-C43 OG-I46: wholly behind a planet there is no line of sight', () => {
    const pieces = blocking(20625, 24000, 2000);
    expect(share(pieces)).toBe(1);
    const match = facing(pieces);
    const { name } = match.state.tables[0]!.pieces[0]!;
    expect(sightless(pieces)).toBe(`OG-7.3: No line of sight: ${name} hides 100 % of Destroyers 1.`);
    expect(refused(match, 'a1', { type: 'useComponent', slot: 1, target: 'b1.1' })[0]!.data).toMatchObject({
      pieces: ['P1'],
      front: [10625, 24000],
    });
  });

  it('OG-7.4: the base fills 2w = 0.1000417 rad', () => {
    expect(2 * needs([]).hiddenShare!.halfWidth).toBeCloseTo(0.1000417, 7);
    expect(share([])).toBe(0);
  });

  it('OG-7.7 OG-C44: half hidden exactly is cover', () => {
    expect(share(blocking(20625, 26000, 2000))).toBeCloseTo(0.5, 9);
    expect(coverSentence(blocking(20625, 26000, 2000))).toBe(true);
  });

  it('OG-7.7 OG-C45: 0.499000 is no cover', () => {
    expect(share(blocking(20625, 26001, 2000))).toBeCloseTo(0.499, 6);
    expect(coverSentence(blocking(20625, 26001, 2000))).toBe(false);
  });

  it('OG-7.7 OG-C46: 0.501000 is cover', () => {
    expect(share(blocking(20625, 25999, 2000))).toBeCloseTo(0.501, 6);
    expect(coverSentence(blocking(20625, 25999, 2000))).toBe(true);
  });

  it('OG-7.4 OG-C47: small circles near the target and on the line', () => {
    expect(share(blocking(28000, 24000, 500))).toBeCloseTo(0.575379, 6);
    expect(coverSentence(blocking(28000, 24000, 500))).toBe(true);
    expect(share(blocking(20625, 24000, 250))).toBeCloseTo(0.499844, 6);
    expect(coverSentence(blocking(20625, 24000, 250))).toBe(false);
    expect(share(blocking(20625, 24000, 251))).toBeCloseTo(0.501843, 6);
    expect(coverSentence(blocking(20625, 24000, 251))).toBe(true);
  });

  it('OG-7.4 OG-C48: a piece behind the target hides nothing', () => {
    expect(share(blocking(35000, 24000, 2000))).toBe(0);
    expect(coverSentence(blocking(35000, 24000, 2000))).toBe(false);
  });

  it('OG-7.4 OG-C49: rectangles', () => {
    expect(share(rectangle(24000, 27000))).toBeCloseTo(0.5, 9);
    expect(coverSentence(rectangle(24000, 27000))).toBe(true);
    expect(share(rectangle(24250, 27000))).toBeCloseTo(0.280347, 6);
    expect(coverSentence(rectangle(24250, 27000))).toBe(false);
    expect(share(rectangle(23750, 27000))).toBeCloseTo(0.766492, 6);
    expect(coverSentence(rectangle(23750, 27000))).toBe(true);
    expect(share(rectangle(23000, 27000))).toBe(1);
    expect(sightless(rectangle(23000, 27000))).toMatch(/^OG-7.3: /);
  });

  it('OG-7.3 OG-7.6 OG-11.2 OG-C50: an Obscuring circle of the shape of C43 gives line of sight and cover', () => {
    const pieces = [circle('obscuring', 20625, 24000, 2000)];
    expect(share(pieces)).toBe(0);
    expect(needs(pieces).cover).toEqual({ within: [], behind: ['P1'], halfHidden: [] });
    expect(coverSentence(pieces)).toBe(true);
  });

  it('OG-7.6 OG-C51: behind an Obscuring circle when the segment touches it', () => {
    expect(coverSentence([circle('obscuring', 20000, 25500, 1500)])).toBe(true);
    expect(coverSentence([circle('obscuring', 20000, 25501, 1500)])).toBe(false);
  });

  it('OG-7.6 OG-C52: within an Obscuring circle when the target touches it', () => {
    const touching = [circle('obscuring', 30625, 26500, 1500)];
    expect(needs(touching).cover).toEqual({ within: ['P1'], behind: [], halfHidden: [] });
    expect(coverSentence(touching)).toBe(true);
    expect(coverSentence([circle('obscuring', 30625, 26501, 1500)])).toBe(false);
  });

  it('OG-7.6 OG-C53: a nebula the attacker touches gives no "behind" cover; it still covers a target that touches it', () => {
    expect(coverSentence([circle('obscuring', 11500, 24000, 1500)])).toBe(false);
    const both = [circle('obscuring', 20000, 24000, 10000)];
    expect(needs(both).cover).toEqual({ within: ['P1'], behind: [], halfHidden: [] });
    expect(coverSentence(both)).toBe(true);
  });

  it('OG-7.5: several reasons for cover give +1 once', () => {
    const reasons: Pieces = [
      circle('obscuring', 15000, 24000, 500),
      circle('obscuring', 30625, 26000, 1500),
      circle('blocking', 20625, 26000, 2000),
    ];
    const { cover, toughness } = needs(reasons);
    expect(cover).toEqual({ within: ['P2'], behind: ['P1'], halfHidden: ['P3'] });
    expect(toughness).toEqual([
      { name: 'destroyers', value: 11 },
      { name: 'cover', value: 1 },
    ]);
  });

  it('OG-11.1 OG-7.3: units and Dangerous pieces hide nothing and cover nothing', () => {
    const pieces = [circle('dangerous', 20625, 24000, 2000)];
    const { hiddenShare, cover } = needs(pieces);
    expect(hiddenShare!.share).toBe(0);
    expect(cover).toEqual({ within: [], behind: [], halfHidden: [] });
    const { state } = during('hold', 'fire', [
      F('a1.1', [10000, 24000]),
      D('b1.1', [20625, 24000]),
      D('b1.2', [12500, 24000]),
    ]);
    const past = attackNeeds(
      { sight: kernelSight },
      state,
      thePlaced(state, 'a1.1'),
      thePlaced(state, 'b1.1'),
      PRIMARY,
    );
    expect(past.hiddenShare!.share).toBe(0);
  });
});
