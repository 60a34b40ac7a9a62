import { describe, expect, it } from 'vitest';
import { openChance, seedChance } from '../../src/engine/rng.ts';
import { pileView } from '../../src/cards/pile.ts';
import type { Skaxar } from '../../src/games/skaxar/game.ts';
import type { SkaxarState } from '../../src/games/skaxar/state.ts';
import { randomGame, variedGame } from './random-skaxar.ts';
import { assertHidden, assertNoInterference, skaxar, VIEWERS } from './skaxar-hidden.ts';

const PAIRS = 100_000;

/**
 * Looks at so many pairs of a state at rest and somebody who watches it; throws at the first thing they could not know.
 */
function watched(game: Skaxar, pairs: number): number {
  const chance = openChance(seedChance('twins'));
  let seen = 0;
  for (let i = 0; seen < pairs; i++) {
    let state: SkaxarState | null = null;
    randomGame(`secret ${i}`, variedGame(i), {
      before(match, ply) {
        for (const viewer of VIEWERS) {
          assertNoInterference(game, match, viewer, ply, chance);
          seen += 1;
        }
        ({ state } = match);
      },
      after(match, events) {
        // Every fact as it is told, with the state it led to: folded from the match before it.
        for (const event of events) {
          state = state ? game.evolve(state, event) : null;
          if (!state) continue;
          for (const viewer of VIEWERS) {
            const redacted = game.redact(event, viewer);
            if (redacted) assertHidden({ event: redacted }, state, viewer);
          }
        }
        ({ state } = match);
      },
    });
  }
  return seen;
}

describe(`what nobody may know in Skaxar, in ${PAIRS} pairs of a state and a viewer`, () => {
  it('SK-13.1 SK-13.3 SK-13.4 SK-13.5 SK-13.7 replacing it changes no view, no refusal and nothing that is told before it is turned up, and no face-down card is named', () => {
    expect(watched(skaxar, PAIRS)).toBeGreaterThanOrEqual(PAIRS);
  }, 300_000);
});

/** Ways to tell too much; each must be caught. */
const LEAKS: readonly (readonly [leak: string, game: Skaxar])[] = [
  [
    'shows the order of the Arms Dealer deck',
    {
      ...skaxar,
      view: (state, viewer) => ({
        ...skaxar.view(state, viewer),
        shopDeck: pileView(state.shopDeck, { listed: true, open: true }),
      }),
    },
  ],
  [
    'lists a Repair Bay to the other seat',
    {
      ...skaxar,
      view(state, viewer) {
        const view = skaxar.view(state, viewer);
        const [a, b] = view.sides;
        return {
          ...view,
          sides: [{ ...a, repairBay: pileView(state.sides[0].repairBay, { listed: true, open: false }) }, b],
        };
      },
    },
  ],
  [
    'names the asteroids of the row',
    { ...skaxar, view: (state, viewer) => ({ ...skaxar.view(state, viewer), asteroidCards: state.asteroidRow }) },
  ],
  [
    'lists the Asteroid deck without the row',
    {
      ...skaxar,
      view: (state, viewer) => ({
        ...skaxar.view(state, viewer),
        asteroidDeck: pileView(state.asteroidDeck, { listed: true, open: false }),
      }),
    },
  ],
  ['tells the order after a shuffle', { ...skaxar, redact: (event) => event }],
  [
    'tells the next ship in a refusal',
    {
      ...skaxar,
      check: (state, seat, attempt) =>
        skaxar
          .check(state, seat, attempt)
          .map(({ rule, reason }) => ({ rule, reason: `${reason} ${state.sides[1].fleetDeck[0] ?? ''}` })),
    },
  ],
  [
    'asks by a hidden card',
    {
      ...skaxar,
      view: (state, viewer) => ({
        ...skaxar.view(state, viewer),
        always: state.asteroidRow[0] === 'R20' ? [] : [{ type: 'resign' }],
      }),
    },
  ],
  [
    'marks a choice by a hidden card',
    {
      ...skaxar,
      view(state, viewer) {
        const view = skaxar.view(state, viewer);
        return {
          ...view,
          choices: view.choices.map(({ command }) => ({
            command,
            noEffect: (state.sides[0].fleetDeck[0] ?? '') < 'A-E12',
          })),
        };
      },
    },
  ],
];

describe('the watch over hidden cards has teeth', () => {
  it.each(LEAKS)('a game that %s is caught', (_leak, game) => {
    expect(() => watched(game, 3000)).toThrow();
  });

  it('a game that tells the order only through a shuffled pile, by name of the first card, is caught', () => {
    const redacted: Skaxar = {
      ...skaxar,
      redact: (event, viewer) =>
        event.type === 'asteroidsDealt'
          ? { ...event, cards: event.cards && [event.cards[0]!] }
          : skaxar.redact(event, viewer),
    };
    expect(() => watched(redacted, 6000)).toThrow(/asteroidsDealt names/);
  });
});
