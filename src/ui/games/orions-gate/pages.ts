import type { Route } from '../../match/router.ts';
import type { Query } from '../../match/manifest.ts';

/** What can be done with fleets of the library, each on a page of its own. */
export const FLEET_VIEWS = ['build', 'compare', 'duel', 'print'] as const;
export type FleetView = (typeof FLEET_VIEWS)[number];

/** The fleet library, or what is done with its fleets; `query` holds the fleets. */
export const fleetsPage = (view: FleetView | null = null, query: Query = {}): Route => ({
  page: 'game-page',
  name: 'fleets',
  part: view,
  query,
});

/** Stands for the draft changed last, in the `draft` of the editor's query. */
export const LAST_DRAFT = 'last';

/** The scenario editor; `query` brings the scenario it opens. */
export const editorPage = (query: Query = {}): Route => ({ page: 'game-page', name: 'editor', part: null, query });

/** The shipped and the own scenarios, or one of them; `query` brings one as a link. */
export const scenariosPage = (id: string | null = null, query: Query = {}): Route => ({
  page: 'game-page',
  name: 'scenarios',
  part: id,
  query,
});

/** One of the reader's own puzzles, set up at the table. */
export const ownPuzzlePage = (title: string): Route => ({
  page: 'game-page',
  name: 'puzzle',
  part: 'own',
  query: { title },
});

/** A shipped puzzle, set up at the table. */
export const puzzlePage = (id: string): Route => ({ page: 'game-page', name: 'puzzle', part: id, query: {} });
