import type { Rejection } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/seat.ts';
import type { CommandOf } from '../command.ts';
import { cardOf } from '../data/cards.ts';
import type { EventOf } from '../event.ts';
import type { Asset, Project, RetrogradeState } from '../state.ts';
import { costOf } from './contribute.ts';
import { populationLimit, populationUse, populationUsed } from './population.ts';
import { ownProject, refuse } from './refusal.ts';
import { assetOf, nameOf, nextId, outermost, sideOf, upgradeAbility, type OnTable } from './things.ts';

/** RG-14.10 to RG-14.13: why a spacecraft project cannot be completed; null = it can. */
export function cannotComplete(
  state: RetrogradeState,
  seat: Seat,
  { project: id, orbital = 1 }: CommandOf<'complete'>,
): Rejection | null {
  const { thing: project, refusal } = ownProject(state, seat, id);
  if (refusal) return refusal;
  if (project.kind !== 'spacecraft') return refuse('RG-14.13', 'Upgrades and assets complete by themselves.');
  return isUnpaid(state, project) ?? cannotEnter(state, project, orbital) ?? isOverLimit(state, project);
}

/** RG-14.10. */
export function isUnpaid(state: OnTable, project: Project): Rejection | null {
  const cost = costOf(state, project, null);
  const { points, card } = project;
  return points >= cost
    ? null
    : refuse('RG-14.10', `${cardOf(card).name} has ${points} of ${cost} points.`, { points, cost });
}

/** RG-14.11, RG-17.14. */
function cannotEnter(state: RetrogradeState, { asset: at }: Project, orbital: number): Rejection | null {
  const asset = assetOf(state, at!);
  if (!upgradeAbility(asset, 'openEntry'))
    return orbital === 1 ? null : refuse('RG-14.11', 'New spacecraft enter orbital 1.');
  const last = outermost(asset);
  if (orbital >= 1 && orbital <= last) return null;
  return refuse('RG-17.14', `${nameOf(asset)} has ${last} ${last === 1 ? 'orbital' : 'orbitals'}.`);
}

/** RG-14.12, RG-15.3. */
export function isOverLimit(state: OnTable, { owner, card }: Project): Rejection | null {
  const limit = populationLimit(state, owner);
  const after = populationUsed(state, owner) + populationUse(state, owner, card);
  return after <= limit
    ? null
    : refuse('RG-14.12', `Population would be ${after} of ${limit}.`, { population: after, limit });
}

/** RG-14.11. */
export function completed(
  state: RetrogradeState,
  seat: Seat,
  { project: id, orbital = 1 }: CommandOf<'complete'>,
): EventOf<'spacecraftCompleted'> {
  const { card, asset } = ownProject(state, seat, id).thing!;
  const spacecraft = nextId(sideOf(state, seat), card);
  return { type: 'spacecraftCompleted', seat, project: id, spacecraft, card, asset: asset!, orbital };
}

/** Orbitals a completed spacecraft could enter. */
const entriesOf = (asset: Asset): number => (upgradeAbility(asset, 'openEntry') ? outermost(asset) : 1);

/** Completions a seat could think of: of each spacecraft project, into each orbital it may enter. */
export const completionsOf = (state: RetrogradeState, seat: Seat): readonly CommandOf<'complete'>[] =>
  state.projects
    .filter(({ owner, kind }) => owner === seat && kind === 'spacecraft')
    .flatMap(({ id, asset }) =>
      Array.from({ length: entriesOf(assetOf(state, asset!)) }, (_, more): CommandOf<'complete'> => ({
        type: 'complete',
        project: id,
        orbital: more + 1,
      })),
    );
