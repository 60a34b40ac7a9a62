import { unhandled } from '../../engine/unhandled.ts';
import { changeActivation, changeUnit, copyOfState } from './copies.ts';
import type { EventOf } from './event.ts';
import { debrisWindows } from './rules/debris-windows.ts';
import { evolveAdvanced, tsunamiFired } from './evolve-advanced.ts';
import { evolvePlaces, type PlacesEvent } from './evolve-places.ts';
import { alternates, canActivate } from './rules/eligible.ts';
import { withPiece } from './rules/made-pieces.ts';
import { salvageWindows } from './rules/salvage-windows.ts';
import type { Component, OrionsGateState } from './state.ts';
import { isWorking, theUnit, thePlaced } from './units.ts';

/** The facts of an activation, from its declaration to its end. */
export type PlayEvent =
  | PlacesEvent
  | EventOf<
      | 'activated'
      | 'displaced'
      | 'planned'
      | 'turned'
      | 'dangerRolled'
      | 'weaponUsed'
      | 'hitRolled'
      | 'damageRolled'
      | 'passedOver'
      | 'damaged'
      | 'destroyed'
      | 'ablativeRolled'
      | 'autoHit'
      | 'pushed'
      | 'pulled'
      | 'warpRolled'
      | 'warpClosed'
      | 'debrisPlaced'
      | 'debrisDeclined'
      | 'boardingRolled'
      | 'boardingTied'
      | 'captured'
      | 'minePlaced'
      | 'mineExploded'
      | 'pieceMade'
      | 'stealthSwitched'
      | 'backfired'
      | 'repaired'
      | 'salvageClosed'
      | 'activationEnded'
    >;

/** The state after one fact of an activation. Roll events only tell; what they bring about are facts of their own. */
// eslint-disable-next-line complexity, max-lines-per-function -- one flat switch over all facts of an activation, a case each
export function evolvePlay(state: OrionsGateState, event: PlayEvent): OrionsGateState {
  switch (event.type) {
    case 'activated':
      return activated(state, event);
    case 'displaced':
      return displaced(state, event);
    case 'turned':
      return turned(state, event);
    case 'planned':
      return changeActivation(state, (activation) => {
        activation.step = 'fire';
        activation.moved = event.moved;
      });
    case 'weaponUsed':
      return used(state, event.weapon.slot);
    case 'damaged':
      return damaged(state, event);
    case 'destroyed':
      return destroyed(state, event);
    case 'warpRolled':
      return warpRolled(state, event);
    case 'warpClosed':
      return {
        ...state,
        windows: state.windows.filter((window) => window.kind !== 'warp' || window.unit !== event.unit),
      };
    case 'debrisPlaced':
      return debrisPlaced(state, event);
    case 'debrisDeclined':
      return { ...state, windows: state.windows.slice(1) };
    case 'captured':
      return changeUnit(state, event.unit, (unit) => {
        unit.side = event.side;
        unit.captain = event.captain;
        unit.capturedIn = state.round;
      });
    case 'minePlaced':
    case 'mineExploded':
    case 'pieceMade':
    case 'stealthSwitched':
    case 'repaired':
    case 'salvageClosed':
      return evolveAdvanced(state, event);
    case 'activationEnded':
      return activationEnded(state);
    case 'markerRevealed':
    case 'markerRolled':
    case 'artifactTaken':
    case 'artifactDropped':
    case 'leftTable':
    case 'stationDestroyed':
    case 'gateEntered':
    case 'wormholeRolled':
    case 'lifted':
    case 'exitClosed':
      return evolvePlaces(state, event);
    case 'hitRolled':
      return event.weapon.kind === 'tsunamiCannon' ? tsunamiFired(state, event.attacker, event.weapon.slot) : state;
    case 'dangerRolled':
    case 'damageRolled':
    case 'passedOver':
    case 'ablativeRolled':
    case 'autoHit':
    case 'pushed':
    case 'pulled':
    case 'boardingRolled':
    case 'boardingTied':
    case 'backfired':
      return state;
    default:
      return unhandled(event);
  }
}

