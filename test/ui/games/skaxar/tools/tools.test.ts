import { describe, expect, it } from 'vitest';
import { commandOf, openTool, reduceTool } from '../../../../../src/ui/games/skaxar/tools/reduce.ts';
import { IDLE } from '../../../../../src/ui/games/skaxar/tools/tool.ts';
import { positionH, positionP, positionS } from '../../../../helpers/sk-worked-game.ts';
import { table, viewFor } from '../../../../helpers/sk-position.ts';
import { after, confirm, nextShip, ship, slot } from './inputs.ts';

const P = () => viewFor(positionP(), 'A');

describe('tools of Skaxar', () => {
  it('opens the tool of the window, and none where nothing waits', () => {
    expect(openTool(P())).toEqual({ kind: 'shop', slot: null, ship: null });
    expect(openTool(viewFor(positionH(), 'B'))).toEqual({ kind: 'harvest', slot: 1, picked: false });
    expect(openTool({ ...P(), window: null })).toBe(IDLE);
    expect(commandOf(IDLE)).toBeNull();
  });

  it('SK-7.3 takes the ship that helps this fight most, and goes through the others', () => {
    // P: X10 8/5 against E22 2/5. Pathfinder makes 8/8 and wins; Lighthouse makes 4/12, a stalemate.
    expect(after(P(), slot(2)).tool).toEqual({ kind: 'shop', slot: 2, ship: 'A-E12' });
    expect(after(P(), slot(2), nextShip).tool).toMatchObject({ ship: 'A-E14' });
    expect(after(P(), slot(2), nextShip, nextShip).tool).toMatchObject({ ship: 'A-E12' });
    expect(after(P(), slot(2), ship('A-E14'), confirm)).toMatchObject({
      command: { type: 'buy', slot: 2, ship: 'A-E14' },
    });
    expect(after(P(), slot(2), ship('A-E07')).tool).toMatchObject({ ship: 'A-E12' });
    expect(after(P(), slot(6), nextShip).tool).toEqual({ kind: 'shop', slot: 6, ship: null });
  });

  it('SK-5.4 rescues with the ship that is chosen', () => {
    expect(after(viewFor(positionS(), 'A'), slot(1), ship('A-E21'), confirm)).toMatchObject({
      command: { type: 'buy', slot: 1, ship: 'A-E21' },
    });
    expect(after(viewFor(positionS(), 'A'), slot(2))).toMatchObject({ tried: { type: 'buy', slot: 2 } });
  });

  it('has nothing to do for whoever does not decide', () => {
    const view = viewFor(positionP(), 'B');
    expect(view.choices).toEqual([]);
    expect(reduceTool(IDLE, slot(2), view)).toEqual({ tool: IDLE });
    expect(
      after(
        viewFor(
          table({
            at: 'session',
            decider: 'B',
            buyers: ['B', 'A'],
            shop: ['I28', null, null, null, null, null],
            A: { field: ['E22'] },
            B: { field: ['X22'] },
          }),
          'A',
        ),
        slot(1),
      ),
    ).toMatchObject({ tried: { slot: 1 } });
  });
});
