import { readFleet, writeFleet, type Side } from '../../../../games/orions-gate/index.ts';
import { setupText as words } from '../../../messages/setup.ts';
import { PLAYERS, readOptions, readTable, standardOptions, type Draft, type DraftSeat, type HandTable, type RawOptions } from './draft.ts';
import { editable, plansOf } from './fleet-edit.ts';
import { packText, unpackText } from './packed-text.ts';

/** First character of a packed set-up; another one comes from a newer program. */
const VERSION = '1';
/** Longest packed text looked at, and longest text it may unfold to. */
const MOST_PACKED = 60_000;
const MOST_TEXT = 1_000_000;

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
  return VERSION + packText(JSON.stringify(parcel));
}

export type Setup = { readonly ok: true; readonly draft: Draft; readonly faults: readonly string[] } | { readonly ok: false; readonly reason: string };

type Loose = { readonly [key: string]: unknown } | null | undefined;
const isRecord = (value: unknown): value is { readonly [key: string]: unknown } => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads what `packSetup` made. Each part that cannot be read is named in `faults` and stays as it is in `before`;
 * a cut, altered or foreign text is refused as a whole.
 */
export function unpackSetup(packed: string, before: Draft): Setup {
  const fail = (reason: string): Setup => ({ ok: false, reason });
  if (packed.length > MOST_PACKED) return fail(words.linkTooLong);
  if (!/^[A-Za-z0-9_-]+$/.test(packed)) return fail(words.linkLetters);
  if (!packed.startsWith(VERSION)) return fail(words.linkNewer);
  const parcel = parse(unpackText(packed.slice(1), MOST_TEXT));
  if (!isRecord(parcel) || !isRecord(parcel['seats']) || !isRecord(parcel['options'])) return fail(words.linkDamaged);
  const faults: string[] = [];
  const seats = parcel['seats'] as { readonly [side: string]: Loose };
  const seat = (side: Side): DraftSeat => seatOf(side, seats[side], before.seats[side], faults);
  const read = { A: seat('A'), B: seat('B') };
  const options = readOptions(parcel['options'], standardOptions(before.options.terrainSeed));
  faults.push(...options.faults.map(({ path, reason }) => words.optionFault(path, reason)));
  const table = parcel['table'] === undefined ? null : readTable(parcel['table']);
  if (parcel['table'] !== undefined && !table) faults.push(words.tableFault);
  const { seed = '' } = parcel;
  if (typeof seed !== 'string' || seed.length > 40) faults.push(words.seedFault);
  return {
    ok: true,
    faults,
    draft: { seats: read, options: options.options, table, seed: typeof seed === 'string' ? seed.slice(0, 40) : '', handed: [] },
  };
}

function seatOf(side: Side, given: Loose, before: DraftSeat, faults: string[]): DraftSeat {
  if (!isRecord(given) || !PLAYERS.includes(given['player'])) {
    faults.push(words.seatFault(side));
    return before;
  }
  const own: DraftSeat = { ...before, player: given['player'] as DraftSeat['player'], computerChooses: given['brings'] !== true };
  const { fleet } = given;
  if (fleet === undefined) return own;
  const read = typeof fleet === 'string' ? readFleet(fleet) : null;
  if (read?.ok) return { ...own, fleet: editable(read.fleet) };
  faults.push(read ? words.fleetFault(side, read.faults[0]!.line, read.faults[0]!.reason) : words.seatFault(side));
  return own;
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
}
