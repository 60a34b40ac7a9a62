import { describe, expect, it } from 'vitest';
import {
  assetPlate,
  attackPreview,
  bombardmentPreview,
  burnPreviews,
  contributionPreview,
  debrisWarnings,
  dialOf,
  homeworldWarnings,
  orbitsOf,
  readinessOf,
  contributionWarning,
  replacingWarning,
  spacecraftPlate,
} from '../../../src/games/retrograde/aids/index.ts';
import { after, bombard, contribute, newGame, table, viewFor, type TableInput } from '../../helpers/rg-position.ts';

const seen = (input: TableInput, viewer = '1') => viewFor(table(input), viewer);
const giving = (asset: string, project: string, debris?: string) =>
  ({ type: 'contribute', asset, project, ...(debris !== undefined && { debris }) }) as const;

describe('what the table shows', () => {
  it('RG-23.1, RG-23.6 every orbital with its number, its entry cost, and what is in it', () => {
    const view = seen({
      '1': { spacecraft: [{ card: 'L.A.V.', at: '1-earth', orbital: 2 }] },
      '2': {
        spacecraft: [{ card: 'L.A.V.', at: '1-earth', orbital: 2 }],
        debris: [
          { card: 'lav', at: '1-earth', orbital: 4 },
          { card: 'destroyer', at: '1-earth', orbital: 4 },
        ],
      },
    });
    expect(orbitsOf(view, '1-earth')).toEqual([
      { orbital: 1, entryCost: 3, spacecraft: [], debris: [] },
      { orbital: 2, entryCost: 2, spacecraft: ['1-lav', '2-lav'], debris: [] },
      { orbital: 3, entryCost: 1, spacecraft: [], debris: [] },
      { orbital: 4, entryCost: 1, spacecraft: [], debris: ['2-lav-2', '2-destroyer'] },
    ]);
  });

  it('RG-23.2, RG-C124 the dial of Jupiter at counter 2, and of a destroyed asset', () => {
    const view = seen({
      options: { decks: ['jupiter', 'earth'] },
      '1': { orbitCounter: 2, assets: [{ card: 'Moon 1212', destroyed: true }] },
      '2': { homeworld: { card: 'Earth', upgrade: 'Debris Screen' }, orbitCounter: 4 },
    });
    expect(dialOf(view, '1-jupiter')).toEqual({
      values: [4, 5, 5, 4],
      active: 2,
      next: 3,
      entry: 1,
      surcharge: 0,
      arrival: 6,
    });
    expect(dialOf(view, '1-moon-1212').arrival).toBe(3);
    expect(dialOf(view, '2-earth')).toMatchObject({ active: 4, next: 1, arrival: 5 });
  });

  it('RG-23.3, RG-23.4 the plate of an asset and of what is installed under it', () => {
    const view = seen({
      '1': {
        homeworld: { card: 'Earth', damage: 1, tapped: true, upgrade: { card: 'Cruiser Facilities', damage: 2 } },
        assets: [{ card: 'Moon 1212', upgrade: 'Fortified Buildings' }],
      },
    });
    expect(assetPlate(view, '1-earth')).toEqual({
      name: 'Earth',
      owner: '1',
      homeworld: true,
      population: 3,
      power: 5,
      damage: { now: 1, of: 4 },
      printed: ['fighter', 'frigate'],
      added: ['capital'],
      text: 'Bombardment here is weakened by 1 for each of your spacecraft around Earth.',
      tapped: true,
      destroyed: false,
      upgrade: {
        id: '1-cruiser-facilities',
        name: 'Cruiser Facilities',
        text: 'This asset can build Capital (Cruiser) spacecraft.',
        damage: { now: 2, of: 3 },
      },
    });
    expect(assetPlate(view, '1-moon-1212').damage).toEqual({ now: 0, of: 4 });
  });

  it('RG-23.5 the plate of a spacecraft with its marks', () => {
    const view = seen({
      options: { decks: ['mars', 'earth'] },
      '1': {
        spacecraft: [
          { card: 'Destroyer', at: '2-earth', damage: 1 },
          { card: 'Light Bomber', at: '2-earth', orbital: 2, maneuvered: true },
          { card: 'L.A.V.', at: '2-earth', barred: true, left: 2 },
        ],
      },
    });
    expect(spacecraftPlate(view, '1-destroyer')).toEqual({
      name: 'Destroyer',
      owner: '1',
      shipClass: 'frigate',
      deltaVee: { now: 3, of: 3 },
      damage: { now: 1, of: 3 },
      accuracy: 1,
      bombardment: 2,
      population: 3,
      text: '',
      maneuvered: false,
      barred: false,
      canBombard: true,
    });
    expect(spacecraftPlate(view, '1-light-bomber')).toMatchObject({ maneuvered: true, canBombard: false });
    expect(spacecraftPlate(view, '1-lav')).toMatchObject({
      barred: true,
      canBombard: false,
      deltaVee: { now: 2, of: 6 },
    });
  });

  it('RG-23.7 a project: its owner sees the card, its cost, and whether it is ready or why not', () => {
    const input: TableInput = {
      phase: 'construction',
      '1': {
        homeworld: { card: 'Earth', upgrade: 'Accelerated Assembly Lines' },
        assets: [{ card: 'Asteroid Colony 2122' }, { card: 'Manufactory A' }],
        projects: [
          { card: 'Destroyer', at: '1-earth', points: 1 },
          { card: 'L.A.V.', at: '1-asteroid-colony-2122', points: 1 },
          { card: 'Missile Frigate', at: '1-manufactory-a', points: 3 },
          { card: 'Supergiant', points: 5 },
        ],
        spacecraft: [{ card: 'Missile Frigate', at: '1-earth' }],
      },
    };
    const own = seen(input);
    expect(own.projects.map(({ card, cost, points }) => `${card} ${points} of ${cost}`)).toEqual([
      'destroyer 1 of 2',
      'lav 1 of 1',
      'missile-frigate 3 of 3',
      'supergiant 5 of 6',
    ]);
    expect(['1-p1', '1-p2', '1-p3', '1-p4'].map((id) => readinessOf(own, id))).toEqual([
      { ready: false, reason: 'Destroyer has 1 of 2 points.' },
      { ready: true },
      { ready: false, reason: 'Population would be 8 of 6.' },
      null,
    ]);
    const theirs = seen(input, '2');
    expect(theirs.projects[0]).toMatchObject({ kind: 'spacecraft', points: 1, card: null });
    expect(readinessOf(theirs, '1-p1')).toBeNull();
  });

  it('RG-23.8 the figures of each player and of the game', () => {
    const view = viewFor(newGame({ firstPlayer: 'seat1', turnLimit: 60 }).match, 'audience');
    expect(view).toMatchObject({ turn: 1, round: 1, phase: 'maneuvers', activeSeat: '1', options: { turnLimit: 60 } });
    expect(view.sides[0]).toMatchObject({
      homeworld: 'earth',
      population: { used: 0, limit: 3 },
      orbitCounter: 2,
      hand: { count: 5 },
      deck: { count: 25 },
      removed: [],
    });
  });
});

