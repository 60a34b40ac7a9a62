import { LEVELS } from '../../../../ai/level.ts';
import { labChoices as words } from '../../../messages/lab.ts';

/** Something that can be chosen about a game, each value with the raw options it stands for; the first is the standard. */
export interface LabChoice {
  readonly key: string;
  readonly label: string;
  readonly values: readonly {
    readonly value: string;
    readonly label: string;
    readonly options: { readonly [option: string]: unknown };
  }[];
}

/** What the lab knows of a game without its rules, which only the threads load. */
export interface LabGame {
  readonly choices: readonly LabChoice[];
  /** Simple players it is measured against. */
  readonly rivals: readonly string[];
  /** What the places of a series are called where players keep what they play; null = they change seats. */
  readonly sides: ((chosen: { readonly [key: string]: string }) => readonly [string, string]) | null;
}

const choice = (
  key: string,
  { label, values }: { readonly label: string; readonly values: { readonly [value: string]: string } },
  options: { readonly [value: string]: { readonly [option: string]: unknown } },
): LabChoice => ({
  key,
  label,
  values: Object.keys(options).map((value) => ({ value, label: values[value] ?? value, options: options[value]! })),
});

const PLAYERS = Object.fromEntries([2, 3, 4, 5, 6].map((n) => [n, n === 2 ? {} : { playerCount: n }]));

export const LAB_GAMES: { readonly [game: string]: LabGame } = {
  'orions-gate': {
    choices: [choice('points', words.points, { 12: {}, 24: { points: 24 }, 36: { points: 36 } })],
    rivals: [],
    sides: null,
  },
  'battlespace-sirius': {
    choices: [
      choice('seats', words.seats, PLAYERS),
      choice('rules', words.rules, { basic: {}, advanced: { lifeboats: true } }),
    ],
    rivals: ['greedy'],
    sides: null,
  },
  skaxar: {
    choices: [
      choice('fleets', words.fleets, {
        both: {},
        earth: { fleetB: 'earth', mirror: true },
        skaxar: { fleetA: 'skaxar', mirror: true },
      }),
    ],
    rivals: ['greedy', 'sensible', 'sensible-greedy', 'sensible-random', 'never-buys'],
    sides: ({ fleets }) =>
      fleets === 'earth' ? ['earth', 'earth'] : fleets === 'skaxar' ? ['skaxar', 'skaxar'] : ['earth', 'skaxar'],
  },
};

/** The players that can be chosen for a place. */
export const playersOf = (game: string): readonly string[] => [...LEVELS, 'random', ...(LAB_GAMES[game]?.rivals ?? [])];
