import { along } from '../../../src/table/index.ts';
import type { UnitType } from '../../../src/games/orions-gate/data/units.ts';
import { battle } from '../../games/orions-gate/battle.ts';
import type { Whims } from './whims.ts';
import {
  circle,
  hazards,
  HAZARDS,
  MYSTERIOUS,
  NONE,
  OFF,
  RADIUS,
  ragged,
  SHIPS,
  TYPES,
  unitOf,
  X,
  Y,
  type Asked,
} from './scenery.ts';

/** What may wait behind a ship that is rammed: hazards, solid pieces, the edge, another ship. */
const BEHIND = [...HAZARDS, 'wall', 'edge', 'ship'] as const;
/** Straight ahead and a hair beside it, so that steps are rounded. */
const HEADINGS = [0, 0, 1, 35_999, 700];

/** A ram whose push meets something. */
export function ram(whim: Whims, against: readonly UnitType[]): Asked {
  const type = whim.of(SHIPS);
  const other = whim.of(against);
  const far = 1000 + RADIUS[type] + RADIUS[other] + whim.upTo(3000);
  const kind = whim.of(BEHIND);
  const scene = behind(whim, kind, other, X + far);
  const shift = kind === 'edge' ? 72_000 - RADIUS[other] - whim.upTo(4000) - far - X : 0;
  const armor = whim.once(6) ? (['ablativeArmor'] as const) : [];
  const state = battle(
    {
      units: [
        unitOf(whim, 'a1.1', type, [X + shift, Y, 0], whim.once(4) ? ['reinforcedRam'] : []),
        unitOf(whim, 'b1.1', other, [X + far + shift, Y + whim.of([-300, 0, 1, 400]), whim.upTo(35_999)], armor),
        unitOf(whim, 'b1.9', 'destroyers', [X, Y + 20_000, 0]),
        ...scene.ships,
      ],
      activation: { unit: 'a1.1', action: 'ram' },
      mines: [...scene.met.mines],
      markers: [...scene.met.markers],
    },
    { layout: [[...scene.met.pieces, ...scene.walls]], ...MYSTERIOUS },
  );
  return { state, command: { type: 'plan', target: 'b1.1' } };
}

/** A push alone, from where a ram has brought the two together. */
export function push(whim: Whims): Asked {
  const type = whim.of(SHIPS);
  const other = whim.of(TYPES);
  const touching = RADIUS[type] + RADIUS[other];
  const kind = whim.of(BEHIND);
  const scene = behind(whim, kind, other, X + touching);
  const shift = kind === 'edge' ? 72_000 - RADIUS[other] - whim.upTo(6000) - touching - X : 0;
  const state = battle(
    {
      units: [
        unitOf(whim, 'a1.1', type, [X + shift, Y, whim.of(HEADINGS)]),
        unitOf(whim, 'b1.1', other, [X + touching + shift, Y, whim.upTo(35_999)], whim.once(5) ? ['empBlaster'] : []),
        ...scene.ships,
      ],
      activation: { unit: 'a1.1', action: 'ram' },
      mines: [...scene.met.mines],
      markers: [...scene.met.markers],
    },
    { layout: [[...scene.met.pieces, ...scene.walls]], ...MYSTERIOUS },
  );
  return { state, command: { type: 'push', unit: 'b1.1', by: 'a1.1' } };
}

/** What lies behind a ship of a type at a place, in its way when it is pushed along +x or just beside. */
function behind(whim: Whims, kind: (typeof BEHIND)[number], type: UnitType, x: number) {
  const { of, upTo, once } = whim;
  const radius = RADIUS[type];
  const aside = (size: number): number => (once(2) ? 0 : (once(2) ? 1 : -1) * (radius + size + of(OFF)));
  const nothing = { met: NONE, walls: [], ships: [] };
  if (kind === 'edge') return nothing;
  if (kind === 'wall') {
    const solid = of(['blocking', 'wormhole', 'warpGate']);
    const at = x + 1500 + radius + upTo(5000);
    const other = once(4) ? [] : [circle(solid, 10_000, 40_000, 1500)];
    return { ...nothing, walls: [(once(4) ? ragged : circle)(solid, at, Y + aside(1500), 1500), ...other] };
  }
  if (kind === 'ship') {
    const base = of(TYPES);
    const at = x + radius + RADIUS[base] + upTo(6000);
    return { ...nothing, ships: [unitOf(whim, 'b1.3', base, [at, Y + aside(RADIUS[base]), 0])] };
  }
  return { ...nothing, met: hazards(whim, kind, 'A', radius, x + 500, x + 6000, Y) };
}

