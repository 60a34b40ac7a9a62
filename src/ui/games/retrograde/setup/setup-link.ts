import { packParcel } from '../../../match/setup/parcel.ts';
import { setupLink, unusual } from '../../../match/setup/setup-link.ts';
import { setupText } from '../../../match/words/setup.ts';
import { orbitText as words } from '../words/setup.ts';
import { unpackList } from '../../../match/lists/link.ts';
import type { Opening, Query } from '../../../match/setup/use-setup.ts';
import { DECK_FORM } from '../decks/deck-form.ts';
import { freshDraft, STANDARD_RULES, type DeckSeat, type Draft } from './draft.ts';
import { keptDraft } from './kept-draft.ts';
import { readParts } from './read-parts.ts';

const link = setupLink(readParts, STANDARD_RULES, keptDraft, freshDraft);
export const { unpackSetup } = link;

/** The page as an address asks for it: `setup` brings everything, `deck1` and `deck2` an own deck each. */
export function opening(query: Query): Opening<Draft> {
  const opened = link.opening(query);
  const asked = [query['deck1'], query['deck2']];
  if (asked.every((packed) => packed === undefined)) return opened;
  const failures = [...opened.failures];
  const seats = opened.draft.seats.map((seat, place): DeckSeat => {
    const packed = asked[place];
    if (packed === undefined) return seat;
    const read = unpackList(DECK_FORM, packed);
    if (!read.ok) failures.push({ title: DECK_FORM.words.linkFailed, reason: read.reason });
    return read.ok ? { ...seat, own: DECK_FORM.write(read.list) } : seat;
  });
  const [one, two] = seats as [DeckSeat, DeckSeat];
  const taken = failures.length < opened.failures.length + asked.filter((packed) => packed !== undefined).length;
  const before = opened.before ?? (taken ? keptDraft() : null);
  return { ...opened, failures, before, draft: { ...opened.draft, seats: [one, two] } };
}

/** The whole set-up packed for a link: rules that are not as usual; people's names stay here. */
export function packSetup({ rules, seats, seed }: Draft): string {
  const decks = seats.map(({ deck, player, own }) => ({ player, deck, ...(own !== null && { own }) }));
  const chance = seed.trim() === '' ? {} : { seed };
  return packParcel({ ...chance, rules: unusual(rules, STANDARD_RULES), seats: decks });
}

/** What a link carries, part by part. */
export const partsOf = ({ seed }: Draft): readonly string[] => [
  words.partPlayers,
  words.partDecks,
  setupText.partRules,
  ...(seed.trim() ? [setupText.partSeed] : []),
];
