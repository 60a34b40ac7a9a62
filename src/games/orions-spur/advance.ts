import { isComplete } from '../../cards/sealed.ts';
import { isClosed } from '../../cards/window.ts';
import type { Chance } from '../../engine/rng.ts';
import type { SpurEvent } from './event.ts';
import { checked } from './rules/end.ts';
import { resolution } from './rules/resolve.ts';
import { begun, dealt } from './rules/setup.ts';
import { playerOf, shipAt } from './rules/table.ts';
import { turnPassed } from './rules/turn.ts';
import type { SpurState } from './state.ts';

const REST: readonly SpurEvent[] = [];

/** One automatic step; empty at rest. The checks of OS-11.11 come before anything goes on. */
export function advance(state: SpurState, chance: Chance): readonly SpurEvent[] {
  if (state.phase === 'gameOver') return REST;
  if (state.unchecked) return checked(state);
  if (state.window) return isClosed(state.window) ? resolved(state) : REST;
  if (state.fleetChoice) return isComplete(state.fleetChoice) ? dealt(state, chance) : REST;
  if (state.layoutChoice) return isComplete(state.layoutChoice) ? begun(state, chance) : REST;
  if (playerOf(state, state.activeSeat).eliminated) return turnPassed(state);
  return exhausted(state);
}

/** OS-6.24, OS-7.4, OS-7.5: what waits is resolved, and the window closes. */
function resolved(state: SpurState): readonly SpurEvent[] {
  const [first] = state.window!.pending;
  return [
    ...resolution(state),
    { type: 'windowClosed', seat: first!.thing.controller, ram: first!.thing.kind === 'ram' },
  ];
}

/** OS-5.13: attacks end by themselves when the ship that makes them is destroyed or overcharged. */
function exhausted(state: SpurState): readonly SpurEvent[] {
  const { phase, mode, activeShip, activeSeat } = state;
  if (phase !== 'attacking' || activeShip === null) return REST;
  const ship = shipAt(state, activeShip);
  if (ship && !ship.overcharged) return REST;
  return [{ type: 'activationEnded', seat: activeSeat, auto: true, over: mode !== 'flock' }];
}
