import { designOf } from '../faces.ts';
import { neighboursOf } from '../formation.ts';
import { sumOf } from '../modifiers.ts';
import { participants } from '../sides.ts';
import { playerOf, shipOf, type Game, type Hit, type Of, type Pending, type Seat, type Ship } from '../state.ts';
import { damageOf } from '../sources.ts';
import { discard } from './piles.ts';
import { advance } from './window.ts';

/** OS-5.1: an attack is declared; cost and card are gone (OS-5.5). */
export function attack(game: Game, command: Of<'attack'>, seat: Seat): void {
  const ship = shipOf(game, command.ship);
  const { name, energy, packet, missile, splash } = damageOf(ship, command.source);
  ship.energy += (command.overcharge ? 1 : 0) - energy;
  if (command.overcharge) ship.overcharged = true;
  if (command.source !== 'weapon') discard(playerOf(game, seat), [command.source]);
  if (!game.action) {
    game.turn.primary = 'attack';
    game.action = { mode: 'main', activeShip: null, suppressor: null, activated: [] };
  }
  game.action.activeShip = ship.id;
  const kind = command.source === 'weapon' ? 'weapon' : 'card';
  declare(game, ship, command.target, { kind, name, packet, missile, splash });
}

/** OS-8.8, OS-8.9. */
export function ram(game: Game, command: Of<'ram'>): void {
  const ship = shipOf(game, command.ship);
  ship.energy = 0;
  game.turn.primary = 'ram';
  const packet = { s: 0, a: 0, h: designOf(ship).hull };
  declare(game, ship, command.target, { kind: 'ram', name: 'Ram', packet, missile: false, splash: 0 });
}

/** OS-8.11, OS-8.14. */
export function suppress(game: Game, command: Of<'suppress'>): void {
  const target = shipOf(game, command.target);
  shipOf(game, command.ship).energy = 0;
  target.suppressed = true;
  game.turn.primary = 'suppress';
  if (game.options.suppressingFireMode === 'player') game.turn.silenced.push(target.owner);
  game.action = { mode: 'suppress', activeShip: null, suppressor: command.ship, activated: [] };
  game.phase = 'attacking';
}

/** OS-5.6, OS-10.29: attack A0 with its bonus, and its window. */
function declare(
  game: Game,
  ship: Ship,
  target: string,
  { packet, ...given }: Pick<Pending, 'kind' | 'name' | 'packet' | 'missile' | 'splash'>,
): void {
  const defender = shipOf(game, target).owner;
  const pending: Pending = {
    ...given,
    id: 'A0',
    controller: ship.owner,
    source: ship.id,
    target,
    packet: { ...packet, a: packet.a + sumOf(game, ship, 'bonus') },
    splashHits: splashAround(game, target, given.splash),
    live: true,
    braced: [],
  };
  const asked = participants(game, defender, ship.owner);
  game.window = {
    attacks: [pending],
    declared: 1,
    participants: asked,
    pointer: 0,
    passes: 0,
    resting: [],
    helpers: {},
  };
  game.phase = 'window';
  advance(game);
}

/** OS-5.14, OS-7.13: fresh splash hits around a target, in slot order. */
export function splashAround(game: Game, target: string, splash: number): Hit[] {
  if (splash === 0) return [];
  return neighboursOf(game, shipOf(game, target)).map(({ id }) => ({ ship: id, packet: { s: 0, a: splash, h: 0 } }));
}
