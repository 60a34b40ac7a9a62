import type { GameUi } from '../play/game-ui.ts';

/** Where each game's screens lie; fetched when a match of the game is opened, so that no game loads another's. */
const SCREENS: { readonly [game: string]: () => Promise<{ readonly gameUi: GameUi }> } = {
  'orions-gate': () => import('./orions-gate/index.ts'),
  'battlespace-sirius': () => import('./battlespace-sirius/index.ts'),
  skaxar: () => import('./skaxar/index.ts'),
};

/** The screens of a game; null for one that has none. Rejects when they cannot be fetched. */
export const gameUiOf = async (game: string): Promise<GameUi | null> => (await SCREENS[game]?.())?.gameUi ?? null;
