import { drawsOf } from '../../../../../../assets/art/seeded.ts';
import type { SoundName } from '../../../../../../assets/sound.ts';
import type { Point } from '../../../../../table/shape.ts';
import { beam, glow, type Effect, type EffectColour } from '../../../../table/fx/effect.ts';

/** A shot from a ship to a place; `t` runs 0..1. A miss goes by and on. */
export interface Shooting {
  readonly from: Point;
  readonly to: Point;
  readonly hit: boolean;
  /** Radius of the target's base, mils. */
  readonly size: number;
  readonly colour: EffectColour;
  readonly seed: number;
  /** The side on which a miss goes by: one for all bolts of a shot. */
  readonly way: 1 | -1;
}

const between = (a: Point, b: Point, t: number): Point => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });
const bell = (t: number): number => (t <= 0 || t >= 1 ? 0 : Math.sin(t * Math.PI));

/** Where the shot really goes: a miss passes beside the target and beyond. */
const aim = (shot: Shooting, draw: () => number): Point => {
  const dx = shot.to.x - shot.from.x;
  const dy = shot.to.y - shot.from.y;
  const length = Math.hypot(dx, dy) || 1;
  if (shot.hit) {
    const off = (draw() - 0.5) * shot.size * 0.7;
    return { x: shot.to.x - (dy / length) * off, y: shot.to.y + (dx / length) * off };
  }
  const off = shot.way * (shot.size * 1.4 + 350 + draw() * 300);
  const beyond = 1 + 3600 / length;
  return { x: shot.from.x + dx * beyond - (dy / length) * off, y: shot.from.y + dy * beyond + (dx / length) * off };
};

const muzzle = (shot: Shooting, t: number, size: number): Effect =>
  glow(shot.from.x, shot.from.y, size * (1 - t * 0.5), shot.colour, Math.max(0, 1 - t * 2.2), 'flare');

/** Short bolts one after the other. */
const burst = (shot: Shooting, t: number, count: number, thick: number, long: number): Effect[] => {
  const draw = drawsOf(shot.seed);
  const out: Effect[] = [];
  for (let index = 0; index < count; index += 1) {
    const end = aim(shot, draw);
    const start = index / (count + 2);
    const flight = (t - start) / (1 - (count - 1) / (count + 2));
    if (flight < 0 || flight > 1) continue;
    const length = Math.hypot(end.x - shot.from.x, end.y - shot.from.y) || 1;
    const tail = Math.max(0, flight - long / length);
    const fade = shot.hit ? 1 : 1 - Math.max(0, flight - 0.7) / 0.3;
    out.push(beam('bolt', between(shot.from, end, tail), between(shot.from, end, flight), thick, shot.colour, fade));
    out.push(
      glow(between(shot.from, end, flight).x, between(shot.from, end, flight).y, thick * 2, shot.colour, 0.5 * fade),
    );
    if (flight < 0.25) out.push(muzzle(shot, flight * 4, thick * 6));
  }
  return out;
};

/** One hard line, at once from end to end, that fades. */
const rail = (shot: Shooting, t: number): Effect[] => {
  const end = aim(shot, drawsOf(shot.seed));
  const reach = Math.min(t * 6, 1);
  const fade = Math.max(0, 1 - t) ** 1.5;
  const tip = between(shot.from, end, reach);
  const out = [
    beam('bolt', shot.from, tip, 460 * (0.4 + fade), shot.colour, fade),
    beam('bolt', shot.from, tip, 130, 'white', fade),
    muzzle(shot, t, 3400),
  ];
  for (let step = 1; step < 6; step += 1) {
    const at = between(shot.from, end, step / 6);
    if (step / 6 < reach) out.push(glow(at.x, at.y, 500 + t * 1400, shot.colour, fade * 0.22, 'ring'));
  }
  return out;
};

/** A heavy body on a trail. */
const torpedo = (shot: Shooting, t: number): Effect[] => {
  const end = aim(shot, drawsOf(shot.seed));
  const flight = t * t * (1.6 - 0.6 * t);
  const at = between(shot.from, end, flight);
  const fade = shot.hit ? 1 : 1 - Math.max(0, flight - 0.75) / 0.25;
  const out: Effect[] = [];
  for (let step = 0; step < 14; step += 1) {
    const back = flight - step * 0.022;
    if (back < 0) break;
    const puff = between(shot.from, end, back);
    out.push({
      ...glow(puff.x, puff.y, 280 + step * 70, 'grey', 0.55 * (1 - step / 14) * fade, 'smoke'),
      light: false,
    });
  }
  out.push(
    beam('streak', between(shot.from, end, Math.max(0, flight - 0.09)), at, 480, shot.colour, fade),
    glow(at.x, at.y, 1700, shot.colour, 0.9 * fade, 'flare'),
    glow(at.x, at.y, 520, 'white', fade),
  );
  return out;
};

