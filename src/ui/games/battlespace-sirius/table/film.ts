import type { Seat } from '../../../../engine/seat.ts';
import {
  sameCell,
  SIDES,
  type BattlespaceSiriusEvent,
  type Cell,
  type Direction,
  type EventOf,
} from '../../../../games/battlespace-sirius/index.ts';
import { death, jump } from '../../../table/fx/blasts.ts';
import { glow } from '../../../table/fx/effect.ts';
import { change } from '../../../table/motion/cue.ts';
import { add, brief, filmsBy, STILL } from '../../../table/motion/reel.ts';
import { isSpot } from '../../../cards/table/box.ts';
import { send } from '../../../cards/table/moves.ts';
import { CELL, degreesOf, RAIL, sideFacing, sideSpot, spotOf, stopOf, type Place } from './card-layout.ts';
import {
  boatActor,
  inCell,
  lockActor,
  lockId,
  standOf,
  vesselId,
  type Actor,
  type BoatActor,
  type ShipActor,
  type VesselActor,
} from './cast.ts';
import { LIGHTS } from './palette.ts';
import { fly, type Fighting, type Shot } from './volley.ts';

/** Durations at speed 1, ms. */
const SLIDE = 420;
const CLIP = 190;
const SNAP = 230;
const FLIP = 520;
const BREAK = 900;
const PULSE = 170;
/** Share of its end at which a ship bursts: with the flash. */
const BURST = 0.3;

const ease = (t: number): number => (t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2);

const cardOf = (actors: ReadonlyMap<string, Actor>, seat: Seat, kind: 'ship' | 'lifeboat'): VesselActor | null => {
  const actor = actors.get(vesselId(seat, kind));
  return actor?.kind === 'card' ? actor : null;
};

const shipOf = ({ cast }: Pick<Fighting, 'cast'>, seat: Seat): ShipActor | null => {
  const card = cardOf(cast, seat, 'ship');
  return card?.vessel === 'ship' ? card : null;
};

/** The lifeboat's card of a seat, wherever it lies. */
const boatOf = ({ cast }: Pick<Fighting, 'cast'>, seat: Seat): BoatActor | null => {
  const card = cardOf(cast, seat, 'lifeboat');
  return card?.vessel === 'boat' ? card : null;
};

/** The vessel a seat has on the table. */
const vesselOf = (reel: Fighting, seat: Seat): VesselActor | null => shipOf(reel, seat) ?? boatOf(reel, seat);

const cellAt = ({ place }: VesselActor): Cell => place.cell;

/**
 * Slides the clips of a ship to the Power it has then, all at once, with a light where they stop. Null = nothing to
 * slide.
 */
const slideClips = (reel: Fighting, seat: Seat, end: readonly number[] | null): void => {
  const card = shipOf(reel, seat);
  if (!card || !end || end.every((value, side) => value === card.power[side])) return;
  const start = card.power;
  const stand = standOf(card);
  const step = end.some((value, side) => value > start[side]!) ? 1 : -1;
  const moved = SIDES.map((_, side) => side).filter((side) => start[side] !== end[side]);
  add(reel, brief(reel, step > 0 ? CLIP * 1.9 : CLIP), {
    sound: step > 0 ? 'repair' : 'clip',
    act: (cast, t) =>
      change(cast, card.id, {
        power: t >= 1 ? end : start.map((value, side) => value + (end[side]! - value) * (reel.still ? 0 : ease(t))),
      }),
    effects: (t) =>
      moved.flatMap((side) => {
        const at = sideSpot(stand, side, stopOf(end[side]!), RAIL);
        const colour = step > 0 ? 'green' : LIGHTS[card.ship];
        return [
          glow(at.x, at.y, step > 0 ? 330 : 230, colour, (1 - t) * (step > 0 ? 0.95 : 0.6)),
          ...(step > 0 && !reel.still ? [glow(at.x, at.y, 120 + t * 280, 'green', (1 - t) * 0.8, 'ring')] : []),
        ];
      }),
  });
};

