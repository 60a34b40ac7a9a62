import { readFleet, writeFleet, type Side } from '../../../../../games/orions-gate/index.ts';
import { setupText as words } from '../../../../messages/setup.ts';
import { readSeed } from '../shared/dice-seed.ts';
import { isRecord, type Loose } from '../shared/loose.ts';
import { packParcel, unpackParcel, type Parts, type Setup } from '../shared/parcel.ts';
import { isPlayer } from '../shared/player.ts';
import { readOptions, readTable, standardOptions, type Draft, type DraftSeat, type HandTable, type RawOptions } from './draft.ts';
import { editable, plansOf } from './fleet-edit.ts';

/** What travels: who plays (never his name), fleets as text, options that differ from the standard ones, the table, the seed of the dice. */
interface Parcel {
  readonly options: Partial<RawOptions>;
  readonly table?: HandTable;
  readonly seed?: string;
  readonly seats: { readonly [side in Side]: { readonly player: DraftSeat['player']; readonly brings: boolean; readonly fleet?: string } };
}

/** The whole set-up packed for a link, fleets of `hidden` sides left out. */
export function packSetup(draft: Draft, hidden: readonly Side[] = []): string {
  const standard: { readonly [key: string]: unknown } = { ...standardOptions('') };
  const options = Object.fromEntries(Object.entries(draft.options).filter(([key, value]) => standard[key] !== value)) as Partial<RawOptions>;
  const seat = (side: Side): Parcel['seats']['A'] => {
    const { player, computerChooses, fleet } = draft.seats[side];
    const text = hidden.includes(side) || fleet.units.length === 0 ? '' : writeFleet({ name: fleet.name, units: plansOf(fleet.units) });
    return { player, brings: !computerChooses, ...(text && { fleet: text }) };
  };
  const parcel: Parcel = {
    options,
    ...(draft.table && { table: draft.table }),
    ...(draft.seed && { seed: draft.seed }),
    seats: { A: seat('A'), B: seat('B') },
  };
  return packParcel(parcel);
}

/**
 * Reads what `packSetup` made. Each part that cannot be read is named in `faults` and stays as it is in `before`;
 * a cut, altered or foreign text is refused as a whole.
 */
export const unpackSetup = (packed: string, before: Draft): Setup<Draft> => unpackParcel(packed, (parcel) => readParts(parcel, before));

function readParts({ seats, options: given, table: laid, seed: sown }: Loose, before: Draft): Parts<Draft> | null {
  if (!isRecord(seats) || !isRecord(given)) return null;
  const faults: string[] = [];
  const seat = (side: Side): DraftSeat => seatOf(side, seats[side], before.seats[side], faults);
  const read = { A: seat('A'), B: seat('B') };
  const options = readOptions(given, standardOptions(before.options.terrainSeed));
  faults.push(...options.faults.map(({ path, reason }) => words.optionFault(path, reason)));
  const table = laid === undefined ? null : readTable(laid);
  if (laid !== undefined && !table) faults.push(words.tableFault);
  const seed = readSeed(sown);
  if (seed === null) faults.push(words.seedFault);
  return { faults, draft: { seats: read, options: options.options, table, seed: seed ?? '', handed: [] } };
}

function seatOf(side: Side, given: unknown, before: DraftSeat, faults: string[]): DraftSeat {
  if (!isRecord(given) || !isPlayer(given['player'])) {
    faults.push(words.seatFault(side));
    return before;
  }
  const own: DraftSeat = { ...before, player: given['player'], computerChooses: given['brings'] !== true };
  const { fleet } = given;
  if (fleet === undefined) return own;
  const read = typeof fleet === 'string' ? readFleet(fleet) : null;
  if (read?.ok) return { ...own, fleet: editable(read.fleet) };
  faults.push(read ? words.fleetFault(side, read.faults[0]!.line, read.faults[0]!.reason) : words.seatFault(side));
  return own;
}
