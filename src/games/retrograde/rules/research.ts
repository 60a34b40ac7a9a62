import type { Rejection } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/seat.ts';
import type { CommandOf } from '../command.ts';
import type { EventOf } from '../event.ts';
import type { Asset, RetrogradeState } from '../state.ts';
import { isDestroyed, isTapped, ownAsset, refuse } from './refusal.ts';
import { assetOf, sideOf, upgradeAbility } from './things.ts';

/** RG-17.11: the most cards an asset may draw. */
export const mostDrawn = (asset: Asset): number => upgradeAbility(asset, 'extraDraw')?.upTo ?? 1;

/** RG-13.1, RG-13.2: why an asset cannot research; null = it can. */
export function cannotResearch(
  state: RetrogradeState,
  seat: Seat,
  { asset: id, draw }: CommandOf<'research'>,
): Rejection | null {
  const { thing: asset, refusal } = ownAsset(state, seat, id, 'RG-13.1');
  if (refusal) return refusal;
  const idle = isDestroyed(asset) ?? isTapped(asset, 'RG-13.1');
  if (idle) return idle;
  if (draw !== undefined && draw > mostDrawn(asset))
    return refuse('RG-17.11', `Only an asset with University draws ${draw}.`);
  return sideOf(state, seat).deck.length > 0 ? null : refuse('RG-4.6', 'Your deck is empty.');
}

/** RG-13.1, RG-17.11. */
export function researched(
  state: RetrogradeState,
  seat: Seat,
  { asset: id, draw }: CommandOf<'research'>,
): EventOf<'researched'> {
  const cards = sideOf(state, seat).deck.slice(0, draw ?? mostDrawn(assetOf(state, id)));
  return { type: 'researched', seat, asset: id, count: cards.length, cards };
}

/** Researches an asset could think of: one for each number of cards. */
export const researchesOf = (asset: Asset): readonly CommandOf<'research'>[] =>
  Array.from({ length: mostDrawn(asset) }, (_, more) => ({ type: 'research', asset: asset.id, draw: more + 1 }));
