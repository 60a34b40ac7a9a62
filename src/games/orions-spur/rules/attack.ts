import type { Rejection } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/seat.ts';
import type { CommandOf } from '../command.ts';
import { KIND_NAMES } from '../data/cards.ts';
import type { SpurEvent } from '../event.ts';
import type { Attack, Hit, Packet, Ship, SpurState } from '../state.ts';
import { adjacentTo } from './formation.ts';
import { bonusOf, reachesSecond } from './lasting.ts';
import { isNoEnemy, isOutOfReach, type Reach } from './reach.ts';
import { costs, refuse, said } from './refusal.ts';
import { isMissile, packetOfSource, saysSecond, sourceOf, splashOf, type Source } from './source.ts';
import { allyOf, nameOf, playerOf, shipAt, shipOf } from './table.ts';

type AttackCommand = CommandOf<'attack'>;

/** Why a seat cannot name a ship as its own; null = it is in its fleet. */
export function isNotYours(state: SpurState, seat: Seat, id: string, rule = 'OS-5.1'): Rejection | null {
  const ship = shipAt(state, id);
  return ship?.owner === seat ? null : refuse(rule, `${said(id)} is not a ship of your fleet.`);
}

/** Why a card cannot be taken out of a hand; null = it lies there. */
export const isNotInHand = (state: SpurState, seat: Seat, card: string, rule: string): Rejection | null =>
  playerOf(state, seat).hand.includes(card) ? null : refuse(rule, `${said(card)} is not in your hand.`);

/** OS-5.11. */
export const isOvercharged = ({ id, overcharged }: Ship): Rejection | null =>
  overcharged ? refuse('OS-5.11', `${nameOf(id)} is overcharged until it is re-enabled.`) : null;

/** Chapter 5: why an attack cannot be declared; null = it can. The phase was tested before. */
export function cannotAttack(state: SpurState, seat: Seat, command: AttackCommand): Rejection | null {
  const { ship: id, source: word, target, overcharge = false } = command;
  const early = isUnled(state) ?? isNotYours(state, seat, id) ?? isNoSource(state, seat, id, word);
  if (early) return early;
  const [ship, source] = [shipOf(state, id), sourceOf(id, word)!];
  return (
    hasNoOrder(state, id) ??
    isOvercharged(ship) ??
    cannotPay(ship, source, overcharge) ??
    isNoEnemy(state, seat, target) ??
    isOutOfReach(state, shipOf(state, target), reachOf(state, ship, source))
  );
}

/** OS-8.15: in Flock a ship must be activated before anything attacks. */
const isUnled = ({ mode, activeShip }: SpurState): Rejection | null =>
  mode === 'flock' && activeShip === null ? refuse('OS-8.15', 'Activate a ship with Flock first.') : null;

/** OS-5.1, OS-8.13: whether this ship is the one that may attack in the action under way. */
function hasNoOrder({ mode, activeShip, suppressor }: SpurState, id: string): Rejection | null {
  if (activeShip !== null && activeShip !== id) {
    const reason = `${nameOf(activeShip)} is the attacking ship of this action; ${nameOf(id)} cannot attack.`;
    return refuse('OS-5.1', reason);
  }
  return mode === 'suppress' && suppressor === id ? refuse('OS-8.13', 'Another ship must make the attacks.') : null;
}

/** OS-5.2, OS-10.4: whether a word names something a ship can attack with. */
function isNoSource(state: SpurState, seat: Seat, shipId: string, word: string): Rejection | null {
  if (word !== 'weapon') {
    const missing = isNotInHand(state, seat, word, 'OS-5.2');
    if (missing) return missing;
  }
  const source = sourceOf(shipId, word);
  if (!source) return refuse('OS-5.2', `${nameOf(shipId)} has no weapon.`);
  const { name, kind } = source;
  if (kind === 'attack' || kind === 'attackReaction') return null;
  const use = kind === 'reaction' ? 'it can only be played in a reaction window' : 'it is no weapon';
  return refuse('OS-10.4', `${name} is a ${KIND_NAMES[kind]} card; ${use}.`);
}