describe('previews', () => {
  it('RG-23.9 a burn: cost by its parts, what is left, or why not', () => {
    const view = seen({
      options: { decks: ['jupiter', 'earth'] },
      '1': { spacecraft: [{ card: 'Light Corvette', at: '1-jupiter', orbital: 4, left: 3 }] },
      '2': { homeworld: { card: 'Earth', upgrade: 'Debris Screen' }, assets: [{ card: 'Moon 1212' }] },
    });
    expect(
      burnPreviews(view, '1-light-corvette').map(({ command, cost, left, refusal }) => ({
        to: `${command.asset} ${command.orbital}`,
        cost,
        left,
        reason: refusal?.reason ?? null,
      })),
    ).toEqual([
      {
        to: '1-jupiter 3',
        cost: { transfer: 0, entry: 1, surcharge: 0, discount: 1, total: 0 },
        left: 3,
        reason: null,
      },
      {
        to: '2-earth 4',
        cost: { transfer: 3, entry: 1, surcharge: 1, discount: 1, total: 4 },
        left: -1,
        reason: 'This burn costs 4 delta-vee; Light Corvette has 3.',
      },
      {
        to: '2-moon-1212 2',
        cost: { transfer: 1, entry: 1, surcharge: 0, discount: 1, total: 1 },
        left: 2,
        reason: null,
      },
    ]);
  });

  const around = (own: string, orbital: number, target: string, height: number, left: number, damage = 0) =>
    seen({
      '1': { spacecraft: [{ card: own, at: '1-earth', orbital }] },
      '2': { spacecraft: [{ card: target, at: '1-earth', orbital: height, left, damage }] },
    });

  it('RG-23.9, RG-C125 an attack: dice, range, defence, hit number by their parts, and the chances', () => {
    const below = around('Heavy Frigate', 1, 'Missile Frigate', 3, 2);
    expect(attackPreview(below, '1-heavy-frigate', '2-missile-frigate', 3)).toMatchObject({
      dice: 3,
      spend: 3,
      reach: 2,
      range: 5,
      defence: 2,
      hitNumber: 3,
      faces: 2,
      useful: 2,
      sure: 7,
      refusal: null,
    });
    const above = around('Missile Frigate', 3, 'Heavy Frigate', 1, 1, 1);
    const { destroys, ...parts } = attackPreview(above, '1-missile-frigate', '2-heavy-frigate', 5);
    expect(parts).toMatchObject({ accuracy: 2, height: 2, dice: 4, hitNumber: 4, faces: 3, needed: 3 });
    expect(destroys.ways / destroys.all).toBe(5 / 16);
    expect(attackPreview(above, '1-missile-frigate', '2-heavy-frigate', 6).refusal?.rule).toBe('RG-9.3');
  });

  it('RG-23.9 a bombardment: power by its parts, damage of resistance afterwards', () => {
    const view = seen({
      options: { decks: ['mars', 'earth'] },
      '1': { spacecraft: [{ card: 'Battleship', at: '2-earth' }] },
      '2': { homeworld: { card: 'Earth', damage: 3 }, spacecraft: [{ card: 'L.A.V.', at: '2-earth' }] },
    });
    expect(bombardmentPreview(view, '1-battleship', 'asset')).toEqual({
      printed: 2,
      distance: 0,
      defenders: 1,
      guard: 1,
      power: 1,
      damage: 4,
      resistance: 4,
      destroys: true,
      refusal: null,
    });
    expect(bombardmentPreview(view, '1-battleship', 'upgrade')).toBeNull();
  });

  it('RG-23.9 a contribution: points of cost afterwards', () => {
    const view = seen({
      phase: 'construction',
      '1': {
        homeworld: { card: 'Earth', upgrade: 'Colonization Training' },
        projects: [{ card: 'Supergiant' }, { card: 'Battleship', at: '1-earth' }],
      },
    });
    expect(contributionPreview(view, giving('1-earth', '1-p1'))).toEqual({
      points: 5,
      total: 5,
      cost: 4,
      completes: true,
      room: true,
      refusal: null,
    });
    expect(contributionPreview(view, giving('1-earth', '1-p2')).refusal?.rule).toBe('RG-14.6');
  });
});

