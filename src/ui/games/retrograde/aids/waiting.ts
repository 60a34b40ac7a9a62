import {
  attackPreview,
  bombardmentPreview,
  chanceToDestroy,
  missilePreview,
  printedOn,
  spacecraftCard,
  type Attacker,
  type BombardmentPreview,
  type RetrogradeView,
  type Spacecraft,
} from '../../../../games/retrograde/index.ts';
import { otherSeat } from '../names.ts';
import type { Orbit, Target } from '../table/stage.ts';
import type { Tool } from '../tools/tool.ts';
import { placeOf } from './place.ts';
import { moved, planned, reachable } from './reach.ts';
import { rememberedPer } from './remember.ts';

/** Something of the enemy's that could shoot at a spacecraft in its owner's next turn, with exact chances. */
export interface Threat {
  /** A spacecraft, or an asset with missiles. */
  readonly by: string;
  readonly missiles: boolean;
  /** It is around the same asset already. */
  readonly near: boolean;
  readonly hits: number;
  readonly destroys: number;
}

/** What waits for a spacecraft at a place. */
export interface Waiting extends Orbit {
  readonly spacecraft: string;
  /** Delta-vee it has left there: what defends it until its owner's next turn. */
  readonly left: number;
  /** Those who could hit it, the most dangerous first; the chance that all, one after another, destroy it. */
  readonly threats: readonly Threat[];
  readonly together: number;
  /** Wrecks in the orbital; the damage they deal at the end of the turn, and whether that destroys it (RG-16.2). */
  readonly wrecks: number;
  readonly dealt: number;
  readonly lost: boolean;
  /** A bombardment from there; null where there is nothing to bombard, or it never could. */
  readonly bombards: BombardmentPreview | null;
}

/**
 * The next turn of the other player as it can be known now: their orbit counter has moved (RG-5.2), their spacecraft
 * have all their delta-vee again (RG-5.4). Null where they lose at its beginning (RG-5.1).
 */
const theirTurn = rememberedPer((view, seat): RetrogradeView | null => {
  const enemy = otherSeat(seat);
  const { homeworld } = view.sides.find((side) => side.seat === enemy)!;
  if (!view.assets.some(({ owner, card, destroyed }) => owner === enemy && card === homeworld && !destroyed))
    return null;
  const [one, two] = view.sides.map((side) =>
    side.seat === enemy ? { ...side, orbitCounter: (side.orbitCounter % 4) + 1 } : side,
  );
  return {
    ...view,
    activeSeat: enemy,
    sides: [one!, two!],
    spacecraft: view.spacecraft.map((craft) => (craft.owner === enemy ? rested(craft) : craft)),
  };
});

/** RG-5.3, RG-5.4, RG-5.6. */
const rested = (craft: Spacecraft): Spacecraft => ({
  ...craft,
  left: spacecraftCard(craft.card).deltaVee,
  damage: 0,
  maneuvered: false,
  attacks: 0,
  bombardments: 0,
  visited: [craft.orbital],
  barred: false,
});

/** All attacks of a spacecraft at a target, from wherever around its asset it can get to. */
function attackerOf(view: RetrogradeView, craft: Spacecraft, target: Spacecraft): Attacker {
  const here = craft.asset === target.asset ? [{ orbital: craft.orbital, left: craft.left }] : [];
  const places = [...here, ...reachable(view, craft.id).filter(({ asset }) => asset === target.asset)];
  return {
    attacks: printedOn(craft.card, 'attackLimit')?.perTurn ?? Infinity,
    stands: places.map(({ orbital, left }) => {
      const there = moved(moved(view, target), { ...craft, asset: target.asset, orbital, left });
      const volleys = Array.from({ length: left }, (_, at) => {
        const { spend, dice, faces } = attackPreview(there, craft.id, target.id, at + 1);
        return { spend, dice, faces };
      });
      return { left, volleys };
    }),
  };
}

/** RG-17.13: the missiles of an asset. */
function missilesOf(view: RetrogradeView, asset: string, target: Spacecraft): Attacker | null {
  const shot = missilePreview(moved(view, target), asset, target.id);
  return shot && { attacks: 1, stands: [{ left: 0, volleys: [{ spend: 0, dice: shot.dice, faces: shot.faces }] }] };
}

interface Armed extends Pick<Threat, 'by' | 'missiles' | 'near'> {
  readonly attacker: Attacker;
}

