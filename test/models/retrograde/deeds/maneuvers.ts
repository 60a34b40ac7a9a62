import { shipFace } from '../cards.ts';
import { attackShot, hits, systemShot } from '../combat.ts';
import { bombardmentPower, bombardsFree, burnCost } from '../numbers.ts';
import { assetOf, findShip, type Game, type Of, type Seat, type Spacecraft } from '../state.ts';
import { targetOf } from '../target.ts';
import { hurtAsset, hurtShip, hurtUpgrade, takeOut, wreck } from './destruction.ts';

/** A die of so many sides, 1 on: the coin has two (RG-21.1). */
export type Roll = (sides: 2 | 6) => number;

/** Chapter 7. */
export function burn(game: Game, { spacecraft, asset, orbital }: Of<'burn'>): void {
  const ship = findShip(game, spacecraft)!;
  ship.left -= burnCost(game, ship, assetOf(game, asset), orbital);
  // RG-7.7: a transfer forgets where the spacecraft has been.
  if (ship.asset !== asset) ship.visited = [];
  if (!ship.visited.includes(orbital)) ship.visited.push(orbital);
  ship.asset = asset;
  ship.orbital = orbital;
  ship.maneuvered = true;
}

/** Chapter 8. */
export function scuttle(game: Game, { spacecraft }: Of<'scuttle'>): void {
  wreck(game, findShip(game, spacecraft)!);
}

/** Chapter 9: all dice are rolled, also those that no longer matter. */
export function attack(game: Game, { spacecraft, target, spend }: Of<'attack'>, roll: Roll): void {
  const ship = findShip(game, spacecraft)!;
  const prey = findShip(game, target)!;
  const { dice, hitNumber } = attackShot(ship, prey, spend);
  ship.left -= spend;
  ship.attacks += 1;
  ship.maneuvered = true;
  hurtShip(game, prey, rolledHits(game, dice, hitNumber, roll));
}

function rolledHits(game: Game, dice: number, hitNumber: number, roll: Roll): number {
  let count = 0;
  for (let die = 0; die < dice; die += 1) if (hits(game.options, roll(6), hitNumber)) count += 1;
  return count;
}

/** Chapter 10. */
export function refit(game: Game, { spacecraft, card }: Of<'refit'>): void {
  const old = findShip(game, spacecraft)!;
  const { hand } = game.players[old.owner];
  takeOut(hand, card);
  hand.push(old.id);
  takeOut(game.spacecraft, old);
  game.spacecraft.push({ ...freshShip(game, old.owner, card, old.asset, old.orbital), barred: true, completed: false });
}

/** A spacecraft that just entered play: undamaged, with full delta-vee. */
export function freshShip(game: Game, owner: Seat, id: string, asset: string, orbital: number): Spacecraft {
  return {
    id,
    owner,
    asset,
    orbital,
    left: shipFace(id).deltaVee,
    damage: 0,
    maneuvered: false,
    attacks: 0,
    bombarded: false,
    visited: [orbital],
    barred: false,
    enteredTurn: game.turn,
    completed: true,
  };
}

/** Chapter 11. */
export function bombard(game: Game, { spacecraft, target }: Of<'bombard'>): void {
  const ship = findShip(game, spacecraft)!;
  const { asset, part } = targetOf(game, target, assetOf(game, ship.asset))!;
  const power = bombardmentPower(game, ship, asset);
  if (!bombardsFree(ship)) ship.left = 0;
  ship.bombarded = true;
  ship.maneuvered = true;
  if (part === 'asset') hurtAsset(game, asset, power);
  else hurtUpgrade(game, asset, power);
}

/** RG-17.13. */
export function missileDefense(game: Game, { asset: id, target }: Of<'missileDefense'>, roll: Roll): void {
  const asset = assetOf(game, id);
  const prey = findShip(game, target)!;
  const { dice, hitNumber } = systemShot(asset, prey);
  asset.upgrade!.attacked.push(target);
  hurtShip(game, prey, rolledHits(game, dice, hitNumber, roll));
}
