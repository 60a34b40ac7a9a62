import { ownerOf, shipFace, upgradeFace } from '../cards.ts';
import { resistanceOf } from '../numbers.ts';
import type { Asset, Game, Spacecraft } from '../state.ts';

/** Takes the element out of the list. */
export function takeOut<T>(list: T[], element: T): void {
  list.splice(list.indexOf(element), 1);
}

/** RG-12.8: puts a card on its owner's removed pile; `wasPublic` says whether its name was public (RG-20.1). */
export function removeCard(game: Game, id: string, wasPublic: boolean): void {
  game.players[ownerOf(id)].removed.push({ id, public: wasPublic });
}

/** RG-12.6: a spacecraft becomes debris in its orbital. */
export function wreck(game: Game, ship: Spacecraft): void {
  takeOut(game.spacecraft, ship);
  const { id, owner, asset, orbital } = ship;
  game.debris.push({ id, owner, asset, orbital });
}

/** RG-9.8, RG-9.9: damage from an attack. */
export function hurtShip(game: Game, ship: Spacecraft, damage: number): void {
  ship.damage += damage;
  if (ship.damage >= shipFace(ship.id).armor) wreck(game, ship);
}

/** RG-12.7: debris leaves the game. */
export function clearDebris(game: Game, ids: readonly string[]): void {
  for (const id of ids) removeCard(game, id, true);
  game.debris = game.debris.filter((piece) => !ids.includes(piece.id));
}

/** RG-11.5, RG-11.6. */
export function hurtAsset(game: Game, asset: Asset, damage: number): void {
  asset.damage += damage;
  settle(game, asset);
}

/** RG-11.5, RG-12.4. */
export function hurtUpgrade(game: Game, asset: Asset, damage: number): void {
  const upgrade = asset.upgrade!;
  upgrade.damage += damage;
  if (upgrade.damage < upgradeFace(upgrade.id).resistance) return;
  dropUpgrade(game, asset);
  settle(game, asset);
}

/** Removes the installed upgrade, if there is one. */
export function dropUpgrade(game: Game, asset: Asset): void {
  if (asset.upgrade === null) return;
  removeCard(game, asset.upgrade.id, true);
  asset.upgrade = null;
}

/** RG-11.6, RG-12.5: compares the damage of an asset with its resistance as it now is. */
export function settle(game: Game, asset: Asset): void {
  if (asset.destroyed || asset.damage < resistanceOf(asset)) return;
  asset.destroyed = true;
  // RG-12.2: asset projects lie elsewhere and stay.
  const lost = game.projects.filter((project) => project.asset === asset.id);
  for (const project of lost) scrap(game, project.id);
  dropUpgrade(game, asset);
}

/** Removes a project from the game; its card was hidden. */
export function scrap(game: Game, id: string): void {
  game.projects = game.projects.filter((project) => project.id !== id);
  removeCard(game, id, false);
}
