import {
  checkSetup,
  isStarter,
  parseOptions,
  SEATS,
  type Options,
  type StarterId,
} from '../../../../games/retrograde/index.ts';
import { isRecord, type Loose } from '../../../match/setup/loose.ts';
import { partsReader, readSitter, sitterFault } from '../../../match/setup/read-options.ts';
import { setupText } from '../../../match/words/setup.ts';
import { orbitText as words } from '../words/setup.ts';
import { DECK_FORM } from '../decks/deck-form.ts';
import { ORBIT_COMPUTERS, type DeckSeat, type Draft } from './draft.ts';

/** One of the ready-made decks from untrusted data; null = none of them. */
const deckIn = (raw: unknown): StarterId | null => (typeof raw === 'string' && isStarter(raw) ? raw : null);

/**
 * The text of an own deck from untrusted data, as it is written: undefined where the data is none, or holds nothing
 * that can be read. What is illegal about it is told where it is chosen.
 */
function ownIn(raw: unknown): string | null | undefined {
  if (raw === undefined || raw === null) return null;
  if (typeof raw !== 'string' || raw.length > DECK_FORM.limits.text) return undefined;
  const { list } = DECK_FORM.parse(raw);
  return DECK_FORM.isEmpty(list) ? undefined : DECK_FORM.write(list);
}

/** What sits at a place; what cannot be read is told and left as it was. */
function readSeatAt(place: 0 | 1, listed: readonly unknown[], before: Draft, faults: string[]): DeckSeat {
  const was = before.seats[place];
  const name = words.seatOf[SEATS[place]]!;
  const entry = listed[place];
  if (!isRecord(entry)) return (faults.push(sitterFault(name, entry)), was);
  const [sitter, deck] = [readSitter(entry, was, ORBIT_COMPUTERS), deckIn(entry['deck'])];
  if (!sitter) return (faults.push(sitterFault(name, entry)), was);
  const own = ownIn(entry['own']);
  if (deck === null || own === undefined) faults.push(words.deckFault(name));
  return { ...sitter, deck: deck ?? was.deck, own: own === undefined ? was.own : own };
}

const readSeats = (raw: Loose, before: Draft, faults: string[]): Pick<Draft, 'seats'> => {
  const { seats } = raw;
  const listed = Array.isArray(seats) ? (seats as readonly unknown[]) : [];
  return { seats: [readSeatAt(0, listed, before, faults), readSeatAt(1, listed, before, faults)] };
};

/** A set-up from untrusted data. */
export const readParts = partsReader<Draft>({
  // An option is judged by itself: what it makes of the decks is told where they are chosen.
  judge: {
    parseOptions,
    checkSetup: (options: Options) => checkSetup(options).filter(({ rule }) => rule === 'RG-22.1'),
  },
  seedFault: setupText.seedFault,
  read: readSeats,
});
