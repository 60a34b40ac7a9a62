import { byTemper, type Effort } from '../../../engine/brain.ts';
import type { Seat } from '../../../engine/seat.ts';
import { lifeboatData } from '../data/lifeboats.ts';
import { facingLines } from '../rules/facing.ts';
import { countIn, playerOf } from '../rules/players.ts';
import type { BattlespaceSiriusState, Lock, Player, Vessel } from '../state.ts';
import type { Body, Budget, Fight, Pair, Valuation } from './fight.ts';
import { pack, sideIndex } from './packed.ts';
import { WORTHS, type Worths } from './worth.ts';

/** A vessel as a search sees it. */
export const bodyOf = (vessel: Vessel): Body =>
  vessel.kind === 'ship'
    ? { power: pack(vessel.power), boat: null }
    : { power: 0, boat: lifeboatData(vessel.lifeboat) };

/** Lines as pairs of sides. */
export const pairOf = ({ firingSide, targetSide }: Pick<Lock, 'firingSide' | 'targetSide'>): Pair => ({
  own: firingSide ? sideIndex(firingSide) : 0,
  other: targetSide ? sideIndex(targetSide) : 0,
});

/** The pairs between two vessels, in the order of their facing lines. */
export const pairsBetween = (attacker: Vessel, target: Vessel): readonly Pair[] =>
  facingLines(attacker, target).map(pairOf);

/** Who acts next once this turn is over, as the players stand now. */
function nextOf({ order, turnSeat, players }: BattlespaceSiriusState): Seat {
  const at = order.indexOf(turnSeat);
  for (let step = 1; step < order.length; step++) {
    const seat = order[(at + step) % order.length]!;
    if (players.some((player) => player.seat === seat && player.vessel)) return seat;
  }
  return turnSeat;
}

/** What vessels are worth as things stand: whether there are lifeboats, and whether more than two can win. */
const worthsIn = (state: BattlespaceSiriusState): Worths =>
  !state.options.lifeboats ? WORTHS.plain : countIn(state) > 2 ? WORTHS.more : WORTHS.two;

/** By what a seat values vessels at the end of the turn being played, when `next` acts. */
interface Scale {
  readonly worths: Worths;
  readonly next: Seat;
  readonly seenBy: Seat;
}

/** What a player still has once their ship is gone: the worth of their card, or of any card while they hide it. */
function leftOf(player: Player, { worths, seenBy }: Scale): number {
  if (player.lifeboat === null || player.vessel?.kind === 'lifeboat') return 0;
  return worths.boat(player.shown || player.seat === seenBy ? player.lifeboat : null);
}

/** What a ship is worth by its Power: to the player who is next and to all others. */
const tableOf = (seat: Seat, { worths, next }: Scale): Float64Array => (seat === next ? worths.next : worths.waiting);

/** The worth of a player as they stand, their lifeboat in reserve counted in. */
function worthOf(player: Player, scale: Scale): number {
  if (!player.vessel) return 0;
  const { power, boat } = bodyOf(player.vessel);
  if (boat) return scale.worths.boat(boat.id);
  return tableOf(player.seat, scale)[power]! + scale.worths.reserve * leftOf(player, scale);
}

/**
 * The engagement of two seats, valued by one of them (`seenBy`) at the end of the turn: as their own share of the worth
 * of all players. With more than two, the others stay as they are, so a blow at the leader counts for more than one at
 * a straggler.
 */
export function fightOf(
  state: BattlespaceSiriusState,
  attacker: Seat,
  target: Seat,
  seenBy: Seat,
  effort: Pick<Effort, 'temper'>,
  budget: Budget,
): Fight {
  const scale: Scale = { worths: worthsIn(state), next: nextOf(state), seenBy };
  const [own, other] = [playerOf(state, attacker)!, playerOf(state, target)!];
  const rest = state.players.reduce(
    (sum, player) => (player.seat === attacker || player.seat === target ? sum : sum + worthOf(player, scale)),
    0,
  );
  const [ownBody, otherBody] = [bodyOf(own.vessel!), bodyOf(other.vessel!)];
  return {
    own: ownBody.boat,
    other: otherBody.boat,
    twoPairs: state.options.twoPairsRepair,
    value: valuation(
      endOf(own, scale, ownBody),
      endOf(other, scale, otherBody),
      rest,
      seenBy !== target,
      feltBy(worthOf(playerOf(state, seenBy)!, scale), byTemper(effort, MINDS)),
    ),
    budget,
    shots: new Map(),
  };
}

/** The worth of one end: by its Power while it stands, and after its vessel is lost. */
interface End {
  readonly table: Float64Array | null;
  readonly boat: number;
  /** Of the card, while the ship stands and once it is lost. */
  readonly reserve: number;
  readonly left: number;
}

function endOf(player: Player, scale: Scale, { boat }: Body): End {
  const left = leftOf(player, scale);
  return {
    table: boat ? null : tableOf(player.seat, scale),
    boat: boat ? scale.worths.boat(boat.id) : 0,
    reserve: scale.worths.reserve * left,
    left,
  };
}

/** How much a player minds their own losses, for a temper. Set by hand; `npm run fit -- tempers` plays them. */
const MINDS = { bold: 0.8, careful: 1.4 };

/**
 * What a worth to come counts for who has `now`: a small change of it for so much more or less than it is, and none for
 * less than nothing.
 */
const feltBy =
  (now: number, minds: number) =>
  (own: number): number => {
    if (minds === 1) return own;
    return own >= now ? now + minds * (own - now) : (now * own) / (own + minds * (now - own));
  };

function valuation(own: End, other: End, rest: number, byAttacker: boolean, felt: (own: number) => number): Valuation {
  const share = (a: number, b: number): number => {
    const mine = felt(byAttacker ? a : b);
    const others = (byAttacker ? b : a) + rest;
    return byAttacker ? mine / (mine + others) : 1 - mine / (mine + others);
  };
  const worth = ({ table, boat, reserve }: End, power: number): number => (table ? table[power]! + reserve : boat);
  return {
    stand: (a, b) => share(worth(own, a), worth(other, b)),
    destroyed: (a) => share(worth(own, a), other.left),
    lost: (b) => share(own.left, worth(other, b)),
  };
}
