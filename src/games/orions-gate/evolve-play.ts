import { changeActivation, changeUnit, copyOfState } from './copies.ts';
import type { EventOf } from './event.ts';
import { alternates, canActivate } from './rules/eligible.ts';
import type { Component, OrionsGateState } from './state.ts';
import { theUnit, thePlaced } from './units.ts';

/** The facts of an activation, from its declaration to its end. */
export type PlayEvent = EventOf<
  | 'activated' | 'displaced' | 'planned' | 'turned' | 'dangerRolled' | 'weaponUsed' | 'hitRolled' | 'damageRolled' | 'passedOver'
  | 'damaged' | 'destroyed' | 'ablativeRolled' | 'autoHit' | 'pushed' | 'pulled' | 'warpRolled' | 'warpClosed' | 'activationEnded'
>;

/** The state after one fact of an activation. Roll events only tell; what they bring about are facts of their own. */
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
      return changeUnit(state, event.unit, (unit) => {
        unit.components = damagedSlots(unit.components, event.slots);
      });
    case 'destroyed':
      return changeUnit(state, event.unit, (unit) => {
        unit.status = 'destroyed';
        unit.scoredBy = event.scoredBy;
      });
    case 'warpRolled':
      return warpRolled(state, event);
    case 'warpClosed':
      return { ...state, windows: state.windows.filter((window) => window.kind !== 'warp' || window.unit !== event.unit) };
    case 'activationEnded':
      return activationEnded(state);
    case 'dangerRolled':
    case 'hitRolled':
    case 'damageRolled':
    case 'passedOver':
    case 'ablativeRolled':
    case 'autoHit':
    case 'pushed':
    case 'pulled':
      return state;
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

function warpRolled(state: OrionsGateState, event: EventOf<'warpRolled'>): OrionsGateState {
  const unit = theUnit(state, event.unit);
  const window = { kind: 'warp', unit: unit.id, captain: unit.captain, slot: event.slot, inches: event.roll.total } as const;
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

function damagedSlots(components: readonly Component[], slots: EventOf<'damaged'>['slots']): readonly Component[] {
  if (slots.length === 0) return components;
  const next = components.slice();
  for (const { slot, damage } of slots) next[slot - 1] = { ...components[slot - 1]!, damage };
  return next;
}
