import { keepText, keptText } from '../shared/kept-text.ts';
import { parseJson } from '../shared/loose.ts';
import { freshDraft, type Draft } from './draft.ts';
import { readParts } from './read-parts.ts';

const KEY = 'orion.new-duel';

/** Reads what `keepDraft` wrote; each part that cannot be read is as fresh. */
export const readDraft = (text: string | null): Draft | null => readParts(parseJson(text), freshDraft())?.draft ?? null;

/** The draft left in this browser, or null. */
export const keptDraft = (): Draft | null => readDraft(keptText(KEY));

/** Leaves the draft in this browser. */
export const keepDraft = (draft: Draft): void => keepText(KEY, JSON.stringify(draft));
