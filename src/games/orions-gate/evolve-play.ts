import { unhandled } from '../../engine/unhandled.ts';
import { changeActivation, changeUnit, copyOfState } from './copies.ts';
import type { EventOf } from './event.ts';
import { alternates, canActivate } from './rules/eligible.ts';
import { withoutPiece, withPiece } from './rules/made-pieces.ts';
import { debrisWindows, salvageWindows } from './rules/windows.ts';
import type { Component, Marker, OrionsGateState, UnitId } from './state.ts';
import { isWorking, theUnit, thePlaced } from './units.ts';

/** The facts of an activation, from its declaration to its end. */
export type PlayEvent = EventOf<
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
  | 'markerRevealed'
  | 'markerRolled'
  | 'artifactTaken'
  | 'artifactDropped'
  | 'leftTable'
  | 'stationDestroyed'
  | 'gateEntered'
  | 'wormholeRolled'
  | 'lifted'
  | 'exitClosed'
  | 'activationEnded'
>;

/**
 * The state after one fact of an activation. Roll events change nothing; what they bring about are events of their own.
 */
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
    // Advanced components (OG-9.34 to 9.39)
    case 'minePlaced': {
      const next = copyOfState(state);
      next.mines = [...state.mines, event.mine];
      return next;
    }
    case 'mineExploded': {
      const next = copyOfState(state);
      next.mines = state.mines.filter(({ id }) => id !== event.mine);
      return next;
    }
    case 'pieceMade': {
      const next = copyOfState(state);
      next.tables = withPiece(
        event.removed === null ? state.tables : withoutPiece(state.tables, event.removed),
        event.table,
        event.piece,
      );
      return next;
    }
    case 'stealthSwitched':
      return changeComponent(state, event.unit, event.slot, ({ on: _on, ...component }) =>
        event.on ? { ...component, on: true } : component,
      );
    case 'repaired':
      return changeComponent(state, event.unit, event.slot, (component) => ({ ...component, damage: event.damage }));
    case 'salvageClosed': {
      const next = copyOfState(state);
      next.windows = state.windows.slice(1);
      return next;
    }
    // Markers, gates and wormholes (chapters 14 to 16)
    case 'markerRevealed':
      return changeMarker(state, event.marker, { mystery: event.roll.total });
    case 'artifactTaken':
      return changeMarker(state, event.marker, { carrier: event.unit });
    case 'artifactDropped': {
      const { table, x, y } = event.at;
      return changeMarker(state, event.marker, { carrier: null, table, x, y });
    }
    case 'stationDestroyed':
      return changeMarker(state, event.marker, { takenBy: event.by });
    case 'leftTable': {
      const next = changeUnit(state, event.unit, (unit) => {
        unit.status = 'removed';
      });
      next.markers = state.markers.map((marker) =>
        event.markers.includes(marker.id) ? { ...marker, takenBy: event.side } : marker,
      );
      return next;
    }
    case 'gateEntered':
      return changeActivation(state, (activation) => {
        activation.moved = true;
      });
    case 'lifted':
      return lifted(state, event);
    case 'exitClosed': {
      const next = changeUnit(state, event.unit, (unit) => {
        unit.status = 'inPlay';
        unit.pose = event.to;
      });
      next.windows = state.windows.filter(({ kind, unit }) => kind !== 'exit' || unit !== event.unit);
      return next;
    }
    case 'activationEnded':
      return activationEnded(state);
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
    case 'markerRolled':
    case 'wormholeRolled':
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

/** A Tsunami Cannon has fired: its full rounds without firing are counted from here (OG-9.40). */
const tsunamiFired = (state: OrionsGateState, unit: UnitId, slot: number): OrionsGateState =>
  changeComponent(state, unit, slot, (component) => ({ ...component, firedIn: state.round }));

const changeComponent = (
  state: OrionsGateState,
  id: UnitId,
  slot: number,
  change: (component: Component) => Component,
): OrionsGateState =>
  changeUnit(state, id, (unit) => {
    unit.components = unit.components.map((component) => (component.slot === slot ? change(component) : component));
  });

function changeMarker(state: OrionsGateState, id: string, change: Partial<Marker>): OrionsGateState {
  const next = copyOfState(state);
  next.markers = state.markers.map((marker) => (marker.id === id ? { ...marker, ...change } : marker));
  return next;
}

/**
 * Off the table, with a window for its captain (OG-14.6, 14.11); its pose stays the place where it was stopped
 * (OG-14.9).
 */
function lifted(state: OrionsGateState, { unit: id, enter, leave }: EventOf<'lifted'>): OrionsGateState {
  const next = changeUnit(state, id, (unit) => {
    unit.status = 'lifted';
  });
  next.windows = [
    ...state.windows,
    { kind: 'exit', unit: id, captain: theUnit(state, id).captain, enter, leave, from: thePlaced(state, id).pose },
  ];
  return next;
}
