import { describe, expect, it } from 'vitest';
import '../helpers/game-uis.ts';
import { coach } from '../../src/ai/coach.ts';
import { fears } from '../../src/ai/fears.ts';
import type { AnyGame } from '../../src/engine/game.ts';
import type { Json } from '../../src/engine/json.ts';
import { openChance, seedChance } from '../../src/engine/rng.ts';
import { viewerOf } from '../../src/engine/seat.ts';
import { extend, openTimeline, present, type Timeline } from '../../src/engine/timeline.ts';
import { arenaOf, GAMES, manifestOf } from '../../src/cli/registry.ts';
import type { Session } from '../../src/session/session.ts';
import { coachOf } from '../../src/session/threads/coach/tell.ts';
import { canAsk, isAsked, toggleCoach } from '../../src/ui/match/coach/open.ts';
import { findFears } from '../../src/ui/match/coach/find-fears.ts';
import { amongOf, findWays, type ToldWay } from '../../src/ui/match/coach/find-ways.ts';

/** The level by which a game counsels. */
const levelOf = ({ id }: AnyGame) => manifestOf(id)!.counsel;

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
  const counsel = levelOf(game);

  it.each([2, 9])('says legal ways, best first, the same when asked again (%i commands in)', (plies) => {
    const timeline = begun(game, plies);
    const { state, seat, view } = asked(timeline, game);
    const { ways, of } = coach(game, brain, { view, seat, seed: 's', level: counsel });
    expect(ways.length).toBeGreaterThan(0);
    expect(of).toBeGreaterThanOrEqual(ways.length);
    for (const { command } of ways) expect(game.check(state, seat, command)).toEqual([]);
    const worths = ways.map(({ worth }) => worth!);
    expect(worths).toEqual([...worths].sort((a, b) => b - a));
    expect(coach(game, brain, { view, seat, seed: 's', level: counsel })).toEqual({ ways, of });
  });

  it('puts at most three of them into different words, each of which can be done', async () => {
    const timeline = begun(game, 9);
    const { state, seat } = asked(timeline, game);
    const tell = coachOf({ playedOf: async () => ({ game, brain, counsel }), censusOf: async () => null });
    const session = {
      game,
      view: () => game.view(state, viewerOf(seat)),
      plies: () => timeline.plies.length,
      host: { timeline: () => timeline },
    } as unknown as Session;
    const { ways } = await findWays(session, seat, async (order) => {
      // As it goes to a thread and back.
      const reply = await tell(structuredClone(order));
      if (!('coaching' in reply)) throw new Error(JSON.stringify(reply));
      return reply.coaching;
    });
    expect(ways.length).toBeLessThanOrEqual(3);
    expect(new Set(ways.map(({ way }) => way)).size).toBe(ways.length);
    for (const { command, worth } of ways) {
      expect(game.check(state, seat, command)).toEqual([]);
      expect(worth).toMatch(/\u00a0% to win$/);
    }
  });
});

describe('of good moves that are shown', () => {
  const worth = (...worths: readonly string[]) => worths.map((one, at) => ({ way: `${at}`, worth: one }) as ToldWay);
  const alike = /None of these is better/;

  it('it is said where none is better than the others', () => {
    expect(amongOf({ ways: worth('50.0 % to win', '50.0 % to win'), of: 6 })).toMatch(alike);
  });

  it('nothing is said of one alone, or where one is better', () => {
    expect(amongOf({ ways: worth('50.0 % to win'), of: 6 })).not.toMatch(alike);
    expect(amongOf({ ways: worth('50.1 % to win', '50.0 % to win', '50.0 % to win'), of: 6 })).not.toMatch(alike);
  });
});

/** A decision with what the coach says of it, in which the enemy may answer. */
function answered(game: AnyGame, plies: number) {
  const { brain } = arenaOf(game).hireBrain!();
  const timeline = begun(game, plies);
  const { state, seat, view } = asked(timeline, game);
  const counsel = levelOf(game);
  const { command, then } = coach(game, brain, { view, seat, seed: 's', level: counsel }).ways[0]!;
  const commands = then === undefined ? [command] : [command, then];
  return { brain, counsel, timeline, state, seat, view, commands };
}

describe.each(GAMES.map((game) => ({ game, id: game.id })))('the answers of the enemy in $id', ({ game }) => {
  it('are those of an enemy, by what the seat sees alone: the same whatever is hidden from it', () => {
    const { brain, counsel, state, seat, view, commands } = answered(game, 9);
    const allies = [seat];
    const answers = fears(game, brain, { view, seat, allies, commands, seed: 's', level: counsel });
    expect(answers.length).toBeGreaterThan(0);
    for (const { seat: foe, weighed, possible, best } of answers) {
      expect(allies).not.toContain(foe);
      expect(weighed.worth).not.toBeNull();
      expect(possible).toBeGreaterThan(0);
      expect(best).toBeLessThanOrEqual(possible);
    }
    // Another state that looks the same to the seat.
    const other = game.guess(view, seat, openChance(seedChance('other')));
    const seen = game.view(other, viewerOf(seat));
    expect(seen).toEqual(game.view(state, viewerOf(seat)));
    expect(fears(game, brain, { view: seen, seat, allies, commands, seed: 's', level: counsel })).toEqual(answers);
  });

  it('are told in at most three ways, each with what it leaves or costs', async () => {
    const { brain, counsel, timeline, state, seat, view, commands } = answered(game, 9);
    const tell = coachOf({
      playedOf: async () => ({ game, brain, counsel }),
      censusOf: async () => arenaOf(game).census,
    });
    const session = {
      game,
      view: () => game.view(state, viewerOf(seat)),
      plies: () => timeline.plies.length,
      host: { timeline: () => timeline },
    } as unknown as Session;
    const way = { way: 'a way', worth: '', value: 1, command: commands[0]!, commands, facts: null };
    const told = await findFears(session, seat, way, undefined, async (order) => {
      const reply = await tell(structuredClone(order));
      if (!('feared' in reply)) throw new Error(JSON.stringify(reply));
      return reply.feared;
    });
    expect(told.length).toBeLessThanOrEqual(3);
    expect(new Set(told.map(({ way: said }) => said)).size).toBe(told.length);
    for (const { cost, proposed } of told) {
      expect(cost).toMatch(/^(leaves you|costs you|brings them) /);
      expect(proposed).toMatchObject({ foe: true });
      expect(proposed.seat).not.toBe(seat);
      expect(proposed.view).not.toBe(view);
    }
  });
});

it('the answers to a way nobody can decide about any more are none', () => {
  const game = GAMES.find(({ id }) => id === 'battlespace-sirius')!;
  const { brain, counsel, view, seat } = answered(game, 9);
  const all = game.seats(begun(game, 0).header.options);
  expect(fears(game, brain, { view, seat, allies: all, commands: [], seed: 's', level: counsel })).toEqual([]);
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
    const order = { game: 'chess', view: {}, seat: '1', ply: 0, match: { players: [], options: {} } };
    expect(await coachOf({ playedOf: async () => null, censusOf: async () => null })(order)).toEqual({
      fault: 'There is no computer player of a game called chess.',
    });
  });
});
