import { seedOf } from '../../../../../../assets/art/seeded.ts';
import type { EventOf, OrionsGateEvent } from '../../../../../games/orions-gate/index.ts';
import { crunch, death, glance, jump, peril, ripple, strike, wound } from '../../../../table/fx/blasts.ts';
import { beam, glow, type Effect, type EffectColour } from '../../../../table/fx/effect.ts';
import { SHOTS, tractor } from '../fx/shots.ts';
import { pipOf, type Actor } from '../world/tableau.ts';
import { change, type Cast } from '../../../../table/motion/cue.ts';
import { driveGlow } from './drive.ts';
import { layDice, writeBreath, writeEnd, writeHeld, writeHit, writeLoss } from './verdicts.ts';
import { directAdvanced } from './film-advanced.ts';
import { along, headingBetween, lengthOf, turnTo } from '../../../../table/motion/path.ts';
import { add, brief, filmsBy, STILL, type Reel } from '../../../../table/motion/reel.ts';

/** Durations at speed 1, ms: nothing shorter than 120 is seen, nothing longer than 900 is waited for. */
const TURN = 220;
const FLASH = 320;
const DEATH = 900;
const CRUNCH = 340;
const RIPPLE = 420;
const PERIL = 560;
const JUMP = 360;

const ease = (t: number): number => (t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2);
const colourOf = (actor: Actor): EffectColour => (actor.side === 'A' ? 'amber' : 'cyan');
const angleOf = (actor: Actor): number => (-actor.heading / 18000) * Math.PI;

/** A ship comes out of a gate. */
const arrive = (
  reel: Reel<Actor>,
  unit: string,
  to: { readonly x: number; readonly y: number; readonly heading: number },
): void => {
  const actor = reel.cast.get(unit) ?? reel.after.get(unit);
  if (!actor) return;
  const placed = { ...actor, x: to.x, y: to.y, heading: to.heading };
  add(reel, brief(reel, JUMP), {
    sound: 'warp',
    act: (cast) => void cast.set(unit, placed),
    effects: (t) => jump(to, actor.radius, angleOf(placed), t, colourOf(actor)),
  });
};

/** A ship leaves the table it is on: into a gate, or over the edge. */
const depart = (reel: Reel<Actor>, unit: string): void => {
  const actor = reel.cast.get(unit);
  if (!actor) return;
  const at = { x: actor.x, y: actor.y };
  add(reel, brief(reel, JUMP), {
    sound: 'warp',
    act: (cast, t) => void (t >= 0.6 && cast.delete(unit)),
    effects: (t) => jump(at, actor.radius, angleOf(actor), t, colourOf(actor)),
  });
};

