import type { SoundName } from '../../../../../assets/sound.ts';
import type { Seat } from '../../../../engine/seat.ts';
import { cardOf, totalOf, type Attack } from '../../../../games/orions-spur/index.ts';
import { cardIn, count, send, SLIDE } from '../../../cards/table/moves.ts';
import { same, tokenAt } from '../../../cards/table/object.ts';
import { change, type Cast } from '../../../table/motion/cue.ts';
import { add, brief, comings, STILL, type Reel } from '../../../table/motion/reel.ts';
import { shine, type Shining } from '../../../table/motion/shine.ts';
import {
  attackActor,
  attackActorId,
  isShip,
  plaqueId,
  shipActorId,
  type Actor,
  type AttackActor,
  type FlareActor,
  type PlaqueActor,
  type PlayedActor,
  type SaidActor,
  trophyId,
  type ShipActor,
} from './cast.ts';
import type { Place, ShipPlace } from './layout.ts';

export type SpurReel = Reel<Actor>;

/** Durations at speed 1, ms. */
export const TIMES = {
  /** A card comes from the hand, is read, and is gone. */
  card: 340,
  read: 420,
  fade: 170,
  /** A packet flies one half of its way. */
  fly: 280,
  turn: 260,
  flash: 420,
  hit: 380,
  death: 820,
  pulse: 340,
  said: 900,
  count: 300,
  open: 200,
} as const;

export const shipIn = (cast: ReadonlyMap<string, Actor>, ship: string): ShipActor | null => {
  const actor = cast.get(shipActorId(ship));
  return actor && isShip(actor) ? actor : null;
};
export const attackIn = (cast: ReadonlyMap<string, Actor>, name: string): AttackActor | null => {
  const actor = cast.get(attackActorId(name));
  return actor?.kind === 'attack' ? actor : null;
};
export const plaqueIn = (cast: ReadonlyMap<string, Actor>, seat: Seat): PlaqueActor | null => {
  const actor = cast.get(plaqueId(seat));
  return actor?.kind === 'plaque' ? actor : null;
};

type Light = Pick<FlareActor, 'picture' | 'to' | 'seat'> & Partial<Pick<FlareActor, 'from'>>;

/** Lights that travel: with reduced motion what happened is marked where it happened. */
const TRAVELS: ReadonlySet<FlareActor['picture']> = new Set(['beam', 'trail', 'lattice']);

/** A light for a while. */
export function flare(reel: SpurReel, ms: number, light: Light, shining: Shining<Actor> = {}): void {
  const picture = reel.still && TRAVELS.has(light.picture) ? 'pulse' : light.picture;
  shine(reel, ms, { from: light.to, ...light, picture }, shining);
}

/** A word for a while; what follows does not wait for it to go. */
export function say(reel: SpurReel, said: Pick<SaidActor, 'at' | 'text' | 'tone'> & Partial<SaidActor>): void {
  const one: SaidActor = { kind: 'said', id: `said/${reel.cues.length}`, t: 0, gone: 0, ...said };
  const act = (cast: Cast<Actor>, t: number): void =>
    void (t >= 1 ? cast.delete(one.id) : cast.set(one.id, { ...one, t, gone: reel.still ? 0 : t }));
  add(reel, reel.still ? STILL * 4 : TIMES.said, { act }, 0);
}

/** Numbers of a ship or a plaque are counted over to others, without holding up what follows. */
export const countShip = (reel: SpurReel, ship: string, to: Partial<ShipActor>): void =>
  count<Actor>(reel, shipActorId(ship), to, TIMES.count);
export const countPlaque = (reel: SpurReel, seat: Seat, part: (now: PlaqueActor) => Partial<PlaqueActor>): void => {
  const plaque = plaqueIn(reel.cast, seat);
  if (plaque) count<Actor>(reel, plaque.id, part(plaque), TIMES.count);
};

/** A ship goes to a place; it turns there. */
export function sendShip(reel: SpurReel, ship: string, to: ShipPlace, hold = SLIDE, sound?: SoundName): void {
  const card = cardIn(reel, shipActorId(ship));
  if (card && !same(card.place, to)) send(reel, { card, to, hold, ...(sound ? { sound } : {}) });
}

/** Where a ship will lie after all, or where it lies now. */
export const homeOf = (reel: SpurReel, ship: string): ShipPlace | null =>
  (shipIn(reel.after, ship) ?? shipIn(reel.cast, ship))?.place ?? null;

