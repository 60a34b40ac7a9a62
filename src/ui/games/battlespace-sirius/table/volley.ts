import type { Seat } from '../../../../engine/seat.ts';
import { SIDES, type Cell, type Direction, type Side } from '../../../../games/battlespace-sirius/index.ts';
import type { Point } from '../../../../table/shape.ts';
import { strike } from '../../../table/fx/blasts.ts';
import { beam, glow, type Effect } from '../../../table/fx/effect.ts';
import { change } from '../../../table/motion/cue.ts';
import { along } from '../../../table/motion/path.ts';
import { add, STILL, type Reel } from '../../../table/motion/reel.ts';
import { CELL, RAIL, sideSpot, stopOf, throughOf } from './card-layout.ts';
import { lockId, standOf, vesselId, wayAmong, type Actor, type VesselActor } from './cast.ts';
import { LIGHTS } from './palette.ts';

export type Fighting = Reel<Actor>;

/** One weapon of a volley. */
export interface Shot {
  readonly line: Direction;
  readonly hit: boolean;
}

/** Who fires at whom: `from` and `to` are the ends of the lock; `back` = the fire goes from `to` to `from`. */
export interface Volley {
  readonly by: VesselActor;
  readonly from: Cell;
  readonly to: Cell;
  readonly back: boolean;
  readonly struck: Seat;
  readonly side: Side | null;
  /** Power the side loses in all. */
  readonly lost: number;
  /** It destroys what it hits: that begins with the hit. */
  readonly deadly: boolean;
}

/** Durations at speed 1, ms: a bolt on its way, and until the next one leaves. */
const FLIGHT = 280;
const BEND = 90;
const STAGGER = 115;
const SPARKS = 320;
/** From a deadly hit until what it hit begins to burn, ms. */
const FUSE = 60;
/** Length and width of a bolt, units of the stage. */
const BOLT = { length: 300, width: 74 } as const;

/** The way of a shot that misses: past the target's side and on. */
const past = (way: readonly Point[], index: number): readonly Point[] => {
  const [last, before] = [way.at(-1)!, way.at(-2)!];
  const long = Math.hypot(last.x - before.x, last.y - before.y) || 1;
  const [dx, dy] = [(last.x - before.x) / long, (last.y - before.y) / long];
  const aside = index % 2 ? 0.4 : -0.4;
  return [
    ...way.slice(0, -1),
    { x: last.x - dx * 0.2 * CELL + dy * aside * 0.3 * CELL, y: last.y - dy * 0.2 * CELL - dx * aside * 0.3 * CELL },
    { x: last.x + (dx * 1.1 + dy * aside) * CELL, y: last.y + (dy * 1.1 - dx * aside) * CELL },
  ];
};

/**
 * Bolts leave one after another along the line; each hit flashes on the side's clip and takes it down a step while
 * there is one to take.
 */
