import { expect, it } from 'vitest';
import { calibrated } from '../../src/ai/calibration.ts';
import type { Reason } from '../../src/ai/reason.ts';
import type { AnyGame } from '../../src/engine/game.ts';
import type { Json } from '../../src/engine/json.ts';
import { extend, openTimeline, present, type Timeline } from '../../src/engine/timeline.ts';
import { battlespaceSiriusBrain } from '../../src/games/battlespace-sirius/bot.ts';
import { battlespaceSirius } from '../../src/games/battlespace-sirius/game.ts';
import type { Brain, Calibration } from '../../src/engine/brain.ts';
import { judgeOf } from '../../src/session/threads/analyse/judge.ts';
import {
  decisionsOf,
  runAnalysis,
  type AnalyseOrder,
  type AnalysePort,
} from '../../src/session/threads/analyse/run.ts';

const game = battlespaceSirius as AnyGame;
const brain = battlespaceSiriusBrain as unknown as Brain<unknown, unknown>;
const judgeBy = (one: typeof brain) =>
  judgeOf({ playedOf: async () => ({ game, brain: one, counsel: 'master' }), censusOf: async () => null });

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
function thread(fails: (order: AnalyseOrder) => 'fault' | 'lost' | null = () => null, one = brain) {
  const asked: AnalyseOrder[] = [];
  const judge = judgeBy(one);
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
      void judge(order).then((data) => port.onmessage?.({ data }));
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

it('tells the chances that came of such matches, by who played', async () => {
  const points: Calibration = [[0.5, 0.2]];
  const worthsOf = async (players: readonly [string, string], one: typeof brain) =>
    (
      await run(
        duel(players, 5),
        thread(() => null, one),
      )
    ).judged.map(([, reason]) => reason.kind === 'weighed' && reason.given.worth);
  const counted = { ...brain, calibrations: {} };
  const measured = { ...brain, calibrations: { default: points, master: [] } };
  const plain = await worthsOf(['human', 'human'], counted);
  expect(plain.length).toBe(5);
  const told = plain.map((worth) => worth && calibrated(points, worth));
  expect(told).not.toEqual(plain);
  expect(await worthsOf(['human', 'human'], measured)).toEqual(told);
  expect(await worthsOf(['human', 'master'], measured)).toEqual(await worthsOf(['human', 'master'], counted));
});

it('says what is wrong with options that its game does not have', async () => {
  const order = { game: game.id, ply: 3, match: { players: [], options: { playerCount: 'many' } } };
  const answer = await judgeBy(brain)(order as unknown as AnalyseOrder);
  expect(answer).toMatchObject({ plies: 4, fault: expect.stringMatching(/playerCount/) });
});

it('says that there is no computer player of a game it does not know', async () => {
  const judge = judgeOf({ playedOf: async () => null, censusOf: async () => null });
  const order = { game: 'chess', ply: 0, match: { players: [], options: {} } };
  expect(await judge(order as unknown as AnalyseOrder)).toEqual({
    plies: 1,
    fault: 'There is no computer player of a game called chess.',
  });
});
