import { manifestOf } from '../../games/index.ts';
import type { CounsellorSources } from './counsellor.ts';
import { playedOf } from './think/played.ts';

/** Counsellors of the games of this program. */
export const counsellorSources: CounsellorSources = {
  playedOf,
  censusOf: async (id) => (await manifestOf(id)?.census()) ?? null,
};
