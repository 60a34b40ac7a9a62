import type { Lead } from '../../../match/book/entry.ts';
import { hashOf } from '../../../match/router.ts';
import { decksPage } from '../pages.ts';
import { decksText as words } from '../words/decks.ts';

/** Where decks are built. */
export const BUILDER: Lead = { href: hashOf(decksPage('build')), label: words.buildTitle };

/** Where decks are kept, read and written. */
export const LIBRARY: Lead = { href: hashOf(decksPage()), label: words.title };
