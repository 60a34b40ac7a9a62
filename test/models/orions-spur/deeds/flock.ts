import { flagshipOf } from '../formation.ts';
import type { Game, Of, Seat } from '../state.ts';

/** OS-8.15: energy the flagship pays for each activation. */
export const FLOCK_COST = 2;

/** OS-8.15: the flagship pays; the activation before it ends. */
export function flockActivate(game: Game, { ship }: Of<'flockActivate'>, seat: Seat): void {
  flagshipOf(game, seat)!.energy -= FLOCK_COST;
  game.turn.primary = 'flock';
  const activated = game.action?.activated ?? [];
  game.action = { mode: 'flock', activeShip: ship, suppressor: null, activated: [...activated, ship] };
  game.phase = 'attacking';
}
