import { shipOf, type Game, type Rand, type Seat } from '../state.ts';
import { eliminate } from './elimination.ts';
import { settle } from './ends.ts';
import { closeWindow, endActivation, leaveLostTurn } from './resolve.ts';
import { setupGoesOn } from './setup.ts';
import { advance } from './window.ts';

/** OS-11.9. */
export function concede(game: Game, rand: Rand, seat: Seat): void {
  dropAttacks(game, seat);
  eliminate(game, seat);
  settle(game, { eliminations: false });
  if (game.result !== null) return;
  if (game.window) return windowGoesOn(game);
  setupGoesOn(game, rand);
  if (game.activeSeat === seat) leaveLostTurn(game);
}

/** Pending attacks by or on the ships of a player. */
function dropAttacks(game: Game, seat: Seat): void {
  if (!game.window) return;
  game.window.attacks = game.window.attacks.filter(
    ({ controller, target }) => controller !== seat && shipOf(game, target).owner !== seat,
  );
}

/** OS-6.4 from W2 on; without attacks the window closes and nothing is resolved. */
function windowGoesOn(game: Game): void {
  if (game.window!.attacks.length > 0) return advance(game);
  closeWindow(game);
  endActivation(game);
  leaveLostTurn(game);
}