const move = (reel: Reel<Actor>, event: EventOf<'displaced'>): void => {
  const actor = reel.cast.get(event.unit);
  // It comes from another table, or from between two gates.
  if (!actor || event.cause === 'gate' || event.cause === 'exit') return arrive(reel, event.unit, event.to);
  const end = { x: event.to.x, y: event.to.y, heading: event.to.heading };
  const points = [{ x: actor.x, y: actor.y }, ...event.via, { x: event.to.x, y: event.to.y }];
  if (event.cause === 'warp') {
    const colour = colourOf(actor);
    const goes = { x: actor.x, y: actor.y };
    add(
      reel,
      brief(reel, JUMP),
      { sound: 'warp', effects: (t) => jump(goes, actor.radius, angleOf(actor), t, colour) },
      brief(reel, JUMP) * 0.6,
    );
    add(reel, brief(reel, JUMP), {
      act: (cast) => change(cast, event.unit, end),
      effects: (t) => jump(event.to, actor.radius, angleOf({ ...actor, heading: event.to.heading }), t, colour),
    });
    return;
  }
  const way = lengthOf(points);
  if (reel.still) {
    add(reel, STILL, {
      act: (cast) => change(cast, event.unit, end),
      effects: (t) =>
        points.slice(1).map((point, index) => beam('bolt', points[index]!, point, 160, colourOf(actor), (1 - t) * 0.7)),
    });
    return;
  }
  const ms = Math.min(Math.max(180 + (way / 1000) * 58, 200), 880);
  const own = event.cause === 'path' || event.cause === 'ram';
  const start = actor.heading;
  const bent = points.length > 2;
  add(reel, ms, {
    ...(own ? { sound: 'engine' as const } : {}),
    act: (cast, t) => {
      if (t >= 1) return change(cast, event.unit, end);
      const s = event.cause === 'ram' ? t * t : ease(t);
      const at = along(points, s);
      // Along a bent way the bow follows each stretch; along a straight one it turns in evenly to the end pose.
      const leg =
        own && bent && Math.abs(turnTo(start, at.heading)) < 13500
          ? headingBetween(at.heading, end.heading, Math.max(0, (s - 0.75) / 0.25))
          : headingBetween(start, end.heading, s);
      change(cast, event.unit, { x: at.x, y: at.y, heading: headingBetween(start, leg, Math.min(1, s * 5)) });
    },
    effects: (t, cast) => {
      const ship = cast.get(event.unit);
      return ship && own ? driveGlow(ship, Math.sin(Math.min(t * 1.05, 1) * Math.PI) ** 0.6) : [];
    },
  });
};

const shoot = (reel: Reel<Actor>, event: EventOf<'hitRolled'>): void => {
  const from = reel.cast.get(event.attacker);
  const to = reel.cast.get(event.target);
  if (!from || !to) return;
  const kind = SHOTS[event.weapon.kind] ?? SHOTS.primary!;
  const angle = angleOf(from);
  // Shots leave from the bow half of the ship.
  const muzzle = { x: from.x + Math.cos(-angle) * from.radius * 0.5, y: from.y + Math.sin(-angle) * from.radius * 0.5 };
  const shot = {
    from: muzzle,
    to: { x: to.x, y: to.y },
    hit: event.hit,
    size: to.radius,
    colour: colourOf(from),
    seed: reel.seed,
    way: reel.seed % 2 ? (1 as const) : (-1 as const),
  };
  if (event.roll.emp)
    add(
      reel,
      brief(reel, RIPPLE),
      { sound: 'emp', effects: (t) => ripple(from, from.radius * 5, t, 'violet') },
      brief(reel, RIPPLE) / 2,
    );
  if (reel.still) {
    add(reel, STILL, { sound: kind.sound, effects: (t) => [beam('bolt', muzzle, to, 160, shot.colour, 1 - t)] });
    writeHit(reel, event, to);
    return;
  }
  add(reel, kind.ms, { sound: kind.sound, effects: (t) => kind.draw(shot, t) }, event.hit ? kind.ms * 0.92 : kind.ms);
  const seed = reel.seed;
  writeHit(reel, event, to);
  if (event.hit) add(reel, 300, { sound: 'hit', effects: (t) => strike(to, to.radius, t, seed, shot.colour) }, 120);
};

const hurt = (reel: Reel<Actor>, event: EventOf<'damaged'>): void => {
  const actor = reel.cast.get(event.unit);
  if (!actor) return;
  const final = reel.after.get(event.unit);
  const pips = actor.pips.map((pip, index) => {
    const slot = event.slots.find((entry) => entry.slot === index + 1);
    return slot ? pipOf(slot.damage, actor.boxes[index] ?? 2) : pip;
  });
  const damage = actor.damage.map(
    (before, index) => event.slots.find((entry) => entry.slot === index + 1)?.damage ?? before,
  );
  writeLoss(reel, event, actor);
  const seed = reel.seed;
  add(reel, brief(reel, FLASH), {
    act: (cast) =>
      change(cast, event.unit, {
        pips,
        damage,
        hurt: Math.max(actor.hurt, Math.min(final?.hurt ?? actor.hurt, 1)),
      }),
    effects: (t) =>
      reel.still
        ? [glow(actor.x, actor.y, actor.radius * 3, 'red', 1 - t, 'ring')]
        : wound(actor, actor.radius * 1.1, t, seed, event.points),
  });
};

