/** OG-27.1: the four unit types. Lengths in mils. */
export const UNIT_TYPES = ['scouts', 'fighters', 'destroyers', 'battleships'] as const;
export type UnitType = (typeof UNIT_TYPES)[number];

export interface UnitData {
  readonly name: string;
  /** Name of one unit in sentences ("a Destroyer"). */
  readonly one: string;
  readonly points: number;
  readonly slots: number;
  readonly move: number;
  readonly cruise: number;
  /** 0 = cannot ram. */
  readonly ram: number;
  readonly gun: { readonly range: number; readonly accuracy: number; readonly strength: number };
  readonly evasion: number;
  readonly toughness: number;
  /** Added to a D3 when it rams (OG-10.7); null = no ram strength. */
  readonly ramStrength: number | null;
}

export const UNITS: { readonly [type in UnitType]: UnitData } = {
  scouts: {
    name: 'Scouts',
    one: 'Scouts',
    points: 1,
    slots: 0,
    move: 10000,
    cruise: 15000,
    ram: 0,
    gun: { range: 6000, accuracy: 6, strength: 0 },
    evasion: 13,
    toughness: 7,
    ramStrength: null,
  },
  fighters: {
    name: 'Fighters',
    one: 'Fighter',
    points: 2,
    slots: 1,
    move: 8000,
    cruise: 12000,
    ram: 12000,
    gun: { range: 12000, accuracy: 4, strength: 2 },
    evasion: 11,
    toughness: 9,
    ramStrength: 2,
  },
  destroyers: {
    name: 'Destroyers',
    one: 'Destroyer',
    points: 6,
    slots: 3,
    move: 6000,
    cruise: 9000,
    ram: 9000,
    gun: { range: 18000, accuracy: 2, strength: 4 },
    evasion: 9,
    toughness: 11,
    ramStrength: 4,
  },
  battleships: {
    name: 'Battleships',
    one: 'Battleship',
    points: 12,
    slots: 6,
    move: 4000,
    cruise: 6000,
    ram: 6000,
    gun: { range: 24000, accuracy: 0, strength: 6 },
    evasion: 7,
    toughness: 13,
    ramStrength: 6,
  },
};
