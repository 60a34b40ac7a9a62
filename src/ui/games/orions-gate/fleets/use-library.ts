import { useEffect, useState } from 'preact/hooks';
import { announce, showToast } from '../../../kit/index.ts';
import { fleetsText as words } from '../words/fleets.ts';
import {
  addFleets,
  forgetDamaged,
  forgetFleet,
  isLibrary,
  keepFleet,
  putBack,
  readLibrary,
  type Library,
} from '../setup/fleet-library.ts';
import type { Taken } from '../../../match/setup/kept-list.ts';
import type { KeptFleet } from '../setup/fleet-library-text.ts';

/** What was deleted last and can be put back. */
export interface Gone extends Taken {
  readonly name: string;
}

/** The library as a page has it, and what can be done to it; each change returns whether the browser kept it. */
export interface LibraryDesk {
  readonly library: Library;
  readonly gone: Gone | null;
  add(fleets: readonly KeptFleet[]): boolean;
  change(name: string, fleet: KeptFleet): boolean;
  remove(name: string, shown: string): void;
  removeDamaged(text: string, shown: string): void;
  /** A damaged text became a fleet. */
  mend(text: string, fleet: KeptFleet): boolean;
  undo(): void;
}

/** The library of this browser; other pages of it are followed. */
export function useLibrary(): LibraryDesk {
  const [library, setLibrary] = useState(readLibrary);
  const [gone, setGone] = useState<Gone | null>(null);
  useEffect(() => {
    const follow = (event: StorageEvent) => isLibrary(event.key) && setLibrary(readLibrary());
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, []);
  const done = (kept: boolean): boolean => {
    if (kept) setLibrary(readLibrary());
    else showToast(words.notKept, 'bad');
    return kept;
  };
  const take = (taken: Taken | null, name: string) => {
    if (!done(taken !== null)) return;
    setGone({ ...taken!, name });
    announce(words.removed(name));
  };
  return {
    library,
    gone,
    add: (fleets) => done(addFleets(fleets)),
    change: (name, fleet) => done(keepFleet(fleet, name)),
    remove: (name, shown) => take(forgetFleet(name), shown),
    removeDamaged: (text, shown) => take(forgetDamaged(text), shown),
    mend: (text, fleet) => {
      const taken = forgetDamaged(text);
      if (!taken) return done(false);
      if (addFleets([fleet])) return done(true);
      putBack(taken);
      return done(false);
    },
    undo() {
      if (!gone || !done(putBack(gone))) return;
      showToast(words.isBack(gone.name));
      setGone(null);
    },
  };
}
