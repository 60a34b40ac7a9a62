import { describe, expect, it } from 'vitest';
import { playSeriesGame } from '../../src/ai/series/play-series.ts';
import { readingOf, type Reading } from '../../src/ai/series/report.ts';
import type { Series, SeriesGame } from '../../src/ai/series/series.ts';
import { manifestOf, type Seams } from '../../src/games/index.ts';
import { arenaOf } from '../../src/session/threads/lab/arena.ts';
import { labPlayer } from '../../src/session/threads/lab/play.ts';
import { gamesIn, runLab, type LabFailure, type LabOrder, type LabPort } from '../../src/session/threads/lab/run.ts';

const series: Series = { game: 'battlespace-sirius', options: {}, seed: 's', names: ['random', 'random'] };
const reading: Reading = { seats: ['A', 'B'], length: null, shares: [] };
const gameOf = (index: number) => ({ plies: index }) as SeriesGame;

/** A thread that answers when it is told to. */
class FakePort implements LabPort {
  onmessage: LabPort['onmessage'] = null;
  onerror: LabPort['onerror'] = null;
  readonly orders: LabOrder[] = [];
  letGo = false;
  postMessage(order: LabOrder) {
    this.orders.push(order);
  }
  terminate() {
    this.letGo = true;
  }
  /** Plays the latest order. */
  play() {
    const { index } = this.orders.at(-1)!;
    this.onmessage?.({ data: { index, played: gameOf(index), reading } });
  }
  fail(reason: string) {
    this.onmessage?.({ data: { index: this.orders.at(-1)!.index, fault: reason } });
  }
}

function run(threads: number, indexes: readonly number[]) {
  const ports: FakePort[] = [];
  const heard: string[] = [];
  const failures: LabFailure[] = [];
  const hire = () => {
    const port = new FakePort();
    ports.push(port);
    return port;
  };
  const stop = runLab(hire, threads, gamesIn(series, 20), indexes, {
    onPlayed: (index, played) => heard.push(`${index}:${played.plies}`),
    onFailed: (failure) => failures.push(failure),
    onEnd: (how, detail) => heard.push(`${how} ${detail}`.trim()),
  });
  return { ports, heard, failures, stop };
}

describe('a run of the Balance lab', () => {
  it('gives each thread the next game when it is free, tells of each, and lets all go at the end', () => {
    const { ports, heard } = run(2, [0, 1, 2, 3]);
    const [one, two] = ports;
    expect(ports.map(({ orders }) => orders)).toEqual([[{ series, index: 0 }], [{ series, index: 1 }]]);
    two!.play();
    two!.play();
    one!.play();
    expect(heard).toEqual(['1:1', '2:2', '0:0']);
    expect(two!.orders.map(({ index }) => index)).toEqual([1, 2, 3]);
    expect(one!.orders).toHaveLength(1);
    two!.play();
    expect(heard.slice(3)).toEqual(['3:3', 'done']);
    expect(ports.map(({ letGo }) => letGo)).toEqual([true, true]);
  });

  it('hires no more threads than there are games, and plays the very indexes it is given', () => {
    const { ports, heard } = run(4, [17]);
    expect(ports).toHaveLength(1);
    ports[0]!.play();
    expect(heard).toEqual(['17:17', 'done']);
  });

  it('stops in the middle of a game and tells nothing any more', () => {
    const { ports, heard, stop } = run(1, [0, 1, 2]);
    ports[0]!.play();
    stop();
    ports[0]!.play();
    expect(heard).toEqual(['0:0']);
    expect(ports[0]!.letGo).toBe(true);
  });

  it('tells of a game that failed with its seed, and goes on with the next', () => {
    const { ports, heard, failures } = run(1, [4, 5, 6]);
    ports[0]!.fail('Ply 3: it fell over.');
    ports[0]!.play();
    ports[0]!.play();
    expect(failures).toEqual([{ index: 4, seed: 's/2', reason: 'Ply 3: it fell over.' }]);
    expect(heard).toEqual(['5:5', '6:6', 'done']);
  });

  it('ends when a thread is lost', () => {
    const { ports, heard } = run(2, [0, 1, 2]);
    ports[0]!.onerror?.({ message: 'Uncaught RangeError', filename: 'lab.js', lineno: 3 });
    expect(heard).toEqual(['lost Uncaught RangeError (lab.js:3)']);
    expect(ports.map(({ letGo }) => letGo)).toEqual([true, true]);
  });
});

describe('a thread of the Balance lab', () => {
  it('answers an order for a game there is not, and one that fails, with the reason', async () => {
    const nothing = labPlayer(async () => null);
    expect(await nothing({ series, index: 3 })).toEqual({
      index: 3,
      fault: expect.stringContaining('Error: There is no game battlespace-sirius here.'),
    });
    const broken = labPlayer(() => Promise.reject(new Error('The file is gone.')));
    expect(await broken({ series, index: 0 })).toEqual({
      index: 0,
      fault: expect.stringContaining('Error: The file is gone.'),
    });
  });

  it('answers an order with the game that the series plays at that place, and how its seats are read', async () => {
    const arena = await arenaOf(manifestOf('battlespace-sirius')!, {} as Seams);
    const play = labPlayer(async () => arena);
    const answers = [
      await play({ series, index: 0 }),
      await play({ series, index: 1 }),
      await play({ series, index: 0 }),
    ];
    expect(answers[0]).toEqual({
      index: 0,
      reading: readingOf(arena, series),
      played: playSeriesGame(arena, series, 0),
    });
    expect(answers[1]).toMatchObject({ index: 1, played: playSeriesGame(arena, series, 1) });
    expect(answers[2]).toEqual(answers[0]);
  });
});
