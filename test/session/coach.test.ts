import { describe, expect, it } from 'vitest';
import '../helpers/game-uis.ts';
import { coach } from '../../src/ai/coach.ts';
import type { AnyGame } from '../../src/engine/game.ts';
import type { Json } from '../../src/engine/json.ts';
import { viewerOf } from '../../src/engine/seat.ts';
import { extend, openTimeline, present, type Timeline } from '../../src/engine/timeline.ts';
import { GAMES } from '../../src/cli/registry.ts';
import { arenaOf } from '../../src/cli/registry.ts';
import type { Session } from '../../src/session/session.ts';
import { coachOf } from '../../src/session/threads/coach/tell.ts';
import { canAsk, isAsked, toggleCoach } from '../../src/ui/match/coach/open.ts';
import { findWays } from '../../src/ui/match/coach/find-ways.ts';

/** A match of a game, in which the first choices were made `plies` times. */
function begun(game: AnyGame, plies: number): Timeline<unknown, unknown> {
  const parsed = game.parseOptions({});
  if (!parsed.ok) throw new Error(parsed.faults[0]!.reason);
  let timeline = openTimeline(game, {
    format: 'orion-match',
    version: 1,
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: parsed.value as Json,
    seats: game.seats(parsed.value).map((seat) => ({ seat, player: 'human', name: seat })),
    seed: 'coach',
  });
  while (timeline.plies.length < plies) {
    const { state } = present(timeline);
    const seat = game.pending(state)[0]!.seats[0]!;
    const next = extend(game, timeline, seat, game.choices(state, seat)[0] as Json);
    if (!next.ok) throw new Error(next.rejections[0]!.reason);
    timeline = next.timeline;
  }
  return timeline;
}

const asked = (timeline: Timeline<unknown, unknown>, game: AnyGame) => {
  const { state } = present(timeline);
  const seat = game.pending(state)[0]!.seats[0]!;
  return { state, seat, view: game.view(state, viewerOf(seat)) };
};

describe.each(GAMES.map((game) => ({ game, id: game.id })))('the coach of $id', ({ game }) => {
  const brain = arenaOf(game).hireBrain!().brain;

  it.each([2, 9])('says legal ways, best first, the same when asked again (%i commands in)', (plies) => {
    const timeline = begun(game, plies);
    const { state, seat, view } = asked(timeline, game);
    const { ways, of } = coach(game, brain, { view, seat, seed: 's' });
    expect(ways.length).toBeGreaterThan(0);
    expect(of).toBeGreaterThanOrEqual(ways.length);
    for (const { command } of ways) expect(game.check(state, seat, command)).toEqual([]);
    const worths = ways.map(({ worth }) => worth!);
    expect(worths).toEqual([...worths].sort((a, b) => b - a));
    expect(coach(game, brain, { view, seat, seed: 's' })).toEqual({ ways, of });
  });

  it('puts at most three of them into different words, each of which can be done', async () => {
    const timeline = begun(game, 9);
    const { state, seat } = asked(timeline, game);
    const tell = coachOf(async () => ({ game, brain }));
    const session = {
      game,
      view: () => game.view(state, viewerOf(seat)),
      plies: () => timeline.plies.length,
    } as unknown as Session;
    const { ways } = await findWays(session, seat, async (order) => {
      // As it goes to a thread and back.
      const reply = await tell(structuredClone(order));
      if ('fault' in reply) throw new Error(reply.fault);
      return reply.coaching;
    });
    expect(ways.length).toBeLessThanOrEqual(3);
    expect(new Set(ways.map(({ way }) => way)).size).toBe(ways.length);
    for (const { command, worth } of ways) {
      expect(game.check(state, seat, command)).toEqual([]);
      expect(worth).toMatch(/ % to win$/);
    }
  });
});

describe('whether the coach can be asked', () => {
  const session = { host: {} } as Session;
  const seen = { seat: '1', viewer: viewerOf('1'), busy: false };

  it('only by who decides, at a screen that shows what they see, in a match that is hosted here', () => {
    expect(canAsk(session, seen)).toBe(true);
    expect(canAsk(session, { ...seen, seat: null })).toBe(false);
    expect(canAsk(session, { ...seen, busy: true })).toBe(false);
    expect(canAsk(session, { ...seen, viewer: { kind: 'audience' } })).toBe(false);
    expect(canAsk({ host: null } as Session, seen)).toBe(false);
    expect(canAsk({ host: {}, guided: true } as Session, seen)).toBe(false);
  });

  it('about one decision of one match: another one with as many commands is not asked about', () => {
    const at = (id: string, plies: number) => ({ id, plies: () => plies });
    toggleCoach(at('a', 4));
    expect([isAsked(at('a', 4)), isAsked(at('a', 5)), isAsked(at('b', 4))]).toEqual([true, false, false]);
    toggleCoach(at('b', 4));
    expect([isAsked(at('a', 4)), isAsked(at('b', 4))]).toEqual([false, true]);
    toggleCoach(at('b', 4));
    expect(isAsked(at('b', 4))).toBe(false);
  });

  it('a game without a computer player is told of', async () => {
    const order = { game: 'chess', view: {}, seat: '1', ply: 0 };
    expect(await coachOf(async () => null)(order)).toEqual({
      fault: 'There is no computer player of a game called chess.',
    });
  });
});
