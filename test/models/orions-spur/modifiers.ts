import type { ModifierKind } from './data/faces.ts';
import { has } from './faces.ts';
import type { Game, Ship } from './state.ts';

/** OS-10.28: equal kinds add up. */
export const sumOf = (game: Game, ship: Ship, kind: ModifierKind): number =>
  game.modifiers
    .filter((one) => one.kind === kind && one.seat === ship.owner && (one.ship === null || one.ship === ship.id))
    .reduce((sum, { value }) => sum + value, 0);

/** OS-5.4, OS-8.4, OS-10.31: the reach of a ship, the card apart. */
export const reachOf = (game: Game, ship: Ship): 'foremost' | 'second' =>
  has(ship, 'artillery') || sumOf(game, ship, 'reach') > 0 ? 'second' : 'foremost';

/** OS-7.8: what every hit on a ship loses. */
export const armorOf = (game: Game, ship: Ship): number => (has(ship, 'armored') ? 1 : 0) + sumOf(game, ship, 'ward');
