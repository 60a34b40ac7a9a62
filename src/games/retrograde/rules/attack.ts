import type { Rejection } from '../../../engine/game.ts';
import type { Chance } from '../../../engine/rng.ts';
import type { Seat } from '../../../engine/seat.ts';
import type { CommandOf } from '../command.ts';
import { printedOn, spacecraftCard } from '../data/cards.ts';
import type { Aim, RetrogradeEvent } from '../event.ts';
import type { Options } from '../options.ts';
import type { RetrogradeState, Spacecraft } from '../state.ts';
import { lost } from './loss.ts';
import { aimAt, DIE, hits, hittingFaces, sureRange, usefulRange } from './fire.ts';
import { isBarred, lowest, ownSpacecraft, refuse } from './refusal.ts';
import { assetOf, nameOf, orbiting, spacecraftOf, type OnTable } from './things.ts';

/** What of a state or view says whether an attack is legal. */
export type Range = OnTable & { readonly options: Pick<Options, 'hitRule'> };

type Placed = Pick<Spacecraft, 'card' | 'orbital' | 'left'>;

/** Orbitals by which the target is higher, and lower, than the attacker (RG-1.6). */
const heights = (attacker: Placed, target: Placed): { readonly up: number; readonly down: number } => ({
  up: Math.max(0, target.orbital - attacker.orbital),
  down: Math.max(0, attacker.orbital - target.orbital),
});

/** RG-9.4, RG-9.6, RG-9.7: range, defence and hit number of an attack with so much delta-vee. */
export const aimOf = (attacker: Placed, target: Placed, spend: number): Aim =>
  aimAt(spend + heights(attacker, target).up, target.left);

/** RG-9.5: how many dice are rolled. */
export const diceOf = (attacker: Placed, target: Placed): number =>
  spacecraftCard(attacker.card).accuracy + heights(attacker, target).down;

/** RG-9.7: the smallest amount with which a die can hit, and the smallest with which each does; at least 1. */
export const spends = (
  { hitRule }: Pick<Options, 'hitRule'>,
  attacker: Placed,
  target: Placed,
): { readonly useful: number; readonly sure: number } => {
  const { up } = heights(attacker, target);
  return {
    useful: Math.max(1, usefulRange(hitRule, target.left) - up),
    sure: Math.max(1, sureRange(hitRule, target.left) - up),
  };
};

/** RG-9.2: why something cannot be attacked by a spacecraft or asset of a seat; `rule` is named. Null = it can. */
export function isNoTarget(state: OnTable, seat: Seat, id: string, rule: string): Rejection | null {
  const target = state.spacecraft.find((one) => one.id === id);
  if (target) return target.owner === seat ? refuse(rule, 'Only enemy spacecraft can be attacked.') : null;
  return state.debris.some((one) => one.id === id)
    ? refuse(rule, 'Debris cannot be attacked.')
    : refuse('RG-4.5', `There is no spacecraft "${id.slice(0, 40)}".`);
}

/** Chapter 9: why a spacecraft cannot attack; null = it can. */
export function cannotAttack(
  state: Range,
  seat: Seat,
  { spacecraft: id, target: at, spend }: CommandOf<'attack'>,
): Rejection | null {
  const { thing: attacker, refusal } = ownSpacecraft(state, seat, id);
  const strange = isNoTarget(state, seat, at, 'RG-9.2');
  const unknown = lowest(refusal, strange?.rule === 'RG-4.5' ? strange : null);
  if (unknown || !attacker) return unknown;
  const early = isBarred(attacker) ?? isSpent(attacker) ?? strange;
  if (early) return early;
  const target = spacecraftOf(state, at);
  if (target.asset !== attacker.asset) {
    const [there, here] = [target, attacker].map(({ asset }) => nameOf(assetOf(state, asset)));
    return refuse('RG-9.2', `The target orbits ${there}; the attacker orbits ${here}.`);
  }
  if (spend < 1) return refuse('RG-9.3', 'Spend at least 1 delta-vee.', { spend });
  if (spend > attacker.left)
    return refuse('RG-9.3', `${nameOf(attacker)} has ${attacker.left} delta-vee.`, { spend, left: attacker.left });
  return cannotHit(state.options, attacker, target, spend);
}

/** RG-17.4. */
function isSpent({ card, attacks }: Spacecraft): Rejection | null {
  const limit = printedOn(card, 'attackLimit');
  if (!limit || attacks < limit.perTurn) return null;
  const made = limit.perTurn === 1 ? '1 attack' : `${limit.perTurn} attacks`;
  return refuse('RG-17.4', `${nameOf({ card })} has made its ${made} this turn.`);
}

/** RG-4.6. */
function cannotHit(
  options: Pick<Options, 'hitRule'>,
  attacker: Spacecraft,
  target: Spacecraft,
  spend: number,
): Rejection | null {
  if (diceOf(attacker, target) < 1) return refuse('RG-4.6', '0 dice: accuracy 0 and no height above the target.');
  const { hitNumber } = aimOf(attacker, target, spend);
  if (hittingFaces(options.hitRule, hitNumber) > 0) return null;
  const { useful } = spends(options, attacker, target);
  return refuse('RG-4.6', `Hit number ${hitNumber}: no die can hit. Spend at least ${useful}.`, { hitNumber, useful });
}

/** RG-9.8, RG-9.9: all dice together; hits beyond what destroys the target are lost. */
export function attacked(
  state: RetrogradeState,
  seat: Seat,
  { spacecraft: id, target: at, spend }: CommandOf<'attack'>,
  chance: Chance,
): readonly RetrogradeEvent[] {
  const attacker = spacecraftOf(state, id);
  const target = spacecraftOf(state, at);
  const aim = aimOf(attacker, target, spend);
  const dice = Array.from({ length: diceOf(attacker, target) }, () => chance.die(DIE));
  const struck = dice.filter((die) => hits(state.options.hitRule, die, aim.hitNumber)).length;
  const damage = target.damage + struck;
  return [
    { type: 'attacked', seat, spacecraft: id, target: at, spend, aim, dice, hits: struck, damage },
    ...lost(target, damage, 'attack'),
  ];
}

/** Attacks a spacecraft could make: on each enemy around the asset, with every amount with which a die can hit. */
export function attacksOf(state: RetrogradeState, attacker: Spacecraft): readonly CommandOf<'attack'>[] {
  return orbiting(state, attacker.asset)
    .filter(({ owner }) => owner !== attacker.owner)
    .flatMap((target) => {
      const { useful } = spends(state.options, attacker, target);
      return Array.from({ length: Math.max(0, attacker.left - useful + 1) }, (_, more): CommandOf<'attack'> => ({
        type: 'attack',
        spacecraft: attacker.id,
        target: target.id,
        spend: useful + more,
      }));
    });
}
