import type { CardType } from '../data/faces.ts';
import { designOf, faceOf, nameOf } from '../faces.ts';
import { anyOf, firstOf, listed, unlisted, type Refusal } from '../fault.ts';
import { effectOf } from '../sources.ts';
import { isAlly } from '../sides.ts';
import { playerOf, shipOf, type Game, type Of, type PlaySpecial, type Seat } from '../state.ts';
import { changesNothing } from './change.ts';
import { inHand, inHandOrReserve, noneTwice, ownShip, shipInPlay } from './named.ts';
import { movesRefusal } from './moves.ts';
import { targetRefusal } from './target.ts';

/** OS-10.1. */
export const drawRefusal = (game: Game, command: Of<'playDraw'>, seat: Seat): Refusal | null =>
  firstOf(
    () => inHand(game, command.card, seat),
    () => typeRefusal(command.card, 'draw', 'OS-10.1'),
    () => playedRefusal(game, command.card),
    () => shipRefusal(game, command, seat),
    () => changesNothing(game, command, seat),
  );

/** OS-10.2. */
export const repairRefusal = (game: Game, { card, ship }: Of<'playRepair'>, seat: Seat): Refusal | null =>
  firstOf(
    () => inHandOrReserve(game, card, seat),
    () => typeRefusal(card, 'repair', 'OS-10.2'),
    () => playedRefusal(game, card),
    () => shipInPlay(game, ship),
    () => {
      const { owner } = shipOf(game, ship);
      if (owner === seat || isAlly(game, seat, owner)) return null;
      return unlisted('OS-10.2 OS-12.19 OS-13.29', 'You can only repair ships of your own side.');
    },
    () => wholeRefusal(game, card, ship),
  );

/** X53; where only the damage of one kind could be repaired, the words are ours. */
function wholeRefusal(game: Game, card: string, id: string): Refusal | null {
  const ship = shipOf(game, id);
  const printed = designOf(ship);
  const isShieldFull = ship.shield === printed.shield;
  const isHullFull = ship.hull === printed.hull;
  if (!isHullFull && effectOf(card, 'repairHull')) return null;
  if (!isShieldFull && effectOf(card, 'repairShield')) return null;
  if (isShieldFull && isHullFull) return listed('OS-10.2', `${nameOf(ship)} has full shield and hull.`);
  return unlisted('OS-10.2', `${nameOf(ship)} has full ${isHullFull ? 'hull' : 'shield'}.`);
}

/** OS-10.3. */
export const specialRefusal = (game: Game, command: PlaySpecial, seat: Seat): Refusal | null =>
  firstOf(
    () => inHand(game, command.card, seat),
    () => typeRefusal(command.card, 'special', 'OS-10.3'),
    () => harmfulRefusal(game, command.card),
    () => playedRefusal(game, command.card),
    () => shipRefusal(game, command, seat),
    () => playerRefusal(game, command, seat),
    () => victimRefusal(game, command, seat),
    () => movesRefusal(game, command, seat),
    () => changesNothing(game, command, seat),
  );

function typeRefusal(card: string, type: CardType, rule: string): Refusal | null {
  const face = faceOf(card);
  return face.type === type ? null : unlisted(`${rule} OS-10.4`, `${face.name} is no ${type} card.`);
}

/** OS-10.32. */
const playedRefusal = (game: Game, card: string): Refusal | null =>
  game.turn.played.includes(card) ? listed('OS-10.32', 'This card was already played this turn.') : null;

/** OS-10.12. */
function harmfulRefusal(game: Game, card: string): Refusal | null {
  if (!effectOf(card, 'damage')) return null;
  if (game.phase === 'turnDone' && game.turn.primary !== 'regroup') return null;
  const { name } = faceOf(card);
  return listed('OS-10.12', `${name} causes damage; it is possible only after an attack or special ability.`);
}

/** OS-10.11: the own ship of a card, which may be left out where the card also draws. */
function shipRefusal(game: Game, { card, ship: id }: { card: string; ship?: string }, seat: Seat): Refusal | null {
  if (!needsShip(card)) return null;
  if (id === undefined) {
    return effectOf(card, 'draw') ? null : unlisted('OS-13.22 OS-10.11', `${faceOf(card).name} needs a ship.`);
  }
  return firstOf(
    () => ownShip(game, id, seat),
    () => {
      if (effectOf(card, 'reEnable') || !shipOf(game, id).overcharged) return null;
      return listed('OS-10.11', `${nameOf({ id })} is overcharged.`);
    },
  );
}

