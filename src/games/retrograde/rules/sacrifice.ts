import type { Rejection } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/seat.ts';
import type { CommandOf } from '../command.ts';
import { printedOn } from '../data/cards.ts';
import type { RetrogradeEvent } from '../event.ts';
import type { RetrogradeState, Spacecraft } from '../state.ts';
import { cannotGive, completedBy } from './contribute.ts';
import { lowest, ownProject, ownSpacecraft, refuse } from './refusal.ts';
import { assetOf, nameOf, spacecraftOf } from './things.ts';

/** RG-17.8: why a spacecraft cannot be given up for points; null = it can. */
export function cannotSacrifice(
  state: RetrogradeState,
  seat: Seat,
  { spacecraft: id, project: to }: CommandOf<'sacrifice'>,
): Rejection | null {
  const given = ownSpacecraft(state, seat, id);
  const built = ownProject(state, seat, to);
  const unknown = lowest(given.refusal, built.refusal);
  if (unknown) return unknown;
  const spacecraft = given.thing!;
  if (!printedOn(spacecraft.card, 'sacrificeForPoints'))
    return refuse('RG-17.8', 'Only a Colony Ship can be given up for points.');
  const asset = assetOf(state, spacecraft.asset);
  if (asset.owner !== seat) return refuse('RG-17.8', `${nameOf(asset)} is not yours.`);
  if (asset.destroyed) return refuse('RG-17.8', `${nameOf(asset)} is destroyed.`);
  return cannotGive(state, asset, built.thing!);
}

/** RG-17.8. */
export function sacrificed(
  state: RetrogradeState,
  seat: Seat,
  { spacecraft: id, project: to }: CommandOf<'sacrifice'>,
): readonly RetrogradeEvent[] {
  const { card, asset: at } = spacecraftOf(state, id);
  const { thing: project } = ownProject(state, seat, to);
  const { points } = printedOn(card, 'sacrificeForPoints')!;
  const total = project!.points + points;
  const fact: RetrogradeEvent = {
    type: 'sacrificed',
    seat,
    spacecraft: id,
    card,
    asset: at,
    project: to,
    points,
    total,
  };
  return [fact, ...completedBy(state, fact, project!, total, assetOf(state, at))];
}

/** Sacrifices of a spacecraft that could be thought of. */
export const sacrificesOf = (
  state: RetrogradeState,
  { id, owner, card }: Spacecraft,
): readonly CommandOf<'sacrifice'>[] =>
  printedOn(card, 'sacrificeForPoints')
    ? state.projects
        .filter((one) => one.owner === owner)
        .map((one) => ({ type: 'sacrifice', spacecraft: id, project: one.id }))
    : [];
