import { describe, expect, it } from 'vitest';
import { arrivalCost, burnCost, transferValue } from '../numbers.ts';
import { assetOf, findShip, type Command, type Game } from '../state.ts';
import { addAsset, addShip, after, allowed, install, refused, table } from './position.ts';

const burn = (spacecraft: string, asset: string, orbital: number): Command => ({
  type: 'burn',
  spacecraft,
  asset,
  orbital,
});
const costOf = (game: Game, ship: string, asset: string, orbital: number) =>
  burnCost(game, findShip(game, ship)!, assetOf(game, asset), orbital);

describe('burns of the model', () => {
  it('C27: a burn must be paid in full', () => {
    const game = table('earth', 'mars');
    const lav = addShip(game, 1, 'lav', ['1:earth', 2], { left: 2 });
    refused(game, burn(lav, '1:earth', 1), 'RG-6.3', 'This burn costs 3 delta-vee; L.A.V. has 2.');
  });

  it('C28: only delta-vee limits maneuvers', () => {
    const game = table('earth', 'mars');
    const corvette = addShip(game, 1, 'light-corvette', ['1:earth', 4]);
    const target = addShip(game, 2, 'lav', ['1:earth', 3], { left: 0 });
    const done = after(
      game,
      [
        burn(corvette, '1:earth', 3),
        { type: 'attack', spacecraft: corvette, target, spend: 2 },
        burn(corvette, '1:earth', 2),
      ],
      6,
      6,
    );
    expect(findShip(done, corvette)).toMatchObject({ left: 0, maneuvered: true });
  });

  it('C29 C30: one orbital a time, at the cost of the orbital entered', () => {
    let game = table('earth', 'mars');
    const lav = addShip(game, 1, 'lav', ['1:earth', 1]);
    refused(game, burn(lav, '1:earth', 3), 'RG-7.1', 'Orbital 3 is not next to orbital 1.');
    const left = [2, 3, 4].map((orbital) => {
      game = after(game, [burn(lav, '1:earth', orbital)]);
      return findShip(game, lav)!.left;
    });
    expect(left).toEqual([4, 3, 2]);
    refused(game, burn(lav, '1:earth', 5), 'RG-7.1');
  });

  it('C31: going down costs the lower orbital', () => {
    const game = table('earth', 'mars');
    const giant = addAsset(game, 2, 'supergiant');
    const lav = addShip(game, 1, 'lav', [giant, 2]);
    expect(costOf(game, lav, giant, 1)).toBe(4);
  });

  it('C32: transfers to the homeworlds', () => {
    const costs = ['earth', 'mars', 'jupiter'].map((homeworld) => {
      const game = table('earth', homeworld);
      const lav = addShip(game, 1, 'lav', ['1:earth', 4]);
      return [1, 2, 3, 4].map((counter) => {
        game.players[2].counter = counter;
        return costOf(game, lav, `2:${homeworld}`, 1);
      });
    });
    expect(costs).toEqual([
      [4, 4, 4, 4],
      [5, 4, 5, 4],
      [5, 6, 6, 5],
    ]);
  });

  it('C33 C34: transfers to colonies', () => {
    const game = table('earth', 'mars');
    const colony = addAsset(game, 1, 'asteroid-colony-3752');
    const other = addAsset(game, 1, 'asteroid-colony-2454');
    const craft = addShip(game, 1, 'fast-attack-craft', ['1:earth', 4]);
    expect(costOf(game, craft, other, 1)).toBe(4);
    game.players[1].counter = 2;
    expect(findShip(after(game, [burn(craft, colony, 2)]), craft)).toMatchObject({
      asset: colony,
      orbital: 2,
      left: 0,
    });
    game.players[1].counter = 4;
    expect(costOf(game, craft, colony, 2)).toBe(3);
  });

  it('C35: a destroyed asset can be reached at the same cost', () => {
    const game = table('earth', 'mars');
    const station = addAsset(game, 2, 'research-station-1232', { destroyed: true });
    const lav = addShip(game, 1, 'lav', ['1:earth', 4]);
    allowed(game, burn(lav, station, 1));
    expect(costOf(game, lav, station, 1)).toBe(2);
  });

  it('C36: the counter of the owner of the destination counts', () => {
    const game = table('mars', 'jupiter');
    game.players[1].counter = 3;
    game.players[2].counter = 2;
    const mine = addShip(game, 1, 'destroyer', ['1:mars', 3]);
    const theirs = addShip(game, 2, 'destroyer', ['2:jupiter', 4]);
    expect(costOf(game, mine, '2:jupiter', 4)).toBe(6);
    expect(costOf(game, theirs, '1:mars', 3)).toBe(5);
  });

  it('C37 C38 C39: Debris Screen and Jupiter change costs', () => {
    const game = table('jupiter', 'earth');
    const [destroyer, bomber, corvette] = ['destroyer', 'light-bomber', 'light-corvette'].map((face) =>
      addShip(game, 1, face, ['1:jupiter', 4]),
    );
    expect([destroyer!, bomber!].map((ship) => costOf(game, ship, '2:earth', 4))).toEqual([4, 3]);
    install(game, '2:earth', 'debris-screen');
    expect([destroyer!, corvette!].map((ship) => costOf(game, ship, '2:earth', 4))).toEqual([5, 4]);
    const there = addShip(game, 1, 'destroyer', ['2:earth', 2]);
    expect([3, 1].map((orbital) => costOf(game, there, '2:earth', orbital))).toEqual([1, 3]);
  });

  it('C40: a free burn does not go back', () => {
    const game = table('jupiter', 'earth');
    const corvette = addShip(game, 1, 'light-corvette', ['1:jupiter', 2]);
    const back = after(game, [burn(corvette, '1:jupiter', 3), burn(corvette, '1:jupiter', 2)]);
    expect(findShip(back, corvette)!.left).toBe(4);
    const reason = 'A burn of cost 0 may not return to an orbital visited this turn.';
    refused(back, burn(corvette, '1:jupiter', 3), 'RG-7.7', reason);
  });

  it('C41: the cheapest transfer costs 2, for a Jupiter player 1', () => {
    const costs = ['earth', 'jupiter'].map((homeworld) => {
      const game = table(homeworld, 'mars');
      const station = addAsset(game, 1, 'research-station-1232');
      return costOf(game, addShip(game, 1, 'lav', [`1:${homeworld}`, 4]), station, 1);
    });
    expect(costs).toEqual([2, 1]);
  });

  it('C42 C43: steps of their own; one orbital is lowest and outermost', () => {
    const game = table('earth', 'mars');
    const [factory, moon, station] = ['manufactory-c', 'moon-2222', 'lagrange-station-2222'].map((face) =>
      addAsset(game, 1, face),
    );
    const battleship = addShip(game, 1, 'battleship', [factory!, 1]);
    const done = after(game, [
      burn(battleship, factory!, 2),
      burn(battleship, factory!, 3),
      burn(battleship, moon!, 2),
    ]);
    expect(findShip(done, battleship)).toMatchObject({ left: 0, asset: moon, orbital: 2 });
    const lav = addShip(game, 1, 'lav', [station!, 1]);
    allowed(game, burn(lav, moon!, 2));
    refused(game, burn(lav, station!, 2), 'RG-7.1');
  });

  it('C124: arrival at Jupiter at counter 2, and what its next upkeep makes of it', () => {
    const game = table('earth', 'jupiter');
    const [jupiter, values] = [assetOf(game, '2:jupiter'), [2, 3]];
    const arrivals = values.map((counter) => {
      game.players[2].counter = counter;
      return [transferValue(game, jupiter), arrivalCost(game, jupiter)];
    });
    expect(arrivals).toEqual([
      [5, 6],
      [5, 6],
    ]);
  });

  it('C103: Jupiter makes burns cheaper for its owner only', () => {
    const game = table('jupiter', 'earth');
    const mine = addShip(game, 1, 'lav', ['1:jupiter', 1]);
    const theirs = addShip(game, 2, 'lav', ['1:jupiter', 1]);
    const climbed = after(
      game,
      [2, 3, 4].map((orbital) => burn(mine, '1:jupiter', orbital)),
    );
    expect(findShip(climbed, mine)).toMatchObject({ left: 5, orbital: 4 });
    expect([2, 3, 4].map((orbital) => costOf(game, theirs, '1:jupiter', orbital))).toEqual([2, 1, 1]);
  });
});
