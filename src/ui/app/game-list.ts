import { gameText } from '../messages/games.ts';

/** A game as menus show it; no rules are loaded for this. */
export interface GameEntry {
  readonly id: GameId;
  readonly title: string;
  /** First letters of its rule IDs. */
  readonly prefix: string;
  /** How long a match with the standard settings takes. */
  readonly minutes: number;
  readonly seats: readonly [least: number, most: number];
  /** What it is, in one sentence. */
  readonly line: string;
}

export const GAME_IDS = ['orions-gate', 'battlespace-sirius', 'skaxar'] as const;
export type GameId = (typeof GAME_IDS)[number];

/** The games that can be played, in the order menus show them. */
export const GAMES: readonly GameEntry[] = [
  {
    id: 'orions-gate',
    title: "Orion's Gate",
    prefix: 'OG',
    minutes: 30,
    seats: [2, 8],
    line: gameText['orions-gate'].line,
  },
  {
    id: 'battlespace-sirius',
    title: 'Battlespace Sirius',
    prefix: 'BS',
    minutes: 10,
    seats: [2, 6],
    line: gameText['battlespace-sirius'].line,
  },
  { id: 'skaxar', title: 'Skaxar', prefix: 'SK', minutes: 20, seats: [2, 2], line: gameText.skaxar.line },
];

/** Whether there is a game of this id. */
export const isGame = (id: string | undefined): id is GameId => GAME_IDS.some((one) => one === id);

/** The game of an id. */
export const gameEntry = (id: GameId): GameEntry => GAMES[GAME_IDS.indexOf(id)]!;

/** The game a rule belongs to, by the first letters of its ID ("BS-7.5", "BS"); null for a foreign one. */
export const gameOfRule = (rule: string): GameEntry | null =>
  GAMES.find(({ prefix }) => prefix === rule.split('-')[0]!.toUpperCase()) ?? null;