describe('warnings', () => {
  it('RG-23.10, RG-C126 before the maneuvers end: debris that will strike', () => {
    const wreck = { card: 'lav', at: '1-earth' };
    const view = seen({
      '1': {
        spacecraft: [
          { card: 'Elite Fighter', at: '1-earth', left: 0 },
          { card: 'Light Bomber', at: '1-earth', left: 0 },
          { card: 'L.A.V.', at: '1-earth', left: 1 },
        ],
        debris: [wreck, wreck],
      },
    });
    expect(debrisWarnings(view, '1')).toEqual([
      { about: '1-elite-fighter', reason: '2 debris damage at end of turn, armor 1: will be destroyed.', fatal: true },
      {
        about: '1-light-bomber',
        reason: '2 debris damage at end of turn, armor 3: will not be destroyed.',
        fatal: false,
      },
    ]);
    expect(debrisWarnings(view, '2')).toEqual([]);
  });

  it('RG-14.16 RG-14.12 before a contribution to a spacecraft that has all its points, whether or not it has room', () => {
    const at = (points: number, used: number) =>
      seen({
        phase: 'construction',
        '1': {
          homeworld: { card: 'Earth' },
          assets: [{ card: 'Moon 1212' }],
          projects: [{ card: 'Missile Frigate', at: '1-earth', points }],
          spacecraft: Array.from({ length: used }, () => ({ card: 'L.A.V.', at: '1-earth', orbital: 1 })),
        },
      });
    const given = giving('1-earth', '1-p1');
    expect(contributionWarning(at(2, 0), given)).toBeNull();
    expect(contributionWarning(at(3, 0), given)).toEqual({
      about: '1-p1',
      reason: 'Missile Frigate has 3 of 3 points: 5 more would be lost.',
      fatal: false,
    });
    expect([0, 3].map((used) => contributionPreview(at(2, used), given).room)).toEqual([true, false]);
  });

  it('RG-23.10 before a contribution that replaces what holds an asset up', () => {
    const at = (damage: number, card: string) =>
      seen({
        phase: 'construction',
        '1': {
          homeworld: { card: 'Earth', damage, upgrade: 'Fortified Buildings' },
          projects: [{ card, at: '1-earth' }],
        },
      });
    expect(replacingWarning(at(4, 'University'), giving('1-earth', '1-p1'))).toEqual({
      about: '1-earth',
      reason: 'University replaces Fortified Buildings: Earth has 4 of 4 damage and will be destroyed.',
      fatal: true,
    });
    expect(replacingWarning(at(3, 'University'), giving('1-earth', '1-p1'))).toBeNull();
    expect(replacingWarning(at(4, 'Fortified Buildings'), giving('1-earth', '1-p1'))).toBeNull();
    // A warning is never a refusal.
    const fallen = after(
      table({
        phase: 'construction',
        '1': {
          homeworld: { card: 'Earth', damage: 4, upgrade: 'Fortified Buildings' },
          projects: [{ card: 'University', at: '1-earth' }],
        },
      }),
      contribute('1-earth', '1-p1'),
    );
    expect(homeworldWarnings(viewFor(fallen, '2'))).toEqual([
      { about: '1-earth', reason: 'Earth is destroyed: seat 1 will lose at its upkeep of turn 3.', fatal: true },
    ]);
  });

  it('RG-23.10 when a homeworld is destroyed: who loses at whose upkeep', () => {
    const match = after(
      table({
        turn: 9,
        '1': { spacecraft: [{ card: 'Destroyer', at: '2-mars' }] },
        '2': { homeworld: { card: 'Mars', damage: 2 } },
      }),
      bombard('1-destroyer'),
    );
    expect(homeworldWarnings(viewFor(match, '1'))[0]!.reason).toBe(
      'Mars is destroyed: seat 2 will lose at its upkeep of turn 10.',
    );
    expect(homeworldWarnings(viewFor(newGame().match, '1'))).toEqual([]);
  });
});
