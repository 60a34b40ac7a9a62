import { keptList, type Taken } from '../setup/kept-list.ts';
import type { ListForm, Named } from './form.ts';
import { nameOf, readKept, writeKept, type DamagedList, type Kept } from './kept-form.ts';

/** Everything that is kept, oldest first. */
export interface Shelf<L extends Named> {
  readonly lists: readonly Kept<L>[];
  readonly damaged: readonly DamagedList[];
}

/** The lists of one game in this browser. What changes it is false or null when the browser keeps nothing. */
export interface ListLibrary<L extends Named> {
  /** Whether a key the browser's other pages post is this library's (null = all keys). */
  holds(key: string | null): boolean;
  /** Everything that is kept; what cannot be read is listed as damaged, never passed over nor deleted by itself. */
  read(): Shelf<L>;
  /** Kept lists, oldest first. */
  saved(): readonly Kept<L>[];
  /** Keeps a list; one of the same name is replaced and leaves its tags. */
  save(list: L): boolean;
  /** Keeps a list in the place of the one called `instead`, or at the end. */
  keep(list: Kept<L>, instead: string): boolean;
  /** Adds lists at the end in one go. Nothing is kept when not all can be. */
  add(lists: readonly Kept<L>[]): boolean;
  /** Takes a list out. */
  forget(name: string): Taken | null;
  /** Takes a damaged text out. */
  forgetDamaged(damaged: string): Taken | null;
  /** Puts back what was taken out, to where it stood. */
  putBack(taken: Taken): boolean;
}

/** The library of lists that are written in this form. */
export function listLibrary<L extends Named>(form: ListForm<L>): ListLibrary<L> {
  const texts = keptList(form.key);
  const isCalled =
    (name: string) =>
    (text: string): boolean => {
      const read = readKept(form, text);
      return read.ok && read.kept.name === name;
    };
  const read = (): Shelf<L> => {
    const all = texts.texts().map((text) => readKept(form, text));
    return {
      lists: all.flatMap((one) => (one.ok ? [one.kept] : [])),
      damaged: all.flatMap((one) => (one.ok ? [] : [one.damaged])),
    };
  };
  const saved = (): readonly Kept<L>[] => read().lists;
  const keep = (list: Kept<L>, instead: string): boolean => texts.keep(writeKept(form, list), isCalled(instead));
  return {
    holds: (key) => key === form.key || key === null,
    read,
    saved,
    keep,
    save(list) {
      const name = nameOf(list.name, form.longestName);
      const before = saved().find((one) => one.name === name);
      return keep({ ...list, name, tags: before?.tags ?? [], saved: Date.now() }, name);
    },
    add: (lists) => texts.write([...texts.texts(), ...lists.map((list) => writeKept(form, list))]),
    forget: (name) => texts.take(isCalled(name)),
    forgetDamaged: (damaged) => texts.take((text) => text === damaged && !readKept(form, text).ok),
    putBack: texts.putBack,
  };
}

/** A name nobody has yet, of so many characters at most: the one wished for, or that with the next number. */
export function freeName(wish: string, taken: readonly string[], longest: number): string {
  if (!taken.includes(wish)) return wish;
  for (let number = 2; ; number++) {
    const ending = ` ${number}`;
    const name = `${nameOf(wish, longest).slice(0, longest - ending.length)}${ending}`;
    if (!taken.includes(name)) return name;
  }
}
