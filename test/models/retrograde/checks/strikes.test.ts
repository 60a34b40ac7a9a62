import { describe, expect, it } from 'vitest';
import { limitOf, resistanceOf, usedOf } from '../numbers.ts';
import { assetOf, findShip, type Command, type Game } from '../state.ts';
import {
  addAsset,
  addDebris,
  addProject,
  addShip,
  addToHand,
  after,
  allowed,
  endTurn,
  inPhase,
  install,
  refused,
  table,
} from './position.ts';

const bombard = (spacecraft: string, target: string): Command => ({ type: 'bombard', spacecraft, target });
const refit = (spacecraft: string, card: string): Command => ({ type: 'refit', spacecraft, card });

describe('scuttling in the model', () => {
  it('C44 C45: costs nothing, by the errata 1', () => {
    for (const errata of [false, true]) {
      const game = table('earth', 'mars', { errata });
      const station = addAsset(game, 2, 'research-station-2321');
      const bomber = addShip(game, 1, 'light-bomber', [station, 1], { left: 0 });
      addDebris(game, 2, [station, 1]);
      const command: Command = { type: 'scuttle', spacecraft: bomber };
      if (errata) refused(game, command, 'RG-8.2', 'Scuttling costs 1 delta-vee; Light Bomber has 0.');
      findShip(game, bomber)!.left = errata ? 1 : 0;
      expect(after(game, [command]).debris.map(({ orbital }) => orbital)).toEqual([1, 1]);
    }
  });

  it('C46: frees population at once', () => {
    const game = table('earth', 'mars');
    const frigate = addShip(game, 1, 'missile-frigate', ['1:earth', 1]);
    addShip(game, 1, 'light-corvette', ['1:earth', 1]);
    expect(usedOf(game, 1)).toBe(6);
    expect(usedOf(after(game, [{ type: 'scuttle', spacecraft: frigate }]), 1)).toBe(2);
  });
});

describe('refits of the model', () => {
  /** A spacecraft of seat 1 in orbital 1 of its Corporate Base and Earth, and a card for it. */
  function port(face: string, card: string, options = {}) {
    const game = table('earth', 'mars', options);
    const base = addAsset(game, 1, 'corporate-base-3322');
    return { game, base, ship: addShip(game, 1, face, [base, 1]), card: addToHand(game, 1, card) };
  }

  it('C60 C61: same class and same printed cost', () => {
    const legal = [
      ['heavy-corvette', 'light-corvette'],
      ['missile-frigate', 'heavy-frigate'],
    ];
    for (const [face, other] of legal) {
      const { game, ship, card } = port(face!, other!);
      allowed(game, refit(ship, card));
    }
    const illegal = [
      ['heavy-corvette', 'light-bomber', 'Light Bomber costs 3; Heavy Corvette costs 2.'],
      ['heavy-corvette', 'elite-fighter', 'Elite Fighter is a Fighter; Heavy Corvette is a Corvette.'],
      ['destroyer', 'missile-frigate', 'Missile Frigate costs 3; Destroyer costs 4.'],
    ];
    for (const [face, other, reason] of illegal) {
      const { game, ship, card } = port(face!, other!);
      refused(game, refit(ship, card), 'RG-10.2', reason);
    }
  });

  it('C62: not after a burn, even a free one', () => {
    const game = table('jupiter', 'mars');
    const corvette = addShip(game, 1, 'light-corvette', ['1:jupiter', 4]);
    findShip(game, corvette)!.orbital = 3;
    const card = addToHand(game, 1, 'heavy-corvette');
    const base = addAsset(game, 1, 'manufactory-c');
    findShip(game, corvette)!.asset = base;
    const low = after(game, [
      { type: 'burn', spacecraft: corvette, asset: base, orbital: 2 },
      { type: 'burn', spacecraft: corvette, asset: base, orbital: 1 },
    ]);
    refused(low, refit(corvette, card), 'RG-10.4', 'Light Corvette has maneuvered this turn.');
  });

  it('C63: the new spacecraft is whole and barred', () => {
    const { game, base, ship, card } = port('missile-frigate', 'heavy-frigate');
    Object.assign(findShip(game, ship)!, { damage: 1, left: 2 });
    const done = after(game, [refit(ship, card)]);
    expect(findShip(done, card)).toMatchObject({ asset: base, orbital: 1, left: 3, damage: 0, barred: true });
    expect(done.players[1].hand).toEqual([ship]);
    const sentence = 'Heavy Frigate came by refit this turn and cannot maneuver.';
    const burn: Command = { type: 'burn', spacecraft: card, asset: base, orbital: 2 };
    for (const command of [{ type: 'scuttle', spacecraft: card } as const, refit(card, ship), burn]) {
      refused(done, command, 'RG-10.5', sentence);
    }
    const later = endTurn(done);
    expect(findShip(later, card)!.left).toBe(3);
    allowed(endTurn(later), burn);
  });

  it('C64 C65: population may not rise above the limit, by the errata it may', () => {
    for (const errata of [false, true]) {
      const game = table('mars', 'earth', { errata });
      const vehicle = addShip(game, 1, 'heavy-assault-vehicle', ['1:mars', 1]);
      addShip(game, 1, 'missile-frigate', ['1:mars', 1]);
      const card = addToHand(game, 1, 'elite-fighter');
      expect([usedOf(game, 1), limitOf(game, 1)]).toEqual([4, 4]);
      if (errata) expect(usedOf(after(game, [refit(vehicle, card)]), 1)).toBe(5);
      else refused(game, refit(vehicle, card), 'RG-10.6', 'Population would be 5 of 4.');
    }
    const { game, ship, card } = port('elite-fighter', 'heavy-assault-vehicle');
    addShip(game, 1, 'lav', ['1:earth', 1]);
    addShip(game, 1, 'light-corvette', ['1:earth', 1]);
    assetOf(game, '1:earth').destroyed = true;
    expect([usedOf(game, 1), limitOf(game, 1)]).toEqual([5, 3]);
    expect(usedOf(after(game, [refit(ship, card)]), 1)).toBe(4);
  });
});

