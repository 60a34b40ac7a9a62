import type { Rejection } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/seat.ts';
import type { CommandOf } from '../command.ts';
import { assetCard, cardOf, spacecraftCard } from '../data/cards.ts';
import { CLASS_NAMES } from '../data/classes.ts';
import type { RetrogradeEvent } from '../event.ts';
import { evolve } from '../evolve.ts';
import type { Asset, Project, RetrogradeState } from '../state.ts';
import { settled } from './loss.ts';
import { isDestroyed, isTapped, lowest, ownAsset, ownProject, refuse } from './refusal.ts';
import {
  assetOf,
  debrisAround,
  enemiesAround,
  facilitiesOf,
  nameOf,
  nextId,
  sideOf,
  upgradeAbility,
  type OnTable,
} from './things.ts';

/** What of a state, or of a view of the seat, says whether a contribution is legal. */
export type Yard = OnTable & Pick<RetrogradeState, 'projects'>;

/** RG-14.9: no discount brings a cost below this. */
const LEAST_COST = 1;

/**
 * RG-14.9: the points a project needs: for a spacecraft by the asset that carries it, for an asset by the one that
 * contributes (null = none that lowers it), for an upgrade as printed.
 */
export function costOf(
  table: Pick<OnTable, 'assets'>,
  { card: id, asset }: Pick<Project, 'card' | 'asset'>,
  contributor: Asset | null,
): number {
  const card = cardOf(id);
  // A homeworld is never built.
  const printed = card.cost ?? 0;
  const discount =
    card.kind === 'spacecraft'
      ? upgradeAbility(assetOf(table, asset!), 'spacecraftDiscount')?.amount
      : card.kind === 'asset' && contributor
        ? upgradeAbility(contributor, 'assetDiscount')?.amount
        : 0;
  return Math.max(LEAST_COST, printed - (discount ?? 0));
}

/** RG-14.1, RG-17.10: the points an asset gives, with a debris reclaimed or without. */
export const pointsOf = (asset: Asset, reclaims: boolean): number =>
  assetCard(asset.card).power + (reclaims ? (upgradeAbility(asset, 'reclaimDebris')?.bonus ?? 0) : 0);

/** RG-14.6, RG-14.7: why points for a project may not come from an asset; null = they may. */
export function cannotGive(state: OnTable, asset: Asset, project: Project): Rejection | null {
  if (project.kind === 'asset') {
    const enemies = enemiesAround(state, asset).length;
    if (enemies === 0) return null;
    const orbit = enemies === 1 ? 'orbits' : 'orbit';
    return refuse('RG-14.7', `${enemies} enemy spacecraft ${orbit} ${nameOf(asset)}.`, { enemies });
  }
  if (project.asset !== asset.id)
    return refuse('RG-14.6', `This project can only be built by ${nameOf(assetOf(state, project.asset!))}.`);
  if (project.kind !== 'spacecraft') return null;
  const { shipClass } = spacecraftCard(project.card);
  return facilitiesOf(asset).includes(shipClass)
    ? null
    : refuse('RG-14.6', `${nameOf(asset)} has lost its ${CLASS_NAMES[shipClass]} facility.`);
}

/** Chapter 14: why an asset cannot contribute to a project; null = it can. */
export function cannotContribute(
  state: Yard,
  seat: Seat,
  { asset: id, project: to, debris }: CommandOf<'contribute'>,
): Rejection | null {
  const found = ownAsset(state, seat, id, 'RG-14.1');
  const built = ownProject(state, seat, to);
  const unknown = lowest(found.refusal, built.refusal, unknownDebris(state, debris));
  if (unknown) return unknown;
  const [asset, project] = [found.thing!, built.thing!];
  return (
    isDestroyed(asset) ??
    isTapped(asset, 'RG-14.1') ??
    cannotGive(state, asset, project) ??
    cannotReclaim(state, asset, debris) ??
    givesNothing(state, asset, project, debris !== undefined)
  );
}

const unknownDebris = ({ debris }: Yard, id: string | undefined): Rejection | null =>
  id === undefined || debris.some((one) => one.id === id)
    ? null
    : refuse('RG-4.5', `There is no debris "${id.slice(0, 40)}".`);

/** RG-17.10. */
function cannotReclaim(state: Yard, asset: Asset, id: string | undefined): Rejection | null {
  if (id === undefined) return null;
  if (!upgradeAbility(asset, 'reclaimDebris')) return refuse('RG-17.10', `${nameOf(asset)} has no Debris Reclamation.`);
  return debrisAround(state, asset.id).some((one) => one.id === id)
    ? null
    : refuse('RG-17.10', `This debris is not around ${nameOf(asset)}.`);
}

/** RG-4.6: a contribution of 0 that completes nothing. */
function givesNothing(state: Yard, asset: Asset, project: Project, reclaims: boolean): Rejection | null {
  if (pointsOf(asset, reclaims) > 0) return null;
  const completes = project.kind !== 'spacecraft' && project.points >= costOf(state, project, asset);
  return completes ? null : refuse('RG-4.6', `${nameOf(asset)} has construction power 0.`);
}

/** RG-14.1, RG-14.13. */
export function contributed(
  state: RetrogradeState,
  seat: Seat,
  {
    asset: id,
    project: to,
    debris = null,
  }: Omit<CommandOf<'contribute'>, 'debris'> & { readonly debris?: string | null },
): readonly RetrogradeEvent[] {
  const asset = assetOf(state, id);
  const { thing: project } = ownProject(state, seat, to);
  const points = pointsOf(asset, debris !== null);
  const total = project!.points + points;
  const fact: RetrogradeEvent = { type: 'contributed', seat, asset: id, project: to, points, total, debris };
  return [fact, ...completedBy(state, fact, project!, total, asset)];
}

/**
 * RG-14.13 to RG-14.15: what comes into play as `fact` brings a project to `total` points, given by or around
 * `contributor`.
 */
export function completedBy(
  state: RetrogradeState,
  fact: RetrogradeEvent,
  { id: project, kind, card, asset: at, owner: seat }: Project,
  total: number,
  contributor: Asset,
): readonly RetrogradeEvent[] {
  if (kind === 'spacecraft' || total < costOf(state, { card, asset: at }, contributor)) return [];
  const id = nextId(sideOf(state, seat), card);
  if (kind === 'asset') return [{ type: 'assetCompleted', seat, project, asset: id, card }];
  const replaced = assetOf(state, at!).upgrade?.card ?? null;
  const installed: RetrogradeEvent = {
    type: 'upgradeInstalled',
    seat,
    project,
    asset: at!,
    upgrade: id,
    card,
    replaced,
  };
  return [installed, ...settled(evolve(evolve(state, fact), installed), at!)];
}

/** Contributions an asset could think of: to each own project, without debris and with each one around it. */
export function contributionsOf(state: RetrogradeState, asset: Asset): readonly CommandOf<'contribute'>[] {
  const debris = upgradeAbility(asset, 'reclaimDebris') ? debrisAround(state, asset.id).map(({ id }) => id) : [];
  return state.projects
    .filter(({ owner }) => owner === asset.owner)
    .flatMap(({ id: project }): readonly CommandOf<'contribute'>[] => {
      const plain = { type: 'contribute', asset: asset.id, project } as const;
      return [plain, ...debris.map((one) => ({ ...plain, debris: one }))];
    });
}
