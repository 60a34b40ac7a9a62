import { attack, bombard, burn, missileDefense, refit, scuttle, type Roll } from './deeds/maneuvers.ts';
import { scrap } from './deeds/destruction.ts';
import { endPhase, finish, sweep } from './deeds/turn.ts';
import { complete, contribute, repair, research, sacrifice, startProject } from './deeds/work.ts';
import { refusal } from './refusals/refusal.ts';
import { otherSeat, type Command, type Game, type Of, type Seat } from './state.ts';

/**
 * The game after a command of `seat`; the one handed in stays as it was. `roll` gives the dice of RG-21.1 in
 * their order. Throws for a command that is refused.
 */
export function apply(game: Game, command: Command, roll: Roll, seat: Seat = game.activeSeat): Game {
  const refused = refusal(game, command, seat);
  if (refused) throw new Error(`${refused.rules.join(' / ')}: ${refused.reasons.join(' / ')}`);
  const next = structuredClone(game);
  const deed = DEEDS[command.type] as (game: Game, command: Command, roll: Roll, seat: Seat) => void;
  deed(next, command, roll, seat);
  return next;
}

/** What each command does to the table; it is legal when this is called. */
const DEEDS: { readonly [T in Command['type']]: (game: Game, command: Of<T>, roll: Roll, seat: Seat) => void } = {
  sweep: (game, { debris }) => sweep(game, debris),
  burn,
  scuttle,
  attack,
  refit,
  bombard,
  missileDefense,
  research,
  repair,
  startProject,
  contribute,
  complete,
  scrapProject: (game, { project }) => scrap(game, project),
  sacrifice,
  endPhase,
  resign: (game, _command, _roll, seat) => finish(game, { winner: otherSeat(seat), reason: 'resign' }),
  offerDraw: (game, _command, _roll, seat) => {
    game.players[seat].offer = 'open';
  },
  acceptDraw: (game) => finish(game, { winner: null, reason: 'agreement' }),
  declineDraw: (game, _command, _roll, seat) => {
    game.players[otherSeat(seat)].offer = 'spent';
  },
};
