import { faceOf, has, nameOf, weaponOf } from '../faces.ts';
import { FLOCK_COST } from '../deeds/flock.ts';
import { anyOf, firstOf, listed, unlisted, type Refusal } from '../fault.ts';
import { flagshipOf } from '../formation.ts';
import { reachOf } from '../modifiers.ts';
import { costs, priceOf } from '../sources.ts';
import { isOpponent } from '../sides.ts';
import { shipOf, type Game, type Of, type Seat, type Ship } from '../state.ts';
import { inHand, ownShip } from './named.ts';
import { targetRefusal } from './target.ts';

/** Chapter 5. */
export function attackRefusal(game: Game, command: Of<'attack'>, seat: Seat): Refusal | null {
  const { ship, source, target, overcharge = false } = command;
  return firstOf(
    () => ownShip(game, ship, seat),
    () => (source === 'weapon' ? null : inHand(game, source, seat)),
    () => sourceRefusal(shipOf(game, ship), source),
    () =>
      anyOf(
        () => activeRefusal(game, shipOf(game, ship)),
        () => overchargedRefusal(shipOf(game, ship)),
      ),
    () => costRefusal(shipOf(game, ship), source, overcharge),
    () => targetRefusal(game, target, seat, sourceReach(game, shipOf(game, ship), source)),
  );
}

/** OS-5.4: the card's own reach, or that of the ship. */
export const sourceReach = (game: Game, ship: Ship, source: string): 'foremost' | 'second' =>
  source !== 'weapon' && faceOf(source).reachSecond ? 'second' : reachOf(game, ship);

/** OS-5.2, OS-10.4. */
function sourceRefusal(ship: Ship, source: string): Refusal | null {
  if (source === 'weapon') return weaponOf(ship) ? null : listed('OS-5.2', `${nameOf(ship)} has no weapon.`);
  const { name, type } = faceOf(source);
  if (type === 'attack' || type === 'attackReaction') return null;
  if (type === 'reaction') {
    return listed('OS-10.4', `${name} is a Reaction card; it can only be played in a reaction window.`);
  }
  return unlisted('OS-5.2 OS-10.4', `${name} is no Attack card.`);
}

/** OS-5.1, OS-8.13: the ship that gave Suppressing Fire is neither the follower nor another one of its ships. */
function activeRefusal({ action }: Game, ship: Ship): Refusal | null {
  if (!action) return null;
  const { activeShip, suppressor } = action;
  return anyOf(
    () => (suppressor === ship.id ? listed('OS-8.13', 'Another ship must make the attacks.') : null),
    () => {
      if (activeShip === null || activeShip === ship.id) return null;
      const [active, other] = [nameOf({ id: activeShip }), nameOf(ship)];
      return listed('OS-5.1', `${active} is the attacking ship of this action; ${other} cannot attack.`);
    },
  );
}

/** OS-5.11. */
export const overchargedRefusal = (ship: Ship): Refusal | null =>
  ship.overcharged ? listed('OS-5.11', `${nameOf(ship)} is overcharged until it is re-enabled.`) : null;

/** OS-5.5, OS-5.10. */
function costRefusal(ship: Ship, source: string, overcharge: boolean): Refusal | null {
  const { name, energy: cost } = priceOf(ship, source);
  const shipName = nameOf(ship);
  if (!overcharge) {
    if (ship.energy >= cost) return null;
    return listed('OS-5.5', `${name} ${costs(name)} ${cost} energy; ${shipName} has ${ship.energy}.`);
  }
  if (cost === 0) return listed('OS-5.10', `${name} ${costs(name)} 0 energy; overcharging is not needed.`);
  if (ship.energy >= cost) {
    return listed(
      'OS-5.10',
      `Overcharging is not needed; ${shipName} has ${ship.energy} energy for a cost of ${cost}.`,
    );
  }
  if (ship.energy === cost - 1) return null;
  return listed('OS-5.10', `Overcharging gives 1 energy; ${shipName} has ${ship.energy} and needs ${cost}.`);
}

/** OS-8.8. */
export function ramRefusal(game: Game, { ship: id, target }: Of<'ram'>, seat: Seat): Refusal | null {
  const ship = () => shipOf(game, id);
  return firstOf(
    () => ownShip(game, id, seat),
    () => (has(ship(), 'ram') ? null : listed('OS-8.8', `${nameOf(ship())} has no Ram.`)),
    () => overchargedRefusal(ship()),
    () => (ship().energy >= 1 ? null : listed('OS-8.8', `Ram needs at least 1 energy; ${nameOf(ship())} has 0.`)),
    () => targetRefusal(game, target, seat, reachOf(game, ship())),
  );
}

/** OS-8.11. */
export function suppressRefusal(game: Game, { ship: id, target }: Of<'suppress'>, seat: Seat): Refusal | null {
  const ship = () => shipOf(game, id);
  return firstOf(
    () => ownShip(game, id, seat),
    () =>
      has(ship(), 'suppressingFire') ? null : unlisted('OS-8.11 OS-4.5', `${nameOf(ship())} has no Suppressing Fire.`),
    () => overchargedRefusal(ship()),
    () => (ship().energy >= 1 ? null : listed('OS-8.11', `${nameOf(ship())} needs at least 1 energy; it has 0.`)),
    () => suppressTarget(game, target, seat),
  );
}

/** X22 for what is out of reach; else as for attacks, where it is open whether OS-8.11 answers itself. */
function suppressTarget(game: Game, target: string, seat: Seat): Refusal | null {
  const refusal = targetRefusal(game, target, seat, 'foremost');
  if (!refusal) return null;
  if (refusal.rules[0] === 'OS-5.4' && isOpponent(game, seat, shipOf(game, target).owner)) {
    return listed('OS-8.11', 'Only the foremost ship of a column can be suppressed.');
  }
  return { ...refusal, rules: [...refusal.rules, 'OS-8.11'], worded: false };
}

/** OS-8.15. */
export function flockRefusal(game: Game, { ship: id }: Of<'flockActivate'>, seat: Seat): Refusal | null {
  const ship = () => shipOf(game, id);
  const flagship = () => flagshipOf(game, seat)!;
  return firstOf(
    () => ownShip(game, id, seat),
    () => (flagship() === ship() ? listed('OS-8.15', 'The flagship cannot be activated by Flock.') : null),
    () => (has(ship(), 'flock') ? null : listed('OS-8.15', `${nameOf(ship())} has no Flock.`)),
    () =>
      anyOf(
        () => activatedRefusal(game, ship()),
        () => flockOvercharged(ship()),
        () => flockOvercharged(flagship()),
      ),
    () => {
      const { energy } = flagship();
      if (energy >= FLOCK_COST) return null;
      return listed('OS-8.15', `The flagship must pay ${FLOCK_COST} energy; it has ${energy}.`);
    },
  );
}

function activatedRefusal({ action }: Game, ship: Ship): Refusal | null {
  if (!action?.activated.includes(ship.id)) return null;
  return listed('OS-8.15', `${nameOf(ship)} was already activated this turn.`);
}

/** Open whether OS-5.11 or OS-8.15 answers. */
function flockOvercharged(ship: Ship): Refusal | null {
  const refusal = overchargedRefusal(ship);
  return refusal && { ...refusal, rules: ['OS-5.11', 'OS-8.15'], worded: false };
}
