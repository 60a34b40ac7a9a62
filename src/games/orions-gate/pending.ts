import type { Decision } from '../../engine/game.ts';
import { activeOn, standIns } from './rules/captains.ts';
import { deploymentMeant } from './rules/deployment.ts';
import { readyUnits } from './rules/eligible.ts';
import { stepOf } from './rules/order.ts';
import type { OrionsGateState } from './state.ts';
import { theUnit } from './units.ts';

/**
 * Who must decide what, by the command table (OG-20.1); empty exactly when the game is over. Draw offers wait for
 * nobody.
 */
export function pending(state: OrionsGateState): readonly Decision[] {
  const kind = stepOf(state);
  switch (kind) {
    case 'over':
      return [];
    case 'setup.fleet':
      return state.captains
        .filter(({ id }) => !state.fleets[id])
        .map(({ id }) => ({ kind, seats: standIns(state, id) }));
    case 'setup.edge':
      return [{ kind, seats: activeOn(state, state.rollOffWinner) }];
    case 'setup.marker':
      return [{ kind, seats: activeOn(state, state.placing!.side) }];
    case 'setup.deploy':
      return [
        {
          kind,
          seats: activeOn(state, state.deploying).filter((id) => deploymentMeant(state, id) !== null),
          each: true,
        },
      ];
    case 'play.choose':
      // Any captain of the side with a unit to activate may take the turn (OG-17.6).
      return [{ kind, seats: activeOn(state, state.turn).filter((id) => readyUnits(state, id).length > 0) }];
    case 'play.plan':
    case 'play.fire':
      return [{ kind, seats: standIns(state, theUnit(state, state.activation!.unit).captain) }];
    case 'window.warp':
    case 'window.exit':
    case 'window.debris':
    case 'window.salvage':
      return [{ kind, seats: standIns(state, state.windows[0]!.captain) }];
  }
}
