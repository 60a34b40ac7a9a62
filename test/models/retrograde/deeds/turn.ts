import { shipFace } from '../cards.ts';
import { costInPlay, homeworldOf, limitOf, upgradeOf } from '../numbers.ts';
import { assetOf, debrisAround, otherSeat, type Game, type Phase, type Result, type Seat } from '../state.ts';
import { clearDebris, wreck } from './destruction.ts';

/** RG-4.1: what follows each phase in which commands are given. */
const NEXT: Readonly<Partial<Record<Phase, Phase>>> = {
  maneuvers: 'research',
  research: 'repair',
  repair: 'construction',
  construction: 'endOfTurn',
};

/** RG-4.3. */
export function endPhase(game: Game): void {
  game.phase = NEXT[game.phase]!;
  if (game.phase === 'endOfTurn') endOfTurn(game);
}

/** Ends the game (RG-18.6). */
export function finish(game: Game, result: Result): void {
  game.result = result;
  game.phase = 'over';
}

/** Chapter 16. */
function endOfTurn(game: Game): void {
  const seat = game.activeSeat;
  for (const asset of game.assets) if (asset.owner === seat) asset.tapped = false;
  debrisDamage(game, seat);
  // RG-17.7.
  for (const ship of game.spacecraft.filter((one) => one.owner === seat && one.enteredTurn === game.turn)) {
    if (shipFace(ship.id).abilities.expires) wreck(game, ship);
  }
  // RG-18.3: an unanswered offer lapses, and both may offer again.
  for (const player of [game.players[1], game.players[2]]) player.offer = 'none';
  const { turnLimit } = game.options;
  if (turnLimit !== null && game.turn === 2 * turnLimit) return finish(game, atTurnCap(game));
  game.turn += 1;
  game.activeSeat = otherSeat(seat);
  upkeep(game);
}

/** RG-16.2. */
function debrisDamage(game: Game, seat: Seat): void {
  const drifting = game.spacecraft.filter((ship) => ship.owner === seat && ship.left === 0);
  for (const ship of drifting) {
    ship.damage += debrisAround(game, ship.asset).filter(({ orbital }) => orbital === ship.orbital).length;
  }
  for (const ship of drifting) if (ship.damage >= shipFace(ship.id).armor) wreck(game, ship);
}

/** RG-18.5. */
function atTurnCap(game: Game): Result {
  const measures: ((seat: Seat) => number)[] = [
    (seat) => (homeworldOf(game, seat).destroyed ? 0 : 1),
    (seat) => limitOf(game, seat),
    (seat) => costInPlay(game, seat),
  ];
  for (const measure of measures) {
    if (measure(1) !== measure(2)) return { winner: measure(1) > measure(2) ? 1 : 2, reason: 'turnLimit' };
  }
  return { winner: null, reason: 'turnLimit' };
}

/** Chapter 5. */
export function upkeep(game: Game): void {
  game.phase = 'upkeep';
  const seat = game.activeSeat;
  if (homeworldOf(game, seat).destroyed) return finish(game, { winner: otherSeat(seat), reason: 'homeworld' });
  const player = game.players[seat];
  player.counter = (player.counter % 4) + 1;
  for (const ship of game.spacecraft.filter(({ owner }) => owner === seat)) {
    ship.damage = 0;
    ship.left = shipFace(ship.id).deltaVee;
    ship.maneuvered = false;
    ship.attacks = 0;
    ship.bombarded = false;
    ship.visited = [ship.orbital];
    ship.barred = false;
  }
  const own = game.assets.filter(({ owner }) => owner === seat);
  for (const { upgrade } of own) if (upgrade) upgrade.attacked = [];
  game.starting = own.map(({ id }) => id);
  startTurn(game);
}

/** RG-5.7: abilities at the start of the turn, until one waits for its owner; then the maneuvers phase opens. */
export function startTurn(game: Game): void {
  for (let id = game.starting[0]; id !== undefined; id = game.starting[0]) {
    const asset = assetOf(game, id);
    const { peekOpponentTop, sweepDebris } = upgradeOf(asset);
    if (peekOpponentTop) peek(game, asset.owner);
    if (sweepDebris !== undefined) {
      const here = debrisAround(game, id);
      if (here.length > sweepDebris) return;
      clearDebris(
        game,
        here.map((piece) => piece.id),
      );
    }
    game.starting.shift();
  }
  game.phase = 'maneuvers';
}

/** RG-17.9: the answer of the owner. */
export function sweep(game: Game, debris: readonly string[]): void {
  clearDebris(game, debris);
  game.starting.shift();
  startTurn(game);
}

/** RG-17.12. */
function peek(game: Game, seat: Seat): void {
  const [top] = game.players[otherSeat(seat)].deck;
  const { seen } = game.players[seat];
  if (top !== undefined && !seen.includes(top)) seen.push(top);
}
