import { nameOf } from '../cards.ts';
import { canHit, systemShot } from '../combat.ts';
import { listed, unlisted, type Fault } from '../fault.ts';
import { upgradeOf } from '../numbers.ts';
import {
  assetOf,
  debrisAround,
  findAsset,
  findShip,
  type Asset,
  type Game,
  type Of,
  type Seat,
  type Spacecraft,
} from '../state.ts';
import { targetOf } from '../target.ts';
import { assetFaults, jobFaults, unknown } from './cards-named.ts';

/** RG-17.9. */
export function sweepFaults(game: Game, command: Of<'sweep'>): Fault[] {
  const waiting = game.starting[0]!;
  if (!findAsset(game, command.asset)) return [unknown('asset')];
  if (command.asset !== waiting) {
    return [unlisted('g', ['RG-17.9', 'RG-4.5'], `First choose 2 debris around ${nameOf(waiting)}.`)];
  }
  if (command.debris.some((id) => !game.debris.some((piece) => piece.id === id))) return [unknown('debris')];
  const faults: Fault[] = [];
  if (command.debris.length !== 2 || new Set(command.debris).size !== 2) {
    faults.push(listed('g', 'RG-17.9', 'Choose exactly 2 debris.'));
  }
  const here = debrisAround(game, waiting).map(({ id }) => id);
  if (command.debris.some((id) => !here.includes(id))) {
    faults.push(unlisted('g', ['RG-17.9'], `This debris is not around ${nameOf(waiting)}.`));
  }
  return faults;
}

/** RG-17.13. */
export function missileDefenseFaults(game: Game, command: Of<'missileDefense'>, seat: Seat): Fault[] {
  const named = assetFaults(game, command.asset, seat, 'RG-6.1', 'RG-17.13');
  const target = findShip(game, command.target);
  const wreck = game.debris.find((piece) => piece.id === command.target);
  if (!target && !wreck) named.push(unknown('spacecraft'));
  if (named.length > 0) return named;

  const asset = assetOf(game, command.asset);
  const faults = systemLimit(game, asset, target);
  if (asset.destroyed) faults.push(listed('f', 'RG-12.1', `${nameOf(asset.id)} is destroyed.`));
  if (upgradeOf(asset).assetAttack === undefined) {
    faults.push(listed('g', 'RG-17.13', `${nameOf(asset.id)} has no Missile Defense System.`));
  }
  if (wreck) faults.push(unlisted('g', ['RG-17.13', 'RG-9.2'], 'Debris cannot be attacked.'));
  if (target?.owner === seat)
    faults.push(unlisted('g', ['RG-17.13', 'RG-9.2'], 'Only enemy spacecraft can be attacked.'));
  if (target && target.asset !== asset.id) {
    faults.push(listed('g', 'RG-17.13', `The target does not orbit ${nameOf(asset.id)}.`));
  }
  if (faults.length === 0) faults.push(...uselessShot(game, asset, target!));
  return faults;
}

/** X36 and X37. The former is a limit for each spacecraft, and debris is none any more. */
function systemLimit(game: Game, asset: Asset, target: Spacecraft | undefined): Fault[] {
  const attacked = asset.upgrade?.attacked ?? [];
  if (game.options.errata && attacked.length > 0)
    return [listed('f', 'RG-17.13', 'This system has attacked this turn.')];
  if (!target || !attacked.includes(target.id)) return [];
  return [listed('f', 'RG-17.13', `This system has attacked ${nameOf(target.id)} this turn.`)];
}

/** X78. */
function uselessShot(game: Game, asset: Asset, target: Spacecraft): Fault[] {
  const { hitNumber } = systemShot(asset, target);
  if (canHit(game.options, hitNumber)) return [];
  return [listed('j', 'RG-4.6', `Hit number ${hitNumber}: the die cannot hit.`)];
}

/** How many cards research would draw (RG-13.1, RG-17.11): what the command says, or the default. */
export const cardsAsked = (asset: Asset, draw: number | undefined): number => draw ?? upgradeOf(asset).extraDraw ?? 1;

/** RG-13.1, RG-13.2, RG-17.11. */
export function researchFaults(game: Game, command: Of<'research'>, seat: Seat): Fault[] {
  const named = assetFaults(game, command.asset, seat, 'RG-13.1');
  if (named.length > 0) return named;
  const asset = assetOf(game, command.asset);
  const faults = jobFaults(game, asset.id, 'RG-13.1');
  const most = upgradeOf(asset).extraDraw ?? 1;
  const asked = cardsAsked(asset, command.draw);
  if (asked === 2 && most === 1) faults.push(listed('g', 'RG-17.11', 'Only an asset with University draws 2.'));
  else if (asked < 1 || asked > most) faults.push(unlisted('g', ['RG-17.11'], 'Research draws 1 or 2 cards.'));
  if (game.players[seat].deck.length === 0) faults.push(listed('j', 'RG-4.6', 'Your deck is empty.'));
  return faults;
}

/** RG-13.3. */
export function repairFaults(game: Game, command: Of<'repair'>, seat: Seat): Fault[] {
  const named = assetFaults(game, command.asset, seat, 'RG-13.3');
  const target = targetOf(game, command.target, findAsset(game, command.asset));
  if (!target) named.push(unlisted('e', ['RG-4.5', 'RG-13.3'], 'There is no such target in play.'));
  if (named.length > 0) return named;

  const asset = assetOf(game, command.asset);
  const faults = jobFaults(game, asset.id, 'RG-13.3');
  const { asset: mended, part } = target!;
  if (mended !== asset) {
    faults.push(unlisted('g', ['RG-13.3'], `${nameOf(asset.id)} repairs itself and its own upgrade only.`));
  } else if (part === 'upgrade' && asset.upgrade === null) {
    faults.push(unlisted('g', ['RG-13.3'], `${nameOf(asset.id)} has no upgrade.`));
  } else {
    const card = part === 'asset' ? asset : asset.upgrade!;
    if (card.damage === 0) faults.push(listed('j', 'RG-4.6', `${nameOf(card.id)} has no damage.`));
  }
  return faults;
}
