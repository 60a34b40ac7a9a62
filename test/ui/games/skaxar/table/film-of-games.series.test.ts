import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyCommand, startMatch } from '../../../../../src/engine/match.ts';
import { openChance, seedChance } from '../../../../../src/engine/rng.ts';
import { AUDIENCE, viewerOf, type Viewer } from '../../../../../src/engine/seat.ts';
import { skaxar as game, type SkaxarEvent, type SkaxarView } from '../../../../../src/games/skaxar/index.ts';
import { actorsOf, type Actor } from '../../../../../src/ui/games/skaxar/table/cast.ts';
import { makeFilm } from '../../../../../src/ui/games/skaxar/table/film.ts';

/** Commands of one played game: enough for most games to end. */
const COMMANDS = 160;

const sorted = (actors: readonly Actor[]): readonly Actor[] => [...actors].sort((a, b) => (a.id < b.id ? -1 : 1));

it('SK-3.8 every film of whole games ends in exactly the view, moving or still, whoever looks', () => {
  const named = new Set<SkaxarEvent['type']>();
  /** Shows what happened to one viewer as a film and compares its end with their view. */
  const watch = (events: readonly SkaxarEvent[], before: SkaxarView, after: SkaxarView): void => {
    for (const still of [false, true]) {
      const film = makeFilm(events, actorsOf(before), actorsOf(after), still);
      const end = film.at(film.length);
      expect(sorted(end.actors), JSON.stringify(events)).toEqual(sorted(actorsOf(after)));
      expect(end.effects).toEqual([]);
    }
  };
  fc.assert(
    fc.property(
      fc.string({ minLength: 1, maxLength: 8 }),
      fc.integer({ min: 2, max: 6 }),
      fc.boolean(),
      (seed, stalemateLimit, mirror) => {
        const parsed = game.parseOptions({
          stalemateLimit,
          mirror,
          startingMoney: 20000,
          ...(mirror ? { fleetB: 'earth' } : {}),
        });
        if (!parsed.ok) throw new Error(parsed.faults[0]!.reason);
        const blank = game.setup(parsed.value, openChance(seedChance(seed)));
        const begun = startMatch(game, parsed.value, seedChance(seed));
        let match = begun.match;
        const pick = openChance(seedChance(`${seed}/player`));
        const viewers: readonly Viewer[] = [AUDIENCE, viewerOf('A'), viewerOf('B')];
        const heard = (viewer: Viewer, list: readonly SkaxarEvent[]) =>
          list.flatMap((event) => game.redact(event, viewer) ?? []);
        for (const viewer of viewers)
          watch(heard(viewer, begun.events), game.view(blank, viewer), game.view(match.state, viewer));
        for (let count = 0; count < COMMANDS && game.outcome(match.state) === null; count += 1) {
          const seat = game.pending(match.state)[0]!.seats[0]!;
          const open = game.choices(match.state, seat).filter(({ type }) => type !== 'resign');
          const applied = applyCommand(game, match, seat, open[pick.below(open.length)]);
          if (!applied.ok) throw new Error(applied.rejections[0]!.reason);
          const viewer = viewers[count % viewers.length]!;
          watch(heard(viewer, applied.events), game.view(match.state, viewer), game.view(applied.match.state, viewer));
          for (const { type } of applied.events) named.add(type);
          match = applied.match;
        }
      },
    ),
    { numRuns: 14 },
  );
  // The games went far enough to show all that can be seen.
  for (const type of [
    'deckRenewed',
    'repaired',
    'reinforced',
    'redrawn',
    'rapidlyRepaired',
    'itemsUsed',
    'harvested',
    'asteroidsDealt',
    'shopDealt',
    'gameEnded',
  ] as const)
    expect(named, type).toContain(type);
});
