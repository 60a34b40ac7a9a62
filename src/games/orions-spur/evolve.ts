import { committed, openSealed, withoutSeat } from '../../cards/sealed.ts';
import { without } from '../../cards/pile.ts';
import { dropped, passed } from '../../cards/window.ts';
import { unhandled } from '../../engine/unhandled.ts';
import { changePlayer, changeShip, changeShips, copyOfState, type Fresh } from './copies.ts';
import { designOf } from './data/cards.ts';
import type { EventOf, SpurEvent, Standing } from './event.ts';
import { declare, destroy, react, suppress } from './evolve-attack.ts';
import { afterMoment, modifiersOf } from './rules/lasting.ts';
import { freshShip } from './rules/setup.ts';
import { seatsLeft } from './rules/table.ts';
import { settled } from './rules/window.ts';
import type { Player, SpurState } from './state.ts';

type Next = Fresh<SpurState>;

/** The state after a fact: the only place that makes one. Facts must be told in full, hidden cards included. */
// eslint-disable-next-line complexity, max-lines-per-function -- one flat switch over all facts, a case each
export function evolve(state: SpurState, event: SpurEvent): SpurState {
  const next = copyOfState(state);
  switch (event.type) {
    case 'fleetChosen':
      next.fleetChoice = committed(state.fleetChoice!, event.seat, known(event.designs));
      break;
    case 'fleetsShown':
      showFleets(next, event);
      break;
    case 'deckShuffled':
      changePlayer(next, event.seat, (player) => {
        player.tacticsDeck = known(event.order);
        if (event.renewed) player.discard = [];
      });
      break;
    case 'drew':
      changePlayer(next, event.seat, (player) => {
        player.hand = [...player.hand, ...known(event.cards)];
        player.tacticsDeck = player.tacticsDeck.slice(event.count);
      });
      break;
    case 'layoutSet':
      next.layoutChoice = committed(state.layoutChoice!, event.seat, known(event.layout));
      break;
    case 'layoutsShown':
      for (const { layout } of event.layouts) place(next, placesOf(layout));
      next.layoutChoice = null;
      break;
    case 'begun':
      next.firstSeat = event.first;
      for (const { seat, amount } of event.recruitment)
        changePlayer(next, seat, (player) => (player.recruitment = amount));
      break;
    case 'turnBegan':
      beginTurn(next, event);
      break;
    case 'attackDeclared':
      declare(next, event);
      break;
    case 'reacted':
      react(next, event);
      break;
    case 'passed':
      next.window = passed(state.window!, { rest: known(event.rest) });
      next.window = settled(next);
      break;
    case 'hit':
      changeShip(next, event.ship, (ship) => {
        ship.shield = event.shield;
        ship.hull = event.hull;
      });
      if (event.attack === null) next.unchecked = true;
      break;
    case 'recoiled':
      changeShip(next, event.ship, (ship) => (ship.hull = event.hull));
      break;
    case 'destroyed':
      destroy(next, event);
      break;
    case 'windowClosed':
      next.window = null;
      next.helpers = [];
      next.phase = event.ram ? 'turnDone' : 'attacking';
      next.unchecked = true;
      break;
    case 'checked':
      next.unchecked = false;
      break;
    case 'eliminated':
      leave(next, event.seat);
      break;
    case 'suppressed':
      suppress(next, event);
      break;
    case 'flockActivated':
      next.phase = 'attacking';
      next.primary = 'flock';
      next.mode = 'flock';
      next.activeShip = event.ship;
      changeShip(next, event.flagship, (ship) => (ship.energy = event.energy));
      changeShip(next, event.ship, (ship) => (ship.activated = true));
      break;
    case 'activationEnded':
      next.activeShip = null;
      if (event.over) {
        next.mode = null;
        next.phase = 'turnDone';
      }
      break;
    case 'regrouped':
      next.primary = 'regroup';
      next.phase = 'regrouping';
      break;
    case 'regenerated':
      regenerate(next, event.seat);
      break;
    case 'recruited':
      changePlayer(next, event.seat, (player) => {
        player.recruitment = event.recruitment;
        join(next, player, [event.ship]);
      });
      break;
    case 'reorganized':
      place(next, event.places);
      next.phase = 'turnDone';
      break;
    case 'cardPlayed':
      changePlayer(next, event.seat, (player) => {
        if (event.reserve) player.reserve = without(player.reserve, event.card);
        else player.hand = without(player.hand, event.card);
        player.discard = [...player.discard, event.card];
        player.played = [...player.played, event.card];
      });
      break;
    case 'restored':
      changeShip(next, event.ship, (ship) => (ship[event.stat] = event.to));
      break;
    case 'reEnabled':
      changeShip(next, event.ship, (ship) => (ship.overcharged = false));
      break;
    case 'recruitmentGained':
      changePlayer(next, event.seat, (player) => (player.recruitment = event.recruitment));
      break;
    case 'shipsMoved':
      place(next, event.places);
      break;
    case 'modifierPut':
      next.lasting = [...state.lasting, ...modifiersOf(event.seat, event.card, event.ship)];
      break;
    case 'discardAsked':
      next.choosing = { count: event.count, then: state.phase };
      next.phase = 'choosing';
      break;
    case 'discarded':
      discard(next, event);
      break;
    case 'stored':
      changePlayer(next, event.seat, (player) => {
        player.hand = without(player.hand, known(event.card));
        player.reserve = [...player.reserve, known(event.card)];
      });
      break;
    case 'traded':
      changePlayer(next, event.seat, (player) => {
        player.hand = player.hand.filter((card) => !event.cards.includes(card));
        player.reserve = player.reserve.filter((card) => !event.cards.includes(card));
        player.discard = [...player.discard, ...event.cards];
        player.repairTraded = event.repairTraded;
        player.recruitment = event.recruitment;
      });
      break;
    case 'autoPassSet':
      changePlayer(next, event.seat, (player) => {
        player.autoPass = { ...player.autoPass, [event.trigger]: event.value };
      });
      break;
    case 'conceded':
      concede(next, event.seat);
      break;
    case 'turnEnded':
      endTurn(next, event);
      break;
    case 'gameEnded':
      next.phase = 'gameOver';
      next.unchecked = false;
      next.window = null;
      next.choosing = null;
      next.outcome = { winners: event.winners, reason: event.reason, result: event.result };
      break;
    default:
      unhandled(event);
  }
  return next;
}

