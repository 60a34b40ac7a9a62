import { packParcel } from '../../../match/setup/parcel.ts';
import { setupLink } from '../../../match/setup/setup-link.ts';
import { setupText } from '../../../match/words/setup.ts';
import { orbitText as words } from '../words/setup.ts';
import { freshDraft, STANDARD_RULES, type Draft, type OrbitRules } from './draft.ts';
import { keptDraft } from './kept-draft.ts';
import { readParts } from './read-parts.ts';

/** The whole set-up packed for a link: rules that are not as usual; people's names stay here. */
export function packSetup({ seats, rules, seed }: Draft): string {
  const other = Object.fromEntries(
    (Object.keys(rules) as (keyof OrbitRules)[])
      .filter((key) => rules[key] !== STANDARD_RULES[key])
      .map((key) => [key, rules[key]]),
  );
  return packParcel({
    seats: seats.map(({ player, deck }) => ({ player, deck })),
    rules: other,
    ...(seed.trim() && { seed }),
  });
}

export const { unpackSetup, opening } = setupLink(readParts, STANDARD_RULES, keptDraft, freshDraft);

/** What a link carries, part by part. */
export const partsOf = ({ seed }: Draft): readonly string[] => [
  words.partPlayers,
  words.partDecks,
  setupText.partRules,
  ...(seed.trim() ? [setupText.partSeed] : []),
];
