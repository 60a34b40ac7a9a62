import type { Effect } from '../data/faces.ts';
import { designOf, faceOf } from '../faces.ts';
import { arriving, type Outcome } from '../outcome.ts';
import { damaged } from '../packet.ts';
import { playerOf, shipOf, type Game, type Of, type PlaySpecial, type Rand, type Seat } from '../state.ts';
import { discard, discardAtRandom, draw } from './piles.ts';
import { strikeAll } from './resolve.ts';

type EffectOf<T extends Effect['type']> = Extract<Effect, { type: T }>;

/** What a secondary action names. */
type Named = Omit<PlaySpecial, 'type'>;

/** OS-10.1 to OS-10.3, OS-10.6: the card is discarded, then its effects happen in printed order. */
export function playCard(game: Game, named: Named, rand: Rand, seat: Seat): void {
  discard(playerOf(game, seat), [named.card]);
  game.turn.played.push(named.card);
  for (const effect of faceOf(named.card).effects) bringAbout(game, effect, named, rand, seat);
}

/** OS-10.13 to OS-10.28, as far as cards outside a window have them. */
function bringAbout(game: Game, effect: Effect, named: Named, rand: Rand, seat: Seat): void {
  const player = playerOf(game, seat);
  switch (effect.type) {
    case 'draw':
      return draw(game, seat, effect.n, rand);
    case 'discard':
      return askForDiscard(game, effect.n, seat);
    case 'forceDiscard':
      return named.player === undefined ? undefined : discardAtRandom(playerOf(game, named.player), effect.n, rand);
    case 'recruitPoints':
      player.recruitment += effect.n;
      return;
    case 'moveShip':
      return named.moves!.forEach((move) => moveShip(game, move, seat));
    case 'damage':
      return harm(game, effect, named.target!, seat);
    case 'modifier':
      return addModifier(game, effect, named.ship, seat);
    default:
      return named.ship === undefined ? undefined : changeShip(game, effect, named.ship);
  }
}

/** Effects on a named ship. */
function changeShip(game: Game, effect: Effect, id: string): void {
  const ship = shipOf(game, id);
  const printed = designOf(ship);
  if (effect.type === 'repairShield') ship.shield = Math.min(printed.shield, ship.shield + effect.n);
  if (effect.type === 'repairHull') ship.hull = Math.min(printed.hull, ship.hull + effect.n);
  if (effect.type === 'restoreEnergy') ship.energy = Math.min(printed.energy, ship.energy + effect.n);
  if (effect.type === 'reEnable') ship.overcharged = false;
}

/** OS-10.28; that of a ship is skipped where none is named (OS-10.11). */
function addModifier(game: Game, effect: EffectOf<'modifier'>, ship: string | undefined, seat: Seat): void {
  const { kind, value, duration, scope } = effect;
  if (scope === 'fleet') game.modifiers.push({ seat, kind, value, duration, ship: null });
  else if (ship !== undefined) game.modifiers.push({ seat, kind, value, duration, ship });
}

/** OS-10.21: with no card in hand the effect is skipped. */
function askForDiscard(game: Game, n: number, seat: Seat): void {
  const count = Math.min(n, playerOf(game, seat).hand.length);
  if (count === 0) return;
  game.choice = { count, back: game.phase };
  game.phase = 'choosing';
}

/** OS-10.21. */
export function chooseDiscard(game: Game, { cards }: Of<'chooseDiscard'>, seat: Seat): void {
  discard(playerOf(game, seat), cards);
  game.phase = game.choice!.back;
  game.choice = null;
}

/** OS-10.27: into an empty slot, or places swapped. */
export function moveShip(game: Game, { ship: id, to }: { ship: string; to: string }, seat: Seat): void {
  const ship = shipOf(game, id);
  const other = game.ships.find(({ owner, slot }) => owner === seat && slot === to);
  if (other) other.slot = ship.slot;
  ship.slot = to;
}

/** OS-10.12, OS-10.13: damage at once, without a window. */
function harm(game: Game, { packet }: EffectOf<'damage'>, target: string, seat: Seat): void {
  const ship = shipOf(game, target);
  const body = damaged(ship, arriving(game, ship, packet), game.options.shieldOverflow);
  const outcome: Outcome = { bodies: new Map([[target, body]]), doomed: new Map() };
  if (body.hull === 0) outcome.doomed.set(target, seat);
  strikeAll(game, outcome);
}

/** OS-10.7. */
export function reviseTactics(game: Game, { card }: Of<'reviseTactics'>, rand: Rand, seat: Seat): void {
  discard(playerOf(game, seat), [card]);
  draw(game, seat, 1, rand);
  game.turn.revised = true;
}

/** OS-12.12. */
export function storeRepair(game: Game, { card }: Of<'storeRepair'>, seat: Seat): void {
  const player = playerOf(game, seat);
  player.hand = player.hand.filter((one) => one !== card);
  player.reserve.push(card);
}

/** OS-12.14: Repair cards for a recruitment point. */
const TRADE = 6;

/** OS-12.14. */
export function repairForRecruit(game: Game, { cards }: Of<'repairForRecruit'>, seat: Seat): void {
  const player = playerOf(game, seat);
  discard(player, cards);
  const traded = player.repairTraded + cards.length;
  player.recruitment += Math.floor(traded / TRADE);
  player.repairTraded = traded % TRADE;
}