/** Everything of the enemy's that could shoot at a spacecraft where it is. */
function armedAgainst(view: RetrogradeView, target: Spacecraft): readonly Armed[] {
  const enemy = otherSeat(target.owner);
  const missiles = view.assets
    .filter(({ id, owner, destroyed }) => id === target.asset && owner === enemy && !destroyed)
    .flatMap(({ id }): readonly Armed[] => {
      const attacker = missilesOf(view, id, target);
      return attacker ? [{ by: id, missiles: true, near: true, attacker }] : [];
    });
  const craft = view.spacecraft
    .filter(({ owner }) => owner === enemy)
    .map((one): Armed => {
      const near = one.asset === target.asset;
      return { by: one.id, missiles: false, near, attacker: attackerOf(view, one, target) };
    });
  return [...missiles, ...craft];
}

/** The threats to a spacecraft where it is, which still stands so much damage. */
function threatsTo(
  view: RetrogradeView | null,
  target: Spacecraft,
  needed: number,
): Pick<Waiting, 'threats' | 'together'> {
  if (view === null || needed <= 0) return { threats: [], together: 0 };
  const found = armedAgainst(view, target)
    .map(({ attacker, ...who }) => ({
      attacker,
      threat: { ...who, hits: chanceToDestroy([attacker], 1), destroys: chanceToDestroy([attacker], needed) },
    }))
    .filter(({ threat }) => threat.hits > 0)
    .sort(({ threat: one }, { threat: two }) => two.destroys - one.destroys || two.hits - one.hits);
  return {
    threats: found.map(({ threat }) => threat),
    together: chanceToDestroy(
      found.map(({ attacker }) => attacker),
      needed,
    ),
  };
}

/** A bombardment by a spacecraft where it is. */
function bombardsFrom(view: RetrogradeView, craft: Spacecraft): Waiting['bombards'] {
  const card = spacecraftCard(craft.card);
  const asset = view.assets.find(({ id }) => id === craft.asset)!;
  if (card.bombardment === 0 || asset.owner === craft.owner || asset.destroyed) return null;
  return bombardmentPreview(view, craft.id, 'asset');
}

/**
 * What waits for a spacecraft of the seat whose turn it is, where burns laid out for it end: who could shoot at it in
 * the other player's next turn, debris, and whether it can bombard from there. Null where the burns are not legal.
 */
export const waitingAt = (view: RetrogradeView, id: string, burns: readonly Orbit[]): Waiting | null =>
  waitings(view, JSON.stringify([id, burns.map(({ asset, orbital }) => ({ asset, orbital }))]));

const waitings = rememberedPer((view, key): Waiting | null => {
  const [id, burns] = JSON.parse(key) as [string, readonly Orbit[]];
  const ghost = planned(view, id, burns);
  if (!ghost) return null;
  const { craft } = ghost;
  const { asset, orbital, left } = craft;
  const wrecks = view.debris.filter((one) => one.asset === asset && one.orbital === orbital).length;
  const dealt = left === 0 ? wrecks : 0;
  const needed = spacecraftCard(craft.card).armor - craft.damage - dealt;
  return {
    spacecraft: id,
    asset,
    orbital,
    left,
    // Where the enemy can go does not depend on where the craft is: it is worked out once for all places.
    ...threatsTo(theirTurn(view, craft.owner), craft, needed),
    wrecks,
    dealt,
    lost: needed <= 0,
    bombards: bombardsFrom(ghost.view, craft),
  };
});

/** Where a look at what waits goes: where the craft is, where burns laid out for it end, or where is pointed at. */
export interface Goal {
  readonly kind: 'here' | 'planned' | 'pointed';
  readonly waiting: Waiting;
}

/**
 * What waits where the spacecraft in hand may go: where is pointed at, after the burns laid out for it; else where
 * these end. Null where none is in hand.
 */
export function goalOf(view: RetrogradeView, { held, plan }: Tool, pointed: Target | null): Goal | null {
  const ghost = held?.kind === 'spacecraft' ? planned(view, held.id, plan) : null;
  if (!ghost) return null;
  const place = placeOf(view, ghost.craft, pointed);
  const way = place ? wayIn(ghost.view, ghost.craft.id, place) : [];
  const waiting = waitingAt(view, ghost.craft.id, [...plan, ...way]);
  return waiting && { kind: way.length > 0 ? 'pointed' : plan.length > 0 ? 'planned' : 'here', waiting };
}

const wayIn = (view: RetrogradeView, id: string, { asset, orbital }: Orbit): readonly Orbit[] =>
  reachable(view, id).find((place) => place.asset === asset && place.orbital === orbital)?.legs ?? [];
