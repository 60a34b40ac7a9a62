import { describe, expect, it } from 'vitest';
import { handView } from '../../src/cards/hand.ts';
import type { RetrogradeEvent } from '../../src/games/retrograde/event.ts';
import type { Retrograde } from '../../src/games/retrograde/game.ts';
import type { RetrogradeState } from '../../src/games/retrograde/state.ts';
import { amount } from '../helpers/whole.ts';
import { randomGame, type Ply } from './random-retrograde.ts';
import { assertHidden, assertNoInterference, retrograde, VIEWERS } from './retrograde-hidden.ts';
import { watched } from './watched.ts';

const PAIRS = amount(10_000, 100_000);

/** Looks at so many pairs of the games that are played at random; throws at the first leak. */
const watchedIn = (rules: Retrograde, pairs: number): number =>
  watched<RetrogradeState, RetrogradeEvent, Ply>(rules, pairs, {
    viewers: VIEWERS,
    play: (i, watcher) => randomGame(`secret ${i}`, i, watcher),
    atRest: (match, viewer, ply, chance) => assertNoInterference(rules, match, viewer, ply, chance),
    told: (event, state, viewer) => assertHidden({ event }, state, viewer),
  });

describe(`what nobody may know in Retrograde, in ${PAIRS} pairs of a state and a viewer`, () => {
  it('RG-20.1 RG-20.2 RG-20.3 replacing it changes no view, no refusal, and nothing that is told before it is turned up', () => {
    expect(watchedIn(retrograde, PAIRS)).toBeGreaterThanOrEqual(PAIRS);
  });
});

const sideChanged = (
  change: (
    side: Retrograde['view'] extends (...given: never) => infer V ? V : never,
    state: RetrogradeState,
  ) => unknown,
): Retrograde => ({
  ...retrograde,
  view: (state, viewer) => change(retrograde.view(state, viewer), state) as never,
});

/** Ways to tell too much; each must be caught. */
const LEAKS: readonly (readonly [leak: string, game: Retrograde])[] = [
  [
    'shows a hand to everybody',
    sideChanged((view, state) => ({
      ...view,
      sides: [{ ...view.sides[0], hand: handView(state.sides[0].hand, { known: true }) }, view.sides[1]],
    })),
  ],
  [
    'shows the cards of projects',
    sideChanged((view, state) => ({
      ...view,
      projects: view.projects.map((one, at) => ({ ...one, card: state.projects[at]!.card })),
    })),
  ],
  ['shows the deck lists', sideChanged((view, state) => ({ ...view, options: state.options }))],
  [
    'names what was removed',
    sideChanged((view, state) => ({
      ...view,
      sides: view.sides.map((side, at) => ({ ...side, removed: state.sides[at]!.removed.map(({ card }) => card) })),
    })),
  ],
  ['tells cards that are drawn', { ...retrograde, redact: (event) => event }],
  [
    'tells the card of a project in a refusal',
    {
      ...retrograde,
      check: (state, seat, attempt) =>
        retrograde
          .check(state, seat, attempt)
          .map(({ rule, reason }) => ({ rule, reason: `${reason} ${state.projects.map(({ card }) => card).join()}` })),
    },
  ],
];

describe('the watch over hidden cards has teeth', () => {
  it.each(LEAKS)('a game that %s is caught', (_leak, game) => {
    expect(() => watchedIn(game, 3000)).toThrow();
  });
});
