import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { changed, newHistory, redone, undone, type History } from '../history.ts';
import { keyName } from '../keys.ts';
import type { Query } from '../manifest.ts';
import { navigate } from '../router.ts';
import { keepText, keptText } from '../setup/kept-text.ts';
import { listAt } from './address.ts';
import type { Named } from './form.ts';
import { packList } from './link.ts';
import type { ListGame } from './list-game.ts';

/** How a builder works on a list: `D` is the list while it is being built. */
export interface Workshop<L extends Named, D> {
  readonly game: ListGame<L>;
  /** Where this browser keeps what is being built. */
  readonly key: string;
  readonly empty: D;
  readonly edit: (list: L) => D;
  readonly listOf: (draft: D) => L;
  /** Reads what was left here, which may be unfinished; null where nothing can be read. */
  readonly unpackLeft: (packed: string) => L | null;
  /** What a change is about: changes about the same are one step back. Null = a step of its own. */
  readonly aboutOf: (before: D, after: D) => string | null;
}

/** A list being built, with everything that was done to it. */
export interface Building<D> {
  readonly history: History<D>;
  /** Why the list of the address could not be read. */
  readonly failure: string | null;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly change: (next: D) => void;
}

/** The list the address brings, or the one that was left here. */
function opened<L extends Named, D>(
  { game, key, empty, edit, unpackLeft }: Workshop<L, D>,
  query: Query,
): { readonly first: D; readonly failure: string | null } {
  const asked = listAt(game, query[game.id]);
  if (asked?.ok) return { first: edit(asked.list), failure: null };
  const left = unpackLeft(keptText(key) ?? '');
  return { first: left ? edit(left) : empty, failure: asked ? asked.reason : null };
}

/**
 * What a builder page works on: the list of its address, else what was left here. It is kept in this browser until
 * another one is brought; Ctrl+Z goes back, Ctrl+Shift+Z and Ctrl+Y on again.
 */
export function useBuilding<L extends Named, D>(shop: Workshop<L, D>, query: Query): Building<D> {
  const { game, key, listOf, aboutOf } = shop;
  const [{ first, failure }] = useState(() => opened(shop, query));
  const [history, setHistory] = useState<History<D>>(() => newHistory(first));
  const { now } = history;
  // At once, not after the next frame: a reload in between would lose the last change.
  useLayoutEffect(() => keepText(key, packList(game.form, listOf(now))), [now]);
  // The list is here now: a reload goes on with what was made of it.
  useEffect(() => {
    if (query[game.id] !== undefined) navigate(game.page('build'), true);
  }, []);
  const undo = () => setHistory(undone);
  const redo = () => setHistory(redone);
  useEffect(() => {
    const heard = (event: KeyboardEvent) => {
      const typing = (event.target as Partial<Element> | null)?.closest?.('input, textarea, select, dialog');
      const back = { undo, redo }[keyName(event)];
      if (typing || !back) return;
      event.preventDefault();
      back();
    };
    addEventListener('keydown', heard);
    return () => removeEventListener('keydown', heard);
  }, []);
  return {
    history,
    failure,
    undo,
    redo,
    change: (next) => setHistory((before) => changed(before, next, aboutOf(before.now, next))),
  };
}
