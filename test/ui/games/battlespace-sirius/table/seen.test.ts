import { expect, it } from 'vitest';
import { asItLies, cardsSeen, spotsBy } from '../../../../../src/ui/cards/table/put.ts';
import { spotOf } from '../../../../../src/ui/games/battlespace-sirius/table/card-layout.ts';
import { actorsOf, type Actor, type VesselActor } from '../../../../../src/ui/games/battlespace-sirius/table/cast.ts';
import { makeFilm } from '../../../../../src/ui/games/battlespace-sirius/table/film.ts';
import { lensOn, vesselsSeen } from '../../../../../src/ui/games/battlespace-sirius/table/seen.ts';
import { boat, ship, table } from './tables.ts';

const lies = spotsBy(spotOf);
const seen = (actors: readonly Actor[]) =>
  vesselsSeen(
    cardsSeen(
      lies,
      actors.filter((actor): actor is VesselActor => actor.kind === 'card'),
      asItLies(lies),
    ),
  );

it('sees vessels as they lie, whole and as large as ever, and no card under a ship', () => {
  const view = table([ship([0, 0], 'E'), boat([1, 0], 'ash')]);
  const players = view.players.map((player, index) =>
    index === 0 ? { ...player, lifeboat: 'hidden' as const } : player,
  );
  expect(seen(actorsOf({ ...view, players }))).toMatchObject([
    { kind: 'ship', seat: '1', x: 0, y: 0, heading: 90, near: 1, clear: 1 },
    { kind: 'boat', seat: '2', x: 1000, y: 0, boat: 'ash', near: 1, clear: 1 },
  ]);
});

it('hides what is written on a vessel while another flies over it, raised and nearer; beside it all is clear', () => {
  const before = table([ship([-1, 0], 'N'), ship([0, 0], 'E')]);
  const after = table([ship([1, 0], 'N'), ship([0, 0], 'E')]);
  const film = makeFilm(
    [
      {
        type: 'maneuvered',
        seat: '1',
        kind: 'position',
        cell: [1, 0],
        heading: 'N',
        turn: 0,
        paid: [],
        power: [6, 6, 6, 6],
        auto: false,
      },
    ],
    actorsOf(before),
    actorsOf(after),
    false,
  );
  const moments = [...Array(60).keys()].map((step) => seen(film.at((film.length * step) / 60).actors));
  const over = moments.filter((all) => all.find(({ seat }) => seat === '2')!.clear === 0);
  expect(over.length).toBeGreaterThan(3);
  for (const all of over) {
    const flies = all.at(-1)!;
    expect(flies).toMatchObject({ seat: '1', clear: 1 });
    expect(flies.near).toBeGreaterThan(1);
  }
  for (const all of [moments[0]!, seen(film.at(film.length).actors)])
    expect(all.map(({ clear }) => clear)).toEqual([1, 1]);
});

it('shows what lies on a raised card as near as the card itself', () => {
  const lens = { width: 100, height: 100, ratio: 1, mil: 0.1, at: ({ x, y }: { x: number; y: number }) => ({ x, y }) };
  const near = lensOn(lens, { x: 500, y: 200 }, 1.1);
  expect(near.mil).toBeCloseTo(0.11, 9);
  expect(near.at({ x: 500, y: 200 })).toEqual({ x: 500, y: 200 });
  expect(near.at({ x: 600, y: 200 }).x).toBeCloseTo(610, 9);
  expect(lensOn(lens, { x: 1, y: 1 }, 1)).toBe(lens);
});
