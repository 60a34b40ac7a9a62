import type { RetrogradeCommand } from '../command.ts';
import { assetCard, cardOf, type CardId } from '../data/cards.ts';
import { cannotComplete, completionsOf } from '../rules/complete.ts';
import { cannotContribute, costOf, pointsOf } from '../rules/contribute.ts';
import { cannotStart } from '../rules/project.ts';
import { cannotRepair, repairsOf } from '../rules/repair.ts';
import { cannotResearch, mostDrawn } from '../rules/research.ts';
import { assetOf, debrisAround, enemiesAround, sideOf, upgradeAbility, workingOf } from '../rules/things.ts';
import type { Asset, RetrogradeState } from '../state.ts';
import { freshMemory } from './board.ts';
import { freePopulation, gainOf, spacecraftGain } from './gains.ts';
import type { Plan } from './strikes.ts';
import type { Weighing } from './weighing.ts';
import { WEIGHTS } from './worth.ts';

/** Of what a card is worth, the part that its points are worth before the last of them lies there. */
const UNFINISHED = 0.7;
/** Of two contributions that come to the same, the weaker asset gives. */
const PER_POINT = 0.004;

/** A contribution that could be made: by an asset, to a project, or to a card of the hand that is started first. */
interface Gift {
  readonly asset: Asset;
  readonly command: RetrogradeCommand;
  readonly gain: number;
}

/** What more points on a project are worth: in proportion, and the rest when they complete it. */
function progress(worth: number, had: number, given: number, cost: number): number {
  const from = Math.min(had, cost) / cost;
  const to = Math.min(had + given, cost) / cost;
  return worth * (UNFINISHED * (to - from) + (to === 1 && from < 1 ? 1 - UNFINISHED : 0));
}

/** What a card is worth on an asset, or (null) on the field. */
type WorthOf = (card: CardId, asset: Asset | null) => number;

/** Every contribution the seat could make, cards of the hand included. */
function giftsOf(weighing: Weighing): readonly Gift[] {
  const { state, seat } = weighing;
  const free = freePopulation(state, seat);
  const known: { [key: string]: number } = {};
  const worthOf: WorthOf = (card, asset) =>
    (known[`${card} ${asset?.id ?? ''}`] ??= gainOf(weighing, card, asset, free));
  return workingOf(state, seat)
    .filter(({ tapped }) => !tapped)
    .flatMap((asset) => [...toProjects(weighing, asset, worthOf), ...toHand(weighing, asset, worthOf)]);
}

/** Points an asset gives, and the debris it clears for it. */
function givenBy(state: RetrogradeState, asset: Asset) {
  const debris = upgradeAbility(asset, 'reclaimDebris') ? debrisAround(state, asset.id)[0]?.id : undefined;
  return { debris, points: pointsOf(asset, debris !== undefined) };
}

function toProjects({ state, seat }: Weighing, asset: Asset, worthOf: WorthOf): readonly Gift[] {
  const { debris, points } = givenBy(state, asset);
  return state.projects.flatMap((project): readonly Gift[] => {
    if (project.owner !== seat) return [];
    const command = { type: 'contribute', asset: asset.id, project: project.id, ...(debris && { debris }) } as const;
    if (cannotContribute(state, seat, command)) return [];
    const worth = worthOf(project.card, project.kind === 'asset' ? null : assetOf(state, project.asset!));
    const gain = progress(worth, project.points, points, costOf(state, project, asset));
    return [{ asset, command, gain: gain - PER_POINT * points }];
  });
}

function toHand({ state, seat }: Weighing, asset: Asset, worthOf: WorthOf): readonly Gift[] {
  const { points } = givenBy(state, asset);
  if (points === 0) return [];
  return [...new Set(sideOf(state, seat).hand)].flatMap((card): readonly Gift[] => {
    const carrier = cardOf(card).kind === 'asset' ? null : asset;
    if (!carrier && enemiesAround(state, asset).length > 0) return [];
    const command: RetrogradeCommand = { type: 'startProject', card, ...(carrier && { asset: carrier.id }) };
    if (cannotStart(state, seat, command)) return [];
    const cost = costOf(state, { card, asset: carrier?.id ?? null }, asset);
    return [{ asset, command, gain: progress(worthOf(card, carrier), 0, points, cost) - PER_POINT * points }];
  });
}

