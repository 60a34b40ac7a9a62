import { describe, expect, it } from 'vitest';
import { AUDIENCE, viewerOf, type Viewer } from '../../../../src/engine/seat.ts';
import { LIFEBOAT_IDS } from '../../../../src/games/battlespace-sirius/data/lifeboats.ts';
import type { BattlespaceSiriusEvent } from '../../../../src/games/battlespace-sirius/event.ts';
import {
  agree,
  duel,
  fire,
  game,
  newGame,
  play,
  resign,
  reveal,
  sentry,
  ship,
  type Duel,
} from '../../../helpers/bs-position.ts';

const SEATS = ['1', '2', '3'] as const;
const seen = (match: Duel, viewer: Viewer) => game.view(match.state, viewer).players.map(({ lifeboat }) => lifeboat);
const heard = (events: readonly BattlespaceSiriusEvent[], viewer: Viewer) =>
  events.flatMap((event) => game.redact(event, viewer) ?? []);
/** The cards named anywhere in a text. */
const named = (value: unknown) => LIFEBOAT_IDS.filter((id) => JSON.stringify(value).includes(`"${id}"`));

const three = (more: object = {}): Duel =>
  duel({
    vessels: [ship(1, [0, 0]), ship(2, [1, 0]), ship(3, [0, 1], 'N', [6, 6, 0, 6])],
    cards: { 1: 'cranberry', 2: 'slate', 3: 'ash' },
    ...more,
  });

