import { describe, expect, it } from 'vitest';
import { viewerOf } from '../../../../../src/engine/seat.ts';
import { retrograde, type RetrogradeView } from '../../../../../src/games/retrograde/index.ts';
import { reduceTool, settledTool } from '../../../../../src/ui/games/retrograde/tools/reduce.ts';
import { diceBeside, IDLE, type Tool, type ToolInput } from '../../../../../src/ui/games/retrograde/tools/tool.ts';
import type { Target } from '../../../../../src/ui/games/retrograde/table/stage.ts';
import { play, table } from '../../../../helpers/rg-position.ts';

const viewOf = (input: Parameters<typeof table>[0]): RetrogradeView =>
  retrograde.view(table(input).state, viewerOf('1'));

const pick = (target: Target, mouse = true): ToolInput => ({ kind: 'pick', target, mouse });
const craft = (id: string): Target => ({ kind: 'spacecraft', id });
const holding = (id: string): Tool => ({ held: { kind: 'spacecraft', id }, command: null, plan: [] });

const BATTLE = viewOf({
  '1': {
    assets: [{ card: 'moon-1212' }],
    spacecraft: [
      { card: 'battleship', at: '2-mars', orbital: 1 },
      { card: 'fast-attack-craft', at: '1-earth', orbital: 3 },
    ],
  },
  '2': { spacecraft: [{ card: 'light-corvette', at: '2-mars', orbital: 2, left: 0 }] },
});

