import { expect, it } from 'vitest';
import { viewerOf } from '../../../../src/engine/seat.ts';
import { cardListsOf, listed } from '../../../../src/ui/games/orions-spur/hud/lists.ts';
import { duel, game, kinds } from '../../../helpers/os-position.ts';

const match = duel(
  { ships: ['Mars B3', 'Ceres F3'], discard: ['Laser Volley'] },
  { ships: ['Throne B3'] },
  { options: kinds('terran', 'hssuk') },
);
const view = game.view(match.state, viewerOf('1'));
const lists = cardListsOf(view);
const sizeOf = (cards: ReturnType<typeof listed>['cards']): number =>
  cards!.reduce((sum, { copies }) => sum + copies, 0);

it('OS-17.10 OS-14.3: the whole deck of every species can be looked at, 45 cards each', () => {
  expect(lists.map(({ who }) => who)).toEqual(['Terrans', "H'ssuk", 'Churrap', "Mroo'shen"]);
  for (const list of lists) expect(sizeOf(listed(view, list, 'tactics').cards), list.who).toBe(45);
});

it('tells of a species in play how many of each card are used, and how many ships wait', () => {
  const [own, , other] = lists;
  const lines = (list: typeof own, kind: 'tactics' | 'ships') =>
    Object.fromEntries(listed(view, list!, kind).cards!.map(({ words: { title, line } }) => [title, line]));
  expect(lines(own, 'tactics')['Laser Volley']).toBe('Attack, 1 of 2 used');
  expect(lines(own, 'tactics')['Tactical Review']).toBe('Draw, 0 of 3 used');
  expect(lines(own, 'ships')['Ceres']).toMatch(/^Frigate, \d of \d still to recruit$/);
  expect(lines(other, 'tactics')['Talon Pass']).toBe('Attack');
});
