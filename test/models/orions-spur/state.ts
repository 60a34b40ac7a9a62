import type { ModifierKind, Packet, Species } from './data/faces.ts';
import type { Options } from './options.ts';

/** OS-0.1: 1 to 4. */
export type Seat = number;

/** OS-0.31 to OS-0.39. */
export type Phase =
  | 'setupFleet'
  | 'setupLayout'
  | 'turnOpen'
  | 'attacking'
  | 'window'
  | 'regrouping'
  | 'choosing'
  | 'turnDone'
  | 'gameOver';

/** OS-0.9: `F1` to `F5`, `M1` to `M5`, `B1` to `B5`. */
export type Slot = string;

export interface Ship {
  /** `<seat>:<design>#<copy>`. */
  id: string;
  owner: Seat;
  joinIndex: number;
  /** Null from its recruitment to Reorganize. */
  slot: Slot | null;
  shield: number;
  hull: number;
  energy: number;
  overcharged: boolean;
  suppressed: boolean;
}

/** OS-6.21. */
export type Trigger = 'ownAttacked' | 'ownCounterfired' | 'allyAttacked' | 'allyCounterfired';

export const TRIGGERS: readonly Trigger[] = ['ownAttacked', 'ownCounterfired', 'allyAttacked', 'allyCounterfired'];

export type AutoPass = 'ask' | 'passIfSafe' | 'pass';

export const AUTO_PASSES: readonly AutoPass[] = ['ask', 'passIfSafe', 'pass'];

export interface Player {
  seat: Seat;
  species: Species;
  /** Ids of the ships not yet recruited, in the order of the table. */
  shipDeck: string[];
  /** Top card first. */
  tacticsDeck: string[];
  /** Oldest card first. */
  hand: string[];
  /** Oldest card first. */
  discard: string[];
  /** OS-12.12. */
  reserve: string[];
  recruitment: number;
  /** Ids of the enemy ships taken. */
  trophies: string[];
  /** How many ships have ever joined the fleet. */
  joined: number;
  /** OS-12.14. */
  repairTraded: number;
  /** Designs chosen in `setupFleet`; null before. */
  chosen: string[] | null;
  /** The layout sent in `setupLayout`; null before. */
  layout: Layout | null;
  eliminated: boolean;
  autoPass: Record<Trigger, AutoPass>;
}

/** Slot to ship id. */
export type Layout = Record<Slot, string>;

/** OS-10.28. */
export interface Modifier {
  seat: Seat;
  kind: ModifierKind;
  value: number;
  /** The ship, or null for the whole fleet. */
  ship: string | null;
  duration: 'turn' | 'ownNext';
}

/** Damage of one pending attack on one ship. */
export interface Hit {
  ship: string;
  packet: Packet;
}

/** OS-0.16. */
export interface Pending {
  /** `A0`, then `C1`, `C2`... */
  id: string;
  kind: 'card' | 'weapon' | 'ram';
  /** How players call the attack: the card, the weapon or Ram. */
  name: string;
  controller: Seat;
  source: string;
  target: string;
  /** Damage of the main hit. */
  packet: Packet;
  /** OS-7.13: damage of each fresh splash hit. */
  splash: number;
  splashHits: Hit[];
  missile: boolean;
  live: boolean;
  /** OS-6.19: ships that have braced against it. */
  braced: string[];
}

/** Chapter 6. */
export interface Window {
  attacks: Pending[];
  /** How many attacks have been declared in it, those of players who left included. */
  declared: number;
  participants: Seat[];
  /** Place in `participants` of the player asked. */
  pointer: number;
  passes: number;
  /** OS-6.22: players who pass to the end of the window. */
  resting: Seat[];
  /** OS-12.21: the helper ship of a player. */
  helpers: Record<Seat, string>;
}

/** What the phase `attacking` knows. */
export interface Action {
  mode: 'main' | 'suppress' | 'flock';
  activeShip: string | null;
  /** OS-8.13: the ship that gave Suppressing Fire. */
  suppressor: string | null;
  /** OS-8.15: ships activated by Flock this turn. */
  activated: string[];
}

export type Primary = 'attack' | 'ram' | 'suppress' | 'flock' | 'regroup';

