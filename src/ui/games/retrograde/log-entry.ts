import type { Rejection } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/seat.ts';
import {
  assetPlate,
  spacecraftCard,
  type EventOf,
  type RetrogradeEvent,
  type RetrogradeView,
} from '../../../games/retrograde/index.ts';
import { refusedLine } from '../../match/refused-line.ts';
import type { LogContext } from '../../match/desk.ts';
import type { LogEntry } from '../../match/log.ts';
import { tonedFor } from '../../match/log-tone.ts';
import { cardName, projectName, sideName, thingName, tintOf } from './names.ts';
import { commandNames, logWords as log } from './words/log.ts';

type View = RetrogradeView;
type Entry<E> = (event: E, view: View, ply: readonly RetrogradeEvent[]) => LogEntry | null;

/** A line about a seat. */
const of = (seat: Seat, text: string, more: Partial<LogEntry> = {}): LogEntry => ({ text, unit: seat, ...more });
const unlogged = () => null;
const names = (cards: readonly string[] | null): readonly string[] => (cards ?? []).map(cardName);
const ownerOf = (id: string): Seat => id.slice(0, 1);

/** The line of each kind of fact. */
const ENTRIES: { readonly [T in RetrogradeEvent['type']]: Entry<EventOf<T>> } = {
  begun: ({ first, coin }, view) => of(first, log.begun(sideName(view, first), coin), { rule: 'RG-3.1' }),
  dealt: ({ seat, count, cards }, view) => of(seat, log.dealt(sideName(view, seat), count, names(cards))),
  turnBegan: ({ seat, turn }, view) => of(seat, log.turn(turn, sideName(view, seat)), { head: true }),
  refreshed: ({ seat, orbitCounter }, view) =>
    of(seat, log.refreshed(sideName(view, seat), orbitCounter), { auto: true, rule: 'RG-5.2' }),
  topSeen: ({ seat, asset, card }, view) =>
    of(seat, log.topSeen(sideName(view, seat), thingName(view, asset), card === null ? null : cardName(card)), {
      auto: true,
      rule: 'RG-17.12',
    }),
  sweepOpened: ({ seat, asset }, view) =>
    of(seat, log.sweepOpened(sideName(view, seat), thingName(view, asset)), { rule: 'RG-17.9' }),
  swept: ({ seat, asset, debris, auto }, view) =>
    of(
      seat,
      log.swept(
        thingName(view, asset),
        debris.map((id) => thingName(view, id)),
      ),
      { auto, rule: 'RG-17.9' },
    ),
  burned: ({ seat, spacecraft, leaves, from, asset, orbital, cost, left }, view) =>
    of(
      seat,
      leaves === asset
        ? log.burned(thingName(view, spacecraft), thingName(view, asset), from, orbital)
        : log.transferred(thingName(view, spacecraft), thingName(view, leaves), thingName(view, asset), orbital),
      { maths: log.pays(cost, left) },
    ),
  scuttled: ({ seat, spacecraft }, view) => of(seat, log.scuttled(thingName(view, spacecraft))),
  attacked: (event, view) =>
    shotEntry(
      event,
      view,
      log.attacked(thingName(view, event.spacecraft), thingName(view, event.target), event.hits),
      'RG-9.7',
    ),
  missilesFired: (event, view) =>
    shotEntry(
      event,
      view,
      log.missiles(thingName(view, event.asset), thingName(view, event.target), event.hits),
      'RG-17.13',
    ),
  spacecraftDestroyed: ({ spacecraft, cause, asset, orbital }, view) =>
    of(ownerOf(spacecraft), log.lost(thingName(view, spacecraft), cause, thingName(view, asset), orbital), {
      tone: 'bad',
      rule: 'RG-12.6',
    }),
  refitted: ({ seat, card, newCard }) => of(seat, log.refitted(cardName(card), cardName(newCard)), { rule: 'RG-10.3' }),
  bombarded: (event, view, ply) => bombardmentEntry(event, view, ply),
  upgradeDestroyed: ({ asset, card }, view) =>
    of(ownerOf(asset), log.upgradeLost(cardName(card), thingName(view, asset)), { tone: 'bad' }),
  assetDestroyed: ({ asset, projects }, view) =>
    of(ownerOf(asset), log.assetLost(thingName(view, asset), projects.length), { tone: 'bad', rule: 'RG-12.1' }),
  researched: ({ seat, asset, count, cards }, view) =>
    of(seat, log.researched(sideName(view, seat), thingName(view, asset), count, names(cards))),
  repaired: ({ seat, asset, target, damage }, view) => {
    const plate = assetPlate(view, asset);
    const what = target === 'asset' ? plate.name : (plate.upgrade?.name ?? plate.name);
    return of(seat, log.repaired(thingName(view, asset), what, damage), { tone: 'good' });
  },
  projectStarted: ({ seat, kind, card, asset }, view) =>
    of(
      seat,
      log.started(
        sideName(view, seat),
        kind,
        card === null ? null : cardName(card),
        asset === null ? null : thingName(view, asset),
      ),
    ),
  contributed: (event, view, ply) => {
    const { seat, asset, project, points, total, debris } = event;
    const what = projectIn(view, project, ply);
    const text = log.contributed(thingName(view, asset), what.name, points, total, what.cost);
    return of(seat, debris === null ? text : `${text} ${log.reclaimed(thingName(view, debris))}`);
  },
  spacecraftCompleted: ({ seat, spacecraft, asset, orbital }, view) =>
    of(seat, log.spacecraftCompleted(thingName(view, spacecraft), thingName(view, asset), orbital), { tone: 'good' }),
  upgradeInstalled: ({ seat, asset, card, replaced }, view) =>
    of(seat, log.installed(cardName(card), thingName(view, asset), replaced === null ? null : cardName(replaced)), {
      tone: 'good',
    }),
  assetCompleted: ({ seat, asset }, view) =>
    of(seat, log.assetCompleted(sideName(view, seat), thingName(view, asset)), { tone: 'good' }),
  projectScrapped: ({ seat, kind, card, asset }, view) =>
    of(seat, log.scrapped(sideName(view, seat), projectName(view, { kind, card, asset })), { rule: 'RG-14.18' }),
  sacrificed: ({ seat, spacecraft, project, points, total }, view, ply) =>
    of(seat, log.sacrificed(thingName(view, spacecraft), projectIn(view, project, ply).name, points, total), {
      rule: 'RG-17.8',
    }),
  debrisStruck: ({ seat, struck }, view) =>
    of(seat, log.debris(struck.map(({ spacecraft, dealt }) => [thingName(view, spacecraft), dealt])), {
      auto: true,
      tone: 'bad',
      rule: 'RG-16.2',
    }),
  drawOffered: ({ seat }, view) => of(seat, log.drawOffered(sideName(view, seat)), { rule: 'RG-18.3' }),
  drawDeclined: ({ seat }, view) => of(seat, log.drawDeclined(sideName(view, seat))),
  drawAgreed: ({ seat }, view) => of(seat, log.drawAgreed(sideName(view, seat))),
  resigned: ({ seat }, view) => of(seat, log.resigned(sideName(view, seat)), { tone: 'bad' }),
  gameEnded: ({ winner, reason, difference }, view) => {
    const why = [log.reasons[reason], difference === null ? '' : log.differences[difference]].filter(Boolean).join(' ');
    return { text: winner === null ? log.draw(why) : log.wins(sideName(view, winner), why), head: true };
  },
  // The bar and the next turn say it.
  phaseBegan: unlogged,
  untapped: unlogged,
  turnEnded: unlogged,
};

