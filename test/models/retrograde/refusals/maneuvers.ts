import { nameOf, shipFace } from '../cards.ts';
import { attackShot, canHit, spends } from '../combat.ts';
import { CLASS_NAMES } from '../data/faces.ts';
import { faceOf } from '../cards.ts';
import { listed, unlisted, type Fault } from '../fault.ts';
import {
  bombardmentPower,
  bombardsFree,
  burnCost,
  defendersOf,
  limitOf,
  outermost,
  populationOf,
  usedOf,
} from '../numbers.ts';
import {
  assetOf,
  findAsset,
  findProject,
  findShip,
  type Asset,
  type Game,
  type Of,
  type Seat,
  type Spacecraft,
} from '../state.ts';
import { targetOf } from '../target.ts';
import { barredFaults, handFaults, shipFaults, unknown } from './cards-named.ts';

/** Chapter 7. */
export function burnFaults(game: Game, command: Of<'burn'>, seat: Seat): Fault[] {
  const named = shipFaults(game, command.spacecraft, seat);
  const destination = findAsset(game, command.asset);
  const building = findProject(game, command.asset) !== undefined;
  if (!destination && !building) named.push(unknown('asset'));
  if (named.length > 0) return named;

  const ship = findShip(game, command.spacecraft)!;
  const here = assetOf(game, ship.asset);
  const faults = barredFaults(ship);
  if (here === destination) faults.push(...stepFaults(ship, here, command.orbital));
  else faults.push(...transferFaults(ship, here, destination, command.orbital));
  if (!destination || faults.length > 0) return faults;

  const cost = burnCost(game, ship, destination, command.orbital);
  if (cost === 0 && here === destination && ship.visited.includes(command.orbital)) {
    faults.push(listed('g', 'RG-7.7', 'A burn of cost 0 may not return to an orbital visited this turn.'));
  }
  if (cost > ship.left) {
    const reason = `This burn costs ${cost} delta-vee; ${nameOf(ship.id)} has ${ship.left}.`;
    faults.push(listed('h', 'RG-6.3', reason));
  }
  return faults;
}

/** RG-7.1: one orbital up or down. */
function stepFaults(ship: Spacecraft, asset: Asset, orbital: number): Fault[] {
  if (orbital < 1) return [listed('g', 'RG-7.1', 'There is no orbital below orbital 1.')];
  if (orbital > outermost(asset)) return [unlisted('g', ['RG-7.1'], 'There is only a transfer above this orbital.')];
  if (Math.abs(orbital - ship.orbital) === 1) return [];
  return [listed('g', 'RG-7.1', `Orbital ${orbital} is not next to orbital ${ship.orbital}.`)];
}

/** RG-7.3, RG-7.4; no destination stands for a project. */
function transferFaults(ship: Spacecraft, here: Asset, destination: Asset | undefined, orbital: number): Fault[] {
  const faults: Fault[] = [];
  if (ship.orbital !== outermost(here)) {
    const reason = `Transfers start in the outermost orbital (${outermost(here)}); this spacecraft is in orbital ${ship.orbital}.`;
    faults.push(listed('g', 'RG-7.3', reason));
  }
  if (!destination) faults.push(listed('g', 'RG-7.4', 'This asset is still under construction.'));
  else if (orbital !== outermost(destination)) {
    const reason = `Transfers end in the outermost orbital of ${nameOf(destination.id)} (${outermost(destination)}).`;
    faults.push(listed('g', 'RG-7.3', reason));
  }
  return faults;
}

/** Chapter 8. */
export function scuttleFaults(game: Game, command: Of<'scuttle'>, seat: Seat): Fault[] {
  const named = shipFaults(game, command.spacecraft, seat);
  if (named.length > 0) return named;
  const ship = findShip(game, command.spacecraft)!;
  const faults = barredFaults(ship);
  if (game.options.errata && ship.left < 1) {
    faults.push(listed('h', 'RG-8.2', `Scuttling costs 1 delta-vee; ${nameOf(ship.id)} has ${ship.left}.`));
  }
  return faults;
}

