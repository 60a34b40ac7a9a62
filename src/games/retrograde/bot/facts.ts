import type { Prospect } from '../../../engine/brain.ts';
import type { Json } from '../../../engine/json.ts';
import type { Seat } from '../../../engine/seat.ts';
import type { RetrogradeCommand, Target } from '../command.ts';
import { atLeast, type Ways } from '../odds/hits.ts';
import { spacecraftCard, upgradeCard } from '../data/cards.ts';
import { aimOf, diceOf, spends } from '../rules/attack.ts';
import { bombardmentOf } from '../rules/bombard.ts';
import { burnCost } from '../rules/burn.ts';
import { pointsOf } from '../rules/contribute.ts';
import { hittingFaces } from '../rules/fire.ts';
import { missileAim } from '../rules/missile-defense.ts';
import { assetOf, resistanceOf, sideOf, spacecraftOf, upgradeAbility } from '../rules/things.ts';
import type { Phase, RetrogradeState } from '../state.ts';

/** What a command comes to in terms of the rules, from what everybody at the table knows. */
export type RetrogradeFacts =
  | {
      readonly kind: 'attack';
      readonly spacecraft: string;
      readonly target: string;
      readonly spend: number;
      readonly dice: number;
      readonly hitNumber: number;
      /** That the target is destroyed. */
      readonly chance: Ways;
      /** RG-9.7: what a die needs at least, and what makes each hit. */
      readonly useful: number;
      readonly sure: number;
    }
  | { readonly kind: 'missiles'; readonly target: string; readonly hitNumber: number; readonly chance: Ways }
  | {
      readonly kind: 'bombard';
      readonly spacecraft: string;
      readonly asset: string;
      readonly target: Target;
      readonly power: number;
      /** Damage after it, of what the asset or upgrade stands. */
      readonly damage: number;
      readonly resistance: number;
    }
  | {
      readonly kind: 'burn';
      readonly spacecraft: string;
      readonly asset: string;
      readonly orbital: number;
      readonly cost: number;
      readonly left: number;
      /** What the spacecraft is on its way to do this turn. */
      readonly then: 'attack' | 'bombard' | null;
    }
  | { readonly kind: 'build'; readonly asset: string; readonly points: number }
  | { readonly kind: 'research'; readonly cards: number; readonly deck: number }
  | { readonly kind: 'repair'; readonly asset: string; readonly target: Target }
  /** RG-14.5: which card it is, the others are not told. */
  | { readonly kind: 'start'; readonly asset: string | null }
  | { readonly kind: 'complete'; readonly project: string }
  | { readonly kind: 'scuttle'; readonly spacecraft: string }
  | { readonly kind: 'refit'; readonly spacecraft: string; readonly card: string }
  | { readonly kind: 'sacrifice'; readonly spacecraft: string; readonly project: string }
  | { readonly kind: 'scrap'; readonly project: string }
  | { readonly kind: 'sweep'; readonly asset: string; readonly debris: number }
  | { readonly kind: 'end'; readonly phase: Phase };

/** What a prospect comes to, by the functions that judge it. */
export const retrogradeFacts = (state: RetrogradeState, seat: Seat, prospect: Prospect<RetrogradeCommand>): Json =>
  factsOf(state, seat, prospect) as unknown as Json;

function factsOf(
  state: RetrogradeState,
  seat: Seat,
  { command, then }: Prospect<RetrogradeCommand>,
): RetrogradeFacts | null {
  switch (command.type) {
    case 'attack':
      return attackFacts(state, command);
    case 'missileDefense':
      return missileFacts(state, command);
    case 'bombard':
      return bombardFacts(state, command);
    case 'burn':
      return burnFacts(state, command, then);
    case 'contribute':
      return {
        kind: 'build',
        asset: command.asset,
        points: pointsOf(assetOf(state, command.asset), command.debris !== undefined),
      };
    case 'research':
      return { kind: 'research', cards: command.draw ?? 1, deck: sideOf(state, seat).deck.length };
    case 'repair':
      return { kind: 'repair', asset: command.asset, target: command.target === 'upgrade' ? 'upgrade' : 'asset' };
    case 'startProject':
      return { kind: 'start', asset: command.asset ?? null };
    case 'complete':
      return { kind: 'complete', project: command.project };
    case 'endPhase':
      return { kind: 'end', phase: state.phase };
    default:
      return rareFacts(command);
  }
}

/** Of what is seldom done. */
function rareFacts(command: RetrogradeCommand): RetrogradeFacts | null {
  switch (command.type) {
    case 'scuttle':
      return { kind: 'scuttle', spacecraft: command.spacecraft };
    case 'refit':
      return { kind: 'refit', spacecraft: command.spacecraft, card: command.card };
    case 'sacrifice':
      return { kind: 'sacrifice', spacecraft: command.spacecraft, project: command.project };
    case 'scrapProject':
      return { kind: 'scrap', project: command.project };
    case 'sweep':
      return { kind: 'sweep', asset: command.asset, debris: command.debris.length };
    default:
      return null;
  }
}

function burnFacts(
  state: RetrogradeState,
  { spacecraft, asset, orbital }: Extract<RetrogradeCommand, { type: 'burn' }>,
  next: RetrogradeCommand | undefined,
): RetrogradeFacts {
  const one = spacecraftOf(state, spacecraft);
  const { total: cost } = burnCost(state, one, assetOf(state, asset), orbital);
  const then = next?.type === 'attack' || next?.type === 'bombard' ? next.type : null;
  return { kind: 'burn', spacecraft, asset, orbital, cost, left: one.left - cost, then };
}

function attackFacts(
  state: RetrogradeState,
  { spacecraft, target: at, spend }: Extract<RetrogradeCommand, { type: 'attack' }>,
): RetrogradeFacts {
  const [one, target] = [spacecraftOf(state, spacecraft), spacecraftOf(state, at)];
  const { hitNumber } = aimOf(one, target, spend);
  const dice = diceOf(one, target);
  const faces = hittingFaces(state.options.hitRule, hitNumber);
  const chance = atLeast(dice, faces, spacecraftCard(target.card).armor - target.damage);
  return {
    kind: 'attack',
    spacecraft,
    target: at,
    spend,
    dice,
    hitNumber,
    chance,
    ...spends(state.options, one, target),
  };
}

function missileFacts(
  state: RetrogradeState,
  { asset, target: at }: Extract<RetrogradeCommand, { type: 'missileDefense' }>,
): RetrogradeFacts {
  const [here, target] = [assetOf(state, asset), spacecraftOf(state, at)];
  const { hitNumber } = missileAim(here, target)!;
  const dice = upgradeAbility(here, 'assetAttack')!.accuracy;
  return {
    kind: 'missiles',
    target: at,
    hitNumber,
    chance: atLeast(dice, hittingFaces(state.options.hitRule, hitNumber), 1),
  };
}

function bombardFacts(
  state: RetrogradeState,
  { spacecraft, target: said }: Extract<RetrogradeCommand, { type: 'bombard' }>,
): RetrogradeFacts {
  const one = spacecraftOf(state, spacecraft);
  const asset = assetOf(state, one.asset);
  const { power } = bombardmentOf(state, one);
  const target = said === 'upgrade' ? 'upgrade' : 'asset';
  const upgrade = target === 'upgrade' ? asset.upgrade! : null;
  return {
    kind: 'bombard',
    spacecraft,
    asset: asset.id,
    target,
    power,
    damage: (upgrade ?? asset).damage + power,
    resistance: upgrade ? upgradeCard(upgrade.card).resistance : resistanceOf(asset),
  };
}
