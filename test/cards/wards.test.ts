import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyCommand, startMatch, type Match } from '../../src/engine/match.ts';
import { openChance, scriptChance, seedChance } from '../../src/engine/rng.ts';
import { AUDIENCE, viewerOf } from '../../src/engine/seat.ts';
import { assertHidden } from '../laws/wards-hidden.ts';
import { opened, wards, type WardsCommand, type WardsEvent, type WardsState } from '../helpers/toy/wards.ts';

type Hands = readonly (readonly number[])[];

/** A match in which these hands are held and the deck lies in this order; the seats have five lives. */
function dealt(hands: Hands, deck: readonly number[] = [], bluffWindows = true): Match<WardsState> {
  const faces = [...hands.flat(), ...deck];
  const ids = faces.map((_, index) => `c${index}`);
  let from = 0;
  const players = hands.map((hand, index) => ({
    seat: `p${index + 1}`,
    lives: 5,
    hand: ids.slice(from, (from += hand.length)),
  }));
  const options = { players: hands.length, bluffWindows };
  const state = opened(options, {
    players,
    deck: ids.slice(from),
    faces: Object.fromEntries(ids.map((id, index) => [id, faces[index]!])),
  });
  return { ...startMatch(wards, options, seedChance('dealt')).match, state, chance: scriptChance([0, 0, 0]) };
}

const order = (match: Match<WardsState>, seat: string, command: WardsCommand) => {
  const applied = applyCommand(wards, match, seat, command);
  if (!applied.ok) throw new Error(applied.rejections[0]!.reason);
  return applied;
};
const played = (match: Match<WardsState>, ...orders: readonly (readonly [string, WardsCommand])[]) =>
  orders.reduce(({ match: now }, [seat, command]) => order(now, seat, command), {
    match,
    events: [] as readonly WardsEvent[],
  });
const asked = ({ state }: Match<WardsState>) => wards.pending(state).flatMap(({ seats }) => seats)[0];
const refused = (match: Match<WardsState>, seat: string, command: WardsCommand) => {
  const applied = applyCommand(wards, match, seat, command);
  return applied.ok ? 'done' : applied.rejections[0]!.rule;
};
const lives = ({ state }: Match<WardsState>) => state.players.map((player) => player.lives);
const strike = ['p1', { type: 'strike', card: 'c0', at: 'p2' }] as const;
const pass = (seat: string, rest?: true) => [seat, { type: 'pass', ...(rest && { rest }) }] as const;

