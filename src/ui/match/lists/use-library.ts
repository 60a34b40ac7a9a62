import { useEffect, useState } from 'preact/hooks';
import { announce, showToast } from '../../kit/index.ts';
import type { Taken } from '../setup/kept-list.ts';
import type { Named } from './form.ts';
import type { Kept } from './kept-form.ts';
import type { Shelf } from './library.ts';
import type { ListGame } from './list-game.ts';

/** What was deleted last and can be put back. */
export interface Gone extends Taken {
  readonly name: string;
}

/** The library as a page has it, and what can be done to it; each change returns whether the browser kept it. */
export interface LibraryDesk<L extends Named> {
  readonly shelf: Shelf<L>;
  readonly gone: Gone | null;
  add(lists: readonly Kept<L>[]): boolean;
  change(name: string, list: Kept<L>): boolean;
  remove(name: string, shown: string): void;
  removeDamaged(text: string, shown: string): void;
  /** A damaged text became a list. */
  mend(text: string, list: Kept<L>): boolean;
  undo(): void;
}

/** The library of this browser; other pages of it are followed. */
export function useLibrary<L extends Named>({ library, form: { words } }: ListGame<L>): LibraryDesk<L> {
  const [shelf, setShelf] = useState(library.read);
  const [gone, setGone] = useState<Gone | null>(null);
  useEffect(() => {
    const follow = (event: StorageEvent) => library.holds(event.key) && setShelf(library.read());
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [library]);
  const done = (kept: boolean): boolean => {
    if (kept) setShelf(library.read());
    else showToast(words.notKept, 'bad');
    return kept;
  };
  const take = (taken: Taken | null, name: string) => {
    if (!done(taken !== null)) return;
    setGone({ ...taken!, name });
    announce(words.removed(name));
  };
  return {
    shelf,
    gone,
    add: (lists) => done(library.add(lists)),
    change: (name, list) => done(library.keep(list, name)),
    remove: (name, shown) => take(library.forget(name), shown),
    removeDamaged: (text, shown) => take(library.forgetDamaged(text), shown),
    mend: (text, list) => {
      const taken = library.forgetDamaged(text);
      if (!taken) return done(false);
      if (library.add([list])) return done(true);
      library.putBack(taken);
      return done(false);
    },
    undo() {
      if (!gone || !done(library.putBack(gone))) return;
      showToast(words.isBack(gone.name));
      setGone(null);
    },
  };
}