/** A ship is turned where it lies: it is overcharged, or ready again (OS-0.23). */
export function turnShip(reel: SpurReel, ship: string, over: boolean, hold: number = TIMES.turn): void {
  const card = shipIn(reel.cast, ship);
  if (!card || card.place.over === over) return;
  send(reel, { card, to: { ...card.place, over }, ms: TIMES.turn, hold, sound: 'tick' });
}

/** The seats of the match, as places name them. */
const seatsOf = (reel: SpurReel): readonly Seat[] =>
  [...reel.cast.values()].flatMap((actor) => (actor.kind === 'plaque' ? [actor.seats] : []))[0] ?? [];

/** The two that shoot at each other come to the arena. */
export function openArena(reel: SpurReel, { ship, target }: Pick<Attack, 'ship' | 'target'>): void {
  const seats = seatsOf(reel);
  const act = (cast: Cast<Actor>, t: number): void =>
    void cast.set('arena', { kind: 'arena', id: 'arena', seats, open: reel.still ? 1 : t });
  if (!reel.cast.has('arena')) add(reel, brief(reel, TIMES.open), { act }, 0);
  for (const [side, id] of [
    ['from', ship],
    ['to', target],
  ] as const) {
    const card = shipIn(reel.cast, id);
    if (!card) continue;
    const { seat, over } = card.place;
    sendShip(reel, id, { at: 'arena', seat, seats, side, over }, 0, side === 'from' ? 'engine' : undefined);
  }
}

/** Everybody goes home from the arena, and it closes. */
export function closeArena(reel: SpurReel): void {
  const there = [...reel.cast.values()].flatMap((actor) => (actor.kind === 'attack' ? [actor] : []));
  const act = (cast: Cast<Actor>, t: number): void => {
    for (const { id, alpha } of there)
      if (t >= 1) cast.delete(id);
      else change<Actor>(cast, id, { alpha: alpha * (1 - t) });
    if (t >= 1) cast.delete('arena');
    else change<Actor>(cast, 'arena', { open: 1 - t });
  };
  add(reel, brief(reel, TIMES.open), { act }, 0);
  const away = [...reel.cast.values()].filter((actor) => actor.kind === 'card' && actor.place.at === 'arena');
  away.forEach((actor, index) => {
    const ship = (actor as ShipActor).ship.id;
    const home = shipIn(reel.after, ship)?.place;
    if (home) sendShip(reel, ship, home, index === away.length - 1 ? SLIDE * 0.6 : 0);
  });
}

/** A packet flies from somewhere on its way to somewhere further. */
export function flyPacket(reel: SpurReel, name: string, to: number, hold: number = TIMES.fly, sound?: SoundName): void {
  const attack = attackIn(reel.cast, name);
  if (!attack) return;
  const act = (cast: Cast<Actor>, t: number): void =>
    change<Actor>(cast, attack.id, {
      flown: t >= 1 || reel.still ? to : attack.flown + (to - attack.flown) * t,
    });
  add(reel, brief(reel, TIMES.fly), { ...(sound ? { sound } : {}), act }, brief(reel, hold));
}

/** An attack appears at its ship, and its packet flies until it waits. */
export function launch(reel: SpurReel, attack: Attack, place: number): void {
  const actor = { ...attackActor(attack, place), flown: 0 };
  add(reel, 1, { act: (cast) => void cast.set(actor.id, actor) }, 0);
  flyPacket(reel, actor.name, 0.5, TIMES.fly, soundOf(actor));
}

/** From this damage on a shot is heard as a heavy one. */
const HEAVY = 4;

/** What an attack sounds like. */
export const soundOf = ({ missile, ram, packet }: AttackActor): SoundName => {
  const damage = totalOf(packet);
  if (ram) return 'engine';
  if (missile) return damage >= HEAVY ? 'torpedo' : 'missiles';
  return damage >= HEAVY ? 'gigaCannon' : 'bolt';
};

/** OS-7.5: a ship that was destroyed goes to the trophies of whoever takes it. */
export function takeTrophy(reel: SpurReel, ship: string, from: ShipPlace): void {
  const trophy = reel.after.get(trophyId(ship));
  if (trophy?.kind !== 'card' || isShip(trophy)) return;
  const act = (cast: Cast<Actor>, t: number): void =>
    void cast.set(trophy.id, t >= 1 || reel.still ? trophy : { ...trophy, from, moved: t });
  add(reel, brief(reel, SLIDE), { act }, 0);
}

