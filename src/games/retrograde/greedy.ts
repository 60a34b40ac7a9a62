import type { Rival } from '../../engine/brain.ts';
import type { Seat } from '../../engine/seat.ts';
import { choices } from './choices.ts';
import type { CommandOf, RetrogradeCommand } from './command.ts';
import { assetCard, cardOf } from './data/cards.ts';
import { exactly } from './odds/hits.ts';
import { hittingFaces } from './rules/fire.ts';
import { aimOf, diceOf } from './rules/attack.ts';
import { assetOf, outermost, sideOf, spacecraftOf } from './rules/things.ts';
import type { RetrogradeState } from './state.ts';

/**
 * A player who builds the dearest card they can, attacks whenever they can with all they have, bombards whatever they
 * are above, and else moves each spacecraft to the nearest enemy asset and down to it. They research with what cannot
 * build. Equal choices are drawn by lot.
 */
export const greedy: Rival<RetrogradeState, RetrogradeCommand> = (state, seat, chance) => {
  const legal = choices(state, seat);
  const ranks = legal.map((command) => rankOf(state, seat, command));
  const highest = Math.max(...ranks);
  const found = legal.filter((_, at) => ranks[at] === highest);
  return found[chance.below(found.length)]!;
};

/** Ending the phase is better than all that ranks below this. */
const NOTHING = 0;
const NEVER = -1;

/** Ranks of what is always done as soon as it can be, and of what waits until there is nothing else. */
const RANKS: { readonly [type in RetrogradeCommand['type']]?: number } = {
  complete: 300,
  missileDefense: 250,
  repair: 10,
  sweep: NOTHING,
  endPhase: NOTHING,
};

function rankOf(state: RetrogradeState, seat: Seat, command: RetrogradeCommand): number {
  switch (command.type) {
    case 'bombard':
      return command.target === 'asset' ? 400 : 300;
    case 'attack':
      return 200 + meanHits(state, command);
    case 'burn':
      return burnRank(state, seat, command);
    case 'research':
      return buildsNothing(state, seat, command.asset) ? 10 + (command.draw ?? 1) : NEVER;
    case 'contribute':
      return 100 + costOf(state.projects.find(({ id }) => id === command.project)!.card);
    case 'startProject':
      return canPay(state, seat, command) ? 200 + costOf(command.card) : NEVER;
    default:
      return RANKS[command.type] ?? NEVER;
  }
}

const costOf = (card: string): number => cardOf(card).cost ?? 0;

/** Hits that are to be expected of an attack. */
function meanHits(state: RetrogradeState, { spacecraft, target, spend }: CommandOf<'attack'>): number {
  const [own, enemy] = [spacecraftOf(state, spacecraft), spacecraftOf(state, target)];
  const { hitNumber } = aimOf(own, enemy, spend);
  const { ways, all } = exactly(1, hittingFaces(state.options.hitRule, hitNumber), 1);
  return (diceOf(own, enemy) * ways) / all;
}

/** Down around an enemy asset that stands; from anywhere else to one, or up on the way there. */
function burnRank(
  state: RetrogradeState,
  seat: Seat,
  { spacecraft: id, asset: to, orbital }: CommandOf<'burn'>,
): number {
  const one = spacecraftOf(state, id);
  const [from, there] = [assetOf(state, one.asset), assetOf(state, to)];
  const attacks = there.owner !== seat && !there.destroyed;
  if (to !== one.asset) return attacks && !(from.owner !== seat && !from.destroyed) ? 50 : NEVER;
  if (attacks) return orbital < one.orbital ? 40 : NEVER;
  return orbital > one.orbital && one.orbital < outermost(from) ? 30 : NEVER;
}

const buildsNothing = (state: RetrogradeState, seat: Seat, id: string): boolean =>
  assetCard(assetOf(state, id).card).power === 0 ||
  (sideOf(state, seat).hand.length === 0 && !state.projects.some(({ owner }) => owner === seat));

/** A project is started where something can be put on it at once. */
const canPay = (state: RetrogradeState, seat: Seat, { asset }: CommandOf<'startProject'>): boolean =>
  asset === undefined
    ? state.assets.some((one) => one.owner === seat && !one.destroyed && !one.tapped && assetCard(one.card).power > 0)
    : !assetOf(state, asset).tapped && assetCard(assetOf(state, asset).card).power > 0;
