import type { EventType, OrionsGateEvent } from '../event.ts';
import type { Marker, OrionsGateState, Unit } from '../state.ts';

/** What has not changed: unlike an empty list, which is written as nothing. */
const SAME = '=';

/** What a state has become since another one: equal texts, equal states. Only what rolls can change is looked at. */
export function changeKey(before: OrionsGateState, now: OrionsGateState): string {
  if (now === before) return SAME;
  const units = now.units.map((unit, index) => (unit === before.units[index] ? SAME : unitKey(unit)));
  const mines = now.mines === before.mines ? SAME : now.mines.map(({ id }) => id).join();
  const markers = now.markers === before.markers ? SAME : now.markers.map(markerKey).join();
  const windows = now.windows === before.windows ? SAME : JSON.stringify(now.windows);
  const activation = now.activation === before.activation ? SAME : JSON.stringify(now.activation);
  const time = [now.round, now.phase, now.turn, now.firstSide, now.lastActivatedBy, now.stage];
  const outcome = now.outcome === null ? '' : JSON.stringify(now.outcome);
  const { length } = now.tables.flatMap(({ pieces }) => pieces);
  return [...units, mines, markers, windows, activation, ...time, outcome, length].join('|');
}

function unitKey({ status, side, captain, scoredBy, pose, components, activatedIn }: Unit): string {
  const parts = components.map(({ damage, on, firedIn }) => `${damage}${on ? 'on' : ''}${firedIn ?? ''}`).join();
  const at = pose ? `${pose.table} ${pose.x} ${pose.y} ${pose.heading}` : '';
  return `${status} ${side}${captain} ${scoredBy} ${activatedIn} ${at} ${parts}`;
}

const markerKey = ({ x, y, table, mystery, carrier, takenBy }: Marker): string =>
  `${table} ${x} ${y} ${mystery} ${carrier} ${takenBy}`;

/**
 * The point of the rules that a list of facts has led to. Facts tell it by what they are about; of their results only
 * those the rules still go by are in it, as the state tells the rest.
 */
export function placeInRules(events: readonly OrionsGateEvent[]): string {
  let key = '';
  const last = events.length - 1;
  for (let i = 0; i < last; i++) if (!RESULTS.includes(events[i]!.type)) key += `${thingKey(events[i]!)};`;
  return last < 0 ? key : key + factKey(events[last]!);
}

/** What a fact is about, whatever came of it. */
export const thingKey = (event: OrionsGateEvent): string => `${event.type} ${aboutOf(event)}${heldOf(event)}`;

/** A fact with what came of it; its dice are left out. */
export const factKey = (event: OrionsGateEvent): string => `${thingKey(event)} ${lastOf(event)}`;

/** Facts that the state shows by itself. */
const RESULTS: readonly EventType[] = ['damaged', 'destroyed', 'artifactDropped', 'captured'];

type Named = Partial<
  Record<'unit' | 'attacker' | 'target' | 'mine' | 'piece' | 'marker' | 'enter' | 'leave', unknown>
> & { readonly slot?: number };

/** The things a fact is about. */
function aboutOf(event: OrionsGateEvent): string {
  const { unit, attacker, target, mine, piece, marker, enter, leave, slot } = event as Named;
  const cause = 'cause' in event ? JSON.stringify(event.cause) : '';
  const weapon = 'weapon' in event ? event.weapon.slot : '';
  const names = [unit, attacker, target, mine, piece, marker, enter, leave].filter((one) => typeof one === 'string');
  return `${names.join()} ${slot ?? ''} ${cause} ${weapon}`;
}

/** How far a push or a pull goes is kept in hand while things are met on its way (OG-10.9, 9.24). */
function heldOf(event: OrionsGateEvent): string {
  switch (event.type) {
    case 'pushed':
    case 'pulled':
    case 'warpRolled':
      return String(event.roll.total);
    default:
      return '';
  }
}

/** What the very next roll may depend on. */
function lastOf(event: OrionsGateEvent): string {
  switch (event.type) {
    case 'hitRolled':
      return String(event.hit);
    case 'damageRolled':
    case 'autoHit':
    case 'ablativeRolled':
      return String(event.success);
    case 'boardingRolled':
      return String(event.winner);
    case 'boardingTied':
      return `${event.roll.total} ${event.targetRoll.total}`;
    case 'dangerRolled':
    case 'wormholeRolled':
    case 'markerRevealed':
      return String(event.roll.total);
    case 'markerRolled':
      return String(event.points?.total ?? 0);
    case 'damaged':
      return String(event.points);
    default:
      return '';
  }
}
