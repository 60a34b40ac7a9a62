import type { Glance, GlanceShape } from '../../engine/game.ts';
import { populationLimit } from './rules/population.ts';
import { roundOf } from './rules/rounds.ts';
import { SEATS, type RetrogradeState } from './state.ts';

/** Room an asset takes, its radius, and how far spacecraft stand apart. */
const STEP = 24;
const RADIUS = 8;
const SHIP = 2;
/** Assets of a side that are drawn, in a row. */
const MOST = 12;
/** Spacecraft around an asset that are drawn. */
const MOST_SHIPS = 8;

/** The war at a glance: a disc for each asset, destroyed ones as nobody's, its spacecraft as small ones above it. */
export function glance(state: RetrogradeState): Glance {
  const shapes = SEATS.flatMap((seat, party) =>
    state.assets
      .filter(({ owner }) => owner === seat)
      .slice(0, MOST)
      .flatMap(({ id, destroyed }, at): readonly GlanceShape[] => {
        const x = at * STEP + STEP / 2;
        const y = party === 0 ? STEP : 3 * STEP;
        const ships = state.spacecraft.filter(({ asset }) => asset === id).slice(0, MOST_SHIPS);
        return [
          { party: destroyed ? null : party, x, y, r: RADIUS },
          ...ships.map(({ owner }, place): GlanceShape => ({
            party: (SEATS as readonly string[]).indexOf(owner),
            x: x - RADIUS + (place % 4) * 2 * SHIP * 2,
            y: y - RADIUS - SHIP - Math.floor(place / 4) * 2 * SHIP,
            r: SHIP,
          })),
        ];
      }),
  );
  return {
    round: roundOf(state.turn),
    score: SEATS.map((seat) => populationLimit(state, seat)),
    counted: 'points',
    picture: { width: MOST * STEP, height: 4 * STEP, shapes },
  };
}
