import type { Outcome } from '../../engine/game.ts';
import type { Bearing, Part, Point } from '../../table/shape.ts';
import type { ComponentKind } from './data/components.ts';
import type { MarkerKind, Mission } from './data/missions.ts';
import type { PieceKind } from './data/piece-kinds.ts';
import type { UnitType } from './data/units.ts';
import type { Options } from './options.ts';

export type Side = 'A' | 'B';
/** `a1`..`a4`, `b1`..`b4`: the seats of the game. */
export type CaptainId = string;
/** `a1.1`, `a1.2`, ... in fleet order. */
export type UnitId = string;
export type Edge = 'south' | 'north';
export type Facing = 'front' | 'left' | 'right';
export type Action = 'hold' | 'move' | 'cruise' | 'ram';
export type { PieceKind };

export interface Captain {
  readonly id: CaptainId;
  readonly side: Side;
  readonly conceded: boolean;
}

/** A place, a heading and the table it is on (1..4). */
export interface Pose extends Bearing {
  readonly table: number;
}

/** One fitted part of a ship. `slot` counts from 1, the left-most. */
export interface Component {
  readonly kind: ComponentKind;
  readonly slot: number;
  readonly facing: Facing;
  readonly damage: number;
  /** A Stealth Generator that is switched on (OG-9.39); left out while it is off. */
  readonly on?: true;
  /** Round in which a Tsunami Cannon last fired (OG-9.40); left out when it never did. */
  readonly firedIn?: number;
}

/**
 * Where a unit is in its life. `waiting`: not deployed yet. `inPlay`: on a table. `leftOut` counts as destroyed
 * (OG-4.11). `removed`: left with an artifact. `lifted`: between two gates.
 */
export type UnitStatus = 'waiting' | 'inPlay' | 'leftOut' | 'destroyed' | 'removed' | 'lifted';

export interface Unit {
  readonly id: UnitId;
  readonly name: string;
  readonly unitType: UnitType;
  readonly side: Side;
  readonly captain: CaptainId;
  readonly status: UnitStatus;
  /** Place while in play; the last place once destroyed; null before deployment and when left out. */
  readonly pose: Pose | null;
  readonly components: readonly Component[];
  /** Round of its last activation, 0 = never (OG-5.7). */
  readonly activatedIn: number;
  /** Round of its last capture, 0 = never (OG-5.8). */
  readonly capturedIn: number;
  /** The side that scores its loss (OG-8.5); null while it is not lost. */
  readonly scoredBy: Side | null;
}

/** One terrain piece of a table. `id` is `P1`, `P2`, ... in piece order over the table. */
export interface Piece {
  readonly id: string;
  readonly name: string;
  readonly kind: PieceKind;
  readonly parts: readonly Part[];
  /** The Deflector that made it during the game (OG-9.34, 11.6); left out for every other piece. */
  readonly madeBy?: { readonly unit: UnitId; readonly slot: number };
}

/** A mine: a point that belongs for good to the side that placed it (OG-9.35). */
export interface Mine extends Point {
  readonly id: string;
  readonly side: Side;
  readonly table: number;
}

/** An objective marker, an artifact or a space station: a point that blocks nothing (OG-2.7). */
export interface Marker extends Point {
  /** `O1`, `O2`, ... in marker order (OG-1.9). */
  readonly id: string;
  readonly kind: MarkerKind;
  readonly table: number;
  /** Whose station it is (OG-16.11); null for every other marker. */
  readonly side: Side | null;
  /** The mysterious result, 1..6, once it is rolled (OG-15.2); it stays with the marker. */
  readonly mystery: number | null;
  /** The unit that holds the artifact (OG-16.7); its place here is then the one it was picked up from. */
  readonly carrier: UnitId | null;
  /**
   * The side that moved the artifact off the table, or destroyed the station (OG-16.9, 16.12); null while it is there.
   */
  readonly takenBy: Side | null;
}

/** Whose turn it is to place a marker, and how many are still to be placed (OG-16.3). */
export interface Placing {
  readonly side: Side;
  readonly left: number;
}

export interface Table {
  /** 1..4. */
  readonly number: number;
  readonly width: number;
  readonly height: number;
  readonly pieces: readonly Piece[];
}