/** Chapter 9. */
export function attackFaults(game: Game, command: Of<'attack'>, seat: Seat): Fault[] {
  const named = shipFaults(game, command.spacecraft, seat);
  const target = findShip(game, command.target);
  const isDebris = game.debris.some((piece) => piece.id === command.target);
  if (!target && !isDebris) named.push(unknown('spacecraft'));
  if (named.length > 0) return named;

  const ship = findShip(game, command.spacecraft)!;
  const faults = barredFaults(ship);
  const limit = shipFace(ship.id).abilities.attackLimit;
  if (limit !== undefined && ship.attacks >= limit)
    faults.push(listed('f', 'RG-17.4', `${nameOf(ship.id)} has made its ${limit} attack this turn.`));
  if (isDebris) faults.push(listed('g', 'RG-9.2', 'Debris cannot be attacked.'));
  if (target?.owner === seat) faults.push(listed('g', 'RG-9.2', 'Only enemy spacecraft can be attacked.'));
  if (target && target.asset !== ship.asset) {
    const reason = `The target orbits ${nameOf(target.asset)}; the attacker orbits ${nameOf(ship.asset)}.`;
    faults.push(listed('g', 'RG-9.2', reason));
  }
  if (command.spend < 1) faults.push(listed('g', 'RG-9.3', 'Spend at least 1 delta-vee.'));
  if (command.spend > ship.left) faults.push(listed('g', 'RG-9.3', `${nameOf(ship.id)} has ${ship.left} delta-vee.`));
  if (faults.length === 0) faults.push(...uselessShot(game, ship, target!, command.spend));
  return faults;
}

/** RG-4.6: an attack that cannot hit. */
function uselessShot(game: Game, ship: Spacecraft, target: Spacecraft, spend: number): Fault[] {
  const { dice, hitNumber } = attackShot(ship, target, spend);
  // RG-4.6 lists the attack without dice first.
  if (dice === 0) return [listed('j', 'RG-4.6', '0 dice: accuracy 0 and no height above the target.')];
  if (canHit(game.options, hitNumber)) return [];
  const [useful] = spends(game.options, ship, target);
  return [listed('j', 'RG-4.6', `Hit number ${hitNumber}: no die can hit. Spend at least ${useful}.`)];
}

/** Chapter 10. */
export function refitFaults(game: Game, command: Of<'refit'>, seat: Seat): Fault[] {
  const named = [...shipFaults(game, command.spacecraft, seat), ...handFaults(game, command.card, seat)];
  if (named.length > 0) return named;

  const ship = findShip(game, command.spacecraft)!;
  const here = assetOf(game, ship.asset);
  const faults = barredFaults(ship);
  if (ship.orbital !== 1) {
    const reason = `Refit needs orbital 1; this spacecraft is in orbital ${ship.orbital}.`;
    faults.push(listed('g', 'RG-10.1', reason));
  }
  if (here.owner !== seat) faults.push(listed('g', 'RG-10.1', `${nameOf(here.id)} is not yours.`));
  if (here.destroyed) faults.push(listed('g', 'RG-10.1', `${nameOf(here.id)} is destroyed.`));
  if (ship.maneuvered) faults.push(listed('g', 'RG-10.4', `${nameOf(ship.id)} has maneuvered this turn.`));
  return [...faults, ...swapFaults(game, ship, command.card)];
}

