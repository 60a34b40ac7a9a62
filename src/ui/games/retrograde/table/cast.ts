import type { Seat } from '../../../../engine/seat.ts';
import {
  assetPlate,
  dialOf,
  readinessOf,
  cardOf,
  spacecraftCard,
  spacecraftPlate,
  type AssetPlate,
  type CardKind,
  type Dial,
  type RetrogradeView,
  type ShipClass,
  type SpacecraftPlate,
} from '../../../../games/retrograde/index.ts';
import { copyName } from '../names.ts';
import { MODULES, type Module } from './berth.ts';
import { layOut, type Layout, type OrbitPlace, type Tenant } from './layout.ts';
import type { Shape } from './stage.ts';

/** An asset in its berth. */
export interface AssetActor {
  readonly kind: 'asset';
  readonly id: string;
  readonly card: string;
  readonly owner: Seat;
  /** With its number where its owner has brought several of its card. */
  readonly name: string;
  readonly plate: AssetPlate;
  /** The card of its upgrade. */
  readonly upgradeCard: string | null;
  readonly dial: Dial;
  /** Where the needle of the dial points, 1 = the top; between two while it turns. */
  readonly needle: number;
  /** How far it is turned because it is tapped, and how far it has died, 0..1. */
  readonly tapped: number;
  readonly dead: number;
  readonly alpha: number;
}

/** A burn on its way: whither, and how far along its curve, 0..1. */
export interface Burning {
  readonly to: OrbitPlace;
  readonly t: number;
}

/** A spacecraft on its arc, or on its way. */
export interface CraftActor {
  readonly kind: 'craft';
  readonly id: string;
  readonly owner: Seat;
  readonly card: string;
  readonly shipClass: ShipClass;
  readonly place: OrbitPlace;
  readonly burning: Burning | null;
  readonly plate: SpacecraftPlate;
  /** Delta-vee as the gauge shows it, between two while it falls. */
  readonly left: number;
  /** How hard its drive burns, 0..1. */
  readonly thrust: number;
  readonly alpha: number;
}

/** The wrecks of an orbital. */
export interface DebrisActor {
  readonly kind: 'debris';
  readonly id: string;
  readonly asset: string;
  readonly orbital: number;
  /** Ids of the wrecks, in the order of RG-1.8. */
  readonly wrecks: readonly string[];
  /** How far they have drifted, and are drawn apart, since they are not at rest. */
  readonly drift: number;
  readonly alpha: number;
}

/** A scaffold; `name` and `cost` null = it lies face down. */
export interface ProjectActor {
  readonly kind: 'project';
  readonly id: string;
  readonly owner: Seat;
  readonly of: CardKind;
  readonly asset: string | null;
  readonly card: string | null;
  readonly name: string | null;
  readonly cost: number | null;
  /** Points as the ribs show them, between two while they grow. */
  readonly points: number;
  readonly ready: boolean;
  readonly alpha: number;
}

/** What a light of a film is at: a spacecraft as it flies, an asset, its upgrade, a place on an arc, a scaffold. */
export type FlareAt =
  | { readonly at: 'craft'; readonly id: string }
  | { readonly at: 'asset' | 'upgrade' | 'dial'; readonly id: string }
  | { readonly at: 'orbit'; readonly place: OrbitPlace; readonly owner: Seat }
  | { readonly at: 'project'; readonly id: string };

/** A light of a film. It names what it is at, never where: the table may change its shape under a running film. */
export interface FlareActor {
  readonly kind: 'flare';
  readonly id: string;
  readonly picture: 'bolt' | 'missile' | 'miss' | 'hit' | 'death' | 'bombard' | 'quake' | 'pulse' | 'spark' | 'clear';
  readonly from: FlareAt;
  readonly to: FlareAt;
  readonly seat: Seat | null;
  readonly seed: number;
  readonly t: number;
}

/** Words that stand for a moment: what was paid, what dice fell. */
export interface SaidActor {
  readonly kind: 'said';
  readonly id: string;
  readonly at: FlareAt;
  readonly text: string;
  readonly dice: readonly number[];
  readonly tone: 'neutral' | 'good' | 'bad' | Seat;
}

export type Actor = AssetActor | CraftActor | DebrisActor | ProjectActor | FlareActor | SaidActor;

/** The name of what is dead in an orbital. */
export const debrisId = (asset: string, orbital: number): string => `debris/${asset}/${orbital}`;

/** Whose system lies below: that of the seat that looks, else of seat 1. */
export const mineOf = ({ viewer }: Pick<RetrogradeView, 'viewer'>): Seat =>
  viewer.kind === 'seat' && viewer.seat === '2' ? '2' : '1';