const kill = (reel: Reel<Actor>, event: EventOf<'destroyed'>): void => {
  const actor = reel.cast.get(event.unit);
  if (!actor) return;
  writeEnd(reel, actor);
  const seed = seedOf(actor.id);
  const gone = (cast: Cast<Actor>, t: number): void => {
    if (t >= 1) change(cast, event.unit, { wreck: true, hurt: 1, torn: 1 });
    else if (t >= 0.34) change(cast, event.unit, { wreck: true, hurt: 1, torn: ease((t - 0.34) / 0.66) });
  };
  if (reel.still)
    add(reel, STILL * 2, {
      sound: 'explosion',
      act: gone,
      effects: (t) => [glow(actor.x, actor.y, actor.radius * 4, 'red', 1 - t, 'ring')],
    });
  else
    add(reel, DEATH, {
      sound: 'explosion',
      act: gone,
      effects: (t) => death(actor, actor.radius * 1.4, angleOf(actor), t, seed),
    });
};

/** Where two hulls touch: on the base of one, towards the other. */
const contact = (a: Actor, b: Actor | undefined): { x: number; y: number } => {
  if (!b) return a;
  const distance = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  return { x: a.x + ((b.x - a.x) / distance) * a.radius, y: a.y + ((b.y - a.y) / distance) * a.radius };
};

const knock = (reel: Reel<Actor>, event: EventOf<'autoHit'>): void => {
  const actor = reel.cast.get(event.target);
  if (!actor) return;
  const by = 'by' in event.cause ? reel.cast.get(event.cause.by) : undefined;
  const at = contact(actor, by);
  const seed = reel.seed;
  add(reel, brief(reel, CRUNCH), {
    sound: 'crunch',
    effects: (t) =>
      reel.still ? [glow(at.x, at.y, actor.radius * 3, 'amber', 1 - t, 'ring')] : crunch(at, actor.radius, t, seed),
  });
};

const endanger = (reel: Reel<Actor>, unit: string): void => {
  const actor = reel.cast.get(unit);
  const seed = reel.seed;
  if (!actor) return;
  add(reel, brief(reel, PERIL), {
    sound: 'glance',
    effects: (t) =>
      reel.still
        ? [glow(actor.x, actor.y, actor.radius * 3, 'red', 1 - t, 'ring')]
        : peril(actor, actor.radius, t, seed),
  });
};

const rippleAt = (reel: Reel<Actor>, unit: string, colour: EffectColour, hold: number): void => {
  const actor = reel.cast.get(unit);
  if (!actor) return;
  add(
    reel,
    brief(reel, RIPPLE),
    { effects: (t) => ripple(actor, actor.radius * 4.5, t, colour) },
    brief(reel, RIPPLE) * hold,
  );
};

const deploy = (reel: Reel<Actor>, event: EventOf<'deployed'>): void => {
  const actor = reel.after.get(event.unit);
  if (!actor) return;
  const placed = { ...actor, x: event.pose.x, y: event.pose.y, heading: event.pose.heading };
  add(reel, brief(reel, JUMP), {
    act: (cast) => void cast.set(event.unit, placed),
    effects: (t) => jump(event.pose, actor.radius, angleOf(placed), t, colourOf(actor)),
  });
};

const activate = (reel: Reel<Actor>, event: EventOf<'activated'>): void => {
  const actor = reel.cast.get(event.unit);
  if (!actor) return;
  const effects = (t: number): Effect[] => [
    glow(actor.x, actor.y, actor.radius * (2 + t), colourOf(actor), (1 - t) * 0.6, 'ring'),
    ...(reel.still ? [] : driveGlow(actor, t * 0.5)),
  ];
  add(reel, STILL, { effects });
};