/** Sends a card to a place, its bow by so many degrees clockwise. */
const slide = (reel: Fighting, card: VesselActor, to: Place, spin: number, hold: number): void => {
  // It comes from a heading from which the way to the other is the turn itself.
  const heading = to.heading - spin;
  const { from } = card;
  const held = isSpot(from) ? { from: { ...from, angle: (heading / 180) * Math.PI } } : {};
  send(reel, { card: { ...card, ...held, place: { ...card.place, heading } }, to, ms: SLIDE, hold });
};

/** Takes a vessel to a cell and heading, and the card under it along. */
const travel = (reel: Fighting, seat: Seat, cell: Cell, heading: Direction | null, turn: number): void => {
  const card = vesselOf(reel, seat);
  if (!card) return;
  const moves = !sameCell(card.place.cell, cell);
  if (!moves && turn === 0) return;
  const to: Place = { ...inCell(cell), heading: heading && card.vessel === 'ship' ? degreesOf(heading) : 0 };
  const end = spotOf(to);
  add(
    reel,
    brief(reel, SLIDE),
    {
      sound: moves ? 'engine' : 'card',
      effects: (t) => (reel.still ? [glow(end.x, end.y, 1150, LIGHTS[card.ship], (1 - t) * 0.7, 'ring')] : []),
    },
    0,
  );
  const under = card.vessel === 'ship' && moves ? boatOf(reel, seat) : null;
  if (under) slide(reel, under, { ...to, at: 'under', heading: 0 }, 0, 0);
  // BS-3.4: 270 clockwise is a quarter the other way.
  slide(reel, card, to, turn === 270 ? -90 : turn, SLIDE);
};

const lock = (reel: Fighting, event: EventOf<'locked'>): void => {
  const [from, to] = [vesselOf(reel, event.seat), vesselOf(reel, event.target)];
  if (!from || !to) return;
  event.locks.forEach(({ line, resolved }, index) => {
    const whole = lockActor(event.seat, cellAt(from), cellAt(to), line, resolved);
    add(
      reel,
      brief(reel, SNAP),
      {
        ...(index === 0 ? { sound: 'lock' as const } : {}),
        act: (cast, t) => void cast.set(whole.id, t >= 1 ? whole : { ...whole, grown: reel.still ? 1 : ease(t) }),
      },
      brief(reel, SNAP) * 0.6,
    );
  });
  reel.now += brief(reel, SNAP) * 0.4;
};

/** Takes locks off the table: all of them, or those with an end in a cell. */
const dropLocks = (reel: Fighting, end: Cell | null = null): void => {
  const ids = [...reel.cast.values()].flatMap((actor) =>
    actor.kind === 'lock' && (end === null || sameCell(actor.from, end) || sameCell(actor.to, end)) ? [actor.id] : [],
  );
  if (ids.length > 0) add(reel, 1, { act: (cast) => ids.forEach((id) => cast.delete(id)) });
};

const resolve = (reel: Fighting, line: Direction): void =>
  add(reel, 1, { act: (cast) => change<Actor>(cast, lockId(line), { resolved: true }) });

const volley = (reel: Fighting, event: EventOf<'fired'>): void => {
  const [from, to] = [vesselOf(reel, event.seat), vesselOf(reel, event.target)];
  if (from && to && event.weapons > 0) {
    const { firingSide, firingPower } = event;
    if (from.vessel === 'ship' && firingSide && firingPower !== null)
      slideClips(
        reel,
        event.seat,
        from.power.map((value, side) => (SIDES[side] === firingSide ? firingPower : value)),
      );
    // No die is rolled against an open side: that shot cannot miss (BS-8.5).
    const shots: readonly Shot[] =
      event.dice.length === 0
        ? [{ line: event.line, hit: true }]
        : event.dice.map((die) => ({ line: event.line, hit: die >= event.against }));
    fly(
      reel,
      {
        by: from,
        from: cellAt(from),
        to: cellAt(to),
        back: false,
        struck: event.target,
        side: event.targetSide,
        lost: event.removed,
        deadly: event.destroyed,
      },
      shots,
    );
  }
  resolve(reel, event.line);
};

