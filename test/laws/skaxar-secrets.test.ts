import { describe, expect, it } from 'vitest';
import { pileView } from '../../src/cards/pile.ts';
import type { SkaxarEvent } from '../../src/games/skaxar/event.ts';
import type { Skaxar } from '../../src/games/skaxar/game.ts';
import type { SkaxarState } from '../../src/games/skaxar/state.ts';
import { amount } from '../helpers/whole.ts';
import { randomGame, variedGame, type Ply } from './random-skaxar.ts';
import { assertHidden, assertNoInterference, skaxar, VIEWERS } from './skaxar-hidden.ts';
import { watched } from './watched.ts';

const PAIRS = amount(12_000, 100_000);

/** Looks at so many pairs of the games that are played at random; throws at the first leak. */
const watchedIn = (rules: Skaxar, pairs: number): number =>
  watched<SkaxarState, SkaxarEvent, Ply>(rules, pairs, {
    viewers: VIEWERS,
    play: (i, watcher) => randomGame(`secret ${i}`, variedGame(i), watcher),
    atRest: (match, viewer, ply, chance) => assertNoInterference(rules, match, viewer, ply, chance),
    told: (event, state, viewer) => assertHidden({ event }, state, viewer),
  });

describe(`what nobody may know in Skaxar, in ${PAIRS} pairs of a state and a viewer`, () => {
  it('SK-13.1 SK-13.3 SK-13.4 SK-13.5 SK-13.7 replacing it changes no view, no refusal and nothing that is told before it is turned up, and no face-down card is named', () => {
    expect(watchedIn(skaxar, PAIRS)).toBeGreaterThanOrEqual(PAIRS);
  });
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
    expect(() => watchedIn(game, 3000)).toThrow();
  });

  it('a game that tells the order only through a shuffled pile, by name of the first card, is caught', () => {
    const redacted: Skaxar = {
      ...skaxar,
      redact: (event, viewer) =>
        event.type === 'asteroidsDealt'
          ? { ...event, cards: event.cards && [event.cards[0]!] }
          : skaxar.redact(event, viewer),
    };
    expect(() => watchedIn(redacted, 6000)).toThrow(/asteroidsDealt names/);
  });
});