/**
 * The line of the log for a fact, or null where another line already says it. `view` is the one after the command,
 * `ply` all that happened in it. What is good for the other side is bad for a person who plays alone.
 */
export function logEntry(
  event: RetrogradeEvent,
  view: View,
  { seats }: Pick<LogContext, 'seats'>,
  ply: readonly RetrogradeEvent[],
): LogEntry | null {
  return tonedFor((ENTRIES[event.type] as Entry<RetrogradeEvent>)(event, view, ply), seats);
}

/** A refused command in the log, with its rule and reason. */
export function logRefusal(who: string, command: unknown, rejections: readonly Rejection[]): LogEntry | null {
  const said = (what: string, reason: string): string => log.refused(who, what, reason);
  return refusedLine(command, rejections, ({ type }) => commandNames[type], said);
}

/** A project as it is told of: it may have left with this very command, whose facts then name its card. */
function projectIn(
  view: View,
  id: string,
  ply: readonly RetrogradeEvent[],
): { readonly name: string; readonly cost: number | null } {
  const lies = view.projects.find((one) => one.id === id);
  if (lies) return { name: projectName(view, lies), cost: lies.cost };
  const done = ply.find(
    (event): event is EventOf<'assetCompleted'> | EventOf<'upgradeInstalled'> | EventOf<'spacecraftCompleted'> =>
      'project' in event && 'card' in event && event.card !== null && event.project === id,
  );
  return { name: done ? cardName(done.card) : log.aProject, cost: null };
}

/** Faces of the die that hit. */
const hitPlaces = (dice: readonly number[], hitNumber: number, orEqual: boolean): readonly number[] =>
  dice.flatMap((die, place) => (die < hitNumber || (orEqual && die === hitNumber) ? [place] : []));

function shotEntry(
  event: EventOf<'attacked'> | EventOf<'missilesFired'>,
  view: View,
  text: string,
  rule: string,
): LogEntry {
  const { seat, aim, dice, hits, target, damage } = event;
  const orEqual = view.options.hitRule === 'lowerOrEqual';
  const shot = { ...aim, hits };
  const lies = view.spacecraft.find(({ id }) => id === target);
  const notes = [
    log.shot(shot),
    ...(lies ? [log.damageNow(thingName(view, target), damage, spacecraftCard(lies.card).armor)] : []),
  ];
  return of(seat, text, {
    dice,
    hits: hitPlaces(dice, aim.hitNumber, orEqual),
    maths: notes.join('; '),
    notes,
    against: log.against(aim.hitNumber, orEqual),
    tint: tintOf(seat),
    rule,
    ...(hits > 0 ? { tone: 'good' as const } : {}),
  });
}

function bombardmentEntry(
  { seat, spacecraft, asset, target, power, damage }: EventOf<'bombarded'>,
  view: View,
  ply: readonly RetrogradeEvent[],
): LogEntry {
  const plate = assetPlate(view, asset);
  // An upgrade that falls by it lies there no more.
  const fallen = ply.find(
    (event): event is EventOf<'upgradeDestroyed'> => event.type === 'upgradeDestroyed' && event.asset === asset,
  );
  const upgrade = plate.upgrade ?? (fallen && { name: cardName(fallen.card), damage: { of: damage } });
  const what = target === 'asset' || !upgrade ? thingName(view, asset) : upgrade.name;
  const resistance = target === 'asset' || !upgrade ? plate.damage.of : upgrade.damage.of;
  return of(seat, log.bombarded(thingName(view, spacecraft), what, power, damage, resistance), {
    tone: 'good',
    rule: 'RG-11.5',
  });
}