function activated(state: OrionsGateState, event: EventOf<'activated'>): OrionsGateState {
  const next = changeUnit(state, event.unit, (unit) => {
    unit.activatedIn = state.round;
  });
  next.activation = {
    unit: event.unit,
    action: event.action,
    side: theUnit(state, event.unit).side,
    allowance: event.allowance,
    step: 'plan',
    moved: false,
    gunFired: false,
    used: [],
  };
  return next;
}

function turned(state: OrionsGateState, { unit: id, heading }: EventOf<'turned'>): OrionsGateState {
  const { table, x, y } = thePlaced(state, id).pose;
  return changeUnit(state, id, (unit) => {
    unit.pose = { table, x, y, heading };
  });
}

/** A jump counts as moved at once (OG-9.25); what a path or ram comes to is known when it is `planned` (OG-6.15). */
function displaced(state: OrionsGateState, event: EventOf<'displaced'>): OrionsGateState {
  const after = changeUnit(state, event.unit, (unit) => {
    unit.pose = event.to;
  });
  if (event.cause !== 'warp' || state.activation?.unit !== event.unit) return after;
  return changeActivation(after, (activation) => {
    activation.moved = true;
  });
}

/** Slot 0 is the primary gun. */
const used = (state: OrionsGateState, slot: number): OrionsGateState =>
  changeActivation(state, (activation) => {
    if (slot === 0) activation.gunFired = true;
    else activation.used = [...activation.used, slot];
  });

/** The damage, and a window for each component it destroyed (OG-12.4). */
function damaged(state: OrionsGateState, event: EventOf<'damaged'>): OrionsGateState {
  const next = changeUnit(state, event.unit, (unit) => {
    unit.components = damagedSlots(unit.components, event.slots);
  });
  if (state.options.debris)
    next.windows = [...state.windows, ...debrisWindows(thePlaced(state, event.unit), event.slots)];
  return next;
}

/** The loss, and a window for each Salvage Arm near it (OG-8.5, 9.38). */
function destroyed(state: OrionsGateState, event: EventOf<'destroyed'>): OrionsGateState {
  const next = changeUnit(state, event.unit, (unit) => {
    unit.status = 'destroyed';
    unit.scoredBy = event.scoredBy;
  });
  const windows = salvageWindows(state, thePlaced(state, event.unit));
  if (windows.length > 0) next.windows = [...state.windows, ...windows];
  return next;
}

function debrisPlaced(state: OrionsGateState, { table, piece }: EventOf<'debrisPlaced'>): OrionsGateState {
  const next = copyOfState(state);
  next.tables = withPiece(state.tables, table, piece);
  next.windows = state.windows.slice(1);
  return next;
}

function warpRolled(state: OrionsGateState, event: EventOf<'warpRolled'>): OrionsGateState {
  const unit = theUnit(state, event.unit);
  const window = {
    kind: 'warp',
    unit: unit.id,
    captain: unit.captain,
    slot: event.slot,
    inches: event.roll.total,
  } as const;
  return { ...state, windows: [...state.windows, window] };
}

/**
 * The turn passes, unless the side has more units to activate in its block (OG-5.5). The activation counts for the side
 * that began it, whatever became of the unit (OG-5.4, 5.8). `turn` null: `advance` finds who is next.
 */
function activationEnded(state: OrionsGateState): OrionsGateState {
  const { activation, phase, turn, options } = state;
  const goesOn = phase !== null && turn !== null && !alternates(options) && canActivate(state, phase, turn);
  const next = copyOfState(state);
  next.activation = null;
  next.lastActivatedBy = activation?.side ?? turn;
  next.turn = goesOn ? turn : null;
  return next;
}

/** A component with its damage; a Stealth Generator that no longer works is no longer on (OG-9.39). */
function withDamage({ on, ...component }: Component, damage: number): Component {
  const next = { ...component, damage };
  return on && isWorking(next) ? { ...next, on } : next;
}

function damagedSlots(components: readonly Component[], slots: EventOf<'damaged'>['slots']): readonly Component[] {
  if (slots.length === 0) return components;
  const next = components.slice();
  for (const { slot, damage } of slots) next[slot - 1] = withDamage(components[slot - 1]!, damage);
  return next;
}
