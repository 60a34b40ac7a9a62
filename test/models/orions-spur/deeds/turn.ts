import { freshTurn } from '../begin.ts';
import { isIn, seatsAfter } from '../sides.ts';
import { playerOf, type Game } from '../state.ts';
import { endByRounds } from './ends.ts';

/** OS-4.6; a player who was eliminated in his turn gains no point (OS-11.7). */
export function passTurn(game: Game, { point }: { readonly point: boolean }): void {
  for (const ship of game.ships) ship.suppressed = false;
  game.modifiers = game.modifiers.filter(({ duration }) => duration !== 'turn');
  if (point) playerOf(game, game.activeSeat).recruitment += 1;
  game.action = null;
  game.choice = null;

  const after = seatsAfter(game, game.activeSeat);
  const passed = after.slice(0, after.findIndex((seat) => isIn(playerOf(game, seat))) + 1);
  if (passed.includes(game.firstSeat)) {
    if (game.round === game.options.roundLimit) return endByRounds(game);
    game.round += 1;
  }
  game.activeSeat = passed.at(-1)!;
  game.modifiers = game.modifiers.filter(({ seat, duration }) => duration !== 'ownNext' || seat !== game.activeSeat);
  game.turn = freshTurn();
  game.phase = 'turnOpen';
}
