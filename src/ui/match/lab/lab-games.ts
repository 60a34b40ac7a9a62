import { computersOf } from '../../../engine/level.ts';
import { gameEntry, type GameId } from '../../../games/index.ts';
import { allGameUis } from '../manifest.ts';
import { labText } from '../words/lab.ts';
import type { LabGame } from './lab-game.ts';

const fetched: Record<string, LabGame> = {};

/** Fetches what the lab knows of every game; the page waits for it. Rejects when it cannot be fetched. */
export async function fetchLabGames(): Promise<void> {
  await Promise.all(allGameUis().map(async ({ id, lab }) => (fetched[id] = await lab())));
}

/** What the lab knows of a game. Throws before `fetchLabGames` or for a game there is none of. */
export function labGame(id: string): LabGame {
  const game = fetched[id];
  if (!game) throw new Error(`The lab does not know the game ${id}.`);
  return game;
}

/** The players of a game that can be chosen for a place. */
export const playersOf = (game: GameId): readonly string[] => [
  ...computersOf(gameEntry(game)),
  ...Object.keys(labGame(game).rivals),
];

/** What a player of a game is called. */
export const playerName = (game: string, name: string): string =>
  labText.players[name] ?? labGame(game).rivals[name] ?? name;

/** What a place of a series is called: the fleet a player keeps, or a number. */
export const sideName = (game: string, side: string): string => labGame(game).sideNames?.[side] ?? side;

/** Labels of all figures of a game. */
export const figureLabels = (game: string): { readonly [figure: string]: string } =>
  Object.assign({}, ...labGame(game).groups.map(({ figures }) => figures));
