import { designOf } from '../faces.ts';
import { fleetOf, playerOf, type Game, type Of, type Rand, type Seat } from '../state.ts';
import { draw, discard } from './piles.ts';
import { finishAction } from './resolve.ts';
import { arrange, join } from './setup.ts';

/** OS-9.1 to OS-9.4, OS-12.10. */
export function regroup(game: Game, command: Of<'regroup'>, rand: Rand, seat: Seat): void {
  const player = playerOf(game, seat);
  discard(player, command.discard);
  draw(game, seat, Math.max(0, 7 - player.hand.length), rand);
  for (const ship of fleetOf(game, seat)) {
    const printed = designOf(ship);
    ship.overcharged = false;
    ship.energy = printed.energy;
    if (game.options.hardShieldRecovery) ship.shield = Math.min(printed.shield, ship.shield + 1);
  }
  game.turn.primary = 'regroup';
  game.phase = 'regrouping';
}

/** OS-9.5, OS-0.4: the lowest free copy. */
export function recruit(game: Game, { design }: Of<'recruit'>, seat: Seat): void {
  const player = playerOf(game, seat);
  const id = player.shipDeck.find((one) => one.startsWith(`${seat}:${design}#`))!;
  player.recruitment -= designOf({ id }).cost;
  join(game, player, id);
}

/** OS-9.7. */
export function reorganize(game: Game, { layout }: Of<'reorganize'>): void {
  if (layout) arrange(game, layout);
  finishAction(game);
}
