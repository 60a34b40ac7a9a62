import { PAINT_NAMES, UNIT_TYPES, UNITS, type Livery, type UnitPlan } from '../../../../games/orions-gate/index.ts';
import { count } from '../../../kit/words/text.ts';

/** What a fleet is made of, heaviest first: "1 Battleship, 3 Fighters". */
export const composition = (units: readonly UnitPlan[]): string =>
  UNIT_TYPES.map((type) => ({ type, n: units.filter((unit) => unit.type === type).length }))
    .filter(({ n }) => n > 0)
    .reverse()
    .map(({ type, n }) => count(n, UNITS[type].one, UNITS[type].name))
    .join(', ');

/** What a fleet goes by and looks like: "Night Herons · Red Lancers"; empty where it is plain. */
export const liveryLine = ({ squadron, paint }: Livery): string =>
  [squadron?.trim(), paint && PAINT_NAMES[paint]].filter(Boolean).join(' · ');
