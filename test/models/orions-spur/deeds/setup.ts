import { cardIds, freshShip } from '../faces.ts';
import { isIn, seatsAfter, seatsIn } from '../sides.ts';
import { playerOf, shipOf, type Game, type Layout, type Of, type Player, type Rand, type Seat } from '../state.ts';
import { draw, shuffle } from './piles.ts';

/** OS-2.3. */
export function chooseFleet(game: Game, { designs }: Of<'chooseFleet'>, rand: Rand, seat: Seat): void {
  playerOf(game, seat).chosen = [...designs];
  setupGoesOn(game, rand);
}

/** OS-2.5. */
export function setLayout(game: Game, { layout }: Of<'setLayout'>, rand: Rand, seat: Seat): void {
  playerOf(game, seat).layout = { ...layout };
  setupGoesOn(game, rand);
}

/** OS-0.31, OS-0.32: what follows when nobody is waited for any more. */
export function setupGoesOn(game: Game, rand: Rand): void {
  const players = game.players.filter(isIn);
  if (game.phase === 'setupFleet' && players.every(({ chosen }) => chosen !== null)) {
    players.forEach((player) => formFleet(game, player));
    players.forEach((player) => deal(game, player, rand));
    game.phase = 'setupLayout';
  } else if (game.phase === 'setupLayout' && players.every(({ layout }) => layout !== null)) {
    players.forEach(({ layout }) => arrange(game, layout!));
    firstTurn(game, rand);
  }
}

/** OS-0.4: the starting fleet enters in table order, then copy order. */
function formFleet(game: Game, player: Player): void {
  const left = [...player.chosen!];
  for (const id of [...player.shipDeck]) {
    const at = left.findIndex((design) => id.startsWith(`${player.seat}:${design}#`));
    if (at < 0) continue;
    left.splice(at, 1);
    join(game, player, id);
  }
}

/** A ship leaves the ship deck and joins the fleet. */
export function join(game: Game, player: Player, id: string): void {
  player.shipDeck = player.shipDeck.filter((one) => one !== id);
  player.joined += 1;
  game.ships.push(freshShip(id, player.seat, player.joined));
}

/** OS-2.4. */
function deal(game: Game, player: Player, rand: Rand): void {
  const { seat, species } = player;
  player.tacticsDeck = shuffle(cardIds(seat, species), rand, `deck of seat ${seat}`);
  draw(game, seat, 7, rand);
}

/** Puts every ship of a layout in its slot. */
export function arrange(game: Game, layout: Layout): void {
  for (const [slot, id] of Object.entries(layout)) shipOf(game, id).slot = slot;
}

/** OS-2.7, OS-2.8, OS-15.3. */
function firstTurn(game: Game, rand: Rand): void {
  const seats = seatsIn(game);
  const first = seats[rand(seats.length, 'first player')]!;
  Object.assign(game, { firstSeat: first, activeSeat: first, round: 1, phase: 'turnOpen' });
  if (game.options.lateSeatRecruitment === 'off') return;
  const later = seatsAfter(game, first).filter((seat) => seat !== first && seats.includes(seat));
  later.forEach((seat, index) => {
    playerOf(game, seat).recruitment = index + 1;
  });
}
