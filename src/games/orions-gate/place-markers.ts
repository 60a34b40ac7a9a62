import type { Fault } from '../../engine/game.ts';
import { MARKERS_OF, type Mission } from './data/missions.ts';
import type { GivenPosition } from './place-schema.ts';
import type { Marker, Table, Unit } from './state.ts';
import { isInPlay } from './units.ts';

/**
 * The mission of a described position: the one it names, else that of the options; a random one that is not named is
 * Annihilation.
 */
export const missionOf = ({ mission }: GivenPosition, option: Mission | 'random'): Mission =>
  mission ?? (option === 'random' ? 'annihilation' : option);

/** How many markers of a kind a game has at most, and the rule that says so. */
const MAX_MARKERS = { objective: 5, artifact: 3, station: 2 } as const;
const COUNTED = { objective: 'OG-16.6', artifact: 'OG-16.7', station: 'OG-16.11' } as const;

/**
 * The markers of a described position, `O1`, `O2`, ... in the order given (OG-1.9); their kind is that of the mission.
 * Faults are added to the list.
 */
export function markersFrom(
  given: GivenPosition,
  mission: Mission,
  tables: readonly Table[],
  units: readonly Unit[],
  faults: Fault[],
): readonly Marker[] {
  const kind = MARKERS_OF[mission];
  return given.markers.flatMap((one, index): Marker[] => {
    const path = `markers.${index}`;
    const fault: AddFault = (field, reason) => void faults.push({ path: `${path}.${field}`, reason });
    if (kind === null) {
      fault('kind', 'This mission is played without markers.');
      return [];
    }
    if ((one.kind ?? kind) !== kind) {
      fault('kind', `The markers of this mission are of the kind ${kind}.`);
      return [];
    }
    sideFaults(one, kind, fault);
    const carrier = one.carrier === undefined ? undefined : units.find(({ id }) => id === one.carrier);
    carriedFaults(one, kind, carrier, fault);
    if (kind === 'station') stationFaults(one, given.markers.slice(0, index), fault);
    if (index === MAX_MARKERS[kind])
      faults.push({ path, reason: `There are at most ${index} of them (${COUNTED[kind]}).` });
    if (one.takenBy !== undefined && kind === 'objective') fault('takenBy', 'Only artifacts and stations can be gone.');
    const place = placeOf(one, carrier, tables, fault);
    const { side = null, mystery = null, takenBy = null } = one;
    return place ? [{ id: `O${index + 1}`, kind, ...place, side, mystery, carrier: one.carrier ?? null, takenBy }] : [];
  });
}

type GivenMarker = GivenPosition['markers'][number];
type MarkerKind = Marker['kind'];
type AddFault = (field: string, reason: string) => void;

/** Stations belong to a side, other markers to nobody (OG-16.11). */
function sideFaults({ side }: GivenMarker, kind: MarkerKind, fault: AddFault): void {
  if ((kind === 'station') !== (side !== undefined))
    fault('side', kind === 'station' ? 'A station belongs to a side.' : 'Only a station belongs to a side.');
}

/** Where a marker lies, by itself or with its carrier; null when nothing says so. */
function placeOf(
  one: GivenMarker,
  carrier: Unit | undefined,
  tables: readonly Table[],
  fault: AddFault,
): Pick<Marker, 'table' | 'x' | 'y'> | null {
  const pose = carrier?.pose;
  const { x = pose?.x, y = pose?.y } = one;
  if (x === undefined || y === undefined) {
    fault('x', 'A marker needs a place.');
    return null;
  }
  const number = one.table ?? pose?.table ?? 1;
  const table = tables[number - 1];
  if (!table) fault('table', `There is no table ${number}.`);
  else if (x > table.width || y > table.height) fault('x', 'The marker is not on the table.');
  return { table: number, x, y };
}

/** What is wrong with who carries an artifact, or has moved it off (OG-16.7, 16.9). */
function carriedFaults(one: GivenMarker, kind: MarkerKind, carrier: Unit | undefined, fault: AddFault): void {
  if (one.carrier === undefined) return;
  if (kind !== 'artifact') fault('carrier', 'Only artifacts are carried.');
  else if (!carrier) fault('carrier', `There is no unit ${one.carrier}.`);
  else if (!isInPlay(carrier) && carrier.status !== 'lifted' && !(carrier.status === 'removed' && one.takenBy))
    fault('carrier', 'A carrier is in play.');
  if (one.takenBy !== undefined && carrier && isInPlay(carrier))
    fault('takenBy', 'An artifact that was moved off is carried by nobody in play (OG-16.9).');
}

/** One station a side, destroyed by the other (OG-16.11, 16.12). */
function stationFaults(one: GivenMarker, before: readonly GivenMarker[], fault: AddFault): void {
  if (one.takenBy !== undefined && one.takenBy === one.side)
    fault('takenBy', 'A station is destroyed by the other side (OG-16.12).');
  if (before.some(({ side }) => side === one.side)) fault('side', `Side ${one.side} has a station already (OG-16.11).`);
}
