import { describe, expect, it } from 'vitest';
import { JUDGE } from '../../../../src/engine/seat.ts';
import type { OrionsGateEvent } from '../../../../src/games/orions-gate/event.ts';
import { entryOf, knowsKey } from '../../../../src/ui/games/orions-gate/words/log.ts';
import { battle, game, play, type Battle } from '../../../helpers/og-position.ts';
import { placeAll, setUp } from '../../../games/orions-gate/missions/setup.ts';

const seat = (id: string) => id;

/** What the log says of some facts, and that it has a sentence for each. */
function said(match: Battle, events: readonly OrionsGateEvent[]): readonly string[] {
  const lines = events.map((event) => game.describe(event, game.view(match.state, JUDGE)));
  expect(lines.map(({ key }) => key).filter((key) => !knowsKey(key))).toEqual([]);
  return lines.flatMap((line) => entryOf(line, seat)?.text ?? []);
}

describe('sentences of the log for missions', () => {
  it('OG-16.3 OG-16.4 OG-16.6: the setup', () => {
    const { match, events } = setUp({ mission: 'territoryControl' }, [1, 1, 6]);
    expect(said(match, events)).toEqual([
      'Side A takes the south edge.',
      '3 objective markers will be placed.',
      'Roll-off: side B places the first of 3 markers.',
    ]);
    const placed = placeAll(match, 'b1', [[20_000, 20_000]]);
    expect(said(placed.match, placed.events)).toEqual(['Objective 1 is placed.']);
    const roll = { drawn: [3], kept: [3], emp: false, total: 3 };
    expect(
      said(match, [
        { type: 'missionRolled', roll, mission: 'artifactHunt' },
        { type: 'markerLeftOut', side: 'B' },
      ]),
    ).toEqual(['The mission is Artifact Hunt.', 'Side B finds no room for a marker.']);
  });

  it('OG-16.5 OG-16.10: only where lost units score does a destroyed one say who scores it', () => {
    const destroyed = (mission: 'annihilation' | 'artifactHunt') =>
      said(
        battle({
          options: { mission },
          units: [
            { id: 'a1.1', type: 'fighters', name: 'Hawk', pose: [68_000, 10_000, 0], components: ['armoredPlating'] },
            { id: 'b1.1', type: 'fighters', pose: [20_000, 20_000, 0] },
          ],
        }),
        [{ type: 'destroyed', unit: 'a1.1', cause: { kind: 'mine' }, scoredBy: 'B' } as OrionsGateEvent],
      );
    expect(destroyed('annihilation')).toEqual(['Hawk is destroyed. Side B scores it.']);
    expect(destroyed('artifactHunt')).toEqual(['Hawk is destroyed.']);
  });

  it('OG-15.2 OG-16.7 OG-16.9: mysteries and artifacts', () => {
    const position = (dice: readonly number[], mystery?: number) =>
      battle({
        options: { mission: 'artifactHunt', mysteriousObjectives: true },
        dice,
        activation: { unit: 'a1.1', action: 'move' },
        units: [
          { id: 'a1.1', type: 'fighters', name: 'Hawk', pose: [68_000, 10_000, 0], components: ['armoredPlating'] },
          { id: 'b1.1', type: 'fighters', pose: [20_000, 20_000, 0] },
        ],
        markers: [{ x: 70_000, y: 10_000, ...(mystery && { mystery }) }],
      });
    const leaving = (dice: readonly number[]) => {
      const { match, events } = play(position(dice), 'a1', { type: 'plan', first: 8000, exit: true });
      return said(match, events);
    };
    expect(leaving([1])).toEqual([
      'Hawk finds nothing at Artifact 1.',
      'Hawk picks up an artifact.',
      'Hawk leaves the table. Artifacts saved: 1.',
      'Fighters phase: side B acts.',
    ]);
    expect(leaving([3, 2])[1]).toBe('Artifact 1 leaves Hawk alone.');
    expect(leaving([3, 1, 1]).slice(0, 3)).toEqual([
      'Hawk wakes Artifact 1: it strikes at ships that pass.',
      'Artifact 1 strikes Hawk.',
      'Hawk takes 1 damage: Armored Plating 1/4.',
    ]);
    for (const die of [2, 4, 5, 6]) expect(leaving([die])[0]).toMatch(/^Hawk (finds|uncovers) /);
    const at = { table: 1, x: 70_000, y: 10_000, heading: 0 };
    expect(said(position([]), [{ type: 'artifactDropped', unit: 'a1.1', marker: 'O1', at }])).toEqual([
      'Hawk drops an artifact.',
    ]);
  });

  it('OG-6.5 OG-16.12: a halving marker, a fallen station', () => {
    const match = battle({
      options: { mission: 'stationAssault', mysteriousObjectives: true },
      turn: 'A',
      units: [
        { id: 'a1.1', type: 'fighters', name: 'Hawk', pose: [36_000, 37_000, 0] },
        { id: 'b1.1', type: 'fighters', pose: [20_000, 20_000, 0] },
      ],
      markers: [{ x: 36_000, y: 40_000, side: 'B', mystery: 4 }],
    });
    const { match: after, events } = play(match, 'a1', { type: 'activate', unit: 'a1.1', action: 'move' });
    expect(said(after, events)).toEqual(['Hawk moves up to 4.0 in, halved by Station B.']);
    expect(said(after, [{ type: 'stationDestroyed', marker: 'O1', by: 'A' }])).toEqual([
      'Station B is destroyed by side A.',
    ]);
  });
});
