import type { Rejection } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/seat.ts';
import {
  facingOutlook,
  lifeboatData,
  patternOf,
  SIDES,
  type BattlespaceSiriusEvent,
  type BattlespaceSiriusView,
  type EventOf,
  type Lock,
  type Power,
  type Side,
} from '../../../games/battlespace-sirius/index.ts';
import { centreOf } from './table/card-layout.ts';
import { sirius } from './words/play.ts';
import { logWords as log, type Moved } from './words/log.ts';
import { refusedLine } from '../../match/refused-line.ts';
import type { LogEntry } from '../../match/log.ts';
import { lineWords, placesOf, playerOf, shipName, vesselName } from './names.ts';

type View = BattlespaceSiriusView;

/** Each side named, once, with its Power before and after: `power` is what it came to. */
const movedBy = (sides: readonly Side[], power: Power, by: 1 | -1): readonly Moved[] =>
  SIDES.flatMap((side, index) => {
    const times = sides.filter((one) => one === side).length;
    return times === 0 ? [] : [{ side, before: power[index]! - by * times, after: power[index]! }];
  });

const paidBy = (sides: readonly Side[], power: Power | null): readonly Moved[] =>
  power === null ? [] : movedBy(sides, power, -1);

/** Where the vessel of a seat stands, on the stage. */
const at = (view: View, seat: Seat): Pick<LogEntry, 'at' | 'unit'> => {
  const cell = playerOf(view, seat).vessel?.cell;
  return { unit: seat, ...(cell ? { at: centreOf(cell) } : {}) };
};

const auto = (event: { readonly auto: boolean }): Pick<LogEntry, 'auto'> => (event.auto ? { auto: true } : {});

type Entry<E> = (event: E, view: View, ply: readonly BattlespaceSiriusEvent[]) => LogEntry | null;

/** The line of each kind of fact. */
const ENTRIES: { readonly [T in BattlespaceSiriusEvent['type']]: Entry<EventOf<T>> } = {
  lifeboatDrawn: ({ seat }, view) => ({ text: log.drawn(shipName(view, seat)), unit: seat }),
  priorityRolled: (event, view) => priorityEntry(event, (seat) => shipName(view, seat)),
  shipsPlaced: ({ order }, view) => ({ text: log.placed(order.map((seat) => shipName(view, seat))) }),
  turnBegan: ({ turn, seat }, view) => ({ text: log.turn(turn, shipName(view, seat)), head: true, ...at(view, seat) }),
  maneuvered: (event, view) => ({ text: maneuverText(event, view), ...at(view, event.seat), ...auto(event) }),
  locked: (event, view) => ({
    text: log.locks(vesselName(view, event.seat), vesselName(view, event.target), lockTexts(event.locks, view)),
    ...at(view, event.target),
    ...auto(event),
  }),
  heldStill: (event, view) => ({
    text: log.nothing(vesselName(view, event.seat)),
    ...at(view, event.seat),
    ...auto(event),
  }),
  turnedAway: ({ seat, turn, heading, paid, power, locks }, view) => ({
    text: log.rotates(shipName(view, seat), turn, heading, paidBy(paid, power)) + log.lockedNow(lockTexts(locks, view)),
    ...at(view, seat),
  }),
  sentryFired: (event, view, ply) => sentryEntry(event, view, ply),
  fired: (event, view, ply) => volleyEntry(event, view, ply),
  repaired: (event, view) => ({
    text: log.repairs(shipName(view, event.seat), movedBy(event.sides, event.power, 1)),
    tone: 'good',
    ...at(view, event.seat),
    ...auto(event),
  }),
  repairsLost: ({ seat, points }, view) => ({ text: log.repairsLost(shipName(view, seat), points), unit: seat }),
  vesselLost: (event, view) => ({
    text: lostText(event, view),
    tone: 'bad',
    unit: event.seat,
    at: centreOf(event.cell),
  }),
  playerLeft: ({ seat, reason }, view) => ({
    text: (reason === 'resigned' ? log.resigned : log.out)(shipName(view, seat)),
    tone: 'bad',
    unit: seat,
  }),
  locksDropped: () => ({ text: log.locksDropped }),
  turnEnded: ({ shot, quietTurns }, view) => (shot ? null : { text: log.quiet(quietTurns, view.quietLimit) }),
  drawFlagged: ({ seat, agree }, view) => ({
    text: (agree ? log.offers : log.withdraws)(shipName(view, seat)),
    unit: seat,
  }),
  drawFlagsCleared: () => ({ text: log.flagsCleared }),
  lifeboatRevealed: ({ seat, lifeboat }, view) => ({
    text: log.reveals(shipName(view, seat), lifeboatData(lifeboat)),
    ...at(view, seat),
  }),
  gameEnded: (event, view) => {
    const reason = sirius.endReasons[event.reason] ?? event.reason;
    const { winner } = event;
    return { text: winner === null ? log.draw(reason) : log.wins(shipName(view, winner), reason), head: true };
  },
};

