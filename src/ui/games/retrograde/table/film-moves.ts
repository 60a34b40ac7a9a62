import type { Seat } from '../../../../engine/seat.ts';
import { change, type Cast } from '../../../table/motion/cue.ts';
import { add, brief, comings, STILL, type Reel } from '../../../table/motion/reel.ts';
import { shine, type Shining } from '../../../table/motion/shine.ts';
import type { SoundName } from '../../../../../assets/sound.ts';
import type { Actor, AssetActor, CraftActor, FlareActor, FlareAt, ProjectActor, SaidActor } from './cast.ts';
import type { OrbitPlace } from './layout.ts';

export type Orrery = Reel<Actor>;

/** Durations at speed 1, ms. */
export const TIMES = {
  orbit: 460,
  transfer: 900,
  bolt: 210,
  hit: 380,
  death: 820,
  quake: 900,
  bombard: 720,
  pulse: 320,
  spark: 480,
  turn: 240,
  fade: 260,
  settle: 260,
  said: 760,
} as const;

export const ease = (t: number): number => (t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2);
const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

export const craftIn = (cast: ReadonlyMap<string, Actor>, id: string): CraftActor | null => {
  const actor = cast.get(id);
  return actor?.kind === 'craft' ? actor : null;
};
export const assetIn = (cast: ReadonlyMap<string, Actor>, id: string): AssetActor | null => {
  const actor = cast.get(id);
  return actor?.kind === 'asset' ? actor : null;
};
export const projectIn = (cast: ReadonlyMap<string, Actor>, id: string): ProjectActor | null => {
  const actor = cast.get(id);
  return actor?.kind === 'project' ? actor : null;
};

/** Changes a part of an actor; nothing where it is gone. */
export const alter = (
  cast: Cast<Actor>,
  id: string,
  part: Partial<AssetActor> | Partial<CraftActor> | Partial<ProjectActor>,
): void => change<Actor>(cast, id, part);

type Light = Pick<FlareActor, 'picture' | 'to' | 'seat'> & { readonly from?: FlareAt };

/** A light for a while. Nothing travels with reduced motion: what happened is marked where it happened. */
export function flare(reel: Orrery, ms: number, light: Light, shining: Shining<Actor> = {}): void {
  const picture = reel.still && light.picture !== 'pulse' ? 'clear' : light.picture;
  shine(reel, ms, { from: light.to, ...light, picture }, shining);
}

/** Words for a while; what follows does not wait for them to go. */
export function say(reel: Orrery, said: Omit<SaidActor, 'kind' | 'id'>, hold = 0): void {
  const one: SaidActor = { kind: 'said', id: `said/${reel.cues.length}`, ...said };
  add(
    reel,
    reel.still ? STILL * 4 : TIMES.said,
    { act: (cast, t) => (t >= 1 ? void cast.delete(one.id) : void cast.set(one.id, one)) },
    hold,
  );
}

/** Where one who arrives in an orbital will ride: as after all events, or behind those who are there. */
export function arrivalPlace(reel: Orrery, id: string, asset: string, orbital: number): OrbitPlace {
  const end = craftIn(reel.after, id);
  if (end && end.place.asset === asset && end.place.orbital === orbital) return end.place;
  const there = [...reel.cast.values()].filter(
    (actor) =>
      actor.kind === 'craft' && actor.id !== id && actor.place.asset === asset && actor.place.orbital === orbital,
  ).length;
  return { asset, orbital, slot: there, of: there + 1 };
}

/** A burn: the drive lights, the craft goes its way nose first, the gauge falls. */
export function burn(reel: Orrery, id: string, to: OrbitPlace, left: number, cost: number, seat: Seat): void {
  const craft = craftIn(reel.cast, id);
  if (!craft) return;
  const across = craft.place.asset !== to.asset;
  const whole = brief(reel, across ? TIMES.transfer : TIMES.orbit);
  // What is paid stands where it is paid, not on what flies away.
  const paid = { at: 'orbit', place: craft.place, owner: craft.owner } as const;
  say(reel, { at: paid, text: cost === 0 ? '0' : `\u2212${cost}`, dice: [], tone: seat });
  add(reel, whole, {
    sound: 'engine',
    act: (cast, t) => {
      if (t >= 1) return alter(cast, id, { place: to, burning: null, left, thrust: 0 });
      if (reel.still) return;
      alter(cast, id, {
        burning: { to, t: ease(t) },
        left: mix(craft.left, left, t),
        thrust: Math.min(t * 6, (1 - t) * 4, 1),
      });
    },
  });
}

/** An asset turns to its side, or back. */
export function turnAssets(reel: Orrery, ids: readonly string[], tapped: 0 | 1, hold?: number): void {
  const turning = ids.flatMap((id) => assetIn(reel.cast, id) ?? []).filter((asset) => asset.tapped !== tapped);
  if (turning.length === 0) return;
  const whole = brief(reel, TIMES.turn);
  add(
    reel,
    whole,
    {
      act: (cast, t) => {
        for (const { id, tapped: from } of turning)
          alter(cast, id, { tapped: t >= 1 || reel.still ? tapped : mix(from, tapped, ease(t)) });
      },
    },
    hold ?? whole,
  );
}

/** Something comes to the table, or leaves it, in place. */
export function fadeIn(reel: Orrery, actors: readonly Actor[], sound?: SoundName): void {
  if (actors.length === 0) return;
  add(reel, brief(reel, TIMES.fade), {
    ...(sound ? { sound } : {}),
    act: (cast, t) =>
      actors.forEach(
        (actor) => void cast.set(actor.id, 'alpha' in actor ? { ...actor, alpha: t >= 1 ? 1 : t } : actor),
      ),
  });
}

export function fadeOut(reel: Orrery, ids: readonly string[]): void {
  const there = ids.filter((id) => reel.cast.has(id));
  if (there.length === 0) return;
  add(reel, brief(reel, TIMES.fade), {
    act: (cast, t) =>
      there.forEach((id) => (t >= 1 ? void cast.delete(id) : change<Actor>(cast, id, { alpha: 1 - t }))),
  });
}

const samePlace = (a: OrbitPlace, b: OrbitPlace): boolean =>
  a.asset === b.asset && a.orbital === b.orbital && a.slot === b.slot && a.of === b.of;

/**
 * The difference that is left between what stands there and what stands there after all: what is new appears, what is
 * gone fades, spacecraft slide to their places, and everything else becomes what it is.
 */
export function settle(reel: Orrery): void {
  const { gone, fresh } = comings(reel);
  const slides = [...reel.cast.values()].flatMap((actor) => {
    const end = craftIn(reel.after, actor.id);
    return actor.kind === 'craft' && end && !samePlace(actor.place, end.place) ? [{ from: actor, end }] : [];
  });
  if (gone.length === 0 && fresh.length === 0 && slides.length === 0 && reel.cues.length === 0) return;
  const whole = gone.length + fresh.length + slides.length > 0 ? brief(reel, TIMES.settle) : 1;
  add(reel, whole, {
    act: (cast, t) => {
      if (t >= 1) {
        cast.clear();
        for (const [id, actor] of reel.after) cast.set(id, actor);
        return;
      }
      for (const { id } of gone) change<Actor>(cast, id, { alpha: 1 - t });
      for (const actor of fresh) cast.set(actor.id, { ...actor, alpha: t } as Actor);
      if (!reel.still)
        for (const { from, end } of slides) alter(cast, from.id, { burning: { to: end.place, t: ease(t) } });
    },
  });
}
