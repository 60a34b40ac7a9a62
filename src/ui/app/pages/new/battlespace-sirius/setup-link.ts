import { duelText as words } from '../../../../messages/duel.ts';
import { setupText } from '../../../../messages/setup.ts';
import { openDraft } from '../shared/open-draft.ts';
import { packParcel, unpackParcel, type Setup } from '../shared/parcel.ts';
import type { Opening, Query } from '../shared/use-setup.ts';
import { freshDraft, STANDARD_RULES, type Draft } from './draft.ts';
import { keptDraft } from './kept-draft.ts';
import { readParts } from './read-parts.ts';

/** The whole set-up packed for a link; people's names stay here. */
export const packSetup = ({ players, seats, rules, seed }: Draft): string =>
  packParcel({ players, seats: seats.slice(0, players).map(({ player, ship }) => ({ player, ship })), rules, ...(seed.trim() && { seed }) });

/** Reads what `packSetup` made. Each part that cannot be read is named in `faults` and stays as it is in `before`; a cut, altered or foreign text is refused as a whole. */
export const unpackSetup = (packed: string, before: Draft): Setup<Draft> => unpackParcel(packed, (parcel) => readParts(parcel, { ...before, rules: STANDARD_RULES }));

/** The page as an address asks for it. */
export const opening = (query: Query): Opening<Draft> => openDraft(query, keptDraft(), freshDraft(), unpackSetup);

/** What a link carries, part by part. */
export const partsOf = ({ players, seed }: Draft): readonly string[] => [words.partPlayers(players), words.partShips, setupText.partRules, ...(seed.trim() ? [setupText.partSeed] : [])];
