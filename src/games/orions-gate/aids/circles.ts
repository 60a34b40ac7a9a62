import { turned, type Heading, type Point, type Sector } from '../../../table/index.ts';
import { COMPONENTS, componentData, type ComponentKind } from '../data/components.ts';
import { UNITS } from '../data/units.ts';
import { boardingRange } from '../rules/boarding.ts';
import { SPACING } from '../rules/path-faults.ts';
import { MINE_REACH } from '../rules/displacement-encounters.ts';
import type { OrionsGateState, Side, UnitId } from '../state.ts';
import { isWorking, radiusOf, thePlaced, workingCopies } from '../units.ts';

/** A circle round a unit's centre that another base has to touch to be within the range (OG-25.3). */
export interface RangeCircle {
  readonly kind: 'primary' | 'spacing' | 'boarding' | ComponentKind;
  readonly name: string;
  /** The range itself, a gap in mils, and the radius to draw: range plus own base. */
  readonly range: number;
  readonly radius: number;
  readonly centre: Point;
  /** Slots that give it; empty for gun and spacing. */
  readonly slots: readonly number[];
}

/**
 * Every range of a unit of either side, widest first: gun, working components and auras, boarding, the 1" spacing
 * (OG-25.3).
 */
export function circles(state: OrionsGateState, id: UnitId): readonly RangeCircle[] {
  const unit = thePlaced(state, id);
  const own = radiusOf(state.options, unit.unitType);
  const centre = { x: unit.pose.x, y: unit.pose.y };
  const circle = (
    kind: RangeCircle['kind'],
    name: string,
    range: number,
    slots: readonly number[] = [],
  ): RangeCircle => ({
    kind,
    name,
    range,
    radius: range + own,
    centre,
    slots,
  });
  const found = [
    circle('primary', 'Primary gun', UNITS[unit.unitType].gun.range),
    circle('spacing', 'Spacing', SPACING),
  ];
  const kinds = [...new Set(unit.components.filter(isWorking).map(({ kind }) => kind))];
  for (const kind of kinds) {
    const { range } = componentData(kind);
    // Boarding Pods have no circle of their own: they widen that of boarding (OG-9.33).
    if (range === null || kind === 'boardingPods') continue;
    const slots = unit.components.filter((one) => one.kind === kind && isWorking(one)).map(({ slot }) => slot);
    found.push(circle(kind, COMPONENTS[kind].name, range, slots));
  }
  if (state.options.boarding && unit.unitType !== 'scouts') {
    found.push(
      circle(
        'boarding',
        'Boarding',
        boardingRange(state.options, unit),
        workingCopies(state.options, unit, 'boardingPods').map(({ slot }) => slot),
      ),
    );
  }
  return found.sort((a, b) => b.range - a.range);
}

/**
 * Where a mine goes off: an enemy base that touches the circle in a displacement is within 3" of it (OG-9.35, 25.3).
 */
export interface MineCircle {
  readonly mine: string;
  readonly side: Side;
  readonly table: number;
  readonly centre: Point;
  readonly radius: number;
}

/** The 3" circle of every mine, in mine order (OG-25.3). */
export const mineCircles = ({ mines }: Pick<OrionsGateState, 'mines'>): readonly MineCircle[] =>
  mines.map(({ id, side, table, x, y }) => ({ mine: id, side, table, centre: { x, y }, radius: MINE_REACH }));

/** A quarter of what a unit sees, counter-clockwise from one heading to the other (OG-2.9, 25.4). */
export interface SectorWedge {
  readonly sector: Sector;
  readonly from: Heading;
  readonly to: Heading;
}

const EIGHTH = 4500;

/** The four sectors of a heading (OG-25.4). Exactly 45 degrees off is front, exactly 135 a side. */
export function sectors(heading: Heading): readonly SectorWedge[] {
  const wedge = (sector: Sector, turns: number): SectorWedge => ({
    sector,
    from: turned(heading + (2 * turns - 1) * EIGHTH),
    to: turned(heading + (2 * turns + 1) * EIGHTH),
  });
  return [wedge('front', 0), wedge('left', 1), wedge('back', 2), wedge('right', 3)];
}
