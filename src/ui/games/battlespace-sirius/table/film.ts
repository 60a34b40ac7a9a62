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
import { CELL, centreOf, degreesOf, RAIL, sideFacing, sideSpot, stopOf } from './card-layout.ts';
import { boatActor, lockActor, lockId, vesselId, type Actor, type BoatActor, type CardActor } from './cast.ts';
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

const shipOf = (reel: Fighting, seat: Seat): CardActor | null => {
  const actor = reel.cast.get(vesselId(seat, 'ship'));
  return actor?.kind === 'card' ? actor : null;
};

/** What a seat has on the table. */
const vesselOf = (reel: Fighting, seat: Seat): CardActor | BoatActor | null => {
  const actor = shipOf(reel, seat) ?? reel.cast.get(vesselId(seat, 'lifeboat'));
  return actor === undefined || actor.kind === 'lock' ? null : actor;
};

const cellAt = (actor: CardActor | BoatActor): Cell => [Math.round(actor.x / CELL), Math.round(actor.y / CELL)];

/**
 * Slides the clips of a ship to the Power it has then, all at once, with a light where they stop. Null = nothing to
 * slide.
 */
const slideClips = (reel: Fighting, seat: Seat, end: readonly number[] | null): void => {
  const card = shipOf(reel, seat);
  if (!card || !end || end.every((value, side) => value === card.power[side])) return;
  const start = card.power;
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
        const at = sideSpot(card, side, stopOf(end[side]!), RAIL);
        const colour = step > 0 ? 'green' : LIGHTS[card.ship];
        return [
          glow(at.x, at.y, step > 0 ? 330 : 230, colour, (1 - t) * (step > 0 ? 0.95 : 0.6)),
          ...(step > 0 && !reel.still ? [glow(at.x, at.y, 120 + t * 280, 'green', (1 - t) * 0.8, 'ring')] : []),
        ];
      }),
  });
};

/** Takes a vessel to a cell and heading. */
const travel = (reel: Fighting, seat: Seat, cell: Cell, heading: Direction | null, turn: number): void => {
  const actor = vesselOf(reel, seat);
  if (!actor) return;
  const end = { ...centreOf(cell), ...(actor.kind === 'card' && heading ? { heading: degreesOf(heading) } : {}) };
  const moves = end.x !== actor.x || end.y !== actor.y;
  if (!moves && turn === 0) return;
  // BS-3.4: 270 clockwise is a quarter the other way.
  const spin = turn === 270 ? -90 : turn;
  add(reel, brief(reel, SLIDE), {
    sound: moves ? 'engine' : 'card',
    act: (cast, t) => {
      if (t >= 1) return change<Actor>(cast, actor.id, end);
      const s = reel.still ? 0 : ease(t);
      change<Actor>(cast, actor.id, {
        x: actor.x + (end.x - actor.x) * s,
        y: actor.y + (end.y - actor.y) * s,
        ...(actor.kind === 'card' ? { heading: actor.heading + spin * s } : {}),
      });
    },
    effects: (t) => (reel.still ? [glow(end.x, end.y, 1150, LIGHTS[actor.ship], (1 - t) * 0.7, 'ring')] : []),
  });
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
    if (from.kind === 'card' && firingSide && firingPower !== null)
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
    const side = at.kind === 'card' ? SIDES[sideFacing(at.heading, line)]! : null;
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

/** A vessel breaks up; where a lifeboat takes its place, its card turns face up (BS-12.4). */
const lose = (reel: Fighting, event: EventOf<'vesselLost'>): void => {
  const actor = vesselOf(reel, event.seat);
  if (!actor) return;
  // No lock outlives an end of it.
  dropLocks(reel, cellAt(actor));
  const seed = reel.seed;
  const angle = actor.kind === 'card' ? ((actor.heading - 90) / 180) * Math.PI : 0;
  const boat = event.lifeboat ? { ...boatActor(actor, event.lifeboat, event.cell), turned: 0 } : null;
  const whole = reel.still ? STILL * 2 : BREAK;
  add(
    reel,
    whole,
    {
      sound: 'explosion',
      act: (cast, t) => {
        if (t >= 1) return void cast.delete(actor.id);
        if (actor.kind === 'boat' || reel.still)
          return change<Actor>(cast, actor.id, { alpha: 1 - Math.min(Math.max((t - 0.18) / 0.4, 0), 1) });
        // It burns from within, then breaks; the halves drift into the dark.
        change<Actor>(cast, actor.id, { broken: Math.max((t - BURST) / (1 - BURST), 0) });
      },
      effects: (t) =>
        reel.still
          ? [glow(actor.x, actor.y, 1200, 'red', 1 - t, 'ring')]
          : death(actor, event.kind === 'ship' ? 330 : 220, angle, t, seed),
    },
    boat ? whole * 0.6 : whole,
  );
  if (!boat) return;
  add(reel, brief(reel, FLIP), {
    sound: 'card',
    act: (cast, t) =>
      void cast.set(boat.id, { ...boat, turned: t >= 1 ? 1 : reel.still ? 0 : ease(t), alpha: Math.min(t * 3, 1) }),
  });
  reel.now = Math.max(reel.now, reel.now + whole * 0.4 - brief(reel, FLIP));
};

/** Cards come to the table one by one, in turn order. */
const deal = (reel: Fighting, order: readonly Seat[]): void => {
  for (const seat of order) {
    const actor = reel.after.get(vesselId(seat, 'ship'));
    if (actor?.kind !== 'card') continue;
    add(
      reel,
      brief(reel, FLIP * 0.7),
      {
        sound: 'card',
        act: (cast, t) =>
          void cast.set(
            actor.id,
            t >= 1 || reel.still
              ? actor
              : { ...actor, y: actor.y - (1 - ease(t)) * CELL * 0.5, alpha: Math.min(t * 2, 1) },
          ),
        effects: (t) => (reel.still ? [] : jump(actor, 300, 0, t, LIGHTS[actor.ship])),
      },
      brief(reel, FLIP) * 0.28,
    );
  }
  reel.now += brief(reel, FLIP) * 0.4;
};

const pulse = (reel: Fighting, seat: Seat): void => {
  const actor = vesselOf(reel, seat);
  if (actor)
    add(
      reel,
      brief(reel, PULSE),
      { effects: (t) => [glow(actor.x, actor.y, (0.9 + t * 0.5) * CELL, LIGHTS[actor.ship], (1 - t) * 0.6, 'ring')] },
      brief(reel, PULSE) * 0.35,
    );
};

const leave = (reel: Fighting, seat: Seat): void => {
  const actor = vesselOf(reel, seat);
  if (!actor) return;
  dropLocks(reel, cellAt(actor));
  add(reel, brief(reel, SLIDE), {
    sound: 'warp',
    act: (cast, t) => (t >= 1 ? void cast.delete(actor.id) : change<Actor>(cast, actor.id, { alpha: 1 - t })),
    effects: (t) => (reel.still ? [] : jump(actor, 320, 0, t, LIGHTS[actor.ship])),
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
  const ship = shipOf(reel, seat);
  if (!ship) return;
  add(reel, brief(reel, PULSE), {
    sound: 'card',
    act: (cast) => change<Actor>(cast, ship.id, { under: lifeboat }),
    effects: (t) => [glow(ship.x, ship.y, (0.9 + t * 0.4) * CELL, 'white', (1 - t) * 0.7, 'ring')],
  });
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
