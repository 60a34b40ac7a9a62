import { describe, expect, it } from 'vitest';
import { commandOf, openTool, reduceTool } from '../../../../../src/ui/games/skaxar/tools/reduce.ts';
import { IDLE, openSlots, type Tool } from '../../../../../src/ui/games/skaxar/tools/tool.ts';
import type { Target } from '../../../../../src/ui/games/skaxar/table/stage.ts';
import { play, resign, viewFor } from '../../../../helpers/sk-position.ts';
import { positionH } from '../../../../helpers/sk-worked-game.ts';
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

/** Harvest of B: asteroids lie in slots 1, 2, 4 and 5. */
const H = viewFor(positionH(), 'B');

const asteroid = (n: number): Target => ({ kind: 'asteroid', slot: n });
const inHand = (n: number | null, picked = true): Tool => ({ kind: 'harvest', slot: n, picked });
const FIRST = inHand(1, false);
const EMPTY = inHand(null, false);

describe('an asteroid taken in hand', () => {
  it('SK-13.1 is at first that of the first filled slot, which is not yet chosen', () => {
    expect(openTool(H)).toEqual(FIRST);
    expect(commandOf(FIRST)).toEqual({ type: 'harvest', slot: 1 });
    expect(commandOf(EMPTY)).toBeNull();
  });

  it('SK-10.3 is the one whose slot is named, clicked or tapped, and nothing is ordered yet', () => {
    for (const n of [1, 2, 4, 5])
      for (const input of [slot(n), click(asteroid(n)), tap(asteroid(n))])
        expect(after(H, input)).toEqual({ tool: inHand(n) });
  });

  it('SK-10.5 is tried and not taken where its slot is empty', () => {
    for (const input of [slot(3), click(asteroid(3)), tap(asteroid(3))])
      expect(after(H, slot(5), input)).toEqual({ tool: inHand(5), tried: { type: 'harvest', slot: 3 } });
  });
});

describe('a confirmation of a harvest', () => {
  it('SK-10.3 orders the asteroid in hand, the first one too', () => {
    expect(after(H, slot(4), confirm)).toEqual({ tool: inHand(4), command: { type: 'harvest', slot: 4 } });
    expect(after(H, confirm)).toEqual({ tool: FIRST, command: { type: 'harvest', slot: 1 } });
  });

  it('orders nothing where none is in hand', () => expect(after(H, cancel, confirm)).toEqual({ tool: EMPTY }));

  it('comes of a second click of the mouse on a chosen one, never of a finger or of a click on another', () => {
    const ordered = { tool: inHand(1), command: { type: 'harvest', slot: 1 } };
    expect(after(H, click(asteroid(1)), click(asteroid(1)))).toEqual(ordered);
    expect(after(H, slot(1), click(asteroid(1)))).toEqual(ordered);
    expect(after(H, click(asteroid(1)))).toEqual({ tool: inHand(1) });
    expect(after(H, tap(asteroid(1)), tap(asteroid(1)))).toEqual({ tool: inHand(1) });
    expect(after(H, click(asteroid(1)), click(asteroid(2)))).toEqual({ tool: inHand(2) });
  });
});

describe('keys through the asteroid row', () => {
  const slots = [1, 2, 4, 5];

  it('SK-10.3 go through the filled slots, round and round, both ways', () => {
    expect(openSlots(H, 'harvest')).toEqual(slots);
    for (let times = 1; times <= 6; times++) {
      expect(after(H, ...Array<typeof next>(times).fill(next))).toEqual({ tool: inHand(slots[times % 4]!) });
      expect(after(H, ...Array<typeof back>(times).fill(back))).toEqual({ tool: inHand(slots.at(-times % 4)!) });
    }
  });

  it('begin at either end where none is in hand', () => {
    expect(after(H, cancel, next)).toEqual({ tool: inHand(1) });
    expect(after(H, cancel, back)).toEqual({ tool: inHand(5) });
  });

  it('have nowhere to go for whoever waits', () => {
    const waiting = viewFor(positionH(), 'A');
    expect(openTool(waiting)).toEqual(EMPTY);
    for (const input of [next, back]) expect(after(waiting, input)).toEqual({ tool: EMPTY });
  });
});

describe('a harvest', () => {
  it('SK-10.5 is declined with the tool as it is; a cancellation lays the asteroid down and orders nothing', () => {
    expect(after(H, slot(4), finish)).toEqual({ tool: inHand(4), command: { type: 'decline' } });
    expect(after(H, slot(4), cancel)).toEqual({ tool: EMPTY });
  });

  it.each([ship('A-E14'), nextShip, lastShip])('knows no ships: %o', (input) => {
    expect(after(H, slot(2), input)).toEqual({ tool: inHand(2) });
  });

  it.each([...ELSEWHERE, { kind: 'ship', seat: 'B', ship: 'B-X15' } as const])('takes no click on $kind', (target) => {
    for (const input of [click(target), tap(target)]) expect(after(H, slot(2), input)).toEqual({ tool: inHand(2) });
  });

  it('takes no click on a card of the Shop, of the slot in hand or of another', () => {
    for (const n of [2, 4]) expect(after(H, slot(2), click({ kind: 'shop', slot: n }))).toEqual({ tool: inHand(2) });
  });
});

it('nothing in hand stays so where the game is over, whatever is done', () => {
  const over = viewFor(play(positionH(), 'A', resign).match, 'B');
  expect(openTool(over)).toBe(IDLE);
  for (const input of [slot(1), ship('A-E14'), click(asteroid(1)), next, nextShip, confirm, finish, cancel])
    expect(reduceTool(IDLE, input, over)).toEqual({ tool: IDLE });
});