/** How spacecraft share an arc: own ones first, each side in the order in which it entered play. */
export function placesIn(view: RetrogradeView): ReadonlyMap<string, OrbitPlace> {
  const mine = mineOf(view);
  const arcs = new Map<string, { readonly id: string; readonly own: boolean }[]>();
  for (const { id, owner, asset, orbital } of view.spacecraft) {
    const key = `${asset}/${orbital}`;
    arcs.set(key, [...(arcs.get(key) ?? []), { id, own: owner === mine }]);
  }
  const places = view.spacecraft.map(({ id, asset, orbital }): [string, OrbitPlace] => {
    const arc = arcs.get(`${asset}/${orbital}`)!;
    const order = [...arc.filter(({ own }) => own), ...arc.filter(({ own }) => !own)];
    return [id, { asset, orbital, slot: order.findIndex((one) => one.id === id), of: order.length }];
  });
  return new Map(places);
}

const assetActors = (view: RetrogradeView): readonly AssetActor[] =>
  view.assets.map(({ id, card, owner, tapped, destroyed, upgrade }) => {
    const dial = dialOf(view, id);
    return {
      kind: 'asset',
      id,
      card,
      owner,
      name: copyName(view, id, card),
      plate: assetPlate(view, id),
      upgradeCard: upgrade?.card ?? null,
      dial,
      needle: dial.active,
      tapped: tapped ? 1 : 0,
      dead: destroyed ? 1 : 0,
      alpha: 1,
    };
  });

const craftActors = (view: RetrogradeView): readonly CraftActor[] => {
  const places = placesIn(view);
  return view.spacecraft.map(({ id, card, owner, left }) => ({
    kind: 'craft',
    id,
    owner,
    card,
    shipClass: spacecraftCard(card).shipClass,
    place: places.get(id)!,
    burning: null,
    plate: spacecraftPlate(view, id),
    left,
    thrust: 0,
    alpha: 1,
  }));
};

const debrisActors = (view: RetrogradeView): readonly DebrisActor[] => {
  const piles = new Map<string, DebrisActor>();
  for (const { id: wreck, asset, orbital } of view.debris) {
    const id = debrisId(asset, orbital);
    const wrecks = [...(piles.get(id)?.wrecks ?? []), wreck];
    piles.set(id, { kind: 'debris', id, asset, orbital, wrecks, drift: 0, alpha: 1 });
  }
  return [...piles.values()];
};

const projectActors = (view: RetrogradeView): readonly ProjectActor[] =>
  view.projects.map(({ id, owner, kind, card, asset, points, cost }) => ({
    kind: 'project',
    id,
    owner,
    of: kind,
    asset,
    card,
    name: card === null ? null : cardOf(card).name,
    cost,
    points,
    ready: readinessOf(view, id)?.ready ?? false,
    alpha: 1,
  }));

/** Everything that stands on the table of a view. */
export const actorsOf = (view: RetrogradeView): readonly Actor[] => [
  ...assetActors(view),
  ...projectActors(view),
  ...debrisActors(view),
  ...craftActors(view),
];

type Carried = Pick<ProjectActor, 'of' | 'asset'>;

/** What stands beneath the limb of an asset. */
const modulesOf = (asset: string, upgraded: boolean, projects: readonly Carried[]): readonly Module[] => {
  const built = (of: CardKind): boolean => projects.some((project) => project.asset === asset && project.of === of);
  const stands = { upgrade: upgraded, upgradeProject: built('upgrade'), spacecraftProject: built('spacecraft') };
  return MODULES.filter((module) => stands[module]);
};

const tenantsOf = (actors: readonly Actor[]): readonly Tenant[] => {
  const projects = actors.flatMap((actor) => (actor.kind === 'project' ? [actor] : []));
  return actors.flatMap((actor): readonly Tenant[] => {
    if (actor.kind === 'asset') {
      const { id, owner: seat, card, upgradeCard, alpha: share } = actor;
      return [{ id, seat, card, modules: modulesOf(id, upgradeCard !== null, projects), share }];
    }
    if (actor.kind !== 'project' || actor.asset !== null) return [];
    return [{ id: actor.id, seat: actor.owner, card: null, modules: [], share: actor.alpha }];
  });
};

const layouts = new Map<string, Layout>();
/** Layouts kept: one is asked for in every frame, and it changes seldom. */
const KEPT = 24;

/** The layout of what stands there. */
export function layoutOf(actors: readonly Actor[], mine: Seat, shape: Shape): Layout {
  const tenants = tenantsOf(actors);
  const key = JSON.stringify([mine, shape, tenants]);
  const known = layouts.get(key);
  if (known) return known;
  if (layouts.size >= KEPT) layouts.clear();
  const made = layOut(tenants, mine, shape);
  layouts.set(key, made);
  return made;
}

/** The layout of a view. */
export const layoutIn = (view: RetrogradeView, shape: Shape): Layout =>
  layoutOf([...assetActors(view), ...projectActors(view)], mineOf(view), shape);
