import { expect, test } from 'vitest';
import { countThreat } from '../../../../../src/ui/games/orions-gate/threat/count.ts';
import { threatSubject } from '../../../../../src/ui/games/orions-gate/threat/subject.ts';
import type { ThreatPort } from '../../../../../src/ui/games/orions-gate/threat/thread.ts';
import { openThreatWatch, type ThreatHeard } from '../../../../../src/ui/games/orions-gate/threat/watch.ts';
import { battle, game } from '../../../../helpers/og-position.ts';

const { state } = battle({
  phase: 'fighters',
  turn: 'A',
  units: [
    { id: 'a1.1', type: 'fighters', pose: [20_000, 24_000, 0], components: ['shield'] },
    { id: 'a1.2', type: 'fighters', pose: [10_000, 24_000, 0], components: ['shield'] },
    { id: 'b1.1', type: 'fighters', pose: [40_000, 24_000, 18_000], components: ['shield'] },
  ],
});

/** Threads that count when they are let, and whether they were ended. */
function paperThreads() {
  const ports: (ThreatPort & { run(): void; ended: boolean })[] = [];
  const hire = (): ThreatPort => {
    const port: (typeof ports)[number] = {
      onmessage: null,
      onerror: null,
      ended: false,
      run: () => undefined,
      postMessage(asked) {
        port.run = () => countThreat(asked, (data) => !port.ended && port.onmessage?.({ data }));
      },
      terminate: () => void (port.ended = true),
    };
    ports.push(port);
    return port;
  };
  return { ports, hire };
}

test('a field comes bit by bit; another question ends the thread of the one before', () => {
  const { ports, hire } = paperThreads();
  const heard: ThreatHeard[] = [];
  const faults: string[] = [];
  const watch = openThreatWatch(
    (one) => heard.push(one),
    (detail) => faults.push(detail),
    hire,
  );
  watch.look(state, 'a1.2');
  watch.look(state, 'a1.1');
  watch.look(state, 'a1.1');
  expect(ports.map(({ ended }) => ended)).toEqual([true, false]);
  ports[1]!.run();
  const { layer } = heard.at(-1)!;
  expect(layer).toMatchObject({ unit: 'a1.1', boxes: 2, enemies: ['b1.1'] });
  expect(layer!.places).toHaveLength(layer!.cells);
  expect(heard.length).toBeGreaterThan(10);
  watch.look(state, null);
  expect(heard.at(-1)).toEqual({ layer: null, fault: false });
  watch.look(state, 'a1.9');
  ports[2]!.run();
  expect(heard.at(-1)).toEqual({ layer: null, fault: true });
  expect(faults).toHaveLength(1);
});

test('the field is told against the selected ship of one’s own, and keeps to it while an enemy is looked at', () => {
  const view = game.view(state, { kind: 'seat', seat: 'a1' });
  const look = (selected: string | null, hovered: string | null, before: string | null = null) =>
    threatSubject({ view, selected, hovered }, before);
  expect(look('a1.2', null)).toEqual({ unit: 'a1.2', enemy: null });
  expect(look('a1.2', 'b1.1')).toEqual({ unit: 'a1.2', enemy: 'b1.1' });
  expect(look('b1.1', null, 'a1.2')).toEqual({ unit: 'a1.2', enemy: 'b1.1' });
  expect(look(null, 'a1.2', null)).toEqual({ unit: view.activatable[0], enemy: null });
  const audience = game.view(state, { kind: 'audience' });
  expect(threatSubject({ view: audience, selected: 'b1.1', hovered: 'a1.1' }, null)).toEqual({
    unit: 'b1.1',
    enemy: 'a1.1',
  });
});