const turn = (reel: Reel<Actor>, event: EventOf<'turned'>): void => {
  const start = reel.cast.get(event.unit)?.heading ?? event.heading;
  add(reel, reel.still ? STILL : TURN, {
    act: (cast, t) =>
      change(cast, event.unit, {
        heading: t >= 1 ? event.heading : reel.still ? start : headingBetween(start, event.heading, ease(t)),
      }),
  });
};

/** A hit goes through, or does no damage and glances off. */
const goThrough = (reel: Reel<Actor>, event: EventOf<'damageRolled'>): void => {
  const actor = reel.cast.get(event.target);
  if (!actor) return;
  writeBreath(reel, event, actor);
  layDice(reel, event);
  const seed = reel.seed;
  if (event.success) return;
  writeHeld(reel, event, actor);
  add(
    reel,
    brief(reel, FLASH),
    { sound: 'glance', effects: (t) => glance(actor, actor.radius, t, seed) },
    brief(reel, FLASH) * 0.7,
  );
};

const pull = (reel: Reel<Actor>, event: EventOf<'pulled'>): void => {
  const from = reel.cast.get(event.by);
  const to = reel.cast.get(event.unit);
  if (!from || !to) return;
  add(
    reel,
    brief(reel, 560),
    {
      sound: 'tractor',
      effects: (t, cast) => tractor(cast.get(event.by) ?? from, cast.get(event.unit) ?? to, colourOf(from), t),
    },
    brief(reel, 200),
  );
};

const takeArtifact = (reel: Reel<Actor>, event: EventOf<'artifactTaken'>): void => {
  const actor = reel.cast.get(event.unit);
  if (!actor) return;
  add(reel, STILL, { act: (cast) => change(cast, event.unit, { cargo: actor.cargo + 1 }) });
  rippleAt(reel, event.unit, 'green', 0.5);
};

/** What ships do and what is done to them. */
const direct = (reel: Reel<Actor>, event: OrionsGateEvent): void => {
  switch (event.type) {
    case 'deployed':
      return deploy(reel, event);
    case 'undeployed':
      return add(reel, STILL, { act: (cast) => void cast.delete(event.unit) });
    case 'activated':
      return activate(reel, event);
    case 'displaced':
      return move(reel, event);
    case 'turned':
      return turn(reel, event);
    case 'hitRolled':
      return shoot(reel, event);
    case 'damageRolled':
      return goThrough(reel, event);
    case 'damaged':
      return hurt(reel, event);
    case 'destroyed':
      return kill(reel, event);
    case 'autoHit':
      return knock(reel, event);
    case 'pulled':
      return pull(reel, event);
    default:
      return directPlaces(reel, event);
  }
};

/** What gates, markers, artifacts and dangerous places do to a ship, and the rolls that change how it goes on. */
const directPlaces = (reel: Reel<Actor>, event: OrionsGateEvent): void => {
  switch (event.type) {
    case 'gateEntered':
    case 'lifted':
    case 'leftTable':
      return depart(reel, event.unit);
    case 'exitClosed':
      return event.noRoom ? arrive(reel, event.unit, event.to) : undefined;
    case 'artifactTaken':
      return takeArtifact(reel, event);
    case 'artifactDropped':
      return add(reel, STILL, { act: (cast) => change(cast, event.unit, { cargo: 0 }) });
    case 'markerRevealed':
    case 'warpRolled':
      return rippleAt(reel, event.unit, 'violet', 0.6);
    case 'dangerRolled':
    case 'markerRolled':
    case 'wormholeRolled':
      return endanger(reel, event.unit);
    case 'ablativeRolled':
      return event.success ? rippleAt(reel, event.unit, 'green', 0.5) : undefined;
    default:
      return directAdvanced(reel, event);
  }
};

/** Spreads events over time, from the ships before to the ships after; pure, so that any moment can be asked for. */
export const makeFilm = filmsBy(direct);
