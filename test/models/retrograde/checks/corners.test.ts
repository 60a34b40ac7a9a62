// Corners of the rules that no check of the catalogue reaches.
import { describe, expect, it } from 'vitest';
import { burnCost, usedOf } from '../numbers.ts';
import { assetOf, findShip, type Command } from '../state.ts';
import {
  addAsset,
  addDebris,
  addProject,
  addShip,
  addToHand,
  after,
  allowed,
  endPhase,
  endTurn,
  inPhase,
  install,
  refused,
  table,
} from './position.ts';

const burn = (spacecraft: string, asset: string, orbital: number): Command => ({
  type: 'burn',
  spacecraft,
  asset,
  orbital,
});

describe('corners of the rules in the model', () => {
  it('a destroyed homeworld gives no discount', () => {
    const game = table('jupiter', 'mars');
    const lav = addShip(game, 1, 'lav', ['1:jupiter', 3]);
    addShip(game, 2, 'destroyer', ['2:mars', 1]);
    const costs = () => [burnCost(game, findShip(game, lav)!, assetOf(game, '1:jupiter'), 2), usedOf(game, 2)];
    expect(costs()).toEqual([1, 3]);
    for (const asset of game.assets) asset.destroyed = true;
    expect(costs()).toEqual([2, 4]);
  });

  it('X10 no project of any kind can be flown to', () => {
    const game = table('earth', 'mars');
    const lav = addShip(game, 1, 'lav', ['1:earth', 4]);
    const projects = [
      addProject(game, 1, 'supergiant', null),
      addProject(game, 1, 'destroyer', '1:earth'),
      addProject(game, 2, 'university', '2:mars'),
    ];
    for (const id of projects) refused(game, burn(lav, id, 1), 'RG-7.4', 'This asset is still under construction.');
  });

  it('a new turn and a transfer forget where a spacecraft has been', () => {
    const game = table('jupiter', 'mars');
    const base = addAsset(game, 1, 'corporate-base-3322');
    const corvette = addShip(game, 1, 'light-corvette', ['1:jupiter', 2]);
    const back = after(game, [burn(corvette, '1:jupiter', 3), burn(corvette, '1:jupiter', 2)]);
    refused(back, burn(corvette, '1:jupiter', 3), 'RG-7.7');
    allowed(endTurn(endTurn(back)), burn(corvette, '1:jupiter', 3));
    // Orbitals 3 and 4 of Jupiter are no orbitals of the base.
    const left = [3, 4].map((orbital) => burn(corvette, '1:jupiter', orbital));
    const there = after(game, [...left, burn(corvette, base, 3)]);
    allowed(there, burn(corvette, base, 2));
    const down = after(there, [burn(corvette, base, 2)]);
    refused(down, burn(corvette, base, 3), 'RG-7.7');
  });

  it('an attack forbids a refit', () => {
    const game = table('earth', 'mars');
    const corvette = addShip(game, 1, 'light-corvette', ['1:earth', 1]);
    const target = addShip(game, 2, 'heavy-frigate', ['1:earth', 1], { left: 0 });
    const card = addToHand(game, 1, 'heavy-corvette');
    const shot = after(game, [{ type: 'attack', spacecraft: corvette, target, spend: 2 }], 1, 6);
    expect(findShip(shot, target)!.damage).toBe(1);
    refused(shot, { type: 'refit', spacecraft: corvette, card }, 'RG-10.4');
  });

  it('a contribution of 0 points to a paid spacecraft completes nothing', () => {
    const game = inPhase(table('earth', 'mars'), 'construction');
    const station = addAsset(game, 1, 'research-station-1232');
    install(game, station, 'fighter-facilities');
    const project = addProject(game, 1, 'lav', station, 1);
    refused(game, { type: 'contribute', asset: station, project }, 'RG-4.6');
  });

  it('a second bombardment is refused by its limit before its price', () => {
    const game = table('earth', 'mars');
    const bomber = addShip(game, 1, 'light-bomber', ['2:mars', 1]);
    const command: Command = { type: 'bombard', spacecraft: bomber, target: '2:mars' };
    refused(after(game, [command]), command, 'RG-11.3');
  });

  it('a missile of population 0 is not completed above the limit', () => {
    const game = inPhase(table('earth', 'mars', { problematicCards: true }), 'construction');
    const colony = addAsset(game, 1, 'asteroid-colony-4443');
    addShip(game, 1, 'battleship', ['1:earth', 1]);
    const project = addProject(game, 1, 'interplanetary-missile', colony, 3);
    refused(game, { type: 'complete', project }, 'RG-14.12', 'Population would be 6 of 5.');
  });

  it('two Sweepers ask one after the other, the older asset first', () => {
    const game = inPhase(table('mars', 'earth'), 'construction');
    const moon = addAsset(game, 2, 'moon-1212');
    for (const asset of ['2:earth', moon]) install(game, asset, 'debris-sweeper');
    const [home, far] = ['2:earth', moon].map((asset) =>
      [1, 1, 2].map((orbital) => addDebris(game, 1, [asset, orbital])),
    );
    const waiting = after(game, [endPhase]);
    const sweep = (asset: string, debris: string[]): Command => ({ type: 'sweep', asset, debris: debris.slice(0, 2) });
    refused(waiting, sweep('2:earth', far!), 'RG-17.9');
    const second = after(waiting, [sweep('2:earth', home!)]);
    expect(second).toMatchObject({ phase: 'upkeep', starting: [moon] });
    refused(second, endPhase, 'RG-17.9', 'First choose 2 debris around Moon 1212.');
    expect(after(second, [sweep(moon, far!)])).toMatchObject({ phase: 'maneuvers', debris: [{}, {}] });
  });

  it('scrapping a project frees its place', () => {
    const game = inPhase(table('earth', 'mars', { scrapProjects: true }), 'construction');
    const project = addProject(game, 1, 'lav', '1:earth', 1);
    const card = addToHand(game, 1, 'destroyer');
    const scrapped = after(game, [{ type: 'scrapProject', project }]);
    expect(scrapped.players[1].removed).toEqual([{ id: project, public: false }]);
    allowed(scrapped, { type: 'startProject', card, asset: '1:earth' });
  });
});
