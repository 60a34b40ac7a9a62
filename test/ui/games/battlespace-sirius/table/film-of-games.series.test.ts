import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyCommand, startMatch } from '../../../../../src/engine/match.ts';
import { openChance, seedChance } from '../../../../../src/engine/rng.ts';
import { AUDIENCE, viewerOf, type Viewer } from '../../../../../src/engine/seat.ts';
import {
  battlespaceSirius as game,
  type BattlespaceSiriusEvent,
  type BattlespaceSiriusView,
} from '../../../../../src/games/battlespace-sirius/index.ts';
import { actorsOf, type Actor } from '../../../../../src/ui/games/battlespace-sirius/table/cast.ts';
import { makeFilm } from '../../../../../src/ui/games/battlespace-sirius/table/film.ts';

/** Commands of one played game: enough for ships to be lost. */
const COMMANDS = 220;

const byId = (actors: readonly Actor[]): readonly Actor[] => [...actors].sort((a, b) => (a.id < b.id ? -1 : 1));

/** Shows what happened to one viewer as a film and compares its end with their view. */
const watch = (
  events: readonly BattlespaceSiriusEvent[],
  before: BattlespaceSiriusView,
  after: BattlespaceSiriusView,
): void => {
  const film = makeFilm(events, actorsOf(before), actorsOf(after), false);
  expect(byId(film.at(film.length).actors)).toEqual(byId(actorsOf(after)));
};

it('BS-19 every film of whole games ends in exactly the view, whoever looks', () => {
  let lost = 0;
  fc.assert(
    fc.property(
      fc.string({ minLength: 1, maxLength: 8 }),
      fc.integer({ min: 2, max: 6 }),
      fc.boolean(),
      (seed, playerCount, lifeboats) => {
        const parsed = game.parseOptions({ playerCount, lifeboats });
        if (!parsed.ok) throw new Error(parsed.faults[0]!.reason);
        const blank = game.setup(parsed.value, openChance(seedChance(seed)));
        const begun = startMatch(game, parsed.value, seedChance(seed));
        let match = begun.match;
        const pick = openChance(seedChance(`${seed}/player`));
        const viewers: readonly Viewer[] = [AUDIENCE, viewerOf('1')];
        const named = (viewer: Viewer, list: readonly BattlespaceSiriusEvent[]) =>
          list.flatMap((event) => game.redact(event, viewer) ?? []);
        for (const viewer of viewers)
          watch(named(viewer, begun.events), game.view(blank, viewer), game.view(match.state, viewer));
        for (let count = 0; count < COMMANDS && game.outcome(match.state) === null; count += 1) {
          const seat = game.pending(match.state)[0]!.seats[0]!;
          const open = game.choices(match.state, seat).filter(({ type }) => type !== 'agreeDraw' && type !== 'resign');
          const applied = applyCommand(game, match, seat, open[pick.below(open.length)]);
          if (!applied.ok) throw new Error(applied.rejections[0]!.reason);
          for (const viewer of viewers)
            watch(
              named(viewer, applied.events),
              game.view(match.state, viewer),
              game.view(applied.match.state, viewer),
            );
          lost += applied.events.filter(({ type }) => type === 'vesselLost').length;
          match = applied.match;
        }
      },
    ),
    { numRuns: 12 },
  );
  // The games went far enough to show ships breaking up.
  expect(lost).toBeGreaterThan(0);
});
