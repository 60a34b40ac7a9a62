import { checkSetup, isStarter, parseOptions, SEATS } from '../../../../games/retrograde/index.ts';
import { isRecord, type Loose } from '../../../match/setup/loose.ts';
import { partsReader, readSitter } from '../../../match/setup/read-options.ts';
import { setupText } from '../../../match/words/setup.ts';
import { orbitText as words } from '../words/setup.ts';
import type { DeckSeat, Draft } from './draft.ts';

function read(raw: Loose, before: Draft, faults: string[]): Pick<Draft, 'seats'> {
  const given: readonly unknown[] = Array.isArray(raw['seats']) ? (raw['seats'] as unknown[]) : [];
  const seatAt = (place: 0 | 1): DeckSeat => {
    const [own, label] = [before.seats[place], words.seatOf[SEATS[place]]!];
    const entry = given[place];
    const sitter = isRecord(entry) ? readSitter(entry, own) : null;
    if (!isRecord(entry) || !sitter) {
      faults.push(words.seatFault(label));
      return own;
    }
    const deck = typeof entry['deck'] === 'string' && isStarter(entry['deck']) ? entry['deck'] : null;
    if (deck === null) faults.push(words.deckFault(label));
    return { ...sitter, deck: deck ?? own.deck };
  };
  return { seats: [seatAt(0), seatAt(1)] };
}

/** A set-up from untrusted data. */
export const readParts = partsReader<Draft>({
  judge: { parseOptions, checkSetup },
  seedFault: setupText.seedFault,
  read,
});
