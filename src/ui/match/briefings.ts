import type { Briefing as GivenBriefing } from '../../engine/recording.ts';
import { keepText, keptText } from './setup/kept-text.ts';
import { isRecord, parseJson } from './setup/loose.ts';

/** The briefing a scenario gives the players of a match. */
export interface Briefing {
  readonly match: string;
  readonly title: string;
  readonly notes: string;
  /** Where the match was started here: the page to go back to. A match that came as a file or a link has none. */
  readonly from?: 'editor' | 'scenarios';
  /** The scenario on its page, when it has one. */
  readonly scenario?: string;
  /** The title of the reader's own puzzle it was begun with, if it was. */
  readonly own?: string;
  /** The draft whose puzzle is recorded in it, if one is. */
  readonly recording?: string;
  /** True once it was shown. */
  readonly read: boolean;
}

const KEY = 'orion.briefings';

/** The newest so many are kept. */
const MAX = 80;

function all(): readonly Briefing[] {
  const list = parseJson(keptText(KEY));
  return Array.isArray(list)
    ? list.filter(
        (one): one is Briefing =>
          isRecord(one) &&
          typeof one['match'] === 'string' &&
          typeof one['title'] === 'string' &&
          typeof one['notes'] === 'string',
      )
    : [];
}

/** Keeps the briefing of a match; an older one of the same match is replaced. */
export const keepBriefing = (briefing: Briefing): void =>
  keepText(KEY, JSON.stringify([...all().filter(({ match }) => match !== briefing.match), briefing].slice(-MAX)));

/** The briefing of a match: the one kept here, else that of its recording; null when it has no scenario. */
export const briefingOf = (match: string, given?: GivenBriefing): Briefing | null =>
  all().find((one) => one.match === match) ??
  (given ? { match, title: given.title, notes: given.notes, read: false } : null);
