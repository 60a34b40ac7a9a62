import * as v from 'valibot';
import { inLine, listTexts, type ListTexts } from '../../../engine/text/list-json.ts';
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

const called = (said: string): string => {
  const line = inLine(said);
  return designNamed(line)?.name ?? line;
};

/** Texts of the fleets in parsed JSON, one fleet or a list of them, a line for each ship, for `readFleet`. */
export const fleetTexts = (raw: unknown): ListTexts =>
  listTexts(raw, {
    schema: fleetSchema,
    one: 'Fleet',
    many: 'fleets',
    most: MOST.fleets,
    write: ({ name, species, ships }) => [
      ...(inLine(name) ? [`Fleet: ${inLine(name)}`] : []),
      ...(species === undefined ? [] : [`Species: ${inLine(species)}`]),
      ...ships.map(({ design, slot }) => (slot === null ? called(design) : `${called(design)} ${inLine(slot)}`)),
    ],
  });
