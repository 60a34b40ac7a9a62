import { MANIFESTS } from './list.ts';
import type { GameManifest } from './manifest.ts';

export { ladderOf, type GameManifest, type Seams } from './manifest.ts';

export type GameId = (typeof MANIFESTS)[number]['id'];

/** The games there are, in the order menus show them. */
export const GAMES: readonly (GameManifest & { readonly id: GameId })[] = MANIFESTS;

/** The manifest of an id that came from outside; null = there is no such game. */
export const manifestOf = (id: string | null | undefined): (typeof GAMES)[number] | null =>
  GAMES.find((manifest) => manifest.id === id) ?? null;

/** Whether there is a game of this id. */
export const isGame = (id: string | null | undefined): id is GameId => manifestOf(id) !== null;

/** The manifest of a known game. */
export const gameEntry = (id: GameId): (typeof GAMES)[number] => manifestOf(id)!;

/** The game a rule belongs to, by the first letters of its ID ("BS-7.5", "BS"); null for a foreign one. */
export const gameOfRule = (rule: string): (typeof GAMES)[number] | null =>
  GAMES.find(({ prefix }) => prefix === rule.split('-')[0]!.toUpperCase()) ?? null;
