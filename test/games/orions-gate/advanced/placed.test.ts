import { describe, expect, it } from 'vitest';
import { collisionChance, mineChance, percentText } from '../../../../src/games/orions-gate/index.ts';
import { withinCover } from '../../../../src/games/orions-gate/rules/attack-cover.ts';
import { baseOf, thePlaced } from '../../../../src/games/orions-gate/units.ts';
import { tableOf } from '../../../../src/games/orions-gate/world.ts';
import { kernelSight } from '../../../../src/table/kernel.ts';
import {
  act,
  damageOf,
  diceLeft,
  eventsOf,
  play,
  playAll,
  poseOf,
  refusal,
  unit,
  type Battle,
} from '../../../helpers/og-position.ts';
import { B, choosing, circle, D, during, F, hurt, polygon, S, type More, type Placed } from '../battle/scene.ts';

const use = (slot: number, how: object = {}) => ({ type: 'useComponent' as const, slot, ...how });
const no = (match: Battle, how: object): string => refusal(match, 'a1', use(1, how));

describe('OG-9.34 Deflector', () => {
  const at = (enemy: Placed, more: More = {}) =>
    during('hold', 'fire', [D('a1.1', [20000, 20000], 'deflector'), enemy], more);
  const far = F('b1.1', [40000, 20000]);

  it('OG-9.34 OG-11.6 OG-C73: a piece of 3" exactly 3.000 in away, for the rest of the game', () => {
    const { match, events } = play(at(far), 'a1', use(1, { x: 25500, y: 20000, diameter: 3000 }));
    expect(events.map(({ type }) => type)).toEqual(['weaponUsed', 'pieceMade']);
    expect(match.state.tables[0]!.pieces).toEqual([
      {
        id: 'P1',
        name: 'Deflector field 1',
        kind: 'obscuring',
        parts: [{ kind: 'circle', x: 25500, y: 20000, radius: 1500 }],
        madeBy: { unit: 'a1.1', slot: 1 },
      },
    ]);
    expect(match.state.activation!.used).toEqual([1]);
    expect(no(at(far), { x: 25501, y: 20000, diameter: 3000 })).toBe(
      'OG-9.34: 3.001 in from Destroyers 1; at most 3.000 in.',
    );
    const later = playAll(match, [['a1', { type: 'endActivation' }]]).match;
    expect(later.state.tables[0]!.pieces).toHaveLength(1);
  });

  it('OG-9.34 OG-C73 OG-I58: exactly 1.000 in from an enemy is enough, 0.999 in is not', () => {
    const piece = { x: 25500, y: 20000, diameter: 3000 };
    expect(play(at(F('b1.1', [28625, 20000])), 'a1', use(1, piece)).events).toHaveLength(2);
    expect(no(at(F('b1.1', [28624, 20000])), piece)).toBe(
      'OG-9.34: 0.999 in from Fighters 1; at least 1.000 in is needed.',
    );
  });

  it('OG-9.34: it may lie over own ships and other terrain, and then covers what touches it', () => {
    const match = during('hold', 'fire', [D('a1.1', [20000, 20000], 'deflector'), S('a1.2', [22000, 20000]), far], {
      pieces: [circle('blocking', 23500, 20000, 900)],
    });
    const { state } = play(match, 'a1', use(1, { x: 22000, y: 20000, diameter: 2000 })).match;
    const covered = (id: string) =>
      withinCover({ sight: kernelSight }, tableOf(state.tables, 1), baseOf(state.options, thePlaced(state, id)));
    expect([covered('a1.1'), covered('a1.2'), covered('b1.1')]).toEqual([['P2'], ['P2'], []]);
  });

  it('OG-9.34 OG-I57: only while the ship has not moved: a turn or a path of length 0 is no movement', () => {
    const piece = { x: 22000, y: 20000, diameter: 1000 };
    const ships = [D('a1.1', [20000, 20000], 'deflector'), far];
    for (const action of ['move', 'cruise'] as const) {
      const turned = act(choosing(ships), 'a1.1', action, { first: 0, pivot: 4500, second: 0 }).match;
      expect(play(turned, 'a1', use(1, piece)).events).toHaveLength(2);
      const moved = act(choosing(ships), 'a1.1', action, { first: 1, pivot: 0, second: 0 }).match;
      expect(no(moved, piece)).toBe('OG-9.34: Destroyers 1 has moved in this activation.');
    }
    const rammed = act(choosing(ships), 'a1.1', 'ram', { distance: 0 }).match;
    expect(play(rammed, 'a1', use(1, piece)).events).toHaveLength(2);
    const jumped = during('hold', 'fire', [D('a1.1', [20000, 20000], 'deflector', 'warpDrive'), far], { dice: [3, 4] });
    const after = playAll(jumped, [
      ['a1', use(2)],
      ['a1', { type: 'warpTo', x: 20000, y: 21000 }],
    ]).match;
    expect(no(after, { x: 20000, y: 22000, diameter: 1000 })).toBe(
      'OG-9.34: Destroyers 1 has moved in this activation.',
    );
  });

  it('OG-9.34: 1" to 3" wide, an even number of mils, wholly on the table', () => {
    const sized = (diameter: number) => no(at(far), { x: 22000, y: 20000, diameter });
    for (const diameter of [998, 1001, 3002])
      expect(sized(diameter)).toMatch(
        /^OG-9.34: The piece is .* wide; an even number of mils from 1.000 in to 3.000 in is needed.$/,
      );
    for (const diameter of [1000, 1002, 3000])
      expect(play(at(far), 'a1', use(1, { x: 22000, y: 20000, diameter })).events).toHaveLength(2);
    const edge = during('hold', 'fire', [D('a1.1', [2000, 2000], 'deflector'), far]);
    expect(no(edge, { x: 1499, y: 3000, diameter: 3000 })).toBe('OG-9.34: It would be 0.001 in off the table.');
    expect(no(at(far), { x: 22000, y: 20000 })).toBe('OG-20.2: Deflector takes a place and a diameter.');
    expect(no(at(far), { x: 22000, y: 20000, diameter: 1000, target: 'b1.1' })).toBe(
      'OG-20.2: Deflector takes no target.',
    );
  });

  it('OG-9.34 OG-11.6: deflectorLimit takes the oldest piece of that component away, and no other', () => {
    const made = (options: { readonly [key: string]: unknown }) => {
      const units = [D('a1.1', [20000, 20000], 'deflector', 'deflector'), far];
      let match = during('hold', 'fire', units, { options, pieces: [circle('obscuring', 60000, 40000, 1000)] });
      for (const [slot, x] of [
        [1, 22000],
        [2, 18000],
      ] as const)
        match = play(match, 'a1', use(slot, { x, y: 20000, diameter: 1000 })).match;
      const again = { ...match, state: { ...match.state, activation: { ...match.state.activation!, used: [] } } };
      const { match: after, events } = play(again, 'a1', use(1, { x: 20000, y: 22000, diameter: 1000 }));
      return [after.state.tables[0]!.pieces.map(({ id }) => id), eventsOf(events, 'pieceMade')[0]!.removed];
    };
    expect(made({})).toEqual([['P1', 'P2', 'P3', 'P4'], null]);
    expect(made({ deflectorLimit: 1 })).toEqual([['P1', 'P3', 'P4'], 'P2']);
    expect(made({ deflectorLimit: 2 })).toEqual([['P1', 'P2', 'P3', 'P4'], null]);
  });
});

