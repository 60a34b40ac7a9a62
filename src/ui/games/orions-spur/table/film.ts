import type { Seat } from '../../../../engine/seat.ts';
import { designOf, totalOf, type EventOf, type SpurEvent } from '../../../../games/orions-spur/index.ts';
import { brief, filmsBy } from '../../../table/motion/reel.ts';
import { ownerOf } from '../names.ts';
import { tableWords as words } from '../words/table.ts';
import { isShip, type AttackActor } from './cast.ts';
import {
  alterAttack,
  attackIn,
  closeArena,
  countPlaque,
  countShip,
  dashInto,
  flare,
  flyPacket,
  homeOf,
  launch,
  openArena,
  plaqueIn,
  playCard,
  say,
  sendShip,
  settle,
  shipIn,
  soundOf,
  takeTrophy,
  TIMES,
  turnShip,
  type SpurReel,
} from './film-moves.ts';

const atShip = (id: string) => ({ at: 'ship', id }) as const;
const atAttack = (id: string) => ({ at: 'attack', id }) as const;
const atPlaque = (seat: Seat) => ({ at: 'plaque', seat }) as const;

/** Whether what is fired or answered with is a card of a hand. */
const isCard = (source: string): boolean => source.includes(':');

/** OS-5.5: the card is shown, the ship pays, both come to the arena, and the packet flies until it waits. */
function declare(reel: SpurReel, { seat, attack, energy, overcharge }: EventOf<'attackDeclared'>): void {
  openArena(reel, attack);
  if (isCard(attack.source)) playCard(reel, seat, attack.source, attack.ship);
  else reel.now += brief(reel, TIMES.card);
  countShip(reel, attack.ship, { energy });
  if (overcharge) turnShip(reel, attack.ship, true);
  launch(reel, attack, 0);
}

/** OS-6.16: a reaction works at once on what waits. */
function react(reel: SpurReel, event: EventOf<'reacted'>): void {
  const { seat, ship, source, target, energy, result } = event;
  if (isCard(source)) playCard(reel, seat, source, ship);
  else flare(reel, TIMES.pulse, { picture: 'pulse', to: atShip(ship), seat }, { sound: 'lock', hold: TIMES.pulse / 2 });
  countShip(reel, ship, { energy });
  const on = atAttack(target.attack);
  switch (result.kind) {
    case 'weakened':
      // A hit beside the target leaves the packet of the attack as it is.
      if (target.ship === attackIn(reel.cast, target.attack)?.to) {
        flare(reel, TIMES.hit, { picture: 'shield', to: on, seat }, { hold: 0 });
        return alterAttack(reel, target.attack, { packet: result.packet }, 'glance');
      }
      return flare(reel, TIMES.hit, { picture: 'shield', to: atShip(target.ship!), seat }, { sound: 'glance' });
    case 'intercepted':
      flare(reel, TIMES.fly, { picture: 'beam', from: atShip(ship), to: on, seat }, { sound: 'cannon' });
      flare(reel, TIMES.hit, { picture: result.destroyed ? 'burst' : 'hit', to: on, seat }, { hold: 0 });
      return alterAttack(
        reel,
        target.attack,
        { packet: result.packet, live: !result.destroyed },
        result.destroyed ? 'explosion' : 'hit',
      );
    case 'evaded':
      return evade(reel, target.attack);
    case 'redirected':
      return redirect(reel, target.attack, result.target);
    case 'counterfire':
      return launch(reel, result.attack, attacksIn(reel).length);
  }
}

const attacksIn = (reel: SpurReel): readonly AttackActor[] =>
  [...reel.cast.values()].flatMap((actor) => (actor.kind === 'attack' ? [actor] : []));

/** OS-7.10: the packet flies on past its target, and comes to nothing. */
function evade(reel: SpurReel, name: string): void {
  const attack = attackIn(reel.cast, name);
  if (!attack) return;
  flare(reel, TIMES.pulse, { picture: 'pulse', to: atShip(attack.to), seat: ownerOf(attack.to) }, { hold: 0 });
  alterAttack(reel, name, { live: false }, 'engine');
}

