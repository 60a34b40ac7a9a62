import { faceOf, has, nameOf, weaponOf } from '../faces.ts';
import { anyOf, firstOf, listed, unlisted, type Refusal } from '../fault.ts';
import { costs, priceOf } from '../sources.ts';
import { isAlly } from '../sides.ts';
import { findAttack, findShip, shipOf, type Game, type Pending, type React, type Seat, type Ship } from '../state.ts';
import { inHand, ownShip, shipInPlay } from './named.ts';
import { reactionEffect } from './react-effect.ts';
import { liveRefusal, reactionTarget } from './react-target.ts';

/** One reaction with what it names looked up; null where there is nothing of that name. */
export interface Named {
  readonly command: React;
  /** The ship that reacts. */
  readonly ship: Ship;
  readonly attack: Pending | null;
  /** The ship it is for: the one that takes the hit, or the target of the attack. */
  readonly sheltered: Ship | null;
  readonly seat: Seat;
}

/** A reaction to an attack that is there, for a ship that is there. */
export interface Reaction extends Named {
  readonly attack: Pending;
  readonly sheltered: Ship;
}

/** Chapter 6, for the player who is asked: OS-13.29 looks at the attack and the ships it names with the target. */
export function reactRefusal(game: Game, command: React, seat: Seat): Refusal | null {
  const missing = existence(game, command, seat);
  if (missing) return missing;
  const named = lookUp(game, command, seat);
  const helping = () => helperRefusal(game, named);
  return firstOf(
    () => stateRefusal(game, named),
    () => costRefusal(named) && anyOf(() => costRefusal(named), helping),
    () => anyOf(helping, () => aimRefusal(game, named)),
    () => reactionEffect(named as Reaction),
  );
}

function lookUp(game: Game, command: React, seat: Seat): Named {
  const attack = findAttack(game, command.target.attack) ?? null;
  // Cards and weapons are for the target of the attack (OS-6.8, OS-12.20), abilities for the ship that takes the hit.
  const isAbility = command.source === 'bracing' || command.source === 'interference';
  const sheltered = isAbility && command.target.kind === 'hit' ? command.target.ship : attack?.target;
  const found = sheltered === undefined ? undefined : findShip(game, sheltered);
  return { command, ship: shipOf(game, command.ship), attack, sheltered: found ?? null, seat };
}

/** What is the player's own exists, and is of a kind that can react. */
const existence = (game: Game, { ship, source }: React, seat: Seat): Refusal | null =>
  ownShip(game, ship, seat) ?? sourceRefusal(game, shipOf(game, ship), source, seat);

/** What is aimed at is there, and is a target for this reaction. */
function aimRefusal(game: Game, named: Named): Refusal | null {
  const { command, attack, sheltered } = named;
  if (attack === null) return unlisted('OS-6.13 OS-13.29', `There is no attack ${command.target.attack}.`);
  const kind = kindRefusal(command);
  if (kind)
    return anyOf(
      () => kind,
      () => liveRefusal(attack),
    );
  if (sheltered === null)
    return anyOf(
      () => shipInPlay(game, command.target.ship!),
      () => liveRefusal(attack),
    );
  return reactionTarget(game, { ...named, attack, sheltered });
}

function sourceRefusal(game: Game, ship: Ship, source: string, seat: Seat): Refusal | null {
  const name = nameOf(ship);
  if (source === 'bracing')
    return has(ship, 'bracing') ? null : unlisted('OS-8.7 OS-8.1 OS-6.11', `${name} has no Bracing.`);
  if (source === 'interference') {
    return has(ship, 'interference') ? null : unlisted('OS-8.5 OS-8.1 OS-6.12', `${name} has no Interference.`);
  }
  if (source === 'weapon') {
    const weapon = weaponOf(ship);
    if (!weapon) return unlisted('OS-5.2 OS-5.8 OS-6.9', `${name} has no weapon.`);
    if (weapon.reaction) return null;
    return unlisted('OS-5.8 OS-10.4 OS-6.9 OS-6.10', `${weapon.name} cannot be used as a reaction.`);
  }
  return inHand(game, source, seat) ?? cardRefusal(game, source, seat);
}

function cardRefusal(game: Game, card: string, seat: Seat): Refusal | null {
  const { name, type } = faceOf(card);
  if (type !== 'reaction' && type !== 'attackReaction') {
    return unlisted('OS-10.4 OS-6.20 OS-6.8', `${name} is no Reaction card.`);
  }
  if (!game.turn.silenced.includes(seat)) return null;
  return unlisted('OS-8.14', 'You can play no cards in a reaction window this turn.');
}

/** OS-6.13. */
function kindRefusal({ source, target: { kind, ship } }: React): Refusal | null {
  const needsShip = kind === 'hit' || kind === 'redirect';
  if (kindsOf(source).includes(kind) && (ship !== undefined || !needsShip)) return null;
  return unlisted('OS-6.13', `This reaction cannot have a target of the kind ${kind}.`);
}

