// Attempts aimed at the limits of the rules: one too many, one too few, the wrong place, thing, phase or player.
import { DESIGNS } from '../../models/orions-spur/data/ships.ts';
import { faceOf, has, shipIds, weaponOf } from '../../models/orions-spur/faces.ts';
import { autoLayout, isBack, layoutOf, ROW_SLOTS, SLOTS } from '../../models/orions-spur/formation.ts';
import type { Command, Game, Seat } from '../../models/orions-spur/index.ts';
import { hitsOf } from '../../models/orions-spur/outcome.ts';
import { total } from '../../models/orions-spur/packet.ts';
import { oneOf, type Pick } from '../../models/orions-spur/checks/random-play.ts';
import { kindsOf } from '../../models/orions-spur/refusals/react.ts';
import { needsShip } from '../../models/orions-spur/refusals/cards.ts';
import { effectOf, priceOf } from '../../models/orions-spur/sources.ts';
import {
  AUTO_PASSES,
  fleetOf,
  playerOf,
  TRIGGERS,
  type Layout,
  type Pending,
  type Phase,
  type React,
  type ReactionTarget,
  type Ship,
} from '../../models/orions-spur/state.ts';

type Make = (table: Table) => Command;

/** What there is to be named by a seat. */
interface Table {
  readonly pick: Pick;
  readonly game: Game;
  readonly seat: Seat;
  /** Mostly an own ship; now and then another one's, or nothing of the kind. */
  readonly ship: () => string;
  /** Mostly an enemy ship. */
  readonly target: () => string;
  /** Mostly a card of the hand. */
  readonly card: () => string;
  /** A card of these types, where the hand has one. */
  readonly cardOf: (...types: readonly string[]) => string;
}

function tableOf(pick: Pick, game: Game, seat: Seat): Table {
  const { hand, reserve, discard, species } = playerOf(game, seat);
  const all = game.ships.map(({ id }) => id);
  const own = fleetOf(game, seat).map(({ id }) => id);
  const enemies = all.filter((id) => !own.includes(id));
  const strange = [...shipIds(seat, species), ...discard, 'weapon', 'nothing'];
  const some = (list: readonly string[]): string => oneOf(pick, list.length > 0 && pick(30) > 0 ? list : strange);
  const card = (): string => some(pick(10) > 0 ? hand : [...reserve, ...discard, ...hand]);
  return {
    pick,
    game,
    seat,
    card,
    ship: () => some(pick(12) > 0 ? own : all),
    target: () => some(pick(12) > 0 ? enemies : all),
    cardOf(...types) {
      const fits = hand.filter((one) => types.includes(faceOf(one).type));
      return fits.length > 0 && pick(8) > 0 ? oneOf(pick, fits) : card();
    },
  };
}

const shipAt = ({ game }: Table, id: string): Ship | undefined => game.ships.find((ship) => ship.id === id);

/** Ships with a keyword come first. */
function keyed(table: Table, keyword: Parameters<typeof has>[1]): string {
  const able = fleetOf(table.game, table.seat).filter((ship) => has(ship, keyword));
  return able.length > 0 && table.pick(6) > 0 ? oneOf(table.pick, able).id : table.ship();
}

/** An attack by the active ship, where one is bound; overcharged mostly where that is near to what the source asks. */
const attackNear: Make = (table) => {
  const { pick, game, target, cardOf } = table;
  const active = game.action?.activeShip;
  const ship = active && pick(5) > 0 ? active : table.ship();
  const source = pick(3) === 0 ? 'weapon' : cardOf('attack', 'attackReaction');
  const firing = shipAt(table, ship);
  const isWhole = firing && (source === 'weapon' ? weaponOf(firing) : source.includes(':'));
  const short = isWhole && isCard(source) ? priceOf(firing, source).energy - firing.energy : 0;
  return { type: 'attack', ship, source, target: target(), overcharge: pick(4) === 0 ? pick(2) === 0 : short > 0 };
};

/** Whether a word is the id of a tactics card, or the weapon. */
function isCard(word: string): boolean {
  if (word === 'weapon') return true;
  try {
    return faceOf(word).energy >= 0;
  } catch {
    return false;
  }
}

const ramNear: Make = (table) => ({ type: 'ram', ship: keyed(table, 'ram'), target: table.target() });
const suppressNear: Make = (table) => ({
  type: 'suppress',
  ship: keyed(table, 'suppressingFire'),
  target: table.target(),
});
const flockNear: Make = (table) => ({ type: 'flockActivate', ship: keyed(table, 'flock') });

/** A ship only for cards that name one. */
const drawNear: Make = ({ pick, cardOf, ship }) => {
  const card = cardOf('draw');
  const named = isCard(card) && card !== 'weapon' && needsShip(card) && pick(3) > 0;
  return named ? { type: 'playDraw', card, ship: ship() } : { type: 'playDraw', card };
};

