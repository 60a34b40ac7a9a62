import { rowsOf, type MeantAt } from '../../../engine/text/list-lines.ts';
import { sentenceOf } from '../../kit/index.ts';
import { packedIn } from './address.ts';
import { meantIn, type Named } from './form.ts';
import { asText } from './from-json.ts';
import { checkKept, nameOf, splitLists, type Kept } from './kept-form.ts';
import { freeName } from './library.ts';
import { unpackList } from './link.ts';
import type { ListGame } from './list-game.ts';

/** A part of a text that is no legal list, and why. */
export interface Left<L extends Named> {
  readonly text: string;
  readonly reasons: readonly string[];
  /** The words that were meant, by the lines of the whole text. */
  readonly meant: readonly MeantAt[];
  /** What of it could be read, to be kept all the same, marked as illegal; null = nothing. */
  readonly good: Kept<L> | null;
}

/** What a text holds: legal lists ready to be kept, and parts that are none. */
export interface BroughtIn<L extends Named> {
  /** What was read: the text itself, or what JSON says as text. */
  readonly text: string;
  readonly lists: readonly Kept<L>[];
  readonly left: readonly Left<L>[];
}

/** Bytes of the largest file. */
export const MAX_BYTES = 500_000;

/**
 * Reads texts and links of lists, mixed as they come, or JSON, and checks each in full; lines are those of the whole
 * text that was read. Each list gets a name nobody in `taken` has.
 */
export function bringIn<L extends Named>(
  game: ListGame<L>,
  text: string,
  taken: readonly string[],
  now: number,
): BroughtIn<L> {
  const { form } = game;
  const { words } = form;
  const said = asText(form, text);
  if (!said.ok) return { text, lists: [], left: [{ text, reasons: [said.reason], meant: [], good: null }] };
  const names = [...taken];
  const lists: Kept<L>[] = [];
  const left: Left<L>[] = [];
  const called = (list: Kept<L>): Kept<L> => {
    const name = freeName(nameOf(list.name, form.longestName) || words.unnamed, names, form.longestName);
    names.push(name);
    return { ...list, name, saved: list.saved ?? now };
  };
  const take = (list: Kept<L>, part: string, reasons: readonly string[], meant: readonly MeantAt[] = []) => {
    if (reasons.length === 0) lists.push(called(list));
    else left.push({ text: part, reasons, meant, good: form.isEmpty(list) ? null : called(list) });
  };
  const rows = rowsOf(said.text);
  for (const link of rows)
    for (const packed of packedIn(game, link)) {
      const read = unpackList(form, packed);
      if (!read.ok) left.push({ text: link.trim(), reasons: [read.reason], meant: [], good: null });
      else {
        const faults = form.check(read.list);
        take({ ...read.list, tags: [], saved: null }, link.trim(), faults.length > 0 ? [sentenceOf(faults)] : []);
      }
    }
  const rest = rows.map((row) => (packedIn(game, row).length > 0 ? '' : row)).join('\n');
  for (const part of splitLists(form, rest)) {
    const { kept, faults } = checkKept(form, part.text);
    take(
      kept,
      part.text,
      faults.map(({ line, reason }) => words.fault(line === null ? null : line + part.line - 1, reason)),
      meantIn(faults, part.line - 1),
    );
  }
  return { text: said.text, lists, left };
}
