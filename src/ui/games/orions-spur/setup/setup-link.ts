import { packParcel } from '../../../match/setup/parcel.ts';
import { setupLink, unusual } from '../../../match/setup/setup-link.ts';
import { setupText } from '../../../match/words/setup.ts';
import { spurText as words } from '../words/setup.ts';
import { freshDraft, STANDARD_RULES, type Draft } from './draft.ts';
import { keptDraft } from './kept-draft.ts';
import { readParts } from './read-parts.ts';

/** The whole set-up packed for a link: rules that are not as usual; people's names stay here. */
export function packSetup({ rules, seats, players, seed }: Draft): string {
  const seated = seats.slice(0, players).map(({ species, player }) => ({ species, player }));
  const parcel = { rules: unusual(rules, STANDARD_RULES), players, seats: seated };
  return packParcel(seed.trim() === '' ? parcel : { ...parcel, seed });
}

export const { unpackSetup, opening } = setupLink(readParts, STANDARD_RULES, keptDraft, freshDraft);

/** What a link carries, part by part. */
export function partsOf({ seed, players }: Draft): readonly string[] {
  const parts = [words.partPlayers(players), words.partSpecies, setupText.partRules];
  return seed.trim() === '' ? parts : [...parts, setupText.partCardSeed];
}