const repairNear: Make = (table) => {
  const { pick, game, seat, cardOf, ship, target } = table;
  const { reserve } = playerOf(game, seat);
  const card = reserve.length > 0 && pick(3) === 0 ? oneOf(pick, reserve) : cardOf('repair');
  return { type: 'playRepair', card, ship: pick(4) > 0 ? ship() : target() };
};

/** A Special with what its effects need, aimed at this and that; now and then without. */
const specialNear: Make = (table) => {
  const { pick, game, cardOf, ship, target } = table;
  const card = cardOf('special');
  if (!isCard(card) || card === 'weapon' || pick(10) === 0) return { type: 'playSpecial', card };
  if (effectOf(card, 'forceDiscard')) return { type: 'playSpecial', card, player: 1 + pick(game.players.length) };
  if (effectOf(card, 'damage')) return { type: 'playSpecial', card, target: target() };
  if (effectOf(card, 'moveShip')) {
    const moves = Array.from({ length: oneOf(pick, [1, 1, 2, 2, 2, 3, 0]) }, () => ({
      ship: ship(),
      to: oneOf(pick, pick(8) > 0 ? ROW_SLOTS : SLOTS),
    }));
    return { type: 'playSpecial', card, moves };
  }
  return needsShip(card) ? { type: 'playSpecial', card, ship: ship() } : { type: 'playSpecial', card };
};

const reviseNear: Make = ({ card }) => ({ type: 'reviseTactics', card: card() });
const storeNear: Make = ({ cardOf }) => ({ type: 'storeRepair', card: cardOf('repair') });
const tradeNear: Make = ({ pick, cardOf }) => ({
  type: 'repairForRecruit',
  cards: Array.from({ length: oneOf(pick, [1, 1, 2, 3, 0]) }, () => cardOf('repair')),
});
const regroupNear: Make = ({ pick, card }) => ({
  type: 'regroup',
  discard: Array.from({ length: pick(4) }, () => card()),
});

/** Mostly a design of the own species. */
const recruitNear: Make = ({ pick, game, seat }) => {
  const { species } = playerOf(game, seat);
  const own = DESIGNS.filter((design) => design.species === species);
  return { type: 'recruit', design: pick(15) === 0 ? 'nothing' : oneOf(pick, pick(10) > 0 ? own : DESIGNS).id };
};

/** A layout one step from a legal one, or from where the fleet stands. */
function layoutNear({ pick, game, seat, ship }: Table): Layout {
  const from = pick(3) > 0 ? autoLayout(game, seat) : layoutOf(game, seat);
  const layout = { ...from };
  const places = Object.keys(layout);
  if (places.length === 0) return pick(2) === 0 ? layout : { B3: ship() };
  const [one, other] = [oneOf(pick, places), oneOf(pick, SLOTS)];
  switch (pick(5)) {
    case 0:
      delete layout[one];
      return layout;
    case 1:
      return { ...layout, [pick(10) === 0 ? 'X9' : other]: oneOf(pick, [ship(), layout[one]!]) };
    case 2: {
      // Exchanged, or moved into an empty slot.
      const [a, b] = [layout[one]!, layout[other]];
      delete layout[one];
      return { ...layout, ...(b !== undefined && { [one]: b }), [other]: a };
    }
    case 3: {
      const back = places.find(isBack);
      const flag = back === undefined ? undefined : layout[back];
      if (back !== undefined) delete layout[back];
      return flag === undefined ? layout : { ...layout, [oneOf(pick, ['B1', 'B2', 'B4', 'B5'])]: flag };
    }
    default:
      return layout;
  }
}

const reorganizeNear: Make = (table) => {
  if (table.pick(3) === 0) return { type: 'reorganize', keep: true };
  return table.pick(12) === 0 ? { type: 'reorganize' } : { type: 'reorganize', layout: layoutNear(table) };
};
const setLayoutNear: Make = (table) => ({ type: 'setLayout', layout: layoutNear(table) });

/** A fleet of a few designs, mostly near the points or classes that are asked for. */
const fleetNear: Make = ({ pick, game, seat }) => {
  const { species } = playerOf(game, seat);
  const own = DESIGNS.filter((design) => design.species === species);
  const small = own.filter(({ cost }) => cost <= 5);
  const size = oneOf(pick, [4, 4, 4, 3, 5, 0, 1, 2, 8, 12]);
  const from = pick(4) > 0 ? small : pick(8) > 0 ? own : DESIGNS;
  return { type: 'chooseFleet', designs: Array.from({ length: size }, () => oneOf(pick, from).id) };
};

const discardNear: Make = ({ pick, game, card }) => ({
  type: 'chooseDiscard',
  cards: Array.from({ length: Math.max(0, (game.choice?.count ?? 1) + oneOf(pick, [0, 0, 0, -1, 1])) }, () => card()),
});

