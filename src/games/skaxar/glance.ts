import type { Glance, GlanceShape } from '../../engine/game.ts';
import type { Side, SkaxarState } from './state.ts';

/** Size of a card in the picture, the room it takes, and cards in a row. */
const CARD = { width: 14, height: 20 } as const;
const STEP = { x: 18, y: 25 } as const;
const ROW = 9;
/** Rows a side has at most (25 ships), and the room between the sides. */
const ROWS = 3;
const MIDDLE = 20;

/** The war at a glance: a card for each ship, the lost ones at the end as nobody's. */
export function glance({ turn, sides }: SkaxarState): Glance {
  const score = sides.map(shipsLeft);
  const shapes = sides.flatMap((side, party) =>
    Array.from({ length: Math.min(score[party]! + side.scrapyard.length, ROW * ROWS) }, (_, at): GlanceShape => {
      const x = (at % ROW) * STEP.x + 2;
      const row = Math.floor(at / ROW);
      const y = party === 0 ? row * STEP.y : ROWS * STEP.y + MIDDLE + row * STEP.y;
      const owner = at < score[party]! ? party : null;
      return { party: owner, points: [x, y, x + CARD.width, y, x + CARD.width, y + CARD.height, x, y + CARD.height] };
    }),
  );
  const picture = { width: ROW * STEP.x, height: 2 * ROWS * STEP.y + MIDDLE, shapes };
  return { round: turn, score, counted: 'ships', picture };
}

const shipsLeft = ({ fleetDeck, field, repairBay }: Side): number => fleetDeck.length + field.length + repairBay.length;
