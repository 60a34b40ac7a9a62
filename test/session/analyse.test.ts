import { expect, it } from 'vitest';
import type { Reason } from '../../src/ai/reason.ts';
import type { AnyGame } from '../../src/engine/game.ts';
import type { Json } from '../../src/engine/json.ts';
import { extend, openTimeline, present, type Timeline } from '../../src/engine/timeline.ts';
import { battlespaceSiriusBrain } from '../../src/games/battlespace-sirius/bot.ts';
import { battlespaceSirius } from '../../src/games/battlespace-sirius/game.ts';
import type { Brain } from '../../src/engine/brain.ts';
import { decisionsOf, runAnalysis, type AnalysePort } from '../../src/session/threads/analyse/run.ts';
import { teller } from '../../src/session/threads/why/tell.ts';
import type { WhyOrder } from '../../src/session/threads/why/ask.ts';

const game = battlespaceSirius as AnyGame;
const brain = battlespaceSiriusBrain as unknown as Brain<unknown, unknown>;
const tell = teller(async () => ({ game, brain }));

/** A duel of so many commands, each the first choice there is. */
function duel(players: readonly [string, string], plies: number): Timeline<unknown, unknown> {
  const parsed = game.parseOptions({});
  if (!parsed.ok) throw new Error(parsed.faults[0]!.reason);
  let timeline = openTimeline(game, {
    format: 'orion-match',
    version: 1,
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: parsed.value as Json,
    seats: players.map((player, at) => ({ seat: String(at + 1), player, name: player })),
    seed: 'analyse',
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

/** A thread that answers as the real one, and remembers whether it was let go. */
function thread(fails: (order: WhyOrder) => 'fault' | 'lost' | null = () => null) {
  const asked: WhyOrder[] = [];
  const port: AnalysePort & { gone: boolean } = {
    gone: false,
    onmessage: null,
    onerror: null,
    terminate: () => void (port.gone = true),
    postMessage(order) {
      asked.push(structuredClone(order));
      const how = fails(order);
      const plies = order.ply + 1;
      if (how === 'lost') return void queueMicrotask(() => port.onerror?.(new Error('out of memory')));
      if (how === 'fault') return void queueMicrotask(() => port.onmessage?.({ data: { plies, fault: 'no' } }));
      void tell(order).then(
        (reply) => 'told' in reply && port.onmessage?.({ data: { plies, reason: reply.told.reason } }),
      );
    },
  };
  return { asked, port };
}

const run = (timeline: Timeline<unknown, unknown>, { port }: ReturnType<typeof thread>) =>
  new Promise<{ judged: readonly [number, Reason][]; fault: string | null }>((resolve) => {
    const judged: [number, Reason][] = [];
    runAnalysis(
      () => port,
      { game, id: null, timeline },
      { level: 'master', decisions: decisionsOf({ timeline }) },
      {
        onJudged: (plies, reason) => void judged.push([plies, reason]),
        onEnd: (fault) => resolve({ judged, fault }),
      },
    );
  });

it('judges what people decided, in order, by the level it is given and from their own views', async () => {
  const timeline = duel(['human', 'default'], 9);
  const people = timeline.plies.flatMap(({ seat }, at) => (seat === '1' ? [at + 1] : []));
  expect(decisionsOf({ timeline })).toEqual(people);
  const it = thread();
  const { judged, fault } = await run(timeline, it);
  expect(fault).toBeNull();
  expect(judged.map(([plies]) => plies)).toEqual(people);
  expect(judged.every(([, { kind }]) => kind === 'weighed')).toBe(true);
  expect(it.asked.every(({ level, seat, seed }) => level === 'master' && seat === '1' && seed === null)).toBe(true);
  expect(it.port.gone).toBe(true);
});

it('judges everybody where no person played', () => {
  const timeline = duel(['easy', 'default'], 6);
  expect(decisionsOf({ timeline })).toEqual([1, 2, 3, 4, 5, 6]);
});

it('leaves out what could not be judged, and goes on', async () => {
  const timeline = duel(['human', 'human'], 5);
  const { judged, fault } = await run(
    timeline,
    thread(({ ply }) => (ply === 2 ? 'fault' : null)),
  );
  expect(judged.map(([plies]) => plies)).toEqual([1, 2, 4, 5]);
  expect(fault).toBeNull();
});

it('tells when its thread is lost, and keeps what was judged', async () => {
  const it = thread(({ ply }) => (ply === 2 ? 'lost' : null));
  const { judged, fault } = await run(duel(['human', 'human'], 5), it);
  expect(judged.map(([plies]) => plies)).toEqual([1, 2]);
  expect(fault).toContain('out of memory');
  expect(it.port.gone).toBe(true);
});

it('stops at any moment', async () => {
  const it = thread();
  const judged: number[] = [];
  const stop = runAnalysis(
    () => it.port,
    { game, id: null, timeline: duel(['human', 'human'], 4) },
    { level: 'master', decisions: [1, 2, 3, 4] },
    {
      onJudged: (plies) => void judged.push(plies),
      onEnd: () => void judged.push(-1),
    },
  );
  stop();
  expect([it.port.gone, it.port.onmessage]).toEqual([true, null]);
  expect(judged).toEqual([]);
});