describe('BS-15 hidden information', () => {
  it('BS-15.1: in the Basic Game every viewer sees the same', () => {
    const match = duel({
      vessels: [ship(1, [0, 0], 'N', [6, 5, 4, 3]), ship(2, [1, 1], 'W', [1, 2, 3, 0])],
      phase: 'fire',
      engaged: '2',
      lines: ['N', 'E'],
      resolved: ['N'],
    });
    const bare = (viewer: Viewer) => ({ ...game.view(match.state, viewer), viewer: null, choices: null, always: null });
    expect(bare(viewerOf('1'))).toEqual(bare(AUDIENCE));
    expect(bare(viewerOf('2'))).toEqual(bare(AUDIENCE));
    expect(bare(AUDIENCE).players.map(({ vessel }) => vessel)).toEqual(match.state.players.map(({ vessel }) => vessel));
    expect(bare(AUDIENCE).locks).toEqual(match.state.locks);
    const { events } = newGame({}, [3, 4, 5, 2, 6, 3, 2, 4]);
    expect(heard(events, AUDIENCE)).toEqual(events);
  });

  it('BS-15.2 BS-15.4 BS-C95: each knows their own card; after a ship is destroyed all know that one', () => {
    const match = three({ phase: 'fire', engaged: '3', lines: ['N'] });
    expect(seen(match, viewerOf('1'))).toEqual(['cranberry', 'hidden', 'hidden']);
    expect(seen(match, viewerOf('2'))).toEqual(['hidden', 'slate', 'hidden']);
    expect(seen(match, AUDIENCE)).toEqual(['hidden', 'hidden', 'hidden']);
    const after = play(match, 1, fire('N', 1)).match;
    expect(seen(after, viewerOf('1'))).toEqual(['cranberry', 'hidden', 'ash']);
    expect(seen(after, viewerOf('2'))).toEqual(['hidden', 'slate', 'ash']);
    expect(seen(after, viewerOf('3'))).toEqual(['hidden', 'hidden', 'ash']);
    expect(seen(after, AUDIENCE)).toEqual(['hidden', 'hidden', 'ash']);
  });

  it('BS-15.2: a revealed card is public, and so are all cards when the game is over', () => {
    const shown = play(three(), 2, reveal);
    expect(shown.events.map((event) => game.reveals(event))).toEqual([true]);
    for (const viewer of [viewerOf('1'), viewerOf('3'), AUDIENCE]) {
      expect(seen(shown.match, viewer)[1]).toBe('slate');
      expect(heard(shown.events, viewer)).toEqual(shown.events);
    }
    const over = play(play(three(), 3, resign).match, 2, resign).match;
    expect(over.state.phase).toBe('over');
    expect(seen(over, AUDIENCE)).toEqual(['cranberry', 'slate', 'ash']);
  });

  it('BS-15.3 BS-15.4 BS-16.2: a view and the events for a seat name no other hidden card and hold no number to work one out', () => {
    const { match, events } = newGame({ playerCount: 3, lifeboats: true }, [4, 1, 6, 6, 6, 1, 1, 2, 2]);
    const own = { 1: 'cranberry', 2: 'slate', 3: 'ash' } as const;
    for (const seat of SEATS) {
      expect(named(game.view(match.state, viewerOf(seat)))).toEqual([own[seat]]);
      expect(named(heard(events, viewerOf(seat)))).toEqual([own[seat]]);
      expect(heard(events, viewerOf(seat)).filter(({ type }) => type === 'lifeboatDrawn')).toEqual(
        SEATS.map((one) => ({ type: 'lifeboatDrawn', seat: one, lifeboat: one === seat ? own[seat] : null })),
      );
    }
    expect(named(game.view(match.state, AUDIENCE))).toEqual([]);
    expect(named(heard(events, AUDIENCE))).toEqual([]);
  });

  it('BS-15.4: the draws before their own say nothing to a seat: other cards, the same view', () => {
    const open = (draws: readonly number[]) =>
      newGame({ playerCount: 3, lifeboats: true }, [...draws, 6, 6, 1, 1, 2, 2]);
    const a = open([4, 1, 6]);
    // Seat 3 holds Ash either way; the cards of seats 1 and 2 differ.
    const b = open([2, 2, 6]);
    expect(b.match.state.players[2]!.lifeboat).toBe('ash');
    expect(game.view(a.match.state, viewerOf('3'))).toEqual(game.view(b.match.state, viewerOf('3')));
    expect(heard(a.events, viewerOf('3'))).toEqual(heard(b.events, viewerOf('3')));
    expect(game.view(a.match.state, AUDIENCE)).toEqual(game.view(open([8, 3, 1]).match.state, AUDIENCE));
  });

  it('BS-15.4: a player who is out sees what spectators see, and their own card', () => {
    const match = play(three(), 2, resign).match;
    const view = game.view(match.state, viewerOf('2'));
    expect(view.players[0]!.lifeboat).toBe('hidden');
    expect(view.players[1]!.lifeboat).toBe('slate');
    expect(view.players[2]!.lifeboat).toBe('hidden');
    expect([view.choices, view.always]).toEqual([[], []]);
  });

  it('BS-15.2: the card of a player who resigned with their ship stays hidden until the game is over', () => {
    const match = play(three(), 2, resign).match;
    expect(seen(match, viewerOf('1'))).toEqual(['cranberry', 'hidden', 'hidden']);
    expect(seen(match, AUDIENCE)).toEqual(['hidden', 'hidden', 'hidden']);
  });

  it('BS-15.2: a card that is known by the loss of a ship is told to all in the event', () => {
    const start = three({
      vessels: [ship(1, [0, 0], 'N', [6, 0, 6, 6]), ship(2, [1, 0]), ship(3, [0, 1])],
      phase: 'reaction',
      engaged: '2',
      lines: ['E'],
    });
    const { events } = play(start, 2, sentry('E', 'port'));
    for (const viewer of [viewerOf('3'), AUDIENCE]) expect(named(heard(events, viewer))).toEqual(['cranberry']);
    expect(events.some((event) => game.reveals(event))).toBe(true);
  });

  it('BS-15.5: draw flags are public', () => {
    const { match, events } = play(three(), 2, agree(true));
    for (const viewer of [viewerOf('1'), viewerOf('3'), AUDIENCE]) {
      expect(game.view(match.state, viewer).players.map(({ agree: on }) => on)).toEqual([false, true, false]);
      expect(heard(events, viewer)).toEqual(events);
    }
  });

  it('BS-15.4 BS-15.3: what a computer player imagines fits what its seat knows, and not more', () => {
    const match = newGame({ playerCount: 3, lifeboats: true }, [4, 1, 6, 6, 6, 1, 1, 2, 2]).match;
    const held = new Set<string>();
    for (let draw = 1; draw <= 40; draw++) {
      let next = draw;
      const chance = {
        die: (sides = 6) => 1 + (next++ % sides),
        below: (count: number) => next++ % count,
        drawn: 0,
        draws: [],
        close: () => ({ kind: 'script' as const, draws: [] }),
      };
      const guess = game.guess(game.view(match.state, viewerOf('1')), '1', chance);
      expect(guess.players[0]!.lifeboat).toBe('cranberry');
      expect(new Set(guess.players.map(({ lifeboat }) => lifeboat)).size).toBe(3);
      held.add(guess.players[1]!.lifeboat!);
      expect(game.view(guess, viewerOf('1'))).toEqual(game.view(match.state, viewerOf('1')));
    }
    expect(held.size).toBeGreaterThan(1);
  });
});
