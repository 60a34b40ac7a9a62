import { attack, bombard, burn, missileDefense, refit, scuttle, type Roll } from './deeds/maneuvers.ts';
import { scrap } from './deeds/destruction.ts';
import { endPhase, finish, sweep } from './deeds/turn.ts';
import { complete, contribute, repair, research, sacrifice, startProject } from './deeds/work.ts';
import { refusal } from './refusals/refusal.ts';
import { otherSeat, type Command, type Game, type Seat } from './state.ts';

/**
 * The game after a command of `seat`; the one handed in stays as it was. `roll` gives the dice of RG-21.1 in their order.
 * Throws for a command that is refused.
 */
export function apply(game: Game, command: Command, roll: Roll, seat: Seat = game.activeSeat): Game {
  const refused = refusal(game, command, seat);
  if (refused) throw new Error(`${refused.rules.join(' / ')}: ${refused.reasons.join(' / ')}`);
  const next = structuredClone(game);
  carryOut(next, command, roll, seat);
  return next;
}

function carryOut(game: Game, command: Command, roll: Roll, seat: Seat): void {
  switch (command.type) {
    case 'sweep':
      return sweep(game, command.debris);
    case 'burn':
      return burn(game, command);
    case 'scuttle':
      return scuttle(game, command);
    case 'attack':
      return attack(game, command, roll);
    case 'refit':
      return refit(game, command);
    case 'bombard':
      return bombard(game, command);
    case 'missileDefense':
      return missileDefense(game, command, roll);
    case 'research':
      return research(game, command);
    case 'repair':
      return repair(game, command);
    case 'startProject':
      return startProject(game, command);
    case 'contribute':
      return contribute(game, command);
    case 'complete':
      return complete(game, command);
    case 'scrapProject':
      return scrap(game, command.project);
    case 'sacrifice':
      return sacrifice(game, command);
    case 'endPhase':
      return endPhase(game);
    case 'resign':
      return finish(game, { winner: otherSeat(seat), reason: 'resign' });
    case 'offerDraw':
      game.players[seat].offer = 'open';
      return;
    case 'acceptDraw':
      return finish(game, { winner: null, reason: 'agreement' });
    case 'declineDraw':
      game.players[otherSeat(seat)].offer = 'spent';
      return;
  }
}
