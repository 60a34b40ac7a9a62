/** What a choice may be, with the raw options it stands for. */
export interface LabValue {
  readonly value: string;
  readonly label: string;
  readonly options: { readonly [option: string]: unknown };
  /** How many places a series of it has, where that is chosen. */
  readonly places?: number;
  /** Neighbours of the same group stand under its name. */
  readonly group?: string;
  /** It is shown, and cannot be played. */
  readonly disabled?: boolean;
}

/** Something that can be chosen about a game; the first value is the standard where none is named. */
export interface LabChoice {
  readonly key: string;
  readonly label: string;
  readonly values: readonly LabValue[];
  readonly standard?: string;
  /** What this browser keeps besides. */
  readonly own?: OwnValues;
}

/** Values of a player's own. */
export interface OwnValues {
  /** Asked whenever the choice is shown: what is kept may have changed. */
  kept(): readonly LabValue[];
  /** A value of an address, kept here or not; null for one that cannot be read or played. */
  read(value: string): LabValue | null;
}

/** What a text of an address or a field stands for; null = this choice has no such value. */
export const valueOf = ({ values, own }: LabChoice, text: string): LabValue | null =>
  values.find(({ value }) => value === text) ?? own?.read(text) ?? null;

/** The value that stands where nothing is said. */
export const standardOf = ({ values, standard }: LabChoice): string => standard ?? values[0]!.value;

/** Everything a choice may be: its values, what this browser keeps, and what stands chosen from elsewhere. */
export function valuesOf(choice: LabChoice, chosen: string): readonly LabValue[] {
  const all = [...choice.values, ...(choice.own?.kept() ?? [])];
  const foreign = all.some(({ value }) => value === chosen) ? null : valueOf(choice, chosen);
  return foreign ? [...all, foreign] : all;
}

/** What the lab knows of a game without its rules, which only the threads load. */
export interface LabGame {
  readonly choices: readonly LabChoice[];
  /** What choices of an address of before stand for today. */
  readonly today?: (query: { readonly [key: string]: string }) => { readonly [key: string]: string };
  /** Simple players it is measured against, by name, with what they are called. */
  readonly rivals: { readonly [name: string]: string };
  /** The raw options of what is chosen, where choices make them together; else each brings its own. */
  readonly options?: (chosen: { readonly [key: string]: string }) => { readonly [option: string]: unknown };
  /** What the places of a series are called where players keep what they play; null = they change seats. */
  readonly sides: ((chosen: { readonly [key: string]: string }) => readonly [string, string]) | null;
  /** What a side is called. */
  readonly sideNames?: { readonly [side: string]: string };
  /** What the ways to play are called in which its levels are measured. */
  readonly ladderCase: (name: string) => string;
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