export const fly = (reel: Fighting, volley: Volley, shots: readonly Shot[]): void => {
  const colour = LIGHTS[volley.by.ship];
  let left = volley.lost;
  const begin = reel.now;
  let end = begin;
  // Bolts are seen, the line they follow steps back for them.
  const last = shots.length - 1;
  const quiet = (line: Direction, on: boolean): void =>
    add(reel, 1, { act: (cast) => change<Actor>(cast, lockId(line), { quiet: on ? true : undefined }) }, 0);
  for (const { line } of shots) quiet(line, true);
  shots.forEach((shot, index) => {
    const through = throughOf(volley.from, volley.to, shot.line);
    const forth = wayAmong(reel.cast.values(), { ...volley, line: shot.line, through });
    const way = volley.back ? [...forth].reverse() : forth;
    const flown = shot.hit ? way : past(way, index);
    const ms = reel.still ? STILL : FLIGHT + (through ? BEND : 0) + (shot.hit ? 0 : 130);
    reel.now = begin + index * (reel.still ? STILL / 2 : STAGGER);
    const bolt = (t: number): Effect[] => {
      if (reel.still) return way.slice(1).map((point, at) => beam('bolt', way[at]!, point, 70, colour, 1 - t));
      const at = along(flown, t);
      const fade = shot.hit ? 1 : Math.min((1 - t) * 3, 1);
      const start = way[0]!;
      return [
        {
          picture: 'bolt',
          colour,
          x: at.x,
          y: at.y,
          ...BOLT,
          angle: (-at.heading / 18000) * Math.PI,
          alpha: fade,
          light: true,
        },
        glow(at.x, at.y, 190, colour, 0.55 * fade),
        glow(start.x, start.y, 260, colour, Math.max(0, 1 - t * 4), 'flare'),
      ];
    };
    add(reel, ms, { sound: 'bolt', effects: bolt });
    if (!shot.hit) {
      end = Math.max(end, reel.now);
      return;
    }
    const step = left > 0 ? 1 : 0;
    left -= step;
    land(reel, volley, way, step);
    end = Math.max(end, reel.now);
  });
  reel.now = volley.deadly && !reel.still ? Math.max(end - SPARKS + FUSE, begin) : end;
  if (last >= 0) quiet(shots[last]!.line, false);
};

/** How far a hit pushes the struck card back, units of the stage. */
const SHOVE = 20;

/** A hit: its side's shield lights up from end to end, sparks fly, the card is shoved, and the clip slides a step. */
const land = (reel: Fighting, volley: Volley, way: readonly Point[], step: number): void => {
  const id = vesselId(volley.struck, 'ship');
  const card = reel.cast.get(id);
  const ship = card?.kind === 'card' && card.vessel === 'ship' ? card : null;
  const stand = ship && standOf(ship);
  const side = volley.side === null ? -1 : SIDES.indexOf(volley.side);
  const [end, before] = [way.at(-1)!, way.at(-2)!];
  const start = ship && side >= 0 ? ship.power[side]! : 0;
  const clip = stand && side >= 0 ? sideSpot(stand, side, start < 0.5 ? 0 : stopOf(start), RAIL) : end;
  const seed = reel.seed;
  const colour = LIGHTS[volley.by.ship];
  const long = Math.hypot(end.x - before.x, end.y - before.y) || 1;
  const [dx, dy] = [(end.x - before.x) / long, (end.y - before.y) / long];
  const struck = (cast: Fighting['cast'], t: number): void => {
    const now = cast.get(id);
    if (now?.kind !== 'card' || now.vessel !== 'ship' || !ship) return;
    const away = t >= 1 || reel.still ? null : SHOVE * (1 - t) ** 2 * Math.min(t * 12, 1);
    const value = t >= 0.6 ? start - step : reel.still ? start : start - step * (t / 0.6) ** 2;
    change<Actor>(cast, id, {
      place: away === null ? ship.place : { ...ship.place, shove: { x: dx * away, y: dy * away } },
      ...(step > 0 ? { power: now.power.map((old, index) => (index === side ? value : old)) } : {}),
    });
  };
  const shield = (t: number): Effect => ({
    picture: 'glow',
    colour,
    x: end.x,
    y: end.y,
    length: 0.34 * CELL,
    width: 1.05 * CELL,
    angle: Math.atan2(-dy, dx),
    alpha: (1 - t) ** 2 * 0.9,
    light: true,
  });
  add(reel, reel.still ? STILL : SPARKS, {
    sound: 'hit',
    act: struck,
    effects: (t) =>
      reel.still
        ? [glow(clip.x, clip.y, 300, 'white', 1 - t, 'ring')]
        : [
            ...(start >= 0.5 ? [shield(t)] : []),
            ...strike(end, 92, t, seed, colour),
            glow(clip.x, clip.y, 260, 'white', Math.max(0, 1 - t * 3)),
          ],
  });
};
