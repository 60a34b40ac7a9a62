import { describe, expect, it } from 'vitest';
import type { Options } from '../options.ts';
import { playerOf, type Command, type Game } from '../state.ts';
import { after, at, hold, refused, ruleOf, table, values } from './position.ts';

const ENEMY = ['mro-mauler B3', 'mro-cub F3'];
const FLEET = ['ter-mars B3', 'ter-ceres F3'];

const REGROUP: Command = { type: 'regroup', discard: [] };
const KEEP: Command = { type: 'reorganize', keep: true };
const END: Command = { type: 'endTurn' };

function regrouping(fleet: string[], points: number, options: Partial<Options> = {}): Game {
  const game = table([fleet, ENEMY], options);
  playerOf(game, 1).recruitment = points;
  return after(game, [[1, REGROUP]]);
}

const recruit = (design: string): Command => ({ type: 'recruit', design });

/** Cards in hand, deck and discard pile of seat 1. */
const piles = (game: Game): number[] => {
  const { hand, tacticsDeck, discard } = playerOf(game, 1);
  return [hand.length, tacticsDeck.length, discard.length];
};

describe('turn and Regroup of the model', () => {
  it('C21: a point at the end of each own turn', () => {
    let game = table([FLEET, ENEMY]);
    for (let turn = 1; turn <= 3; turn += 1) {
      for (const seat of [1, 2]) {
        game = after(game, [
          [seat, REGROUP],
          [seat, KEEP],
          [seat, END],
        ]);
      }
      expect([playerOf(game, 1).recruitment, game.round]).toEqual([turn, turn + 1]);
    }
  });

  it('C22 C132: an empty fleet regroups', () => {
    const game = table([FLEET, ENEMY]);
    game.ships = game.ships.filter(({ owner }) => owner === 2);
    playerOf(game, 1).recruitment = 1;
    const next = after(game, [
      [1, REGROUP],
      [1, KEEP],
      [1, END],
      [2, REGROUP],
      [2, KEEP],
      [2, END],
      [1, REGROUP],
      [1, recruit('ter-phobos')],
    ]);
    expect(playerOf(next, 1).recruitment).toBe(0);
    expect(ruleOf(next, 1, KEEP)).toBe('OS-9.7');
    playerOf(game, 1).recruitment = 5;
    const cruiser = after(game, [
      [1, REGROUP],
      [1, recruit('ter-europa')],
      [1, { type: 'reorganize', layout: { B2: '1:ter-europa#1' } }],
    ]);
    expect(at(cruiser, 1, 'B2').id).toBe('1:ter-europa#1');
  });

  it('C88 C89: hands are filled up to 7', () => {
    const drawn = (hand: number, discarded: number, deck: number, discard = 0): number[] => {
      const game = table([FLEET, ENEMY]);
      const player = playerOf(game, 1);
      const held = Array.from({ length: hand }, () => hold(game, 1, 'core-particle-beam'));
      player.tacticsDeck = Array.from({ length: deck }, (_, index) => `1:core-rail-slug#${index + 1}`);
      player.discard = Array.from({ length: discard }, (_, index) => `1:core-ion-burst#${index + 1}`);
      return piles(after(game, [[1, { type: 'regroup', discard: held.slice(0, discarded) }]], () => 0));
    };
    expect(drawn(5, 2, 20)).toEqual([7, 16, 2]);
    expect(drawn(9, 0, 20)).toEqual([9, 20, 0]);
    expect(drawn(9, 4, 20)).toEqual([7, 18, 4]);
    expect(drawn(3, 0, 2, 10)).toEqual([7, 8, 0]);
  });

  it('C90 C91 X45 X46 X47: recruits', () => {
    const rich = regrouping(FLEET, 7);
    const bought = after(rich, [
      [1, recruit('ter-venus')],
      [1, recruit('ter-phobos')],
      [1, recruit('ter-phobos')],
    ]);
    expect(playerOf(bought, 1).recruitment).toBe(0);
    expect(bought.ships.filter(({ owner }) => owner === 1).map(({ id }) => id)).toEqual([
      '1:ter-mars#1',
      '1:ter-ceres#1',
      '1:ter-venus#1',
      '1:ter-phobos#1',
      '1:ter-phobos#2',
    ]);
    refused(regrouping(FLEET, 4), 1, recruit('ter-mars'), 'OS-9.5', 'Mars costs 5 recruitment points; you have 4.');
    const sol = regrouping(['ter-sol B3', 'ter-ceres F3'], 20);
    refused(sol, 1, recruit('ter-sol'), 'OS-9.5', 'No Sol is left in your ship deck (0 of 1).');
    const slots = ['F1', 'F2', 'F3', 'F4', 'F5', 'M1', 'M2', 'M3', 'M4', 'M5'];
    const designs = ['ceres', 'ceres', 'phobos', 'phobos', 'venus', 'venus', 'deimos', 'mars', 'mars', 'europa'];
    const full = regrouping(['ter-sol B3', ...slots.map((slot, index) => `ter-${designs[index]} ${slot}`)], 9);
    refused(full, 1, recruit('ter-io'), 'OS-9.5', 'Your fleet is full (11 of 11).');
  });

  it('C92 C93 X49: a new flagship', () => {
    const game = after(regrouping(FLEET, 7), [[1, recruit('ter-ganymede')]]);
    const layout = (B3: string, M3: string): Command => ({
      type: 'reorganize',
      layout: { B3: `1:ter-${B3}#1`, M3: `1:ter-${M3}#1`, F3: '1:ter-ceres#1' },
    });
    expect(ruleOf(game, 1, layout('ganymede', 'mars'))).toBeNull();
    const reason = 'Ganymede (4 VP) must be the flagship, not Mars (3 VP).';
    refused(game, 1, layout('mars', 'ganymede'), 'OS-3.4', reason);
    expect(ruleOf(regrouping(['ter-venus M3', 'ter-ceres F2'], 0), 1, KEEP)).toBe('OS-3.4');
  });

  it('C130: shields recover in Hard Mode', () => {
    const game = table([['ter-mars B3 0/4/0', 'ter-ceres F3'], ENEMY], { hardShieldRecovery: true });
    at(game, 1, 'B3').overcharged = true;
    const ready = after(game, [[1, REGROUP]]);
    expect(values(ready, '1:ter-mars#1')).toBe('1/4/3');
    expect(at(ready, 1, 'B3').overcharged).toBe(false);
  });

  it('X2 X4: one primary action', () => {
    const game = table([FLEET, ENEMY]);
    const reason = 'Take a primary action first (attack, special ability or Regroup).';
    refused(game, 1, END, 'OS-4.3', reason);
    const done = after(game, [
      [1, REGROUP],
      [1, KEEP],
    ]);
    refused(done, 1, REGROUP, 'OS-4.2', 'You have already taken a primary action this turn.');
  });
});
