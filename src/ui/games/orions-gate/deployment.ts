import type { StageInput } from '../../table/stage.ts';
import type { BattleDesk } from './battle-desk.ts';
import { edgeAt, edgeInstead } from './edges.ts';
import type { BattleState } from './state.ts';

/** What is done with whole fleets while they are placed. */
export interface Deployment {
  /** Places what still waits. */
  deployAll(): void;
  /** Takes the other edge, and turns round who stands already (OG-4.9). */
  changeEdge(): void;
}

type Parts = Pick<BattleDesk, 'state$' | 'session' | 'stage' | 'order' | 'explain' | 'fail'>;

/**
 * Edges are taken by pointing at them, too: by a tap where one is to be chosen; afterwards, while it can still be
 * changed, by a tap with nothing in hand or by drawing a ship there. `atEdge` gives what of the pointer is left for the
 * hand: it lets go when an edge was meant.
 */
export function openDeployment(desk: Parts): Deployment & { readonly atEdge: (event: StageInput) => StageInput } {
  const { state$, order } = desk;
  const failed = (error: unknown): void => desk.fail('rules', error);
  const changeEdge = (): void => void import('./change-edge.ts').then((it) => it.changeEdge(desk)).catch(failed);
  return {
    deployAll: () => void import('./place-rest.ts').then((it) => it.placeRest(desk)).catch(failed),
    changeEdge,
    atEdge(event) {
      const state = state$.value;
      const edge = edgeAt(state.view, event.at);
      if (state.seat === null || edge === null) return event;
      if (event.kind === 'tap' && state.decision === 'setup.edge') void order({ type: 'chooseEdge', edge }, state.seat);
      else if (lets(state, event) && edge === edgeInstead(state)) changeEdge();
      else return event;
      return { ...event, kind: 'cancel' };
    },
  };
}

/** A tap with nothing in hand, or the end of a drag. */
const lets = ({ tool }: BattleState, { kind }: StageInput): boolean =>
  kind === 'tap' ? tool.kind === 'idle' : kind === 'up' && tool.kind === 'deploy' && tool.grip === 'body';
