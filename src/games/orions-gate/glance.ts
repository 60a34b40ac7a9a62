import type { Glance, GlanceShape } from '../../engine/game.ts';
import { along, type Part } from '../../table/index.ts';
import { scoreOf } from './rules/score.ts';
import type { OrionsGateState, Table } from './state.ts';
import { isInPlay, radiusOf, type PlacedUnit } from './units.ts';

/** Mils of one unit of the picture. */
const SCALE = 100;
/** Smallest radius of a ship in it, in mils: they are drawn larger than they are. */
const MIN_SHIP = 2600;
/** Headings of the three corners of a ship, from its own, in hundredths of a degree. */
const CORNERS = [0, 14_000, 22_000] as const;

/** The battle at a glance: mission score, and the table with the most units in play. */
export function glance(state: OrionsGateState): Glance {
  const { A, B } = scoreOf(state);
  const units = state.units.filter(isInPlay);
  const on = (table: Table) => units.filter(({ pose }) => pose.table === table.number);
  const [table] = [...state.tables].sort((a, b) => on(b).length - on(a).length || a.number - b.number);
  const { width, height } = table ?? { width: 72_000, height: 48_000 };
  const flat = ({ x, y }: { readonly x: number; readonly y: number }) => [scaled(x), scaled(height - y)];
  const ship = (unit: PlacedUnit): GlanceShape => {
    const radius = Math.max(MIN_SHIP, radiusOf(state.options, unit.unitType));
    const points = CORNERS.flatMap((turn) => flat(along(unit.pose, unit.pose.heading + turn, radius)));
    return { party: unit.side === 'A' ? 0 : 1, points };
  };
  const piece = (part: Part): GlanceShape => {
    if (part.kind === 'polygon') return { party: null, points: part.corners.flatMap(flat) };
    const [x, y] = flat(part);
    return { party: null, x: x!, y: y!, r: scaled(part.radius) };
  };
  const terrain = table?.pieces.flatMap(({ parts }) => parts.map(piece)) ?? [];
  const shapes = [...terrain, ...(table ? on(table).map(ship) : [])];
  return {
    round: state.round,
    ...(state.mission && { kind: state.mission }),
    score: [A, B],
    counted: 'points',
    picture: { width: scaled(width), height: scaled(height), shapes },
  };
}

const scaled = (mils: number): number => Math.round(mils / SCALE);
