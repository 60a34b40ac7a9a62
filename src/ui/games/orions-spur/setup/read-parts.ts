import { checkSetup, isSpecies, parseOptions, SEAT_COUNT } from '../../../../games/orions-spur/index.ts';
import { isRecord, type Loose } from '../../../match/setup/loose.ts';
import { partsReader, readOptions, readSitter } from '../../../match/setup/read-options.ts';
import { setupText } from '../../../match/words/setup.ts';
import { spurText as words } from '../words/setup.ts';
import type { Draft, SpurSeat } from './draft.ts';

/** Team Play is judged with the number of players it needs (OS-1.2), every other option by itself. */
const JUDGE = {
  parseOptions: (raw: unknown) => parseOptions(isRecord(raw) && raw['mode'] === 'teams' ? { ...raw, seats: 4 } : raw),
  checkSetup,
};

function read(raw: Loose, before: Draft, faults: string[]): Pick<Draft, 'players' | 'seats'> {
  const { seats: players } = readOptions(
    JUDGE,
    raw['players'] === undefined ? {} : { seats: raw['players'] },
    { seats: before.players },
    faults,
  );
  const list: readonly unknown[] =
    Array.isArray(raw['seats']) && raw['seats'].length <= SEAT_COUNT.most ? (raw['seats'] as unknown[]) : [];
  if (raw['seats'] !== undefined && list !== raw['seats']) faults.push(words.seatsFault);
  const seats = before.seats.map((own, place): SpurSeat => {
    const given = list[place];
    if (given === undefined) return own;
    const label = words.seat(place + 1);
    const sitter = isRecord(given) ? readSitter(given, own) : null;
    if (!isRecord(given) || !sitter) {
      faults.push(words.seatFault(label));
      return own;
    }
    const { species } = given;
    const known = typeof species === 'string' && isSpecies(species);
    if (!known) faults.push(words.speciesFault(label));
    return { ...sitter, species: known ? species : own.species };
  });
  return { players, seats };
}

/** A set-up from untrusted data. */
export const readParts = partsReader<Draft>({ judge: JUDGE, seedFault: setupText.cardSeedFault, read });
