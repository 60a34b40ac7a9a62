import { keepText, keptText } from './kept-text.ts';
import { parseJson } from './loose.ts';
import type { Parts } from './parcel.ts';

/** Where a set-up page leaves its draft between visits. */
export interface DraftPlace<D> {
  /** Reads what `keep` wrote; each part that cannot be read is as fresh. */
  readonly read: (text: string | null) => D | null;
  /** The draft left in this browser, or null. */
  readonly kept: () => D | null;
  readonly keep: (draft: D) => void;
}

/** A place in this browser for drafts that are plain JSON. */
export function draftPlace<D>(
  key: string,
  fresh: () => D,
  readParts: (raw: unknown, before: D) => Parts<D> | null,
): DraftPlace<D> {
  const read = (text: string | null): D | null => readParts(parseJson(text), fresh())?.draft ?? null;
  return { read, kept: () => read(keptText(key)), keep: (draft) => keepText(key, JSON.stringify(draft)) };
}
