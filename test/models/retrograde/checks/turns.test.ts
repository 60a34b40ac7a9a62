import { describe, expect, it } from 'vitest';
import { begin, setUp } from '../begin.ts';
import { starter } from '../deck-text.ts';
import { arrivalCost, homeworldOf } from '../numbers.ts';
import { DEFAULTS } from '../options.ts';
import { picture } from '../picture.ts';
import { refusal } from '../refusals/refusal.ts';
import { apply } from '../apply.ts';
import { assetOf, findShip, type Game } from '../state.ts';
import {
  addAsset,
  addDebris,
  addProject,
  addShip,
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

const decks = [starter('earth'), starter('mars')] as const;
const begun = (coin: number) => begin({}, [...decks], dice(coin));
const counters = (game: Game) => [game.players[1].counter, game.players[2].counter];

describe('setup and turns of the model', () => {
  it('C15: the coin names who begins', () => {
    let game = begun(2);
    const seats = [game.activeSeat];
    for (let turn = 2; turn <= 3; turn += 1) seats.push((game = endTurn(game)).activeSeat);
    expect(seats).toEqual([2, 1, 2]);
    expect(begin({ firstPlayer: 'seat2' }, [...decks], dice()).activeSeat).toBe(2);
  });

  it('C16: five cards from the top', () => {
    const { hand, deck } = begun(1).players[1];
    expect(hand).toEqual([
      '1:fast-attack-craft.1',
      '1:fast-attack-craft.2',
      '1:asteroid-colony-4443.1',
      '1:light-bomber.1',
      '1:research-station-1232.1',
    ]);
    expect([deck.length, deck[0]]).toEqual([25, '1:booster-rockets.1']);
  });

  it('C17: before turn 1 both counters are 1', () => {
    const game = setUp(DEFAULTS, [starter('earth'), starter('jupiter')], 1);
    expect(counters(game)).toEqual([1, 1]);
    expect(arrivalCost(game, homeworldOf(game, 2))).toBe(5);
  });

  it('C18: a turn without action takes 4 commands', () => {
    const game = begun(1);
    expect(after(game, [endPhase, endPhase, endPhase])).toMatchObject({ turn: 1, phase: 'construction' });
    expect(after(game, [endPhase, endPhase, endPhase, endPhase])).toMatchObject({ turn: 2, phase: 'maneuvers' });
  });

  it('C19: two turns make a round', () => {
    let game = begun(1);
    const rounds = [picture(game).round];
    for (let turn = 2; turn <= 4; turn += 1) rounds.push(picture((game = endTurn(game))).round);
    expect(rounds).toEqual([1, 1, 2, 2]);
  });

  it('C20 C132: a contribution of 0 points is refused unless it completes', () => {
    const game = inPhase(table('earth', 'mars'), 'construction');
    const station = addAsset(game, 1, 'research-station-1232');
    install(game, station, 'colonization-training');
    const project = addProject(game, 1, 'supergiant', null, 3);
    const command = { type: 'contribute', asset: station, project } as const;
    refused(game, command, 'RG-4.6', 'Research Station 1232 has construction power 0.');
    game.projects[0]!.points = 4;
    const done = after(game, [command]);
    expect(assetOf(done, project).destroyed).toBe(false);
    expect(assetOf(done, station).tapped).toBe(true);
  });

  it('C21: a player without homeworld loses at the own upkeep', () => {
    const game = table('earth', 'mars');
    homeworldOf(game, 2).destroyed = true;
    game.players[2].counter = 3;
    const over = endTurn(game);
    expect(over).toMatchObject({ phase: 'over', turn: 10, result: { winner: 1, reason: 'homeworld' } });
    expect(over.players[2].counter).toBe(3);
  });

  it('C22 C23: counters go round, each at the upkeep of its owner', () => {
    let game = begun(1);
    const seen = [counters(game)];
    for (let turn = 2; turn <= 9; turn += 1) seen.push(counters((game = endTurn(game))));
    expect(seen.slice(0, 4)).toEqual([
      [2, 1],
      [2, 2],
      [3, 2],
      [3, 3],
    ]);
    expect([0, 2, 4, 6, 8].map((turn) => seen[turn]![0])).toEqual([2, 3, 4, 1, 2]);
  });

  it('C24 C25 C26: spacecraft heal and refuel at the upkeep of their owner, assets do not heal', () => {
    const game = table('earth', 'mars');
    const frigate = addShip(game, 1, 'heavy-frigate', ['1:earth', 1], { damage: 3, left: 0 });
    const craft = addShip(game, 1, 'fast-attack-craft', ['1:earth', 2], { left: 6 });
    assetOf(game, '1:earth').damage = 2;
    const theirs = endTurn(game);
    expect(findShip(theirs, frigate)).toMatchObject({ damage: 3, left: 0 });
    expect(findShip(theirs, craft)!.left).toBe(6);
    const mine = endTurn(theirs);
    expect(findShip(mine, frigate)).toMatchObject({ damage: 0, left: 3 });
    expect(findShip(mine, craft)!.left).toBe(8);
    expect(assetOf(mine, '1:earth').damage).toBe(2);
  });
});

describe('end of turn of the model', () => {
  it('C99: debris destroys what drifts in it', () => {
    const game = table('earth', 'mars');
    addShip(game, 1, 'elite-fighter', ['1:earth', 2], { left: 0 });
    addDebris(game, 1, ['1:earth', 2]);
    addDebris(game, 2, ['1:earth', 2]);
    const ended = endTurn(game);
    expect(ended.spacecraft).toEqual([]);
    expect(ended.debris).toHaveLength(3);
  });

  it('C100 C101: damage is dealt together, and only at 0 delta-vee', () => {
    const game = table('earth', 'mars');
    addShip(game, 1, 'fast-attack-craft', ['1:earth', 2], { left: 0 });
    const bomber = addShip(game, 1, 'light-bomber', ['1:earth', 2], { left: 0 });
    const enemy = addShip(game, 2, 'lav', ['1:earth', 2], { left: 0 });
    addDebris(game, 1, ['1:earth', 2]);
    const ended = endTurn(game);
    expect(ended.debris).toHaveLength(2);
    expect(findShip(ended, bomber)!.damage).toBe(1);
    expect(findShip(ended, enemy)!.damage).toBe(0);
    for (const ship of game.spacecraft) ship.left = 1;
    expect(endTurn(game).debris).toHaveLength(1);
  });

  it('C102: debris damage stays until the own upkeep', () => {
    const game = table('earth', 'mars');
    const station = addAsset(game, 2, 'manufactory-a');
    const bomber = addShip(game, 1, 'light-bomber', [station, 1]);
    addDebris(game, 2, [station, 1]);
    const struck = after(game, [{ type: 'bombard', spacecraft: bomber, target: station }]);
    const theirs = endTurn(struck);
    expect(findShip(theirs, bomber)).toMatchObject({ damage: 1, left: 0 });
    expect(findShip(endTurn(theirs), bomber)).toMatchObject({ damage: 0, left: 4 });
  });
});

describe('end of the game of the model', () => {
  it('C118: the cap ends the game after the last turn', () => {
    const game = table('earth', 'mars', { turnLimit: 20 });
    game.turn = 39;
    const last = endTurn(game);
    expect(last).toMatchObject({ turn: 40, phase: 'maneuvers' });
    expect(endTurn(last)).toMatchObject({ turn: 40, phase: 'over', result: { reason: 'turnLimit', winner: 2 } });
  });

  it('C119: a destroyed homeworld at the cap', () => {
    const game = table('mars', 'earth', { turnLimit: 20 });
    homeworldOf(game, 2).destroyed = true;
    expect(endTurn({ ...game, turn: 39 }).result).toEqual({ winner: 1, reason: 'homeworld' });
    expect(endTurn({ ...game, turn: 40 }).result).toEqual({ winner: 1, reason: 'turnLimit' });
  });

  it('C120: then limits, then costs in play, then a draw', () => {
    const game = table('earth', 'earth', { turnLimit: 20 });
    game.turn = 40;
    const moon = addAsset(game, 1, 'moon-1212');
    install(game, moon, 'booster-rockets');
    addAsset(game, 2, 'supergiant');
    const corvette = addShip(game, 1, 'light-corvette', ['1:earth', 1]);
    expect(endTurn(game).result).toEqual({ winner: 1, reason: 'turnLimit' });
    const drawn = after(game, [{ type: 'scuttle', spacecraft: corvette }]);
    expect(endTurn(drawn).result).toEqual({ winner: null, reason: 'turnLimit' });
    addAsset(game, 2, 'lagrange-station-2222');
    expect(endTurn(game).result).toEqual({ winner: 2, reason: 'turnLimit' });
  });

  it('lets both players resign, offer and answer', () => {
    const game = begun(1);
    expect(apply(game, { type: 'resign' }, dice(), 2).result).toEqual({ winner: 1, reason: 'resign' });
    const offered = apply(game, { type: 'offerDraw' }, dice(), 2);
    expect(apply(offered, { type: 'acceptDraw' }, dice(), 1).result).toEqual({ winner: null, reason: 'agreement' });
    const declined = apply(offered, { type: 'declineDraw' }, dice(), 1);
    expect(refusal(declined, { type: 'acceptDraw' }, 1)!.reasons).toEqual(['No draw has been offered.']);
    expect(refusal(declined, { type: 'offerDraw' }, 2)!.reasons).toEqual(['You have offered a draw this turn.']);
    const later = endTurn(offered);
    expect(refusal(later, { type: 'acceptDraw' }, 1)!.rules).toEqual(['RG-18.3']);
    allowed(later, { type: 'offerDraw' });
  });
});
