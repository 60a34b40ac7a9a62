import { fleetOf, playerOf, type Game, type Seat } from '../state.ts';

/** Ships leave the game, with the modifiers that lie on them (OS-10.28). */
export function removeShips(game: Game, ids: readonly string[]): void {
  game.ships = game.ships.filter(({ id }) => !ids.includes(id));
  game.modifiers = game.modifiers.filter(({ ship }) => ship === null || !ids.includes(ship));
}

/** OS-11.7: a player leaves the game with all his cards; VP and trophies stay with his side. */
export function eliminate(game: Game, seat: Seat): void {
  removeShips(
    game,
    fleetOf(game, seat).map(({ id }) => id),
  );
  game.modifiers = game.modifiers.filter((modifier) => modifier.seat !== seat);
  const none = { shipDeck: [], tacticsDeck: [], hand: [], discard: [], reserve: [] };
  Object.assign(playerOf(game, seat), { eliminated: true, ...none });
}
