import type { Seat } from '../../../../engine/seat.ts';
import {
  attackId,
  designOf,
  flagshipOf,
  nameOfAttack,
  sideOf,
  targetable,
  type Attack,
  type Packet,
  type PlayerView,
  type Ship,
  type SpurView,
} from '../../../../games/orions-spur/index.ts';
import { cardAt, type CardObject, type TokenObject } from '../../../cards/table/object.ts';
import { designFace, shipFace, type SpurFace } from '../art/face.ts';
import { fleetIn, ownerOf, sharedVp } from '../names.ts';
import type { Place, ShipPlace, TrophyPlace } from './layout.ts';

/** A ship as it lies. */
export interface ShipActor extends CardObject<SpurFace, ShipPlace> {
  readonly ship: Ship;
  /** Its numbers as they are shown; not whole while they are counted. */
  readonly shield: number;
  readonly hull: number;
  readonly energy: number;
  readonly flagship: boolean;
  readonly foremost: boolean;
  /** It makes the attacks of this action. */
  readonly active: boolean;
}

/** An enemy ship that was taken (OS-0.8); it hangs at the fleet of the victor. */
export interface TrophyActor extends CardObject<SpurFace, Place> {
  readonly taken: string;
}

/** What a player has besides ships; its numbers are not whole while they are counted. */
export interface PlaqueActor {
  readonly kind: 'plaque';
  readonly id: string;
  readonly seat: Seat;
  readonly seats: readonly Seat[];
  /** The seats whose points count together (OS-12.17). */
  readonly side: readonly Seat[];
  /** Column of the flagship. */
  readonly flag: number;
  /** Victory points of the side. */
  readonly vp: number;
  readonly goal: number | null;
  readonly recruitment: number;
  readonly hand: number;
  readonly deck: number;
  readonly discard: number;
  readonly out: boolean;
}

/** An attack that waits to be resolved, in the arena (OS-0.16). */
export interface AttackActor {
  readonly kind: 'attack';
  readonly id: string;
  /** `A0`, `C1`... */
  readonly name: string;
  /** What it is made with. */
  readonly source: string;
  readonly from: string;
  readonly to: string;
  readonly packet: Packet;
  /** Damage to each ship beside the target. */
  readonly splash: number;
  readonly missile: boolean;
  /** The ship itself flies (OS-8.8). */
  readonly ram: boolean;
  readonly live: boolean;
  /** How far it has flown: 0 = at its ship, 0.5 = it waits, 1 = at its target. */
  readonly flown: number;
  /** It has just been changed; 1 fades to 0. */
  readonly flash: number;
  readonly alpha: number;
}

/** The arena: how far it is open, 0..1. */
export interface ArenaActor {
  readonly kind: 'arena';
  readonly id: 'arena';
  readonly seats: readonly Seat[];
  readonly open: number;
}

/** Where a light or word of a moment is. */
export type At =
  | { readonly at: 'ship'; readonly id: string }
  | { readonly at: 'attack'; readonly id: string }
  | { readonly at: 'plaque'; readonly seat: Seat };

/** A light of a film. */
export interface FlareActor {
  readonly kind: 'flare';
  readonly id: string;
  readonly picture: 'beam' | 'trail' | 'shield' | 'down' | 'hit' | 'death' | 'crunch' | 'burst' | 'pulse' | 'lattice';
  readonly seat: Seat | null;
  readonly from: At;
  readonly to: At;
  readonly t: number;
  readonly seed: number;
}

/** A word of a film; it rises. */
export interface SaidActor {
  readonly kind: 'said';
  readonly id: string;
  readonly at: At;
  readonly text: string;
  readonly tone: 'good' | 'bad' | 'points' | 'quiet';
  readonly t: number;
  /** How far it has gone; 0 with reduced motion. */
  readonly gone: number;
}

/** A card that is played, on its way. */
export type PlayedActor = TokenObject<Place>;

export type Actor =
  | ShipActor
  | TrophyActor
  | PlaqueActor
  | AttackActor
  | ArenaActor
  | FlareActor
  | SaidActor
  | PlayedActor;

const COLUMN_OF_NONE = 3;

/** Whether it is a ship in play. */
export const isShip = (actor: Actor): actor is ShipActor => actor.kind === 'card' && 'ship' in actor;

export const trophyId = (ship: string): string => `trophy/${ship}`;
export const shipActorId = (ship: string): string => `ship/${ship}`;
export const plaqueId = (seat: Seat): string => `plaque/${seat}`;
export const attackActorId = (name: string): string => `attack/${name}`;

