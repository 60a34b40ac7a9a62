import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyCommand, startMatch } from '../../../../../src/engine/match.ts';
import { openChance, seedChance } from '../../../../../src/engine/rng.ts';
import { AUDIENCE, JUDGE, viewerOf } from '../../../../../src/engine/seat.ts';
import { skaxar as game, type SkaxarState } from '../../../../../src/games/skaxar/index.ts';
import { actorsOf } from '../../../../../src/ui/games/skaxar/table/cast.ts';
import { pictureName } from '../../../../../src/ui/games/skaxar/table/faces.ts';
import { seen, TABLES } from '../../../../browser/skaxar-demo/demo-tables.ts';

const hiddenIn = ({ sides, shopDeck, asteroidDeck, asteroidRow }: SkaxarState): readonly string[] => [
  ...sides.flatMap(({ fleetDeck, repairBay }) => [...fleetDeck, ...repairBay]),
  ...shopDeck,
  ...asteroidDeck,
  ...asteroidRow.flatMap((card) => card ?? []),
];

describe('SK-13.7 what lies face down has no name on the table', () => {
  it('through whole games, whoever looks, with and without the tracker', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 8 }), fc.boolean(), (seed, openTracker) => {
        const parsed = game.parseOptions({ openTracker });
        if (!parsed.ok) throw new Error(parsed.faults[0]!.reason);
        let { match } = startMatch(game, parsed.value, seedChance(seed));
        const pick = openChance(seedChance(`${seed}/player`));
        for (let count = 0; count < 60 && game.outcome(match.state) === null; count += 1) {
          for (const viewer of [AUDIENCE, viewerOf('A'), viewerOf('B')]) {
            const named = new Set(
              JSON.stringify(actorsOf(game.view(match.state, viewer))).match(/([AB]-[EX]|I|R)\d\d(?=")/g),
            );
            expect(hiddenIn(match.state).filter((card) => named.has(card))).toEqual([]);
            expect(named.size).toBeGreaterThan(0);
          }
          const seat = game.pending(match.state)[0]!.seats[0]!;
          const open = game.choices(match.state, seat).filter(({ type }) => type !== 'resign');
          const applied = applyCommand(game, match, seat, open[pick.below(open.length)]);
          if (!applied.ok) throw new Error(applied.rejections[0]!.reason);
          match = applied.match;
        }
      }),
      { numRuns: 8 },
    );
  });

  it('shows the backs of asteroids all alike until the game is over', () => {
    const rocks = (name: string) =>
      actorsOf(seen(TABLES[name]!())).flatMap((actor) =>
        actor.kind === 'card' && actor.place.at === 'asteroid' ? [actor] : [],
      );
    expect(rocks('harvest').map(({ id, face, up }) => [id, face, up])).toEqual(
      [1, 2, 4, 5].map((slot) => [`rock/${slot}`, null, 0]),
    );
    const over = rocks('last');
    expect(over.length).toBe(5);
    expect(over.every(({ face, up }) => face?.kind === 'asteroid' && up === 1)).toBe(true);
  });

  it('SK-11.2 shows the judge too no more than the height of a pile', () => {
    const match = TABLES.stack!();
    const piles = actorsOf(seen(match, JUDGE)).flatMap((actor) =>
      actor.kind === 'pile' && actor.open === null ? [actor] : [],
    );
    expect(piles.map(({ count }) => count)).toEqual([
      32,
      15,
      ...match.state.sides.flatMap(({ fleetDeck, repairBay }) => [fleetDeck.length, repairBay.length]),
    ]);
    expect(piles.every(({ top }) => top === null)).toBe(true);
  });

  it('names a picture by what is printed on it: copies of a card share one', () => {
    const shop = actorsOf(seen(TABLES.crowd!())).flatMap((actor) =>
      actor.kind === 'card' && actor.face?.kind === 'shop' ? [pictureName(actor.face)] : [],
    );
    expect(shop.some((name) => /I\d\d/.test(name))).toBe(false);
    expect(new Set(shop).size).toBeLessThan(shop.length);
  });
});
