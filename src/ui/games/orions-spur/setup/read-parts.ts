import { checkSetup, isSpecies, parseOptions, SEAT_COUNT } from '../../../../games/orions-spur/index.ts';
import { isRecord, type Loose } from '../../../match/setup/loose.ts';
import { partsReader, readOptions, readSitter, sitterFault } from '../../../match/setup/read-options.ts';
import { setupText } from '../../../match/words/setup.ts';
import { spurText as words } from '../words/setup.ts';
import { SPUR_COMPUTERS, type Draft, type SpurSeat } from './draft.ts';

/** Team Play is judged with the number of players it needs (OS-1.2), every other option by itself. */
const JUDGE = {
  parseOptions: (raw: unknown) => parseOptions(isRecord(raw) && raw['mode'] === 'teams' ? { ...raw, seats: 4 } : raw),
  checkSetup,
};

/** One seat as it is given; what cannot be read stays as it was, and a fault says so. */
function seatFrom(given: unknown, own: SpurSeat, label: string, faults: string[]): SpurSeat {
  const sitter = isRecord(given) ? readSitter(given, own, SPUR_COMPUTERS) : null;
  if (sitter === null) {
    faults.push(sitterFault(label, given));
    return own;
  }
  const { species } = given as Loose;
  if (typeof species === 'string' && isSpecies(species)) return { ...sitter, species };
  faults.push(words.speciesFault(label));
  return { ...sitter, species: own.species };
}

/** The list of seats; none where it is no list, or too long. */
function listIn(given: unknown, faults: string[]): readonly unknown[] {
  if (given === undefined) return [];
  if (Array.isArray(given) && given.length <= SEAT_COUNT.most) return given as unknown[];
  faults.push(words.seatsFault);
  return [];
}

function read(raw: Loose, before: Draft, faults: string[]): Pick<Draft, 'players' | 'seats'> {
  const wanted = raw['players'] === undefined ? {} : { seats: raw['players'] };
  const { seats: players } = readOptions(JUDGE, wanted, { seats: before.players }, faults);
  const list = listIn(raw['seats'], faults);
  const seats = before.seats.map((own, place) =>
    place < list.length ? seatFrom(list[place], own, words.seat(place + 1), faults) : own,
  );
  return { players, seats };
}

/** A set-up from untrusted data. */
export const readParts = partsReader<Draft>({ judge: JUDGE, seedFault: setupText.cardSeedFault, read });
