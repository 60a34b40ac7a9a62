import type { Recording, SeatInfo } from '../../../src/engine/recording.ts';
import type { SkaxarPosition } from '../../../src/games/skaxar/index.ts';
import { BOTH, wars } from './wars.ts';

/** What a match of Skaxar can wait for, and its end. */
export const WAR_SCENES = ['session', 'stack', 'rescue', 'harvest', 'over'] as const;
export type WarScene = (typeof WAR_SCENES)[number];

/**
 * A turn like turn 3 of the catalogue's worked game: A buys first, with a Repair card that has two targets, one without
 * any, an item, and a card that is too dear.
 */
export const SESSION: SkaxarPosition = {
  at: 'session',
  turn: 3,
  battle: 2,
  decider: 'A',
  A: {
    money: 9000,
    field: ['E22'],
    scrapyard: ['E14', 'E12'],
    repairBay: ['E06', 'E09'],
    fleetDeck: ['E01', 'E25', 'E21'],
  },
  B: {
    money: 5000,
    field: ['X04'],
    scrapyard: ['X15', 'X18'],
    repairBay: ['X10', 'X23'],
    fleetDeck: ['X12', 'X09', 'X21'],
  },
  shop: ['I33', 'I11', 'I14', 'I25', 'I20', 'I01'],
};

/** Four stalemates lie on top of each other, items with them. */
const STACK: SkaxarPosition = {
  at: 'session',
  turn: 9,
  battle: 5,
  stalemates: 4,
  decider: 'A',
  A: { money: 12000, field: ['E09', 'E14', 'E15', 'E21', 'E22'], equipped: ['I34', 'I35', 'I25'], scrapyard: ['E12'] },
  B: { money: 18000, field: ['X09', 'X14', 'X15', 'X22', 'X23'], equipped: ['I36', 'I37'], scrapyard: ['X18', 'X10'] },
  shop: ['I20', null, 'I43', 'I01', null, 'I42'],
};

/** All ships of A are lost; a Repair card lies in the Shop. */
const RESCUE: SkaxarPosition = {
  at: 'stranded',
  turn: 31,
  battle: 25,
  A: { money: 5000, rest: 'scrapyard' },
  B: { money: 14000, field: ['X23'] },
  shop: ['I14', 'I37', 'I11', null, null, null],
};

/** A lost and may harvest; one asteroid is gone. */
export const HARVEST: SkaxarPosition = {
  at: 'harvest',
  turn: 7,
  battle: 3,
  decider: 'A',
  A: { money: 3000, scrapyard: ['E14', 'E12'] },
  B: { money: 6000, repairBay: ['X10', 'X12'], scrapyard: ['X15'] },
  shop: [null, 'I35', null, null, 'I31', 'I43'],
  asteroidRow: ['R01', null, 'R15', 'R09', 'R20'],
};

/** A match in the middle of a window, or a whole one: of two people, or of one against the computer. */
export function warScene(scene: WarScene, seats: readonly SeatInfo[] = BOTH): Recording {
  const positions = { session: SESSION, stack: STACK, rescue: RESCUE, harvest: HARVEST };
  if (scene !== 'over') return wars.file({ seats, position: positions[scene], seed: 'scene' });
  return wars.fileAt(wars.whole({ seats, options: { turnLimit: 10 }, seed: 'scene' }), ({ phase }) => phase === 'over');
}
