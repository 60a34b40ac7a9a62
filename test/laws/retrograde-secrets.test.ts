import { describe, expect, it } from 'vitest';
import { handView } from '../../src/cards/hand.ts';
import { openChance, seedChance } from '../../src/engine/rng.ts';
import type { Retrograde } from '../../src/games/retrograde/game.ts';
import type { RetrogradeState } from '../../src/games/retrograde/state.ts';
import { randomGame } from './random-retrograde.ts';
import { assertHidden, assertNoInterference, retrograde, VIEWERS } from './retrograde-hidden.ts';

const PAIRS = 100_000;

/**
 * Looks at so many pairs of a state at rest and somebody who watches it; throws at the first thing they could not know.
 */
function watched(game: Retrograde, pairs: number): number {
  const chance = openChance(seedChance('twins'));
  let seen = 0;
  for (let i = 0; seen < pairs; i++) {
    let state: RetrogradeState | null = null;
    randomGame(`secret ${i}`, i, {
      before(match, ply) {
        for (const viewer of VIEWERS) {
          assertNoInterference(game, match, viewer, ply, chance);
          seen += 1;
        }
        ({ state } = match);
      },
      after(match, events) {
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

describe(`what nobody may know in Retrograde, in ${PAIRS} pairs of a state and a viewer`, () => {
  it('RG-20.1 RG-20.2 RG-20.3 replacing it changes no view, no refusal, and nothing that is told before it is turned up', () => {
    expect(watched(retrograde, PAIRS)).toBeGreaterThanOrEqual(PAIRS);
  }, 300_000);
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
    expect(() => watched(game, 3000)).toThrow();
  });
});