/** A target of a reaction: mostly of the kind its source has, on an attack that is there. */
function targetNear({ pick, game, ship }: Table, source: string, attack: Pending | undefined): ReactionTarget {
  const kinds = isCard(source) || ['bracing', 'interference'].includes(source) ? kindsOf(source) : [];
  const all = ['attackingShip', 'incomingAttack', 'attack', 'hit', 'redirect'] as const;
  const kind = kinds.length > 0 && pick(12) > 0 ? oneOf(pick, kinds) : oneOf(pick, all);
  const id = attack && pick(20) > 0 ? attack.id : 'C7';
  const anyShip = (): string => (game.ships.length > 0 ? oneOf(pick, game.ships).id : 'nothing');
  if (kind === 'redirect') return { kind, attack: id, ship: ship() };
  if (kind === 'hit') {
    const hit = attack && pick(6) > 0 ? oneOf(pick, hitsOf(attack)).ship : anyShip();
    return { kind, attack: id, ship: hit };
  }
  if (kind !== 'attackingShip' || pick(6) > 0) return { kind, attack: id };
  // OS-6.9: counterfire may name the ship it is fired at.
  return { kind, attack: id, ship: pick(2) === 0 && attack ? attack.source : anyShip() };
}

/** What a Bracing may spend, and one more or less. */
function amountNear(table: Table, ship: string, target: ReactionTarget, attack: Pending | undefined): number {
  const { pick } = table;
  const energy = shipAt(table, ship)?.energy ?? 0;
  const hit = attack && hitsOf(attack).find((one) => one.ship === target.ship);
  const most = hit ? total(hit.packet) : 1;
  return oneOf(pick, [1, energy, energy + 1, most, most + 1, 0, Math.min(energy, most)]);
}

const reactNear: Make = (table) => {
  const { pick, game } = table;
  const attacks = game.window?.attacks ?? [];
  const attack = attacks.length > 0 ? oneOf(pick, attacks) : undefined;
  const attacked = attack && pick(3) > 0 ? attack.target : undefined;
  const ship = attacked ?? table.ship();
  const source = oneOf(pick, ['weapon', 'bracing', 'interference', ...Array.from({ length: 4 }, () => 'card')]);
  const word = source === 'card' ? table.cardOf('reaction', 'attackReaction') : source;
  const target = targetNear(table, word, attack);
  const command: React = { type: 'react', ship, source: word, target };
  if (word === 'bracing') return { ...command, amount: amountNear(table, ship, target, attack) };
  if (word.includes('grey-bulkheads') && pick(10) > 0) return { ...command, part: oneOf(pick, ['s', 'a', 'h']) };
  return pick(3) === 0 ? { ...command, split: splitNear(pick, attack) } : command;
};

/** Parts that add up to little, or to what an attack has. */
function splitNear(pick: Pick, attack: Pending | undefined) {
  if (attack && pick(3) === 0) return attack.packet;
  return { s: pick(3), a: pick(3), h: pick(3) - (pick(20) === 0 ? 1 : 0) };
}

const passNear: Make = ({ pick }) => ({ type: 'pass', rest: pick(2) === 0 });
const settingNear: Make = ({ pick }) => ({
  type: 'setAutoPass',
  trigger: oneOf(pick, TRIGGERS),
  value: oneOf(pick, AUTO_PASSES),
});

const ENDS: readonly Make[] = [() => ({ type: 'finishAttacks' }), () => ({ type: 'endTurn' })];
const PLAYS: readonly Make[] = [drawNear, repairNear, specialNear, specialNear, reviseNear, storeNear, tradeNear];
const FIGHTS: readonly Make[] = [attackNear, attackNear, attackNear, ramNear, suppressNear, flockNear];

/** Ways to come near the limits of each phase; what is likelier stands more than once. */
const NEAR: { readonly [phase in Phase]: readonly Make[] } = {
  setupFleet: [fleetNear],
  setupLayout: [setLayoutNear],
  turnOpen: [...FIGHTS, ...PLAYS, regroupNear],
  attacking: [attackNear, attackNear, attackNear, flockNear, reviseNear],
  window: [reactNear, reactNear, reactNear, reactNear, passNear],
  regrouping: [recruitNear, recruitNear, reorganizeNear, reorganizeNear, reviseNear],
  choosing: [discardNear],
  turnDone: [...PLAYS, specialNear],
  gameOver: [settingNear, ...ENDS],
};

const ALL: readonly Make[] = [...Object.values(NEAR).flat(), ...ENDS, settingNear, () => ({ type: 'concede' })];

/** A command of a seat near the limits of a game; one in six belongs to any phase. */
export const nearLimits = (pick: Pick, game: Game, seat: Seat): Command =>
  oneOf(pick, pick(6) > 0 ? NEAR[game.phase] : ALL)(tableOf(pick, game, seat));
