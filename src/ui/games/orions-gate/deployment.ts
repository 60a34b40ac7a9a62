import type { UnitId } from '../../../games/orions-gate/index.ts';
import type { StageInput } from '../../table/stage.ts';
import type { BattleDesk } from './battle-desk.ts';
import { edgeAt, edgeInstead } from './edges.ts';
import type { BattleState } from './state.ts';
import type { ToolContext } from './tools/tool.ts';
import type { Lifting } from './tray/lifting.ts';

/** What is done while fleets are placed. */
export interface Deployment {
  /** Places what still waits. */
  deployAll(): void;
  /** Takes the other edge, and turns round who stands already (OG-4.9). */
  changeEdge(): void;
  /** Takes back a command, and with it what was said at the pointer. */
  undo(consented?: boolean): void;
  /** A press on a unit in a list: once it moves the unit is lifted out and drawn onto the table. */
  lift(unit: UnitId, press: PointerEvent): void;
}

type Parts = Pick<BattleDesk, 'state$' | 'set' | 'undo' | 'session' | 'stage' | 'order' | 'explain' | 'fail'>;

/**
 * Edges are taken by pointing at them, too: by a tap where one is to be chosen; afterwards, while it can still be
 * changed, by a tap with nothing in hand or by drawing a ship there. A ship that is let go over a list is taken back.
 * `meant` gives what of the pointer is left for the hand: it lets go when an edge or a list was meant.
 */
export function openDeployment(
  desk: Parts,
  context: () => ToolContext,
  point: (event: StageInput) => void,
): Deployment & { readonly meant: (event: StageInput) => StageInput; fetch(): Promise<void> } {
  const { state$, order } = desk;
  const failed = (error: unknown): void => desk.fail('rules', error);
  const changeEdge = (): void => void import('./change-edge.ts').then((it) => it.changeEdge(desk)).catch(failed);
  let lifting: Lifting | null = null;
  return {
    lift: (unit, press) => lifting?.lift(unit, press),
    async fetch() {
      lifting ??= (await import('./tray/lifting.ts').catch(failed))?.openLifting(desk, context, point) ?? null;
    },
    undo(consented) {
      desk.set({ hint: null });
      desk.undo(consented);
    },
    deployAll() {
      // What stopped the last ship that was drawn says nothing of those that are placed now.
      desk.set({ hint: null });
      void import('./place-rest.ts').then((it) => it.placeRest(desk)).catch(failed);
    },
    changeEdge,
    meant(event) {
      const state = state$.value;
      if (lifting?.takesBack(event)) return { ...event, kind: 'cancel' };
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
