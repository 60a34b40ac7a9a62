import type { Glance, GlanceShape } from '../../engine/game.ts';
import { columnOf, ROWS, rowOf } from './rules/formation.ts';
import { vpOf } from './rules/table.ts';
import type { SpurState } from './state.ts';

/** Size of a card in the picture, and the room it takes. */
const CARD = { width: 14, height: 18 } as const;
const STEP = { x: 18, y: 22 } as const;
/** Fleets of a row of the picture, and the room a fleet takes. */
const FLEET = { x: 5 * STEP.x + 6, y: 3 * STEP.y + 6 } as const;
const IN_A_ROW = 2;

/** The battle at a glance: the fleets of all seats, two side by side, a card for each ship in its slot. */
export function glance({ round, players, ships, options }: SpurState): Glance {
  const shapes = ships.flatMap(({ owner, slot }): readonly GlanceShape[] => {
    if (slot === null) return [];
    const party = players.findIndex(({ seat }) => seat === owner);
    const x = (party % IN_A_ROW) * FLEET.x + (columnOf(slot) - 1) * STEP.x + 2;
    const y = Math.floor(party / IN_A_ROW) * FLEET.y + ROWS.indexOf(rowOf(slot) as 'F') * STEP.y + 2;
    return [{ party, points: [x, y, x + CARD.width, y, x + CARD.width, y + CARD.height, x, y + CARD.height] }];
  });
  const height = Math.ceil(players.length / IN_A_ROW) * FLEET.y;
  return {
    round,
    kind: options.mode,
    score: players.map(vpOf),
    counted: 'points',
    picture: { width: IN_A_ROW * FLEET.x, height, shapes },
  };
}
