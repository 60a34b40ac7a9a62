import { DESIGNS } from './data/ships.ts';
import { faceOf, weaponOf } from './faces.ts';
import { autoLayout, inRows, ROW_SLOTS, withinReach } from './formation.ts';
import { reactions } from './reactions.ts';
import { needsShip } from './refusals/cards.ts';
import { STANDARD } from './refusals/fleet.ts';
import { sourceReach } from './refusals/primary.ts';
import { refuse } from './refusals/refuse.ts';
import { opponentsOf } from './sides.ts';
import { priceOf, effectOf } from './sources.ts';
import {
  AUTO_PASSES,
  fleetOf,
  playerOf,
  TRIGGERS,
  type Command,
  type Game,
  type Player,
  type Seat,
  type Ship,
} from './state.ts';

/**
 * OS-13.28: commands of which only one legal example is listed, as their parameters have very many values; so too
 * `playSpecial` with `moves`, and `react`, which is listed without `split`.
 */
export const EXAMPLES: readonly Command['type'][] = [
  'chooseFleet',
  'setLayout',
  'regroup',
  'repairForRecruit',
  'chooseDiscard',
];

/** Every legal command of a seat, `overcharge` and `rest` written out; of those in `EXAMPLES` one each. */
export function legal(game: Game, seat: Seat): Command[] {
  const talk = TRIGGERS.flatMap((trigger) =>
    AUTO_PASSES.map((value): Command => ({ type: 'setAutoPass', trigger, value })),
  );
  const all: Command[] = [...candidates(game, seat), ...talk, { type: 'concede' }];
  return all.filter((command) => refuse(game, seat, command) === null);
}

/** Everything worth asking `refuse` about in the phase of the game. */
function candidates(game: Game, seat: Seat): Command[] {
  const player = playerOf(game, seat);
  if (game.phase === 'setupFleet') return [{ type: 'chooseFleet', designs: someFleet(game, player) }];
  if (game.phase === 'setupLayout') return [{ type: 'setLayout', layout: autoLayout(game, seat) }];
  if (game.phase === 'window') return windowCommands(game, seat);
  if (seat !== game.activeSeat) return [];
  if (game.phase === 'choosing') return [{ type: 'chooseDiscard', cards: player.hand.slice(0, game.choice!.count) }];
  const revisions = player.hand.map((card): Command => ({ type: 'reviseTactics', card }));
  if (game.phase === 'regrouping') return [...regroupCommands(game, player), ...revisions];
  return [...fights(game, seat), ...plays(game, player), ...revisions, ...ends(game)];
}

function windowCommands(game: Game, seat: Seat): Command[] {
  const { participants, pointer } = game.window!;
  if (participants[pointer] !== seat) return [];
  return [...reactions(game, seat), { type: 'pass', rest: false }, { type: 'pass', rest: true }];
}

const regroupCommands = (game: Game, { seat, species }: Player): Command[] => [
  ...DESIGNS.filter((design) => design.species === species).map(({ id }): Command => ({ type: 'recruit', design: id })),
  { type: 'reorganize', keep: true },
  { type: 'reorganize', layout: autoLayout(game, seat) },
];

const ends = (game: Game): Command[] =>
  game.phase === 'attacking' ? [{ type: 'finishAttacks' }] : [{ type: 'regroup', discard: [] }, { type: 'endTurn' }];

/** OS-4.2, Regroup apart. */
function fights(game: Game, seat: Seat): Command[] {
  if (game.phase === 'turnDone') return [];
  const fleet = fleetOf(game, seat).filter(({ overcharged }) => !overcharged);
  const attacks = fleet.flatMap((ship) => attacksOf(game, ship));
  if (game.phase === 'attacking') return [...attacks, ...activations(fleet)];
  const enemies = opponentsOf(game, seat).flatMap((other) => withinReach(game, other, 'second'));
  const charges = (type: 'ram' | 'suppress') =>
    fleet.flatMap(({ id }) => enemies.map((target): Command => ({ type, ship: id, target: target.id })));
  return [...attacks, ...charges('ram'), ...charges('suppress'), ...activations(fleet)];
}

const activations = (fleet: readonly Ship[]): Command[] =>
  fleet.map(({ id }): Command => ({ type: 'flockActivate', ship: id }));

