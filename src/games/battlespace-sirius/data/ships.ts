/** A ship of table 2.A: colour and name only, BS-1.1. */
export interface ShipData {
  readonly id: ShipId;
  readonly name: string;
  /** Two letters that stand for it where a name has no room. */
  readonly mark: string;
}

export const SHIP_IDS = ['emerald', 'red', 'platinum', 'orange', 'purple', 'azure'] as const;
export type ShipId = (typeof SHIP_IDS)[number];

/** Table 2.A, in its order (BS-2.2). */
export const SHIPS: readonly ShipData[] = [
  { id: 'emerald', name: 'Emerald', mark: 'Em' },
  { id: 'red', name: 'Red', mark: 'Rd' },
  { id: 'platinum', name: 'Platinum', mark: 'Pt' },
  { id: 'orange', name: 'Orange', mark: 'Or' },
  { id: 'purple', name: 'Purple', mark: 'Pu' },
  { id: 'azure', name: 'Azure', mark: 'Az' },
];

/** The data of a ship. */
export const shipData = (id: ShipId): ShipData => SHIPS[SHIP_IDS.indexOf(id)]!;