/**
 * BS-19.13: the line of the log for a fact, or null where another line already says it. `view` is the one after the
 * command, `ply` all that happened in it.
 */
export function logEntry(
  event: BattlespaceSiriusEvent,
  view: View,
  _session: unknown,
  ply: readonly BattlespaceSiriusEvent[],
): LogEntry | null {
  return (ENTRIES[event.type] as Entry<BattlespaceSiriusEvent>)(event, view, ply);
}

/** BS-19.13: a refused command in the log, with its rule and reason. */
export const logRefusal = (who: string, command: unknown, rejections: readonly Rejection[]): LogEntry | null =>
  refusedLine(
    command,
    rejections,
    ({ type, kind }) => log.kinds[kind] ?? log.commands[type],
    (what, reason) => log.refused(who, what, reason),
  );

function priorityEntry({ rolls, tied }: EventOf<'priorityRolled'>, name: (seat: Seat) => string): LogEntry {
  const sums = rolls.map(({ seat, dice }) => [name(seat), dice[0] + dice[1]] as const);
  const best = [...sums].sort((a, b) => b[1] - a[1])[0]!;
  return {
    text: tied.length > 0 ? log.priorityTied(tied.map(name)) : log.priorityWon(best[0]),
    dice: rolls.flatMap(({ dice }) => [...dice]),
    maths: log.prioritySums(sums),
    label: log.priority,
  };
}

function maneuverText(event: EventOf<'maneuvered'>, view: View): string {
  const who = vesselName(view, event.seat);
  const paid = paidBy(event.paid, event.power);
  const places = placesOf(view, event.cell, event.seat).map(({ words }) => words);
  const first = places[0] ?? '';
  const place = sirius.places([first.startsWith(sirius.offStart) ? first : log.to(first), ...places.slice(1)]);
  switch (event.kind) {
    case 'stay':
      return log.stays(who);
    case 'rotate':
      return log.rotates(who, event.turn as 90, event.heading!, paid);
    case 'position':
      return log.goes(who, place);
    case 'rotatePosition':
      return log.goesAndTurns(who, place, event.turn as 90, event.heading!, paid);
  }
}

/**
 * The locked lines with what stands at both ends. Nothing but a shot changes Power between a lock and the end of its
 * command.
 */
const lockTexts = (locks: readonly Lock[], view: View): readonly string[] => {
  const lines = facingOutlook(view);
  return locks.map((lock) => {
    const line = lines.find((one) => one.line === lock.line && one.target === view.engagedSeat);
    return line ? `${lock.line} ${lineWords(view, line)}` : lock.line;
  });
};

/** Whether what a shot was aimed at was a lifeboat: it still stands there, or was lost in the same command. */
function wasLifeboat(seat: Seat, view: View, ply: readonly BattlespaceSiriusEvent[]): boolean {
  const lost = ply.find((one) => one.type === 'vesselLost' && one.seat === seat) as EventOf<'vesselLost'> | undefined;
  return lost ? lost.kind === 'lifeboat' : playerOf(view, seat).vessel?.kind === 'lifeboat';
}

