import { expect, it } from 'vitest';
import { firstFaces } from '../../../../src/ui/games/skaxar/first-pictures.ts';
import { pictureName } from '../../../../src/ui/games/skaxar/table/faces.ts';
import { newGame, stacked, viewFor } from '../../../helpers/sk-position.ts';

const namesIn = (view: Parameters<typeof firstFaces>[0]) => firstFaces(view).map((face) => pictureName(face));

it('looks first at both ships that lead, then at the Shop, then at the backs of the piles', () => {
  const opening = viewFor(newGame({}, stacked({ A: ['E14'], B: ['X15'] })).match, 'A');
  const names = namesIn(opening);
  expect(names.slice(0, 2)).toEqual([expect.stringMatching(/^ship\/E14/), expect.stringMatching(/^ship\/X15/)]);
  expect(names.slice(2, 8).every((name) => name.startsWith('shop/'))).toBe(true);
  expect(names.slice(8)).toEqual(['back/earth', 'back/skaxar', 'back/dealer', 'back/asteroid']);
});

it('has nothing to look at where no ship leads and the Shop is sold out', () => {
  const { sides, shop } = viewFor(newGame().match, 'A');
  const bare = sides.map((side) => ({ ...side, leadShip: null })) as unknown as typeof sides;
  expect(namesIn({ sides: bare, shop: shop.map(() => null) })).toEqual([
    'back/earth',
    'back/skaxar',
    'back/dealer',
    'back/asteroid',
  ]);
});
