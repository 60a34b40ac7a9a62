import type { ComponentType } from 'preact';
import type { Route } from '../router.ts';
import type { Query } from '../manifest.ts';
import type { ListForm, Named } from './form.ts';
import type { ListLibrary } from './library.ts';

/** What can be done with lists of the library, each on a page of its own. */
export type ListView = 'build' | 'compare' | 'duel' | 'print';

/** A number of a list by which the library can be put in order, largest first. */
export interface ListFigure<L> {
  readonly key: string;
  /** What ordering by it is called. */
  readonly sort: string;
  readonly of: (list: L) => number;
  /** The number in words. */
  readonly text: (n: number) => string;
}

/** A ready-made list, with a line on how it is played. */
export type ReadyMade<L> = L & { readonly id: string; readonly line: string };

/**
 * Everything the pages of lists have to know of a game. Views that take more (comparing, duels, paper) get it where
 * they are opened, so that each is fetched when it is.
 */
export interface ListGame<L extends Named> {
  /** The name a file or a link of one list begins with: `fleet`. */
  readonly id: string;
  readonly form: ListForm<L>;
  readonly library: ListLibrary<L>;
  /** The page of the library, or what is done with lists of it; `query` holds the lists. */
  readonly page: (view: ListView | null, query?: Query) => Route;
  /** The views this game has. */
  readonly views: readonly ListView[];
  /** Names under which lists stand in addresses of other pages: links of those are read as well. */
  readonly linkedAs: readonly string[];
  readonly readyMade: readonly ReadyMade<L>[];
  /** The first of them stands on a list's card. */
  readonly figures: readonly [ListFigure<L>, ...ListFigure<L>[]];
  /** Everything of a list that can be searched for, but for its name and tags. */
  readonly saidOf: (list: L) => readonly string[];
  /** Picture and lines of a list on its card. */
  readonly Card: ComponentType<{ readonly list: L }>;
  /** The rule named where two lists are asked for. */
  readonly pairRule: string;
  /** From which rule on the book tells how such a list is made. */
  readonly madeBy: string;
}

/** A list's name, or what is said where it has none. */
export const calledIn = <L extends Named>({ form }: Pick<ListGame<L>, 'form'>, { name }: Named): string =>
  name || form.words.unnamed;

/** What a list counts, as its card shows it. */
export const figureOf = <L extends Named>({ figures: [{ of, text }] }: ListGame<L>, list: L): string => text(of(list));
