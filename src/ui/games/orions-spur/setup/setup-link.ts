import { packParcel } from '../../../match/setup/parcel.ts';
import { setupLink, unusual } from '../../../match/setup/setup-link.ts';
import { setupText } from '../../../match/words/setup.ts';
import { spurText as words } from '../words/setup.ts';
import { freshDraft, STANDARD_RULES, type Draft } from './draft.ts';
import { keptDraft } from './kept-draft.ts';
import { readParts } from './read-parts.ts';

/** The whole set-up packed for a link: rules that are not as usual; people's names stay here. */
export const packSetup = ({ players, seats, rules, seed }: Draft): string =>
  packParcel({
    players,
    seats: seats.slice(0, players).map(({ player, species }) => ({ player, species })),
    rules: unusual(rules, STANDARD_RULES),
    ...(seed.trim() && { seed }),
  });

export const { unpackSetup, opening } = setupLink(readParts, STANDARD_RULES, keptDraft, freshDraft);

/** What a link carries, part by part. */
export const partsOf = ({ players, seed }: Draft): readonly string[] => [
  words.partPlayers(players),
  words.partSpecies,
  setupText.partRules,
  ...(seed.trim() ? [setupText.partCardSeed] : []),
];
