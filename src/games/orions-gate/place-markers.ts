import type { Fault } from '../../engine/game.ts';
import { MARKERS_OF, type Mission } from './data/missions.ts';
import type { GivenPosition } from './place-schema.ts';
import type { Marker, Table, Unit } from './state.ts';
import { isInPlay } from './units.ts';

/** The mission of a described position: the one it names, else that of the options; a random one that is not named is Annihilation. */
export const missionOf = ({ mission }: GivenPosition, option: Mission | 'random'): Mission =>
  mission ?? (option === 'random' ? 'annihilation' : option);

/** The markers of a described position, `O1`, `O2`, ... in the order given (OG-1.9); their kind is that of the mission. Faults are added to the list. */
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
    const fault = (field: string, reason: string): unknown => faults.push({ path: `${path}.${field}`, reason });
    if (kind === null || (one.kind ?? kind) !== kind) {
      fault(
        'kind',
        kind === null
          ? 'This mission is played without markers.'
          : `The markers of this mission are of the kind ${kind}.`,
      );
      return [];
    }
    if ((kind === 'station') !== (one.side !== undefined))
      fault('side', kind === 'station' ? 'A station belongs to a side.' : 'Only a station belongs to a side.');
    const carrier = one.carrier === undefined ? undefined : units.find(({ id }) => id === one.carrier);
    if (one.carrier !== undefined) {
      if (kind !== 'artifact') fault('carrier', 'Only artifacts are carried.');
      else if (!carrier) fault('carrier', `There is no unit ${one.carrier}.`);
      else if (!isInPlay(carrier) && carrier.status !== 'lifted' && !(carrier.status === 'removed' && one.takenBy))
        fault('carrier', 'A carrier is in play.');
    }
    if (one.takenBy !== undefined && kind === 'objective') fault('takenBy', 'Only artifacts and stations can be gone.');
    const { x = carrier?.pose?.x, y = carrier?.pose?.y } = one;
    if (x === undefined || y === undefined) {
      fault('x', 'A marker needs a place.');
      return [];
    }
    const number = one.table ?? carrier?.pose?.table ?? 1;
    const table = tables[number - 1];
    if (!table) fault('table', `There is no table ${number}.`);
    else if (x > table.width || y > table.height) fault('x', 'The marker is not on the table.');
    return [
      {
        id: `O${index + 1}`,
        kind,
        table: number,
        x,
        y,
        side: one.side ?? null,
        mystery: one.mystery ?? null,
        carrier: one.carrier ?? null,
        takenBy: one.takenBy ?? null,
      },
    ];
  });
}
