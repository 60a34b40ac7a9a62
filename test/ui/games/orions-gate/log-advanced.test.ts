import { describe, expect, it } from 'vitest';
import { viewerOf } from '../../../../src/engine/seat.ts';
import type { OrionsGateCommand } from '../../../../src/games/orions-gate/command.ts';
import { entryOf, knowsKey } from '../../../../src/ui/games/orions-gate/words/log.ts';
import { battle, game, playAll, type BattleInput } from '../../../helpers/og-position.ts';

const seat = (id: string) => id;
const units: BattleInput['units'] = [
  {
    id: 'a1.1',
    type: 'battleships',
    name: 'Talon',
    pose: [20_000, 20_000, 0],
    components: ['deflector', 'mineLauncher', 'repairBay', 'stealthGenerator', 'plasmaCannon', 'shield'],
  },
  {
    id: 'a1.2',
    type: 'fighters',
    name: 'Dart',
    pose: [20_000, 24_000, 0],
    components: [{ kind: 'cannon', damage: 1 }],
  },
  { id: 'b1.1', type: 'fighters', name: 'Heron', pose: [30_000, 20_000, 18_000], components: ['cannon'] },
];

/** What the log says of a fire step. */
function said(moves: readonly (readonly [string, OrionsGateCommand])[], dice: readonly number[], more: object = {}) {
  const { match, events } = playAll(
    battle({ units, dice, activation: { unit: 'a1.1', action: 'hold', step: 'fire' }, ...more }),
    moves,
  );
  const view = game.view(match.state, viewerOf('a1'));
  const lines = events.map((event) => game.describe(event, view));
  expect(lines.map(({ key }) => key).filter((key) => !knowsKey(key))).toEqual([]);
  return lines.map((line) => entryOf(line, seat)?.text ?? null).filter((text) => text !== null);
}

const use = (slot: number, how: object = {}): readonly [string, OrionsGateCommand] => [
  'a1',
  { type: 'useComponent', slot, ...how },
];

describe('sentences of the log for advanced components', () => {
  it('OG-9.34 OG-9.35 OG-9.37 OG-9.39: what is placed, repaired and switched', () => {
    const text = said(
      [
        use(1, { x: 20_000, y: 20_000, diameter: 2000 }),
        use(2, { x: 25_000, y: 20_000 }),
        use(3, { target: 'a1.2', targetSlot: 1 }),
        use(4),
      ],
      [],
    );
    expect(text).toEqual([
      'Deflector (slot 1).',
      'Talon raises Deflector field 1.',
      'Mine Launcher (slot 2).',
      'Talon lays a mine.',
      'Repair Bay (slot 3) at Dart.',
      'Talon repairs Dart: Cannon 0/2.',
      'Stealth Generator (slot 4).',
      'Talon goes into stealth mode.',
    ]);
  });

  it('OG-9.36: a backfire', () => {
    expect(said([use(5, { target: 'b1.1' })], [1, 1])).toEqual([
      'Plasma Cannon (slot 5) at Heron.',
      'Miss on Heron at 7.9 in.',
      'The Plasma Cannon of Talon backfires.',
      'Talon takes 2 damage: Deflector destroyed.',
    ]);
  });

  it('OG-9.35 OG-9.38: a mine that goes off, and salvage', () => {
    const lost: BattleInput['units'] = [
      { ...units[2]!, id: 'b1.1', type: 'scouts', components: [] },
      {
        id: 'b1.2',
        type: 'fighters',
        name: 'Crane',
        pose: [30_000, 24_000, 0],
        components: [{ kind: 'salvageArm', damage: 1 }],
      },
      units[0]!,
    ];
    const moves: Parameters<typeof said>[0] = [
      ['b1', { type: 'plan', points: [[30_000, 20_500]], heading: 0 }],
      ['b1', { type: 'salvage', slot: 1 }],
    ];
    const text = said(moves, [6, 6, 6], {
      units: lost,
      mines: [{ side: 'A', x: 30_000, y: 20_000 }],
      activation: { unit: 'b1.1', action: 'move', step: 'plan' },
    });
    expect(text).toEqual([
      'Heron sets off a mine.',
      'The mine hits Heron.',
      'Heron takes 1 damage.',
      'Heron is destroyed. Side A scores it.',
      'Crane repairs itself: Salvage Arm 0/2.',
      'Fighters phase: side B acts.',
    ]);
  });
});
