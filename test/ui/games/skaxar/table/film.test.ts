import { describe, expect, it } from 'vitest';
import { actorsOf, type Actor, type CardActor } from '../../../../../src/ui/games/skaxar/table/cast.ts';
import { makeFilm } from '../../../../../src/ui/games/skaxar/table/film.ts';
import { FILMS } from '../../../../browser/skaxar-demo/demo-tables.ts';

const sorted = (actors: readonly Actor[]): readonly Actor[] => [...actors].sort((a, b) => (a.id < b.id ? -1 : 1));

/** Looks at a film at so many moments. */
const MOMENTS = 160;

const filmed = (name: string, still = false) => {
  const { start, end, events } = FILMS[name]!();
  const [before, after] = [actorsOf(start), actorsOf(end)];
  const film = makeFilm(events, before, after, still);
  const moments = Array.from({ length: MOMENTS + 1 }, (_, step) => film.at((film.length * step) / MOMENTS).actors);
  return { film, before, after, moments };
};
const cardsIn = (actors: readonly Actor[]): readonly CardActor[] => actors.filter((actor) => actor.kind === 'card');
const cardIn = (actors: readonly Actor[], id: string): CardActor | undefined =>
  cardsIn(actors).find((card) => card.id === `card/${id}`);
const flares = (moments: readonly (readonly Actor[])[], picture: string) =>
  new Set(
    moments.flatMap((actors) =>
      actors.flatMap((actor) => (actor.kind === 'flare' && actor.picture === picture ? [actor.id] : [])),
    ),
  );

describe.each(Object.keys(FILMS))('SK-3.8 the film of %s', (name) => {
  it.each([false, true])('begins with what lay there and ends in exactly the view (still: %s)', (still) => {
    const { film, before, after } = filmed(name, still);
    expect(film.length).toBeGreaterThan(0);
    expect(sorted(film.at(film.length).actors)).toEqual(sorted(after));
    const first = film.at(0).actors;
    for (const actor of before)
      expect(
        first.some(({ id }) => id === actor.id),
        actor.id,
      ).toBe(true);
    expect(film.sounds.every(({ at }) => at >= 0 && at <= film.length)).toBe(true);
    const middle = film.length / 2;
    film.at(film.length);
    expect(film.at(middle)).toEqual(film.at(middle));
  });

  it('moves nothing with reduced motion: cards and coins are there or here, in a short time', () => {
    const { film, moments } = filmed(name, true);
    for (const actors of moments) {
      expect(actors.some(({ kind }) => kind === 'token')).toBe(false);
      expect(cardsIn(actors).every(({ moved, from }) => moved === 1 && from === null)).toBe(true);
      expect(
        actors.every(
          (actor) =>
            (actor.kind !== 'money' && actor.kind !== 'totals') ||
            Object.values(actor).every((value) => typeof value !== 'number' || Number.isInteger(value)),
        ),
      ).toBe(true);
    }
    expect(film.length).toBeLessThan(filmed(name).film.length * 0.75);
  });

  it('counts no pile below nothing and no money beyond what anybody has', () => {
    const counted = filmed(name).moments.flatMap((actors) =>
      actors.flatMap((actor) => (actor.kind === 'pile' ? [actor.count] : actor.kind === 'money' ? [actor.amount] : [])),
    );
    expect(Math.min(...counted)).toBeGreaterThanOrEqual(0);
  });
});

it('SK-6.5 pays with coins before the card leaves the Shop for the field', () => {
  const { moments } = filmed('item');
  const coins = moments.map((actors) => actors.filter(({ kind }) => kind === 'token').length);
  expect(Math.max(...coins)).toBe(1);
  const place = moments.map((actors) => cardIn(actors, 'I28')!.place.at);
  expect(coins.lastIndexOf(1)).toBeLessThan(place.indexOf('item'));
  expect(place.at(-1)).toBe('item');
});