/** Effects of a Draw or Special card that lie on a named own ship. */
export const needsShip = (card: string): boolean =>
  faceOf(card).effects.some(
    (effect) =>
      effect.type === 'restoreEnergy' ||
      effect.type === 'reEnable' ||
      (effect.type === 'modifier' && effect.scope === 'ship'),
  );

/** OS-10.22. */
function playerRefusal(game: Game, { card, player: named }: PlaySpecial, seat: Seat): Refusal | null {
  if (!effectOf(card, 'forceDiscard')) return null;
  const holders = game.players.filter(
    ({ seat: other, hand }) => other !== seat && !isAlly(game, seat, other) && hand.length > 0,
  );
  if (named === undefined) {
    return holders.length === 0 ? null : unlisted('OS-10.22 OS-13.22', `${faceOf(card).name} needs an opponent.`);
  }
  if (!game.players.some(({ seat: other }) => other === named)) {
    return unlisted('OS-13.29 OS-10.22', `There is no seat ${named}.`);
  }
  if (named === seat) return unlisted('OS-10.22', 'Name an opponent.');
  const other = playerOf(game, named);
  const wrong = anyOf(
    () => (isAlly(game, seat, named) ? listed('OS-12.18', `Seat ${named} is your ally.`) : null),
    () => (other.eliminated ? unlisted('OS-11.7 OS-10.22', `Seat ${named} is out of the game.`) : null),
  );
  if (wrong) return wrong;
  return other.hand.length > 0 ? null : listed('OS-10.22', `Seat ${named} has no cards in hand.`);
}

/** OS-10.13: the enemy ship of a harmful card, within the reach it states. */
function victimRefusal(game: Game, { card, target }: PlaySpecial, seat: Seat): Refusal | null {
  if (!effectOf(card, 'damage')) return null;
  if (target === undefined) return unlisted('OS-13.22 OS-10.13', `${faceOf(card).name} needs an enemy ship.`);
  const refusal = targetRefusal(game, target, seat, faceOf(card).reachSecond ? 'second' : 'foremost');
  // The sentences of OS-5.4 speak of attacks; OS-10.13 may answer for them.
  return refusal && { ...refusal, rules: [...refusal.rules, 'OS-10.13'], worded: false };
}

/** OS-10.7. */
export const reviseRefusal = (game: Game, { card }: Of<'reviseTactics'>, seat: Seat): Refusal | null =>
  firstOf(
    () => inHand(game, card, seat),
    () => (game.turn.revised ? listed('OS-10.7', 'You have already revised tactics this turn.') : null),
  );

/** OS-12.12. */
export const storeRefusal = (game: Game, { card }: Of<'storeRepair'>, seat: Seat): Refusal | null =>
  firstOf(
    () => switchedOff(game.options.hardReserve),
    () => inHand(game, card, seat),
    () => notRepair(card, 'OS-12.12'),
  );

/** OS-12.14. */
export const tradeRefusal = (game: Game, { cards }: Of<'repairForRecruit'>, seat: Seat): Refusal | null =>
  firstOf(
    () => switchedOff(game.options.hardRepairTrade),
    ...cards.map((card) => () => inHandOrReserve(game, card, seat)),
    () => noneTwice('OS-13.24 OS-12.14', cards),
    ...cards.map((card) => () => notRepair(card, 'OS-12.14')),
    () => (cards.length > 0 ? null : unlisted('OS-12.14 OS-13.24', 'Name at least 1 Repair card.')),
  );

const switchedOff = (on: boolean): Refusal | null => (on ? null : listed('OS-12.9', 'This rule is switched off.'));

function notRepair(card: string, rule: 'OS-12.12' | 'OS-12.14'): Refusal | null {
  const { name, type } = faceOf(card);
  if (type === 'repair') return null;
  const reason = `${name} is not a Repair card.`;
  return rule === 'OS-12.14' ? listed(rule, reason) : unlisted(rule, reason);
}