function sentryEntry(event: EventOf<'sentryFired'>, view: View, ply: readonly BattlespaceSiriusEvent[]): LogEntry {
  const target = shipName(view, event.target);
  const boat = wasLifeboat(event.target, view, ply);
  const rolled = event.shots.filter((shot) => shot.die !== null);
  const notes = rolled.map(({ line, die, against, hit }) => {
    if (!hit) return log.sentryMiss(line, die!, boat ? log.hull(against) : log.shield(against));
    return boat
      ? log.sentryHull(line, die!, against)
      : log.sentryHit(line, die!, against, view.locks.find((lock) => lock.line === line)?.firingSide ?? null);
  });
  const bare = event.shots.find((shot) => shot.die === null && shot.against === 0);
  return {
    text:
      log.sentry(
        vesselName(view, event.seat),
        boat ? sirius.lifeboatOf(target) : target,
        event.shots.map(({ line }) => line),
        paidBy(event.paid, event.power),
      ) + (bare ? ` ${log.sentryNoDie(bare.line)}` : ''),
    ...(rolled.length > 0
      ? {
          dice: rolled.map(({ die }) => die!),
          hits: rolled.flatMap(({ hit }, index) => (hit ? [index] : [])),
          notes,
          maths: notes.join('; '),
        }
      : {}),
    label: log.sentryLabel(shipName(view, event.seat)),
    tint: tintOf(view, event.seat),
    answer: true,
    ...at(view, event.target),
  };
}

/** The class that gives dice the colour of whose they are. */
const tintOf = (view: View, seat: Seat): string => `ship-${playerOf(view, seat).ship}`;

/** BS-9.2: groups of equal dice, as places in the roll; only what counts for the repair points is ringed. */
export function ringsOf(dice: readonly number[]): readonly (readonly number[])[] {
  const groups = [1, 2, 3, 4, 5, 6].map((face) => dice.flatMap((die, index) => (die === face ? [index] : [])));
  return groups.filter((group) => group.length > 1);
}

/** At what a volley goes, and what stands against it. */
function aimOf({ target, targetSide, against }: EventOf<'fired'>, view: View, boat: boolean) {
  const ship = shipName(view, target);
  const shield = against === 0 ? log.unshielded : log.shield(against);
  return {
    aim: targetSide === null ? sirius.lifeboatOf(ship) : log.at(ship, targetSide),
    shield: boat ? log.hull(against) : shield,
  };
}

function firesText(event: EventOf<'fired'>, view: View, aim: string, shield: string): string {
  const { firingSide, firingPower, cost } = event;
  const paid: readonly Moved[] =
    cost > 0 && firingSide !== null && firingPower !== null
      ? [{ side: firingSide, before: firingPower + cost, after: firingPower }]
      : [];
  const from = firingSide === null ? '' : log.from(firingSide);
  return log.fires(vesselName(view, event.seat), event.weapons, from, aim, shield, paid);
}

/** What a volley came to, and which repair points its equal dice give. */
function volleyNotes({ dice, hits, against, removed, points, targetSide }: EventOf<'fired'>, shield: string) {
  const hit =
    targetSide === null ? log.volleyHull(hits, against) : log.volleyHits(hits, targetSide, against, against - removed);
  const struck = hits === 0 ? log.noHit(shield) : hit;
  const pattern = patternOf(dice);
  return points > 0 && pattern !== 'none' ? [struck, log.equalDice(pattern, points)] : [struck];
}

function volleyEntry(event: EventOf<'fired'>, view: View, ply: readonly BattlespaceSiriusEvent[]): LogEntry {
  if (event.weapons === 0)
    return { text: log.holds(vesselName(view, event.seat), event.line), ...at(view, event.seat) };
  const { dice, hits, against, points } = event;
  const { aim, shield } = aimOf(event, view, wasLifeboat(event.target, view, ply));
  const text = firesText(event, view, aim, shield);
  if (dice.length === 0) return { text, ...at(view, event.target) };
  const notes = volleyNotes(event, shield);
  return {
    text,
    dice,
    hits: dice.flatMap((die, index) => (die >= against ? [index] : [])),
    ...(points > 0 ? { rings: ringsOf(dice) } : {}),
    against: log.volleyAt(aim, shield),
    notes,
    maths: notes.join('; '),
    label: log.volley(shipName(view, event.seat), event.line),
    tint: tintOf(view, event.seat),
    ...(hits > 0 ? { tone: 'good' as const } : {}),
    ...at(view, event.target),
  };
}

function lostText(event: EventOf<'vesselLost'>, view: View): string {
  const who = shipName(view, event.seat);
  if (event.kind === 'ship')
    return log.shipLost(who) + (event.lifeboat === null ? '' : log.boatTakesOver(lifeboatData(event.lifeboat)));
  const { lifeboat } = playerOf(view, event.seat);
  return log.boatLost(who, lifeboat === null || lifeboat === 'hidden' ? '' : lifeboatData(lifeboat).name);
}
