import { describe, expect, it } from 'vitest';
import { facilitiesOf, limitOf, projectCost, usedOf } from '../numbers.ts';
import { assetOf, findProject, findShip, type Command, type Game } from '../state.ts';
import {
  addAsset,
  addDebris,
  addProject,
  addShip,
  addToDeck,
  addToHand,
  after,
  allowed,
  endTurn,
  inPhase,
  install,
  refused,
  table,
} from './position.ts';

const research = (asset: string, draw?: number): Command => ({ type: 'research', asset, ...(draw ? { draw } : {}) });
const repair = (asset: string, target: string): Command => ({ type: 'repair', asset, target });
const contribute = (asset: string, project: string): Command => ({ type: 'contribute', asset, project });
const start = (card: string, asset?: string): Command => ({ type: 'startProject', card, ...(asset ? { asset } : {}) });
const complete = (project: string, orbital?: number): Command => ({
  type: 'complete',
  project,
  ...(orbital ? { orbital } : {}),
});
const building = (home = 'earth', other = 'mars'): Game => inPhase(table(home, other), 'construction');

describe('research and repair of the model', () => {
  it('C76: one job per asset and turn', () => {
    const game = inPhase(table('earth', 'mars'), 'research');
    const stations = [1, 2].map(() => addAsset(game, 1, 'research-station-1232'));
    addToDeck(game, 1, ...Array.from({ length: 25 }, () => 'lav'));
    const project = addProject(game, 1, 'moon-1212', null);
    const done = after(
      game,
      ['1:earth', ...stations].map((asset) => research(asset)),
    );
    expect([done.players[1].deck.length, done.players[1].hand.length]).toEqual([22, 3]);
    refused(inPhase(done, 'construction'), contribute('1:earth', project), 'RG-14.1', 'Earth is tapped.');
  });

  it('C77 C112: University draws two, or what there is', () => {
    const game = inPhase(table('earth', 'mars'), 'research');
    const station = addAsset(game, 1, 'research-station-3212');
    install(game, station, 'university');
    addToDeck(game, 1, 'lav', 'destroyer', 'lav');
    expect(after(game, [research(station)]).players[1].hand).toEqual(['1:lav.1', '1:destroyer.1']);
    expect(after(game, [research(station, 1)]).players[1].hand).toEqual(['1:lav.1']);
    game.players[1].deck.length = 1;
    const done = after(game, [research(station, 2)]);
    expect(done.players[1]).toMatchObject({ hand: ['1:lav.1'], deck: [] });
    refused(done, research('1:earth'), 'RG-4.6', 'Your deck is empty.');
  });

  it('C78 C79: repair takes 1 damage from the asset or its upgrade', () => {
    const game = inPhase(table('earth', 'earth'), 'repair');
    assetOf(game, '1:earth').damage = 2;
    const done = after(game, [repair('1:earth', '1:earth')]);
    expect(assetOf(done, '1:earth')).toMatchObject({ damage: 1, tapped: true });
    refused(done, repair('1:earth', '1:earth'), 'RG-13.3', 'Earth is tapped.');
    const other = inPhase(table('mars', 'earth'), 'repair');
    const system = install(other, '1:mars', 'missile-defense-system', 2);
    expect(assetOf(after(other, [repair('1:mars', system)]), '1:mars').upgrade!.damage).toBe(1);
    refused(other, repair('1:mars', '1:mars'), 'RG-4.6', 'Mars has no damage.');
  });
});

