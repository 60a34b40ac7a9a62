import { describe, expect, it } from 'vitest';
import { handView } from '../../src/cards/hand.ts';
import type { SpurEvent } from '../../src/games/orions-spur/event.ts';
import type { OrionsSpur } from '../../src/games/orions-spur/game.ts';
import type { SpurState } from '../../src/games/orions-spur/state.ts';
import type { SpurView } from '../../src/games/orions-spur/view.ts';
import { randomGame, type Ply } from './random-orions-spur.ts';
import { assertHidden, assertNoInterference, orionsSpur, VIEWERS } from './orions-spur-hidden.ts';
import { watched } from './watched.ts';

/** Some whole games, two to four seats: the run of all tests has a limit. Set SPUR_PAIRS=100000 for a series. */
const PAIRS = Number(process.env['SPUR_PAIRS'] ?? 2000);

/** Looks at so many pairs of the games that are played at random; throws at the first leak. */
const watchedIn = (rules: OrionsSpur, pairs: number, options: { readonly bluffWindows?: boolean } = {}): number =>
  watched<SpurState, SpurEvent, Ply>(rules, pairs, {
    viewers: VIEWERS,
    play: (i, watcher) => randomGame(`secret ${i}`, i, watcher, { options, restless: true }),
    atRest: (match, viewer, ply, chance) => assertNoInterference(rules, match, viewer, ply, chance),
    told: (event, state, viewer) => assertHidden({ event }, state, viewer),
  });

describe.each([false, true])('what nobody may know, bluffWindows %s', (bluffWindows) => {
  it(`OS-14.1, OS-14.2, OS-14.3, OS-14.5, OS-14.8, OS-14.9 replacing it changes no view, no refusal, and nothing a command tells, in ${PAIRS} pairs of a state and a viewer`, () => {
    expect(watchedIn(orionsSpur, PAIRS, { bluffWindows })).toBeGreaterThanOrEqual(PAIRS);
  }, 3_600_000);
});

const viewChanged = (change: (view: SpurView, state: SpurState) => SpurView): OrionsSpur => ({
  ...orionsSpur,
  view: (state, viewer) => change(orionsSpur.view(state, viewer), state),
});

/** Ways to tell too much; each must be caught. */
const LEAKS: readonly (readonly [leak: string, game: OrionsSpur])[] = [
  [
    'shows a hand to everybody',
    viewChanged((view, state) => ({
      ...view,
      players: view.players.map((one, at) => ({ ...one, hand: handView(state.players[at]!.hand, { known: true }) })),
    })),
  ],
  [
    'shows settings',
    viewChanged((view, state) => ({
      ...view,
      players: view.players.map((one, at) => ({ ...one, autoPass: state.players[at]!.autoPass })),
    })),
  ],
  ['tells cards that are drawn', { ...orionsSpur, redact: (event) => event }],
  [
    'tells a deck in a refusal',
    {
      ...orionsSpur,
      check: (state, seat, attempt) =>
        orionsSpur.check(state, seat, attempt).map(({ rule, reason }) => ({
          rule,
          reason: `${reason} ${state.players.map((one) => one.tacticsDeck[0]).join()}`,
        })),
    },
  ],
];

describe('the watch over hidden cards has teeth', () => {
  it.each(LEAKS)('a game that %s is caught', (_leak, game) => {
    expect(() => watchedIn(game, 500)).toThrow();
  });
});
