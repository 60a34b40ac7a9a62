import type { Rejection } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/seat.ts';
import type { CommandOf } from '../command.ts';
import { designOf } from '../data/cards.ts';
import { KEYWORD_NAMES, type Keyword } from '../data/ships.ts';
import type { SpurEvent } from '../event.ts';
import type { Ship, SpurState } from '../state.ts';
import { declared, isNotYours, isOvercharged, participantsOf } from './attack.ts';
import { flagshipOf } from './formation.ts';
import { bonusOf, reachesSecond } from './lasting.ts';
import { isNoEnemy, isOutOfReach } from './reach.ts';
import { refuse } from './refusal.ts';
import { has, nameOf, shipOf } from './table.ts';

/** OS-8.15: energy the flagship pays for each activation. */
const FLOCK_COST = 2;

/** OS-4.5: whether a ship has the keyword of a special ability. */
const lacks = (id: string, keyword: Keyword, rule: string): Rejection | null =>
  has(id, keyword) ? null : refuse(rule, `${nameOf(id)} has no ${KEYWORD_NAMES[keyword]}.`);

/** OS-8.8: why a ship cannot ram; null = it can. */
export function cannotRam(state: SpurState, seat: Seat, { ship: id, target }: CommandOf<'ram'>): Rejection | null {
  const early = isNotYours(state, seat, id) ?? lacks(id, 'ram', 'OS-8.8');
  if (early) return early;
  const ship = shipOf(state, id);
  return (
    isOvercharged(ship) ??
    (ship.energy > 0 ? null : refuse('OS-8.8', `Ram needs at least 1 energy; ${nameOf(id)} has ${ship.energy}.`)) ??
    isNoEnemy(state, seat, target) ??
    isOutOfReach(state, shipOf(state, target), reachesSecond(state, ship) ? 'second' : 'foremost')
  );
}

/** OS-8.8, OS-8.9: the ram as it is declared: hull damage by the printed hull, all energy spent. */
export function rammed(state: SpurState, seat: Seat, { ship: id, target }: CommandOf<'ram'>): SpurEvent {
  const ship = shipOf(state, id);
  const packet = { shield: 0, any: 0, hull: designOf(id).hull };
  return {
    type: 'attackDeclared',
    seat,
    attack: declared(
      state,
      { kind: 'ram', ship: id, source: 'ram', target, missile: false, splash: 0, packet },
      bonusOf(state, ship),
    ),
    cost: ship.energy,
    energy: 0,
    overcharge: false,
    participants: participantsOf(state, seat, shipOf(state, target).owner),
  };
}

/** OS-8.9: hull damage a ram does to the rammer. */
export const recoilOf = (rammer: string): number => Math.ceil(designOf(rammer).hull / 2);

/** OS-8.11: why Suppressing Fire cannot be given; null = it can. */
export function cannotSuppress(
  state: SpurState,
  seat: Seat,
  { ship: id, target }: CommandOf<'suppress'>,
): Rejection | null {
  const early = isNotYours(state, seat, id) ?? lacks(id, 'suppressingFire', 'OS-8.11');
  if (early) return early;
  const ship = shipOf(state, id);
  if (ship.overcharged) return isOvercharged(ship);
  if (ship.energy === 0) return refuse('OS-8.11', `${nameOf(id)} needs at least 1 energy; it has 0.`);
  const stranger = isNoEnemy(state, seat, target);
  if (stranger) return stranger;
  const far = isOutOfReach(state, shipOf(state, target), 'foremost');
  return far?.rule === 'OS-5.4' ? refuse('OS-8.11', 'Only the foremost ship of a column can be suppressed.') : far;
}

/** OS-8.15: why a ship cannot be activated by Flock; null = it can. */
export function cannotFlock(state: SpurState, seat: Seat, { ship: id }: CommandOf<'flockActivate'>): Rejection | null {
  const foreign = isNotYours(state, seat, id, 'OS-8.15');
  if (foreign) return foreign;
  const flagship = flagshipOf(state, seat)!;
  if (flagship.id === id) return refuse('OS-8.15', 'The flagship cannot be activated by Flock.');
  return lacks(id, 'flock', 'OS-8.15') ?? isSpent(shipOf(state, id)) ?? cannotLead(flagship);
}

function isSpent(ship: Ship): Rejection | null {
  if (ship.activated) return refuse('OS-8.15', `${nameOf(ship.id)} was already activated this turn.`);
  return isOvercharged(ship);
}

function cannotLead(flagship: Ship): Rejection | null {
  const { energy } = flagship;
  if (flagship.overcharged) return refuse('OS-8.15', `The flagship ${nameOf(flagship.id)} is overcharged.`);
  return energy >= FLOCK_COST
    ? null
    : refuse('OS-8.15', `The flagship must pay ${FLOCK_COST} energy; it has ${energy}.`, { energy });
}

export function flocked(state: SpurState, seat: Seat, { ship }: CommandOf<'flockActivate'>): SpurEvent {
  const flagship = flagshipOf(state, seat)!;
  return { type: 'flockActivated', seat, ship, flagship: flagship.id, energy: flagship.energy - FLOCK_COST };
}

/** Whatever of a primary action but attacks and Regroup could be thought of with a ship. */
export function specialsOf(
  state: SpurState,
  ship: Ship,
): readonly (CommandOf<'ram'> | CommandOf<'suppress'> | CommandOf<'flockActivate'>)[] {
  const enemies = state.ships.filter(({ owner }) => owner !== ship.owner);
  return [
    ...(has(ship.id, 'ram')
      ? enemies.map(({ id }): CommandOf<'ram'> => ({ type: 'ram', ship: ship.id, target: id }))
      : []),
    ...(has(ship.id, 'suppressingFire')
      ? enemies.map(({ id }): CommandOf<'suppress'> => ({ type: 'suppress', ship: ship.id, target: id }))
      : []),
    ...(has(ship.id, 'flock') ? [{ type: 'flockActivate' as const, ship: ship.id }] : []),
  ];
}