/** BS-7.6: fire along the locks, from the far end. */
const sentry = (reel: Fighting, event: EventOf<'sentryFired'>): void => {
  slideClips(reel, event.seat, event.power);
  const [by, at] = [vesselOf(reel, event.seat), vesselOf(reel, event.target)];
  if (!by || !at) return;
  for (const { line, hit } of event.shots) {
    const side = at.vessel === 'ship' ? SIDES[sideFacing(at.place.heading, line)]! : null;
    fly(
      reel,
      {
        by,
        from: cellAt(at),
        to: cellAt(by),
        back: true,
        struck: event.target,
        side,
        lost: hit && !event.destroyed ? 1 : 0,
        deadly: hit && event.destroyed,
      },
      [{ line, hit }],
    );
  }
};

/** A vessel breaks up; where a lifeboat takes its place, its card turns face up on its way there (BS-12.4). */
const lose = (reel: Fighting, event: EventOf<'vesselLost'>): void => {
  const actor = vesselOf(reel, event.seat);
  if (!actor) return;
  // No lock outlives an end of it.
  dropLocks(reel, cellAt(actor));
  const seed = reel.seed;
  const stand = standOf(actor);
  const angle = actor.vessel === 'ship' ? ((stand.heading - 90) / 180) * Math.PI : 0;
  const whole = reel.still ? STILL * 2 : BREAK;
  add(
    reel,
    whole,
    {
      sound: 'explosion',
      act: (cast, t) => {
        if (t >= 1) return void cast.delete(actor.id);
        if (actor.vessel === 'boat' || reel.still)
          return change<Actor>(cast, actor.id, { alpha: 1 - Math.min(Math.max((t - 0.18) / 0.4, 0), 1) });
        // It burns from within, then breaks; the card is gone before the halves, which drift into the dark.
        const broken = Math.max((t - BURST) / (1 - BURST), 0);
        change<Actor>(cast, actor.id, { broken, alpha: Math.max(1 - broken * 3, 0) });
      },
      effects: (t) =>
        reel.still
          ? [glow(stand.x, stand.y, 1200, 'red', 1 - t, 'ring')]
          : death(stand, event.kind === 'ship' ? 330 : 220, angle, t, seed),
    },
    event.lifeboat ? whole * 0.6 : whole,
  );
  if (!event.lifeboat) return;
  const to = inCell(event.cell);
  const boat = boatActor(actor, event.lifeboat, to);
  const lay = boatOf(reel, event.seat);
  send(reel, { card: { ...boat, place: lay?.place ?? to, up: lay?.up ?? 0 }, to, up: 1, ms: FLIP, sound: 'card' });
  reel.now = Math.max(reel.now, reel.now + whole * 0.4 - brief(reel, FLIP));
};

/** Cards come to the table one by one, in turn order, each with the one under it. */
const deal = (reel: Fighting, order: readonly Seat[]): void => {
  for (const seat of order) {
    const ship = cardOf(reel.after, seat, 'ship');
    if (!ship) continue;
    const cards = [cardOf(reel.after, seat, 'lifeboat'), ship].filter((card) => card !== null);
    const coming = (card: VesselActor, t: number): VesselActor => {
      const spot = spotOf(card.place);
      return { ...card, from: { ...spot, y: spot.y - CELL * 0.5 }, moved: t, alpha: Math.min(t * 2, 1) };
    };
    add(
      reel,
      brief(reel, FLIP * 0.7),
      {
        sound: 'card',
        act: (cast, t) => {
          for (const card of cards) cast.set(card.id, t >= 1 || reel.still ? card : coming(card, t));
        },
        effects: (t) => (reel.still ? [] : jump(standOf(ship), 300, 0, t, LIGHTS[ship.ship])),
      },
      brief(reel, FLIP) * 0.28,
    );
  }
  reel.now += brief(reel, FLIP) * 0.4;
};

