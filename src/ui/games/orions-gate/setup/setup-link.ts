import { readFleet, writeFleet, type Side } from '../../../../games/orions-gate/index.ts';
import { setupText as words } from '../../../match/words/setup.ts';
import { readSeed } from '../../../match/setup/dice-seed.ts';
import { isRecord, type Loose } from '../../../match/setup/loose.ts';
import { packParcel, unpackParcel, type Parts, type Setup } from '../../../match/setup/parcel.ts';
import { isPlayer } from '../../../match/setup/player.ts';
import { sitterFault } from '../../../match/setup/read-options.ts';
import { BATTLE_COMPUTERS, isStyle, MAX_CAPTAINS, newCaptain, type DraftSeat, type Seats } from './captains.ts';
import { listOfSeats, type Draft } from './draft.ts';
import { editable, namedFleet } from './fleet-edit.ts';
import { readTables, writtenTables, type TableSource, type TableSources } from './hand-tables.ts';
import { readOptions, standardOptions, type RawOptions } from './raw-options.ts';

/** One captain in a link: who plays (never their name), and their fleet as text. */
interface Sent {
  readonly player: DraftSeat['player'];
  readonly brings: boolean;
  readonly fleet?: string;
  readonly style?: DraftSeat['style'];
}

/**
 * What travels: captains, options that differ from the standard ones, tables laid out by hand, the seed of the dice.
 */
interface Parcel {
  readonly options: Partial<RawOptions>;
  readonly table?: TableSources | TableSource;
  readonly seed?: string;
  /** A list where a side has several captains. */
  readonly seats: { readonly [side in Side]: Sent | readonly Sent[] };
}

/** The whole set-up packed for a link, fleets of `hidden` sides left out. */
export function packSetup(draft: Draft, hidden: readonly Side[] = []): string {
  const standard: { readonly [key: string]: unknown } = { ...standardOptions('') };
  const options = Object.fromEntries(
    Object.entries(draft.options).filter(([key, value]) => standard[key] !== value),
  ) as Partial<RawOptions>;
  const sent = (side: Side): Sent | readonly Sent[] => {
    const all = draft.seats[side].map(({ player, computerChooses, style, fleet }): Sent => {
      const text = hidden.includes(side) || fleet.units.length === 0 ? '' : writeFleet(namedFleet(fleet));
      return { player, brings: !computerChooses, ...(style && { style }), ...(text && { fleet: text }) };
    });
    return all.length === 1 ? all[0]! : all;
  };
  const parcel: Parcel = {
    options,
    ...(draft.tables.length > 0 && { table: writtenTables(draft.tables) }),
    ...(draft.seed && { seed: draft.seed }),
    seats: { A: sent('A'), B: sent('B') },
  };
  return packParcel(parcel);
}

/**
 * Reads what `packSetup` made, now or before there were several captains and tables. Each part that cannot be read is
 * named in `faults` and stays as it is in `before`; a cut, altered or foreign text is refused as a whole.
 */
export const unpackSetup = (packed: string, before: Draft): Setup<Draft> =>
  unpackParcel(packed, (parcel) => readParts(parcel, before));

function readParts({ seats, options: given, table: laid, seed: sown }: Loose, before: Draft): Parts<Draft> | null {
  if (!isRecord(seats) || !isRecord(given)) return null;
  const faults: string[] = [];
  const side = (name: Side): readonly DraftSeat[] => sideOf(name, seats[name], before.seats, faults);
  const read = { A: side('A'), B: side('B') };
  const options = readOptions(given, standardOptions(before.options.terrainSeed));
  faults.push(...options.faults.map(({ path, reason }) => words.optionFault(path, reason)));
  const tables = readTables(laid ?? []);
  if (!tables) faults.push(words.tableFault);
  const seed = readSeed(sown);
  if (seed === null) faults.push(words.seedFault);
  return {
    faults,
    draft: { seats: read, options: options.options, tables: tables ?? [], seed: seed ?? '', handed: [] },
  };
}

/** The captains of a side; those beyond the fourth are reported and left out (OG-17.1). */
function sideOf(side: Side, given: unknown, before: Seats, faults: string[]): readonly DraftSeat[] {
  const list = listOfSeats(given);
  if (list.length > MAX_CAPTAINS) faults.push(words.tooManyCaptains(side, list.length));
  const seats = list
    .slice(0, MAX_CAPTAINS)
    .map((one, place) =>
      seatOf(list.length > 1 ? `${side}${place + 1}` : side, one, before[side][place] ?? newCaptain, faults),
    );
  if (seats.length > 0) return seats;
  faults.push(words.seatFault(words.captainOf(side), null));
  return before[side];
}

function seatOf(called: string, given: unknown, before: DraftSeat, faults: string[]): DraftSeat {
  if (!isRecord(given) || !isPlayer(given['player'], BATTLE_COMPUTERS)) {
    faults.push(sitterFault(words.captainOf(called), given));
    return before;
  }
  const { fleet, style } = given;
  if (style !== undefined && !isStyle(style)) faults.push(words.styleFault(called));
  const own: DraftSeat = {
    ...before,
    player: given['player'],
    computerChooses: given['brings'] !== true,
    style: isStyle(style) ? style : undefined,
  };
  if (fleet === undefined) return own;
  const read = typeof fleet === 'string' ? readFleet(fleet) : null;
  if (read?.ok) return { ...own, fleet: editable(read.fleet) };
  if (read) faults.push(...read.faults.map(({ line, reason }) => words.fleetFault(called, line, reason)));
  else faults.push(words.seatFault(words.captainOf(called), null));
  return own;
}