describe('a window in a match', () => {
  it('asks the struck seat and the striker in turn, and a riposte is answered by a ward or another one', () => {
    const match = dealt([
      [2, 4, 1],
      [3, 5, 1],
    ]);
    const struck = played(match, strike).match;
    expect(asked(struck)).toBe('p2');
    const riposte = order(struck, 'p2', { type: 'riposte', card: 'c3' }).match;
    expect(asked(riposte)).toBe('p1');
    const again = order(riposte, 'p1', { type: 'riposte', card: 'c1' }).match;
    expect(asked(again)).toBe('p2');
    // The ward is against the newest strike it is high enough for; the first one still stands.
    const warded = order(again, 'p2', { type: 'ward', card: 'c4' });
    expect(warded.events[0]).toMatchObject({ type: 'warded', strike: 2 });
    expect(asked(warded.match)).toBe('p1');
    const end = played(warded.match, pass('p1'), pass('p2'));
    expect(end.events.map(({ type }) => type)).toEqual(['passed', 'took', 'took', 'closed']);
    expect(lives(end.match)).toEqual([2, 3]);
    expect(end.match.state.discard).toEqual(['c0', 'c3', 'c1', 'c4']);
  });

  it('closes at once where the struck seat holds nothing, or passes of itself', () => {
    expect(lives(played(dealt([[2, 1], []]), strike).match)).toEqual([5, 3]);
    const silent = played(dealt([[2, 1], [5]]), ['p2', { type: 'autoPass', trigger: 'struck', value: 'pass' }]).match;
    const { match, events } = played(silent, strike);
    expect(events.map(({ type }) => type)).toEqual(['struck', 'took', 'closed']);
    expect(lives(match)).toEqual([5, 3]);
  });

  it('asks whoever passes if it is safe only where it is not', () => {
    const wish = ['p2', { type: 'autoPass', trigger: 'struck', value: 'passIfSafe' }] as const;
    expect(lives(played(dealt([[4, 1], [5]]), wish, strike).match)).toEqual([5, 1]);
    expect(asked(played(dealt([[5, 1], [5]]), wish, strike).match)).toBe('p2');
  });

  it('does not ask again whoever passes for the rest, though another strike would let it', () => {
    const once = [strike, ['p2', { type: 'riposte', card: 'c3' }], pass('p1', true)] as const;
    const { match } = played(
      dealt([
        [1, 2, 5],
        [2, 3],
      ]),
      ...once,
    );
    expect(asked(match)).toBe('p2');
    const end = order(match, 'p2', { type: 'ward', card: 'c4' });
    expect(end.events.map(({ type }) => type)).toEqual(['warded', 'took', 'closed']);
    expect(lives(end.match)).toEqual([3, 5]);
  });

  it('tells by its question only where bluffing is off', () => {
    expect(
      asked(
        played(
          dealt([
            [5, 1],
            [1, 2],
          ]),
          strike,
        ).match,
      ),
    ).toBe('p2');
    expect(
      lives(
        played(
          dealt(
            [
              [4, 1],
              [1, 2],
            ],
            [],
            false,
          ),
          strike,
        ).match,
      ),
    ).toEqual([5, 1]);
  });

  it('asks nobody but the two, of four seats with one out', () => {
    const match = dealt([[2], [5], [5], [5]]);
    const three = match.state.players.map((one) => (one.seat === 'p2' ? { ...one, lives: 0 } : one));
    const out = { ...match, state: { ...match.state, players: three } };
    expect(refused(out, 'p1', { type: 'strike', card: 'c0', at: 'p2' })).toBe('W-7');
    expect(refused(out, 'p2', { type: 'autoPass', trigger: 'struck', value: 'pass' })).toBe('W-8');
    const struck = order(out, 'p1', { type: 'strike', card: 'c0', at: 'p4' }).match;
    expect(struck.state.window?.participants).toEqual(['p4', 'p1']);
    expect(refused(struck, 'p3', { type: 'pass' })).toBe('W-3');
    expect(refused(struck, 'p3', { type: 'ward', card: 'c2' })).toBe('W-4');
  });
});

