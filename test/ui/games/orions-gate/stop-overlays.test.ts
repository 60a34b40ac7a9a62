import { describe, expect, it } from 'vitest';
import type { OrionsGatePosition } from '../../../../src/games/orions-gate/place.ts';
import { stopOf, stopOverlays } from '../../../../src/ui/games/orions-gate/stop-overlays.ts';
import { openPlan, type PlanTool } from '../../../../src/ui/games/orions-gate/tools/plan.ts';
import { battle, play } from '../../../helpers/og-position.ts';
import { at, contextOf, feed } from './tools/desk.ts';

const pieces: NonNullable<OrionsGatePosition['pieces']> = [
  {
    kind: 'blocking',
    name: 'Halcyon',
    parts: [{ kind: 'circle', x: 10_000, y: 16_000, radius: 2000 }],
  },
];

/** The plan tool of a fighter at (10, 10) facing right, drawn to a point, with the view it looks at. */
function drawnTo(x: number, y: number, action: 'move' | 'cruise' = 'move') {
  const match = play(
    battle({
      phase: 'fighters',
      turn: 'A',
      pieces,
      units: [
        { id: 'a1.1', type: 'fighters', name: 'Wasp', pose: [10_000, 10_000, 9000], components: ['cannon'] },
        { id: 'b1.1', type: 'fighters', name: 'Gnat', pose: [16_000, 10_000, 0], components: ['cannon'] },
      ],
    }),
    'a1',
    { type: 'activate', unit: 'a1.1', action },
  ).match;
  const context = contextOf(match, 'a1');
  const { tool } = feed(openPlan(context.view), context, [at('down', 10_000, 10_000), at('drag', x, y)]);
  return { view: context.view, tool: tool as PlanTool };
}

describe('what stops a ghost', () => {
  it.each([
    ['the inches', 60_000, 40_000, '8.0 in are all it has', 'OG-6.7'],
    ['the turn', 9000, 7000, 'turns by 90° at most', 'OG-6.7'],
    ['a neighbour', 15_500, 10_000, '1 in from Gnat', 'OG-6.10'],
    ['a planet', 10_000, 16_000, 'Halcyon is in the way', 'OG-6.11'],
  ])('%s', (_, x, y, text, rule) => {
    const { view, tool } = drawnTo(x, y, 'move');
    expect(tool.blocked?.rule).toBe(rule);
    expect(stopOf(view, tool.blocked!).text).toBe(text);
    const drawn = stopOverlays(view, tool.blocked!, { x: 0, y: 0 }, 625);
    expect(drawn[0]).toMatchObject({ kind: 'pin', label: `Stops here: ${text}` });
    // At the legal maximum nothing is red.
    expect(drawn.map((one) => 'tone' in one && one.tone)).not.toContain('bad');
  });

  it.each([
    ['OG-2.12', { unit: 'b1.1', gap: 999 }, '1 in from Gnat'],
    ['OG-2.12', { piece: 'p1', deep: 1 }, 'Halcyon is in the way'],
    ['OG-2.12', { off: 1 }, 'the table edge'],
    ['OG-4.3', { reach: 12_001, zone: 12_000 }, 'the end of your zone'],
  ])('%s: a ship that is placed, %o', (rule, data, text) => {
    const { view } = drawnTo(11_000, 11_000);
    const told = Object.entries(data).map(([key, value]) => [
      key,
      value === 'p1' ? view.tables[0]!.pieces[0]!.id : value,
    ]);
    expect(stopOf(view, { rule, reason: '', data: Object.fromEntries(told) as typeof data }).text).toBe(text);
  });

  it('the edge, and whatever else in the words of the rules', () => {
    const { view } = drawnTo(11_000, 11_000);
    expect(stopOf(view, { rule: 'OG-6.12', reason: 'The base would be 0.001 in off the table.' }).text).toBe(
      'the table edge',
    );
    expect(stopOf(view, { rule: 'OG-14.4', reason: 'No way out.' }).text).toBe('No way out.');
  });
});