/** Attacks that the ship can pay, with overcharge where that is needed. */
function attacksOf(game: Game, ship: Ship): Command[] {
  const { activeShip } = game.action ?? { activeShip: null };
  if (activeShip !== null && activeShip !== ship.id) return [];
  const { hand } = playerOf(game, ship.owner);
  const cards = hand.filter((card) => ['attack', 'attackReaction'].includes(faceOf(card).type));
  return [...cards, ...(weaponOf(ship) ? ['weapon'] : [])].flatMap((source) => {
    const { energy } = priceOf(ship, source);
    if (energy > ship.energy + 1) return [];
    const overcharge = energy > ship.energy;
    return opponentsOf(game, ship.owner)
      .flatMap((seat) => withinReach(game, seat, sourceReach(game, ship, source)))
      .map((target): Command => ({ type: 'attack', ship: ship.id, source, target: target.id, overcharge }));
  });
}

/** OS-4.4. */
function plays(game: Game, player: Player): Command[] {
  if (game.phase === 'attacking') return [];
  const cards = [...player.hand, ...player.reserve];
  const repairs = cards.filter((card) => faceOf(card).type === 'repair');
  return [
    ...player.hand.flatMap((card) => draws(game, player, card)),
    ...repairs.flatMap((card) => game.ships.map(({ id }): Command => ({ type: 'playRepair', card, ship: id }))),
    ...player.hand.flatMap((card) => specials(game, player, card)),
    ...repairs.map((card): Command => ({ type: 'storeRepair', card })),
    ...repairs.slice(0, 1).map((card): Command => ({ type: 'repairForRecruit', cards: [card] })),
  ];
}

/** The own ships a card may name, and none. */
const shipsFor = (game: Game, { seat }: Player, card: string): { ship?: string }[] =>
  needsShip(card) ? [{}, ...fleetOf(game, seat).map(({ id }) => ({ ship: id }))] : [{}];

function draws(game: Game, player: Player, card: string): Command[] {
  if (faceOf(card).type !== 'draw') return [];
  return shipsFor(game, player, card).map((named): Command => ({ type: 'playDraw', card, ...named }));
}

function specials(game: Game, player: Player, card: string): Command[] {
  if (faceOf(card).type !== 'special') return [];
  const named = (given: object): Command => ({ type: 'playSpecial', card, ...given });
  if (effectOf(card, 'forceDiscard')) {
    return [{}, ...game.players.map(({ seat }) => ({ player: seat }))].map(named);
  }
  if (effectOf(card, 'damage')) return game.ships.map(({ id }) => named({ target: id }));
  if (effectOf(card, 'moveShip')) return someMove(game, player, card);
  return shipsFor(game, player, card).map(named);
}

/** The first legal single move. */
function someMove(game: Game, { seat }: Player, card: string): Command[] {
  const moves = inRows(game, seat).flatMap(({ id }) =>
    ROW_SLOTS.map((to): Command => ({ type: 'playSpecial', card, moves: [{ ship: id, to }] })),
  );
  const first = moves.find((command) => refuse(game, seat, command) === null);
  return first ? [first] : [];
}

/** OS-2.3 for a standard fleet; for points the first fleet found whose cost is right (OS-12.2). */
export function someFleet({ options }: Game, { species }: Player): string[] {
  const ships = DESIGNS.filter((design) => design.species === species).flatMap((design) =>
    Array.from({ length: design.copies }, () => design),
  );
  if (options.startingFleet === 'standard') {
    const classes = Object.keys(STANDARD) as (keyof typeof STANDARD)[];
    const fleet = classes.flatMap((one) => ships.filter(({ shipClass }) => shipClass === one).slice(0, STANDARD[one]));
    return fleet.map(({ id }) => id);
  }
  const search = (from: number, left: number, taken: string[]): string[] | null => {
    if (left === 0) return taken;
    if (taken.length === 11) return null;
    for (let at = from; at < ships.length; at += 1) {
      const { id, cost } = ships[at]!;
      const found = cost <= left ? search(at + 1, left - cost, [...taken, id]) : null;
      if (found) return found;
    }
    return null;
  };
  return search(0, options.fleetPoints, []) ?? [];
}
