import { DESIGNS, type Design } from './ships.ts';
import type { Species } from './species.ts';

/**
 * OS-17.1: the numbers a match is played with. `catalogue` never changes; `fair` is what series of games between equal
 * computer players made of it, so that no species and no place in the order of turns has the better of it. `tuned` and
 * `even` were attempts at that; matches and links that were made with them keep them.
 */
export const DATA_SETS = ['catalogue', 'tuned', 'even', 'fair'] as const;
export type DataSet = (typeof DATA_SETS)[number];
/** A set in which some designs have other numbers than in the catalogue. */
export type ChangedSet = Exclude<DataSet, 'catalogue'>;

/** A printed value that a set has otherwise. */
export interface Change {
  readonly design: string;
  readonly stat: 'shield' | 'hull' | 'energy';
  readonly to: number;
}

/** Found by `npm run fit -- spur-balance`; OS-17.3 leaves victory points, costs and the size of decks alone. */
export const CHANGES: { readonly [set in ChangedSet]: readonly Change[] } = {
  tuned: [
    { design: 'ter-europa', stat: 'energy', to: 3 },
    { design: 'hss-scale', stat: 'shield', to: 2 },
    { design: 'chu-roost', stat: 'shield', to: 2 },
    { design: 'chu-swift', stat: 'shield', to: 0 },
    { design: 'chu-harrier', stat: 'hull', to: 2 },
    { design: 'mro-cub', stat: 'shield', to: 1 },
  ],
  even: [
    { design: 'ter-europa', stat: 'energy', to: 3 },
    { design: 'hss-elder', stat: 'hull', to: 4 },
    { design: 'chu-swift', stat: 'shield', to: 0 },
    { design: 'chu-roost', stat: 'energy', to: 4 },
    { design: 'mro-cub', stat: 'shield', to: 1 },
    { design: 'mro-mauler', stat: 'hull', to: 5 },
  ],
  fair: [
    { design: 'ter-ceres', stat: 'shield', to: 0 },
    { design: 'ter-europa', stat: 'energy', to: 3 },
    { design: 'chu-harrier', stat: 'hull', to: 4 },
    { design: 'chu-heron', stat: 'energy', to: 4 },
    { design: 'chu-roost', stat: 'shield', to: 2 },
    { design: 'chu-roost', stat: 'energy', to: 4 },
    { design: 'mro-cub', stat: 'shield', to: 1 },
    { design: 'mro-mauler', stat: 'hull', to: 5 },
  ],
};

/** Recruitment points of the second of two players in a set with changes, where late seats have some (OS-2.8). */
export const SECOND_OF_TWO = 2;

/** OS-2.8: what each place after the first player has more than the one before it, where late seats have some. */
export const latePoints = (set: DataSet, seats: number): number =>
  set !== 'catalogue' && seats === 2 ? SECOND_OF_TWO : 1;

/** How the id of a changed design ends: a ship says by its id which numbers it has. */
const marked = (set: ChangedSet, id: string): string => `${id}-${set}`;

/** The id a design of the catalogue has in a set. */
export const lineIn = (set: DataSet, id: string): string =>
  set !== 'catalogue' && CHANGES[set].some(({ design }) => design === id) ? marked(set, id) : id;

const MARK = new RegExp(`-(${Object.keys(CHANGES).join('|')})$`);

/** The id a design has in the catalogue. */
export const catalogueId = (id: string): string => id.replace(MARK, '');

type Fleets = { readonly [species in Species]: readonly Design[] };

/** The designs of all species with the numbers of a set. */
const changed = (set: ChangedSet): Fleets => {
  const numbersIn = (design: Design): Design => {
    const own = CHANGES[set].filter((one) => one.design === design.id);
    if (own.length === 0) return design;
    return { ...design, id: marked(set, design.id), ...Object.fromEntries(own.map(({ stat, to }) => [stat, to])) };
  };
  return {
    terran: DESIGNS.terran.map(numbersIn),
    hssuk: DESIGNS.hssuk.map(numbersIn),
    churrap: DESIGNS.churrap.map(numbersIn),
    mrooshen: DESIGNS.mrooshen.map(numbersIn),
  };
};

const FLEETS: { readonly [set in DataSet]: Fleets } = {
  catalogue: DESIGNS,
  tuned: changed('tuned'),
  even: changed('even'),
  fair: changed('fair'),
};

/** The designs of a species in a set, in the order of the tables. */
export const linesIn = (set: DataSet, species: Species): readonly Design[] => FLEETS[set][species];
