import { describe, expect, it } from 'vitest';
import { openDeployTold } from '../../../../src/ui/games/orions-gate/deploy-told.ts';
import { grabsPress } from '../../../../src/ui/games/orions-gate/grab.ts';
import type { BattleState } from '../../../../src/ui/games/orions-gate/state.ts';
import { IDLE } from '../../../../src/ui/games/orions-gate/tools/tool.ts';
import { pullWords } from '../../../../src/ui/games/orions-gate/words/pull.ts';
import { battle } from '../../../helpers/og-position.ts';
import { at, contextOf } from './tools/desk.ts';

/** What is told of a ship that is pulled at while fleets are placed, and whether the press takes hold of it. */
function pulledAt(x: number, change: Partial<BattleState>) {
  const match = battle({
    units: [
      { id: 'a1.1', type: 'fighters', name: 'Wasp', pose: [10_000, 10_000, 9000] },
      { id: 'b1.1', type: 'fighters', name: 'Gnat', pose: [20_000, 10_000, 27_000] },
    ],
  });
  const context = contextOf(match, 'a1');
  const view = { ...context.view, stage: 'deploy' };
  let state = { view, tool: IDLE, seat: 'a1', busy: false, hint: null, ...change } as BattleState;
  const told = openDeployTold(
    {
      state$: {
        get value() {
          return state;
        },
      },
      set: (next: Partial<BattleState>) => (state = { ...state, ...next }),
    } as never,
    () => context,
  );
  const { input } = at('down', x, 10_000);
  const held = grabsPress(state, input);
  told(input);
  told({ ...input, kind: 'drag' });
  return { held, said: state.hint?.text };
}

describe('a ship that is not to be placed', () => {
  it('OG-4.10 says that it is an enemy', () => {
    expect(pulledAt(20_000, { decision: 'setup.deploy' })).toEqual({ held: true, said: pullWords.waits('Gnat') });
  });

  it('OG-20.1 says to wait while the other side places its own', () => {
    expect(pulledAt(10_000, { decision: null, seat: null, busy: true })).toEqual({ held: true, said: pullWords.busy });
    expect(pulledAt(30_000, { decision: null, seat: null, busy: true })).toEqual({ held: false, said: undefined });
  });
});
