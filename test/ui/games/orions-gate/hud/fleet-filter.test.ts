import { expect, it } from 'vitest';
import { viewerOf } from '../../../../../src/engine/seat.ts';
import { endangered, threatsTo } from '../../../../../src/games/orions-gate/index.ts';
import { classLists, type Wanted } from '../../../../../src/ui/games/orions-gate/hud/fleet-filter.ts';
import { battle, game } from '../../../../helpers/og-position.ts';

const { state } = battle({
  phase: 'scouts',
  turn: 'A',
  units: [
    { id: 'a1.1', type: 'scouts', name: 'Dart', pose: [30_000, 20_000, 0] },
    { id: 'a1.2', type: 'scouts', name: 'Far dart', pose: [3000, 3000, 0], activated: true },
    {
      id: 'a1.3',
      type: 'destroyers',
      name: 'Talon',
      pose: [34_000, 24_000, 0],
      components: [{ kind: 'shield', damage: 1 }, 'cannon'],
    },
    { id: 'b1.1', type: 'destroyers', name: 'Thorn', pose: [42_000, 20_000, 18_000], components: ['cannon'] },
  ],
});
const view = game.view(state, viewerOf('a1'));
const names = (wanted: Partial<Wanted>) =>
  classLists(
    view,
    view.units.filter(({ side }) => side === 'A'),
    { name: '', filters: [], ...wanted },
    () => state,
  ).map(({ type, all, ready, units }) => [type, all, ready, ...units.map(({ name }) => name)]);

it('a list of a fleet is by class, and narrowed by name, ready, damaged and in danger together', () => {
  expect(names({})).toEqual([
    ['scouts', 2, 1, 'Dart', 'Far dart'],
    ['destroyers', 1, 0, 'Talon'],
  ]);
  expect(names({ name: ' DART ' })[0]).toEqual(['scouts', 2, 1, 'Dart', 'Far dart']);
  expect(names({ filters: ['ready'] })).toEqual([
    ['scouts', 2, 1, 'Dart'],
    ['destroyers', 1, 0],
  ]);
  expect(names({ filters: ['damaged'] })[1]).toEqual(['destroyers', 1, 0, 'Talon']);
  expect(names({ filters: ['danger'] })).toEqual([
    ['scouts', 2, 1, 'Dart'],
    ['destroyers', 1, 0, 'Talon'],
  ]);
  expect(names({ filters: ['danger', 'damaged'], name: 'dart' })[0]).toEqual(['scouts', 2, 1]);
});

it('OG-25.7 who is in danger is whom an enemy threatens, counted for all at once', () => {
  const threatened = state.units.filter(({ id }) => threatsTo(state, id).length > 0).map(({ id }) => id);
  expect(endangered(state)).toEqual(threatened);
  expect(threatened).toContain('b1.1');
});
