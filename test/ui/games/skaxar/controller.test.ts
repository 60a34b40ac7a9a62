import { describe, expect, it } from 'vitest';
import { overlaysOf } from '../../../../src/ui/games/skaxar/overlays.ts';
import { WIDE } from '../../../../src/ui/games/skaxar/table/plan-wide.ts';
import { HARVEST, open } from './open.ts';

const shop = (slot: number) => ({ kind: 'shop', slot }) as const;

/** A place on the field of A, and one beside everything. */
const FIELD = { x: WIDE.seats.A.field.x, y: WIDE.seats.A.field.y };
const BESIDE = { x: WIDE.whole.x, y: WIDE.whole.y + WIDE.whole.height };

describe('controller of the table of Skaxar', () => {
  it('opens with the Shop in reach of who decides, nothing chosen', async () => {
    const { state } = await open();
    expect(state()).toMatchObject({
      seat: 'A',
      decision: 'session',
      tool: { kind: 'shop', slot: null, ship: null },
      pointed: null,
    });
  });

  it('SK-6.4 SK-6.5 a click chooses a card, a second one buys it', async () => {
    const { press, state, rest } = await open();
    press('hover', shop(1));
    expect(state()).toMatchObject({ pointed: shop(1), tool: { slot: null } });
    press('tap', shop(1));
    expect(state()).toMatchObject({ tool: { kind: 'shop', slot: 1 } });
    press('tap', shop(1));
    await rest();
    expect(state().view.sides[0]).toMatchObject({ money: 4000, equipped: ['I28'] });
    expect(state().view.shop[0]).toBeNull();
    expect(state()).toMatchObject({ seat: 'A', tool: { slot: null } });
    expect(state().view.sides[1].money).toBe(6000);
  });

  it('a finger chooses by a tap and never buys by a second one', async () => {
    const { press, state, table, rest } = await open();
    press('tap', shop(1), 'touch');
    press('tap', shop(1), 'touch');
    await rest();
    expect(state().view.sides[0].money).toBe(9000);
    table.input({ kind: 'confirm' });
    await rest();
    expect(state().view.sides[0].money).toBe(4000);
  });

  it('SK-6.4 SK-6.5 a card that a mouse drags to the own field follows it and is bought; beside it, it goes back', async () => {
    const { press, state, rest } = await open();
    const pose = () => overlaysOf(state(), 'A').find(({ kind }) => kind === 'pose');
    press('down', shop(1));
    press('drag', BESIDE);
    expect(pose()).toMatchObject({ id: 'card/I28', spot: { x: BESIDE.x, y: BESIDE.y }, held: true });
    press('up', BESIDE);
    await rest();
    expect(pose()).toBeUndefined();
    expect(state()).toMatchObject({ held: null, tool: { slot: null }, view: { sides: [{ money: 9000 }, {}] } });
    press('down', shop(1));
    press('drag', FIELD);
    expect(state()).toMatchObject({ held: { slot: 1, over: true, why: null }, pointed: shop(1) });
    press('up', FIELD);
    await rest();
    expect(state().view.sides[0]).toMatchObject({ money: 4000, equipped: ['I28'] });
  });

  it('SK-6.5 a card that is dragged and cannot be bought says why over the own field, and when it is let go there', async () => {
    const { press, state } = await open();
    const why = 'Nova Lance costs 12,000; you have 9,000.';
    const said = () => overlaysOf(state(), 'A').find(({ kind }) => kind === 'held');
    press('down', shop(5));
    press('drag', BESIDE);
    expect(said()).toMatchObject({ over: false, why: null });
    press('drag', FIELD);
    expect(said()).toMatchObject({ over: true, why });
    press('up', FIELD);
    expect(state()).toMatchObject({ held: null, tool: { slot: null }, view: { sides: [{ money: 9000 }, {}] } });
    expect(state().why?.rejections).toMatchObject([{ rule: 'SK-6.5', reason: why }]);
  });

  it('SK-6.12 a card that is dragged to the enemy says there why it cannot go there, and when it is let go', async () => {
    const { press, state } = await open();
    const said = () => overlaysOf(state(), 'A').find(({ kind }) => kind === 'held');
    const enemy = { kind: 'ship', seat: 'B', ship: 'B-X22' } as const;
    for (const [slot, rule, why] of [
      [1, 'SK-6.12', 'Cards cannot be given: what you buy acts for you alone.'],
      [5, 'SK-6.5', 'Nova Lance costs 12,000; you have 9,000.'],
    ] as const) {
      press('down', shop(slot));
      press('drag', enemy);
      expect(said()).toMatchObject({ over: false, why });
      press('up', enemy);
      expect(state()).toMatchObject({ held: null, view: { sides: [{ money: 9000 }, {}] } });
      expect(state().why?.rejections).toMatchObject([{ rule, reason: why }]);
    }
  });

  it('a card that is dragged is asked about as a pressed one, only taken in hand by a finger, and put back by a cancel', async () => {
    const { table, press, state } = await open();
    press('down', shop(1), 'touch');
    press('drag', FIELD, 'touch');
    press('up', FIELD, 'touch');
    expect(state()).toMatchObject({ tool: { slot: 1 }, view: { sides: [{ money: 9000 }, {}] } });
    press('down', shop(4));
    press('drag', FIELD);
    press('cancel', FIELD);
    expect(state()).toMatchObject({ held: null, sheet: 'none', tool: { slot: 1 } });
    press('down', shop(4));
    press('drag', FIELD);
    press('up', FIELD);
    expect(state()).toMatchObject({ sheet: 'pointless', asked: { type: 'buy', slot: 4 } });
    table.open('none');
    expect(state().view.sides[0].money).toBe(9000);
  });

  it('SK-6.5 tells why a card cannot be bought, and orders nothing', async () => {
    const { press, state } = await open();
    press('tap', shop(5));
    expect(state().why?.rejections).toMatchObject([
      { rule: 'SK-6.5', reason: 'Nova Lance costs 12,000; you have 9,000.' },
    ]);
    expect(state()).toMatchObject({ seat: 'A', tool: { slot: null } });
  });

  it('SK-7.3 brings the ship back that is chosen in the list', async () => {
    const { table, state, rest } = await open();
    table.input({ kind: 'slot', slot: 2 });
    const first = (state().tool as { ship: string }).ship;
    expect(['A-E12', 'A-E14']).toContain(first);
    table.input({ kind: 'ship', ship: first === 'A-E12' ? 'A-E14' : 'A-E12' });
    table.input({ kind: 'confirm' });
    await rest();
    expect(state().view.sides[0].scrapyard).toEqual([first]);
    expect(state().view.sides[0].money).toBe(3000);
  });

  it('SK-6.8 asks before a card without effect is bought, and takes no for an answer', async () => {
    const { table, state, rest } = await open();
    table.input({ kind: 'slot', slot: 4 });
    table.input({ kind: 'confirm' });
    expect(state()).toMatchObject({ sheet: 'pointless', asked: { type: 'buy', slot: 4 } });
    expect(state().view.sides[0].money).toBe(9000);
    table.open('none');
    expect(state().view.shop[3]).toBe('I17');
    table.input({ kind: 'confirm' });
    table.agree();
    await rest();
    expect(state()).toMatchObject({ sheet: 'none', asked: null });
    expect(state().view.sides[0]).toMatchObject({ money: 8000, usedCards: ['I17'] });
  });

  it('SK-6.9 finishes buying and hands the Shop to the other side', async () => {
    const { table, state, rest } = await open();
    table.input({ kind: 'finish' });
    await rest();
    expect(state()).toMatchObject({ seat: 'B', tool: { kind: 'shop', slot: null } });
    expect(state().view.closed).toEqual(['A']);
  });

  it('SK-10.3 harvests the asteroid that is clicked, and explains a taken one', async () => {
    const { table, press, state, rest } = await open({ position: HARVEST });
    const before = state().view.sides[1].money;
    expect(state()).toMatchObject({ seat: 'B', tool: { kind: 'harvest', slot: 1 } });
    table.input({ kind: 'slot', slot: 3 });
    expect(state().why?.rejections).toMatchObject([{ rule: 'SK-10.5', reason: 'Asteroid slot 3 is empty.' }]);
    press('tap', { kind: 'asteroid', slot: 2 });
    press('tap', { kind: 'asteroid', slot: 2 });
    await rest();
    expect(state().view.sides[1].money).toBe(before + 2000);
    expect(state().view.asteroidsTaken).toContain('R09');
  });

  it('opens any card to be read: by a click where it cannot be chosen, by a long press everywhere', async () => {
    const { table, press, state } = await open();
    press('tap', { kind: 'ship', seat: 'B', ship: 'B-X22' });
    expect(state()).toMatchObject({ sheet: 'card', about: { kind: 'ship', ship: 'B-X22' } });
    table.open('none');
    press('longPress', shop(1), 'touch');
    expect(state()).toMatchObject({ sheet: 'card', about: { kind: 'card', card: 'I28' }, tool: { slot: null } });
  });

  it('keeps a refused command in the log, with its rule', async () => {
    const { table, state } = await open();
    expect(await table.order({ type: 'harvest', slot: 1 })).toBe(false);
    expect(state().log.at(-1)!.lines).toMatchObject([
      {
        rule: 'SK-10.3',
        text: 'Earth, a harvest refused: Asteroids are harvested in the Recovery Phase; this is the Arms Dealer Phase.',
      },
    ]);
    expect(state().view.sides[0].money).toBe(9000);
  });

  it('SK-13.3 with openTracker false shows people who share a screen no Repair Bay, also not the own one of who decides', async () => {
    const position = {
      A: { field: ['E22'], repairBay: ['E14'], rest: 'scrapyard' as const },
      B: { field: ['X22'] },
      at: 'session' as const,
      decider: 'A',
      buyers: ['A', 'B'],
    };
    const shared = await open({ position, options: { openTracker: false } });
    expect(shared.state().view.sides.map(({ repairBay }) => repairBay.listed)).toEqual([null, null]);
    expect(shared.state().view.choices.length).toBeGreaterThan(0);
    const alone = await open({ position, options: { openTracker: false }, players: ['human', 'default'] });
    expect(alone.state().view.sides[0].repairBay.listed).toEqual(['A-E14']);
    expect(alone.state().view.sides[1].repairBay.listed).toBeNull();
  });

  it('has nothing in hand while the computer decides, and still lets cards be read', async () => {
    const { press, state } = await open({ players: ['default', 'human'] });
    await expect.poll(state).toMatchObject({ seat: null, tool: { kind: 'idle' }, thinking: 'A' });
    press('tap', shop(1));
    expect(state()).toMatchObject({ sheet: 'card', about: { kind: 'card', card: 'I28' } });
  });
});
