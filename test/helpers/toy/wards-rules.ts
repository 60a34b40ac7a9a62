import { restored } from '../../../src/cards/figures.ts';
import { afterArrange, afterDraw, afterLook } from '../../../src/cards/knowledge.ts';
import { arranged, takenAtRandom } from '../../../src/cards/moves.ts';
import { without } from '../../../src/cards/pile.ts';
import { movesCards } from '../../../src/cards/possible.ts';
import * as windows from '../../../src/cards/window.ts';
import type { Rejection } from '../../../src/engine/game.ts';
import type { Chance } from '../../../src/engine/rng.ts';
import type { Seat } from '../../../src/engine/seat.ts';
import { cardOf, needsOpponent, type WardsEffect, type WardsWords } from './wards-cards.ts';
import {
  alive,
  facesOf,
  HAND,
  LIVES,
  pending,
  playerOf,
  withPlayer,
  type CardId,
  type Strike,
  type WardsCommand,
  type WardsEvent,
  type WardsState,
} from './wards-state.ts';

const no = (rule: string, reason: string): readonly Rejection[] => [{ rule, reason }];

/** Strikes at a seat that nobody has warded, oldest first. */
const strikesAt = ({ window }: WardsState, seat: Seat) =>
  window ? windows.livePending(window).filter(({ thing }) => thing.at === seat) : [];
const damageTo = (state: WardsState, seat: Seat): number =>
  strikesAt(state, seat).reduce((sum, { thing }) => sum + thing.face, 0);
/** The strike a card answers: the newest it is high enough for. */
const answeredBy = (state: WardsState, seat: Seat, face: number) =>
  strikesAt(state, seat).findLast(({ thing }) => face >= thing.face);

/** Whether a seat of the window would be asked. */
function asks(state: WardsState, seat: Seat): boolean {
  const { lives, hand } = playerOf(state, seat)!;
  const strikes = strikesAt(state, seat);
  if (strikes.length === 0 || hand.length === 0) return false;
  if (!state.options.bluffWindows && !hand.some((card) => answeredBy(state, seat, state.faces[card]!))) return false;
  const triggers = strikes.map(({ id }) => (id === 0 ? 'struck' : 'riposted'));
  return !windows.autoPasses(state.autoPass[seat] ?? {}, triggers, () => damageTo(state, seat) < lives);
}
const settled = (state: WardsState): WardsState => ({
  ...state,
  window: state.window && windows.moved(state.window, (seat) => asks(state, seat)),
});

function checkReaction(state: WardsState, seat: Seat, card: CardId): readonly Rejection[] {
  const strikes = strikesAt(state, seat);
  if (strikes.length === 0 || windows.askedSeat(state.window!) !== seat) return no('W-4', 'Nobody strikes you.');
  if (!playerOf(state, seat)!.hand.includes(card)) return no('W-2', `You do not hold ${card}.`);
  if (answeredBy(state, seat, state.faces[card]!)) return [];
  const need = Math.min(...strikes.map(({ thing }) => thing.face));
  return no('W-5', `A ward needs ${need} or more; this card is ${state.faces[card]!}.`);
}

/** Whether an effect can do anything: seen from heights, hands' counts and lives. */
function isPossible(state: WardsState, seat: Seat, effect: WardsEffect, at: Seat | undefined): boolean {
  if (effect.kind === 'restore') return playerOf(state, seat)!.lives < LIVES;
  return movesCards<WardsWords>(effect, (zone, whose) => {
    const owner = whose === 'opponent' ? at : seat;
    return zone === 'hand' ? (playerOf(state, owner ?? '')?.hand.length ?? 0) : state[zone].length;
  });
}

const isOpponent = (state: WardsState, seat: Seat, at: Seat | undefined): boolean =>
  at !== seat && alive(state).some((one) => one.seat === at);

function checkPlay(state: WardsState, seat: Seat, held: CardId, at: Seat | undefined): readonly Rejection[] {
  const card = cardOf(state.faces[held]!);
  if (card.effects.length === 0) return no('W-11', `${card.name} only strikes and wards.`);
  if (needsOpponent(card) !== (at !== undefined))
    return no('W-12', at === undefined ? `${card.name} is played at somebody.` : `${card.name} is played at nobody.`);
  if (at !== undefined && !isOpponent(state, seat, at)) return no('W-7', `${at} cannot be struck.`);
  const possible = card.effects.some((effect) => isPossible(state, seat, effect, at));
  return possible ? [] : no('W-13', `${card.name} would change nothing.`);
}

function checkArrange(state: WardsState, seat: Seat, order: readonly CardId[]): readonly Rejection[] {
  if (state.arranging?.seat !== seat) return no('W-10', 'You are not looking at the deck.');
  const top = state.deck.slice(0, state.arranging.count);
  return order.length === top.length && top.every((card) => order.includes(card))
    ? []
    : no('W-10', `Put the ${top.length} cards you look at in order.`);
}

