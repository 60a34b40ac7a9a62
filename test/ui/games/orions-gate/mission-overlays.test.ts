import { describe, expect, it } from 'vitest';
import type { OrionsGatePosition } from '../../../../src/games/orions-gate/place.ts';
import { missionOverlays } from '../../../../src/ui/games/orions-gate/mission-overlays.ts';
import { missionText } from '../../../../src/ui/games/orions-gate/words/missions.ts';
import { openPlan } from '../../../../src/ui/games/orions-gate/tools/plan.ts';
import { battle, game, play } from '../../../helpers/og-position.ts';
import { at, contextOf, feed } from './tools/desk.ts';

/** What is marked while a Fighter at (30, 28) that faces up the table is drawn to a point. */
function marked(mission: string, markers: OrionsGatePosition['markers'], x: number, y: number) {
  const match = play(
    battle({
      phase: 'fighters',
      turn: 'A',
      mission: mission as 'breakthrough',
      options: { mission },
      markers: markers ?? [],
      units: [
        { id: 'a1.1', type: 'fighters', name: 'Wasp', pose: [30_000, 28_000, 9000], components: ['cannon'] },
        { id: 'b1.1', type: 'fighters', name: 'Gnat', pose: [66_000, 40_000, 0], components: ['cannon'] },
      ],
    }),
    'a1',
    { type: 'activate', unit: 'a1.1', action: 'cruise' },
  ).match;
  const context = contextOf(match, 'a1');
  const { tool } = feed(openPlan(context.view), context, [at('down', 30_000, 28_000), at('drag', x, y)]);
  return missionOverlays(game, { tool, view: context.view }, context);
}

const { carriedBy, instead, held, free, points, falling, safe } = missionText;

describe('what a movement would change of the mission', () => {
  it('OG-25.10 OG-16.6: a marker that comes into reach is ringed with who would hold it, one far off is not', () => {
    const markers = [
      { x: 30_000, y: 36_000 },
      { x: 60_000, y: 12_000 },
    ];
    expect(marked('territoryControl', markers, 30_000, 34_000)).toEqual([
      {
        kind: 'ring',
        table: 1,
        x: 30_000,
        y: 36_000,
        radius: 3000,
        tone: 'sideA',
        fill: true,
        label: instead(held('A'), free),
      },
    ]);
    expect(marked('territoryControl', markers, 30_000, 29_000)).toEqual([]);
  });

  it('OG-25.10 OG-16.7: an artifact on the way is aboard then, one beside it is not', () => {
    const artifacts = [
      { x: 30_000, y: 32_000 },
      { x: 33_000, y: 32_000 },
    ];
    expect(marked('artifactHunt', artifacts, 30_000, 36_000)).toMatchObject([
      { kind: 'ring', x: 30_000, y: 32_000, tone: 'sideA', label: instead(carriedBy('Wasp'), free) },
    ]);
    expect(marked('artifactHunt', artifacts, 30_000, 29_000)).toEqual([]);
  });

  it('OG-25.10 OG-16.12: a station that would fall is a warning', () => {
    const stations = [
      { side: 'B' as const, x: 30_000, y: 36_000 },
      { side: 'A' as const, x: 10_000, y: 8000 },
    ];
    expect(marked('stationAssault', stations, 30_000, 34_000)).toMatchObject([
      { kind: 'ring', tone: 'warn', label: instead(falling, safe) },
    ]);
  });

  it('OG-25.10 OG-16.14: the zone of the enemy, once the whole base would stand in it', () => {
    expect(marked('breakthrough', [], 30_000, 37_000)).toMatchObject([
      { kind: 'area', tone: 'sideA', outline: true, label: instead(points(2), '0') },
    ]);
    expect(marked('breakthrough', [], 30_000, 36_624)).toEqual([]);
  });

  it('OG-25.10 OG-16.15: the middle of the table, as the ship would leave it', () => {
    expect(marked('captureTheGate', [], 30_000, 40_000)).toMatchObject([
      { kind: 'ring', radius: 12_000, tone: 'sideA', label: instead(points(0), '2') },
    ]);
  });
});