/** What is counted within a turn. */
export interface Turn {
  primary: Primary | null;
  revised: boolean;
  /** OS-10.32. */
  played: string[];
  /** OS-6.19: ships that have used Interference. */
  interfered: string[];
  /** OS-8.14: players who may play no cards in a window. */
  silenced: Seat[];
}

/** OS-11.4. */
export interface Result {
  /** Winning sides; several in a draw. */
  winners: number[];
  reason: 'vp' | 'collector' | 'lastSide' | 'roundLimit';
  ranking: { side: number; rank: number }[];
}

/** A whole game as plain data. */
export interface Game {
  options: Options;
  phase: Phase;
  /** 0 before the first turn. */
  round: number;
  /** 0 before the first turn. */
  firstSeat: Seat;
  activeSeat: Seat;
  /** Seat 1 first. */
  players: Player[];
  /** Ships in play, of all players. */
  ships: Ship[];
  modifiers: Modifier[];
  turn: Turn;
  action: Action | null;
  window: Window | null;
  /** OS-10.21: cards still to be discarded and the phase to go back to. */
  choice: { count: number; back: Phase } | null;
  result: Result | null;
}

/** OS-6.13. */
export type ReactionTarget =
  | { kind: 'attackingShip' | 'incomingAttack' | 'attack'; attack: string; ship?: string }
  | { kind: 'hit' | 'redirect'; attack: string; ship: string };

/** Chapter 13, parameters by their names there. */
export type Command =
  | { type: 'chooseFleet'; designs: string[] }
  | { type: 'setLayout'; layout: Layout }
  | { type: 'attack'; ship: string; source: string; target: string; overcharge?: boolean }
  | { type: 'ram'; ship: string; target: string }
  | { type: 'suppress'; ship: string; target: string }
  | { type: 'flockActivate'; ship: string }
  | { type: 'finishAttacks' }
  | { type: 'regroup'; discard: string[] }
  | { type: 'recruit'; design: string }
  | { type: 'reorganize'; layout?: Layout; keep?: true }
  | { type: 'playDraw'; card: string; ship?: string }
  | { type: 'playRepair'; card: string; ship: string }
  | PlaySpecial
  | { type: 'reviseTactics'; card: string }
  | { type: 'storeRepair'; card: string }
  | { type: 'repairForRecruit'; cards: string[] }
  | { type: 'chooseDiscard'; cards: string[] }
  | React
  | { type: 'pass'; rest?: boolean }
  | { type: 'endTurn' }
  | { type: 'setAutoPass'; trigger: Trigger; value: AutoPass }
  | { type: 'concede' };

export interface PlaySpecial {
  type: 'playSpecial';
  card: string;
  /** An own ship. */
  ship?: string;
  player?: Seat;
  /** An enemy ship. */
  target?: string;
  moves?: { ship: string; to: Slot }[];
}

/** A kind of damage, as `part` names it. */
export type Part = keyof Packet;

export interface React {
  type: 'react';
  ship: string;
  /** A card id, or one of these words. */
  source: string;
  target: ReactionTarget;
  amount?: number;
  part?: Part;
  split?: Packet;
}

/** The command of a type. */
export type Of<T extends Command['type']> = Extract<Command, { type: T }>;

/** OS-15.1: a whole number from 0 to below `n`, for a purpose. */
export type Rand = (n: number, purpose: string) => number;

/** The player of a seat that exists. */
export function playerOf(game: Game, seat: Seat): Player {
  const player = game.players[seat - 1];
  if (!player) throw new Error(`There is no seat ${seat}.`);
  return player;
}

export const findShip = (game: Game, id: string): Ship | undefined => game.ships.find((ship) => ship.id === id);

/** A ship in play. Throws where there is none. */
export function shipOf(game: Game, id: string): Ship {
  const ship = findShip(game, id);
  if (!ship) throw new Error(`There is no ship ${id} in play.`);
  return ship;
}

/** Ships in play of one player, in the order they joined. */
export const fleetOf = (game: Game, seat: Seat): Ship[] => game.ships.filter(({ owner }) => owner === seat);

/** A pending attack of the open window. Undefined where there is none. */
export const findAttack = (game: Game, id: string): Pending | undefined =>
  game.window?.attacks.find((attack) => attack.id === id);
