import { checkKept, type KeptFleet, nameOf, splitFleets } from '../setup/fleet-library-text.ts';
import { faultsOfFleet } from '../../../../games/orions-gate/index.ts';
import { sentenceOf } from '../../../kit/index.ts';
import { freeName } from '../setup/fleet-library.ts';
import { unpackFleet } from '../setup/fleet-link.ts';
import { fleetsText as words } from '../words/fleets.ts';
import { packedIn } from './fleet-address.ts';

/** A part of a text that is no legal fleet, and why. */
export interface Left {
  readonly text: string;
  readonly reasons: readonly string[];
  /** What of it could be read, to be kept all the same, marked as illegal; null = nothing. */
  readonly good: KeptFleet | null;
}

/** What a text holds: legal fleets ready to be kept, and parts that are none. */
export interface BroughtIn {
  readonly fleets: readonly KeptFleet[];
  readonly left: readonly Left[];
}

/** Bytes of the largest file. */
export const MAX_BYTES = 500_000;

/**
 * Reads fleet texts and fleet links, mixed as they come, and checks each in full; lines are those of the whole text.
 * Each fleet gets a name nobody in `taken` has.
 */
export function bringIn(text: string, taken: readonly string[], now: number): BroughtIn {
  const names = [...taken];
  const fleets: KeptFleet[] = [];
  const left: Left[] = [];
  const called = (fleet: KeptFleet): KeptFleet => {
    const name = freeName(nameOf(fleet.name) || words.unnamed, names);
    names.push(name);
    return { ...fleet, name, saved: fleet.saved ?? now };
  };
  const take = (fleet: KeptFleet, part: string, reasons: readonly string[]) => {
    if (reasons.length === 0) fleets.push(called(fleet));
    else left.push({ text: part, reasons, good: fleet.units.length > 0 ? called(fleet) : null });
  };
  const rows = text.split(/\r?\n/);
  for (const link of rows)
    for (const packed of packedIn(link)) {
      const read = unpackFleet(packed);
      if (!read.ok) left.push({ text: link.trim(), reasons: [read.reason], good: null });
      else {
        const faults = faultsOfFleet(read.fleet);
        take({ ...read.fleet, tags: [], saved: null }, link.trim(), faults.length > 0 ? [sentenceOf(faults)] : []);
      }
    }
  const rest = rows.map((row) => (packedIn(row).length > 0 ? '' : row)).join('\n');
  for (const part of splitFleets(rest)) {
    const { kept, faults } = checkKept(part.text);
    take(
      kept,
      part.text,
      faults.map(({ line, reason }) => words.fault(line + part.line - 1, reason)),
    );
  }
  return { fleets, left };
}