/** OS-7.14: another ship takes the place of the target. */
function redirect(reel: SpurReel, name: string, target: string): void {
  const attack = attackIn(reel.cast, name);
  const [old, fresh] = [attack && shipIn(reel.cast, attack.to), shipIn(reel.cast, target)];
  if (!attack || !fresh) return;
  if (old?.place.at === 'arena') {
    const { seat, seats, side } = old.place;
    const home = homeOf(reel, attack.to);
    if (home) sendShip(reel, attack.to, home, 0);
    sendShip(reel, target, { at: 'arena', seat, seats, side, over: fresh.place.over }, TIMES.turn, 'engine');
  }
  alterAttack(reel, name, { to: target }, 'lock');
}

/** OS-7.2, OS-7.4: the packet strikes: shields flare or fall, the hull is torn. */
function hit(reel: SpurReel, { attack: name, ship: id, dealt, shield, hull }: EventOf<'hit'>): void {
  const ship = shipIn(reel.cast, id);
  const attack = name === null ? null : attackIn(reel.cast, name);
  if (!ship) return;
  const seat = attack ? ownerOf(attack.from) : null;
  if (attack?.to === id) {
    dashInto(reel, attack);
    flyPacket(reel, attack.name, 1, TIMES.fly, soundOf(attack));
  }
  const [offShield, offHull] = [Math.round(ship.shield - shield), Math.round(ship.hull - hull)];
  const down = offShield > 0 && shield === 0;
  const counted = { shield, hull };
  const to = atShip(id);
  if (totalOf(dealt) === 0 || offShield > 0)
    flare(reel, TIMES.hit, { picture: 'shield', to, seat }, { hold: 0, sound: offHull > 0 ? 'hit' : 'glance' });
  if (down) flare(reel, TIMES.hit, { picture: 'down', to, seat }, { hold: 0, sound: 'emp' });
  if (offHull > 0) flare(reel, TIMES.hit, { picture: 'hit', to, seat }, { hold: 0, sound: 'hit' });
  countShip(reel, id, counted);
  say(reel, {
    at: to,
    text: totalOf(dealt) === 0 ? words.unhurt : words.loses(offShield, offHull),
    tone: totalOf(dealt) === 0 ? 'quiet' : 'bad',
  });
  reel.now += brief(reel, TIMES.hit * 0.7);
}

/** OS-8.9: the rammer is hurt by its own ram. */
function recoil(reel: SpurReel, { ship, damage, hull }: EventOf<'recoiled'>): void {
  flare(reel, TIMES.hit, { picture: 'crunch', to: atShip(ship), seat: null }, { hold: 0, sound: 'crunch' });
  countShip(reel, ship, { hull });
  say(reel, { at: atShip(ship), text: words.loses(0, damage), tone: 'bad' });
  reel.now += brief(reel, TIMES.hit * 0.7);
}

/** OS-7.5: a ship breaks up, and its points go to whoever scores it. */
function lose(reel: SpurReel, { ship: id, by, salvage }: EventOf<'destroyed'>): void {
  const ship = shipIn(reel.cast, id);
  if (!ship) return;
  const { vp } = designOf(id);
  const act = (cast: SpurReel['cast'], t: number): void => {
    if (t > 0.34) cast.delete(ship.id);
  };
  flare(
    reel,
    TIMES.death,
    { picture: 'death', to: atShip(id), seat: by },
    { sound: 'explosion', act, hold: TIMES.death * 0.62 },
  );
  if (by === null) return;
  takeTrophy(reel, id, ship.place);
  say(reel, { at: atPlaque(by), text: words.scored(vp), tone: 'points' });
  for (const seat of plaqueIn(reel.cast, by)?.side ?? [])
    countPlaque(reel, seat, (now) => ({
      vp: now.vp + vp,
      recruitment: now.recruitment + (seat === by ? salvage : 0),
    }));
}

/** OS-8.11. */
function suppress(reel: SpurReel, { seat, ship, target }: EventOf<'suppressed'>): void {
  countShip(reel, ship, { energy: 0 });
  flare(
    reel,
    TIMES.death,
    { picture: 'lattice', from: atShip(ship), to: atShip(target), seat },
    { sound: 'cannon', hold: TIMES.hit },
  );
}

/** OS-8.15. */
function flock(reel: SpurReel, { seat, ship, flagship, energy }: EventOf<'flockActivated'>): void {
  countShip(reel, flagship, { energy });
  flare(reel, TIMES.hit, { picture: 'beam', from: atShip(flagship), to: atShip(ship), seat }, { sound: 'lock' });
  flare(reel, TIMES.pulse, { picture: 'pulse', to: atShip(ship), seat }, { hold: TIMES.pulse / 2 });
}

