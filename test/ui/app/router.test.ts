import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashOf, parseRoute, type Route } from '../../../src/ui/app/router.ts';

describe('router', () => {
  it.each<[string, Route]>([
    ['', { page: 'home' }],
    ['#/', { page: 'home' }],
    ['#/new', { page: 'new', query: {} }],
    ['#/new?fleetA=1abc&fleetB=1d-_', { page: 'new', query: { fleetA: '1abc', fleetB: '1d-_' } }],
    ['#/battle/x7', { page: 'battle', id: 'x7' }],
    ['#/replays', { page: 'replays' }],
    ['#/replay/x7', { page: 'replay', id: 'x7', ply: null }],
    ['#/replay/x7?ply=12', { page: 'replay', id: 'x7', ply: 12 }],
    ['#/replay/x7?ply=-1', { page: 'replay', id: 'x7', ply: null }],
    ['#/rules', { page: 'rules', rule: null }],
    ['#/rules/OG-6.7', { page: 'rules', rule: 'OG-6.7' }],
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
      fc.constantFrom<Route>({ page: 'home' }, { page: 'replays' }, { page: 'settings' }, { page: 'rules', rule: null }),
      fc.record({ page: fc.constant('new' as const), query: fc.dictionary(fc.stringMatching(/^[a-zA-Z]{1,8}$/), fc.string(), { noNullPrototype: true }) }),
      fc.record({ page: fc.constant('battle' as const), id }),
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