/** A fleet as handed in (OG-3). */
export interface UnitPlan {
  readonly type: UnitType;
  readonly name: string;
  readonly components: readonly { readonly kind: ComponentKind; readonly facing?: Facing }[];
}

/** The activation being played (OG-6.1). */
export interface Activation {
  readonly unit: UnitId;
  readonly action: Action;
  /** Side that began it (OG-5.8). */
  readonly side: Side;
  /** Mils this action may move the unit (OG-6.4, 6.5). */
  readonly allowance: number;
  readonly step: 'plan' | 'fire';
  /** OG-6.15. */
  readonly moved: boolean;
  readonly gunFired: boolean;
  /** Slots used in this activation (OG-9.2). */
  readonly used: readonly number[];
}

/** A jump that has been rolled for (OG-9.25). */
export interface WarpWindow {
  readonly kind: 'warp';
  readonly unit: UnitId;
  readonly captain: CaptainId;
  readonly slot: number;
  /** Rolled inches (OG-9.25). */
  readonly inches: number;
}

/** A component was destroyed: its ship's captain may leave debris (OG-12.4). */
export interface DebrisWindow {
  readonly kind: 'debris';
  /** The ship, in play or not any more. */
  readonly unit: UnitId;
  readonly captain: CaptainId;
  /** The component lost. */
  readonly slot: number;
  /** Where the ship stood when it was lost. */
  readonly from: Pose;
}

/** A friendly unit was lost near a ship with a Salvage Arm: its captain may take a point off it (OG-9.38). */
export interface SalvageWindow {
  readonly kind: 'salvage';
  readonly unit: UnitId;
  readonly captain: CaptainId;
  /** The Salvage Arm. */
  readonly slot: number;
  readonly lost: UnitId;
}

/** A unit was pushed into a gate or wormhole: its captain places it near the closest other one (OG-14.6, 14.7). */
export interface ExitWindow {
  readonly kind: 'exit';
  readonly unit: UnitId;
  readonly captain: CaptainId;
  /** The piece it was pushed into, and the piece it comes out at. */
  readonly enter: string;
  readonly leave: string;
  /** Where it was stopped: it goes back there when there is no room (OG-14.9). */
  readonly from: Pose;
}

/** A pause in which one captain must decide (OG-1.8). The first of the line is the open one. */
export type Window = WarpWindow | ExitWindow | DebrisWindow | SalvageWindow;

export type Stage = 'fleet' | 'edge' | 'markers' | 'deploy' | 'play' | 'over';

/** The whole game, plain data. */
export interface OrionsGateState {
  readonly options: Options;
  readonly stage: Stage;
  readonly tables: readonly Table[];
  readonly captains: readonly Captain[];
  /** Fleets handed in, by captain; hidden until `stage` leaves `fleet` (OG-3.10). Emptied when they become units. */
  readonly fleets: { readonly [captain: CaptainId]: readonly UnitPlan[] };
  /** In unit order (OG-1.9). */
  readonly units: readonly Unit[];
  /** In mine order (OG-1.9). */
  readonly mines: readonly Mine[];
  /** The mission played; null while a random one is not rolled yet (OG-16.1). */
  readonly mission: Mission | null;
  /** In marker order (OG-1.9); carried, moved off and destroyed ones stay listed. */
  readonly markers: readonly Marker[];
  /** The placing of markers (OG-16.3); null before it and in missions without markers. */
  readonly placing: Placing | null;
  /** Winner of the deployment roll-off (OG-4.9). */
  readonly rollOffWinner: Side | null;
  readonly edges: { readonly A: Edge | null; readonly B: Edge | null };
  /** The side that deploys now. */
  readonly deploying: Side | null;
  /** Captains who have finished their deployment. */
  readonly deployed: readonly CaptainId[];
  /** 1..rounds; 0 before the first. */
  readonly round: number;
  /** Phase and side to choose a unit; null outside `play`. */
  readonly phase: UnitType | null;
  readonly turn: Side | null;
  readonly firstSide: Side | null;
  readonly lastActivatedBy: Side | null;
  readonly activation: Activation | null;
  readonly windows: readonly Window[];
  /** Captains who agree to a draw now (OG-19.5). */
  readonly drawOffers: readonly CaptainId[];
  readonly outcome: Outcome | null;
}