describe('the hand at the orrery', () => {
  it('has no dice of an earlier attack beside it while the next one is aimed', () => {
    expect([diceBeside(IDLE), diceBeside(holding('1-battleship'))]).toEqual(['current', 'current']);
    const aimed = reduceTool(holding('1-battleship'), pick(craft('2-light-corvette')), BATTLE);
    expect(aimed.tool.command).toMatchObject({ type: 'attack' });
    expect(diceBeside(aimed.tool)).toBe('none');
  });

  const to = (asset: string, orbital: number) => ({
    type: 'burn',
    spacecraft: '1-fast-attack-craft',
    asset,
    orbital,
  });
  const orbital = (asset: string, of: number): Target => ({ kind: 'orbital', asset, orbital: of });
  const moon = orbital('1-moon-1212', 1);

  it('RG-7.1 RG-7.3: takes a craft up, plans burns to a lit place, and gives them one after another', () => {
    const { tool } = reduceTool(IDLE, pick(craft('1-fast-attack-craft')), BATTLE);
    expect(tool.held).toEqual({ kind: 'spacecraft', id: '1-fast-attack-craft' });
    const planned = reduceTool(tool, pick(moon, false), BATTLE);
    expect(planned.commands).toBeUndefined();
    expect(planned.tool.plan).toEqual([
      { asset: '1-earth', orbital: 4 },
      { asset: '1-moon-1212', orbital: 2 },
      { asset: '1-moon-1212', orbital: 1 },
    ]);
    const burns = [to('1-earth', 4), to('1-moon-1212', 2), to('1-moon-1212', 1)];
    expect(reduceTool(planned.tool, { kind: 'confirm' }, BATTLE)).toEqual({ tool, commands: burns });
    // A second click where they end gives them too, a finger slips and gives nothing.
    expect(reduceTool(planned.tool, pick(moon), BATTLE).commands).toEqual(burns);
    expect(reduceTool(planned.tool, pick(moon, false), BATTLE)).toEqual({ tool: planned.tool });
    // The world itself stands for its outermost orbital.
    expect(reduceTool(tool, pick({ kind: 'asset', asset: '2-mars' }), BATTLE).tool.plan).toEqual([
      { asset: '1-earth', orbital: 4 },
      { asset: '2-mars', orbital: 3 },
    ]);
  });

  it('RG-6.5: goes on planning from where the plan ends, and takes burns back one by one', () => {
    const hand = holding('1-fast-attack-craft');
    const out = reduceTool(hand, pick(orbital('1-earth', 4)), BATTLE).tool;
    const mars = reduceTool(out, pick(orbital('2-mars', 3)), BATTLE).tool;
    expect(mars.plan).toHaveLength(2);
    // 8 - 1 - 5 leaves 2; the way back home would cost 4.
    expect(reduceTool(mars, pick(orbital('1-earth', 4)), BATTLE).refused).toMatchObject({ rule: 'RG-6.3' });
    const low = reduceTool(mars, pick(orbital('2-mars', 1)), BATTLE).tool;
    expect(low.plan).toHaveLength(4);
    expect(reduceTool(low, { kind: 'cancel' }, BATTLE).tool.plan).toEqual(low.plan.slice(0, 3));
    expect(reduceTool(low, { kind: 'takeBack', keep: 1 }, BATTLE).tool).toEqual(out);
    expect(reduceTool(out, { kind: 'cancel' }, BATTLE).tool).toEqual(hand);
    // What is taken in hand next puts the plan down.
    expect(reduceTool(low, { kind: 'hold', held: { kind: 'spacecraft', id: '1-battleship' } }, BATTLE).tool).toEqual(
      holding('1-battleship'),
    );
  });

  it('RG-9.2: says that burns come first where the plan only leads to the enemy', () => {
    const mars = reduceTool(holding('1-fast-attack-craft'), pick(orbital('2-mars', 2)), BATTLE).tool;
    const reason = 'Fast Attack Craft is not there yet: give its burns first.';
    expect(reduceTool(mars, pick(craft('2-light-corvette')), BATTLE)).toMatchObject({
      tool: mars,
      refused: { rule: 'RG-9.2', reason },
    });
    expect(reduceTool(mars, pick({ kind: 'asset', asset: '2-mars' }), BATTLE)).toMatchObject({
      tool: mars,
      refused: { rule: 'RG-11.1', reason },
    });
  });

  it('burns at once to where a mouse drops the craft, whatever was planned; a finger only plans', () => {
    const planned = reduceTool(holding('1-fast-attack-craft'), pick(moon), BATTLE).tool;
    const drop = (mouse: boolean): ToolInput => ({ kind: 'drop', target: orbital('2-mars', 3), mouse });
    const dropped = reduceTool(planned, drop(true), BATTLE);
    expect(dropped).toEqual({
      tool: holding('1-fast-attack-craft'),
      commands: [to('1-earth', 4), to('2-mars', 3)],
    });
    expect(reduceTool(planned, drop(false), BATTLE)).toEqual({
      tool: {
        ...planned,
        plan: [
          { asset: '1-earth', orbital: 4 },
          { asset: '2-mars', orbital: 3 },
        ],
      },
    });
  });

  it('keeps a plan only while each of its burns is legal', () => {
    const planned = reduceTool(holding('1-fast-attack-craft'), pick(moon), BATTLE).tool;
    expect(settledTool(BATTLE, BATTLE, planned)).toEqual(planned);
    const spent = {
      ...BATTLE,
      spacecraft: BATTLE.spacecraft.map((one) => ({ ...one, left: one.owner === '1' ? 1 : one.left })),
    };
    expect(settledTool(spent, BATTLE, planned)).toEqual(holding('1-fast-attack-craft'));
  });

  it('RG-6.3: says what the cheapest way to a place out of reach costs', () => {
    const { refused, commands } = reduceTool(
      holding('1-battleship'),
      pick({ kind: 'orbital', asset: '1-earth', orbital: 1 }),
      BATTLE,
    );
    expect(commands).toBeUndefined();
    expect(refused).toMatchObject({
      rule: 'RG-6.3',
      reason: 'The cheapest way to orbital 1 of Earth costs 12 delta-vee; Battleship has 6.',
    });
  });

  it('RG-9.1: aims at an enemy with what is sure to hit, a second click of the mouse fires, a finger never', () => {
    const enemy = craft('2-light-corvette');
    const aimed = reduceTool(holding('1-battleship'), pick(enemy), BATTLE);
    const attack = { type: 'attack', spacecraft: '1-battleship', target: '2-light-corvette', spend: 6 };
    expect(aimed).toEqual({ tool: { ...holding('1-battleship'), command: attack } });
    expect(reduceTool(aimed.tool, pick(enemy, false), BATTLE).commands).toBeUndefined();
    expect(reduceTool(aimed.tool, pick(enemy), BATTLE).commands).toEqual([attack]);
    expect(reduceTool(aimed.tool, { kind: 'confirm' }, BATTLE).commands).toEqual([attack]);
    // Out of reach: the rules say why.
    expect(reduceTool(holding('1-fast-attack-craft'), pick(enemy), BATTLE).tried).toMatchObject({ type: 'attack' });
  });

  it('RG-11.1: bombards the enemy asset that is orbited', () => {
    const aimed = reduceTool(holding('1-battleship'), pick({ kind: 'asset', asset: '2-mars' }), BATTLE);
    expect(aimed.tool.command).toEqual({ type: 'bombard', spacecraft: '1-battleship', target: 'asset' });
    expect(reduceTool(aimed.tool, { kind: 'cancel' }, BATTLE).tool).toEqual(holding('1-battleship'));
    expect(reduceTool(holding('1-battleship'), { kind: 'cancel' }, BATTLE).tool).toEqual(IDLE);
  });

  it('RG-13.1: puts an asset to its one work by two clicks, a finger by one and the button', () => {
    const view = viewOf({ '1': { assets: [{ card: 'moon-1212', upgrade: 'university' }] }, phase: 'research' });
    const moon = pick({ kind: 'asset', asset: '1-moon-1212' });
    const { tool } = reduceTool(IDLE, moon, view);
    const research = { type: 'research', asset: '1-moon-1212', draw: 2 };
    expect(tool).toEqual({ held: { kind: 'asset', id: '1-moon-1212' }, command: research, plan: [] });
    expect(reduceTool(tool, moon, view).commands).toEqual([research]);
    expect(reduceTool(tool, pick({ kind: 'asset', asset: '1-moon-1212' }, false), view).commands).toBeUndefined();
  });

  it('RG-14.2 RG-14.3: starts a card on the asset that is pressed, and holds the project then', () => {
    const input = { '1': { hand: ['destroyer'] }, phase: 'construction' } as const;
    const view = viewOf(input);
    const { tool } = reduceTool(IDLE, { kind: 'hold', held: { kind: 'card', id: 'destroyer' } }, view);
    const start = { type: 'startProject', card: 'destroyer', asset: '1-earth' } as const;
    expect(tool.command).toEqual(start);
    expect(reduceTool(tool, pick({ kind: 'asset', asset: '1-earth' }), view).commands).toEqual([start]);
    expect(reduceTool(tool, pick({ kind: 'asset', asset: '2-mars' }), view).tried).toMatchObject({ asset: '2-mars' });
    const next = retrograde.view(play(table(input), '1', start).match.state, viewerOf('1'));
    expect(settledTool(next, view, { ...tool, command: null })).toEqual({
      held: { kind: 'project', id: '1-p1' },
      command: { type: 'contribute', asset: '1-earth', project: '1-p1' },
      plan: [],
    });
  });

  it('RG-12.5 RG-23.10: does not give points at once that would destroy the own asset', () => {
    const view = viewOf({
      '1': {
        homeworld: { card: 'earth', damage: 4, upgrade: 'fortified-buildings' },
        projects: [{ card: 'university', at: '1-earth', points: 0 }],
      },
      phase: 'construction',
    });
    const held: Tool = { held: { kind: 'asset', id: '1-earth' }, command: null, plan: [] };
    const step = reduceTool(held, pick({ kind: 'project', id: '1-p1' }), view);
    expect(step.commands).toBeUndefined();
    expect(step.tool.command).toEqual({ type: 'contribute', asset: '1-earth', project: '1-p1' });
  });

  it('steps through what can act, round and round', () => {
    const next = (tool: Tool, by: 1 | -1) => reduceTool(tool, { kind: 'step', by }, BATTLE).tool;
    const first = next(IDLE, 1);
    expect(first.held?.id).toBe('1-battleship');
    expect(next(first, 1).held?.id).toBe('1-fast-attack-craft');
    expect(next(first, -1).held?.id).toBe('1-fast-attack-craft');
  });
});
