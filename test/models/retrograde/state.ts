import type { Options } from './options.ts';

export type Seat = 1 | 2;

export type Phase = 'upkeep' | 'maneuvers' | 'research' | 'repair' | 'construction' | 'endOfTurn' | 'over';

/** An upgrade installed on an asset. */
export interface Installed {
  id: string;
  damage: number;
  /** RG-17.13: the spacecraft this Missile Defense System has attacked this turn. */
  attacked: string[];
}

export interface Asset {
  id: string;
  owner: Seat;
  destroyed: boolean;
  tapped: boolean;
  damage: number;
  upgrade: Installed | null;
}

export interface Spacecraft {
  id: string;
  owner: Seat;
  /** Id of the asset it orbits. */
  asset: string;
  orbital: number;
  /** Delta-vee left. */
  left: number;
  damage: number;
  /** RG-6.6. */
  maneuvered: boolean;
  attacks: number;
  bombarded: boolean;
  /** RG-7.7: orbitals of the asset it orbits in which it has been this turn. */
  visited: number[];
  barred: boolean;
  enteredTurn: number;
  /** RG-17.5: it entered by `complete` and not by refit. */
  completed: boolean;
}

export interface Debris {
  id: string;
  owner: Seat;
  asset: string;
  orbital: number;
}

export interface Project {
  /** Id of the card that is built. */
  id: string;
  owner: Seat;
  kind: 'spacecraft' | 'upgrade' | 'asset';
  /** The asset that carries it; null for an asset project. */
  asset: string | null;
  points: number;
}

export interface Removed {
  id: string;
  /** RG-20.1: its name was public when it was removed. */
  public: boolean;
}

/** What one player has beside the cards in play. */
export interface Player {
  /** Top card first. */
  deck: string[];
  hand: string[];
  removed: Removed[];
  counter: number;
  /** RG-17.12: cards in the other deck this player has seen. */
  seen: string[];
  /** RG-18.3: this player's offer of a draw in this turn. */
  offer: 'none' | 'open' | 'spent';
}

export interface Result {
  /** Null for a draw. */
  winner: Seat | null;
  reason: 'homeworld' | 'resign' | 'agreement' | 'turnLimit';
}

/** A whole game as plain data. Lists of cards in play stand in the order of RG-1.8. */
export interface Game {
  options: Options;
  turn: number;
  activeSeat: Seat;
  phase: Phase;
  players: Record<Seat, Player>;
  assets: Asset[];
  spacecraft: Spacecraft[];
  debris: Debris[];
  projects: Project[];
  /** RG-5.7: assets whose ability at the start of the turn has not acted yet; one that waits for `sweep` is first. */
  starting: string[];
  result: Result | null;
}

/** Commands of chapter 19, parameters by their names there. */
export type Command =
  | { type: 'sweep'; asset: string; debris: string[] }
  | { type: 'burn'; spacecraft: string; asset: string; orbital: number }
  | { type: 'scuttle'; spacecraft: string }
  | { type: 'attack'; spacecraft: string; target: string; spend: number }
  | { type: 'refit'; spacecraft: string; card: string }
  | { type: 'bombard'; spacecraft: string; target: string }
  | { type: 'missileDefense'; asset: string; target: string }
  | { type: 'research'; asset: string; draw?: number }
  | { type: 'repair'; asset: string; target: string }
  | { type: 'startProject'; card: string; asset?: string }
  | { type: 'contribute'; asset: string; project: string; debris?: string }
  | { type: 'complete'; project: string; orbital?: number }
  | { type: 'scrapProject'; project: string }
  | { type: 'sacrifice'; spacecraft: string; project: string }
  | { type: 'endPhase' }
  | { type: Talk };

/** Commands that are open to both players (RG-4.2). */
export type Talk = 'resign' | 'offerDraw' | 'acceptDraw' | 'declineDraw';

export const TALK: readonly Talk[] = ['resign', 'offerDraw', 'acceptDraw', 'declineDraw'];

/** The command of a type. */
export type Of<T extends Command['type']> = Extract<Command, { type: T }>;

export const otherSeat = (seat: Seat): Seat => (seat === 1 ? 2 : 1);

export const findAsset = (game: Game, id: string): Asset | undefined => game.assets.find((asset) => asset.id === id);

export const findShip = (game: Game, id: string): Spacecraft | undefined =>
  game.spacecraft.find((ship) => ship.id === id);

export const findProject = (game: Game, id: string): Project | undefined =>
  game.projects.find((project) => project.id === id);

/** The asset an id of something in play leads to. Throws where there is none. */
export function assetOf(game: Game, id: string): Asset {
  const asset = findAsset(game, id);
  if (!asset) throw new Error(`There is no asset ${id} in play.`);
  return asset;
}

/** Debris around an asset, oldest first. */
export const debrisAround = (game: Game, asset: string): Debris[] =>
  game.debris.filter((piece) => piece.asset === asset);

/** Spacecraft around an asset, of one player. */
export const shipsAround = (game: Game, asset: string, owner: Seat): Spacecraft[] =>
  game.spacecraft.filter((ship) => ship.asset === asset && ship.owner === owner);
