import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import '../../helpers/game-uis.ts';
import { GAMES } from '../../../src/games/index.ts';
import { hashOf, parseRoute, type Route } from '../../../src/ui/match/router.ts';

describe('router', () => {
  it.each<[string, Route]>([
    ['', { page: 'home' }],
    ['#/', { page: 'home' }],
    ['#/new', { page: 'new', game: null, query: {} }],
    ['#/new/battlespace-sirius', { page: 'new', game: 'battlespace-sirius', query: {} }],
    ['#/new/battlespace-sirius?setup=1abc', { page: 'new', game: 'battlespace-sirius', query: { setup: '1abc' } }],
    ['#/new/skaxar?setup=1abc', { page: 'new', game: 'skaxar', query: { setup: '1abc' } }],
    // Links from the time of one game.
    ['#/new?fleetA=1abc&fleetB=1d-_', { page: 'new', game: 'orions-gate', query: { fleetA: '1abc', fleetB: '1d-_' } }],
    ['#/new?setup=1abc', { page: 'new', game: 'orions-gate', query: { setup: '1abc' } }],
    ['#/new/chess', { page: 'unknown', path: '/new/chess' }],
    ['#/new/orions-gate/more', { page: 'unknown', path: '/new/orions-gate/more' }],
    ['#/learn/orions-gate', { page: 'learn', game: 'orions-gate' }],
    ['#/learn/skaxar', { page: 'learn', game: 'skaxar' }],
    ['#/learn', { page: 'unknown', path: '/learn' }],
    ['#/learn/chess', { page: 'unknown', path: '/learn/chess' }],
    ['#/lab', { page: 'lab', query: {} }],
    ['#/lab?game=skaxar&players=hard%2Cgreedy', { page: 'lab', query: { game: 'skaxar', players: 'hard,greedy' } }],
    ['#/lab/skaxar', { page: 'unknown', path: '/lab/skaxar' }],
    ['#/fleets', { page: 'game-page', name: 'fleets', part: null, query: {} }],
    ['#/fleets?fleet=1abc', { page: 'game-page', name: 'fleets', part: null, query: { fleet: '1abc' } }],
    ['#/fleets/compare?a=1a&b=1b', { page: 'game-page', name: 'fleets', part: 'compare', query: { a: '1a', b: '1b' } }],
    ['#/fleets/burn', { page: 'unknown', path: '/fleets/burn' }],
    ['#/fleets/duel/more', { page: 'unknown', path: '/fleets/duel/more' }],
    ['#/editor', { page: 'game-page', name: 'editor', part: null, query: {} }],
    ['#/editor?shipped=duel', { page: 'game-page', name: 'editor', part: null, query: { shipped: 'duel' } }],
    ['#/editor/duel', { page: 'unknown', path: '/editor/duel' }],
    ['#/scenarios', { page: 'game-page', name: 'scenarios', part: null, query: {} }],
    ['#/scenarios/duel', { page: 'game-page', name: 'scenarios', part: 'duel', query: {} }],
    ['#/scenarios?scenario=1abc', { page: 'game-page', name: 'scenarios', part: null, query: { scenario: '1abc' } }],
    ['#/battle/x7', { page: 'battle', id: 'x7' }],
    ['#/replays', { page: 'replays' }],
    ['#/replay/x7', { page: 'replay', id: 'x7', ply: null }],
    ['#/replay/x7?ply=12', { page: 'replay', id: 'x7', ply: 12 }],
    ['#/replay/x7?ply=-1', { page: 'replay', id: 'x7', ply: null }],
    ['#/retry/x7?ply=12', { page: 'retry', id: 'x7', ply: 12 }],
    ['#/retry/x7', { page: 'unknown', path: '/retry/x7' }],
    ['#/retry', { page: 'unknown', path: '/retry' }],
    ['#/rules', { page: 'rules', rule: null }],
    ['#/rules/OG-6.7', { page: 'rules', rule: 'OG-6.7' }],
    ['#/rules/BS', { page: 'rules', rule: 'BS' }],
    ['#/settings', { page: 'settings' }],
    ['#/battle', { page: 'unknown', path: '/battle' }],
    ['#/settings/more', { page: 'unknown', path: '/settings/more' }],
    ['#/nowhere', { page: 'unknown', path: '/nowhere' }],
    ['#/battle/%E0%A4%A', { page: 'battle', id: '%E0%A4%A' }],
  ])('reads %s', (hash, route) => {
    expect(parseRoute(hash)).toEqual(route);
  });

  it('reads back the address it writes', () => {
    const id = fc.string({ minLength: 1, maxLength: 20 });
    const route = fc.oneof<fc.Arbitrary<Route>[]>(
      fc.constantFrom<Route>(
        { page: 'home' },
        { page: 'replays' },
        { page: 'settings' },
        { page: 'rules', rule: null },
      ),
      fc.record({
        page: fc.constant('new' as const),
        game: fc.constantFrom(...GAMES.map(({ id }) => id)),
        query: fc.dictionary(fc.stringMatching(/^[a-zA-Z]{1,8}$/), fc.string(), { noNullPrototype: true }),
      }),
      fc.record({ page: fc.constant('learn' as const), game: fc.constantFrom(...GAMES.map(({ id }) => id)) }),
      fc.constant<Route>({ page: 'new', game: null, query: {} }),
      fc.record({
        page: fc.constant('lab' as const),
        query: fc.dictionary(fc.stringMatching(/^[a-zA-Z]{1,8}$/), fc.string(), { noNullPrototype: true }),
      }),
      fc.record({
        page: fc.constant('game-page' as const),
        name: fc.constant('fleets'),
        part: fc.constantFrom(null, 'compare', 'duel', 'print'),
        query: fc.dictionary(fc.stringMatching(/^[a-zA-Z]{1,8}$/), fc.string(), { noNullPrototype: true }),
      }),
      fc.record({ page: fc.constant('battle' as const), id }),
      fc.record({ page: fc.constant('retry' as const), id, ply: fc.nat(999_999) }),
      fc.record({ page: fc.constant('replay' as const), id, ply: fc.oneof(fc.constant(null), fc.nat(999_999)) }),
      fc.record({ page: fc.constant('rules' as const), rule: id }),
    );
    fc.assert(
      fc.property(route, (given) => {
        expect(parseRoute(hashOf(given))).toEqual(given);
      }),
    );
  });
});
