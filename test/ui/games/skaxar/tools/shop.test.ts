import { describe, expect, it } from 'vitest';
import { commandOf, openTool, reduceTool } from '../../../../../src/ui/games/skaxar/tools/reduce.ts';
import { targetsAt } from '../../../../../src/ui/games/skaxar/tools/shop.ts';
import { legal, openSlots, type Tool } from '../../../../../src/ui/games/skaxar/tools/tool.ts';
import type { Target } from '../../../../../src/ui/games/skaxar/table/stage.ts';
import { buy, harvest, pass, play, resign, table, viewFor } from '../../../../helpers/sk-position.ts';
import { positionH, positionP, positionQ, positionS } from '../../../../helpers/sk-worked-game.ts';
import {
  after,
  back,
  cancel,
  click,
  confirm,
  ELSEWHERE,
  finish,
  lastShip,
  next,
  nextShip,
  ship,
  slot,
  tap,
} from './inputs.ts';

/** Session of A: the Shop holds a Repair Scout in slot 2, for E14 or E12, and Reinforcements! in slot 6. */
const P = viewFor(positionP(), 'A');
/** Session of B: all six slots are filled, slot 3 repairs X18 or X21, slot 1 has no effect. */
const Q = viewFor(positionQ(), 'B');
/** Rescue window of A: the Repair Drone in slot 1 alone. */
const S = viewFor(positionS(), 'A');

const card = (n: number): Target => ({ kind: 'shop', slot: n });
const vessel = (id: string): Target => ({ kind: 'ship', seat: 'A', ship: id });
const inHand = (n: number | null, id: string | null = null): Tool => ({ kind: 'shop', slot: n, ship: id });
const EMPTY = inHand(null);

describe('a card of the Shop taken in hand', () => {
  it('SK-6.4 is the one whose slot is named, clicked or tapped, and nothing is ordered yet', () => {
    for (const input of [slot(4), click(card(4)), tap(card(4))]) expect(after(Q, input)).toEqual({ tool: inHand(4) });
    expect(commandOf(EMPTY)).toBeNull();
    expect(commandOf(inHand(4))).toEqual({ type: 'buy', slot: 4 });
  });

  it('takes the place of the one before, with its own ship or none', () => {
    expect(after(P, slot(2), slot(6))).toEqual({ tool: inHand(6) });
    expect(after(P, slot(6), click(card(2)))).toEqual({ tool: inHand(2, 'A-E12') });
    expect(commandOf(after(P, slot(6), slot(2)).tool)).toEqual({ type: 'buy', slot: 2, ship: 'A-E12' });
  });

  it('SK-6.4 is tried and not taken where its slot is empty, whatever names it', () => {
    for (const input of [slot(3), click(card(3)), tap(card(3))])
      expect(after(P, slot(6), input)).toEqual({ tool: inHand(6), tried: { type: 'buy', slot: 3 } });
  });

  it('SK-5.4 is tried and not taken where it does not rescue', () => {
    expect(after(S, slot(2))).toEqual({ tool: EMPTY, tried: { type: 'buy', slot: 2 } });
  });

  it('SK-6.5 is tried with its ship where it costs too much', () => {
    expect(after(S, slot(3))).toEqual({ tool: EMPTY, tried: { type: 'buy', slot: 3, ship: 'A-E14' } });
  });
});