it('SK-7.7 plays an action card to the used stack, then brings the ship', () => {
  const { moments } = filmed('repair');
  const used = moments.findIndex((actors) => !cardIn(actors, 'I11'));
  const ship = moments.findIndex((actors) => cardIn(actors, 'A-E14'));
  expect(used).toBeGreaterThan(0);
  expect(ship).toBeGreaterThanOrEqual(used);
  expect(cardIn(moments[ship]!, 'A-E14')!.from).toEqual({ at: 'pile', pile: 'scrapyard', seat: 'A' });
});

it('SK-7.4 turns a reinforcement over from the deck, marked as one', () => {
  const { moments, before, after } = filmed('reinforce');
  const known = new Set(before.map(({ id }) => id));
  const [fresh] = cardsIn(after).filter(({ id }) => !known.has(id));
  expect(fresh!.brief).toBe(true);
  const way = moments.flatMap((actors) => cardsIn(actors).filter(({ id }) => id === fresh!.id));
  expect(way[0]!.up).toBeLessThan(0.2);
  expect([...way].sort((a, b) => a.up - b.up)).toEqual(way);
  expect(way.at(-1)!.up).toBe(1);
});

it('SK-7.6 puts the lead ship under the deck and shuffles before the new one comes up', () => {
  const { moments } = filmed('redraw');
  const gone = moments.findIndex((actors) => !cardIn(actors, 'A-E07'));
  const shuffled = moments.findIndex((actors) => actors.some((actor) => actor.kind === 'pile' && actor.riffle > 0));
  const led = moments.findIndex(
    (actors, index) =>
      index > gone && cardsIn(actors).some((card) => card.place.at === 'lead' && card.place.seat === 'A'),
  );
  expect(gone).toBeGreaterThan(0);
  expect(shuffled).toBeGreaterThanOrEqual(gone);
  expect(led).toBeGreaterThan(shuffled);
});

const said = (name: string, where: 'purse' | 'lane', still = false) => {
  const { moments } = filmed(name, still);
  return moments.flatMap((actors) =>
    actors.flatMap((actor) => (actor.kind === 'said' && actor.at === where ? [actor] : [])),
  );
};

it.each([false, true])('SK-6.5 says what is paid, and what the winner earns, at the purse (still: %s)', (still) => {
  expect(new Set(said('item', 'purse', still).map(({ seat, text }) => `${seat} ${text}`))).toEqual(
    new Set(['A \u22125,000']),
  );
  expect(said('win', 'purse', still).map(({ text }) => text)).toContain('+3,000');
  if (still) expect(said('win', 'purse', still).every(({ gone }) => gone === 0)).toBe(true);
});

it('SK-8.2 SK-9.6 plays the fight out card against card: each leans towards the other, with what it brings', () => {
  expect(new Set(said('win', 'lane').map(({ seat, text }) => `${seat} ${text}`))).toEqual(
    new Set(['A 8 > 5', 'B 8 \u2264 9']),
  );
  // Decided by force: Firepower and Shield together, the same comparison from both sides.
  const forced = new Set(
    said('breakStack', 'lane').map(({ text }) =>
      text
        .split(/ [>\u2264] /)
        .sort()
        .join(),
    ),
  );
  expect(forced.size).toBe(1);
  const out = (name: string, still = false) =>
    filmed(name, still).moments.map((actors) =>
      Math.max(...cardsIn(actors).map(({ place }) => (place.at === 'lead' ? (place.out ?? 0) : 0))),
    );
  expect(Math.max(...out('win'))).toBeGreaterThan(0.9);
  expect(out('win').at(-1)).toBe(0);
  expect(Math.max(...out('win', true))).toBe(0);
  expect(Math.max(...out('item'))).toBe(0);
});

it.each([
  ['win', 2, 1, 1],
  ['both', 2, 0, 2],
  ['stalemate', 2, 2, 0],
])('SK-8.2 %s: both fire; shields hold or are broken', (name, shots, held, hit) => {
  const { moments } = filmed(name);
  expect(flares(moments, 'bolt').size).toBe(shots);
  expect(flares(moments, 'shield').size).toBe(held);
  expect(flares(moments, 'hit').size).toBe(hit);
  expect(flares(moments, 'break').size).toBe(hit);
});