/** OS-9.4: all ships of a seat are ready again. */
function regenerate(reel: SpurReel, { seat }: EventOf<'regenerated'>): void {
  const own = [...reel.after.values()].flatMap((actor) => (isShip(actor) && actor.ship.owner === seat ? [actor] : []));
  for (const { ship, energy, shield } of own) {
    turnShip(reel, ship.id, false, 0);
    countShip(reel, ship.id, { energy, shield });
  }
  flare(reel, TIMES.pulse, { picture: 'pulse', to: atPlaque(seat), seat }, { sound: 'repair' });
}

function restore(reel: SpurReel, { ship, stat, from, to }: EventOf<'restored'>): void {
  countShip(reel, ship, { [stat]: to });
  say(reel, { at: atShip(ship), text: words.gains(to - from, stat), tone: 'good' });
  const light = { picture: 'pulse', to: atShip(ship), seat: ownerOf(ship) } as const;
  flare(reel, TIMES.pulse, light, { sound: 'repair', hold: TIMES.pulse * 0.6 });
}

function gain(reel: SpurReel, { seat, amount, recruitment }: EventOf<'recruitmentGained'>): void {
  say(reel, { at: atPlaque(seat), text: words.recruits(amount), tone: 'good' });
  countPlaque(reel, seat, () => ({ recruitment }));
}

/** Cards leave a hand for the discard pile, by their number alone: the log tells which. */
function discard(reel: SpurReel, seat: Seat, cards: number): void {
  if (cards === 0) return;
  flare(reel, TIMES.pulse, { picture: 'pulse', to: atPlaque(seat), seat }, { sound: 'card', hold: 0 });
  countPlaque(reel, seat, (now) => ({ hand: Math.max(now.hand - cards, 0), discard: now.discard + cards }));
  reel.now += brief(reel, TIMES.count);
}

function draw(reel: SpurReel, { seat, count }: EventOf<'drew'>): void {
  countPlaque(reel, seat, (now) => ({ hand: now.hand + count, deck: Math.max(now.deck - count, 0) }));
  flare(reel, TIMES.pulse, { picture: 'pulse', to: atPlaque(seat), seat }, { sound: 'card', hold: TIMES.pulse / 2 });
}

/** Whose turn it is. */
const begin = (reel: SpurReel, { seat }: EventOf<'turnBegan'>): void =>
  flare(reel, TIMES.pulse, { picture: 'pulse', to: atPlaque(seat), seat }, { hold: TIMES.pulse / 2, sound: 'tick' });

/** How each kind of fact is shown. What is left out shows in the panels, or as what is left at the end. */
const DIRECTIONS: { readonly [T in SpurEvent['type']]?: (reel: SpurReel, event: EventOf<T>) => void } = {
  turnBegan: begin,
  attackDeclared: declare,
  reacted: react,
  hit,
  recoiled: recoil,
  destroyed: lose,
  windowClosed: closeArena,
  suppressed: suppress,
  flockActivated: flock,
  regenerated: regenerate,
  recruited: (reel, { seat }) =>
    flare(reel, TIMES.pulse, { picture: 'pulse', to: atPlaque(seat), seat }, { sound: 'confirm', hold: 0 }),
  cardPlayed: (reel, { seat, card, ship, target }) => playCard(reel, seat, card, ship ?? target),
  restored: restore,
  reEnabled: (reel, { ship }) => turnShip(reel, ship, false),
  recruitmentGained: gain,
  modifierPut: (reel, { seat, ship }) => {
    const to = ship === null ? atPlaque(seat) : atShip(ship);
    flare(reel, TIMES.pulse, { picture: 'pulse', to, seat }, { sound: 'lock', hold: TIMES.pulse / 2 });
  },
  drew: draw,
  discarded: (reel, { seat, cards }) => discard(reel, seat, cards.length),
  traded: (reel, { seat, cards }) => discard(reel, seat, cards.length),
  gameEnded: (reel, { winners }) => {
    for (const seat of winners) flare(reel, TIMES.death, { picture: 'pulse', to: atPlaque(seat), seat }, { hold: 0 });
  },
};

const direct = (reel: SpurReel, event: SpurEvent): void =>
  (DIRECTIONS[event.type] as ((reel: SpurReel, event: SpurEvent) => void) | undefined)?.(reel, event);

/** Spreads events over time, from what lay on the table before to what lies there after. */
export const makeFilm = filmsBy(direct, settle);
