import type { ListForm, Named } from './form.ts';
import { writeAll } from './kept-form.ts';

/** A text as lists are read from it, or why it is none. */
export type AsText = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly reason: string };

/** JSON begins so; a text of lists never does. */
const BEGINS = /^\s*[[{]/;

/** Lists that came as JSON written as text, so that their faults have lines; any other text as it is. */
export function asText<L extends Named>({ json, words }: Pick<ListForm<L>, 'json' | 'words'>, text: string): AsText {
  if (!json || !BEGINS.test(text)) return { ok: true, text };
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch (error) {
    return { ok: false, reason: words.jsonBroken((error as Error).message) };
  }
  const read = json.texts(raw);
  if (read.texts === null) return { ok: false, reason: read.reason };
  return { ok: true, text: read.texts.length === 1 ? read.texts[0]! : writeAll(read.texts) };
}
