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

/** How a computer player takes risks, beside how well it plays; evenly where none is named. */
export const TEMPERS = ['bold', 'careful'] as const;
export type Temper = (typeof TEMPERS)[number];

/** A computer player that weighs what it does: its level, and its temper where it has one ("hard", "hard-bold"). */
export type ComputerName = Level | `${Level}-${Temper}`;

/** Whether players of a level may have a temper: those below the default one heed nobody's answer anyway. */
const hasTempers = (level: Level): boolean => ALL_LEVELS.indexOf(level) >= ALL_LEVELS.indexOf('default');

/** The level and temper of a player by name; null = it weighs nothing (`random`), or there is no such player. */
export function parseComputer(name: string): { readonly level: Level; readonly temper: Temper | null } | null {
  const [first, second, ...rest] = name.split('-');
  const level = ALL_LEVELS.find((one) => one === first);
  if (level === undefined || rest.length > 0) return null;
  if (second === undefined) return { level, temper: null };
  const temper = TEMPERS.find((one) => one === second);
  return temper !== undefined && hasTempers(level) ? { level, temper } : null;
}

/** The name of a player of a level and temper; a level that has none keeps to its own. */
export const computerNamed = (level: Level, temper: Temper | null): ComputerName =>
  temper !== null && hasTempers(level) ? `${level}-${temper}` : level;

/** Players of these levels, each evenly tempered and then with every temper it may have. */
export const tempered = (levels: readonly Level[]): readonly ComputerName[] =>
  levels.flatMap((level) => [level, ...(hasTempers(level) ? TEMPERS.map((one) => computerNamed(level, one)) : [])]);

/** A computer player who weighs nothing. */
export const RANDOM = 'random';

/** The players of a game that weigh what they do, by its manifest: its levels, in all tempers where it has them. */
export const computerNamesOf = (
  manifest: Parameters<typeof levelsOf>[0] & { readonly evenTempered?: true },
): readonly ComputerName[] => (manifest.evenTempered ? levelsOf(manifest) : tempered(levelsOf(manifest)));

/** The levels among such players. */
export const levelsAmong = (computers: readonly ComputerName[]): readonly Level[] =>
  ALL_LEVELS.filter((level) => computers.includes(level));

/** The computer players of a game, by its manifest: those that weigh what they do, and chance. */
export const computersOf = (manifest: Parameters<typeof computerNamesOf>[0]): readonly string[] => [
  ...computerNamesOf(manifest),
  RANDOM,
];

/** The longest name of a foreign player that is repeated to the reader, in characters. */
const MAX_LETTERS = 40;

/** That a game has no such player, and whom it has. */
export const noPlayer = (title: string, name: string, known: readonly string[]): string =>
  `There is no player ${name.slice(0, MAX_LETTERS)} in ${title}; there is ${known.join(', ')}.`;
