import type { Seat } from '../../../engine/seat.ts';
import { SIDES, type Cell, type Direction, type Side } from '../../../games/battlespace-sirius/index.ts';
import type { Point } from '../../../table/shape.ts';
import { strike } from '../fx/blasts.ts';
import { beam, glow, type Effect } from '../fx/effect.ts';
import { change } from '../motion/cue.ts';
import { along } from '../motion/path.ts';
import { add, STILL, type Reel } from '../motion/reel.ts';
import { CELL, lineWay, RAIL, sideSpot, stopOf, throughOf } from './card-layout.ts';
import { vesselId, type Actor, type BoatActor, type CardActor } from './cast.ts';
import { LIGHTS } from './palette.ts';

export type Fighting = Reel<Actor>;

/** One weapon of a volley. */
export interface Shot {
  readonly line: Direction;
  readonly hit: boolean;
}

/** Who fires at whom: `from` and `to` are the ends of the lock; `back` = the fire goes from `to` to `from`. */
export interface Volley {
  readonly by: CardActor | BoatActor;
  readonly from: Cell;
  readonly to: Cell;
  readonly back: boolean;
  readonly struck: Seat;
  readonly side: Side | null;
  /** Power the side loses in all. */
  readonly lost: number;
}

/** Durations at speed 1, ms: a bolt on its way, and until the next one leaves. */
const FLIGHT = 280;
const BEND = 90;
const STAGGER = 115;
const SPARKS = 320;
/** Length and width of a bolt, units of the stage. */
const BOLT = { length: 300, width: 74 } as const;

/** The way of a shot that misses: past the target's side and on. */
const past = (way: readonly Point[], index: number): readonly Point[] => {
  const [last, before] = [way.at(-1)!, way.at(-2)!];
  const long = Math.hypot(last.x - before.x, last.y - before.y) || 1;
  const [dx, dy] = [(last.x - before.x) / long, (last.y - before.y) / long];
  const aside = index % 2 ? 0.4 : -0.4;
  return [...way.slice(0, -1), { x: last.x - dx * 0.2 * CELL + dy * aside * 0.3 * CELL, y: last.y - dy * 0.2 * CELL - dx * aside * 0.3 * CELL }, { x: last.x + (dx * 1.1 + dy * aside) * CELL, y: last.y + (dy * 1.1 - dx * aside) * CELL }];
};

/** Bolts leave one after another along the line; each hit flashes on the side's clip and takes it down a step while there is one to take. */
export const fly = (reel: Fighting, volley: Volley, shots: readonly Shot[]): void => {
  const colour = LIGHTS[volley.by.ship];
  let left = volley.lost;
  const begin = reel.now;
  let end = begin;
  shots.forEach((shot, index) => {
    const through = throughOf(volley.from, volley.to, shot.line);
    const forth = lineWay(volley.from, volley.to, shot.line, through);
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
        { picture: 'bolt', colour, x: at.x, y: at.y, ...BOLT, angle: (-at.heading / 18000) * Math.PI, alpha: fade, light: true },
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
    land(reel, volley, way.at(-1)!, step);
    end = Math.max(end, reel.now);
  });
  reel.now = end;
};

/** A hit: sparks where it lands, and the clip slides. */
const land = (reel: Fighting, volley: Volley, at: Point, step: number): void => {
  const id = vesselId(volley.struck, 'ship');
  const card = reel.cast.get(id);
  const side = volley.side === null ? -1 : SIDES.indexOf(volley.side);
  const start = card?.kind === 'card' && side >= 0 ? card.power[side]! : 0;
  const place = card?.kind === 'card' && side >= 0 ? sideSpot(card, side, stopOf(start), RAIL) : at;
  const seed = reel.seed;
  const colour = LIGHTS[volley.by.ship];
  const power = (cast: Fighting['cast'], value: number): void => {
    const now = cast.get(id);
    if (now?.kind === 'card') change<Actor>(cast, id, { power: now.power.map((old, index) => (index === side ? value : old)) });
  };
  add(
    reel,
    reel.still ? STILL : SPARKS,
    {
      sound: 'hit',
      ...(step > 0 ? { act: (cast, t) => power(cast, t >= 0.6 ? start - step : reel.still ? start : start - step * (t / 0.6) ** 2) } : {}),
      effects: (t) => (reel.still ? [glow(place.x, place.y, 300, 'white', 1 - t, 'ring')] : [...strike(place, 92, t, seed, colour), glow(place.x, place.y, 260, 'white', Math.max(0, 1 - t * 3))]),
    },
  );
};
