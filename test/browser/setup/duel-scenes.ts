import type { Recording } from '../../../src/engine/recording.ts';
import type { BattlespaceSiriusPosition } from '../../../src/games/battlespace-sirius/index.ts';
import { duelFile, people } from './duels.ts';

const SHIPS: BattlespaceSiriusPosition['vessels'] = [
  { seat: '1', cell: [0, 0], heading: 'N', power: [5, 4, 6, 3] },
  { seat: '2', cell: [1, 1], heading: 'W', power: [4, 6, 3, 4] },
];
/** Six in a tangle; one fights on in its lifeboat. */
const CROWD: BattlespaceSiriusPosition['vessels'] = [
  ...SHIPS,
  { seat: '3', cell: [1, 0], heading: 'E', power: [0, 2, 6, 6] },
  { seat: '4', cell: [0, 1], heading: 'S', power: [3, 3, 0, 1] },
  { seat: '5', cell: [-1, 0], lifeboat: 'ash' },
  { seat: '6', cell: [-1, 1], heading: 'W', power: [6, 6, 6, 6] },
];
const CARDS = { 1: 'slate', 2: 'sand', 3: 'bronze', 4: 'cranberry', 5: 'ash', 6: 'ivory' } as const;

/** The phases a person decides in, and the end. */
export const SCENES = ['maneuver', 'lock', 'reaction', 'fire', 'repair', 'over'] as const;
export type Scene = (typeof SCENES)[number];

/**
 * A match of two or of six people in the middle of a phase, with the dice of the turn so far on the table. `last`:
 * before the shot that ends it.
 */
export function duelScene(scene: Scene | 'last', count: 2 | 6): Recording {
  const vessels = count === 2 ? SHIPS : CROWD;
  const seats = people(count);
  const extra = count === 6 ? { cards: CARDS } : {};
  const options = { lifeboats: count === 6 };
  const locked = { engaged: '2', lines: ['N', 'E'] } as const;
  switch (scene) {
    case 'maneuver':
      return duelFile({
        seats,
        options,
        dice: [],
        position: { ...extra, vessels, quietTurns: 2, agree: ['2'], turnNumber: 9, round: 4 },
      });
    case 'lock':
      return duelFile({ seats, options, dice: [], position: { ...extra, vessels, phase: 'lock' } });
    case 'reaction':
      return duelFile({ seats, options, dice: [], position: { ...extra, vessels, phase: 'reaction', ...locked } });
    case 'fire':
      return duelFile({
        seats,
        options,
        dice: [2, 5],
        position: { ...extra, vessels, phase: 'reaction', ...locked },
        plies: [[2, { type: 'react', kind: 'sentry', lines: ['N', 'E'], pay: ['bow'] }]],
      });
    case 'repair':
      return duelFile({
        seats,
        options,
        dice: [3, 5, 3, 5],
        position: { ...extra, vessels, phase: 'fire', ...locked },
        plies: [[1, { type: 'fire', line: 'N', weapons: 4 }]],
      });
    case 'last':
    case 'over': {
      const last: BattlespaceSiriusPosition['vessels'] = [
        SHIPS[0]!,
        { seat: '2', cell: [1, 1], heading: 'W', power: [0, 0, 0, 0] },
      ];
      const out = seats.slice(2).map(({ seat }) => seat);
      return duelFile({
        seats,
        dice: [],
        position: { vessels: last, ...(out.length > 0 ? { out } : {}), phase: 'fire', ...locked },
        plies: scene === 'last' ? [] : [[1, { type: 'fire', line: 'N', weapons: 1 }]],
      });
    }
  }
}