const pulse = (reel: Fighting, seat: Seat): void => {
  const actor = vesselOf(reel, seat);
  if (!actor) return;
  const { x, y } = standOf(actor);
  add(
    reel,
    brief(reel, PULSE),
    { effects: (t) => [glow(x, y, (0.9 + t * 0.5) * CELL, LIGHTS[actor.ship], (1 - t) * 0.6, 'ring')] },
    brief(reel, PULSE) * 0.35,
  );
};

const leave = (reel: Fighting, seat: Seat): void => {
  const actor = vesselOf(reel, seat);
  if (!actor) return;
  dropLocks(reel, cellAt(actor));
  const ids = [vesselId(seat, 'ship'), vesselId(seat, 'lifeboat')];
  add(reel, brief(reel, SLIDE), {
    sound: 'warp',
    act: (cast, t) => {
      for (const id of ids)
        if (t >= 1) cast.delete(id);
        else change<Actor>(cast, id, { alpha: 1 - t });
    },
    effects: (t) => (reel.still ? [] : jump(standOf(actor), 320, 0, t, LIGHTS[actor.ship])),
  });
};

/** A ship turns where it stands, and pays for it. */
const turnAway = (reel: Fighting, event: EventOf<'turnedAway'>): void => {
  slideClips(reel, event.seat, event.power);
  const ship = shipOf(reel, event.seat);
  if (ship) travel(reel, event.seat, cellAt(ship), event.heading, event.turn);
};

/** The card of a lifeboat is turned up under its ship. */
const reveal = (reel: Fighting, { seat, lifeboat }: EventOf<'lifeboatRevealed'>): void => {
  const boat = boatOf(reel, seat);
  if (!boat) return;
  const { x, y } = standOf(boat);
  add(
    reel,
    brief(reel, PULSE),
    { effects: (t) => [glow(x, y, (0.9 + t * 0.4) * CELL, 'white', (1 - t) * 0.7, 'ring')] },
    0,
  );
  const open = { ...boatActor(boat, lifeboat, boat.place), up: 0 };
  send(reel, { card: open, to: boat.place, up: 1, ms: PULSE, sound: 'card' });
};

const unlock = (reel: Fighting): void => dropLocks(reel);

/** How each kind of fact is shown. Everything else is shown by the log and the dice, not by the picture. */
const DIRECTIONS: { readonly [T in BattlespaceSiriusEvent['type']]?: (reel: Fighting, event: EventOf<T>) => void } = {
  shipsPlaced: (reel, { order }) => deal(reel, order),
  turnBegan: (reel, { seat }) => pulse(reel, seat),
  maneuvered: (reel, { seat, power, cell, heading, turn }) => {
    slideClips(reel, seat, power);
    travel(reel, seat, cell, heading, turn);
  },
  locked: lock,
  turnedAway: turnAway,
  sentryFired: sentry,
  fired: volley,
  repaired: (reel, { seat, power }) => slideClips(reel, seat, power),
  vesselLost: lose,
  playerLeft: (reel, { seat }) => leave(reel, seat),
  locksDropped: unlock,
  turnEnded: unlock,
  gameEnded: unlock,
  lifeboatRevealed: reveal,
};

const direct = (reel: Fighting, event: BattlespaceSiriusEvent): void =>
  (DIRECTIONS[event.type] as ((reel: Fighting, event: BattlespaceSiriusEvent) => void) | undefined)?.(reel, event);

/**
 * Spreads events over time, from what stood on the table before to what stands there after; pure. `still` = reduced
 * motion.
 */
export const makeFilm = filmsBy(direct);