/** RG-10.1, RG-10.2 and RG-10.6: what the two cards must have in common, and the population of the new one. */
function swapFaults(game: Game, ship: Spacecraft, card: string): Fault[] {
  const old = shipFace(ship.id);
  const fresh = faceOf(card);
  if (fresh.kind !== 'spacecraft') {
    return [unlisted('g', ['RG-10.1', 'RG-10.2'], `${fresh.name} is no spacecraft.`)];
  }
  const faults: Fault[] = [];
  if (fresh.shipClass !== old.shipClass) {
    const [theirs, ours] = [CLASS_NAMES[fresh.shipClass], CLASS_NAMES[old.shipClass]];
    faults.push(listed('g', 'RG-10.2', `${fresh.name} is a ${theirs}; ${old.name} is a ${ours}.`));
  }
  if (fresh.cost !== old.cost) {
    faults.push(listed('g', 'RG-10.2', `${fresh.name} costs ${fresh.cost}; ${old.name} costs ${old.cost}.`));
  }
  const before = usedOf(game, ship.owner);
  const after = before - populationOf(game, ship.owner, old) + populationOf(game, ship.owner, fresh);
  const limit = limitOf(game, ship.owner);
  if (!game.options.errata && after > limit && after > before) {
    faults.push(listed('i', 'RG-10.6', `Population would be ${after} of ${limit}.`));
  }
  return faults;
}

/** Chapter 11. */
export function bombardFaults(game: Game, command: Of<'bombard'>, seat: Seat): Fault[] {
  const named = shipFaults(game, command.spacecraft, seat);
  const ship = findShip(game, command.spacecraft);
  const target = targetOf(game, command.target, ship && findAsset(game, ship.asset));
  if (ship && !target) named.push(unlisted('e', ['RG-4.5', 'RG-11.1'], 'There is no such target in play.'));
  if (named.length > 0) return named;

  const faults = [...barredFaults(ship!), ...strikeLimit(ship!)];
  const { asset, part } = target!;
  if (asset.id !== ship!.asset) {
    const reason = `This spacecraft orbits ${nameOf(ship!.asset)}, not ${nameOf(asset.id)}.`;
    faults.push(listed('g', 'RG-11.1', reason));
  }
  if (asset.owner === seat) faults.push(listed('g', 'RG-11.1', `${nameOf(asset.id)} is yours.`));
  if (asset.destroyed) faults.push(listed('g', 'RG-11.1', `${nameOf(asset.id)} is already destroyed.`));
  if (part === 'upgrade' && asset.upgrade === null)
    faults.push(listed('g', 'RG-11.1', `${nameOf(asset.id)} has no upgrade.`));
  return [...faults, ...paymentAndPower(game, ship!, asset)];
}

/** RG-11.3, and X74 for a missile. */
function strikeLimit(ship: Spacecraft): Fault[] {
  if (!ship.bombarded) return [];
  const strikes = shipFace(ship.id).abilities.entryTurnStrike;
  if (strikes !== undefined) return [listed('f', 'RG-17.5', `${nameOf(ship.id)} has made its ${strikes} bombardment.`)];
  return [unlisted('f', ['RG-11.3'], `${nameOf(ship.id)} has bombarded this turn.`)];
}

/** RG-11.2, and RG-4.6 for a bombardment without power. */
function paymentAndPower(game: Game, ship: Spacecraft, asset: Asset): Fault[] {
  const faults: Fault[] = [];
  const { name, deltaVee, bombard } = shipFace(ship.id);
  if (!bombardsFree(ship) && ship.left < deltaVee) {
    const reason = `Bombardment takes the full ${deltaVee} delta-vee; ${name} has ${ship.left}.`;
    faults.push(listed('h', 'RG-11.2', reason));
  }
  if (bombard === 0) faults.push(listed('j', 'RG-4.6', `${name} has bombardment power 0.`));
  else if (bombardmentPower(game, ship, asset) === 0) {
    const defenders = defendersOf(game, asset);
    const guard = defenders === 0 ? '' : ` - ${defenders} defender${defenders === 1 ? '' : 's'}`;
    const reason = `Bombardment power ${bombard} - ${ship.orbital - 1}${guard} = 0.`;
    // The catalogue shows none and two defenders; of a single one it gives no sentence.
    faults.push(defenders === 1 ? unlisted('j', ['RG-4.6'], reason) : listed('j', 'RG-4.6', reason));
  }
  return faults;
}
