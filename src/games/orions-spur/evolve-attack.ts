import { withoutThing } from '../../cards/lasting.ts';
import { without } from '../../cards/pile.ts';
import { changed, dropped, openWindow, reacted } from '../../cards/window.ts';
import { changePlayer, changeShip, type Fresh } from './copies.ts';
import type { EventOf } from './event.ts';
import { attackNamed, withHit } from './rules/attacks.ts';
import { shipOf } from './rules/table.ts';
import { settled } from './rules/window.ts';
import type { Attack, SpurState } from './state.ts';

type Next = Fresh<SpurState>;

/** A card that is used goes to the discard pile at once (OS-5.5, OS-10.6). */
function spend(next: Next, seat: string, source: string): void {
  changePlayer(next, seat, (player) => {
    if (!player.hand.includes(source)) return;
    player.hand = without(player.hand, source);
    player.discard = [...player.discard, source];
  });
}

/** Chapter 5, OS-8.8: an attack is declared, paid for, and its window opens. */
export function declare(
  next: Next,
  { seat, attack, energy, overcharge, participants }: EventOf<'attackDeclared'>,
): void {
  spend(next, seat, attack.source);
  changeShip(next, attack.ship, (ship) => {
    ship.energy = energy;
    if (overcharge) ship.overcharged = true;
  });
  if (attack.kind === 'ram') next.primary = 'ram';
  else {
    next.primary ??= 'main';
    next.mode ??= 'main';
    next.activeShip = attack.ship;
  }
  next.phase = 'window';
  next.helpers = [];
  next.window = openWindow(participants, [attack]);
  next.window = settled(next);
}

/** OS-6.16: a reaction works at once, and the next participant is pointed at. */
export function react(next: Next, event: EventOf<'reacted'>): void {
  const { seat, ship: id, source, target, result } = event;
  spend(next, seat, source);
  changeShip(next, id, (ship) => {
    ship.energy = event.energy;
    if (source === 'interference') ship.interfered = true;
  });
  if (event.helped && !next.helpers.some((one) => one.seat === seat))
    next.helpers = [...next.helpers, { seat, ship: id }];
  const at = attackNamed(next, target.attack)!.id;
  const change = (make: (attack: Attack) => Attack): void => {
    next.window = changed(next.window!, (attack, place) => (place === at ? make(attack) : attack));
  };
  const drop = (): void => {
    next.window = dropped(next.window!, (_, place) => place === at);
  };
  switch (result.kind) {
    case 'weakened':
      change((attack) => withHit(attack, target.ship!, result.packet));
      if (source === 'bracing') change((attack) => ({ ...attack, braced: [...attack.braced, id] }));
      break;
    case 'intercepted':
      change((attack) => ({ ...attack, main: result.packet }));
      if (result.destroyed) drop();
      break;
    case 'evaded':
      drop();
      break;
    case 'redirected':
      change((attack) => ({ ...attack, target: result.target, splashHits: result.splashHits }));
      break;
    case 'counterfire':
      break;
  }
  next.window = reacted(next.window!, result.kind === 'counterfire' ? [result.attack] : []);
  next.window = settled(next);
}

/** OS-7.5 to OS-7.7, OS-12.11. */
export function destroy(next: Next, { ship, by, salvage }: EventOf<'destroyed'>): void {
  next.ships = next.ships.filter(({ id }) => id !== ship);
  next.lasting = withoutThing(next.lasting, ship);
  if (by !== null)
    changePlayer(next, by, (player) => {
      player.trophies = [...player.trophies, ship];
      player.recruitment += salvage;
    });
}

/** OS-8.11, OS-8.14. */
export function suppress(next: Next, { ship: id, target }: EventOf<'suppressed'>): void {
  changeShip(next, id, (ship) => (ship.energy = 0));
  changeShip(next, target, (ship) => (ship.suppressed = true));
  next.phase = 'attacking';
  next.primary = 'suppress';
  next.mode = 'suppress';
  next.suppressor = id;
  if (next.options.suppressingFireMode === 'player') next.silenced = [shipOf(next, target).owner];
}
