/** A lifeboat card of table 12.A; its attributes are those of BS-12.2. */
export interface LifeboatData {
  readonly id: LifeboatId;
  readonly name: string;
  /** A die that equals or beats it destroys the lifeboat. */
  readonly hull: number;
  /** May change its place in its Maneuver. */
  readonly position: boolean;
  /** May give Sentry Fire. */
  readonly sentry: boolean;
  /** The most dice it fires in its turn. */
  readonly weapons: number;
}

export const LIFEBOAT_IDS = ['slate', 'sand', 'bronze', 'cranberry', 'emeraldBoat', 'blueRed', 'ivory', 'ash'] as const;
export type LifeboatId = (typeof LIFEBOAT_IDS)[number];

/** Table 12.A, in the draw order of BS-16.2. */
export const LIFEBOATS: readonly LifeboatData[] = [
  { id: 'slate', name: 'Slate', hull: 6, position: false, sentry: false, weapons: 1 },
  { id: 'sand', name: 'Sand', hull: 5, position: true, sentry: false, weapons: 1 },
  { id: 'bronze', name: 'Bronze', hull: 5, position: false, sentry: true, weapons: 1 },
  { id: 'cranberry', name: 'Cranberry', hull: 4, position: true, sentry: true, weapons: 1 },
  { id: 'emeraldBoat', name: 'Emerald', hull: 4, position: false, sentry: false, weapons: 2 },
  { id: 'blueRed', name: 'Blue/Red', hull: 3, position: true, sentry: false, weapons: 2 },
  { id: 'ivory', name: 'Ivory', hull: 3, position: false, sentry: true, weapons: 2 },
  { id: 'ash', name: 'Ash', hull: 2, position: true, sentry: true, weapons: 2 },
];

/** The data of a lifeboat. */
export const lifeboatData = (id: LifeboatId): LifeboatData => LIFEBOATS[LIFEBOAT_IDS.indexOf(id)]!;
