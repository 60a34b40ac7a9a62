import type { Effort } from '../../../engine/brain.ts';
import type { Seat } from '../../../engine/seat.ts';
import { isAdjacent, turned } from '../rules/facing.ts';
import { maneuvers, type Maneuver } from '../rules/maneuver.ts';
import { opponentsOf, turnVessel } from '../rules/players.ts';
import { moved } from '../rules/power.ts';
import type { BattlespaceSiriusState, Vessel } from '../state.ts';
import { selectionsOf, sparedSide } from './duel.ts';
import { fireValue, isOpen, type Budget, type Fight, type Pair } from './fight.ts';
import { pack, sideIndex, type Packed } from './packed.ts';
import { isDoomed, lockValue, type Locked } from './reply.ts';
import { bodyOf, fightOf, pairsBetween } from './seats.ts';
import type { Way } from './way.ts';

type Found = readonly Way[];

/** The turn player's vessel after a maneuver. */
export function standsAfter(vessel: Vessel, command: Maneuver): Vessel {
  const cell = command.kind === 'position' || command.kind === 'rotatePosition' ? command.to : vessel.cell;
  if (vessel.kind === 'lifeboat') return { ...vessel, cell };
  const heading =
    command.kind === 'rotate' || command.kind === 'rotatePosition'
      ? turned(vessel.heading, command.turn)
      : vessel.heading;
  return {
    ...vessel,
    cell,
    heading,
    power: command.kind === 'rotatePosition' ? moved(vessel.power, command.pay, -1) : vessel.power,
  };
}

/** An engagement a maneuver makes possible. */
interface Opening {
  readonly command: Maneuver;
  readonly fight: Fight;
  readonly own: Packed;
  readonly other: Packed;
  readonly pairs: readonly Pair[];
  /** What it would be worth if the opponent did nothing and one line were locked. */
  readonly promise: number;
}

/**
 * Maneuvers with the worth of the best lock they open, on whichever opponent, against their best reaction: the most
 * promising engagements first, as many as the effort looks at. Of those that end alike (the same sides face the same
 * sides with the same Power) one is looked at. What is worth less than the best by more than the blur of the effort is
 * only known to be so.
 */
export function maneuverProspects(state: BattlespaceSiriusState, seat: Seat, effort: Effort, budget: Budget): Found {
  const openings = [...openingsOf(state, seat, effort, budget)]
    .sort((a, b) => b.promise - a.promise)
    .slice(0, effort.candidates);
  let best = 0;
  return openings.map((opening) => {
    const worth = worthOf(opening, effort, best - effort.blur);
    best = Math.max(best, worth);
    return { command: opening.command, worth, plain: isPlain(opening, effort) };
  });
}

/** What a maneuver is worth that need not be the one looked at of those that end alike; null where it opens nothing. */
export function maneuverWorth(
  state: BattlespaceSiriusState,
  seat: Seat,
  command: Maneuver,
  effort: Effort,
  budget: Budget,
): number | null {
  const vessel = standsAfter(turnVessel(state), command);
  let most: number | null = null;
  for (const target of targetsOf(state, seat, effort, budget)) {
    const opening = openingOn(command, vessel, target);
    if (opening) most = Math.max(most ?? 0, worthOf(opening, effort, most ?? 0));
  }
  return most;
}

const worthOf = (opening: Opening, { caution }: Effort, enough: number): number =>
  caution === 0 ? opening.promise : bestLock(opening, enough);

/** Whether it is plain to see what comes of an opening: a ship shows a side without Power, and nothing saves it. */
const isPlain = (opening: Opening, { caution }: Effort): boolean => {
  const { fight, own, other, pairs } = opening;
  if (!isOpen(fight, other, pairs)) return false;
  return caution === 0 || selectionsIn(opening).some((selection) => isDoomed(fight, own, other, selection));
};

const selectionsIn = ({ fight, pairs }: Opening): readonly Locked[] =>
  fight.own || fight.other ? selectionsOf(pairs).filter(({ second }) => !second) : selectionsOf(pairs);

/** The worth of the best selection of lines; exact where it is above `enough`. */
function bestLock(opening: Opening, enough: number): number {
  const { fight, own, other } = opening;
  let most = 0;
  for (const selection of selectionsIn(opening))
    most = Math.max(most, lockValue(fight, own, other, selection, Math.max(most, enough)));
  return most;
}

/** An opponent who may be engaged. */
interface Target {
  readonly vessel: Vessel;
  readonly fight: Fight;
}

const targetsOf = (state: BattlespaceSiriusState, seat: Seat, effort: Effort, budget: Budget): readonly Target[] =>
  opponentsOf(state, seat).map((player) => ({
    vessel: player.vessel,
    fight: fightOf(state, seat, player.seat, seat, effort, budget),
  }));

/** The engagement of a target by a vessel that stands after a maneuver; null where they are not adjacent. */
function openingOn(command: Maneuver, vessel: Vessel, { vessel: target, fight }: Target): Opening | null {
  if (!isAdjacent(vessel.cell, target.cell)) return null;
  const [own, other] = [bodyOf(vessel).power, bodyOf(target).power];
  const pairs = pairsBetween(vessel, target);
  const promise = pairs.reduce((most, pair) => Math.max(most, fireValue(fight, own, other, pair, null)), 0);
  return { command, fight, own, other, pairs, promise };
}

function openingsOf(state: BattlespaceSiriusState, seat: Seat, effort: Effort, budget: Budget): Iterable<Opening> {
  const own = turnVessel(state);
  const targets = targetsOf(state, seat, effort, budget);
  const found = new Map<string, Opening>();
  for (const command of maneuvers(state, seat)) {
    const vessel = standsAfter(own, command);
    const { power } = bodyOf(vessel);
    targets.forEach((target, index) => {
      if (!isAdjacent(vessel.cell, target.vessel.cell)) return;
      const pairs = pairsBetween(vessel, target.vessel);
      if (!isPaidWell(own, command, pairs)) return;
      const alike = `${index} ${power} ${pairs
        .map((pair) => pair.own * 4 + pair.other)
        .sort((a, b) => a - b)
        .join(' ')}`;
      if (!found.has(alike)) found.set(alike, openingOn(command, vessel, target)!);
    });
  }
  return found.values();
}

/** Of the four ways to pay for the same maneuver only the one that is missed least is looked at. */
const isPaidWell = (vessel: Vessel, command: Maneuver, pairs: readonly Pair[]): boolean =>
  command.kind !== 'rotatePosition' ||
  vessel.kind !== 'ship' ||
  sideIndex(command.pay[0]!) ===
    sparedSide(
      pack(vessel.power),
      pairs.map((pair) => pair.own),
    );
