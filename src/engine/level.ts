/** Every level a game may have, the weakest first. */
export const ALL_LEVELS = [
  'beginner',
  'novice',
  'easy',
  'casual',
  'default',
  'skilled',
  'hard',
  'expert',
  'master',
] as const;
export type Level = (typeof ALL_LEVELS)[number];

const EVERYWHERE = ['novice', 'easy', 'default', 'hard'] as const satisfies readonly Level[];
export type EveryLevel = (typeof EVERYWHERE)[number];
/** The levels that every game has, the weakest first. */
export const LEVELS: readonly Level[] = EVERYWHERE;

/** Levels that only some games have, by their manifests. */
export type MoreLevel = Exclude<Level, EveryLevel>;

/** The levels of a game, by its manifest, the weakest first. */
export const levelsOf = ({ moreLevels = [] }: { readonly moreLevels?: readonly MoreLevel[] }): readonly Level[] =>
  ALL_LEVELS.filter((level) => LEVELS.includes(level) || moreLevels.some((one) => one === level));

/** Whether a computer player of this name weighs what it does; `random` does not. */
export const isLevel = (name: string): name is Level => ALL_LEVELS.some((one) => one === name);

/** A computer player who weighs nothing. */
export const RANDOM = 'random';

/** The computer players of a game, by its manifest: its levels, and chance. */
export const computersOf = (manifest: Parameters<typeof levelsOf>[0]): readonly string[] => [
  ...levelsOf(manifest),
  RANDOM,
];

/** The longest name of a foreign player that is repeated to the reader, in characters. */
const MAX_LETTERS = 40;

/** That a game has no such player, and whom it has. */
export const noPlayer = (title: string, name: string, known: readonly string[]): string =>
  `There is no player ${name.slice(0, MAX_LETTERS)} in ${title}; there is ${known.join(', ')}.`;
