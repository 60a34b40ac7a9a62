import { assetFace, faceOf, ownerOf, shipFace, upgradeFace } from './cards.ts';
import type { Abilities, ShipClass, SpacecraftFace } from './data/faces.ts';
import {
  findAsset,
  otherSeat,
  shipsAround,
  type Asset,
  type Game,
  type Project,
  type Seat,
  type Spacecraft,
} from './state.ts';

/** What the working upgrade of an asset does; nothing where there is none. */
export function upgradeOf(asset: Asset): Abilities {
  if (asset.destroyed || asset.upgrade === null) return {};
  return upgradeFace(asset.upgrade.id).abilities;
}

/** The homeworld of a player, destroyed or not. */
export function homeworldOf(game: Game, seat: Seat): Asset {
  const homeworld = game.assets.find((asset) => asset.owner === seat && assetFace(asset.id).homeworld);
  if (!homeworld) throw new Error(`Seat ${seat} never had a homeworld.`);
  return homeworld;
}

/** Chapter 17: what a player's homeworld does while it works. */
export function homeAbilities(game: Game, seat: Seat): Abilities {
  const homeworld = homeworldOf(game, seat);
  return homeworld.destroyed ? {} : assetFace(homeworld.id).abilities;
}

/** RG-1.5: number of the outermost orbital. */
export const outermost = (asset: Asset): number => assetFace(asset.id).orbitals.length;

/** Entry cost of an orbital that exists. */
export const entryCost = (asset: Asset, orbital: number): number => assetFace(asset.id).orbitals[orbital - 1]!;

/** RG-7.5: the active transfer value. */
export const transferValue = (game: Game, asset: Asset): number =>
  assetFace(asset.id).transfer[game.players[asset.owner].counter - 1]!;

/** RG-7.3 and RG-17.19: what any spacecraft pays to arrive, before a discount of its own. */
export const arrivalCost = (game: Game, asset: Asset): number =>
  transferValue(game, asset) + entryCost(asset, outermost(asset)) + (upgradeOf(asset).arrivalSurcharge ?? 0);

/** RG-7.6: final cost of a burn to an orbital that exists. */
export function burnCost(game: Game, ship: Spacecraft, destination: Asset, orbital: number): number {
  const full = ship.asset === destination.id ? entryCost(destination, orbital) : arrivalCost(game, destination);
  const discount = homeAbilities(game, ship.owner).burnDiscount;
  const applies = discount?.classes.includes(shipFace(ship.id).shipClass);
  return Math.max(0, applies ? full - discount!.amount : full);
}

/** RG-11.6, RG-17.16: damage that destroys an asset. */
export const resistanceOf = (asset: Asset): number =>
  assetFace(asset.id).resistance + (upgradeOf(asset).resistanceBonus ?? 0);

/** RG-14.8. */
export function facilitiesOf(asset: Asset): readonly ShipClass[] {
  if (asset.destroyed) return [];
  const added = upgradeOf(asset).addFacility;
  const printed = assetFace(asset.id).facilities;
  return added === undefined || printed.includes(added) ? printed : [...printed, added];
}

/** RG-15.1. */
export const limitOf = (game: Game, seat: Seat): number =>
  game.assets
    .filter((asset) => asset.owner === seat && !asset.destroyed)
    .reduce((sum, asset) => sum + assetFace(asset.id).population, 0);

/** RG-17.2: population a spacecraft of this face uses for this player. */
export function populationOf(game: Game, seat: Seat, face: SpacecraftFace): number {
  const discount = homeAbilities(game, seat).populationDiscount;
  return discount?.classes.includes(face.shipClass) ? Math.max(0, face.population - discount.amount) : face.population;
}

/** RG-15.2. */
export const usedOf = (game: Game, seat: Seat): number =>
  game.spacecraft
    .filter((ship) => ship.owner === seat)
    .reduce((sum, ship) => sum + populationOf(game, seat, shipFace(ship.id)), 0);

/**
 * RG-14.9: effective cost of a project. `contributor` is the asset whose contribution was just made, which matters for
 * an asset project only.
 */
export function projectCost(game: Game, project: Project, contributor?: Asset): number {
  const printed = faceOf(project.id).cost!;
  if (project.kind === 'spacecraft') {
    const carrier = findAsset(game, project.asset!)!;
    return Math.max(1, printed - (upgradeOf(carrier).spacecraftDiscount ?? 0));
  }
  if (project.kind === 'asset' && contributor)
    return Math.max(1, printed - (upgradeOf(contributor).assetDiscount ?? 0));
  return printed;
}

/** RG-17.3: spacecraft that weaken a bombardment of this asset. */
export function defendersOf(game: Game, asset: Asset): number {
  const guards = !asset.destroyed && assetFace(asset.id).abilities.bombardmentGuard !== undefined;
  return guards ? shipsAround(game, asset.id, asset.owner).length : 0;
}

/** RG-11.4 and RG-17.3: power of a bombardment of the asset a spacecraft orbits, or of its upgrade. */
export function bombardmentPower(game: Game, ship: Spacecraft, asset: Asset): number {
  const atAsset = Math.max(0, shipFace(ship.id).bombard - (ship.orbital - 1));
  const guard = assetFace(asset.id).abilities.bombardmentGuard ?? 0;
  return Math.max(0, atAsset - guard * defendersOf(game, asset));
}

/** Spacecraft of the other player around an asset of `seat`. */
export const enemiesAround = (game: Game, asset: string, seat: Seat): Spacecraft[] =>
  shipsAround(game, asset, otherSeat(seat));

/** RG-17.6: bombardments of this spacecraft cost nothing. */
export const bombardsFree = (ship: Spacecraft): boolean => shipFace(ship.id).abilities.freeBombardment === true;

/** RG-17.5: it may strike now, in the construction phase in which it was completed. */
export const mayStrike = (game: Game, ship: Spacecraft): boolean =>
  shipFace(ship.id).abilities.entryTurnStrike !== undefined && ship.completed && ship.enteredTurn === game.turn;

/** RG-18.5 (3): printed costs of what works and flies, homeworld 0. */
export function costInPlay(game: Game, seat: Seat): number {
  const working = game.assets.filter((asset) => asset.owner === seat && !asset.destroyed);
  const ids = [
    ...working.map(({ id }) => id),
    ...working.flatMap(({ upgrade }) => (upgrade ? [upgrade.id] : [])),
    ...game.spacecraft.filter((ship) => ownerOf(ship.id) === seat).map(({ id }) => id),
  ];
  return ids.reduce((sum, id) => sum + (faceOf(id).cost ?? 0), 0);
}
