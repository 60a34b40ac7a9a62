import { describe, expect, it } from 'vitest';
import { openChance, seedChance } from '../../src/engine/rng.ts';
import { evolve } from '../../src/games/orions-spur/evolve.ts';
import { orionsSpur, type OrionsSpur } from '../../src/games/orions-spur/game.ts';
import { assertAskedOpenly } from './orions-spur-asked.ts';
import { randomGame } from './random-orions-spur.ts';

/** Questions looked at. Set SPUR_ASKED=100000 for a series. */
const ASKED = Number(process.env['SPUR_ASKED'] ?? 600);

/** Looks at so many questions of random games; throws at the first that follows from hidden cards. */
function askedOpenly(game: OrionsSpur, wanted: number, bluffWindows: boolean): number {
  const chance = openChance(seedChance('asked'));
  let seen = 0;
  for (let i = 0; seen < wanted; i += 1)
    randomGame(
      `asked ${i}`,
      i,
      {
        before(match, ply) {
          if (assertAskedOpenly(game, match, ply, chance)) seen += 1;
        },
      },
      { options: { bluffWindows }, restless: true },
    );
  return seen;
}

/** Asks only those who have a reaction, as without `bluffWindows`: what a question tells then is a card. */
const telling: OrionsSpur = {
  ...orionsSpur,
  evolve: (state, event) => ({
    ...evolve({ ...state, options: { ...state.options, bluffWindows: false } }, event),
    options: state.options,
  }),
};

describe('who is asked in a reaction window', () => {
  it(`OS-6.6, OS-14.12 follows from open information alone with bluffWindows, in ${ASKED} questions`, () => {
    expect(askedOpenly(orionsSpur, ASKED, true)).toBeGreaterThanOrEqual(ASKED);
  }, 3_600_000);

  it('OS-6.5, OS-14.12 tells of a card without it', () => {
    expect(() => askedOpenly(orionsSpur, ASKED, false)).toThrow('OS-14.12');
  });

  it('is watched with teeth: a game that tells a card by its questions is caught', () => {
    expect(() => askedOpenly(telling, ASKED, true)).toThrow('OS-14.12');
  });
});
