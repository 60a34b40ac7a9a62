import type { Point } from '../../../../table/shape.ts';
import { death, strike } from '../../../table/fx/blasts.ts';
import { along, beam, glow, type Effect } from '../../../table/fx/effect.ts';
import { at, bodyOf, dialSlot, moduleSlot } from './berth.ts';
import type { Actor, FlareActor, FlareAt, SaidActor } from './cast.ts';
import type { Drawing } from './drawing.ts';
import { poseOf, type Layout } from './layout.ts';
import { lightOf, type OrreryPalette } from './palette.ts';
import { craftLength, craftPose } from './put-craft.ts';
import { scaffoldSlot } from './target-spots.ts';

/** A light's place and size, units. */
interface Spot extends Point {
  readonly size: number;
}

/** What stands on the table by its name, as the moment has it. */
type Find = (id: string) => Actor | undefined;

const findIn = (actors: readonly Actor[]): Find => {
  const byId = new Map(actors.map((actor) => [actor.id, actor]));
  return (id) => byId.get(id);
};

function spotInBerth(layout: Layout, id: string, of: 'asset' | 'upgrade' | 'dial'): Spot | null {
  const berth = layout.berths.get(id);
  if (!berth?.card) return null;
  const { top, wide } = bodyOf(berth.card);
  if (of === 'asset') return { ...at(berth, 0, top * 0.86), size: wide * 0.42 };
  const slot = of === 'dial' ? dialSlot(berth.card) : moduleSlot(berth, 'upgrade');
  return { ...at(berth, slot.u, slot.v), size: slot.high * 2.4 };
}

function spotOfProject(layout: Layout, actor: Actor | undefined): Spot | null {
  const stands = actor?.kind === 'project' ? scaffoldSlot(layout, actor) : null;
  return stands && { ...at(stands.berth, stands.slot.u, stands.slot.v), size: stands.slot.wide * 0.6 };
}

/** Where a light is; null for what is not on the table any more. */
function spotOf(layout: Layout, find: Find, where: FlareAt): Spot | null {
  switch (where.at) {
    case 'craft': {
      const actor = find(where.id);
      if (actor?.kind !== 'craft') return null;
      const pose = craftPose(layout, actor);
      return pose && { x: pose.x, y: pose.y, size: craftLength(layout, actor) };
    }
    case 'orbit': {
      const pose = poseOf(layout, where.owner, where.place);
      return pose && { x: pose.x, y: pose.y, size: 180 };
    }
    case 'project':
      return spotOfProject(layout, find(where.id));
    default:
      return spotInBerth(layout, where.id, where.at);
  }
}

/** A shot from one to the other; one that misses goes on past it. */
function shot({ t, seat, picture, seed }: FlareActor, from: Spot, to: Spot): readonly Effect[] {
  const colour = lightOf(seat);
  const side = ((seed % 7) - 3) * 0.16 * to.size;
  const aim = picture === 'miss' ? { x: to.x + side + to.size * 0.3, y: to.y + to.size * 0.5 } : to;
  const reach = picture === 'miss' ? 1.4 : 1;
  const [tip, tail] = [along(from, aim, t * reach), along(from, aim, Math.max(t * reach - 0.24, 0))];
  return [
    beam(picture === 'missile' ? 'flame' : 'bolt', tail, tip, 46, colour, picture === 'miss' ? 1 - t * 0.6 : 1),
    glow(tip.x, tip.y, 90, colour, 0.8),
    glow(from.x, from.y, from.size * 1.1, colour, Math.max(0, 1 - t * 3), 'flare'),
  ];
}

/** Ordnance falls on a world: streaks, then the flash on the ground and a ring. */
function bombardment({ t, seat, seed }: FlareActor, from: Spot, to: Spot): readonly Effect[] {
  const colour = lightOf(seat);
  const fall = Math.min(t / 0.55, 1);
  const burst = Math.max((t - 0.5) / 0.5, 0);
  const streaks = [0, 1, 2].map((index) => {
    const aim = { x: to.x + (index - 1) * to.size * 0.22, y: to.y };
    const own = Math.max(Math.min(fall * 1.3 - index * 0.15, 1), 0);
    return beam(
      'streak',
      along(from, aim, Math.max(own - 0.2, 0)),
      along(from, aim, own),
      54,
      colour,
      own >= 1 ? 0 : 1,
    );
  });
  return burst <= 0 ? streaks : [...streaks, ...strike(to, to.size * 0.34, burst, seed, 'red')];
}

/** What a light looks like at its moment. */
function effectsOf(layout: Layout, find: Find, flare: FlareActor): readonly Effect[] {
  const [from, to] = [spotOf(layout, find, flare.from), spotOf(layout, find, flare.to)];
  if (!to) return [];
  const { t, seed } = flare;
  const colour = lightOf(flare.seat);
  switch (flare.picture) {
    case 'bolt':
    case 'miss':
    case 'missile':
      return from ? shot(flare, from, to) : [];
    case 'bombard':
      return from ? bombardment(flare, from, to) : [];
    case 'hit':
      return strike(to, to.size * 0.5, t, seed, colour);
    case 'death':
      return death(to, to.size * 0.55, (seed % 7) * 0.4, t, seed);
    case 'quake':
      return [
        ...death(to, to.size * 0.8, 0, t, seed),
        glow(to.x, to.y, to.size * (1 + t * 4), 'red', (1 - t) * 0.8, 'ring'),
      ];
    case 'pulse':
      return [
        glow(to.x, to.y, to.size * (1 + t * 0.8), colour, (1 - t) * 0.8, 'ring'),
        glow(to.x, to.y, to.size, colour, (1 - t) * 0.4),
      ];
    case 'spark': {
      // Work goes from an asset to what is built.
      if (!from) return [];
      return [0, 0.12, 0.24].map((late) => {
        const own = Math.min(Math.max((t - late) / 0.76, 0), 1);
        const spot = along(from, to, own * own * (3 - 2 * own));
        return glow(spot.x, spot.y + Math.sin(own * Math.PI) * 90, 96, colour, own > 0 && own < 1 ? 1 : 0);
      });
    }
    case 'clear':
      return [glow(to.x, to.y, to.size * (1.6 - t), 'white', (1 - t) * 0.7, 'ring')];
  }
}

/** The lights of a moment. */
export function flaresOf(layout: Layout, actors: readonly Actor[]): readonly Effect[] {
  const find = findIn(actors);
  return actors.flatMap((actor) => (actor.kind === 'flare' ? effectsOf(layout, find, actor) : []));
}

const inkOf = (palette: OrreryPalette, tone: SaidActor['tone']): string => {
  if (tone === 'neutral') return palette.text;
  return tone === 'good' || tone === 'bad' ? palette[tone] : palette.seat[tone]!;
};

/** Writes the words of a moment. */
export function sayAll(drawing: Drawing): void {
  const { layout, lens, palette, words, actors } = drawing;
  const find = findIn(actors);
  for (const actor of actors) {
    if (actor.kind !== 'said') continue;
    const spot = spotOf(layout, find, actor.at);
    if (!spot) continue;
    const ink = inkOf(palette, actor.tone);
    words.unshift({
      ...lens.at(spot),
      away: Math.max(spot.size * 0.45 * lens.mil, 14 * lens.ratio),
      text: actor.text,
      dice: actor.dice,
      edge: ink,
      ink,
      bold: true,
      forced: true,
      quiet: false,
    });
  }
}
