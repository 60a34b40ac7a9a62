import type { ShipId } from './data/ships.ts';

/** BS-17: the setup options, resolved. */
export interface Options {
  /** 2 to 6. */
  readonly playerCount: number;
  readonly lifeboats: boolean;
  /** One for each seat, all different (BS-2.2). */
  readonly ships: readonly ShipId[];
  /** 0 to 20 rounds without a shot until the game is drawn; 0 = never (BS-10.5). */
  readonly noFireDrawRounds: number;
  /** What two different pairs on four dice repair (BS-9.3). */
  readonly twoPairsRepair: 1 | 2;
}
