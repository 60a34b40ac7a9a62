import { describe, expect, it } from 'vitest';
import { ALL_DESIGNS, designNamed, designOf, shipDeckOf } from '../../../src/games/orions-spur/data/cards.ts';
import { CLASSES, SHIP_CLASSES } from '../../../src/games/orions-spur/data/classes.ts';
import {
  catalogueId,
  CHANGES,
  DATA_SETS,
  lineIn,
  linesIn,
  type ChangedSet,
} from '../../../src/games/orions-spur/data/sets.ts';
import { DESIGNS } from '../../../src/games/orions-spur/data/ships.ts';
import { fleetFrom, layoutFor } from '../../../src/games/orions-spur/fleet/own-fleet.ts';
import { SPECIES } from '../../../src/games/orions-spur/data/species.ts';
import { READY_FLEETS, readyFleetsIn } from '../../../src/games/orions-spur/data/fleets.ts';
import {
  game,
  begunGame,
  isLegal,
  newGame,
  player,
  refusal,
  setupRefusals,
  shipIn,
} from '../../helpers/os-position.ts';

const SETS = Object.keys(CHANGES) as ChangedSet[];

describe.each(SETS)('the %s set of numbers', (dataSet) => {
  it('OS-17.1 changes the values that are named and nothing else', () => {
    const named = CHANGES[dataSet];
    for (const species of SPECIES)
      for (const [at, design] of linesIn(dataSet, species).entries()) {
        const printed = DESIGNS[species][at]!;
        const changes = named.filter((one) => one.design === printed.id);
        expect(catalogueId(design.id)).toBe(printed.id);
        expect(design).toEqual({
          ...printed,
          id: lineIn(dataSet, printed.id),
          ...Object.fromEntries(changes.map(({ stat, to }) => [stat, to])),
        });
        for (const { stat, to } of changes) expect(to, printed.name).not.toBe(printed[stat]);
      }
    expect(named.length).toBeGreaterThan(0);
    expect(named.every(({ design }) => ALL_DESIGNS.some(({ id }) => id === design))).toBe(true);
  });

  it('OS-17.3 leaves 14 ships a species, their classes, victory points and costs', () => {
    for (const species of SPECIES) {
      const deck = shipDeckOf('1', species, dataSet).map(designOf);
      expect(deck).toHaveLength(14);
      for (const shipClass of SHIP_CLASSES) {
        const own = deck.filter((one) => one.shipClass === shipClass);
        for (const { vp, cost } of own)
          expect({ vp, cost }).toEqual({ vp: CLASSES[shipClass].vp, cost: CLASSES[shipClass].cost });
      }
    }
  });

  it('OS-17.1 has its ships in fleets that are chosen, offered and ready-made', () => {
    const { design, stat, to } = CHANGES[dataSet][0]!;
    const { name, species } = designNamed(design)!;
    const match = newGame({
      dataSet,
      startingFleet: 'points',
      fleetPointsRule: 'atMost',
      species: [species, species],
    });
    const choose = (id: string) => ({ type: 'chooseFleet', designs: [id] }) as const;
    expect(isLegal(match, choose(lineIn(dataSet, design)), '1')).toBe(true);
    expect(refusal(match, choose(design), '1')).toBe(`OS-2.1: There are 0 ${name} in your ship deck; you chose 1.`);
    expect(designNamed(lineIn(dataSet, design))).toMatchObject({ name, [stat]: to });
    for (const one of SPECIES)
      expect(readyFleetsIn(dataSet, one).map(({ designs }) => designs.map(catalogueId))).toEqual(
        READY_FLEETS[one].map(({ designs }) => designs),
      );
  });

  it('OS-2.8, OS-17.1 gives the second of two two recruitment points, later places of more one each', () => {
    const two = begunGame({ dataSet, lateSeatRecruitment: 'on' }, '2');
    expect(['2', '1'].map((seat) => player(two, seat).recruitment)).toEqual([0, 2]);
    const late = begunGame({ dataSet, seats: 4, lateSeatRecruitment: 'on' }, '3');
    expect(['3', '4', '1', '2'].map((seat) => player(late, seat).recruitment)).toEqual([0, 1, 2, 3]);
    for (const { id } of late.state.ships) expect(shipIn(late, id).energy).toBe(designOf(id).energy);
  });
});

describe('the sets of numbers', () => {
  it('OS-17.1 stay what matches were played with', () => {
    const told = (set: ChangedSet) =>
      CHANGES[set].map(({ design, stat, to }) => `${designNamed(design)!.name} ${stat} ${to}`).sort();
    expect(told('tuned')).toEqual([
      'Cub shield 1',
      'Europa energy 3',
      'Harrier hull 2',
      'Roost shield 2',
      'Scale shield 2',
      'Swift shield 0',
    ]);
    expect(told('even')).toEqual([
      'Cub shield 1',
      'Elder hull 4',
      'Europa energy 3',
      'Mauler hull 5',
      'Roost energy 4',
      'Swift shield 0',
    ]);
    expect(told('fair')).toEqual([
      'Ceres shield 0',
      'Cub shield 1',
      'Europa energy 3',
      'Harrier hull 4',
      'Heron energy 4',
      'Mauler hull 5',
      'Roost energy 4',
      'Roost shield 2',
    ]);
  });

  it('OS-17.1 the catalogue is played where nothing else is said, and its ships keep their ids', () => {
    expect(game.parseOptions({})).toMatchObject({ ok: true, value: { dataSet: 'catalogue' } });
    expect(player(newGame(), '1').shipDeck).toEqual(shipDeckOf('1', 'terran', 'catalogue'));
    expect(
      shipDeckOf('1', 'terran', 'catalogue').every(
        (id) => catalogueId(id.replace(/#.*/, '')) === id.replace(/#.*/, ''),
      ),
    ).toBe(true);
  });

  it('OS-17.1 fleets of one’s own are kept as the catalogue has them, and stand in matches of any set', () => {
    const { design } = CHANGES.even[0]!;
    const { species } = designNamed(design)!;
    for (const set of DATA_SETS) {
      const ship = { id: `1:${lineIn(set, design)}#1` };
      const kept = fleetFrom('Mine', species, [ship], { F3: ship.id });
      expect(kept.ships).toEqual([{ design, slot: 'F3' }]);
      expect(layoutFor(kept, [ship])).toEqual({ F3: ship.id });
    }
  });

  it('OS-17.1 refuses a set there is not', () => {
    expect(setupRefusals({ dataSet: 'mine' })).toEqual([
      'OS-17.1: dataSet must be catalogue or tuned or even or fair; got "mine".',
    ]);
  });
});