describe('a confirmation in the Shop', () => {
  it('SK-6.4 orders the card in hand with its ship, and keeps it until the match has moved', () => {
    expect(after(Q, slot(5), confirm)).toEqual({ tool: inHand(5), command: { type: 'buy', slot: 5 } });
    expect(after(P, slot(2), confirm)).toEqual({
      tool: inHand(2, 'A-E12'),
      command: { type: 'buy', slot: 2, ship: 'A-E12' },
    });
  });

  it('orders nothing where nothing is in hand', () => expect(after(Q, confirm)).toEqual({ tool: EMPTY }));

  it('SK-6.8 asks before a card without effect, by a second click as well', () => {
    const asked = { tool: inHand(1), asks: { type: 'buy', slot: 1 } };
    expect(after(Q, slot(1), confirm)).toEqual(asked);
    expect(after(Q, slot(1), click(card(1)))).toEqual(asked);
  });

  it('SK-6.5 tries a card that can no more be paid since it was taken in hand', () => {
    const poorer = viewFor(play(positionQ(), 'B', buy(1)).match, 'B');
    const tool = after(Q, slot(5)).tool;
    expect(reduceTool(tool, confirm, poorer)).toEqual({ tool, tried: { type: 'buy', slot: 5 } });
  });

  it('comes of a second click of the mouse on the card in hand, never of a finger or of a click on another', () => {
    expect(after(Q, click(card(4)), click(card(4)))).toEqual({ tool: inHand(4), command: { type: 'buy', slot: 4 } });
    expect(after(Q, slot(4), click(card(4)))).toEqual({ tool: inHand(4), command: { type: 'buy', slot: 4 } });
    expect(after(Q, tap(card(4)), tap(card(4)))).toEqual({ tool: inHand(4) });
    expect(after(Q, click(card(4)), tap(card(4)))).toEqual({ tool: inHand(4) });
    expect(after(Q, click(card(4)), click(card(5)))).toEqual({ tool: inHand(5) });
  });
});

describe('the ship a Repair card brings', () => {
  it('SK-7.3 is one of its targets, named or clicked; any other ship changes nothing', () => {
    expect(targetsAt(P, 2)).toEqual(['A-E12', 'A-E14']);
    for (const input of [ship('A-E14'), click(vessel('A-E14')), tap(vessel('A-E14'))]) {
      expect(after(P, slot(2), input)).toEqual({ tool: inHand(2, 'A-E14') });
      expect(after(P, slot(2), input, confirm)).toEqual({
        tool: inHand(2, 'A-E14'),
        command: { type: 'buy', slot: 2, ship: 'A-E14' },
      });
      expect(after(P, slot(6), input)).toEqual({ tool: inHand(6) });
      expect(after(P, input)).toEqual({ tool: EMPTY });
    }
    for (const input of [ship('A-E07'), click(vessel('A-E07'))])
      expect(after(P, slot(2), input)).toEqual({ tool: inHand(2, 'A-E12') });
  });

  it('SK-7.3 is the next or the one before, round and round', () => {
    const ships = ['A-E19', 'A-E20', 'A-E21', 'A-E22', 'A-E23', 'A-E24', 'A-E25'];
    const order = targetsAt(S, 1);
    expect([...order].sort()).toEqual(ships);
    for (const [input, way] of [
      [nextShip, 1],
      [lastShip, -1],
    ] as const)
      for (let times = 0; times <= 8; times++)
        expect(after(S, slot(1), ...Array<typeof input>(times).fill(input))).toEqual({
          tool: inHand(1, order.at((way * times) % 7)),
        });
  });

  it('is the first or the last of them where none is named yet', () => {
    expect(reduceTool(inHand(2), nextShip, P)).toEqual({ tool: inHand(2, 'A-E12') });
    expect(reduceTool(inHand(2), lastShip, P)).toEqual({ tool: inHand(2, 'A-E14') });
  });

  it('cannot be gone through for a card that brings none, or without a card', () => {
    for (const input of [nextShip, lastShip]) {
      expect(after(P, slot(6), input)).toEqual({ tool: inHand(6) });
      expect(after(P, input)).toEqual({ tool: EMPTY });
    }
  });

  it('is of whoever decides: nobody’s where the game is over', () => {
    expect(targetsAt(Q, 3)).toEqual(expect.arrayContaining(['B-X18', 'B-X21']));
    expect(targetsAt(Q, 4)).toEqual([]);
    expect(targetsAt(Q, null)).toEqual([]);
    expect(targetsAt(viewFor(play(positionQ(), 'A', resign).match, 'B'), 3)).toEqual([]);
  });
});