describe('projects of the model', () => {
  it('C80: a spacecraft needs a facility when it is started', () => {
    const game = building();
    const [destroyer, battleship] = ['destroyer', 'battleship'].map((face) => addToHand(game, 1, face));
    allowed(game, start(destroyer!, '1:earth'));
    refused(game, start(battleship!, '1:earth'), 'RG-14.3', 'Earth cannot build Capital (Cruiser) spacecraft.');
    install(game, '1:earth', 'cruiser-facilities');
    allowed(game, start(battleship!, '1:earth'));
  });

  it('C81 C82: places of projects', () => {
    let game = building();
    const factory = addAsset(game, 1, 'manufactory-a');
    const cards = ['moon-1212', 'moon-2222', 'supergiant', 'destroyer', 'university', 'debris-screen'].map((face) =>
      addToHand(game, 1, face),
    );
    const places = [undefined, undefined, undefined, '1:earth', '1:earth'];
    game = after(
      game,
      places.map((place, index) => start(cards[index]!, place)),
    );
    expect(game.projects).toHaveLength(5);
    refused(game, start(cards[5]!, '1:earth'), 'RG-14.4', 'Earth already carries an upgrade project.');
    refused(game, contribute(factory, cards[3]!), 'RG-14.6', 'This project can only be built by Earth.');
  });

  it('C83 C84: an enemy in orbit blocks asset projects of the contributor only', () => {
    const game = building();
    const [moon, factory] = ['moon-1212', 'manufactory-b'].map((face) => addAsset(game, 1, face));
    const project = addProject(game, 1, 'supergiant', null);
    addShip(game, 2, 'lav', ['1:earth', 4]);
    refused(game, contribute('1:earth', project), 'RG-14.7', '1 enemy spacecraft orbits Earth.');
    allowed(game, contribute('1:earth', addProject(game, 1, 'destroyer', '1:earth', 4)));
    allowed(game, contribute('1:earth', addProject(game, 1, 'university', '1:earth')));
    const done = after(game, [contribute(moon!, project), contribute(factory!, project)]);
    expect(findProject(done, project)!.points).toBe(5);
  });

  it('C85 C86: discounts never go below 1', () => {
    const game = building();
    const line = addAsset(game, 1, 'supergiant');
    install(game, line, 'accelerated-assembly-lines');
    const costs = ['battleship', 'destroyer', 'elite-fighter', 'lav'].map((face) =>
      projectCost(game, findProject(game, addProject(game, 1, face, line))!),
    );
    expect(costs).toEqual([3, 2, 1, 1]);
    install(game, '1:earth', 'colonization-training');
    const assets = ['supergiant', 'moon-1212', 'research-station-1232', 'lagrange-station-2222'].map((face) =>
      projectCost(game, findProject(game, addProject(game, 1, face, null))!, assetOf(game, '1:earth')),
    );
    expect(assets).toEqual([4, 2, 1, 1]);
  });

  it('C87: a discount counts for the contribution just made', () => {
    const game = building();
    const [moon, colony] = ['moon-2222', 'asteroid-colony-2454'].map((face) => addAsset(game, 1, face));
    install(game, colony!, 'colonization-training');
    const project = addProject(game, 1, 'supergiant', null, 2);
    expect(after(game, [contribute(colony!, project)]).assets.at(-1)!.id).toBe(project);
    expect(findProject(after(game, [contribute(moon!, project)]), project)!.points).toBe(4);
  });

  it('C88: a completed spacecraft defends at once and takes no debris damage', () => {
    const game = building();
    const base = addAsset(game, 1, 'corporate-base-3322');
    for (const seat of [1, 2] as const) addDebris(game, seat, [base, 1]);
    const project = addProject(game, 1, 'light-corvette', base, 2);
    const theirs = endTurn(after(game, [complete(project)]));
    expect(findShip(theirs, project)).toMatchObject({ left: 5, damage: 0, orbital: 1 });
    allowed(endTurn(theirs), { type: 'burn', spacecraft: project, asset: base, orbital: 2 });
  });

  it('C89: a new upgrade replaces the old one', () => {
    const game = building();
    const old = install(game, '1:earth', 'booster-rockets');
    const project = addProject(game, 1, 'university', '1:earth');
    const done = after(game, [contribute('1:earth', project)]);
    expect(assetOf(done, '1:earth').upgrade!.id).toBe(project);
    expect(done.players[1].removed.map(({ id }) => id)).toEqual([old]);
  });

  it('C90: a new asset works in the same phase', () => {
    let game = building('jupiter');
    const [base, station] = ['corporate-base-3322', 'research-station-2123'].map((face) => addToHand(game, 1, face));
    game = after(game, [start(base!), contribute('1:jupiter', base!), start(station!), contribute(base!, station!)]);
    expect(limitOf(game, 1)).toBe(8);
    expect(game.assets.filter(({ owner }) => owner === 1).map(({ tapped }) => tapped)).toEqual([true, true, false]);
  });

  it('C91: assets in a chain', () => {
    let game = building('mars');
    const faces = ['manufactory-b', 'asteroid-colony-2454', 'colonization-training'];
    const [factory, colony, training] = faces.map((face) => addToHand(game, 1, face));
    game = after(game, [
      start(factory!),
      contribute('1:mars', factory!),
      start(colony!),
      contribute(factory!, colony!),
    ]);
    game = after(game, [start(training!, colony), contribute(colony!, training!)]);
    expect(findProject(game, training!)!.points).toBe(2);
    expect(limitOf(game, 1)).toBe(6);
  });

  it('C92 C94: points beyond the cost are lost, and the free place serves again', () => {
    const game = building();
    addAsset(game, 1, 'corporate-base-3322');
    addAsset(game, 1, 'moon-2222');
    const frigate = addProject(game, 1, 'missile-frigate', '1:earth', 5);
    const craft = addToHand(game, 1, 'fast-attack-craft');
    const commands = [complete(frigate), start(craft, '1:earth'), contribute('1:earth', craft), complete(craft)];
    const done = after(game, commands);
    expect(done.spacecraft.map(({ orbital }) => orbital)).toEqual([1, 1]);
    expect([usedOf(done, 1), limitOf(done, 1)]).toEqual([5, 8]);
    expect(findProject(after(game, commands.slice(0, 3)), craft)!.points).toBe(5);
  });

  it('C93: a project whose facility is lost waits, unless it is paid', () => {
    const game = building();
    addAsset(game, 1, 'supergiant');
    const project = addProject(game, 1, 'battleship', '1:earth', 5);
    allowed(game, complete(project));
    findProject(game, project)!.points = 4;
    const reason = 'Earth has lost its Capital (Cruiser) facility.';
    refused(game, contribute('1:earth', project), 'RG-14.6', reason);
    install(game, '1:earth', 'cruiser-facilities');
    expect(facilitiesOf(assetOf(game, '1:earth'))).toEqual(['fighter', 'frigate', 'capital']);
    allowed(game, contribute('1:earth', project));
  });
});