/** W-1 to W-13: the one gate. */
export function check(state: WardsState, seat: Seat, given: WardsCommand): readonly Rejection[] {
  if (state.outcome) return no('W-9', 'The game is over.');
  const player = playerOf(state, seat);
  if (!player) return no('W-8', 'Spectators only watch.');
  if (given.type === 'autoPass') return player.lives > 0 ? [] : no('W-8', 'You are out.');
  if (given.type === 'arrange') return checkArrange(state, seat, given.order);
  if (state.arranging) return no('W-10', 'The deck must be put in order first.');
  if (given.type === 'ward' || given.type === 'riposte')
    return state.window ? checkReaction(state, seat, given.card) : no('W-4', 'Nobody strikes you.');
  if (!pending(state).some(({ seats }) => seats.includes(seat)))
    return state.window ? no('W-3', 'The strike must be answered first.') : no('W-1', `${state.turn} acts now.`);
  if (given.type === 'pass') {
    if (state.window) return [];
    if (given.rest) return no('W-6', 'There is no window to pass in.');
    return player.hand.length === 0 ? [] : no('W-6', 'You hold a card to strike with.');
  }
  if (state.window) return no('W-3', 'The strike must be answered first.');
  if (!player.hand.includes(given.card)) return no('W-2', `You do not hold ${given.card}.`);
  if (given.type === 'play') return checkPlay(state, seat, given.card, given.at);
  return isOpponent(state, seat, given.at) ? [] : no('W-7', `${given.at} cannot be struck.`);
}

const orders = (cards: readonly CardId[]): readonly (readonly CardId[])[] =>
  cards.length === 0 ? [[]] : cards.flatMap((card) => orders(without(cards, card)).map((rest) => [card, ...rest]));

/** Every legal command but the settings, which are open at any time. */
export function choices(state: WardsState, seat: Seat): readonly WardsCommand[] {
  const hand = playerOf(state, seat)?.hand ?? [];
  const seats = state.players.map((player) => player.seat);
  const top = state.arranging ? state.deck.slice(0, state.arranging.count) : [];
  const all: WardsCommand[] = [
    ...hand.flatMap((card) => seats.map((at): WardsCommand => ({ type: 'strike', card, at }))),
    ...hand.map((card): WardsCommand => ({ type: 'ward', card })),
    { type: 'pass' },
    { type: 'pass', rest: true },
    ...hand.map((card): WardsCommand => ({ type: 'riposte', card })),
    ...hand.map((card): WardsCommand => ({ type: 'play', card })),
    ...hand.flatMap((card) => seats.map((at): WardsCommand => ({ type: 'play', card, at }))),
    ...orders(top).map((order): WardsCommand => ({ type: 'arrange', order: [...order] })),
  ];
  return all.filter((one) => check(state, seat, one).length === 0);
}

function carriedOut(
  state: WardsState,
  seat: Seat,
  effect: WardsEffect,
  at: Seat | undefined,
  chance: Chance,
): readonly WardsEvent[] {
  const { faces, deck } = state;
  switch (effect.kind) {
    case 'arrange': {
      const cards = deck.slice(0, effect.count);
      return [{ type: 'looked', seat, cards, faces: facesOf(faces, cards) }];
    }
    case 'draw':
      return deck.slice(0, effect.count).map((card) => ({ type: 'drew', seat, card, face: faces[card]! }));
    case 'discard': {
      const { taken } = takenAtRandom(playerOf(state, at!)!.hand, effect.count, chance);
      return taken.map((card) => ({ type: 'lost', seat: at!, card, face: faces[card]! }));
    }
    case 'restore':
      return [{ type: 'mended', seat, lives: restored(playerOf(state, seat)!.lives, LIVES, effect.amount as number) }];
  }
}

/** Cards put in a new order have new ids, or the others would see which went where. */
function putInOrder(state: WardsState, seat: Seat, order: readonly CardId[]): readonly WardsEvent[] {
  const next = Math.max(...Object.keys(state.faces).map((id) => Number(id.slice(1)))) + 1;
  const named = order.map((card, index) => [`c${next + index}`, state.faces[card]!] as const);
  return [{ type: 'arranged', seat, cards: named.map(([id]) => id), faces: Object.fromEntries(named) }];
}

export function decide(state: WardsState, seat: Seat, given: WardsCommand, chance: Chance): readonly WardsEvent[] {
  if (given.type === 'pass') return [{ type: 'passed', seat, rest: given.rest === true }];
  if (given.type === 'autoPass') return [{ type: 'autoPassSet', seat, trigger: given.trigger, value: given.value }];
  if (given.type === 'arrange') return putInOrder(state, seat, given.order);
  const { card } = given;
  const face = state.faces[card]!;
  switch (given.type) {
    case 'strike':
      return [{ type: 'struck', by: seat, at: given.at, card, face }];
    case 'ward':
      return [{ type: 'warded', by: seat, card, face, strike: answeredBy(state, seat, face)!.id }];
    case 'riposte':
      return [{ type: 'riposted', by: seat, at: answeredBy(state, seat, face)!.thing.by, card, face }];
    case 'play':
      return [
        { type: 'played', seat, card, face },
        ...cardOf(face).effects.flatMap((effect) => carriedOut(state, seat, effect, given.at, chance)),
      ];
  }
}

