import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { GameId } from '../../../games/index.ts';
import { navigate } from '../router.ts';
import { setupText as words } from '../words/setup.ts';

export type Query = { readonly [name: string]: string };

/** What a set-up page shows first, and what a link brought or could not bring. */
export interface Opening<D> {
  readonly draft: D;
  readonly failures: readonly { readonly title: string; readonly reason: string }[];
  /** Parts of the link that were passed over, a sentence each. */
  readonly faults: readonly string[];
  /** What was here before a link replaced it; null when nothing was replaced. */
  readonly before: D | null;
}

/** How a game's set-up page keeps its draft. */
export interface SetupParts<D> {
  readonly game: GameId;
  /** Names of all a link to this page may carry. */
  readonly carries: readonly string[];
  /** The page as an address asks for it. What cannot be read leaves it as it was. */
  readonly open: (query: Query) => Opening<D>;
  readonly keep: (draft: D) => void;
  /** Called when another draft took the place of the one before. */
  readonly onTaken?: (draft: D) => void;
}

export interface SetupState<D> {
  readonly opened: Opening<D>;
  readonly draft: D;
  setDraft(next: (before: D) => D): void;
  /** Brings back what a link replaced. */
  goBack(): void;
}

/** What an address opens, with the parts of it that this page does not know among the failures. */
function openedBy<D>(query: Query, { carries, open }: SetupParts<D>): Opening<D> {
  const opened = open(query);
  const unknown = Object.keys(query).filter((name) => !carries.includes(name));
  if (unknown.length === 0) return opened;
  return { ...opened, failures: [...opened.failures, { title: words.unknownTitle, reason: words.unknown(unknown) }] };
}

/**
 * The draft of a set-up page: opened once, kept with every change, replaced when a link is followed while the page
 * stands open.
 */
export function useSetup<D>(query: Query, parts: SetupParts<D>): SetupState<D> {
  const { game, keep, onTaken } = parts;
  const [opened, setOpened] = useState(() => openedBy(query, parts));
  const [draft, setDraft] = useState(opened.draft);
  const read = useRef(query);
  const takeUp = (next: Opening<D>) => {
    setOpened(next);
    setDraft(next.draft);
    onTaken?.(next.draft);
  };
  useEffect(() => {
    const asked = Object.keys(query).length > 0;
    if (query !== read.current && asked) takeUp(openedBy(query, parts));
    read.current = query;
    if (asked) navigate({ page: 'new', game, query: {} }, true);
  }, [query]);
  // Before the change is painted: whoever sees it and leaves at once must not lose it.
  useLayoutEffect(() => keep(draft), [draft]);
  return {
    opened,
    draft,
    setDraft,
    goBack: () => opened.before && takeUp({ draft: opened.before, failures: [], faults: [], before: null }),
  };
}
