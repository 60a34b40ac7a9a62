import { faceOf } from '../faces.ts';
import { halved, reduced, total } from '../packet.ts';
import { damageOf, effectOf } from '../sources.ts';
import { findAttack, playerOf, shipOf, type Game, type Pending, type React, type Seat } from '../state.ts';
import type { Packet } from '../data/faces.ts';
import { splashAround } from './attack.ts';
import { discard } from './piles.ts';
import { reacted } from './window.ts';

/** OS-6.4, W3: a reaction takes effect at once (OS-6.16). */
export function react(game: Game, command: React, seat: Seat): void {
  const attack = findAttack(game, command.target.attack)!;
  rememberHelper(game, command, attack, seat);
  if (command.source === 'bracing') brace(game, command, attack);
  else if (command.source === 'interference') interfere(game, command, attack);
  else fireOrPlay(game, command, attack, seat);
  reacted(game);
}

/** The ship a reaction is for: the one that takes the hit, or the target of the attack. */
export const shelteredBy = ({ target }: React, attack: Pending): string =>
  target.kind === 'hit' ? target.ship : attack.target;

/** OS-12.21. */
function rememberHelper(game: Game, command: React, attack: Pending, seat: Seat): void {
  if (shipOf(game, shelteredBy(command, attack)).owner !== seat) game.window!.helpers[seat] ??= command.ship;
}

/** OS-8.7. */
function brace(game: Game, { ship, target, amount, split }: React, attack: Pending): void {
  shipOf(game, ship).energy -= amount!;
  attack.braced.push(ship);
  changeHit(attack, target.ship!, (packet) => reduced(packet, amount!, split));
}

/** OS-8.5. */
function interfere(game: Game, { ship, target, split }: React, attack: Pending): void {
  shipOf(game, ship).energy -= 1;
  game.turn.interfered.push(ship);
  changeHit(attack, target.ship!, (packet) => reduced(packet, 1, split));
}

/** OS-0.17: alters the damage of one hit. */
function changeHit(attack: Pending, ship: string, change: (packet: Packet) => Packet): void {
  if (attack.target === ship) attack.packet = change(attack.packet);
  for (const hit of attack.splashHits) if (hit.ship === ship) hit.packet = change(hit.packet);
}

/** A card or a weapon: paid, discarded, done. */
function fireOrPlay(game: Game, command: React, attack: Pending, seat: Seat): void {
  const ship = shipOf(game, command.ship);
  if (command.source !== 'weapon') discard(playerOf(game, seat), [command.source]);
  if (command.source !== 'weapon' && faceOf(command.source).type === 'reaction') {
    ship.energy -= faceOf(command.source).energy;
    return playReaction(game, command, attack);
  }
  const { energy, packet } = damageOf(ship, command.source);
  ship.energy -= energy;
  if (command.target.kind === 'incomingAttack') intercept(attack, total(packet), command.split);
  else counterfire(game, command, attack, seat);
}

/** OS-7.11. */
function intercept(attack: Pending, strength: number, split?: Packet): void {
  attack.packet = reduced(attack.packet, strength, split);
  if (total(attack.packet) === 0) attack.live = false;
}

/** OS-6.15. */
function counterfire(game: Game, command: React, { source: target }: Pending, seat: Seat): void {
  const window = game.window!;
  const { name, packet, missile, splash } = damageOf(shipOf(game, command.ship), command.source);
  window.attacks.push({
    id: `C${window.declared}`,
    kind: command.source === 'weapon' ? 'weapon' : 'card',
    name,
    controller: seat,
    source: command.ship,
    target,
    packet,
    missile,
    splash,
    splashHits: splashAround(game, target, splash),
    live: true,
    braced: [],
  });
  window.declared += 1;
}

/** OS-6.8: what a Reaction card does. */
function playReaction(game: Game, command: React, attack: Pending): void {
  const { source, target, part, split } = command;
  if (effectOf(source, 'halve')) attack.packet = halved(attack.packet);
  if (effectOf(source, 'blockType')) attack.packet = { ...attack.packet, [part!]: 0 };
  if (effectOf(source, 'evade')) attack.live = false;
  const block = effectOf(source, 'block');
  if (block) attack.packet = reduced(attack.packet, block.n, split);
  const strength = effectOf(source, 'intercept');
  if (strength) intercept(attack, strength.n, split);
  if (effectOf(source, 'redirect')) redirect(game, attack, target.ship!);
}

/** OS-7.14. */
function redirect(game: Game, attack: Pending, target: string): void {
  attack.target = target;
  attack.splashHits = splashAround(game, target, attack.splash);
}
