import { isGame, type GameId } from '../../games/index.ts';

const KEY = 'orion.last-game';

/** The game last started in this browser; null for a newcomer. */
export function lastGame(): GameId | null {
  try {
    const id = localStorage.getItem(KEY) ?? undefined;
    return isGame(id) ? id : null;
  } catch {
    return null;
  }
}

/** Keeps which game was started. */
export function rememberGame(id: GameId): void {
  try {
    localStorage.setItem(KEY, id);
  } catch {
    // Without storage menus begin with the first game each time.
  }
}
