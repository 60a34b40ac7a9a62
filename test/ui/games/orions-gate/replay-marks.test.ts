import { expect, test } from 'vitest';
import type { OrionsGateEvent } from '../../../../src/games/orions-gate/event.ts';
import { markedAt } from '../../../../src/ui/match/replay/marks.tsx';
import { marksOf } from '../../../../src/ui/games/orions-gate/replay-marks.ts';

const ply = (plies: number, ...events: readonly OrionsGateEvent[]) => ({ plies, seat: 'a1', events, lines: [] });
const nameOf = (id: string): string => (id === 'b1.1' ? 'Reed' : 'Hook');
const CAUSE = { kind: 'collision', piece: 'rock' } as const;

test('rounds, losses, captures and goals of the mission are marked where they happened', () => {
  const marks = marksOf(
    [
      ply(0, { type: 'roundBegan', round: 1, firstSide: 'A' }),
      ply(3, { type: 'turned', unit: 'a1.1', heading: 0 }),
      ply(4, { type: 'destroyed', unit: 'b1.1', cause: CAUSE, scoredBy: 'A' }),
      ply(7, { type: 'captured', unit: 'b1.1', by: 'a1.1', side: 'A', captain: 'a1' }),
      ply(8, { type: 'artifactTaken', unit: 'a1.1', marker: 'm1' }),
      ply(9, { type: 'leftTable', unit: 'a1.1', side: 'A', markers: ['m1'] }),
      ply(9, { type: 'stationDestroyed', marker: 's', by: 'B' }),
    ],
    nameOf,
  );
  expect(marks).toEqual([
    { plies: 0, kind: 'part', label: 'Round 1 begins.' },
    { plies: 4, kind: 'loss', tint: 'side-A', label: 'Reed is destroyed.' },
    { plies: 7, kind: 'taken', tint: 'side-A', label: 'Reed is captured.' },
    { plies: 8, kind: 'goal', label: 'Hook picks up an artifact.' },
    { plies: 9, kind: 'goal', tint: 'side-A', label: 'Hook leaves the table.' },
    { plies: 9, kind: 'goal', tint: 'side-B', label: 'A station is destroyed.' },
  ]);
  expect(markedAt(marks, 9)).toBe('Hook leaves the table. A station is destroyed.');
  expect(markedAt(marks, 3)).toBe('');
});