describe('cards whose effects are data', () => {
  const play = (card: string, at?: string) => ['p1', { type: 'play', card, ...(at !== undefined && { at }) }] as const;

  it('the top three are looked at and put in order, and only who did knows it', () => {
    const { match, events } = played(dealt([[1], [5]], [2, 3, 4, 5]), play('c0'));
    expect(events[1]).toEqual({
      type: 'looked',
      seat: 'p1',
      cards: ['c2', 'c3', 'c4'],
      faces: { c2: 2, c3: 3, c4: 4 },
    });
    expect(asked(match)).toBe('p1');
    expect(refused(match, 'p1', { type: 'arrange', order: ['c2', 'c3'] })).toBe('W-10');
    expect(refused(match, 'p1', { type: 'arrange', order: ['c2', 'c2', 'c3'] })).toBe('W-10');
    expect(refused(match, 'p2', { type: 'arrange', order: ['c2', 'c3', 'c4'] })).toBe('W-10');
    const done = order(match, 'p1', { type: 'arrange', order: ['c4', 'c2', 'c3'] });
    const { state } = done.match;
    expect(state.deck.map((id) => state.faces[id])).toEqual([4, 2, 3, 5]);
    expect(state.deck.slice(0, 3)).toEqual(['c6', 'c7', 'c8']);
    expect(wards.view(state, viewerOf('p1')).faces).toMatchObject({ c6: 4, c7: 2, c8: 3 });
    for (const viewer of [viewerOf('p2'), AUDIENCE]) {
      expect(wards.view(state, viewer).faces).not.toHaveProperty('c6');
      expect(wards.redact(done.events[0]!, viewer)).toMatchObject({ cards: ['c6', 'c7', 'c8'], faces: null });
    }
  });

  it('draws what the deck has, brings lives back up to five, and costs a card at random', () => {
    expect(played(dealt([[2], [5]], [4]), play('c0')).match.state.players[0]!.hand).toEqual(['c2']);
    const hurt = played(
      dealt([
        [1, 3],
        [3, 5],
      ]),
      strike,
      pass('p2'),
    ).match;
    expect(lives(hurt)).toEqual([5, 4]);
    expect(lives(order(hurt, 'p2', { type: 'play', card: 'c2' }).match)).toEqual([5, 5]);
    const lost = played(dealt([[4], [3, 5]]), play('c0', 'p2'));
    expect(lost.events[1]).toMatchObject({ type: 'lost', seat: 'p2', card: 'c1', face: 3 });
    expect(lost.match.state.discard).toEqual(['c0', 'c1']);
  });

  it.each([
    ['with no deck to put in order', [[1], [5]], [2], ['c0'], 'W-13'],
    ['with nothing to draw', [[2], [5]], [], ['c0'], 'W-13'],
    ['with all lives', [[3], [5]], [], ['c0'], 'W-13'],
    ['at an empty hand', [[4], []], [], ['c0', 'p2'], 'W-13'],
    ['at nobody', [[4], [5]], [], ['c0'], 'W-12'],
    ['at oneself', [[4], [5]], [], ['c0', 'p1'], 'W-7'],
    ['at somebody, where it is for oneself', [[2], [5]], [3], ['c0', 'p2'], 'W-12'],
    ['without an effect', [[5], [5]], [], ['c0'], 'W-11'],
    ['that is not held', [[5], [4]], [], ['c1', 'p2'], 'W-2'],
  ] as const)('no card is played %s', (_name, hands, deck, [card, at], rule) => {
    expect(refused(dealt(hands, deck), ...play(card, at))).toBe(rule);
  });
});

it('random play with auto-pass set at any time: nobody who passes of itself is asked, nothing leaks, guesses fit', () => {
  fc.assert(
    fc.property(fc.nat(), fc.boolean(), (seed, bluffWindows) => {
      const pick = openChance(seedChance(`pick ${seed}`));
      const of = <T>(list: readonly T[]): T => list[pick.below(list.length)]!;
      let { match } = startMatch(wards, { players: 2 + (seed % 3), bluffWindows }, seedChance(`auto ${seed}`));
      const seats = wards.seats(match.state.options);
      for (let turn = 0; turn < 200 && asked(match) !== undefined; turn += 1) {
        const setter = of(match.state.players);
        const command: WardsCommand = {
          type: 'autoPass',
          trigger: of(['struck', 'riposted']),
          value: of(['ask', 'passIfSafe', 'pass', 'pass']),
        };
        if (setter.lives > 0) match = order(match, setter.seat, command).match;
        const seat = asked(match)!;
        const { match: next, events } = order(match, seat, of(wards.choices(match.state, seat)));
        for (const viewer of [...seats.map(viewerOf), AUDIENCE]) {
          const seen = wards.view(next.state, viewer);
          assertHidden({ kind: 'view', view: seen }, next.state, viewer);
          if (viewer.kind === 'seat')
            expect(wards.view(wards.guess(seen, viewer.seat, openChance(seedChance('guess'))), viewer)).toEqual(seen);
        }
        match = next;
        const silent = asked(match);
        if (match.state.window && silent !== undefined && events.length > 0) {
          const wishes = match.state.autoPass[silent] ?? {};
          const strikes = match.state.window.pending.filter(({ thing, live }) => live && thing.at === silent);
          expect(strikes.every(({ id }) => wishes[id === 0 ? 'struck' : 'riposted'] === 'pass')).toBe(false);
        }
      }
      expect(wards.outcome(match.state)).not.toBeNull();
    }),
    { numRuns: 30 },
  );
});
