import { expect, it } from 'vitest';
import '../helpers/game-uis.ts';
import { createBot } from '../../src/ai/bot.ts';
import type { Brain } from '../../src/engine/brain.ts';
import type { AnyGame } from '../../src/engine/game.ts';
import type { Json } from '../../src/engine/json.ts';
import { viewerOf } from '../../src/engine/seat.ts';
import { extend, openTimeline, present, type Timeline } from '../../src/engine/timeline.ts';
import { battlespaceSiriusBrain } from '../../src/games/battlespace-sirius/bot.ts';
import { battlespaceSirius } from '../../src/games/battlespace-sirius/game.ts';
import { anyLegal } from '../../src/session/threads/think/thinker.ts';
import { askWhy, decidedAt, isComputers, type WhyOrder, type WhyPort } from '../../src/session/threads/why/ask.ts';
import { teller } from '../../src/session/threads/why/tell.ts';
import { replayAsker } from '../../src/ui/match/why/asker.ts';
import { findWhy } from '../../src/ui/match/why/find-why.ts';
import { whyText } from '../../src/ui/match/words/why.ts';

const game = battlespaceSirius as AnyGame;
const brain = battlespaceSiriusBrain as unknown as Brain<unknown, unknown>;
const tell = teller(async (id) => (id === game.id ? { game, brain } : null));

const parsed = game.parseOptions({});
if (!parsed.ok) throw new Error(parsed.faults[0]!.reason);

/** A duel of a person (seat 1) against a computer of a level. */
const begun = (level: string): Timeline<unknown, unknown> =>
  openTimeline(game, {
    format: 'orion-match',
    version: 1,
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: parsed.value as Json,
    seats: [
      { seat: '1', player: 'human', name: 'Ann' },
      { seat: '2', player: level, name: 'Computer' },
    ],
    seed: 'why',
  });

function played(timeline: Timeline<unknown, unknown>, seat: string, command: unknown): Timeline<unknown, unknown> {
  const next = extend(game, timeline, seat, command as Json);
  if (!next.ok) throw new Error(next.rejections[0]!.reason);
  return next.timeline;
}

/** Played on until the computer has given `count` commands, each by `give`. */
function untilComputer(level: string, give: (view: unknown, plies: number) => unknown): Timeline<unknown, unknown> {
  let timeline = begun(level);
  for (;;) {
    const seat = game.pending(present(timeline).state)[0]!.seats[0]!;
    const state = present(timeline).state;
    const command =
      seat === '2' ? give(game.view(state, viewerOf('2')), timeline.plies.length) : game.choices(state, '1')[0];
    timeline = played(timeline, seat, command);
    if (seat === '2') return timeline;
  }
}

const find = async (order: WhyOrder) => {
  const reply = await tell(order);
  if ('fault' in reply) throw new Error(reply.fault);
  return reply.told;
};
const why = (timeline: Timeline<unknown, unknown>, id: string | null = 'm') =>
  findWhy({ game, id, timeline }, timeline.plies.length, find);

it('tells of a command of a computer only, from the view its seat had', () => {
  const timeline = untilComputer('default', (view, plies) =>
    createBot(game, brain, 'default').choose(view, '2', `m/${plies}`),
  );
  const asked = { game, id: 'm', timeline };
  const last = timeline.plies.length;
  expect([isComputers(asked, 0), isComputers(asked, last), isComputers(asked, last + 1)]).toEqual([false, true, false]);
  const asker = replayAsker({ game, timeline } as never, 'm')!;
  expect([asker.of(0), asker.of(last), asker.by(last)]).toEqual([false, true, 'Computer']);
  const before = timeline.plies[last - 2]?.match ?? timeline.first;
  expect(decidedAt(asked, last)).toMatchObject({
    seed: `m/${last - 1}`,
    level: 'default',
    over: false,
    view: game.view(before.state, viewerOf('2')),
  });
});

it('says the figures and the count in one line', async () => {
  const timeline = untilComputer('hard', (view, plies) =>
    createBot(game, brain, 'hard').choose(view, '2', `m/${plies}`),
  );
  expect(await why(timeline)).toMatch(/^Chose .+\. Next best: .+\. By its count \d+\.\d\u00a0% to win, .+\.$/);
});

it('says in how many courses a way was played on', async () => {
  const timeline = untilComputer('hard', (view, plies) =>
    createBot(game, brain, 'hard').choose(view, '2', `m/${plies}`),
  );
  const ahead = async (order: WhyOrder) => {
    const { reason, standIn } = await find(order);
    return { reason: { ...reason, courses: 4 }, standIn };
  };
  const said = await findWhy({ game, id: 'm', timeline }, timeline.plies.length, ahead);
  expect(said).toBe(`${await why(timeline)} ${whyText.playedOn(4)}`);
});

it('says that a player who weighs nothing picked at random, and among how many ways', async () => {
  const timeline = untilComputer('random', (view) => anyLegal(game, view, '2', 0)[0]);
  const before = timeline.plies.at(-2)?.match ?? timeline.first;
  expect(await why(timeline)).toBe(whyText.random(game.choices(before.state, '2').length));
});

it('says that a command stood in for an answer that did not come, where its match is known', async () => {
  const timeline = untilComputer('easy', (view, plies) => anyLegal(game, view, '2', plies)[0]);
  expect(await why(timeline)).toContain(whyText.standIn);
  expect(await why(timeline, null)).not.toContain(whyText.standIn);
});

it('says that a command came from elsewhere', async () => {
  const worst = (view: unknown): unknown => game.choices(game.guess(view, '2', { die: () => 1 } as never), '2').at(-1);
  expect(await why(untilComputer('hard', worst))).toContain(whyText.elsewhere);
});

it('says in words why no reason could be found', async () => {
  const timeline = untilComputer('random', (view) => anyLegal(game, view, '2', 0)[0]);
  const lost = async () => Promise.reject(new Error('The thread is lost.'));
  expect(await findWhy({ game, id: 'm', timeline }, timeline.plies.length, lost)).toBe(
    whyText.failed('Error: The thread is lost.'),
  );
});

it('lets the thread go once it has answered', async () => {
  const port: WhyPort & { gone: number } = {
    gone: 0,
    onmessage: null,
    onerror: null,
    postMessage(order) {
      void tell(order).then((data) => port.onmessage?.({ data }));
    },
    terminate: () => void (port.gone += 1),
  };
  const timeline = untilComputer('random', (view) => anyLegal(game, view, '2', 0)[0]);
  const order = decidedAt({ game, id: 'm', timeline }, timeline.plies.length);
  expect((await askWhy(() => port, order)).reason.kind).toBe('random');
  await expect(askWhy(() => port, { ...order, game: 'chess' })).rejects.toThrow(/no computer player/);
  expect(port.gone).toBe(2);
});
