import type { Decision } from '../../engine/game.ts';
import { stepOf } from './rules/order.ts';
import type { OrionsGateState } from './state.ts';
import { theUnit } from './units.ts';

/** Who must decide what, by the command table (OG-20.1); empty exactly when the game is over. Draw offers wait for nobody. */
export function pending(state: OrionsGateState): readonly Decision[] {
  const kind = stepOf(state);
  switch (kind) {
    case 'over':
      return [];
    case 'setup.fleet':
      return state.captains.filter(({ id }) => !state.fleets[id]).map(({ id }) => ({ kind, seats: [id] }));
    case 'setup.edge':
      return [{ kind, seats: captainsOn(state, state.rollOffWinner) }];
    case 'setup.marker':
      return [{ kind, seats: captainsOn(state, state.placing!.side) }];
    case 'setup.deploy':
      return [{ kind, seats: captainsOn(state, state.deploying).filter((id) => !state.deployed.includes(id)) }];
    case 'play.choose':
      return [{ kind, seats: captainsOn(state, state.turn) }];
    case 'play.plan':
    case 'play.fire':
      return [{ kind, seats: [theUnit(state, state.activation!.unit).captain] }];
    case 'window.warp':
    case 'window.exit':
    case 'window.debris':
    case 'window.salvage':
      return [{ kind, seats: [state.windows[0]!.captain] }];
  }
}

const captainsOn = (state: OrionsGateState, side: string | null): readonly string[] =>
  state.captains.filter((captain) => captain.side === side).map(({ id }) => id);
