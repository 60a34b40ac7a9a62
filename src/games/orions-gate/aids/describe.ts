import { rnd } from '../../../table/index.ts';
import { UNITS } from '../data/units.ts';
import type { Rules } from '../rules/rules.ts';
import type { OrionsGateState, Unit, UnitId } from '../state.ts';
import { boxesLeft, boxesOf, isInPlay, theUnit } from '../units.ts';
import { ruler } from './ruler.ts';
import { sightLine } from './sight-line.ts';

/** What the focusable list says of a unit, in parts (experience: accessible by construction). */
export interface UnitDescription {
  readonly unit: UnitId;
  readonly name: string;
  /** "Destroyer". */
  readonly typeName: string;
  /** "5 of 6 boxes"; Scouts have none. */
  readonly condition: string | null;
  /** Seen from another unit; null without one, or when one of them is not in play. */
  readonly seen: {
    /** "14.2 in": the gap, to a tenth. */
    readonly distance: string;
    /** "ahead", "40 right", "40 left", "behind": whole degrees off that unit's heading. */
    readonly bearing: string;
    /** "in cover", "in the open", "hidden"; null between friends. */
    readonly cover: string | null;
    /** "shows its back"; null otherwise. */
    readonly back: string | null;
  } | null;
  /** All parts in reading order, for a label: "Destroyer Talon, 14.2 in, bearing 40 right, in cover". */
  readonly text: string;
}

/** Describes a unit, as seen from another one if given (OG-25.2, 25.5). */
export function describeUnit(rules: Rules, state: OrionsGateState, id: UnitId, from: UnitId | null): UnitDescription {
  const unit = theUnit(state, id);
  const viewer = from === null ? null : theUnit(state, from);
  const typeName = UNITS[unit.unitType].one;
  const boxes = unit.components.reduce((sum, { kind }) => sum + boxesOf(kind), 0);
  const condition = boxes === 0 ? null : `${boxesLeft(unit)} of ${boxes} boxes`;
  const seen = viewer && seenFrom(rules, state, unit, viewer);
  const label = unit.name.startsWith(UNITS[unit.unitType].name) ? unit.name : `${typeName} ${unit.name}`;
  const where = seen
    ? [seen.distance, `bearing ${seen.bearing}`, seen.cover, seen.back]
    : [unit.status === 'destroyed' ? 'destroyed' : null];
  return {
    unit: id,
    name: unit.name,
    typeName,
    condition,
    seen,
    text: [label, ...where].filter((part) => part !== null).join(', '),
  };
}

/** A unit as another one sees it; null when one of them is not in play. */
function seenFrom(rules: Rules, state: OrionsGateState, unit: Unit, viewer: Unit): UnitDescription['seen'] {
  if (viewer.id === unit.id || !isInPlay(unit) || !isInPlay(viewer)) return null;
  const line = ruler(state, { unit: viewer.id }, { unit: unit.id });
  if (!line) return null;
  const enemy = unit.side !== viewer.side;
  const sight = enemy ? sightLine(rules, state, viewer.id, unit.id) : null;
  return {
    distance: `${Math.floor(rnd(line.gap / 100) / 10)}.${Math.abs(rnd(line.gap / 100)) % 10} in`,
    bearing: bearingText(line.from.off ?? 0),
    cover: sight && (sight.seen ? (sight.covered ? 'in cover' : 'in the open') : 'hidden'),
    back: sight && sight.sectorOfTarget === 'back' ? 'shows its back' : null,
  };
}

function bearingText(off: number): string {
  const degrees = rnd(Math.abs(off) / 100);
  if (degrees === 0) return 'ahead';
  return degrees === 180 ? 'behind' : `${degrees} ${off > 0 ? 'left' : 'right'}`;
}