/** The best contribution of each asset when they give one after the other, the most telling first. */
function bestGifts(weighing: Weighing): { readonly [asset: string]: number } {
  const best: { [asset: string]: number } = {};
  for (const { asset, gain } of giftsOf(weighing)) best[asset.id] = Math.max(best[asset.id] ?? 0, gain);
  return best;
}

/** Everything worth a thought in the construction phase. */
export function constructionPlans(weighing: Weighing): readonly Plan[] {
  const { state, seat, sumOf, board } = weighing;
  const stay = sumOf(board);
  const plans: Plan[] = [{ command: { type: 'endPhase' }, sum: stay }];
  for (const command of completionsOf(state, seat)) {
    if (cannotComplete(state, seat, command)) continue;
    const { card, asset } = state.projects.find(({ id }) => id === command.project)!;
    const gain = spacecraftGain(weighing, card, assetOf(state, asset!), command.orbital ?? 1);
    plans.push({ command, sum: stay + COMPLETES + Math.max(0, gain) });
  }
  for (const { command, gain } of giftsOf(weighing)) if (gain > 0) plans.push({ command, sum: stay + gain });
  return plans;
}

/** What is paid is completed before anything else is thought of: its place can be used again (RG-14.19). */
const COMPLETES = 1;

/** Everything worth a thought in the research phase. */
export function researchPlans(weighing: Weighing): readonly Plan[] {
  const { state, seat, sumOf, board } = weighing;
  const stay = sumOf(board);
  const plans: Plan[] = [{ command: { type: 'endPhase' }, sum: stay }];
  const able = workingOf(state, seat).filter(
    (asset) => cannotResearch(state, seat, { type: 'research', asset: asset.id }) === null,
  );
  if (able.length === 0) return plans;
  const gifts = bestGifts(weighing);
  const card = drawWorth(weighing);
  for (const asset of able) {
    const draw = mostDrawn(asset);
    const sum = stay + card * draw - (gifts[asset.id] ?? 0) - REPAIRS * damageOf(asset);
    plans.push({ command: { type: 'research', asset: asset.id, draw }, sum });
  }
  return plans;
}

/** What a damage that an asset could repair weighs against a card. */
const REPAIRS = 0.3;
const damageOf = ({ card, damage }: Asset): number => (damage > 0 && assetCard(card).cost === null ? 1 : 0);

/** What the next card of the deck is worth: half of what it adds, the less the more there is to build already. */
function drawWorth({ state, seat }: Weighing): number {
  const income = workingOf(state, seat).reduce((sum, { card }) => sum + assetCard(card).power, 0);
  const { hand } = sideOf(state, seat);
  const backlog =
    hand.reduce((sum, card) => sum + (cardOf(card).cost ?? 0), 0) +
    state.projects
      .filter(({ owner }) => owner === seat)
      .reduce((sum, project) => sum + Math.max(0, costOf(state, project, null) - project.points), 0);
  return NEXT_CARD / (1 + backlog / Math.max(1, income));
}

/** Worth of a card when there is nothing to build. */
const NEXT_CARD = 0.4;

/** Everything worth a thought in the repair phase. */
export function repairPlans(weighing: Weighing): readonly Plan[] {
  const { state, seat, sumOf, board } = weighing;
  const stay = sumOf(board);
  const plans: Plan[] = [{ command: { type: 'endPhase' }, sum: stay }];
  const able = workingOf(state, seat)
    .flatMap(repairsOf)
    .filter((command) => cannotRepair(state, seat, command) === null);
  if (able.length === 0) return plans;
  const gifts = bestGifts(weighing);
  for (const command of able) {
    const asset = assetOf(state, command.asset);
    const gain = command.target === 'upgrade' ? WEIGHTS.upgrades * 0.3 : repairGain(weighing, asset);
    plans.push({ command, sum: stay + gain - (gifts[asset.id] ?? 0) });
  }
  return plans;
}

/** What one damage less adds. */
function repairGain({ board, sumOf }: Weighing, { id }: Asset): number {
  const places = board.places.map((place) => (place.id === id ? { ...place, hp: place.hp + 1 } : place));
  return sumOf({ ...board, places, memory: freshMemory() }) - sumOf(board);
}
