import { GAMES, type GameId, type GameManifest } from '../../games/index.ts';
import { GAME_UIS } from '../games/list.ts';
import type { GameUiManifest } from '../match/manifest.ts';

/** A game as menus show it; no rules and no screens are loaded for this. */
export type GameEntry = GameManifest & GameUiManifest & { readonly id: GameId };

/** The games in the order menus show them. */
export const MENU: readonly GameEntry[] = GAMES.map((manifest) => ({ ...GAME_UIS[manifest.id], ...manifest }));

/** What menus show of a game. */
export const menuEntry = (id: GameId): GameEntry => MENU.find((entry) => entry.id === id)!;
