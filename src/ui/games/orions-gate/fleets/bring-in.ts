import { type KeptFleet, nameOf, readKept, splitFleets } from '../setup/fleet-library-text.ts';
import { freeName } from '../setup/fleet-library.ts';
import { unpackFleet } from '../setup/fleet-link.ts';
import { fleetsText as words } from '../words/fleets.ts';
import { packedIn } from './fleet-address.ts';

/** What of a text could not be read, and why. */
export interface Left {
  readonly text: string;
  readonly reasons: readonly string[];
}

/** What a text holds: fleets ready to be kept, and parts that are none. */
export interface BroughtIn {
  readonly fleets: readonly KeptFleet[];
  readonly left: readonly Left[];
}

/** Bytes of the largest file. */
export const MAX_BYTES = 500_000;

/** Reads fleet texts and fleet links, mixed as they come. Each fleet gets a name nobody in `taken` has. */
export function bringIn(text: string, taken: readonly string[], now: number): BroughtIn {
  const names = [...taken];
  const fleets: KeptFleet[] = [];
  const left: Left[] = [];
  const keep = (fleet: KeptFleet) => {
    const name = freeName(nameOf(fleet.name) || words.unnamed, names);
    names.push(name);
    fleets.push({ ...fleet, name, saved: fleet.saved ?? now });
  };
  const links = text.split(/\r?\n/).filter((row) => packedIn(row).length > 0);
  for (const link of links) {
    for (const packed of packedIn(link)) {
      const read = unpackFleet(packed);
      if (read.ok) keep({ ...read.fleet, tags: [], saved: null });
      else left.push({ text: link.trim(), reasons: [read.reason] });
    }
  }
  const rest = text
    .split(/\r?\n/)
    .filter((row) => !links.includes(row))
    .join('\n');
  for (const part of splitFleets(rest)) {
    const read = readKept(part);
    if (read.ok) keep(read.kept);
    else left.push({ text: part, reasons: read.damaged.faults.map(({ line, reason }) => words.fault(line, reason)) });
  }
  return { fleets, left };
}
