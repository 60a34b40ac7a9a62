import { packParcel } from '../../../match/setup/parcel.ts';
import { setupLink, unusual } from '../../../match/setup/setup-link.ts';
import { setupText } from '../../../match/words/setup.ts';
import { orbitText as words } from '../words/setup.ts';
import { freshDraft, STANDARD_RULES, type Draft } from './draft.ts';
import { keptDraft } from './kept-draft.ts';
import { readParts } from './read-parts.ts';

export const { opening, unpackSetup } = setupLink(readParts, STANDARD_RULES, keptDraft, freshDraft);

/** The whole set-up packed for a link: rules that are not as usual; people's names stay here. */
export function packSetup({ rules, seats, seed }: Draft): string {
  const decks = seats.map(({ deck, player }) => ({ player, deck }));
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
