import type { Rejection } from '../../../engine/game.ts';
import {
  countedLines,
  faultyLines,
  leftOutNote,
  leftOutNotes,
  quotedLine,
  rowsOf,
  saidLines,
  type SaidLine,
} from '../../../engine/text/list-lines.ts';
import { nearestWord, type Slip } from '../../../engine/text/nearest-word.ts';
import { designNamed } from '../data/cards.ts';
import { DESIGNS, type Design } from '../data/ships.ts';
import { LORE, SPECIES, type Species } from '../data/species.ts';
import { FULL_FLEET, isSlot } from '../rules/formation.ts';
import { noSuchDesign } from '../rules/starting-fleet.ts';
import { said } from '../rules/refusal.ts';
import {
  inFleetOrder,
  ownFleetFaults,
  unreadFault,
  type FleetShip,
  type OwnFleet,
  type OwnFleetTerms,
} from './own-fleet.ts';

/** A fault of a text; what is wrong with the fleet as a whole stands in no line (null). */
export interface FleetTextFault extends Slip {
  readonly line: number | null;
}

/** A text as it was read: what of it could be read, and every line that could not. */
export interface FleetRead {
  readonly fleet: OwnFleet;
  readonly faults: readonly FleetTextFault[];
}

/** Most characters of a fleet's name. */
export const LONGEST_FLEET_NAME = 40;
/** A text of more lines is no fleet: 11 ships need 13. */
const MAX_LINES = 400;

const HEAD = /^(fleet|species)\s*:\s*(.*)$/i;
/** `3x Ceres`, `3 ter-ceres`. */
const COUNTED = /^(\d+)x?\s+(.+)$/i;
/** `Ceres F2`. */
const PLACED = /^(.+?)\s+([a-z]\d+)$/i;

/** A line about a ship, as it is said. */
interface ShipLine {
  readonly row: SaidLine;
  readonly count: number;
  readonly word: string;
  readonly slot: string | null;
}

/** What a text says before anybody asks whether it can be so. */
interface Said {
  readonly name: string;
  readonly species: Species | null;
  readonly ships: readonly ShipLine[];
  readonly faults: readonly FleetTextFault[];
}

const plain = (word: string): string => word.toLowerCase().replace(/[^a-z0-9]/g, '');
const is = (word: string, one: string): boolean => plain(word) === plain(one);

/** A species by its id, its name, or the first word of that, also as a plural (`Terrans`). */
function speciesNamed(word: string): Species | null {
  const fits = (one: Species): boolean => {
    const [first = ''] = LORE[one].name.split(' ');
    return [one, LORE[one].name, first, `${first}s`].some((name) => is(word, name));
  };
  return SPECIES.find(fits) ?? null;
}

/** A design of a species by its id or name. */
const designSaid = (word: string, species: Species): Design | null =>
  DESIGNS[species].find(({ id, name }) => is(word, id) || is(word, name)) ?? null;

function shipLine(row: SaidLine): ShipLine {
  const counted = COUNTED.exec(row.text);
  const placed = PLACED.exec(counted ? counted[2]! : row.text);
  return {
    row,
    count: counted ? Number(counted[1]) : 1,
    word: placed ? placed[1]! : counted ? counted[2]! : row.text,
    slot: placed ? placed[2]!.toUpperCase() : null,
  };
}

/** OS-1.3: a word that is no species. */
function noSpecies(word: string): Slip {
  const meant = nearestWord(word, [...SPECIES.map((one) => LORE[one].name), ...SPECIES]);
  const reason = `There is no species ${said(word)}; there is ${SPECIES.join(', ')}.`;
  return { reason, ...(meant && { meant: { said: word, word: meant } }) };
}

/** What has been read of the lines above the ships. */
interface Heads {
  name: { readonly line: number; readonly said: string } | null;
  species: { readonly line: number; readonly said: Species | null } | null;
}

/** Reads a line `Fleet:`; why it cannot be, where it cannot. A name without text counts as no name. */
function readName(heads: Heads, line: number, word: string): Slip | null {
  if (word === '') return null;
  if (heads.name) return { reason: `a second Fleet; the first is in line ${heads.name.line}.` };
  const length = [...word].length;
  const fits = length <= LONGEST_FLEET_NAME;
  heads.name = { line, said: fits ? word : '' };
  return fits ? null : { reason: `the name has ${length} characters, at most ${LONGEST_FLEET_NAME} are allowed.` };
}

/** Reads a line `Species:`. */
function readSpecies(heads: Heads, line: number, word: string): Slip | null {
  if (heads.species) return { reason: `a second Species; the first is in line ${heads.species.line}.` };
  heads.species = { line, said: speciesNamed(word) };
  return heads.species.said ? null : noSpecies(word);
}

/** The species that knows most of the ships: what is meant where no line says it. */
function speciesOfMost(ships: readonly ShipLine[]): Species {
  const known = (species: Species): number => ships.filter(({ word }) => designSaid(word, species)).length;
  return [...SPECIES].sort((a, b) => known(b) - known(a))[0]!;
}

