import type { LogLine, LogPart } from '../../engine/game.ts';
import { unhandled } from '../../engine/unhandled.ts';
import { lifeboatData } from './data/lifeboats.ts';
import type { Side } from './data/sides.ts';
import type { BattlespaceSiriusEvent, EventOf } from './event.ts';
import { powerAt, timesNamed } from './rules/power.ts';
import type { Cell, Power } from './state.ts';
import type { BattlespaceSiriusView } from './view.ts';

type Parts = { readonly [name: string]: LogPart };

const seat = (name: string): LogPart => ({ kind: 'seat', seat: name });
const term = (name: string): LogPart => ({ kind: 'term', term: name });
const number = (value: number): LogPart => ({ kind: 'number', value });
const rule = (id: string): LogPart => ({ kind: 'rule', id });
const dice = (drawn: readonly number[], kept: readonly number[] = drawn): LogPart => ({ kind: 'dice', drawn, kept });
const line = (key: string, parts: Parts): LogLine => ({ key: `bs.${key}`, parts });
/** A command the engine gave itself carries the part `auto` (BS-4.4). */
const mark = (auto: boolean): Parts => (auto ? { auto: rule('BS-4.4') } : {});
const at = ([x, y]: Cell) => ({ table: 1, x, y });

/**
 * The log line of a fact (BS-19.13): a key `bs.<event>`, with a variant where the sentence differs, and typed parts.
 * Terms are names the message catalogue knows: sides, directions, lifeboats, reasons. Power that changes comes as
 * `<what>1`, `<what>1From`, `<what>1To`, and so on for each side; several seats or locks as `<what>1`, `<what>2`. `at`
 * is a cell.
 */
// eslint-disable-next-line complexity, max-lines-per-function -- one flat switch over all facts, a case each
export function describe(event: BattlespaceSiriusEvent, _view: BattlespaceSiriusView): LogLine {
  switch (event.type) {
    case 'lifeboatDrawn':
      return event.lifeboat
        ? line('lifeboatDrawn', { seat: seat(event.seat), lifeboat: term(event.lifeboat) })
        : line('lifeboatDrawn.hidden', { seat: seat(event.seat) });
    case 'priorityRolled':
      return priority(event);
    case 'shipsPlaced':
      return line('shipsPlaced', {
        seat: seat(event.order[0]!),
        ...numbered('order', event.order, seat),
        rule: rule('BS-2.8'),
      });
    case 'turnBegan':
      return line('turnBegan', { seat: seat(event.seat), turn: number(event.turn), round: number(event.round) });
    case 'maneuvered':
      return { ...line(`maneuvered.${event.kind}`, maneuver(event)), at: at(event.cell) };
    case 'locked':
      return line(`locked.${event.locks.length === 2 ? 'two' : 'one'}`, {
        seat: seat(event.seat),
        target: seat(event.target),
        ...locks(event.locks),
        ...mark(event.auto),
      });
    case 'heldStill':
      return line('heldStill', { seat: seat(event.seat), ...mark(event.auto) });
    case 'turnedAway':
      return line('turnedAway', {
        seat: seat(event.seat),
        turn: number(event.turn),
        heading: term(event.heading),
        ...changes('paid', event.paid, event.power, -1),
        ...locks(event.locks),
      });
    case 'sentryFired':
      return sentry(event);
    case 'fired':
      return volley(event);
    case 'repaired':
      return line('repaired', {
        seat: seat(event.seat),
        points: number(event.sides.length),
        ...changes('side', event.sides, event.power, 1),
        ...mark(event.auto),
      });
    case 'repairsLost':
      return line('repairsLost', { seat: seat(event.seat), points: number(event.points), rule: rule('BS-10.6') });
    case 'vesselLost': {
      const parts = { seat: seat(event.seat), by: seat(event.by) };
      const boat = event.lifeboat;
      return {
        ...(boat ? line('vesselLost.boat', { ...parts, ...boatParts(boat) }) : line(`vesselLost.${event.kind}`, parts)),
        at: at(event.cell),
      };
    }
    case 'playerLeft':
      return line(`playerLeft.${event.reason}`, { seat: seat(event.seat) });
    case 'locksDropped':
      return line('locksDropped', { seat: seat(event.seat), rule: rule('BS-10.6') });
    case 'turnEnded':
      return line(event.shot ? 'turnEnded' : 'turnEnded.quiet', {
        seat: seat(event.seat),
        quiet: number(event.quietTurns),
      });
    case 'drawFlagged':
      return line(event.agree ? 'drawFlagged.on' : 'drawFlagged.off', { seat: seat(event.seat) });
    case 'drawFlagsCleared':
      return line('drawFlagsCleared', { rule: rule('BS-10.4') });
    case 'lifeboatRevealed':
      return line('lifeboatRevealed', { seat: seat(event.seat), ...boatParts(event.lifeboat) });
    case 'gameEnded':
      return ended(event);
    default:
      return unhandled(event);
  }
}

const numbered = <T>(name: string, list: readonly T[], part: (one: T) => LogPart): Parts =>
  Object.fromEntries(list.map((one, index) => [`${name}${index + 1}`, part(one)]));

