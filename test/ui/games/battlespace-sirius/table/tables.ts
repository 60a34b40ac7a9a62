import type {
  BattlespaceSiriusView,
  Cell,
  Direction,
  LifeboatId,
  PlayerView,
  Power,
  Vessel,
} from '../../../../../src/games/battlespace-sirius/index.ts';
import { SHIP_IDS } from '../../../../../src/games/battlespace-sirius/index.ts';

export const ship = (cell: Cell, heading: Direction, power: Power = [6, 6, 6, 6]): Vessel => ({
  kind: 'ship',
  cell,
  heading,
  power,
});
export const boat = (cell: Cell, lifeboat: LifeboatId): Vessel => ({ kind: 'lifeboat', cell, lifeboat });

/** A view with these vessels, seat 1 first; null = that player is out. */
export const table = (
  vessels: readonly (Vessel | null)[],
  part: Partial<BattlespaceSiriusView> = {},
): BattlespaceSiriusView => ({
  viewer: { kind: 'audience' },
  options: {
    playerCount: vessels.length,
    lifeboats: false,
    ships: SHIP_IDS.slice(0, vessels.length),
    noFireDrawRounds: 3,
    twoPairsRepair: 2,
  },
  players: vessels.map((vessel, index): PlayerView => ({
    seat: String(index + 1),
    ship: SHIP_IDS[index]!,
    lifeboat: vessel?.kind === 'lifeboat' ? vessel.lifeboat : null,
    shown: vessel?.kind === 'lifeboat',
    vessel,
    agree: false,
    left: vessel === null ? 1 : null,
  })),
  order: vessels.map((_, index) => String(index + 1)),
  phase: 'maneuver',
  turnSeat: '1',
  decider: '1',
  decisions: [],
  turnNumber: 1,
  round: 1,
  engagedSeat: null,
  locks: [],
  facing: [],
  repairPoints: 0,
  shot: false,
  quietTurns: 0,
  quietLimit: 6,
  ending: false,
  choices: [],
  always: [],
  outcome: null,
  undrawn: null,
  ...part,
});
