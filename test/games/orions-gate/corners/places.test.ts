import { describe, expect, it } from 'vitest';
import { eventsOf, game, play, refusal, type Battle } from '../../../helpers/og-position.ts';
import { D, during, F, S, type More, type PieceKind, type Placed } from '../battle/scene.ts';
import { gate, on, planning, standsAt, tables, wormhole } from '../gates/scene.ts';
import { marker, setUp } from '../missions/setup.ts';

const HUNT = { options: { mission: 'artifactHunt' } } as const;
const NO_ARTIFACT = 'OG-16.9: Fighters 1 holds no artifact at the table edge.';
const over = { type: 'plan', first: 8000, exit: true } as const;

/** F is about to move over the east edge, with these artifacts in the game. */
const leaving = (markers: More['markers'], more: More = {}): Battle =>
  during('move', 'plan', [F('a1.1', [68_000, 10_000]), F('b1.1', [40_000, 40_000])], {
    ...more,
    options: { ...HUNT.options, ...more.options },
    ...(markers && { markers }),
  });

/** Two circles as one piece: OG-2.10. */
const twoParts = (kind: PieceKind, x: number, y: number, apart: number, radius: number) => ({
  kind,
  parts: [x, x + apart].map((at) => ({ kind: 'circle' as const, x: at, y, radius })),
});

describe('OG-16.9: the artifact a unit leaves with', () => {
  it('OG-16.9: one that lies elsewhere, on another table or in somebody’s hold is none', () => {
    expect(refusal(leaving([{ x: 20_000, y: 30_000 }]), 'a1', over)).toBe(NO_ARTIFACT);
    expect(refusal(leaving([{ x: 70_000, y: 10_000, carrier: 'b1.1' }]), 'a1', over)).toBe(NO_ARTIFACT);
    expect(refusal(leaving([{ x: 70_000, y: 10_000, takenBy: 'B' }]), 'a1', over)).toBe(NO_ARTIFACT);
    const two = tables([gate(6000, 6000)], [gate(6000, 6000)]);
    const elsewhere = leaving([{ x: 70_000, y: 10_000, table: 2 }], two);
    expect(refusal(elsewhere, 'a1', over)).toBe(NO_ARTIFACT);
    expect(game.check(leaving([{ x: 70_000, y: 10_000, table: 1 }], two).state, 'a1', over)).toEqual([]);
  });

  it('OG-16.9 OG-6.13: one touched at the very step pose that is off the table is enough', () => {
    // At step 3375 the base (radius 625) is 626 mil off it, at 3376, where it is off the table, 625 mil.
    const match = leaving([{ x: 72_000, y: 10_035 }]);
    expect(game.check(match.state, 'a1', over)).toEqual([]);
    expect(eventsOf(play(match, 'a1', over).events, 'leftTable')).toMatchObject([{ unit: 'a1.1', markers: ['O1'] }]);
    expect(refusal(leaving([{ x: 72_000, y: 10_036 }]), 'a1', over)).toBe(NO_ARTIFACT);
  });

  it('OG-16.9: one picked up on the first of two legs counts on the second', () => {
    const units = [S('a1.1', [10_000, 4000]), F('b1.1', [40_000, 40_000])];
    const match = during('move', 'plan', units, { ...HUNT, markers: [{ x: 12_000, y: 4000 }] });
    expect(
      game.check(match.state, 'a1', {
        type: 'plan',
        points: [
          [14_000, 4000],
          [14_000, 0],
        ],
        heading: 0,
        exit: true,
      }),
    ).toEqual([]);
  });

  it('OG-16.9 OG-6.10: what a leg would come near to beyond the edge is in nobody’s way', () => {
    const slanting = { type: 'plan', points: [[20_000, 0] as [number, number]], heading: 0 } as const;
    const units = [S('a1.1', [10_000, 600]), F('b1.1', [16_000, 2000])];
    const match = during('cruise', 'plan', units, { ...HUNT, markers: [{ carrier: 'a1.1' }] });
    // The base is off the table from x = 11 675 on; the whole line would pass the Fighters at 0.632 in.
    expect(
      eventsOf(play(match, 'a1', { ...slanting, points: [...slanting.points], exit: true }).events, 'leftTable'),
    ).toHaveLength(1);
    expect(refusal(match, 'a1', slanting)).toMatch(/^OG-6.10: Path comes within 0.6/);
  });

  it('OG-16.7 OG-2.13: an artifact at the same point of another table is not picked up', () => {
    const { match } = play(
      leaving([{ x: 70_000, y: 10_000, table: 2 }], tables([gate(6000, 6000)], [gate(6000, 6000)])),
      'a1',
      { type: 'plan', first: 3000 },
    );
    expect(match.state.markers).toMatchObject([{ carrier: null }]);
  });
});

