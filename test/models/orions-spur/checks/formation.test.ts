import { describe, expect, it } from 'vitest';
import { flagshipOf, lineOf, neighboursOf, withinReach } from '../formation.ts';
import type { Command, Game, Layout } from '../state.ts';
import { removeShips } from '../deeds/elimination.ts';
import { apply } from '../apply.ts';
import { at, noChance, place, refused, ruleOf, table } from './position.ts';

const ENEMY = ['ter-ceres F1', 'ter-mars B1'];

/** Slots of the ships of seat 1 within normal reach. */
const targetable = (game: Game): string[] => withinReach(game, 1, 'foremost').map(({ slot }) => slot!);

/** Seat 1 in its Regroup, and the layout of its ships by their slots before. */
function regrouping(fleet: string[], options = {}) {
  const game = apply(table([fleet, ENEMY], options), 1, { type: 'regroup', discard: [] }, noChance);
  const to = (places: Layout): Command => ({
    type: 'reorganize',
    layout: Object.fromEntries(Object.entries(places).map(([slot, now]) => [slot, at(game, 1, now).id])),
  });
  return { game, to };
}

describe('formation of the model', () => {
  it('C7: the flagship in name stays where it is', () => {
    const game = table([['ter-mars B3', 'ter-venus M3', 'ter-ceres F3', 'ter-ceres F2'], ENEMY]);
    removeShips(game, [at(game, 1, 'B3').id]);
    expect(flagshipOf(game, 1)).toBe(at(game, 1, 'M3'));
  });

  it('C8 C9 C10 C11 C12 X48 X49 X50: layouts', () => {
    const two = regrouping(['ter-mars B3', 'ter-europa F3']);
    expect(ruleOf(two.game, 1, two.to({ B3: 'B3', F3: 'F3' }))).toBeNull();
    expect(ruleOf(two.game, 1, two.to({ B3: 'F3', F3: 'B3' }))).toBeNull();

    const { game, to } = regrouping(['ter-mars B3', 'ter-venus M3', 'ter-ceres F3', 'ter-ceres F2']);
    refused(
      game,
      1,
      to({ B3: 'B3', M1: 'M3', F1: 'F3', F2: 'F2' }),
      'OS-3.4',
      'Column 3 needs a ship in front of the flagship Mars.',
    );
    expect(ruleOf(game, 1, to({ B1: 'B3', F1: 'F3', M2: 'M3', F5: 'F2' }))).toBeNull();
    refused(
      game,
      1,
      to({ B3: 'M3', M3: 'B3', F3: 'F3', F2: 'F2' }),
      'OS-3.4',
      'Mars (3 VP) must be the flagship, not Venus (2 VP).',
    );
    refused(game, 1, to({ B3: 'B3', M3: 'M3', F3: 'F3' }), 'OS-3.4', 'Ceres has no place in the layout.');

    const one = regrouping(['ter-ceres B2']);
    expect(ruleOf(one.game, 1, one.to({ B5: 'B2' }))).toBeNull();
    expect(ruleOf(one.game, 1, one.to({ F2: 'B2' }))).toBe('OS-3.4');
    const open = regrouping(['ter-mars B3', 'ter-venus M3'], { flagshipExposure: 'rowsEmpty' });
    expect(ruleOf(open.game, 1, open.to({ B3: 'B3', M1: 'M3' }))).toBeNull();
  });

  it('C13 C14 C16 C17: foremost and second ships', () => {
    const game = table([['ter-mars B3', 'ter-venus F3', 'ter-ceres M3', 'ter-ceres M2'], ENEMY]);
    expect(targetable(game)).toEqual(['M2', 'F3']);
    removeShips(game, [at(game, 1, 'F3').id]);
    expect(targetable(game)).toEqual(['M2', 'M3']);
    removeShips(game, [at(game, 1, 'M3').id]);
    expect(targetable(game)).toEqual(['M2', 'B3']);
    place(game, 1, 'ter-phobos F3');
    expect(lineOf(game, 1, 3).map(({ slot }) => slot)).toEqual(['F3', 'B3']);
    expect(lineOf(game, 1, 2)).toHaveLength(1);
  });

  it('C15: rowsEmpty', () => {
    const fleets = [['ter-mars B3', 'ter-ceres F1'], ENEMY];
    expect(targetable(table(fleets, { flagshipExposure: 'rowsEmpty' }))).toEqual(['F1']);
    expect(targetable(table(fleets))).toEqual(['F1', 'B3']);
  });

  it('C18 C19: neighbours', () => {
    const slots = ['F1', 'F2', 'F3', 'F4', 'M2', 'M3', 'M4'];
    const designs = ['ceres', 'ceres', 'phobos', 'phobos', 'venus', 'venus', 'deimos'];
    const game = table([['ter-mars B3', ...slots.map((slot, index) => `ter-${designs[index]} ${slot}`)], ENEMY]);
    const around = (slot: string) => neighboursOf(game, at(game, 1, slot)).map((ship) => ship.slot);
    expect(around('F3')).toEqual(['F2', 'F4', 'M3']);
    expect(around('M3')).toEqual(['F3', 'M2', 'M4', 'B3']);
    expect(around('B3')).toEqual(['M3']);
    expect(around('F1')).toEqual(['F2']);
    removeShips(game, [at(game, 1, 'M3').id]);
    expect(around('B3')).toEqual([]);
  });
});
