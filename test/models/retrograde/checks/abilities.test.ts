import { describe, expect, it } from 'vitest';
import { limitOf } from '../numbers.ts';
import { apply } from '../apply.ts';
import { legal } from '../legal.ts';
import { assetOf, findProject, findShip, type Command } from '../state.ts';
import {
  addAsset,
  addDebris,
  addProject,
  addShip,
  addToDeck,
  addToHand,
  after,
  allowed,
  dice,
  endPhase,
  endTurn,
  inPhase,
  install,
  refused,
  table,
} from './position.ts';

const problematicCards = { problematicCards: true };

describe('Interplanetary Missile and Colony Ship in the model', () => {
  it('C108: a missile strikes in the turn it is built, and is gone', () => {
    const game = inPhase(table('earth', 'mars', problematicCards), 'construction');
    game.players[2].counter = 2;
    const colony = addAsset(game, 1, 'asteroid-colony-4443');
    install(game, colony, 'booster-rockets');
    const missile = addProject(game, 1, 'interplanetary-missile', colony, 3);
    const burns = [3, 2, 1].map((orbital): Command => ({
      type: 'burn',
      spacecraft: missile,
      asset: '2:mars',
      orbital,
    }));
    const built = after(game, [{ type: 'complete', project: missile, orbital: 2 }]);
    const arrived = after(built, burns.slice(0, 1));
    expect(findShip(arrived, missile)!.left).toBe(6);
    const bombard: Command = { type: 'bombard', spacecraft: missile, target: '2:mars' };
    const struck = after(arrived, [...burns.slice(1), bombard]);
    expect(findShip(struck, missile)!.left).toBe(4);
    expect(assetOf(struck, '2:mars').damage).toBe(2);
    refused(struck, bombard, 'RG-17.5', 'Interplanetary Missile has made its 1 bombardment.');
    const reason = 'Attacks belong to the maneuvers phase; this is the construction phase.';
    refused(struck, { type: 'attack', spacecraft: missile, target: '2:mars', spend: 1 }, 'RG-4.1', reason);
    expect(endTurn(struck).debris).toEqual([{ id: missile, owner: 1, asset: '2:mars', orbital: 1 }]);
  });

  it('a missile that came by refit is barred and expires', () => {
    const game = table('earth', 'mars', problematicCards);
    const bomber = addShip(game, 1, 'light-bomber', ['1:earth', 1]);
    const missile = addToHand(game, 1, 'interplanetary-missile');
    const done = after(game, [{ type: 'refit', spacecraft: bomber, card: missile }]);
    const burn: Command = { type: 'burn', spacecraft: missile, asset: '1:earth', orbital: 2 };
    refused(done, burn, 'RG-10.5');
    refused(inPhase(done, 'construction'), burn, 'RG-4.1');
    expect(endTurn(done).debris.map(({ id }) => id)).toEqual([missile]);
  });

  it('C109: a Colony Ship gives 4 points to what the asset could build', () => {
    const game = inPhase(table('earth', 'mars', problematicCards), 'construction');
    assetOf(game, '1:earth').tapped = true;
    const ship = addShip(game, 1, 'colony-ship', ['1:earth', 3]);
    const project = addProject(game, 1, 'corporate-base-3322', null);
    const command: Command = { type: 'sacrifice', spacecraft: ship, project };
    const done = after(game, [command]);
    expect(assetOf(done, project).destroyed).toBe(false);
    expect([done.spacecraft, done.debris, limitOf(done, 1)]).toEqual([[], [], 6]);
    addShip(game, 2, 'lav', ['1:earth', 1]);
    refused(game, command, 'RG-14.7', '1 enemy spacecraft orbits Earth.');
    const lav = addShip(game, 1, 'lav', ['1:earth', 3]);
    const reason = 'Only a Colony Ship can be given up for points.';
    refused(game, { ...command, spacecraft: lav }, 'RG-17.8', reason);
  });
});

describe('upgrades of the model', () => {
  it('C110: Debris Sweeper clears 2, its owner chooses among more', () => {
    const game = table('mars', 'earth');
    install(game, '2:earth', 'debris-sweeper');
    const [low, second, high] = [1, 1, 2].map((orbital) => addDebris(game, 1, ['2:earth', orbital]));
    let waiting = inPhase(game, 'construction');
    waiting = after(waiting, [endPhase]);
    expect(waiting).toMatchObject({ phase: 'upkeep', activeSeat: 2, turn: 10 });
    refused(waiting, endPhase, 'RG-17.9', 'First choose 2 debris around Earth.');
    refused(waiting, { type: 'sweep', asset: '2:earth', debris: [low!] }, 'RG-17.9', 'Choose exactly 2 debris.');
    expect(legal(waiting).filter(({ type }) => type === 'sweep')).toHaveLength(3);
    expect(legal(waiting).map(({ type }) => type)).toEqual(['sweep', 'sweep', 'sweep', 'resign', 'offerDraw']);
    const swept = after(waiting, [{ type: 'sweep', asset: '2:earth', debris: [high!, low!] }]);
    expect(swept.debris.map(({ id }) => id)).toEqual([second]);
    expect(swept.phase).toBe('maneuvers');
    expect(swept.players[1].removed).toHaveLength(2);
    game.debris.pop();
    expect(endTurn(game)).toMatchObject({ phase: 'maneuvers', debris: [] });
  });

  it('C111: Debris Reclamation adds a point', () => {
    const game = inPhase(table('earth', 'mars'), 'construction');
    const station = addAsset(game, 1, 'research-station-1232');
    for (const asset of [station, '1:earth']) install(game, asset, 'debris-reclamation');
    const [one, two] = [station, '1:earth'].map((asset) => addDebris(game, 2, [asset, 1]));
    const project = addProject(game, 1, 'supergiant', null, 0);
    const give = (asset: string, debris: string): Command => ({ type: 'contribute', asset, project, debris });
    expect(findProject(after(game, [give(station, one!)]), project)!.points).toBe(1);
    expect(assetOf(after(game, [give('1:earth', two!)]), project).owner).toBe(1);
    expect(after(game, [give(station, one!)]).players[2].removed.map(({ id }) => id)).toEqual([one]);
  });

  it('Espionage Agency sees the next card until it leaves the deck', () => {
    const game = table('mars', 'earth');
    install(game, '2:earth', 'espionage-agency');
    const [top] = addToDeck(game, 1, 'lav', 'destroyer');
    const seen = endTurn(game);
    expect(seen.players[2].seen).toEqual([top]);
    const later = inPhase(endTurn(seen), 'research');
    const drawn = apply(later, { type: 'research', asset: '1:mars' }, dice());
    expect(drawn.players[2].seen).toEqual([]);
  });

  it('C116: Booster Rockets open every orbital', () => {
    const game = inPhase(table('earth', 'mars'), 'construction');
    addAsset(game, 1, 'moon-1212');
    install(game, '1:earth', 'booster-rockets');
    const project = addProject(game, 1, 'missile-frigate', '1:earth', 3);
    refused(game, { type: 'complete', project, orbital: 5 }, 'RG-17.14', 'Earth has 4 orbitals.');
    const done = after(game, [{ type: 'complete', project, orbital: 4 }]);
    const next = endTurn(endTurn(done));
    allowed(next, { type: 'burn', spacecraft: project, asset: '2:mars', orbital: 3 });
  });
});