describe('OG-9.35 Mine Launcher', () => {
  const launcher = (more: More = {}, ...others: Placed[]) =>
    during('hold', 'fire', [D('a1.1', [20000, 20000], 'mineLauncher'), ...others], more);

  it('OG-9.35 OG-C74 OG-I59: within 6" of the base', () => {
    const { match, events } = play(launcher(), 'a1', use(1, { x: 27000, y: 20000 }));
    expect(events.map(({ type }) => type)).toEqual(['weaponUsed', 'minePlaced']);
    expect(match.state.mines).toEqual([{ id: 'Ma1.1/1/1', side: 'A', table: 1, x: 27000, y: 20000 }]);
    expect(no(launcher(), { x: 27001, y: 20000 })).toBe('OG-9.35: 6.001 in from Destroyers 1; at most 6.000 in.');
  });

  it('OG-9.35: on the table, and not in or on a solid piece; other terrain and units do not matter', () => {
    const pieces = [
      circle('blocking', 24000, 20000, 1000),
      polygon('dangerous', [15000, 19000], [17000, 19000], [17000, 21000]),
    ];
    expect(no(launcher({ pieces }), { x: 25000, y: 20000 })).toBe('OG-9.35: A mine cannot lie in or on Planet 1.');
    expect(no(launcher({ pieces }), { x: 24000, y: 20000 })).toBe('OG-9.35: A mine cannot lie in or on Planet 1.');
    for (const x of [25001, 16000, 20000])
      expect(play(launcher({ pieces }), 'a1', use(1, { x, y: 20000 })).events).toHaveLength(2);
    const corner = during('hold', 'fire', [D('a1.1', [2000, 2000], 'mineLauncher')]);
    expect(play(corner, 'a1', use(1, { x: 0, y: 0 })).events).toHaveLength(2);
    expect(no(corner, { x: -1, y: 0 })).toBe('OG-9.35: It would be 0.001 in off the table.');
    expect(no(corner, { x: 5 })).toBe('OG-20.2: Mine Launcher takes a place.');
  });

  it('OG-9.35 OG-C76: a new mine and an enemy who Holds do nothing; it goes off at step 0 of a Move', () => {
    const placed = play(launcher({}, F('b1.1', [24000, 20000])), 'a1', use(1, { x: 22000, y: 20000 }));
    expect(placed.match.state.mines).toHaveLength(1);
    const mines = [{ side: 'A' as const, x: 22000, y: 20000 }];
    const held = act(choosing([F('b1.1', [24625, 20000])], { mines }), 'b1.1', 'hold', { heading: 9000 });
    expect(held.match.state.mines).toHaveLength(1);
    const still = act(choosing([F('b1.1', [24625, 20000])], { mines }), 'b1.1', 'move', {
      first: 0,
      pivot: 100,
      second: 0,
    });
    expect(still.match.state.mines).toHaveLength(1);
    const { match, events } = act(choosing([F('b1.1', [24625, 20000])], { mines, dice: [1, 1, 1] }), 'b1.1', 'move', {
      first: 1,
    });
    expect(match.state.mines).toEqual([]);
    expect(events.map(({ type }) => type)).toEqual(['activated', 'mineExploded', 'autoHit', 'displaced', 'planned']);
    expect(poseOf(match, 'b1.1')).toEqual([24626, 20000, 0]);
  });

  it('OG-9.35 OG-C75: Strength D6+1 against F: 4, damage; the mine is gone even when it does nothing', () => {
    const mines = [{ side: 'A' as const, x: 22000, y: 20000 }];
    const hit = act(choosing([F('b1.1', [24625, 20000])], { mines, dice: [3, 2, 3] }), 'b1.1', 'move', { first: 1 });
    expect(damageOf(hit.match, 'b1.1')).toEqual([1]);
    expect(diceLeft(hit.match)).toEqual([]);
    expect(eventsOf(hit.events, 'autoHit')[0]).toMatchObject({
      cause: { kind: 'mine', mine: 'M1' },
      strength: [
        { name: 'mine', value: 1 },
        { name: 'd6', value: 3 },
      ],
      back: false,
      success: true,
    });
    const miss = act(choosing([S('b1.1', [23500, 20000])], { mines, dice: [1, 2, 2] }), 'b1.1', 'move', {
      points: [[23501, 20000]],
    });
    expect([unit(miss.match, 'b1.1').status, miss.match.state.mines]).toEqual(['inPlay', []]);
    expect(diceLeft(miss.match)).toEqual([]);
  });

  it('OG-6.13 OG-C39: the first step pose within 3" of the base', () => {
    const across = (y: number, dice: number[] = []) =>
      act(choosing([F('b1.1', [10000, 10000])], { mines: [{ side: 'A', x: 16000, y }], dice }), 'b1.1', 'move', {
        first: 8000,
      });
    const where = (y: number) => eventsOf(across(y, [6, 6, 6]).events, 'displaced')[0]!.to;
    expect(where(13000)).toMatchObject({ x: 13966, y: 10000 });
    expect(where(13625)).toMatchObject({ x: 16000, y: 10000 });
    expect(across(13626).match.state.mines).toHaveLength(1);
  });

  it('OG-9.35 OG-9.50 OG-6.14: own mines stay, EMP changes nothing, in mine order, and a destroyed unit meets no more', () => {
    const own = act(
      choosing([F('b1.1', [10000, 10000])], { mines: [{ side: 'B', x: 12000, y: 10000 }] }),
      'b1.1',
      'move',
      { first: 8000 },
    );
    expect(own.match.state.mines).toHaveLength(1);
    const two = [
      { side: 'A' as const, x: 10000, y: 12000 },
      { side: 'A' as const, x: 10000, y: 8000 },
    ];
    const units = [F('b1.1', [10000, 10000], hurt('railgun', 1)), F('a1.1', [20000, 10000], 'empBlaster')];
    const { match, events } = act(choosing(units, { mines: two, dice: [6, 3, 3] }), 'b1.1', 'move', { first: 5000 });
    expect(eventsOf(events, 'mineExploded').map(({ mine }) => mine)).toEqual(['M1']);
    expect(match.state.mines.map(({ id }) => id)).toEqual(['M2']);
    expect([unit(match, 'b1.1').status, poseOf(match, 'b1.1')]).toEqual(['destroyed', [10000, 10000, 0]]);
    const both = act(choosing([B('b1.1', [10000, 10000])], { mines: two, dice: [1, 1, 1, 1, 1, 1] }), 'b1.1', 'move', {
      first: 1000,
    });
    expect(eventsOf(both.events, 'mineExploded').map(({ mine }) => mine)).toEqual(['M1', 'M2']);
  });

  it('OG-6.13: a jump meets mines at the new place only; mines come before Dangerous pieces', () => {
    const mines = [
      { side: 'B' as const, x: 20000, y: 20000 },
      { side: 'B' as const, x: 24000, y: 20000 },
    ];
    const jump = during('hold', 'fire', [D('a1.1', [20000, 20000], 'warpDrive')], {
      mines,
      dice: [3, 5, 6, 1, 1],
      pieces: [],
    });
    const there = playAll(jump, [
      ['a1', use(1)],
      ['a1', { type: 'warpTo', x: 28000, y: 20000 }],
    ]);
    expect(there.match.state.mines.map(({ id }) => id)).toEqual(['M1']);
    const pieces = [circle('dangerous', 16000, 10000, 3000)];
    const path = act(
      choosing([B('b1.1', [10000, 10000])], { mines: [{ side: 'A', x: 16000, y: 10000 }], pieces, dice: [1, 1, 1, 1] }),
      'b1.1',
      'move',
      { first: 4000 },
    );
    expect(path.events.map(({ type }) => type)).toEqual([
      'activated',
      'displaced',
      'mineExploded',
      'autoHit',
      'dangerRolled',
      'damaged',
      'displaced',
      'planned',
    ]);
  });

  it('OG-6.13: a push that is stopped at once meets nothing; one that goes on sets mines off', () => {
    const pushed = (pieces: More['pieces'] & object, dice: number[]) => {
      const units = [D('a1.1', [10000, 10000], 'engine'), D('b1.1', [15000, 10000])];
      const match = during('ram', 'plan', units, { mines: [{ side: 'A', x: 15000, y: 12000 }], pieces, dice });
      return play(match, 'a1', { type: 'plan', target: 'b1.1' });
    };
    // D3, damage; push; the mine: Strength and damage; backlash D3, damage.
    expect(pushed([], [1, 1, 1, 2, 1, 1, 1, 1, 1, 1]).match.state.mines).toEqual([]);
    const wall = polygon('blocking', [16000, 9000], [17000, 9000], [17000, 11000], [16000, 11000]);
    // The collision instead of the mine: Strength and damage.
    expect(pushed([wall], [1, 1, 1, 2, 1, 1, 1, 1, 1, 1]).match.state.mines).toHaveLength(1);
  });

  it('OG-24.8: chance of a mine', () => {
    expect([percentText(mineChance(11)), percentText(mineChance(9)), percentText(collisionChance(9))]).toEqual([
      '62.50 %',
      '83.80 %',
      '74.07 %',
    ]);
  });
});
