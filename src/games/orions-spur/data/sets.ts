import { DESIGNS, type Design } from './ships.ts';
import type { Species } from './species.ts';

/**
 * OS-17.1: the numbers a match is played with. `catalogue` never changes; `tuned` is what series of games between equal
 * computer players made of it, so that no species and no place in the order of turns has the better of it.
 */
export const DATA_SETS = ['catalogue', 'tuned'] as const;
export type DataSet = (typeof DATA_SETS)[number];

/** A printed value that the tuned set has otherwise. */
export interface Tuning {
  readonly design: string;
  readonly stat: 'shield' | 'hull' | 'energy';
  readonly to: number;
}

/** Found by `npm run fit -- spur-balance`; OS-17.3 leaves victory points, costs and the size of decks alone. */
export const TUNING: readonly Tuning[] = [
  { design: 'ter-europa', stat: 'energy', to: 3 },
  { design: 'hss-scale', stat: 'shield', to: 2 },
  { design: 'chu-roost', stat: 'shield', to: 2 },
  { design: 'chu-swift', stat: 'shield', to: 0 },
  { design: 'chu-harrier', stat: 'hull', to: 2 },
  { design: 'mro-cub', stat: 'shield', to: 1 },
];

/** Recruitment points of the second of two players in the tuned set, where late seats have some (OS-2.8). */
export const SECOND_OF_TWO = 2;

/** OS-2.8: what each place after the first player has more than the one before it, where late seats have some. */
export const latePoints = (set: DataSet, seats: number): number => (set === 'tuned' && seats === 2 ? SECOND_OF_TWO : 1);

/** How the id of a tuned design ends: a ship says by its id which numbers it has. */
const MARK = '-tuned';

/** The id a design of the catalogue has in a set. */
export const lineIn = (set: DataSet, id: string): string =>
  set === 'tuned' && TUNING.some(({ design }) => design === id) ? id + MARK : id;

/** The id a design has in the catalogue. */
export const catalogueId = (id: string): string => (id.endsWith(MARK) ? id.slice(0, -MARK.length) : id);

function tuned(design: Design): Design {
  const own = TUNING.filter((one) => one.design === design.id);
  if (own.length === 0) return design;
  return { ...design, id: design.id + MARK, ...Object.fromEntries(own.map(({ stat, to }) => [stat, to])) };
}

type Fleets = { readonly [species in Species]: readonly Design[] };
const FLEETS: { readonly [set in DataSet]: Fleets } = {
  catalogue: DESIGNS,
  tuned: {
    terran: DESIGNS.terran.map(tuned),
    hssuk: DESIGNS.hssuk.map(tuned),
    churrap: DESIGNS.churrap.map(tuned),
    mrooshen: DESIGNS.mrooshen.map(tuned),
  },
};

/** The designs of a species in a set, in the order of the tables. */
export const linesIn = (set: DataSet, species: Species): readonly Design[] => FLEETS[set][species];
