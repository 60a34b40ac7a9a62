import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Rejection } from '../../../../../src/engine/game.ts';
import { openLifting } from '../../../../../src/ui/games/orions-gate/tray/lifting.ts';
import { openDeploy, type DeployTool } from '../../../../../src/ui/games/orions-gate/tools/deploy.ts';
import { FakeElement, move, pressKey, pressOn, STAGE, stubPage } from './page.ts';

const EDGE = 500;
const OVER_LIST = [100, 600] as const;
const OVER_TABLE = [200, 300] as const;

let window = new EventTarget();
beforeEach(() => {
  ({ window } = stubPage(EDGE));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const POSE = { x: 30_000, y: 6000, heading: 9000, table: 1 };

/** A fleet being placed: `a1.1` waits, `a1.2` stands. */
function open({ stage = 'deploy', refusal = null as Rejection | null } = {}) {
  const view = {
    stage,
    units: [
      { id: 'a1.1', status: 'waiting', pose: null },
      { id: 'a1.2', status: 'inPlay', pose: POSE },
    ],
  };
  const state$ = { value: { view, seat: 'a1', busy: false, table: 1, tool: { kind: 'idle' } } as never };
  const set = vi.fn((part: object) => {
    state$.value = { ...(state$.value as object), ...part } as never;
  });
  const point = vi.fn();
  const order = vi.fn();
  const check = () => (refusal ? [refusal] : []);
  const lifting = openLifting(
    { state$, set, order, stage: () => STAGE } as never,
    () => ({ view, check }) as never,
    point,
  );
  const tool = () => (state$.value as { readonly tool: DeployTool }).tool;
  const hint = () => (state$.value as { readonly hint?: { readonly text: string } | null }).hint;
  /** Draws a ship out of the list. */
  const draw = (unit: string) => {
    const element = new FakeElement();
    lifting.lift(unit, pressOn(element, OVER_LIST));
    return (kind: 'pointermove' | 'pointerup', at: readonly [number, number]) => move(element, kind, at);
  };
  const take = (unit: string) => set({ tool: { ...openDeploy(view as never, unit), grip: 'body' } });
  return {
    lifting,
    draw,
    point,
    order,
    tool,
    hint,
    take,
    selected: () => (state$.value as { selected?: string }).selected,
  };
}

describe('a ship lifted out of a list', () => {
  it('is in hand beside the table, and over it the table hears of the pointer', () => {
    const { draw, tool, point, selected } = open();
    const to = draw('a1.1');
    to('pointermove', [140, 600]);
    expect(tool()).toMatchObject({ kind: 'deploy', unit: 'a1.1', grip: 'body', pose: null });
    expect(selected()).toBe('a1.1');
    expect(point).not.toHaveBeenCalled();
    to('pointermove', OVER_TABLE);
    to('pointerup', OVER_TABLE);
    expect(point.mock.calls.map(([event]) => (event as { kind: string }).kind)).toEqual(['drag', 'up']);
    expect((point.mock.calls[0]![0] as { at: object }).at).toEqual({ x: 20_000, y: 20_000, table: 1 });
  });

  it('stands where it stood when the pointer leaves the table again', () => {
    const { draw, tool } = open();
    const to = draw('a1.2');
    to('pointermove', OVER_TABLE);
    to('pointermove', [140, 600]);
    expect(tool()).toMatchObject({ unit: 'a1.2', grip: 'body', pose: POSE });
  });

  it('is put back by Escape wherever it is: what was in hand and selected is so again', () => {
    const { draw, tool, hint, selected, take } = open();
    take('a1.1');
    const held = tool();
    const to = draw('a1.2');
    to('pointermove', OVER_TABLE);
    expect([tool().unit, selected()]).toEqual(['a1.2', 'a1.2']);
    pressKey(window, 'Escape');
    expect([tool(), selected(), hint()]).toEqual([held, undefined, undefined]);
    to('pointermove', OVER_TABLE);
    to('pointerup', OVER_TABLE);
    expect(tool()).toBe(held);
  });

  it('OG-4.10: says at the pointer why it is not to be placed, and is not in hand', () => {
    const refusal = { rule: 'OG-4.10', reason: 'Veil belongs to captain b1.' };
    const { draw, tool, hint, point } = open({ refusal });
    const to = draw('a1.1');
    to('pointermove', OVER_TABLE);
    expect(tool().kind).toBe('idle');
    expect(hint()).toMatchObject({ text: refusal.reason, why: refusal });
    to('pointerup', OVER_TABLE);
    expect(point).not.toHaveBeenCalled();
  });

  it('stays in its list once the battle has begun', () => {
    const { draw, tool } = open({ stage: 'play' });
    draw('a1.1')('pointermove', OVER_TABLE);
    expect(tool().kind).toBe('idle');
  });
});

describe('a ship let go over a list', () => {
  const up = (at: readonly [number, number]) => ({ kind: 'up', screen: { x: at[0], y: at[1] } }) as never;

  it('OG-4.10: is taken back when it stood on the table', () => {
    const { lifting, take, order } = open();
    take('a1.2');
    expect(lifting.takesBack(up(OVER_LIST))).toBe(true);
    expect(order).toHaveBeenCalledExactlyOnceWith({ type: 'undeploy', unit: 'a1.2' });
  });

  it('is only let go when it waited', () => {
    const { lifting, take, order } = open();
    take('a1.1');
    expect(lifting.takesBack(up(OVER_LIST))).toBe(true);
    expect(order).not.toHaveBeenCalled();
  });

  it('stays in hand over the table, and nothing is taken back with nothing in hand', () => {
    const { lifting, take } = open();
    expect(lifting.takesBack(up(OVER_LIST))).toBe(false);
    take('a1.2');
    expect(lifting.takesBack(up(OVER_TABLE))).toBe(false);
  });
});
