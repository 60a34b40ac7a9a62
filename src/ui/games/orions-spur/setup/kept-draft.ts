import { draftPlace } from '../../../match/setup/draft-place.ts';
import { freshDraft } from './draft.ts';
import { readParts } from './read-parts.ts';

export const {
  read: readDraft,
  kept: keptDraft,
  keep: keepDraft,
} = draftPlace('orion.new-fleet-battle', freshDraft, readParts);