describe('population of the model', () => {
  it('C95 C96: used and limit', () => {
    const game = building();
    const colony = addAsset(game, 1, 'asteroid-colony-4443');
    addAsset(game, 1, 'research-station-1232');
    for (const face of ['fast-attack-craft', 'fast-attack-craft', 'light-bomber']) addShip(game, 1, face, [colony, 1]);
    expect([usedOf(game, 1), limitOf(game, 1)]).toEqual([4, 6]);
    expect(usedOf(after(game, [complete(addProject(game, 1, 'light-corvette', colony, 2))]), 1)).toBe(6);
    const frigate = addProject(game, 1, 'missile-frigate', '1:earth', 3);
    refused(game, complete(frigate), 'RG-14.12', 'Population would be 8 of 6.');
  });

  it('C97 C104: frigates of Mars use 1 less', () => {
    const game = building('mars');
    addShip(game, 1, 'destroyer', ['1:mars', 1]);
    expect(usedOf(game, 1)).toBe(3);
    const second = addProject(game, 1, 'destroyer', '1:mars', 4);
    refused(game, complete(second), 'RG-14.12', 'Population would be 6 of 4.');
    for (const face of ['manufactory-b', 'corporate-base-3322']) addAsset(game, 1, face);
    expect(usedOf(after(game, [complete(second)]), 1)).toBe(6);
    const uses = ['missile-frigate', 'destroyer', 'heavy-frigate', 'battleship', 'colony-ship'].map((face) => {
      const alone = building('mars');
      addShip(alone, 1, face, ['1:mars', 1]);
      return usedOf(alone, 1);
    });
    expect(uses).toEqual([3, 3, 3, 6, 6]);
  });

  it('C98: a limit that falls harms no spacecraft', () => {
    const game = table('mars', 'earth');
    const base = addAsset(game, 2, 'corporate-base-3322', { damage: 2 });
    addAsset(game, 2, 'moon-2222');
    for (const face of ['battleship', 'lav']) addShip(game, 2, face, ['2:earth', 1]);
    const ship = addShip(game, 1, 'destroyer', [base, 1]);
    const done = after(game, [{ type: 'bombard', spacecraft: ship, target: base }]);
    expect([usedOf(done, 2), limitOf(done, 2)]).toEqual([7, 5]);
    const theirs = inPhase(endTurn(done), 'construction');
    const lav = addProject(theirs, 2, 'lav', '2:earth', 1);
    refused(theirs, complete(lav), 'RG-14.12', 'Population would be 8 of 5.');
  });
});