/** Many small bodies on curves of their own: missiles, or craft when `crafts`. */
const swarm = (shot: Shooting, t: number, count: number, crafts: boolean): Effect[] => {
  const draw = drawsOf(shot.seed);
  const out: Effect[] = [];
  const dx = shot.to.x - shot.from.x;
  const dy = shot.to.y - shot.from.y;
  const length = Math.hypot(dx, dy) || 1;
  for (let index = 0; index < count; index += 1) {
    const end = aim(shot, draw);
    const side = (draw() - 0.5) * 2;
    const late = draw() * 0.25;
    const flight = Math.min(Math.max((t - late) / 0.75, 0), 1);
    const place = (f: number): Point => {
      const base = between(shot.from, end, f);
      const sway =
        Math.sin(f * Math.PI) * side * Math.min(length * 0.28, 2600) + Math.sin(f * 18 + index) * 90 * (1 - f);
      return { x: base.x - (dy / length) * sway, y: base.y + (dx / length) * sway };
    };
    if (flight <= 0 || flight >= 1) continue;
    const at = place(flight);
    const before = place(Math.max(0, flight - 0.05));
    const fade = shot.hit ? 1 : 1 - Math.max(0, flight - 0.75) / 0.25;
    out.push(
      beam(
        'streak',
        place(Math.max(0, flight - 0.12)),
        at,
        crafts ? 170 : 260,
        crafts ? shot.colour : 'amber',
        0.75 * fade,
      ),
    );
    if (crafts)
      out.push({
        picture: 'dart',
        colour: shot.colour,
        x: at.x,
        y: at.y,
        length: 620,
        width: 460,
        angle: Math.atan2(-(at.y - before.y), at.x - before.x),
        alpha: fade,
        light: false,
      });
    else out.push(glow(at.x, at.y, 700, 'amber', 0.9 * fade), glow(at.x, at.y, 300, 'white', fade));
  }
  return out;
};

/** One great ball of fire with a tail; it gathers at the bow first. */
const giga = (shot: Shooting, t: number): Effect[] => {
  const gather = Math.min(t / 0.3, 1);
  if (gather < 1)
    return [
      glow(shot.from.x, shot.from.y, 3600 * gather, shot.colour, gather),
      glow(shot.from.x, shot.from.y, 6000 * (1 - gather), shot.colour, gather, 'ring'),
    ];
  const end = aim(shot, drawsOf(shot.seed));
  const flight = (t - 0.3) / 0.7;
  const at = between(shot.from, end, flight);
  const fade = shot.hit ? 1 : 1 - Math.max(0, flight - 0.75) / 0.25;
  return [
    beam('streak', between(shot.from, end, Math.max(0, flight - 0.3)), at, 1100, shot.colour, fade),
    glow(at.x, at.y, 3000, shot.colour, fade),
    glow(at.x, at.y, 1300, 'white', fade),
    muzzle(shot, flight, 5200),
  ];
};

/** How a weapon's shot looks and how long it flies, ms. */
export const SHOTS: {
  readonly [weapon: string]: {
    readonly ms: number;
    readonly sound: SoundName;
    readonly draw: (shot: Shooting, t: number) => Effect[];
  };
} = {
  primary: { ms: 420, sound: 'cannon', draw: (shot, t) => burst(shot, t, 4, 240, 1700) },
  cannon: { ms: 460, sound: 'cannon', draw: (shot, t) => burst(shot, t, 5, 360, 2000) },
  gigaCannon: { ms: 640, sound: 'gigaCannon', draw: giga },
  railgun: { ms: 420, sound: 'railgun', draw: rail },
  torpedo: { ms: 720, sound: 'torpedo', draw: torpedo },
  missileCluster: { ms: 760, sound: 'missiles', draw: (shot, t) => swarm(shot, t, 9, false) },
  plasmaCannon: { ms: 520, sound: 'cannon', draw: (shot, t) => burst({ ...shot, colour: 'violet' }, t, 3, 620, 2600) },
  tsunamiCannon: { ms: 700, sound: 'gigaCannon', draw: giga },
  hangar: { ms: 860, sound: 'hangar', draw: (shot, t) => swarm(shot, t, 7, true) },
};

/** Light that runs between two ships: the tractor beam. */
export const tractor = (from: Point, to: Point, colour: EffectColour, t: number): Effect[] => {
  const alpha = bell(Math.min(t * 1.05, 1));
  return [
    beam('lattice', from, to, 1700, colour, alpha),
    beam('bolt', from, to, 420, colour, alpha * 0.5),
    glow(to.x, to.y, 3400 - 1400 * ((t * 3) % 1), colour, alpha * 0.8, 'ring'),
    glow(from.x, from.y, 2200, colour, alpha * 0.6, 'flare'),
  ];
};