interface Among {
  /** The place among the ships of its fleet, those without a slot first. */
  readonly index: number;
  readonly loose: boolean;
  readonly reach: ReadonlySet<string>;
}

const seatsIn = ({ players }: Pick<SpurView, 'players'>): readonly Seat[] => players.map(({ seat }) => seat);

/** Which side of the arena a ship is drawn to while the first attack of a window waits; null = none. */
function sideInArena({ window }: Pick<SpurView, 'window'>, id: string): 'from' | 'to' | null {
  const first = window?.pending[0]?.thing;
  if (first?.ship === id) return 'from';
  return first?.target === id ? 'to' : null;
}

function shipActor(view: SpurView, ship: Ship, { index, loose, reach }: Among): ShipActor {
  const { id, owner, slot, overcharged, shield, hull, energy } = ship;
  const seats = seatsIn(view);
  const foremost = reach.has(id);
  const face = shipFace(id, hull);
  const side = sideInArena(view, id);
  const place: ShipPlace = side
    ? { at: 'arena', seat: owner, seats, side, over: overcharged }
    : { at: 'slot', seat: owner, seats, ship: id, slot, index, loose, foremost, over: overcharged };
  return {
    ...cardAt<SpurFace, ShipPlace>(shipActorId(id), face, face, place),
    ship,
    shield,
    hull,
    energy,
    foremost,
    flagship: flagshipOf(view, owner)?.id === id,
    active: view.activeShip === id,
  };
}

const goalOf = ({ options: { victory, vpTarget } }: SpurView): number | null => (victory === 'vp' ? vpTarget : null);

/** Column in which the flagship of a seat stands. */
export function flagOf(view: SpurView, seat: Seat): number {
  const back = flagshipOf(view, seat)?.slot;
  return back?.startsWith('B') ? Number(back[1]) : COLUMN_OF_NONE;
}

function trophyActors(view: SpurView, { seat, trophies }: PlayerView): readonly TrophyActor[] {
  const [seats, flag, of] = [seatsIn(view), flagOf(view, seat), trophies.length];
  return trophies.map((taken, index) => {
    const face = designFace(designOf(taken).id, ownerOf(taken));
    const place: TrophyPlace = { at: 'trophy', seat, seats, index, of, flag };
    return { ...cardAt<SpurFace, Place>(trophyId(taken), face, face, place), taken };
  });
}

function plaqueActor(view: SpurView, player: PlayerView): PlaqueActor {
  const { seat, recruitment, hand, tacticsDeck, discard, eliminated } = player;
  return {
    kind: 'plaque',
    id: plaqueId(seat),
    seat,
    seats: seatsIn(view),
    side: sideOf(view.options, seat),
    flag: flagOf(view, seat),
    vp: sharedVp(view, seat),
    goal: goalOf(view),
    recruitment,
    hand: hand.count,
    deck: tacticsDeck.count,
    discard: discard.length,
    out: eliminated,
  };
}

/** An attack as it waits, by its place in the window. */
export function attackActor(attack: Attack, place: number, live = true): AttackActor {
  const { kind, ship, target, main, splash, missile } = attack;
  const name = attackId(place);
  return {
    kind: 'attack',
    id: attackActorId(name),
    name,
    source: nameOfAttack(attack),
    from: ship,
    to: target,
    packet: main,
    splash,
    missile,
    ram: kind === 'ram',
    live,
    flown: 0.5,
    flash: 0,
    alpha: 1,
  };
}

/** The arena, and what waits in it; nothing outside a window. */
const arenaActors = (view: SpurView): readonly Actor[] =>
  view.window
    ? [
        { kind: 'arena', id: 'arena', seats: seatsIn(view), open: 1 },
        ...view.window.pending.map(({ id, thing, live }) => attackActor(thing, id, live)),
      ]
    : [];

/** All that lies on the table. */
export function actorsOf(view: SpurView): readonly Actor[] {
  const reach = new Set(view.players.flatMap(({ seat }) => targetable(view, seat).map(({ id }) => id)));
  const fleetActors = (seat: Seat): readonly ShipActor[] => {
    const fleet = [...fleetIn(view, seat)].sort(
      (a, b) => Number(a.slot !== null) - Number(b.slot !== null) || designOf(b.id).vp - designOf(a.id).vp,
    );
    const loose = fleet.every(({ slot }) => slot === null);
    return fleet.map((ship, index) => shipActor(view, ship, { index, loose, reach }));
  };
  return [
    ...view.players.flatMap((player) => trophyActors(view, player)),
    ...view.players.flatMap(({ seat }) => fleetActors(seat)),
    ...view.players.map((player) => plaqueActor(view, player)),
    ...arenaActors(view),
  ];
}
