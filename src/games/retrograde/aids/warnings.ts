import type { Seat } from '../../../engine/seat.ts';
import type { CommandOf } from '../command.ts';
import { spacecraftCard } from '../data/cards.ts';
import { isUnpaid } from '../rules/complete.ts';
import { assetOf, homeworldOf, nameOf, otherSeat, resistanceOf } from '../rules/things.ts';
import { debrisDamage } from '../rules/turn.ts';
import { SEATS } from '../state.ts';
import type { RetrogradeView } from '../view.ts';
import { contributionPreview, knownProjects } from './previews.ts';

/** RG-23.10: what should be known before something is done; never a refusal. */
export interface Warning {
  /** The thing it is about, by its id. */
  readonly about: string;
  readonly reason: string;
  /** Whether the thing is lost by it. */
  readonly fatal: boolean;
}

/** RG-23.10: the own spacecraft debris will damage at the end of the turn, if nothing changes. */
export const debrisWarnings = (view: RetrogradeView, seat: Seat): readonly Warning[] =>
  view.spacecraft
    .filter(({ owner }) => owner === seat)
    .flatMap((one) => {
      const dealt = debrisDamage(view, one);
      if (dealt === 0) return [];
      const { armor } = spacecraftCard(one.card);
      const fatal = one.damage + dealt >= armor;
      const before = one.damage > 0 ? `, ${one.damage} damage before` : '';
      const reason = `${dealt} debris damage at end of turn, armor ${armor}${before}: will ${fatal ? '' : 'not '}be destroyed.`;
      return [{ about: one.id, reason, fatal }];
    });

/** RG-23.10, RG-12.5: a contribution that would destroy the own asset by replacing its upgrade; null = it would not. */
export function replacingWarning(view: RetrogradeView, command: CommandOf<'contribute'>): Warning | null {
  const project = knownProjects(view).find(({ id }) => id === command.project);
  if (project?.kind !== 'upgrade' || !contributionPreview(view, command).completes) return null;
  const asset = assetOf(view, project.asset!);
  const resistance = resistanceOf({ ...asset, upgrade: { id: '', card: project.card, damage: 0, attacked: [] } });
  if (asset.damage < resistance) return null;
  const reason = `${nameOf(project)} replaces ${asset.upgrade ? nameOf(asset.upgrade) : 'nothing'}: ${nameOf(asset)} has ${asset.damage} of ${resistance} damage and will be destroyed.`;
  return { about: asset.id, reason, fatal: true };
}

/** RG-14.16: points for a spacecraft that has all of them are lost; null = they are not. */
function wasteWarning(view: RetrogradeView, command: CommandOf<'contribute'>): Warning | null {
  const project = knownProjects(view).find(({ id }) => id === command.project);
  if (project?.kind !== 'spacecraft' || isUnpaid(view, project)) return null;
  const { points, cost } = contributionPreview(view, command);
  const reason = `${nameOf(project)} has ${project.points} of ${cost} points: ${points} more would be lost.`;
  return { about: project.id, reason, fatal: false };
}

/** What a contribution loses: the asset that makes it, or its points; null = nothing. */
export const contributionWarning = (view: RetrogradeView, command: CommandOf<'contribute'>): Warning | null =>
  replacingWarning(view, command) ?? wasteWarning(view, command);

/** RG-23.10, RG-18.1: who has lost their homeworld, and in which turn they lose the game for it. */
export const homeworldWarnings = (view: RetrogradeView): readonly Warning[] =>
  SEATS.flatMap((seat) => {
    const homeworld = homeworldOf(view, seat);
    if (!homeworld.destroyed || view.phase === 'over') return [];
    const turn = view.turn + (view.activeSeat === otherSeat(seat) ? 1 : 2);
    const reason = `${nameOf(homeworld)} is destroyed: seat ${seat} will lose at its upkeep of turn ${turn}.`;
    return [{ about: homeworld.id, reason, fatal: true }];
  });
