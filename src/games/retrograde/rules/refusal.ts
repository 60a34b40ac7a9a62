import type { Rejection } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/seat.ts';
import type { Asset, Project, RetrogradeState, Spacecraft } from '../state.ts';
import { nameOf, type OnTable } from './things.ts';

/** A refusal: its rule, its sentence, its numbers. */
export const refuse = (rule: string, reason: string, data?: Rejection['data']): Rejection =>
  data ? { rule, reason, data } : { rule, reason };

/** A word as it is repeated to whoever said it. */
const said = (id: string): string => `"${id.slice(0, 40)}"`;

/** The thing a command names, or why it cannot be meant. */
export type Found<T> =
  | { readonly thing: T; readonly refusal: null }
  | { readonly thing: null; readonly refusal: Rejection };

const found = <T>(thing: T): Found<T> => ({ thing, refusal: null });
const none = <T>(rejection: Rejection): Found<T> => ({ thing: null, refusal: rejection });

/** RG-4.5 (e), RG-6.1, RG-12.6: the own spacecraft of an id. */
export function ownSpacecraft({ spacecraft, debris }: OnTable, seat: Seat, id: string): Found<Spacecraft> {
  const one = spacecraft.find((any) => any.id === id);
  if (one)
    return one.owner === seat ? found(one) : none(refuse('RG-6.1', 'This spacecraft belongs to the other player.'));
  const wreck = debris.find((any) => any.id === id);
  if (!wreck) return none(refuse('RG-4.5', `There is no spacecraft ${said(id)}.`));
  return none(
    wreck.owner === seat
      ? refuse('RG-12.6', `${nameOf(wreck)} is destroyed.`)
      : refuse('RG-6.1', 'This spacecraft belongs to the other player.'),
  );
}

/** The number of a rule within the catalogue: its chapter, then its place there. */
const placeOf = ({ rule }: Rejection): number => {
  // RG-4.5: that the acting card is destroyed belongs to the next group.
  if (rule === 'RG-12.6') return Infinity;
  const [chapter, number] = rule.slice(3).split('.').map(Number);
  return chapter! * 100 + number!;
};

/** RG-4.5: of what fails in group (e), the lower rule number comes first; null = nothing does. */
export function lowest(...refusals: readonly (Rejection | null)[]): Rejection | null {
  let first: Rejection | null = null;
  for (const one of refusals) if (one && (!first || placeOf(one) < placeOf(first))) first = one;
  return first;
}

/** RG-4.5 (e): any asset of an id. */
export function anyAsset({ assets }: Pick<OnTable, 'assets'>, id: string): Found<Asset> {
  const one = assets.find((any) => any.id === id);
  return one ? found(one) : none(refuse('RG-4.5', `There is no asset ${said(id)}.`));
}

/** RG-4.5 (e): the own asset of an id; `rule` is named where it is an enemy's. */
export function ownAsset(state: Pick<OnTable, 'assets'>, seat: Seat, id: string, rule: string): Found<Asset> {
  const asset = anyAsset(state, id);
  if (asset.refusal || asset.thing.owner === seat) return asset;
  return none(refuse(rule, `${nameOf(asset.thing)} is not yours.`));
}

/** RG-4.5 (e): the own project of an id. */
export function ownProject({ projects }: Pick<RetrogradeState, 'projects'>, seat: Seat, id: string): Found<Project> {
  const one = projects.find((any) => any.id === id);
  if (!one) return none(refuse('RG-4.5', `There is no project ${said(id)}.`));
  return one.owner === seat ? found(one) : none(refuse('RG-4.5', 'This project belongs to the other player.'));
}

/** RG-4.5 (e): a card of the own hand. */
export const isNotInHand = (hand: readonly string[], card: string): Rejection | null =>
  hand.includes(card) ? null : refuse('RG-4.5', 'This card is not in your hand.');

/** RG-12.1: a destroyed asset does nothing. */
export const isDestroyed = (asset: Asset, rule = 'RG-12.1'): Rejection | null =>
  asset.destroyed ? refuse(rule, `${nameOf(asset)} is destroyed.`) : null;

/** RG-13.1: one job for each asset and turn. */
export const isTapped = (asset: Asset, rule: string): Rejection | null =>
  asset.tapped ? refuse(rule, `${nameOf(asset)} is tapped.`) : null;

/** RG-10.5. */
export const isBarred = (spacecraft: Spacecraft): Rejection | null =>
  spacecraft.barred ? refuse('RG-10.5', `${nameOf(spacecraft)} came by refit this turn and cannot maneuver.`) : null;