/** The lines of a text, each by what it is about. */
function readLines(text: string): Said {
  const heads: Heads = { name: null, species: null };
  const ships: ShipLine[] = [];
  const faults: FleetTextFault[] = [];
  for (const row of saidLines(text)) {
    const head = HEAD.exec(row.text);
    if (!head) {
      ships.push(shipLine(row));
      continue;
    }
    const read = head[1]!.toLowerCase() === 'fleet' ? readName : readSpecies;
    const slip = read(heads, row.line, head[2]!.trim());
    if (slip) faults.push({ line: row.line, ...slip });
  }
  return { name: heads.name?.said ?? '', species: heads.species?.said ?? null, ships, faults };
}

/** OS-2.1: a word that is no design of the species, and the one that was meant. */
function unknownDesign(word: string, species: Species): Slip {
  const meant = nearestWord(
    word,
    DESIGNS[species].map(({ name }) => name),
  );
  return { reason: sentence(noSuchDesign(word)), ...(meant && { meant: { said: word, word: meant } }) };
}

const sentence = ({ rule, reason }: Rejection): string => `${rule}: ${reason}`;

/** Why a line is no ship of the fleet; null = it is. */
function shipSlip({ word, count, slot, row }: ShipLine, species: Species, taken: Map<string, number>): Slip | null {
  if (!designSaid(word, species)) return unknownDesign(word, species);
  if (count < 1 || count > FULL_FLEET) return { reason: `${count} ships; 1 to ${FULL_FLEET} are possible.` };
  if (slot === null) return null;
  if (!isSlot(slot)) return { reason: `OS-3.4: There is no slot ${said(slot)}.` };
  if (count > 1) return { reason: `${count} ships in ${slot}; each needs a place of its own.` };
  const line = taken.get(slot);
  if (line !== undefined) return { reason: `${slot} is taken by the ship in line ${line}.` };
  taken.set(slot, row.line);
  return null;
}

/**
 * Reads the text of a fleet; every line that cannot be read at once, each with its line. Never throws; nothing is
 * dropped silently: what is left out stands in `unread`, as do lines that an earlier reading left out.
 */
export function readFleet(text: string): FleetRead {
  const rows = rowsOf(text).length;
  if (rows > MAX_LINES) {
    const reason = `The text has ${rows} lines; at most ${MAX_LINES} are read.`;
    return { fleet: { name: '', species: SPECIES[0], ships: [] }, faults: [{ line: null, reason }] };
  }
  const { name, species: stated, ships: lines, faults: headFaults } = readLines(text);
  const species = stated ?? speciesOfMost(lines);
  const taken = new Map<string, number>();
  const ships: FleetShip[] = [];
  const faults: FleetTextFault[] = [...headFaults];
  for (const line of lines) {
    const slip = shipSlip(line, species, taken);
    if (slip) faults.push({ line: line.row.line, ...slip });
    else {
      const design = designSaid(line.word, species)!.id;
      for (let copy = 0; copy < line.count; copy += 1) ships.push({ design, slot: line.slot });
    }
  }
  faults.sort((a, b) => (a.line ?? Infinity) - (b.line ?? Infinity) || 0);
  const unread = unreadIn(text, faults);
  return {
    fleet: { name, species, ships: inFleetOrder(species, ships), ...(unread.length > 0 && { unread }) },
    faults,
  };
}

/** Lines that were left out before and stand in comments, then those with faults. */
function unreadIn(text: string, faults: readonly FleetTextFault[]): readonly SaidLine[] {
  const lines = saidLines(text);
  const left = faults.flatMap((fault) => {
    const row = lines.find(({ line }) => line === fault.line);
    return row ? [{ ...fault, ...quotedLine(row) }] : [];
  });
  return [...leftOutNotes(text).map((note) => note.left), ...faultyLines(left)];
}

/** Reads a text and checks the fleet under terms: faults by line first, those of the whole fleet last. */
export function checkFleetText(text: string, terms: OwnFleetTerms): FleetRead {
  const { fleet, faults } = readFleet(text);
  const noted = leftOutNotes(text).map(({ line, left }) => ({ line, reason: unreadFault(left).reason }));
  const { unread: _unread, ...whole } = fleet;
  const ofRules = ownFleetFaults(whole, terms).map((fault) => ({ line: null, reason: sentence(fault) }));
  const byLine = [...noted, ...faults].sort((a, b) => (a.line ?? Infinity) - (b.line ?? Infinity) || 0);
  return { fleet, faults: [...byLine, ...ofRules] };
}

const called = (design: string): string => designNamed(design)?.name ?? design;

/** A fleet as text: name, species, a line for each ship with its place, those without one counted. It reads back. */
export function writeFleet({ name, species, ships, unread = [] }: OwnFleet): string {
  const head = name.replace(/\s+/g, ' ').trim();
  const lines = countedLines(
    ships.map(({ design, slot }) => (slot === null ? called(design) : `${called(design)} ${slot}`)),
  );
  return [
    ...(head ? [`Fleet: ${head}`] : []),
    ...unread.map(leftOutNote),
    `Species: ${LORE[species].name}`,
    ...lines.map(({ text, count }) => (count > 1 ? `${count}x ${text}` : text)),
    '',
  ].join('\n');
}
