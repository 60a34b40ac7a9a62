import { designOf } from '../faces.ts';
import { half } from '../packet.ts';
import { outcomeOf, type Outcome } from '../outcome.ts';
import { findShip, playerOf, shipOf, type Game } from '../state.ts';
import { removeShips } from './elimination.ts';
import { settle } from './ends.ts';
import { passTurn } from './turn.ts';

/** OS-6.24, chapter 7: the window closes and its attacks are resolved. */
export function resolve(game: Game): void {
  const outcome = outcomeOf(game);
  closeWindow(game);
  strikeAll(game, outcome);
}

/** The window is gone; the phase is the one the primary action stands in. */
export function closeWindow(game: Game): void {
  game.window = null;
  game.phase = game.action ? 'attacking' : 'turnDone';
}

/** OS-7.5, OS-7.15, OS-5.13: damage and destruction, trophies, end checks, the phase that follows. */
export function strikeAll(game: Game, { bodies, doomed }: Outcome): void {
  for (const [id, body] of bodies) Object.assign(shipOf(game, id), body);
  for (const [id, seat] of doomed) if (seat !== null) score(game, id, seat);
  removeShips(game, [...doomed.keys()]);
  endActivation(game);
  settle(game, { eliminations: true });
  leaveLostTurn(game);
}

/** OS-11.7: the turn of a player who is eliminated ends at once. */
export function leaveLostTurn(game: Game): void {
  if (game.result === null && playerOf(game, game.activeSeat).eliminated) passTurn(game, { point: false });
}

/** OS-7.5, OS-7.6, OS-12.11. */
function score(game: Game, id: string, seat: number): void {
  const player = playerOf(game, seat);
  if (shipOf(game, id).owner === seat) return;
  player.trophies.push(id);
  if (game.options.hardSalvage) player.recruitment += half(designOf({ id }).cost);
}

/** OS-5.13. */
export function endActivation(game: Game): void {
  const { action } = game;
  if (!action || action.activeShip === null) return;
  const ship = findShip(game, action.activeShip);
  if (ship && !ship.overcharged) return;
  if (action.mode === 'flock') action.activeShip = null;
  else finishAction(game);
}

/** The primary action is over. */
export function finishAction(game: Game): void {
  game.action = null;
  game.phase = 'turnDone';
}