/** OS-6.13: how a source can name its target. */
export function kindsOf(source: string): readonly React['target']['kind'][] {
  if (source === 'weapon') return ['attackingShip', 'incomingAttack'];
  if (source === 'bracing' || source === 'interference') return ['hit'];
  return faceOf(source).effects.flatMap(({ type }) => {
    if (type === 'damage') return ['attackingShip', 'incomingAttack'] as const;
    if (type === 'intercept') return ['incomingAttack'] as const;
    if (type === 'evade') return ['attack'] as const;
    return type === 'redirect' ? (['redirect'] as const) : (['hit'] as const);
  });
}

/** OS-12.20: it is for a ship of the ally. */
export const isHelp = (game: Game, { attack, sheltered, seat }: Named): boolean =>
  attack !== null && sheltered !== null && isAlly(game, seat, sheltered.owner);

/** The state of the ship that reacts, and what it has done. */
const stateRefusal = (game: Game, reaction: Named): Refusal | null => {
  const { ship, command, attack } = reaction;
  const name = nameOf(ship);
  return anyOf(
    () => (ship.overcharged ? listed('OS-6.14', `${name} is overcharged and cannot react.`) : null),
    () => (ship.suppressed ? listed('OS-8.12', `${name} is suppressed this turn.`) : null),
    () => roleRefusal(game, reaction),
    () => {
      if (command.source !== 'bracing' || !attack?.braced.includes(ship.id)) return null;
      return listed('OS-6.19', `${name} has already braced against this attack.`);
    },
    () => {
      if (command.source !== 'interference' || !game.turn.interfered.includes(ship.id)) return null;
      return listed('OS-6.19', `${name} has already used Interference this turn.`);
    },
  );
};

/** OS-6.8 to OS-6.10: cards and weapons are for ships under attack, and for helpers. */
function roleRefusal(game: Game, reaction: Named): Refusal | null {
  const { ship, command } = reaction;
  if (command.source === 'bracing' || command.source === 'interference') return null;
  const isAttacked = game.window!.attacks.some(({ live, target }) => live && target === ship.id);
  if (isAttacked || isHelp(game, reaction)) return null;
  const isCard = command.source !== 'weapon' && faceOf(command.source).type === 'reaction';
  const reason = `${nameOf(ship)} is not under attack; only the attacked ship can play reaction cards.`;
  if (isCard) return listed('OS-6.8', reason);
  const rule = command.target.kind === 'attackingShip' ? 'OS-6.9' : 'OS-6.10';
  return unlisted(`${rule} OS-6.8`, `${nameOf(ship)} is not under attack.`, reason);
}

/** OS-12.21: it is open whether this is a state of the ship or belongs to the target. */
function helperRefusal(game: Game, reaction: Named): Refusal | null {
  const helper = game.window!.helpers[reaction.seat];
  if (helper === undefined || helper === reaction.ship.id || !isHelp(game, reaction)) return null;
  return listed('OS-12.21', `${nameOf({ id: helper })} is already helping in this window.`);
}

function costRefusal({ command, ship, attack }: Named): Refusal | null {
  const name = nameOf(ship);
  if (command.source === 'bracing') return bracingCost(command, ship, attack);
  if (command.source === 'interference') {
    return ship.energy >= 1 ? null : unlisted('OS-6.14 OS-8.5', `Interference costs 1 energy; ${name} has 0.`);
  }
  const { name: source, energy: cost } = priceOf(ship, command.source);
  if (ship.energy >= cost) return null;
  return listed('OS-6.14', `${source} ${costs(source)} ${cost} energy; ${name} has ${ship.energy}.`);
}

/** X39; where the hit has less than the energy, it is open which of the two bounds is told. */
function bracingCost({ amount = 0, target }: React, ship: Ship, attack: Pending | null): Refusal | null {
  if (ship.energy === 0) return unlisted('OS-8.7 OS-6.14', `${nameOf(ship)} has 0 energy.`);
  if (!Number.isInteger(amount) || amount < 1) return unlisted('OS-8.7', `${nameOf(ship)} spends at least 1 energy.`);
  if (amount <= ship.energy) return null;
  const told = (most: number) => `${nameOf(ship)} has ${ship.energy} energy; X can be 1 to ${most}.`;
  const hit = attack ? hitOn(attack, target.ship!) : undefined;
  return listed('OS-8.7', ...new Set([told(ship.energy), told(Math.min(ship.energy, hit ?? ship.energy))]));
}

/** Total damage of the hit of an attack on a ship; undefined where there is none. */
function hitOn(attack: Pending, ship: string): number | undefined {
  const packet = packetOn(attack, ship);
  return packet && packet.s + packet.a + packet.h;
}

/** OS-0.17: the packet that an attack has for a ship; undefined where there is none. */
export const packetOn = (attack: Pending, ship: string) =>
  attack.target === ship ? attack.packet : attack.splashHits.find((hit) => hit.ship === ship)?.packet;