/** What facts told to a viewer leave out. */
function known<T>(told: T | null): T {
  if (told === null) throw new Error("This fact does not tell everything: it is a viewer's.");
  return told;
}

const placesOf = (layout: { readonly [slot: string]: string }): readonly Standing[] =>
  Object.entries(layout).map(([slot, ship]) => ({ ship, slot }));

function place(next: Next, places: readonly Standing[]): void {
  const slots = Object.fromEntries(places.map(({ ship, slot }) => [ship, slot]));
  changeShips(
    next,
    ({ id }) => id in slots,
    (ship) => (ship.slot = slots[ship.id]!),
  );
}

/** Ships enter a fleet in the order given (OS-0.4), behind those of its seat, with full values (OS-2.6). */
function join(next: Next, player: Fresh<Player>, ships: readonly string[]): void {
  const fresh = ships.map((id, at) => freshShip(id, player.joined + at + 1));
  player.joined += ships.length;
  player.shipDeck = player.shipDeck.filter((id) => !ships.includes(id));
  const behind = next.ships.filter(({ owner }) => owner <= player.seat).length;
  next.ships = [...next.ships.slice(0, behind), ...fresh, ...next.ships.slice(behind)];
}

function showFleets(next: Next, { fleets }: EventOf<'fleetsShown'>): void {
  for (const { seat, ships } of fleets) changePlayer(next, seat, (player) => join(next, player, ships));
  next.fleetChoice = null;
  next.layoutChoice = openSealed(seatsLeft(next), { takeBack: false });
  next.phase = 'setupLayout';
}

function beginTurn(next: Next, { seat, turn, round }: EventOf<'turnBegan'>): void {
  next.phase = 'turnOpen';
  next.activeSeat = seat;
  next.turn = turn;
  next.round = round;
  next.primary = null;
  next.mode = null;
  next.activeShip = null;
  next.suppressor = null;
  next.silenced = [];
  next.choosing = null;
  // OS-4.6 (4): modifiers until the next turn of this seat end, and all limits of a turn are reset.
  next.lasting = afterMoment(next.lasting, 'turnStart', seat);
  changeShips(
    next,
    ({ interfered, activated }) => interfered || activated,
    (ship) => {
      ship.interfered = false;
      ship.activated = false;
    },
  );
  for (const player of next.players)
    changePlayer(next, player.seat, (one) => {
      one.revised = false;
      one.played = [];
    });
}

/** OS-4.6 (1), (2). */
function endTurn(next: Next, { seat, recruitment }: EventOf<'turnEnded'>): void {
  next.lasting = afterMoment(next.lasting, 'turnEnd', seat);
  changeShips(
    next,
    ({ suppressed }) => suppressed,
    (ship) => (ship.suppressed = false),
  );
  if (recruitment !== null) changePlayer(next, seat, (player) => (player.recruitment = recruitment));
}

/** OS-9.4, OS-12.10. */
function regenerate(next: Next, seat: string): void {
  const { hardShieldRecovery } = next.options;
  changeShips(
    next,
    ({ owner }) => owner === seat,
    (ship) => {
      const { energy, shield } = designOf(ship.id);
      ship.overcharged = false;
      ship.energy = energy;
      if (hardShieldRecovery) ship.shield = Math.min(shield, ship.shield + 1);
    },
  );
}

function discard(next: Next, { seat, reason, cards }: EventOf<'discarded'>): void {
  changePlayer(next, seat, (player) => {
    player.hand = player.hand.filter((card) => !cards.includes(card));
    player.discard = [...player.discard, ...cards];
    if (reason === 'revised') player.revised = true;
  });
  if (reason !== 'chosen') return;
  next.phase = next.choosing!.then;
  next.choosing = null;
}

/** OS-11.7: ships and cards leave the game; trophies stay. */
function leave(next: Next, seat: string): void {
  next.ships = next.ships.filter(({ owner }) => owner !== seat);
  next.lasting = next.lasting.filter(({ by }) => by !== seat);
  changePlayer(next, seat, (player) => {
    player.eliminated = true;
    player.tacticsDeck = [];
    player.hand = [];
    player.discard = [];
    player.reserve = [];
    player.shipDeck = [];
  });
}

/** OS-11.9: attacks by or on ships that are gone are dropped; nobody waits for the seat any more. */
function concede(next: Next, seat: string): void {
  const gone = next.ships.filter(({ owner }) => owner === seat).map(({ id }) => id);
  leave(next, seat);
  next.unchecked = true;
  if (next.fleetChoice) next.fleetChoice = withoutSeat(next.fleetChoice, seat);
  if (next.layoutChoice) next.layoutChoice = withoutSeat(next.layoutChoice, seat);
  if (next.activeShip !== null && gone.includes(next.activeShip)) next.activeShip = null;
  if (next.window) {
    next.window = dropped(next.window, ({ ship, target }) => gone.includes(ship) || gone.includes(target));
    next.window = settled(next);
  }
  if (seat === next.activeSeat && next.choosing) {
    next.phase = next.choosing.then;
    next.choosing = null;
  }
}