it('SK-8.5 breaks every ship of a stack, and its Scrapyard grows with each', () => {
  const { moments, film } = filmed('breakStack');
  const yard = (actors: readonly Actor[]): readonly string[] =>
    actors.flatMap((actor) =>
      actor.kind === 'pile' && actor.pile === 'scrapyard' && actor.seat === 'B' ? (actor.open ?? []) : [],
    );
  expect(flares(moments, 'break').size).toBe(5);
  expect(new Set(moments.map((actors) => yard(actors).length))).toEqual(new Set([4, 5, 6, 7, 8, 9]));
  expect(yard(moments.at(-1)!).slice(4)).toEqual(['B-X09', 'B-X14', 'B-X15', 'B-X22', 'B-X23']);
  expect(film.sounds.filter(({ name }) => name === 'explosion')).toHaveLength(1);
});

it('SK-8.4 lets both burn at the same time, and pays both while the last cards fly', () => {
  const { moments } = filmed('both');
  const burning = moments.map(
    (actors) => actors.filter((actor) => actor.kind === 'flare' && actor.picture === 'break').length,
  );
  expect(Math.max(...burning)).toBe(2);
  const flying = moments.findIndex(
    (actors) =>
      actors.some(({ kind }) => kind === 'token') &&
      cardsIn(actors).some(({ place, moved }) => place.at === 'pile' && moved < 1),
  );
  expect(flying).toBeGreaterThan(0);
});

it.each(['win', 'both', 'stalemate', 'breakStack', 'harvest'])(
  'is told in 3.5 s: what follows one command in %s',
  (name) => {
    expect(filmed(name).film.length).toBeLessThanOrEqual(3500);
  },
);

it('SK-9.7 a stalemate falls on its marker with a thud', () => {
  const { moments, film } = filmed('stalemate');
  const signs = moments.flatMap((actors) => actors.filter((actor) => actor.kind === 'sign'));
  expect(signs[0]!.stalemates).toBe(0);
  expect(signs.at(-1)!.stalemates).toBe(1);
  expect(Math.max(...signs.map(({ thud }) => thud))).toBeGreaterThan(0.5);
  expect(film.sounds.filter(({ name }) => name === 'crunch')).toHaveLength(1);
});

it('SK-4.3 makes the Repair Bay the deck and shuffles it before the flip', () => {
  const { moments } = filmed('renew');
  const count = (actors: readonly Actor[], pile: string): number =>
    actors.flatMap((actor) =>
      actor.kind === 'pile' && actor.pile === pile && actor.seat === 'A' ? [actor.count] : [],
    )[0]!;
  const emptied = moments.findIndex((actors) => count(actors, 'repairBay') === 0);
  const shuffled = moments.findIndex((actors) =>
    actors.some((actor) => actor.kind === 'pile' && actor.id === 'pile/fleetDeck/A' && actor.riffle > 0),
  );
  expect(emptied).toBeGreaterThan(0);
  expect(shuffled).toBeGreaterThan(emptied);
  expect(count(moments[shuffled]!, 'fleetDeck')).toBe(3);
  expect(count(moments.at(-1)!, 'fleetDeck')).toBe(2);
});

it('SK-10.3 turns the asteroid over before it pays', () => {
  const { moments } = filmed('harvest');
  const open = moments.findIndex((actors) => cardsIn(actors).some(({ id, up }) => id === 'rock/4' && up === 1));
  const paid = moments.findIndex((actors) => actors.some(({ kind }) => kind === 'token'));
  expect(open).toBeGreaterThan(0);
  expect(paid).toBeGreaterThan(0);
  expect(open).toBeLessThanOrEqual(paid);
});

it('shows nothing for what only the log tells', () => {
  const { before } = filmed('item');
  expect(
    makeFilm(
      [
        { type: 'passed', seat: 'A', window: 'session' },
        { type: 'declined', seat: 'B' },
      ],
      before,
      before,
      false,
    ).length,
  ).toBe(0);
});