/** OS-5.5, OS-5.10. */
function cannotPay({ id, energy }: Ship, { name, cost }: Source, overcharge: boolean): Rejection | null {
  const data = { energy, cost };
  if (!overcharge)
    return energy >= cost
      ? null
      : refuse('OS-5.5', `${name} ${costs(name)} ${cost} energy; ${nameOf(id)} has ${energy}.`, data);
  if (cost === 0) return refuse('OS-5.10', `${name} ${costs(name)} 0 energy; overcharging is not needed.`, data);
  if (energy >= cost) {
    const reason = `Overcharging is not needed; ${nameOf(id)} has ${energy} energy for a cost of ${cost}.`;
    return refuse('OS-5.10', reason, data);
  }
  return energy === cost - 1
    ? null
    : refuse('OS-5.10', `Overcharging gives 1 energy; ${nameOf(id)} has ${energy} and needs ${cost}.`, data);
}

const reachOf = (state: SpurState, ship: Ship, source: Source): Reach =>
  saysSecond(source) || reachesSecond(state, ship) ? 'second' : 'foremost';

/** OS-5.14: splash hits on every ship beside a target now, in slot order. */
export const splashAround = (state: Pick<SpurState, 'ships'>, target: Ship, splash: number): readonly Hit[] =>
  splash === 0
    ? []
    : adjacentTo(state, target).map(({ id }) => ({ ship: id, packet: { shield: 0, any: splash, hull: 0 } }));

/** OS-6.3: who takes part in a window, in the order in which they are asked. */
export function participantsOf(state: SpurState, attacker: Seat, defender: Seat): readonly Seat[] {
  const seats = [defender, allyOf(state.options, defender), attacker, allyOf(state.options, attacker)];
  return seats.filter((seat): seat is Seat => seat !== null && !playerOf(state, seat).eliminated);
}

/** An attack as it is declared: with `bonus` more any damage (OS-10.29), splash fixed (OS-5.14). */
export function declared(
  state: SpurState,
  {
    ship,
    target,
    source,
    kind,
    missile,
    splash,
    packet,
  }: Omit<Attack, 'controller' | 'main' | 'splashHits' | 'braced'> & {
    readonly packet: Packet;
  },
  bonus: number,
): Attack {
  return {
    controller: shipOf(state, ship).owner,
    kind,
    ship,
    source,
    target,
    main: { ...packet, any: packet.any + bonus },
    splash,
    splashHits: splashAround(state, shipOf(state, target), splash),
    missile,
    braced: [],
  };
}

/** The attack a source of a ship makes on a target. `bonus`: modifiers count (not for counterfire, OS-10.29). */
export function attackBy(state: SpurState, ship: Ship, word: string, target: string, bonus: boolean): Attack {
  const source = sourceOf(ship.id, word)!;
  return declared(
    state,
    {
      kind: source.weapon ? 'weapon' : 'card',
      ship: ship.id,
      source: word,
      target,
      missile: isMissile(source),
      splash: splashOf(source),
      packet: packetOfSource(source),
    },
    bonus ? bonusOf(state, ship) : 0,
  );
}

/** OS-5.5, OS-5.9: what declaring an attack comes to. */
export function attacked(state: SpurState, seat: Seat, command: AttackCommand): SpurEvent {
  const { ship: id, source: word, target, overcharge = false } = command;
  const ship = shipOf(state, id);
  const { cost } = sourceOf(id, word)!;
  return {
    type: 'attackDeclared',
    seat,
    attack: attackBy(state, ship, word, target, true),
    cost,
    energy: ship.energy + (overcharge ? 1 : 0) - cost,
    overcharge,
    participants: participantsOf(state, seat, shipOf(state, target).owner),
  };
}

/** Attacks of an own ship that could be thought of; `cannotAttack` says which are legal. */
export function attacksOf(state: SpurState, ship: Ship): readonly AttackCommand[] {
  const hand = playerOf(state, ship.owner).hand.filter((card) => {
    const { kind } = sourceOf(ship.id, card)!;
    return kind === 'attack' || kind === 'attackReaction';
  });
  const enemies = state.ships.filter(({ owner }) => owner !== ship.owner);
  return ['weapon', ...hand].flatMap((source) => {
    const found = sourceOf(ship.id, source);
    if (!found) return [];
    const overcharge = found.cost > 0 && ship.energy === found.cost - 1;
    if (!overcharge && ship.energy < found.cost) return [];
    return enemies.map(({ id }): AttackCommand => ({
      type: 'attack',
      ship: ship.id,
      source,
      target: id,
      ...(overcharge && { overcharge }),
    }));
  });
}
