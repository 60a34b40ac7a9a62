import type { Fault } from '../../../../../engine/game.ts';
import { NAMED_TABLES, parseOptions, readFleet, writeFleet, type Layout, type Options, type Side } from '../../../../../games/orions-gate/index.ts';
import { randomSeed } from '../../../random-seed.ts';
import { readSeed } from '../shared/dice-seed.ts';
import { keepText, keptText } from '../shared/kept-text.ts';
import { isRecord, parseJson, type Loose } from '../shared/loose.ts';
import { readSeat, type SeatDraft } from '../shared/player.ts';
import { editable, NO_FLEET, plansOf, type EditFleet } from './fleet-edit.ts';

/** Options as set on the page; a layout is made from them, not kept among them. */
export type RawOptions = { -readonly [key in Exclude<keyof Options, 'layout' | 'tables' | 'mission' | 'playersA' | 'playersB' | 'gatesPerTable' | 'wormholesPerTable' | 'pointSplit' | 'stationCheck' | 'mysteriousObjectives' | OffKey>]: Options[key] } & Off;

/** Options that the rules leave out while they are off; the page always says them. */
const OFF = { firingArcs: false, debris: false, boarding: false, repairSelf: false, deflectorLimit: 0 };
type Off = typeof OFF;
type OffKey = keyof Off;

/** A table laid out by hand: one of the named, or pieces of one's own. */
export type HandTable = { readonly named: string } | { readonly own: Layout };

export const SIDES: readonly Side[] = ['A', 'B'];

export interface DraftSeat extends SeatDraft {
  readonly computerChooses: boolean;
  readonly fleet: EditFleet;
}

/** Everything the new-battle page holds. */
export interface Draft {
  readonly seats: { readonly [side in Side]: DraftSeat };
  readonly options: RawOptions;
  /** Null = made from the terrain seed. */
  readonly table: HandTable | null;
  /** Seed of the dice; empty = by chance. */
  readonly seed: string;
  /** Sides whose fleet is handed in and hidden (two people at one screen); kept, so that a reload shows nobody a hidden fleet. */
  readonly handed: readonly Side[];
}

const KEY = 'orion.new-battle';

/** All defaults of OG-26.1, but a fresh table. */
export function standardOptions(terrainSeed: string = randomSeed(6)): RawOptions {
  const parsed = parseOptions({ terrainSeed, layout: [[]], terrainSource: 'generated' });
  if (!parsed.ok) throw new Error('The default options are broken.');
  const { layout: _layout, tables: _tables, mission: _mission, playersA: _a, playersB: _b, gatesPerTable: _gates, wormholesPerTable: _wormholes, pointSplit: _split, stationCheck: _check, mysteriousObjectives: _mysterious, ...raw } = parsed.value;
  return { ...OFF, ...raw };
}

/** The page as a newcomer finds it: against the computer, which brings its own fleet. */
export const freshDraft = (fleet: EditFleet = NO_FLEET): Draft => ({
  seats: {
    A: { player: 'human', name: '', computerChooses: true, fleet },
    B: { player: 'default', name: '', computerChooses: true, fleet: NO_FLEET },
  },
  options: standardOptions(),
  table: null,
  seed: '',
  handed: [],
});

const pack = (fleet: EditFleet): string => (fleet.units.length > 0 ? writeFleet({ name: fleet.name, units: plansOf(fleet.units) }) : '');

const unpack = (text: unknown): EditFleet => {
  const read = typeof text === 'string' && text ? readFleet(text) : null;
  return read?.ok ? editable(read.fleet) : NO_FLEET;
};

/** The draft as text; holes in a ship are not kept, its components are. */
export const writeDraft = ({ seats, options, table, seed, handed }: Draft): string =>
  JSON.stringify({ options, table, seed, handed, seats: { A: { ...seats.A, fleet: pack(seats.A.fleet) }, B: { ...seats.B, fleet: pack(seats.B.fleet) } } });

/** A table laid out by hand from untrusted data; null when it is none. Whether it is legal is another question (OG-4.5). */
export function readTable(raw: unknown): HandTable | null {
  const { named, own } = (raw ?? {}) as { readonly named?: unknown; readonly own?: unknown };
  if (NAMED_TABLES.some(({ id }) => id === named)) return { named: named as string };
  const parsed = own === undefined ? null : parseOptions({ layout: own });
  return parsed?.ok ? { own: parsed.value.layout } : null;
}

/** Options of the page from untrusted data; what is wrong with one costs only that one, which is then as in `instead`. */
export function readOptions(raw: Loose | undefined, instead: RawOptions): { readonly options: RawOptions; readonly faults: readonly Fault[] } {
  const bare = { terrainSource: 'generated', layout: [[]] };
  const first = parseOptions({ ...instead, ...raw, ...bare });
  const faults = first.ok ? [] : first.faults;
  const sound = Object.fromEntries(Object.entries(raw ?? {}).filter(([key]) => !faults.some(({ path }) => path === key)));
  const parsed = first.ok ? first : parseOptions({ ...instead, ...sound, ...bare });
  const taken = parsed.ok ? { ...OFF, ...parsed.value } : instead;
  return { faults, options: Object.fromEntries(Object.keys(instead).map((key) => [key, taken[key as keyof RawOptions]])) as unknown as RawOptions };
}

/** Reads what `writeDraft` wrote; each part that cannot be read is as fresh. */
export function readDraft(text: string | null): Draft | null {
  const kept = parseJson(text);
  if (!isRecord(kept) || !isRecord(kept['seats']) || !isRecord(kept['options'])) return null;
  const fresh = freshDraft();
  const { seats, handed } = kept as { readonly seats: Loose; readonly handed?: unknown };
  const seat = (side: Side): DraftSeat => {
    const given = isRecord(seats[side]) ? seats[side] : {};
    return { ...readSeat(given, fresh.seats[side]), computerChooses: given['computerChooses'] !== false, fleet: unpack(given['fleet']) };
  };
  return {
    seats: { A: seat('A'), B: seat('B') },
    options: readOptions(kept['options'], fresh.options).options,
    table: readTable(kept['table']),
    seed: readSeed(kept['seed']) ?? '',
    handed: SIDES.filter((side) => Array.isArray(handed) && handed.includes(side)),
  };
}

/** The draft left in this browser, or null. */
export const keptDraft = (): Draft | null => readDraft(keptText(KEY));

/** Leaves the draft in this browser. */
export const keepDraft = (draft: Draft): void => keepText(KEY, writeDraft(draft));
