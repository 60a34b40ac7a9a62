import type { Outcome } from '../../engine/game.ts';
import type { Point } from '../../table/shape.ts';
import type { ComponentKind } from './data/components.ts';
import type { Mission } from './data/missions.ts';
import type { UnitType } from './data/units.ts';
import type { Action, CaptainId, Edge, Marker, Mine, Piece, Pose, Side, UnitId, UnitPlan } from './state.ts';

/**
 * Dice as drawn and as they count. With `emp` the last drawn die replaced the highest one (OG-9.13). `total` sums
 * `kept`.
 */
export interface Roll {
  readonly drawn: readonly number[];
  readonly kept: readonly number[];
  readonly emp: boolean;
  readonly total: number;
}

/** A named part of a sum, for the maths shown with a roll: `{ name: 'shield', value: 1 }`. */
export interface Term {
  readonly name: string;
  readonly value: number;
}

/** What struck: the primary gun (`slot` 0) or a component. */
export interface Weapon {
  readonly slot: number;
  readonly kind: ComponentKind | 'primary';
}

/** Why the target has cover (OG-7.5): piece ids. */
export interface Cover {
  readonly within: readonly string[];
  readonly behind: readonly string[];
  /** Hidden by at least one half (OG-7.7). */
  readonly halfHidden: readonly string[];
}

export type DamageCause =
  | { readonly kind: 'attack'; readonly by: UnitId; readonly weapon: Weapon }
  | { readonly kind: 'ram' | 'backlash'; readonly by: UnitId }
  | { readonly kind: 'ablativeArmor'; readonly by: UnitId; readonly slot: number }
  | { readonly kind: 'collision'; readonly piece: string }
  | { readonly kind: 'boarding'; readonly by: UnitId }
  | { readonly kind: 'mine'; readonly mine: string }
  | { readonly kind: 'backfire'; readonly by: UnitId; readonly slot: number }
  | { readonly kind: 'wormhole'; readonly piece: string }
  | { readonly kind: 'marker'; readonly marker: string }
  | { readonly kind: 'dangerous'; readonly piece: string };

/**
 * Why a moving unit changed place (OG-6.13): `gate` through a gate by its own plan, `exit` out of one it was pushed
 * into.
 */
export type DisplacementCause = 'path' | 'ram' | 'push' | 'pull' | 'warp' | 'gate' | 'exit';

/** What stopped a push or a pull (OG-10.10, 9.24). */
export type StoppedBy =
  | { readonly kind: 'unit'; readonly id: UnitId }
  | { readonly kind: 'piece'; readonly id: string }
  | { readonly kind: 'edge' };

