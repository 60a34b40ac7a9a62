import { nameOf } from '../cards.ts';
import { listed, unlisted, type Fault } from '../fault.ts';
import { findAsset, findProject, findShip, type Game, type Seat, type Spacecraft } from '../state.ts';

/** Group (e): a card that is not where the command looks for it. */
export const unknown = (what: string): Fault => unlisted('e', ['RG-4.5'], `There is no such ${what} in play.`);

/** Group (e) for a spacecraft that is to act. `rules` are those that may be named for one of the other player. */
export function shipFaults(game: Game, id: string, seat: Seat, rules: readonly string[] = ['RG-6.1']): Fault[] {
  const ship = findShip(game, id);
  const sentence = 'This spacecraft belongs to the other player.';
  if (ship) {
    if (ship.owner === seat) return [];
    return [rules.length === 1 ? listed('e', rules[0]!, sentence) : unlisted('e', rules, sentence)];
  }
  const isDebris = game.debris.some((piece) => piece.id === id);
  return isDebris ? [unlisted('e', ['RG-4.5', 'RG-6.1', 'RG-12.6'], 'Debris cannot act.')] : [unknown('spacecraft')];
}

/** Group (e) for an asset that is to act; `rules` may be named for one of the other player. */
export function assetFaults(game: Game, id: string, seat: Seat, ...rules: readonly string[]): Fault[] {
  const asset = findAsset(game, id);
  if (!asset) return [unknown('asset')];
  return asset.owner === seat ? [] : [unlisted('e', [...rules, 'RG-4.5'], `${nameOf(id)} is not yours.`)];
}

/** Group (e) for a project; `rules` may be named for one of the other player. */
export function projectFaults(game: Game, id: string, seat: Seat, ...rules: readonly string[]): Fault[] {
  const project = findProject(game, id);
  if (!project) return [unknown('project')];
  const sentence = 'This project belongs to the other player.';
  return project.owner === seat ? [] : [unlisted('e', ['RG-4.5', ...rules], sentence)];
}

/** Group (e): a card that is to leave the hand (X80). */
export const handFaults = (game: Game, card: string, seat: Seat): Fault[] =>
  game.players[seat].hand.includes(card) ? [] : [listed('e', 'RG-4.5', 'This card is not in your hand.')];

/** Group (f), X12: a barred spacecraft makes no maneuver. */
export const barredFaults = (ship: Spacecraft): Fault[] =>
  ship.barred ? [listed('f', 'RG-10.5', `${nameOf(ship.id)} came by refit this turn and cannot maneuver.`)] : [];

/** Group (f): a destroyed asset does nothing (X41), nor does a tapped one. `tapRule` words the latter. */
export function jobFaults(game: Game, id: string, tapRule: string): Fault[] {
  const asset = findAsset(game, id)!;
  const faults: Fault[] = [];
  if (asset.destroyed) faults.push(listed('f', 'RG-12.1', `${nameOf(id)} is destroyed.`));
  if (asset.tapped) faults.push(listed('f', tapRule, `${nameOf(id)} is tapped.`));
  return faults;
}
