import { describe, expect, it } from 'vitest';
import { pressKey } from '../../../../src/ui/games/skaxar/keys.ts';
import type { SkaxarTable } from '../../../../src/ui/games/skaxar/state.ts';
import { HARVEST, open } from './open.ts';

const press = (table: SkaxarTable, key: string, more: Partial<KeyboardEvent> = {}) =>
  pressKey(table, { key, shiftKey: false, ...more } as KeyboardEvent);

describe('keys of the table of Skaxar', () => {
  it('choose a slot by its number, the next one by an arrow, another ship by an arrow down, and put it back', async () => {
    const { table, state } = await open();
    expect(press(table, '2')).toBe(true);
    expect(state().tool).toMatchObject({ slot: 2, ship: 'A-E12' });
    press(table, 'ArrowDown');
    expect(state().tool).toMatchObject({ ship: 'A-E14' });
    press(table, 'ArrowUp');
    expect(state().tool).toMatchObject({ ship: 'A-E12' });
    press(table, 'ArrowRight');
    expect(state().tool).toMatchObject({ slot: 3, ship: null });
    press(table, 'ArrowLeft');
    expect(state().tool).toMatchObject({ slot: 2 });
    press(table, 'Escape');
    expect(state().tool).toMatchObject({ slot: null });
  });

  it('say why a slot cannot be chosen; Escape puts that away first', async () => {
    const { table, state } = await open();
    press(table, '1');
    press(table, '5');
    expect(state().why?.rejections[0]?.rule).toBe('SK-6.5');
    press(table, 'Escape');
    expect(state()).toMatchObject({ why: null, tool: { slot: 1 } });
  });

  it('read the card in hand, or the one that is pointed at', async () => {
    const { table, state } = await open();
    expect(press(table, 'i')).toBe(false);
    press(table, '3');
    expect(press(table, 'i')).toBe(true);
    expect(state()).toMatchObject({ sheet: 'card', about: { kind: 'card', card: 'I20' } });
    table.open('none');
    table.point({ kind: 'ship', seat: 'B', ship: 'B-X22' });
    press(table, 'I');
    expect(state().about).toEqual({ kind: 'ship', ship: 'B-X22' });
  });

  it('read a card also while the computer decides', async () => {
    const { table, state } = await open({ players: ['default', 'human'] });
    expect(state().seat).toBeNull();
    table.point({ kind: 'shop', slot: 1 });
    expect(press(table, 'i')).toBe(true);
    expect(state()).toMatchObject({ sheet: 'card', about: { kind: 'card', card: 'I28' } });
  });

  it('show and hide how the odds are counted', async () => {
    const { table, state } = await open();
    press(table, 'h');
    expect(state().maths).toBe(true);
    press(table, 'h');
    expect(state().maths).toBe(false);
  });

  it('finish by P in a session, decline by D at a harvest, each in its own window only', async () => {
    const session = await open();
    expect(press(session.table, 'd')).toBe(false);
    expect(session.state().seat).toBe('A');
    press(session.table, 'p');
    await session.rest();
    expect(session.state()).toMatchObject({ seat: 'B' });
    const harvest = await open({ position: HARVEST });
    expect(press(harvest.table, 'p')).toBe(false);
    press(harvest.table, 'd');
    await harvest.rest();
    expect(harvest.state().view.asteroidsTaken).not.toContain('R09');
    expect(harvest.state().log.at(-1)!.events[0]).toMatchObject({ type: 'declined', seat: 'B' });
  });
});