/** All strikes that were not warded hit together. */
function resolved(state: WardsState): readonly WardsEvent[] {
  const struck = state.players.filter(({ seat }) => damageTo(state, seat) > 0);
  return [
    ...struck.map(({ seat, lives }): WardsEvent => ({
      type: 'took',
      seat,
      lives: Math.max(0, lives - damageTo(state, seat)),
    })),
    { type: 'closed' },
  ];
}

export function advance(state: WardsState): readonly WardsEvent[] {
  if (state.outcome || state.arranging) return [];
  if (state.window) return windows.isClosed(state.window) ? resolved(state) : [];
  const [seat] = state.drawing;
  if (seat !== undefined) return [{ type: 'drew', seat, card: state.deck[0]!, face: state.faces[state.deck[0]!]! }];
  const standing = alive(state);
  const spent = standing.every(({ hand }) => hand.length === 0);
  if (standing.length <= 1 || spent) {
    const most = Math.max(...state.players.map(({ lives }) => lives));
    const winners = state.players.filter(({ lives }) => lives === most).map((player) => player.seat);
    const reason = standing.length > 1 ? 'cards' : 'lives';
    const draw = winners.length === state.players.length || most === 0;
    return [{ type: 'ended', outcome: { winners: draw ? [] : winners, reason, result: { most } } }];
  }
  if (playerOf(state, state.turn)!.lives === 0) return [{ type: 'turned', seat: nextSeat(state) }];
  return [];
}

function nextSeat(state: WardsState): Seat {
  const order = state.players.map(({ seat }) => seat);
  for (let i = 1; i <= order.length; i++) {
    const seat = order[(order.indexOf(state.turn) + i) % order.length]!;
    if (playerOf(state, seat)!.lives > 0) return seat;
  }
  return state.turn;
}

/** After a window both draw a card, as far as their hands and the deck reach, and the next seat has the turn. */
function afterWindow(state: WardsState): WardsState {
  const drawers = state.window!.participants.filter((seat) => {
    const { lives, hand } = playerOf(state, seat)!;
    return lives > 0 && hand.length < HAND;
  });
  return { ...state, window: null, drawing: drawers.slice(0, state.deck.length), turn: nextSeat(state) };
}

/** A card leaves a hand for all to see. */
const shownFrom = (state: WardsState, seat: Seat, card: CardId): WardsState => ({
  ...withPlayer(state, seat, ({ hand }) => ({ hand: without(hand, card) })),
  discard: [...state.discard, card],
});

const struck = (state: WardsState, { by, at, card, face }: Strike): WardsState => {
  const strike: Strike = { by, at, card, face };
  const window = state.window ? windows.reacted(state.window, [strike]) : windows.openWindow([at, by], [strike]);
  return settled({ ...shownFrom(state, by, card), window });
};

function arrangedAnew(state: WardsState, { seat, cards, faces }: WardsEvent & { type: 'arranged' }): WardsState {
  const old = state.deck.slice(0, cards.length);
  const kept = Object.entries(state.faces).filter(([id]) => !old.includes(id));
  return {
    ...state,
    deck: arranged([...cards, ...state.deck.slice(cards.length)], cards),
    faces: { ...Object.fromEntries(kept), ...faces },
    known: afterArrange(state.known, seat, cards.length),
    arranging: null,
    turn: nextSeat(state),
  };
}

export function evolve(state: WardsState, event: WardsEvent): WardsState {
  switch (event.type) {
    case 'struck':
    case 'riposted':
      return struck(state, event);
    case 'warded': {
      const window = windows.dropped(windows.reacted(state.window!), (_, id) => id === event.strike);
      return settled({ ...shownFrom(state, event.by, event.card), window });
    }
    case 'passed':
      return state.window
        ? settled({ ...state, window: windows.passed(state.window, { rest: event.rest === true }) })
        : { ...state, turn: nextSeat(state) };
    case 'took':
    case 'mended':
      return withPlayer(state, event.seat, () => ({ lives: event.lives }));
    case 'closed':
      return afterWindow(state);
    case 'played':
      return { ...shownFrom(state, event.seat, event.card), turn: nextSeat(state) };
    case 'lost':
      return shownFrom(state, event.seat, event.card);
    case 'looked': {
      const count = event.cards.length;
      const known = afterLook(state.known, event.seat, count);
      return { ...state, known, turn: event.seat, arranging: { seat: event.seat, count } };
    }
    case 'arranged':
      return arrangedAnew(state, event);
    case 'drew': {
      const next = withPlayer(state, event.seat, ({ hand }) => ({ hand: [...hand, event.card] }));
      return { ...next, deck: next.deck.slice(1), known: afterDraw(next.known, 1), drawing: next.drawing.slice(1) };
    }
    case 'turned':
      return { ...state, turn: event.seat };
    case 'autoPassSet': {
      const own = { ...state.autoPass[event.seat], [event.trigger]: event.value };
      return { ...state, autoPass: { ...state.autoPass, [event.seat]: own } };
    }
    case 'ended':
      return { ...state, outcome: event.outcome };
  }
}
