import { LEVELS } from '../../../ai/level.ts';

/**
 * Something that can be chosen about a game, each value with the raw options it stands for; the first is the standard.
 */
export interface LabChoice {
  readonly key: string;
  readonly label: string;
  readonly values: readonly {
    readonly value: string;
    readonly label: string;
    readonly options: { readonly [option: string]: unknown };
    /** How many places a series of it has, where that is chosen. */
    readonly places?: number;
  }[];
}

/** What the lab knows of a game without its rules, which only the threads load. */
export interface LabGame {
  readonly choices: readonly LabChoice[];
  /** Simple players it is measured against, by name, with what they are called. */
  readonly rivals: { readonly [name: string]: string };
  /** What the places of a series are called where players keep what they play; null = they change seats. */
  readonly sides: ((chosen: { readonly [key: string]: string }) => readonly [string, string]) | null;
  /** What a side is called. */
  readonly sideNames?: { readonly [side: string]: string };
  /** What the opener does, as a label of its share. */
  readonly opener: string;
  readonly seatName: (seat: string) => string;
  /** Figures by name, in the order of the table, in groups. */
  readonly groups: readonly { readonly title: string; readonly figures: { readonly [figure: string]: string } }[];
}

/** A choice from its words and, in the order shown, the raw options of each value. */
export const labChoice = (
  key: string,
  { label, values }: { readonly label: string; readonly values: { readonly [value: string]: string } },
  options: { readonly [value: string]: { readonly [option: string]: unknown } },
): LabChoice => ({
  key,
  label,
  values: Object.keys(options).map((value) => ({ value, label: values[value] ?? value, options: options[value]! })),
});

/** The choice of how many seats there are, each number with the raw options that ask for it. */
export const seatsChoice = (
  words: { readonly label: string; readonly values: { readonly [seats: number]: string } },
  options: { readonly [seats: number]: { readonly [option: string]: unknown } },
): LabChoice => {
  const choice = labChoice('seats', words, options);
  return { ...choice, values: choice.values.map((one) => ({ ...one, places: Number(one.value) })) };
};

/** The players that can be chosen for a place. */
export const playersOf = ({ rivals }: LabGame): readonly string[] => [...LEVELS, 'random', ...Object.keys(rivals)];
