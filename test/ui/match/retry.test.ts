import { describe, expect, it } from 'vitest';
import type { Judgement } from '../../../src/ai/judgement.ts';
import { createBot } from '../../../src/ai/bot.ts';
import type { AnyGame } from '../../../src/engine/game.ts';
import type { Json } from '../../../src/engine/json.ts';
import { extend, openTimeline, present, type Timeline } from '../../../src/engine/timeline.ts';
import { viewerOf } from '../../../src/engine/seat.ts';
import { battlespaceSirius } from '../../../src/games/battlespace-sirius/index.ts';
import { battlespaceSiriusBrain } from '../../../src/games/battlespace-sirius/bot.ts';
import { headerOf } from '../../../src/session/local/store.ts';
import { decidedAt } from '../../../src/session/threads/why/ask.ts';
import { dearest, lineBefore, playedWith, retrySession, type Retried } from '../../../src/ui/match/retry/retried.ts';
import { isFound, verdictOf } from '../../../src/ui/match/retry/verdict.ts';

const game = battlespaceSirius as unknown as AnyGame;
const PLIES = 12;

/** A duel of a person and a computer as far as it goes, with an analysis of its first decisions. */
function duel(): Timeline<unknown, unknown> {
  const options = (game.parseOptions({}) as { readonly ok: true; readonly value: Json }).value;
  const header = headerOf(game, {
    options,
    seats: [
      { seat: '1', player: 'human', name: 'Ann' },
      { seat: '2', player: 'hard', name: 'Red' },
    ],
    seed: 'retry',
    briefing: { title: 'A duel', notes: 'Win it.' },
  });
  const bot = createBot(game, battlespaceSiriusBrain as never, 'easy');
  let line = openTimeline(game, header);
  for (let ply = 0; ply < PLIES; ply += 1) {
    const { state } = present(line);
    const seat = game.pending(state)[0]!.seats[0]!;
    const command = bot.choose(game.view(state, viewerOf(seat)), seat, `${ply}`) as Json;
    const next = extend(game, line, seat, command);
    if (!next.ok) throw new Error(next.rejections[0]!.reason);
    line = next.timeline;
  }
  return line;
}

const whole = duel();
const own = whole.plies.findIndex(({ seat }) => seat === '1');
const retried = { asked: { game, id: 'm', timeline: whole }, plies: own, seat: '1', name: 'Ann' } as unknown as Retried;

describe('a decision that is made anew', () => {
  it('is met as it stood, by a person, with no briefing; nothing before it is taken back and nobody answers', async () => {
    const before = lineBefore(retried);
    expect(before.plies).toEqual(whole.plies.slice(0, own));
    expect(before.header.briefing).toBeUndefined();
    expect(before.header.seats.map(({ player }) => player)).toEqual(['human', 'hard']);
    const session = retrySession(retried);
    session.start();
    expect(session.undoable()).toEqual({ terms: 'none' });
    expect(session.play('1', whole.plies[own]!.command).kind).toBe('accepted');
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(session.plies()).toBe(own + 1);
    session.close();
  });

  it('of a computer is made by a person too, who faces people as computers', () => {
    const other = whole.plies.findIndex(({ seat }) => seat === '2');
    const { header } = lineBefore({ ...retried, plies: other, seat: '2' });
    expect(header.seats.map(({ player }) => player)).toEqual(['default', 'human']);
  });

  it('is judged in place of the one that was made', () => {
    const { state } = present(lineBefore(retried));
    const command = game
      .choices(state, '1')
      .find((one) => JSON.stringify(one) !== JSON.stringify(whole.plies[own]!.command));
    const next = extend(game, lineBefore(retried), '1', command as Json);
    if (!next.ok) throw new Error(next.rejections[0]!.reason);
    const asked = playedWith(retried, next.ply);
    const [made, was] = [decidedAt(asked, own + 1), decidedAt(retried.asked, own + 1)];
    expect(made).toEqual({ ...was, command });
    expect(asked.timeline.plies).toHaveLength(PLIES);
  });

  it('is one of the dearest where an analysis knows them, dearest first', () => {
    expect(dearest(retried)).toEqual([]);
    const mine = whole.plies.flatMap(({ seat }, at) => (seat === '1' ? [at + 1] : []));
    const judged = mine.map((plies, at) => [plies, 5000 - 100 * (at + 1), 5000] as const);
    const analysis = { last: present(whole).hash, judged };
    const known = { ...whole, header: { ...whole.header, analysis } };
    const three = [...mine]
      .reverse()
      .slice(0, 3)
      .map((plies) => plies - 1);
    expect(dearest({ ...retried, asked: { ...retried.asked, timeline: known } })).toEqual(three);
  });
});

describe('the verdict', () => {
  const judgement = (done: number, rival: number): Judgement => ({
    plies: 1,
    seat: '1',
    done,
    best: Math.max(done, rival),
    rival,
    reason: null,
  });
  const was = judgement(0.4, 0.6);
  const verdict = (done: number, rival: number, command = 'another') =>
    verdictOf({ own: judgement(done, rival), ownCommand: { command }, was, wasCommand: { command: 'was' } });

  it('tells the best, the same again, what is better and what is worse', () => {
    expect(verdict(0.6, 0.5)).toBe('60.0\u00a0% to win: the best there is.');
    expect(verdict(0.4, 0.6, 'was')).toMatch(/^40\.0\u00a0% to win: that is what was done\. .* 60\.0\u00a0%\.$/);
    expect(verdict(0.5, 0.6)).toMatch(/^50\.0\u00a0% to win, more than the 40\.0\u00a0% of what was done\./);
    expect(verdict(0.3, 0.6)).toMatch(/^30\.0\u00a0% to win, no more than the 40\.0\u00a0%/);
  });

  it('goes by the best that either count knows, and by itself where the match was not weighed', () => {
    // What is done now may be better than the best of the match's list.
    expect(isFound({ own: judgement(0.7, 0.65), was })).toBe(true);
    expect(isFound({ own: judgement(0.55, 0.5), was })).toBe(false);
    const alone = { own: judgement(0.5, 0.6), ownCommand: {}, was: null, wasCommand: { command: 'was' } };
    expect(verdictOf(alone)).toBe('50.0\u00a0% to win. The best way leaves 60.0\u00a0%.');
  });
});