describe('keys through the Shop', () => {
  it('SK-6.4 go through the slots that can be bought, in order, round and round, both ways', () => {
    const slots = [1, 2, 3, 4, 5, 6];
    expect(openSlots(Q, 'buy')).toEqual(slots);
    for (let times = 1; times <= 8; times++) {
      const onwards = after(Q, ...Array<typeof next>(times).fill(next)).tool;
      const backwards = after(Q, ...Array<typeof back>(times).fill(back)).tool;
      expect(onwards).toMatchObject({ slot: slots[(times - 1) % 6] });
      expect(backwards).toMatchObject({ slot: slots.at(-1 - ((times - 1) % 6)) });
    }
    expect(after(P, slot(2), back)).toEqual({ tool: inHand(6) });
    expect(after(P, slot(6), next)).toEqual({ tool: inHand(2, 'A-E12') });
  });

  it('have nowhere to go for whoever waits', () => {
    const waiting = viewFor(positionP(), 'B');
    for (const input of [next, back]) expect(after(waiting, input)).toEqual({ tool: EMPTY });
  });
});

describe('the end of a session', () => {
  it('SK-6.9 passes with the tool as it is; SK-5.6 a stranded side is asked first', () => {
    expect(after(P, slot(6), finish)).toEqual({ tool: inHand(6), command: { type: 'pass' } });
    expect(after(P, finish)).toEqual({ tool: EMPTY, command: { type: 'pass' } });
    expect(after(S, slot(1), finish)).toEqual({ tool: inHand(1, targetsAt(S, 1)[0]), asks: { type: 'pass' } });
  });

  it('is not a cancellation: that lays down card and ship and orders nothing', () => {
    expect(after(P, slot(2), cancel)).toEqual({ tool: EMPTY });
    expect(after(S, cancel)).toEqual({ tool: EMPTY });
  });
});

describe('the Shop', () => {
  it.each(ELSEWHERE)('takes no click on $kind $pile', (target) => {
    for (const input of [click(target), tap(target)]) expect(after(P, slot(6), input)).toEqual({ tool: inHand(6) });
  });

  it('takes no click on an asteroid, of the slot in hand or of another', () => {
    for (const n of [2, 6])
      expect(after(P, slot(6), click({ kind: 'asteroid', slot: n }))).toEqual({ tool: inHand(6) });
  });

  it('is opened with nothing in hand, for a session and for a rescue', () => {
    expect(openTool(P)).toEqual(EMPTY);
    expect(openTool(S)).toEqual(EMPTY);
  });
});

describe('the legal command equal to one', () => {
  it('has the same type, slot and ship', () => {
    expect(legal(P, buy(2, 'A-E12'))?.command).toEqual({ type: 'buy', slot: 2, ship: 'A-E12' });
    expect(legal(P, buy(2, 'A-E14'))?.command).toEqual({ type: 'buy', slot: 2, ship: 'A-E14' });
    expect(legal(P, buy(2))).toBeUndefined();
    expect(legal(P, buy(6, 'A-E14'))).toBeUndefined();
    expect(legal(P, buy(3))).toBeUndefined();
    expect(legal(P, pass)?.command).toEqual({ type: 'pass' });
    expect(legal(P, harvest(6))).toBeUndefined();
    expect(legal(viewFor(positionH(), 'B'), buy(1))).toBeUndefined();
  });

  it('SK-6.8 carries its mark', () => {
    expect(legal(Q, buy(1))).toEqual({ command: { type: 'buy', slot: 1 }, noEffect: true });
    expect(legal(Q, buy(2))).toEqual({ command: { type: 'buy', slot: 2 }, noEffect: false });
  });

  it('names each slot once, and those of its own type alone', () => {
    expect(openSlots(S, 'buy')).toEqual([1]);
    expect(openSlots(S, 'harvest')).toEqual([]);
    const emptied = table({
      at: 'session',
      decider: 'A',
      buyers: ['A', 'B'],
      shop: [null, 'I28', null, null, null, 'I33'],
      A: { money: 50000, field: ['E22'] },
      B: { field: ['X22'] },
    });
    expect(openSlots(viewFor(emptied, 'A'), 'buy')).toEqual([2, 6]);
  });
});
