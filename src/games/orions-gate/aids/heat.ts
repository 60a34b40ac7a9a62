import { along, bearingOf, rnd, type Heading, type Point } from '../../../table/index.ts';
import { widestTurn } from '../rules/move.ts';
import type { Rules } from '../rules/rules.ts';
import type { Action, OrionsGateState, UnitId } from '../state.ts';
import { boxesLeft, thePlaced, type PlacedUnit } from '../units.ts';
import { openAnswers } from './answers/search.ts';
import { expected, lost } from './answers/tally.ts';
import { fieldOf } from './field.ts';
import { lastBend, ROUGH, routesOf } from './routes.ts';
import { firstFor, shipReach } from './ship-reach.ts';

/** One place a unit can reach, and what the enemy's answers would do to it there. */
export interface HeatCell extends Point {
  /** Heading the unit has when it has come there by the straightest way. */
  readonly heading: Heading;
  /** Chance to be destroyed by all answers together, 0..1. */
  readonly destroyed: number;
  /** Chance to be captured by them, 0..1; only with boarding (OG-13.4). */
  readonly captured: number;
  /** Share of its boxes it is expected to lose, 0..1. */
  readonly damage: number;
}

/** A heat layer about to be counted. */
export interface HeatField {
  /** Mils between places. */
  readonly step: number;
  readonly cells: number;
  /** The round in which the answers come, and how many enemies act in it. */
  readonly round: number;
  readonly enemies: number;
  /** Counts place after place, nearest first. */
  readonly count: () => Generator<HeatCell>;
}

/** Places a layer has at most, about: as many as are told apart at a glance. */
const CELLS = 220;
/** Places lie on whole quarter inches, an inch apart at least: nearer ones would not be read one by one. */
const GRID = 250;
const MIN = 1000;
/** Tries behind something for a ship's turn: a coarse look is enough between places an inch apart. */
const TRIES = 8;

/**
 * What the enemy's answers would do to a unit at every place of its reach (OG-25.6, 25.7). At every place the answers
 * are looked for among sampled movements, their odds are exact: each number is a true lower bound.
 */
export function openHeat(
  rules: Rules,
  state: OrionsGateState,
  id: UnitId,
  action: Action,
  allowance: number,
): HeatField {
  const unit = thePlaced(state, id);
  const board = openAnswers(rules, state, id, 'rough');
  const boxes = boxesLeft(unit);
  const { step, places } = placesOf(
    state,
    unit,
    action === 'ram' || action === 'hold' ? 'move' : action,
    action === 'hold' ? 0 : allowance,
  );
  return {
    step,
    cells: places.length,
    round: board.round,
    enemies: board.enemies.length,
    *count() {
      for (const { x, y, heading } of places) {
        const { tally, captured } = board.together(board.at({ table: unit.pose.table, x, y, heading }));
        yield { x, y, heading, destroyed: lost(tally), captured, damage: expected(tally) / boxes };
      }
    },
  };
}

type Place = Point & { readonly heading: Heading };

/** Places on a lattice that the unit can reach, its own first, then by distance. */
function placesOf(
  state: OrionsGateState,
  unit: PlacedUnit,
  action: 'move' | 'cruise',
  allowance: number,
): { readonly step: number; readonly places: readonly Place[] } {
  const { x, y, heading } = unit.pose;
  const area = unit.unitType === 'scouts' ? 3 * allowance * allowance : 1.5 * allowance * allowance;
  const step = Math.max(MIN, Math.ceil(Math.sqrt(area / CELLS) / GRID) * GRID);
  const arrives = arrival(state, unit, action, allowance);
  const count = Math.ceil(allowance / step);
  const places: (Place & { readonly far: number })[] = [];
  for (let row = -count; row <= count; row++) {
    for (let column = -count; column <= count; column++) {
      if (row === 0 && column === 0) continue;
      const at = { x: x + column * step, y: y + row * step };
      const facing = arrives(at);
      if (facing !== null) places.push({ ...at, heading: facing, far: column * column + row * row });
    }
  }
  return {
    step,
    places: [
      { x, y, heading },
      ...places.sort((a, b) => a.far - b.far).map((place) => ({ x: place.x, y: place.y, heading: place.heading })),
    ],
  };
}

/**
 * The heading a unit comes to a place with, null where it cannot come: the last leg of its shortest first part, or of
 * its route.
 */
function arrival(
  state: OrionsGateState,
  unit: PlacedUnit,
  action: 'move' | 'cruise',
  allowance: number,
): (at: Point) => Heading | null {
  const { pose } = unit;
  if (allowance <= 0) return () => null;
  if (unit.unitType === 'scouts') {
    const routes = routesOf(state, unit, pose, allowance, allowance, ROUGH);
    return (at) => {
      const bend = lastBend(routes, at.x, at.y);
      return bend === null ? null : (bearingOf(bend < 0 ? pose : whole(routes.bends[bend]!), at) ?? pose.heading);
    };
  }
  const ship = shipReach(fieldOf(state, unit, allowance), pose, allowance, widestTurn(state.options, action), TRIES);
  return (at) => {
    const first = firstFor(ship, at.x, at.y);
    return first === null ? null : (bearingOf(along(pose, pose.heading, Math.floor(first)), at) ?? pose.heading);
  };
}

const whole = ({ x, y }: Point): Point => ({ x: rnd(x), y: rnd(y) });
