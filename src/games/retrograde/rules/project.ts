import type { Rejection } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/seat.ts';
import type { CommandOf } from '../command.ts';
import { cardOf, type Card } from '../data/cards.ts';
import { CLASS_NAMES } from '../data/classes.ts';
import type { EventOf } from '../event.ts';
import type { Asset, RetrogradeState } from '../state.ts';
import { anyAsset, isDestroyed, isNotInHand, ownAsset, ownProject, refuse } from './refusal.ts';
import { facilitiesOf, nameOf, sideOf, workingOf } from './things.ts';

/** RG-14.2 to RG-14.5: why a card of the hand cannot become a project; null = it can. */
export function cannotStart(
  state: RetrogradeState,
  seat: Seat,
  { card: id, asset: at }: CommandOf<'startProject'>,
): Rejection | null {
  const foreign = isNotInHand(sideOf(state, seat).hand, id);
  const unknown = foreign ?? (at === undefined ? null : anyAsset(state, at).refusal);
  if (unknown) return unknown;
  const card = cardOf(id);
  if (card.kind === 'asset')
    return at === undefined ? null : refuse('RG-14.5', 'An asset project lies on the asset field; name no asset.');
  const rule = card.kind === 'spacecraft' ? 'RG-14.3' : 'RG-14.4';
  if (at === undefined) return refuse(rule, 'Name the asset that is to carry it.');
  const { thing: asset, refusal } = ownAsset(state, seat, at, rule);
  if (refusal) return refusal;
  return isDestroyed(asset, rule) ?? isTaken(state, asset, card, rule) ?? cannotBuild(asset, card);
}

/** RG-14.3, RG-14.4: one project of a kind for each asset. */
const isTaken = ({ projects }: RetrogradeState, asset: Asset, { kind }: Card, rule: string): Rejection | null =>
  projects.some((one) => one.asset === asset.id && one.kind === kind)
    ? refuse(rule, `${nameOf(asset)} already carries ${kind === 'upgrade' ? 'an' : 'a'} ${kind} project.`)
    : null;

/** RG-14.3: a facility of the class, at this moment. */
const cannotBuild = (asset: Asset, card: Card): Rejection | null =>
  card.kind !== 'spacecraft' || facilitiesOf(asset).includes(card.shipClass)
    ? null
    : refuse('RG-14.3', `${nameOf(asset)} cannot build ${CLASS_NAMES[card.shipClass]} spacecraft.`);

/** RG-14.2. */
export function started(
  state: RetrogradeState,
  seat: Seat,
  { card, asset = null }: { readonly card: string; readonly asset?: string | null },
): EventOf<'projectStarted'> {
  const project = `${seat}-p${sideOf(state, seat).projectsStarted + 1}`;
  return { type: 'projectStarted', seat, project, kind: cardOf(card).kind, asset, card };
}

/** Projects a seat could think of: each card of the hand once, on each of its working assets. */
export function startsOf(state: RetrogradeState, seat: Seat): readonly CommandOf<'startProject'>[] {
  const assets = workingOf(state, seat);
  return [...new Set(sideOf(state, seat).hand)].flatMap((card): readonly CommandOf<'startProject'>[] =>
    cardOf(card).kind === 'asset'
      ? [{ type: 'startProject', card }]
      : assets.map(({ id }) => ({ type: 'startProject', card, asset: id })),
  );
}

/** RG-14.18: why a project cannot be scrapped; null = it can. */
export function cannotScrap(
  state: RetrogradeState,
  seat: Seat,
  { project }: CommandOf<'scrapProject'>,
): Rejection | null {
  const { refusal } = ownProject(state, seat, project);
  if (refusal) return refusal;
  return state.options.scrapProjects ? null : refuse('RG-14.18', 'Projects cannot be scrapped in this game.');
}

/** RG-14.18. */
export function scrapped(
  state: RetrogradeState,
  seat: Seat,
  { project: id }: CommandOf<'scrapProject'>,
): EventOf<'projectScrapped'> {
  const { kind, asset, card } = ownProject(state, seat, id).thing!;
  return { type: 'projectScrapped', seat, project: id, kind, asset, card };
}