/** Power before and after, of each side that pays or is repaired. */
function changes(name: string, sides: readonly Side[], power: Power | null, step: 1 | -1): Parts {
  if (!power) return {};
  const parts: { [name: string]: LogPart } = {};
  for (const [index, side] of [...new Set(sides)].entries()) {
    const after = powerAt(power, side);
    parts[`${name}${index + 1}`] = term(side);
    parts[`${name}${index + 1}From`] = number(after - step * timesNamed(sides, side));
    parts[`${name}${index + 1}To`] = number(after);
  }
  return parts;
}

/** The lines of locks with the sides at their ends; a lifeboat has none. */
function locks(list: EventOf<'locked'>['locks']): Parts {
  const parts: { [name: string]: LogPart } = {};
  for (const [index, lock] of list.entries()) {
    parts[`line${index + 1}`] = term(lock.line);
    if (lock.firingSide) parts[`firing${index + 1}`] = term(lock.firingSide);
    if (lock.targetSide) parts[`aim${index + 1}`] = term(lock.targetSide);
  }
  return parts;
}

function boatParts(id: Parameters<typeof lifeboatData>[0]): Parts {
  const { hull, position, sentry: mayShoot, weapons } = lifeboatData(id);
  return {
    lifeboat: term(id),
    hull: number(hull),
    position: term(position ? 'yes' : 'no'),
    sentry: term(mayShoot ? 'yes' : 'no'),
    weapons: number(weapons),
  };
}

function priority({ rolls, tied }: EventOf<'priorityRolled'>): LogLine {
  const parts = {
    ...numbered('seat', rolls, (roll) => seat(roll.seat)),
    ...numbered('sum', rolls, (roll) => number(roll.dice[0] + roll.dice[1])),
    dice: dice(rolls.flatMap((roll) => roll.dice)),
  };
  return tied.length > 0
    ? line('priorityRolled.tied', { ...parts, ...numbered('tied', tied, seat), rule: rule('BS-2.6') })
    : line('priorityRolled', parts);
}

function maneuver({ seat: who, cell, heading, turn, paid, power, auto }: EventOf<'maneuvered'>): Parts {
  const turning: Parts = heading === null ? {} : { heading: term(heading), turn: number(turn) };
  return {
    seat: seat(who),
    x: number(cell[0]),
    y: number(cell[1]),
    ...turning,
    ...changes('paid', paid, power, -1),
    ...mark(auto),
  };
}

function sentry({ seat: who, target, paid, power, shots, destroyed }: EventOf<'sentryFired'>): LogLine {
  const parts: { [name: string]: LogPart } = {
    seat: seat(who),
    target: seat(target),
    ...changes('paid', paid, power, -1),
  };
  for (const [index, shot] of shots.entries()) {
    parts[`line${index + 1}`] = term(shot.line);
    parts[`against${index + 1}`] = number(shot.against);
    parts[`result${index + 1}`] = term(shot.hit ? 'hit' : 'miss');
    if (shot.die !== null) parts[`die${index + 1}`] = number(shot.die);
  }
  const rolled = shots.flatMap(({ die }) => die ?? []);
  if (rolled.length === 0) return line('sentryFired.unshielded', { ...parts, rule: rule('BS-7.10') });
  parts['dice'] = dice(rolled);
  return line(
    destroyed ? 'sentryFired.destroyed' : `sentryFired.${shots.some(({ hit }) => hit) ? 'hit' : 'miss'}`,
    parts,
  );
}

function volley(event: EventOf<'fired'>): LogLine {
  const { weapons, firingSide, targetSide, cost, firingPower, against, hits, removed, points } = event;
  const parts: { [name: string]: LogPart } = {
    seat: seat(event.seat),
    target: seat(event.target),
    line: term(event.line),
  };
  if (firingSide) parts['firing'] = term(firingSide);
  if (targetSide) parts['aim'] = term(targetSide);
  if (weapons === 0) return line('fired.held', parts);
  parts['weapons'] = number(weapons);
  if (cost > 0)
    Object.assign(parts, {
      cost: number(cost),
      firingFrom: number(firingPower! + cost),
      firingTo: number(firingPower!),
    });
  parts['against'] = number(against);
  if (event.dice.length === 0) return line('fired.unshielded', { ...parts, rule: rule('BS-8.5') });
  Object.assign(parts, { dice: dice(event.dice), hits: number(hits) });
  if (points > 0) parts['points'] = number(points);
  if (targetSide)
    Object.assign(parts, { removed: number(removed), aimFrom: number(against), aimTo: number(against - removed) });
  return line(event.destroyed ? 'fired.destroyed' : hits > 0 ? 'fired.hit' : 'fired.miss', parts);
}

function ended({ winner, reason, placing, scores }: EventOf<'gameEnded'>): LogLine {
  const parts = {
    reason: term(reason),
    ...numbered('place', placing.flat(), seat),
    ...numbered('score', scores, number),
  };
  return winner ? line('gameEnded.won', { winner: seat(winner), ...parts }) : line('gameEnded.draw', parts);
}