describe('bombardments of the model', () => {
  const around = (face: string, orbital: number, homeworld = 'mars') => {
    const game = table('earth', homeworld);
    return { game, ship: addShip(game, 1, face, [`2:${homeworld}`, orbital]), target: `2:${homeworld}` };
  };

  it('C66 C67: take the full delta-vee', () => {
    const { game, ship, target } = around('destroyer', 1);
    findShip(game, ship)!.left = 2;
    refused(game, bombard(ship, target), 'RG-11.2', 'Bombardment takes the full 3 delta-vee; Destroyer has 2.');
    const free = table('jupiter', 'mars');
    const bomber = addShip(free, 1, 'light-bomber', ['2:mars', 3]);
    const down = [2, 1].map((orbital): Command => ({ type: 'burn', spacecraft: bomber, asset: '2:mars', orbital }));
    const done = after(free, [...down, bombard(bomber, '2:mars')]);
    expect([findShip(done, bomber)!.left, assetOf(done, '2:mars').damage]).toEqual([0, 1]);
  });

  it('C68 C69: lose power with height', () => {
    const damage = [1, 2].map((orbital) => {
      const { game, ship, target } = around('battleship', orbital);
      return assetOf(after(game, [bombard(ship, target)]), target).damage;
    });
    expect(damage).toEqual([2, 1]);
    const high = around('battleship', 3);
    refused(high.game, bombard(high.ship, high.target), 'RG-4.6', 'Bombardment power 2 - 2 = 0.');
    const lav = around('lav', 1);
    refused(lav.game, bombard(lav.ship, lav.target), 'RG-4.6', 'L.A.V. has bombardment power 0.');
  });

  it('C70 C71: destroy what has taken its resistance', () => {
    const { game, ship, target } = around('battleship', 1);
    const upgrade = install(game, target, 'university');
    const done = after(game, [bombard(ship, upgrade)]);
    expect(assetOf(done, target)).toMatchObject({ damage: 0, upgrade: null });
    expect(done.players[2].removed).toEqual([{ id: upgrade, public: true }]);
    const low = around('destroyer', 1);
    assetOf(low.game, low.target).damage = 2;
    expect(assetOf(after(low.game, [bombard(low.ship, low.target)]), low.target).destroyed).toBe(true);
  });

  it('C72 C74 C117: Fortified Buildings', () => {
    const game = table('earth', 'jupiter');
    const station = addAsset(game, 2, 'research-station-1232');
    const upgrade = install(game, station, 'fortified-buildings', 2);
    const [bomber, destroyer] = ['light-bomber', 'destroyer'].map((face) => addShip(game, 1, face, [station, 1]));
    const once = after(game, [bombard(bomber!, station)]);
    expect(assetOf(once, station)).toMatchObject({ damage: 1, destroyed: false });
    expect(assetOf(after(once, [bombard(destroyer!, station)]), station).destroyed).toBe(true);
    const fallen = after(once, [bombard(destroyer!, upgrade)]);
    expect(assetOf(fallen, station)).toMatchObject({ destroyed: true, upgrade: null });
    const fortified = ['jupiter', 'earth', 'mars', 'supergiant', 'moon-1212'].map((face) => {
      const asset = addAsset(game, 2, face);
      install(game, asset, 'fortified-buildings');
      return resistanceOf(assetOf(game, asset));
    });
    expect(fortified).toEqual([7, 6, 6, 6, 4]);
  });

  it('C73 C122: what is lost with an asset', () => {
    const game = table('mars', 'earth');
    const factory = addAsset(game, 2, 'manufactory-a', { damage: 1 });
    install(game, factory, 'booster-rockets');
    addProject(game, 2, 'destroyer', factory, 2);
    addProject(game, 2, 'university', factory);
    const asset = addProject(game, 2, 'moon-1212', null, 1);
    const [ship] = ['destroyer'].map((face) => addShip(game, 1, face, [factory, 1]));
    const other = addShip(game, 2, 'lav', [factory, 1], { left: 4 });
    const before = limitOf(game, 2);
    const done = after(game, [bombard(ship!, factory)]);
    expect(done.players[2].removed.map(({ public: seen }) => seen).sort()).toEqual([false, false, true]);
    expect(limitOf(done, 2)).toBe(before - 2);
    expect(findShip(done, other)!.left).toBe(4);
    expect(done.projects).toEqual([{ id: asset, owner: 2, kind: 'asset', asset: null, points: 1 }]);
  });

  it('C105 C106: Earth is guarded by each spacecraft of its owner', () => {
    const guarded = (face: string, orbital: number, defenders: number) => {
      const position = around(face, orbital, 'earth');
      const guards = Array.from({ length: defenders }, () =>
        addShip(position.game, 2, 'lav', ['2:earth', 3], { left: 0 }),
      );
      return { ...position, guards };
    };
    const one = guarded('battleship', 1, 1);
    expect(assetOf(after(one.game, [bombard(one.ship, one.target)]), one.target).damage).toBe(1);
    const two = guarded('battleship', 1, 2);
    refused(two.game, bombard(two.ship, two.target), 'RG-4.6', 'Bombardment power 2 - 0 - 2 defenders = 0.');
    const high = guarded('destroyer', 2, 1);
    refused(high.game, bombard(high.ship, high.target), 'RG-4.6');
    const frigate = guarded('missile-frigate', 1, 1);
    refused(frigate.game, bombard(frigate.ship, frigate.target), 'RG-4.6');
    const helper = addShip(frigate.game, 1, 'fast-attack-craft', ['2:earth', 3]);
    const attack: Command = { type: 'attack', spacecraft: helper, target: frigate.guards[0]!, spend: 7 };
    const done: Game = after(frigate.game, [attack, bombard(frigate.ship, frigate.target)], 1);
    expect(assetOf(done, frigate.target).damage).toBe(1);
  });

  it('C75: replacing Fortified Buildings may destroy the asset', () => {
    for (const [face, destroyed] of [
      ['university', true],
      ['fortified-buildings', false],
    ] as const) {
      const game = inPhase(table('earth', 'mars'), 'construction');
      const old = install(game, '1:earth', 'fortified-buildings');
      assetOf(game, '1:earth').damage = 4;
      const project = addProject(game, 1, face, '1:earth');
      const done = after(game, [{ type: 'contribute', asset: '1:earth', project }]);
      const upgrade = destroyed ? null : { id: project, damage: 0, attacked: [] };
      expect(assetOf(done, '1:earth')).toMatchObject({ destroyed, damage: 4, upgrade });
      expect(done.players[1].removed.map(({ id }) => id)).toEqual(destroyed ? [old, project] : [old]);
    }
  });
});
