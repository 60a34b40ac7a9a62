import { designOf } from './faces.ts';
import { fleetOf, playerOf, type Game, type Player, type Seat } from './state.ts';

/** OS-0.2. */
export const sideOf = (game: Game, seat: Seat): number => (game.options.mode === 'teams' ? ((seat - 1) % 2) + 1 : seat);

/** All sides of the game, eliminated ones too. */
export const sides = (game: Game): number[] => [...new Set(game.players.map(({ seat }) => sideOf(game, seat)))];

export const isOpponent = (game: Game, seat: Seat, other: Seat): boolean => sideOf(game, seat) !== sideOf(game, other);

/** OS-0.2: the other player of the own side, eliminated or not; null outside Team Play. */
export const allyOf = (game: Game, seat: Seat): Seat | null =>
  game.options.mode === 'teams' ? ((seat + 1) % 4) + 1 : null;

export const isAlly = (game: Game, seat: Seat, other: Seat): boolean => allyOf(game, seat) === other;

export const isIn = ({ eliminated }: Player): boolean => !eliminated;

/** Seats that still play, ascending. */
export const seatsIn = (game: Game): Seat[] => game.players.filter(isIn).map(({ seat }) => seat);

/** Sides with a player who still plays. */
export const sidesIn = (game: Game): number[] => [...new Set(seatsIn(game).map((seat) => sideOf(game, seat)))];

const membersOf = (game: Game, side: number): Player[] =>
  game.players.filter(({ seat }) => sideOf(game, seat) === side);

/** OS-0.8. */
export const vpOf = ({ trophies }: Player): number => trophies.reduce((sum, id) => sum + designOf({ id }).vp, 0);

/** OS-0.8, OS-12.17. */
export const sideVp = (game: Game, side: number): number =>
  membersOf(game, side).reduce((sum, player) => sum + vpOf(player), 0);

export const sideTrophies = (game: Game, side: number): number =>
  membersOf(game, side).reduce((sum, { trophies }) => sum + trophies.length, 0);

/** OS-11.4: VP of the ships in play. */
export const sideInPlay = (game: Game, side: number): number =>
  membersOf(game, side)
    .flatMap(({ seat }) => fleetOf(game, seat))
    .reduce((sum, ship) => sum + designOf(ship).vp, 0);

/** OS-1.6: seats after this one, clockwise, this one last. */
export const seatsAfter = (game: Game, seat: Seat): Seat[] =>
  game.players.map((_, index) => ((seat + index) % game.players.length) + 1);

/** Opponents who may be chosen (OS-11.7). */
export const opponentsOf = (game: Game, seat: Seat): Seat[] =>
  seatsIn(game).filter((other) => isOpponent(game, seat, other));

/** OS-6.3: defender, his ally, attacker, his ally. */
export const participants = (game: Game, defender: Seat, attacker: Seat): Seat[] =>
  [defender, allyOf(game, defender), attacker, allyOf(game, attacker)].filter(
    (seat): seat is Seat => seat !== null && isIn(playerOf(game, seat)),
  );
