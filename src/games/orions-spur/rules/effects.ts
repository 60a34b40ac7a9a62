import { takenAtRandom } from '../../../cards/moves.ts';
import { restored } from '../../../cards/figures.ts';
import type { Chance } from '../../../engine/rng.ts';
import type { Seat } from '../../../engine/seat.ts';
import { cardOf, designOf } from '../data/cards.ts';
import type { SpurEffect } from '../data/effects.ts';
import { plain } from '../data/text.ts';
import type { SpurEvent } from '../event.ts';
import type { SpurState } from '../state.ts';
import { draw, tell, telling, type Told } from '../tell.ts';
import { afterMoves } from './moves.ts';
import { packetOf } from './packet.ts';
import { placeOf, type PlayCommand } from './play.ts';
import { harmed } from './resolve.ts';
import { playerOf, shipOf } from './table.ts';

/** OS-10.6: the card goes to the discard pile at once, then its effects happen in printed order. */
export function played(state: SpurState, seat: Seat, command: PlayCommand, chance: Chance): readonly SpurEvent[] {
  const told = telling(state);
  const { card, ship = null } = command;
  const { player = null, target = null } = command.type === 'playSpecial' ? command : {};
  const reserve = placeOf(state, seat, card) === 'reserve';
  tell(told, { type: 'cardPlayed', seat, card, reserve, ship, player, target });
  for (const effect of cardOf(card).effects) carryOut(told, seat, command, effect, chance);
  return told.events;
}

/** One effect of a card; those that have nothing to work on are skipped. */
// eslint-disable-next-line complexity -- one flat switch over the closed set, a case each
function carryOut(told: Told, seat: Seat, command: PlayCommand, effect: SpurEffect, chance: Chance): void {
  const { ship } = command;
  switch (effect.kind) {
    case 'draw':
      return draw(told, seat, effect.count, chance);
    case 'discard':
      return effect.pick === 'random' ? forced(told, command, effect.count, chance) : asked(told, seat, effect.count);
    case 'restore':
      return ship === undefined ? undefined : restore(told, ship, effect.stat, plain(effect.amount));
    case 'turn':
      if (ship !== undefined && shipOf(told.state, ship).overcharged) tell(told, { type: 'reEnabled', ship });
      return;
    case 'gain': {
      const amount = plain(effect.amount);
      const recruitment = playerOf(told.state, seat).recruitment + amount;
      return tell(told, { type: 'recruitmentGained', seat, amount, recruitment });
    }
    case 'shift':
      return shift(told, seat, command);
    case 'modify':
    case 'grant':
      if (effect.target === 'ownFleet' || ship !== undefined)
        tell(told, {
          type: 'modifierPut',
          seat,
          card: command.card,
          ship: effect.target === 'ownFleet' ? null : ship!,
        });
      return;
    case 'damage':
      if (command.type === 'playSpecial' && command.target !== undefined)
        tell(told, ...harmed(told.state, seat, command.target, packetOf(effect.strength)));
      return;
    case 'attack':
    case 'reduce':
    case 'cancel':
    case 'redirect':
      throw new Error(`${command.card} is played in an attack or a window only.`);
  }
}

/** OS-10.23, OS-10.24. */
function restore(told: Told, ship: string, stat: 'shield' | 'hull' | 'energy', amount: number): void {
  const from = shipOf(told.state, ship)[stat];
  const to = restored(from, designOf(ship)[stat], amount);
  if (to > from) tell(told, { type: 'restored', ship, stat, from, to });
}

/** OS-10.21: with no card in hand nobody is asked. */
function asked(told: Told, seat: Seat, wanted: number): void {
  const count = Math.min(wanted, playerOf(told.state, seat).hand.length);
  if (count > 0) tell(told, { type: 'discardAsked', seat, count });
}

/** OS-10.22, OS-15.4. */
function forced(told: Told, command: PlayCommand, count: number, chance: Chance): void {
  const victim = command.type === 'playSpecial' ? command.player : undefined;
  if (victim === undefined) return;
  const { taken } = takenAtRandom(playerOf(told.state, victim).hand, count, chance);
  tell(told, { type: 'discarded', seat: victim, reason: 'forced', cards: taken });
}

/** OS-10.27. */
function shift(told: Told, seat: Seat, command: PlayCommand): void {
  if (command.type !== 'playSpecial' || !command.moves) return;
  const { moves } = command;
  const places = Object.entries(afterMoves(told.state, seat, moves)).map(([slot, ship]) => ({ ship, slot }));
  tell(told, { type: 'shipsMoved', seat, moves, places });
}