/** Facts, results inside; `evolve` needs no chance. */
export type OrionsGateEvent =
  // Setup
  | { readonly type: 'fleetSubmitted'; readonly captain: CaptainId; readonly units: readonly UnitPlan[] | null }
  | { readonly type: 'fleetWithdrawn'; readonly captain: CaptainId }
  | { readonly type: 'fleetsRevealed'; readonly fleets: { readonly [captain: CaptainId]: readonly UnitPlan[] } }
  /** The die of a random mission (OG-16.1). */
  | { readonly type: 'missionRolled'; readonly roll: Roll; readonly mission: Mission }
  | {
      readonly type: 'rolledOff';
      readonly rolls: readonly { readonly A: number; readonly B: number }[];
      readonly winner: Side;
    }
  | { readonly type: 'edgeChosen'; readonly side: Side; readonly edge: Edge }
  /** Territory Control: D3+2 markers (OG-16.6). */
  | { readonly type: 'markersRolled'; readonly roll: Roll; readonly count: number }
  /** The roll-off for placing markers; `count` are to be placed, the winner places first (OG-16.3). */
  | {
      readonly type: 'placingBegan';
      readonly rolls: readonly { readonly A: number; readonly B: number }[];
      readonly winner: Side;
      readonly count: number;
    }
  | { readonly type: 'markerPlaced'; readonly marker: Marker }
  /** No legal point is left for a marker of this side (OG-16.4). */
  | { readonly type: 'markerLeftOut'; readonly side: Side }
  | { readonly type: 'deployed'; readonly unit: UnitId; readonly pose: Pose }
  | { readonly type: 'undeployed'; readonly unit: UnitId }
  | { readonly type: 'leftOut'; readonly unit: UnitId }
  | { readonly type: 'deploymentFinished'; readonly captain: CaptainId }
  | { readonly type: 'deploymentBegan'; readonly side: Side }
  // Rounds
  | { readonly type: 'roundBegan'; readonly round: number; readonly firstSide: Side }
  | { readonly type: 'turnBegan'; readonly phase: UnitType; readonly side: Side }
  | { readonly type: 'roundEnded'; readonly round: number }
  // Activation
  | {
      readonly type: 'activated';
      readonly unit: UnitId;
      readonly action: Action;
      /** Table value in mils (OG-6.3). */
      readonly base: number;
      readonly engines: readonly { readonly slot: number; readonly roll: Roll }[];
      /** The unit with the Inhibitor that halves, or null (OG-6.5). */
      readonly halvedBy: UnitId | null;
      /** The marker of result 4 that halves where no Inhibitor does; left out otherwise (OG-6.5, 15.4). */
      readonly halvedByMarker?: string;
      readonly allowance: number;
    }
  /**
   * One straight or bent stretch of a displacement, from where the unit stood to `to`; `via` holds the turning points
   * between.
   */
  | {
      readonly type: 'displaced';
      readonly unit: UnitId;
      readonly cause: DisplacementCause;
      readonly via: readonly Point[];
      readonly to: Pose;
    }
  /** The plan is carried out; the fire step begins. `length` counts as in OG-6.8, 6.9. */
  | { readonly type: 'planned'; readonly unit: UnitId; readonly length: number; readonly moved: boolean }
  | { readonly type: 'turned'; readonly unit: UnitId; readonly heading: number }
  | { readonly type: 'dangerRolled'; readonly unit: UnitId; readonly piece: string; readonly roll: Roll }
  /** The mysterious result of a marker, rolled by the unit that came near first (OG-15.2). */
  | { readonly type: 'markerRevealed'; readonly unit: UnitId; readonly marker: string; readonly roll: Roll }
  /** Near a marker of result 3: on a 1 the unit takes `points` plain damage (OG-15.2, 15.3). */
  | {
      readonly type: 'markerRolled';
      readonly unit: UnitId;
      readonly marker: string;
      readonly roll: Roll;
      readonly points: Roll | null;
    }
  | { readonly type: 'artifactTaken'; readonly unit: UnitId; readonly marker: string }
  /** A lost carrier drops its artifact where it was (OG-16.7). */
  | { readonly type: 'artifactDropped'; readonly unit: UnitId; readonly marker: string; readonly at: Pose }
  /** The unit leaves the table with the artifacts it holds (OG-16.9). */
  | { readonly type: 'leftTable'; readonly unit: UnitId; readonly side: Side; readonly markers: readonly string[] }
  /** A planned path ends at a gate; the unit goes on at the other one (OG-14.3). */
  | { readonly type: 'gateEntered'; readonly unit: UnitId; readonly enter: string; readonly leave: string }
  /** Pushed into a wormhole: D6 plain damage (OG-14.7). */
  | { readonly type: 'wormholeRolled'; readonly unit: UnitId; readonly piece: string; readonly roll: Roll }
  /** Pushed into a gate or wormhole: the unit is on no table until its captain has placed it (OG-14.6, 14.11). */
  | { readonly type: 'lifted'; readonly unit: UnitId; readonly enter: string; readonly leave: string }
  /** The lifted unit is placed at the exit, or (`noRoom`) goes back to where it was stopped (OG-14.9). */
  | { readonly type: 'exitClosed'; readonly unit: UnitId; readonly to: Pose; readonly noRoom: boolean }
  /** A hostile unit is near, none of its own (OG-16.12). */
  | { readonly type: 'stationDestroyed'; readonly marker: string; readonly by: Side }
  | { readonly type: 'weaponUsed'; readonly unit: UnitId; readonly weapon: Weapon; readonly targets: readonly UnitId[] }
  | {
      readonly type: 'hitRolled';
      readonly attacker: UnitId;
      readonly target: UnitId;
      readonly weapon: Weapon;
      readonly gap: number;
      readonly roll: Roll;
      /** Parts of the Accuracy. */
      readonly accuracy: readonly Term[];
      readonly evasion: number;
      readonly hit: boolean;
    }
  | {
      readonly type: 'damageRolled';
      readonly attacker: UnitId;
      readonly target: UnitId;
      readonly weapon: Weapon;
      readonly roll: Roll;
      /** Parts of the Strength (weapon, back). */
      readonly strength: readonly Term[];
      /** Parts of the Toughness (type, shields, cover). */
      readonly toughness: readonly Term[];
      readonly cover: Cover;
      readonly back: boolean;
      readonly success: boolean;
    }
  | { readonly type: 'passedOver'; readonly attacker: UnitId; readonly target: UnitId; readonly weapon: Weapon }
  | {
      readonly type: 'damaged';
      readonly unit: UnitId;
      readonly points: number;
      readonly cause: DamageCause;
      /** Damage of each slot touched, after the points were given (OG-8.2). */
      readonly slots: readonly { readonly slot: number; readonly damage: number }[];
    }
  | { readonly type: 'destroyed'; readonly unit: UnitId; readonly cause: DamageCause; readonly scoredBy: Side }
  | {
      readonly type: 'ablativeRolled';
      readonly unit: UnitId;
      readonly slot: number;
      readonly against: UnitId;
      readonly roll: Roll;
      readonly success: boolean;
    }
  /** An automatic hit: the Strength dice and the damage roll of a ram, a backlash, a collision or a mine. */
  | {
      readonly type: 'autoHit';
      readonly cause: Extract<DamageCause, { kind: 'ram' | 'backlash' | 'collision' | 'mine' }>;
      readonly target: UnitId;
      /** Strength dice in order: type D3 then Reinforced Rams, or the collision die. */
      readonly strengthRolls: readonly Roll[];
      readonly strength: readonly Term[];
      readonly toughness: readonly Term[];
      readonly roll: Roll;
      readonly back: boolean;
      readonly success: boolean;
    }
  | {
      readonly type: 'pushed';
      readonly unit: UnitId;
      readonly by: UnitId;
      readonly roll: Roll;
      readonly stoppedBy: StoppedBy | null;
    }
  | {
      readonly type: 'pulled';
      readonly unit: UnitId;
      readonly by: UnitId;
      readonly slot: number;
      readonly roll: Roll;
      readonly stoppedBy: StoppedBy | null;
    }
  | { readonly type: 'warpRolled'; readonly unit: UnitId; readonly slot: number; readonly roll: Roll }
  | { readonly type: 'warpClosed'; readonly unit: UnitId; readonly stayed: boolean }
  | {
      readonly type: 'debrisPlaced';
      readonly unit: UnitId;
      readonly slot: number;
      readonly table: number;
      readonly piece: Piece;
    }
  | { readonly type: 'debrisDeclined'; readonly unit: UnitId; readonly slot: number }
  /** The dice of a boarding, each with what is added to it; `winner` null is a tie (OG-13.3 to 13.5). */
  | {
      readonly type: 'boardingRolled';
      readonly unit: UnitId;
      readonly target: UnitId;
      readonly roll: Roll;
      readonly bonus: readonly Term[];
      readonly targetRoll: Roll;
      readonly targetBonus: readonly Term[];
      readonly winner: UnitId | null;
    }
  /** A tie: the D3 of damage of the boarder and of the target (OG-13.5). */
  | {
      readonly type: 'boardingTied';
      readonly unit: UnitId;
      readonly target: UnitId;
      readonly roll: Roll;
      readonly targetRoll: Roll;
    }
  /** The unit goes over to the side and captain of `by` (OG-13.6). */
  | {
      readonly type: 'captured';
      readonly unit: UnitId;
      readonly by: UnitId;
      readonly side: Side;
      readonly captain: CaptainId;
    }
  | { readonly type: 'minePlaced'; readonly unit: UnitId; readonly slot: number; readonly mine: Mine }
  | { readonly type: 'mineExploded'; readonly unit: UnitId; readonly mine: string }
  /** `removed`: the oldest piece of this Deflector, beyond `deflectorLimit` (OG-9.34). */
  | {
      readonly type: 'pieceMade';
      readonly unit: UnitId;
      readonly slot: number;
      readonly table: number;
      readonly piece: Piece;
      readonly removed: string | null;
    }
  | { readonly type: 'stealthSwitched'; readonly unit: UnitId; readonly slot: number; readonly on: boolean }
  /** Both dice of a Plasma Cannon show 1 (OG-9.36). */
  | { readonly type: 'backfired'; readonly unit: UnitId; readonly slot: number }
  /** A point comes off the component in `slot` of `unit`, which then has `damage` (OG-8.6). */
  | {
      readonly type: 'repaired';
      readonly unit: UnitId;
      readonly by: UnitId;
      readonly slot: number;
      readonly damage: number;
    }
  | { readonly type: 'salvageClosed'; readonly unit: UnitId; readonly repaired: boolean }
  | { readonly type: 'activationEnded'; readonly unit: UnitId }
  // End
  | { readonly type: 'conceded'; readonly captain: CaptainId }
  | { readonly type: 'drawOffered'; readonly captain: CaptainId }
  | { readonly type: 'drawAccepted'; readonly captain: CaptainId }
  | { readonly type: 'drawDeclined'; readonly captain: CaptainId }
  | { readonly type: 'ended'; readonly outcome: Outcome };

export type EventType = OrionsGateEvent['type'];
export type EventOf<T extends EventType> = Extract<OrionsGateEvent, { type: T }>;
