import { checkSetup, isStarter, parseOptions, SEATS, type StarterId } from '../../../../games/retrograde/index.ts';
import { isRecord, type Loose } from '../../../match/setup/loose.ts';
import { partsReader, readSitter } from '../../../match/setup/read-options.ts';
import { setupText } from '../../../match/words/setup.ts';
import { orbitText as words } from '../words/setup.ts';
import type { DeckSeat, Draft } from './draft.ts';

/** One of the ready-made decks from untrusted data; null = none of them. */
const deckIn = (raw: unknown): StarterId | null => (typeof raw === 'string' && isStarter(raw) ? raw : null);

/** What sits at a place; what cannot be read is told and left as it was. */
function readSeatAt(place: 0 | 1, listed: readonly unknown[], before: Draft, faults: string[]): DeckSeat {
  const was = before.seats[place];
  const name = words.seatOf[SEATS[place]]!;
  const entry = listed[place];
  if (!isRecord(entry)) return (faults.push(words.seatFault(name)), was);
  const [sitter, deck] = [readSitter(entry, was), deckIn(entry['deck'])];
  if (!sitter) return (faults.push(words.seatFault(name)), was);
  if (deck === null) faults.push(words.deckFault(name));
  return { ...sitter, deck: deck ?? was.deck };
}

const readSeats = (raw: Loose, before: Draft, faults: string[]): Pick<Draft, 'seats'> => {
  const { seats } = raw;
  const listed = Array.isArray(seats) ? (seats as readonly unknown[]) : [];
  return { seats: [readSeatAt(0, listed, before, faults), readSeatAt(1, listed, before, faults)] };
};

/** A set-up from untrusted data. */
export const readParts = partsReader<Draft>({
  judge: { parseOptions, checkSetup },
  seedFault: setupText.seedFault,
  read: readSeats,
});