/** OS-8.8: a ship that rams flies into its target itself. */
export function dashInto(reel: SpurReel, attack: AttackActor): void {
  const place = shipIn(reel.cast, attack.from)?.place;
  if (attack.ram && place?.at === 'arena') sendShip(reel, attack.from, { ...place, side: 'rams' }, 0);
}

/** What waits is changed, with a flash. */
export function alterAttack(
  reel: SpurReel,
  name: string,
  part: Partial<Pick<AttackActor, 'packet' | 'to' | 'live'>>,
  sound: SoundName,
): void {
  const attack = attackIn(reel.cast, name);
  if (!attack) return;
  add(
    reel,
    brief(reel, TIMES.flash),
    {
      sound,
      act: (cast, t) => {
        const shown = t >= 0.3 || reel.still ? part : {};
        change<Actor>(cast, attack.id, { ...shown, flash: t >= 1 ? 0 : 1 - t });
      },
    },
    brief(reel, TIMES.flash * 0.8),
  );
}

/** A card comes out of a hand, is shown where it is used, and goes to the discard pile (OS-10.6). */
export function playCard(reel: SpurReel, seat: Seat, card: string, ship: string | null): void {
  const seats = seatsOf(reel);
  const by = ship === null ? null : (shipIn(reel.cast, ship)?.place ?? null);
  const place: Place = { at: 'shown', seat, seats, by };
  const shown: PlayedActor = tokenAt<Place>(`played/${reel.cues.length}`, cardOf(card).key, place);
  const from: Place = { at: 'hand', seat, seats };
  const comes = (cast: Cast<Actor>, t: number): void =>
    void cast.set(shown.id, t >= 1 || reel.still ? shown : { ...shown, from, moved: t });
  const goes = (cast: Cast<Actor>, t: number): void =>
    void (t >= 1 ? cast.delete(shown.id) : cast.set(shown.id, { ...shown, alpha: 1 - t }));
  countPlaque(reel, seat, ({ hand }) => ({ hand: Math.max(hand - 1, 0) }));
  add(reel, brief(reel, TIMES.card), { sound: 'card', act: comes });
  reel.now += reel.still ? STILL * 3 : TIMES.read;
  countPlaque(reel, seat, ({ discard }) => ({ discard: discard + 1 }));
  add(reel, brief(reel, TIMES.fade), { act: goes }, 0);
}

/** What is left until all is as it will be: ships slide, come and go, numbers are counted. */
export function settle(reel: SpurReel): void {
  const now = [...reel.cast.values()];
  const moving = now.flatMap((actor) => {
    const end = reel.after.get(actor.id);
    return actor.kind === 'card' && end?.kind === 'card' && !same(actor.place, end.place) ? [{ actor, end }] : [];
  });
  for (const { actor, end } of moving) send(reel, { card: actor, to: end.place, hold: 0 });
  const { gone, fresh } = comings(reel);
  if (gone.length + fresh.length > 0) fade(reel, gone, fresh);
  for (const end of reel.after.values()) {
    if (isShip(end)) countShip(reel, end.ship.id, pick(end, ['shield', 'hull', 'energy']));
    if (end.kind === 'plaque') countPlaque(reel, end.seat, () => pick(end, PLAQUE));
  }
  if (reel.cues.length === 0 && same(now, [...reel.after.values()])) return;
  reel.now = Math.max(reel.now, ...reel.cues.map(({ until }) => until));
  add(reel, 1, {
    act: (cast) => {
      cast.clear();
      for (const [id, actor] of reel.after) cast.set(id, actor);
    },
  });
}

const PLAQUE = ['vp', 'recruitment', 'hand', 'deck', 'discard'] as const;

const pick = <T, K extends keyof T>(from: T, keys: readonly K[]): Pick<T, K> =>
  Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<T, K>;

const fade = (reel: SpurReel, gone: readonly Actor[], fresh: readonly Actor[]): void =>
  add(
    reel,
    brief(reel, TIMES.count),
    {
      act: (cast, t) => {
        for (const { id } of gone)
          if (t >= 1) cast.delete(id);
          else change<Actor>(cast, id, { alpha: 1 - t });
        for (const actor of fresh) cast.set(actor.id, t < 1 && 'alpha' in actor ? { ...actor, alpha: t } : actor);
      },
    },
    0,
  );
