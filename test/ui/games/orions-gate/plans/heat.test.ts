import { describe, expect, it } from 'vitest';
import {
  openHeatAsker,
  type HeatAsked,
  type HeatLayer,
  type HeatPort,
  type HeatQuestion,
  type HeatReply,
} from '../../../../../src/ui/games/orions-gate/plans/heat/ask.ts';
import { heatCounter } from '../../../../../src/ui/games/orions-gate/plans/heat/count.ts';
import type { Answers } from '../../../../../src/games/orions-gate/index.ts';
import { battle } from '../../../../helpers/og-position.ts';

const { state } = battle({
  phase: 'fighters',
  turn: 'A',
  units: [
    { id: 'a1.1', type: 'fighters', pose: [20000, 24000, 0], components: ['shield'] },
    { id: 'b1.1', type: 'destroyers', pose: [40000, 24000, 18000], components: ['cannon', 'cannon', 'warpDrive'] },
  ],
});
const HEAT: HeatQuestion = { kind: 'heat', state, unit: 'a1.1', action: 'move', allowance: 8000 };
const ANSWERS: HeatQuestion = { kind: 'answers', state, unit: 'a1.1', pose: state.units[0]!.pose! };

/** A thread whose every piece of work waits until it is let on. */
function paperThread() {
  const waiting: (() => void)[] = [];
  const ports: (HeatPort & { closed: boolean })[] = [];
  let replies = 0;
  const hire = (): HeatPort => {
    const port: HeatPort & { closed: boolean } = {
      closed: false,
      onmessage: null,
      onerror: null,
      postMessage: (message: HeatAsked) => count(message),
      terminate() {
        port.closed = true;
      },
    };
    const count = heatCounter(
      (data: HeatReply) => {
        replies += 1;
        if (!port.closed) port.onmessage?.({ data });
      },
      (work) => waiting.push(work),
    );
    ports.push(port);
    return port;
  };
  return {
    hire,
    ports,
    replies: () => replies,
    step: () => waiting.shift()?.(),
    run() {
      while (waiting.length > 0) waiting.shift()!();
    },
  };
}

function listener() {
  const layers: HeatLayer[] = [];
  const answers: Answers[] = [];
  const faults: string[] = [];
  return {
    layers,
    answers,
    faults,
    onLayer: (layer: HeatLayer) => void layers.push(layer),
    onAnswers: (one: Answers) => void answers.push(one),
    onFault: (kind: string, detail: string) => void faults.push(`${kind}: ${detail.split('\n')[0]}`),
  };
}

describe('asking the thread what the enemy would do', () => {
  it('OG-25.7 a heat layer comes bit by bit until it holds every place', () => {
    const [thread, heard] = [paperThread(), listener()];
    openHeatAsker(thread.hire, heard).ask(HEAT);
    thread.run();
    expect(heard.layers.length).toBeGreaterThan(3);
    const last = heard.layers.at(-1)!;
    expect(last.list.length).toBe(last.cells);
    expect(last).toMatchObject({ unit: 'a1.1', round: 1, enemies: 1 });
    expect(heard.layers[0]!.list.length).toBeLessThan(last.cells);
    expect(last.list[0]).toMatchObject({ x: 20000, y: 24000 });
  });

  it('a newer question drops the one under way: nothing more of it is told or counted', () => {
    const [thread, heard] = [paperThread(), listener()];
    const asker = openHeatAsker(thread.hire, heard);
    asker.ask(HEAT);
    thread.step();
    thread.step();
    const before = thread.replies();
    asker.ask({ ...HEAT, action: 'cruise', allowance: 12000 });
    thread.run();
    const { cells } = heard.layers.at(-1)!;
    expect(heard.layers.at(-1)!.list.length).toBe(cells);
    expect(thread.replies() - before).toBe(Math.floor(cells / 12) + 1);
    expect(heard.layers[0]!.cells).not.toBe(cells);
  });

  it('answers and a layer are counted beside each other, and one can be dropped', () => {
    const [thread, heard] = [paperThread(), listener()];
    const asker = openHeatAsker(thread.hire, heard);
    asker.ask(HEAT);
    asker.ask(ANSWERS);
    asker.drop('heat');
    thread.run();
    expect(heard.layers).toEqual([]);
    expect(heard.answers.map(({ unit, list }) => [unit, list.length])).toEqual([['a1.1', 1]]);
  });

  it('says when something cannot be counted, and hires anew when the thread is lost', () => {
    const [thread, heard] = [paperThread(), listener()];
    const asker = openHeatAsker(thread.hire, heard);
    asker.ask({ ...ANSWERS, unit: 'a1.9' });
    thread.run();
    expect(heard.faults).toEqual([expect.stringMatching(/^answers: \w*Error: ./)]);
    asker.ask(HEAT);
    thread.ports[0]!.onerror?.(null);
    expect(heard.faults).toHaveLength(2);
    expect(heard.faults[1]).toBe('heat: The script of the thread did not load.');
    expect(thread.ports[0]!.closed).toBe(true);
    asker.ask(ANSWERS);
    thread.run();
    expect(thread.ports.length).toBe(2);
    expect(heard.answers.length).toBe(1);
  });
});