describe('OG-6.13: mysterious markers on a way', () => {
  const reveal = (at: readonly [number, number], dice: readonly number[]) =>
    play(
      during('move', 'plan', [S('a1.1', [10_000, 10_000])], {
        options: { mission: 'territoryControl', mysteriousObjectives: true },
        markers: [{ x: at[0], y: at[1] }],
        dice,
      }),
      'a1',
      { type: 'plan', points: [[16_000, 10_000]] },
    );

  it('OG-6.13 OG-15.2: step 0 counts, for a unit that moves away from the marker', () => {
    expect(eventsOf(reveal([6500, 10_000], [2]).events, 'markerRevealed')).toMatchObject([{ marker: 'O1' }]);
    expect(eventsOf(reveal([6499, 10_000], []).events, 'markerRevealed')).toEqual([]);
  });

  it('OG-14.3 OG-6.13: what lies beyond the gate of a path is not revealed', () => {
    const options = { mission: 'territoryControl', mysteriousObjectives: true };
    const pieces = [[gate(16_000, 11_000), gate(60_000, 24_000)]];
    const match = planning('move', [F('a1.1', [10_000, 10_000])], pieces, {
      options,
      markers: [{ x: 21_000, y: 10_000 }],
    });
    const { events } = play(match, 'a1', {
      type: 'plan',
      first: 8000,
      gate: { enter: 'P1', leave: 'P2', x: 60_000, y: 27_000 },
    });
    expect(events.map(({ type }) => type)).toEqual(['displaced', 'gateEntered', 'displaced', 'planned']);
  });
});

describe('chapter 14 and 16: pieces of several parts', () => {
  it('OG-14.3 OG-2.10: a unit that touches one part of a gate enters it without a leg', () => {
    const match = planning(
      'move',
      [F('a1.1', [10_000, 10_000])],
      [[twoParts('warpGate', 12_125, 10_000, 4000, 1500), gate(60_000, 24_000)]],
    );
    const { match: after } = play(match, 'a1', {
      type: 'plan',
      gate: { enter: 'P1', leave: 'P2', x: 60_000, y: 27_000 },
    });
    expect(standsAt(after, 'a1.1')).toEqual([1, 60_000, 27_000, 0]);
  });

  it('OG-16.3: a marker lies in no part of a solid piece', () => {
    const layout = [[twoParts('blocking', 20_000, 20_000, 5000, 1000)]];
    const { match } = setUp({ mission: 'artifactHunt', layout, terrainMinimum: 0 }, [6, 1]);
    for (const x of [20_000, 25_000])
      expect(refusal(match, 'a1', marker(x, 20_000))).toBe('OG-16.3: A marker cannot lie in or on Planet 1.');
    expect(game.check(match.state, 'a1', marker(22_500, 20_000))).toEqual([]);
  });

  it('OG-16.6: a marker on the very edge is on the table, but too near', () => {
    const { match } = setUp({ mission: 'artifactHunt' }, [6, 1]);
    expect(refusal(match, 'a1', marker(0, 20_000))).toBe(
      'OG-16.7: 0.000 in from the table edge; at least 12.000 in is needed.',
    );
    expect(refusal(match, 'a1', marker(-1, 20_000))).toBe('OG-16.7: It would be 0.001 in off the table.');
  });
});

describe('OG-14.3: gates that are not there', () => {
  const named = { type: 'plan', first: 0, gate: { enter: 'P9', leave: 'P1', x: 60_000, y: 27_000 } } as const;
  const unit: readonly Placed[] = [D('a1.1', [10_000, 10_000])];

  it('OG-20.4 OG-I33: an unknown piece is told as one, but without any gate there is none to leave by', () => {
    expect(refusal(planning('move', unit, [[wormhole(30_000, 30_000), gate(60_000, 24_000)]]), 'a1', named)).toBe(
      'OG-20.1: There is no piece P9.',
    );
    expect(refusal(planning('move', unit, [[wormhole(30_000, 30_000)]]), 'a1', named)).toBe(
      'OG-14.4: There is no other warp gate to leave by.',
    );
  });

  it('OG-2.13 OG-14.3: a gate at the same point of another table is not touched', () => {
    const units = [F('a1.1', [10_000, 10_000]), on(2, F('b1.1', [40_000, 40_000]))];
    const match = planning('move', units, [[gate(30_000, 30_000)], [gate(16_000, 11_000)]]);
    expect(
      refusal(match, 'a1', { type: 'plan', first: 8000, gate: { enter: 'P2', leave: 'P1', x: 30_000, y: 33_000 } }),
    ).toBe('OG-2.13: Warp gate 2 is on table 2, not on table 1.');
  });
});
