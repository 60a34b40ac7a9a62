import type { GameId } from './game-list.ts';
import type { MatchPlan } from './start-match.ts';

/** "Play now" for each game. Its rules are fetched when somebody presses it. */
const QUICK: { readonly [game in GameId]: () => Promise<MatchPlan> } = {
  'orions-gate': async () => (await import('./pages/new/orions-gate/quick.ts')).quickBattle(),
  'battlespace-sirius': async () => (await import('./pages/new/battlespace-sirius/quick.ts')).quickDuel(),
  skaxar: async () => (await import('./pages/new/skaxar/quick.ts')).quickWar(),
};

/** A match of a game with sensible settings: a person at this screen against the computer. */
export const quickMatch = (game: GameId): Promise<MatchPlan> => QUICK[game]();

/** A match of Orion's Gate that is about a mission, the same way. */
export const quickMission = async (): Promise<MatchPlan> =>
  (await import('./pages/new/orions-gate/quick.ts')).quickMission();
