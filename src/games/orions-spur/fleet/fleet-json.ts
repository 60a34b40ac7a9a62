import * as v from 'valibot';
import { faultsOf } from '../../../engine/fault.ts';
import { designNamed } from '../data/cards.ts';
import type { OwnFleet } from './own-fleet.ts';

/** Most ships of a fleet that are looked at, and most fleets of one file. */
const MOST = { ships: 100, fleets: 200 } as const;

const word = v.pipe(v.string(), v.maxLength(100));

/** A fleet as data: designs by their ids or names. */
const fleetSchema = v.strictObject({
  name: v.optional(v.pipe(v.string(), v.maxLength(400)), ''),
  species: v.optional(word),
  ships: v.pipe(
    v.array(v.strictObject({ design: word, slot: v.optional(v.nullable(word), null) })),
    v.maxLength(MOST.ships),
  ),
});

/** A fleet as data: ids of designs, each with its slot. */
export const fleetData = ({ name, species, ships }: OwnFleet): object => ({
  name,
  species,
  ships: ships.map(({ design, slot }) => ({ design, slot })),
});

/** Fleets that came as data, as texts; or what of the data is of another shape. */
export type FleetTexts = { readonly texts: readonly string[] } | { readonly texts: null; readonly reason: string };

/** One line, whatever the data holds. */
const lineOf = (said: string): string => said.replace(/\s+/g, ' ').trim();

const called = (said: string): string => {
  const line = lineOf(said);
  return designNamed(line)?.name ?? line;
};

/**
 * Texts of the fleets in parsed JSON, one fleet or a list of them: a line for each ship, so that `readFleet` names every
 * fault by its line. Words nobody knows stand there as they came.
 */
export function fleetTexts(raw: unknown): FleetTexts {
  const list: readonly unknown[] = Array.isArray(raw) ? raw : [raw];
  if (list.length > MOST.fleets)
    return { texts: null, reason: `There are ${list.length} fleets in it; at most ${MOST.fleets} are read.` };
  const texts: string[] = [];
  for (const [at, one] of list.entries()) {
    const read = v.safeParse(fleetSchema, one);
    if (!read.success) {
      const { path, reason } = faultsOf(read.issues)[0]!;
      const which = Array.isArray(raw) ? `Fleet ${at + 1}: ` : '';
      return { texts: null, reason: `${which}${path && `${path}: `}${reason}` };
    }
    const { name, species, ships } = read.output;
    texts.push(
      [
        ...(lineOf(name) ? [`Fleet: ${lineOf(name)}`] : []),
        ...(species === undefined ? [] : [`Species: ${lineOf(species)}`]),
        ...ships.map(({ design, slot }) => (slot === null ? called(design) : `${called(design)} ${lineOf(slot)}`)),
        '',
      ].join('\n'),
    );
  }
  return { texts };
}
