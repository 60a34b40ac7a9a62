/** Kinds of assets whose names are long, in two shorter forms. */
const KINDS: readonly (readonly [kind: string, shorter: string, brief: string])[] = [
  ['Research Station', 'Research', 'RS'],
  ['Asteroid Colony', 'Asteroid', 'AC'],
  ['Lagrange Station', 'Lagrange', 'LS'],
  ['Corporate Base', 'Base', 'CB'],
  ['Manufactory', 'Manufact.', 'Mfy'],
];

/** A name with a shorter word for its kind: Research 1232. */
export const shorterName = (name: string): string =>
  KINDS.reduce((text, [kind, shorter]) => text.replace(kind, shorter), name);

/** A name with the initials of its kind, for a map: RS 1232. Its number or letter tells it from its like. */
export const briefName = (name: string): string =>
  KINDS.reduce((text, [kind, , brief]) => text.replace(kind, brief), name);