/** A push into a wormhole or past it, or the place where a ship comes out of one. */
export function wormhole(whim: Whims): Asked {
  return whim.once(3) ? comesOut(whim) : intoWormhole(whim);
}

function intoWormhole(whim: Whims): Asked {
  const { of, upTo, once } = whim;
  const type = of(SHIPS);
  const other = of(TYPES);
  const touching = RADIUS[type] + RADIUS[other];
  const size = 800 + upTo(1500);
  const aside = once(3) ? 0 : (once(2) ? 1 : -1) * (size + RADIUS[other] + of(OFF));
  const hole = circle('wormhole', X + touching + RADIUS[other] + size + upTo(6000), Y + aside, size);
  const others = once(5) ? [] : [circle('wormhole', 10_000, 40_000, 1500), circle('wormhole', 60_000, 8000, 900)];
  const met = once(2) ? hazards(whim, of(HAZARDS), 'A', RADIUS[other], X + touching, X + touching + 3000, Y) : NONE;
  const state = battle(
    {
      units: [
        unitOf(whim, 'a1.1', type, [X, Y, of(HEADINGS)]),
        unitOf(whim, 'b1.1', other, [X + touching, Y, upTo(35_999)]),
      ],
      activation: { unit: 'a1.1', action: 'ram' },
      mines: [...met.mines],
      markers: [...met.markers],
    },
    { layout: [[hole, ...others, ...met.pieces]], ...MYSTERIOUS },
  );
  return { state, command: { type: 'push', unit: 'b1.1', by: 'a1.1' } };
}

/** The captain of a ship that is between two wormholes puts it where something waits. */
function comesOut(whim: Whims): Asked {
  const type = whim.of(TYPES);
  const [x, size] = [50_000, 1500];
  const y = Y - size - RADIUS[type] - whim.of([0, 1, 1500, 2999, 3000]);
  const met = hazards(whim, whim.of(HAZARDS), 'A', RADIUS[type], x, x, y);
  const state = battle(
    {
      units: [
        unitOf(whim, 'a1.1', 'fighters', [X, Y, 0]),
        { ...unitOf(whim, 'b1.1', type, [X + 8000, Y, whim.upTo(35_999)]), status: 'lifted' },
      ],
      activation: { unit: 'a1.1', action: 'ram', step: 'fire' },
      windows: [{ kind: 'exit', unit: 'b1.1', enter: 'P1', leave: 'P2' }],
      mines: [...met.mines],
      markers: [...met.markers],
    },
    {
      layout: [[circle('wormhole', X + 12_000, Y, size), circle('wormhole', x, Y, size), ...met.pieces]],
      ...MYSTERIOUS,
    },
  );
  return { state, seat: 'b1', command: { type: 'placeExit', x, y } };
}

/** A boarding at the limit of its range; no two ships are worth the same. */
export function boarding(whim: Whims): Asked {
  const [type, other] = [whim.of(SHIPS), whim.of(SHIPS)];
  const pods = whim.once(3);
  const reach = RADIUS[type] + RADIUS[other] + 3000 + (pods ? 3000 : 0);
  const at = along({ x: X, y: Y }, whim.upTo(35_999), reach - whim.of([0, 1, 2, 1500]));
  const own = [...(pods ? (['boardingPods'] as const) : []), ...(whim.once(3) ? (['barracks'] as const) : [])];
  const theirs = whim.once(3) ? (['barracks'] as const) : whim.once(3) ? (['empBlaster'] as const) : [];
  const state = battle(
    {
      units: [
        unitOf(whim, 'a1.1', type, [X, Y, whim.upTo(35_999)], own),
        unitOf(whim, 'b1.1', other, [at.x, at.y, whim.upTo(35_999)], theirs),
        unitOf(whim, 'b1.3', 'scouts', [4000, 40_000, 0]),
      ],
      activation: { unit: 'a1.1', action: 'hold', step: 'fire' },
    },
    { boarding: true, captureScores: whim.once(2) },
  );
  return { state, command: { type: 'board', target: 'b1.1' } };
}
