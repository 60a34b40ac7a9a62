import { expect, test } from 'vitest';
import type { Cell } from '../../src/games/battlespace-sirius/index.ts';
import { sirius as words } from '../../src/ui/games/battlespace-sirius/words/play.ts';
import { takeInHand } from './setup/card-hands.ts';
import { sameCommand } from './setup/card-keys.ts';
import { atHand, duelFile, keptMatch, people } from './setup/duels.ts';
import { gesture } from './setup/fingers.ts';
import { bright, finger } from './setup/hands.ts';
import type { Opened } from './setup/page.ts';
import { samePage } from './setup/same-page.ts';
import { crowded } from './setup/panels.ts';
import { keepScreen } from './setup/screens.ts';
import { onScreen, openFile, says, still } from './setup/table.ts';

const open = samePage();
let opened: Opened | null = null;

type Order = Parameters<typeof takeInHand>[3];

/** Three turns of two people: places, turns, payments, both lines, a volley, repairs. */
const ORDERS: readonly (readonly [seat: string, order: Order])[] = [
  ['1', { type: 'maneuver', kind: 'rotatePosition', to: [2, 1], turn: 90, pay: ['stern'] }],
  ['1', { type: 'lock', target: '2', lines: ['S', 'W'] }],
  ['2', { type: 'react', kind: 'rotate', turn: 270, pay: ['bow'] }],
  ['1', { type: 'fire', line: 'W', weapons: 3 }],
  ['1', { type: 'repair', sides: ['bow'] }],
  ['1', { type: 'fire', line: 'S', weapons: 1 }],
  ['2', { type: 'maneuver', kind: 'position', to: [2, 0] }],
  ['1', { type: 'react', kind: 'sentry', lines: ['N'], pay: ['starboard'] }],
  ['2', { type: 'fire', line: 'N', weapons: 0 }],
  ['1', { type: 'maneuver', kind: 'rotate', turn: 180 }],
  ['2', { type: 'react', kind: 'nothing' }],
];

test('BS-19.3 a portrait game by one finger: a tap chooses, only the bright button orders', async () => {
  opened = await open({ size: 'phone' });
  const { page, troubles } = opened;
  const file = duelFile({
    seats: people(2),
    dice: [2, 2, 5, 1, 4],
    position: {
      vessels: [
        { seat: '1', cell: [0, 0], heading: 'N', power: [5, 6, 6, 6] },
        { seat: '2', cell: [1, 0], heading: 'N' },
      ],
    },
  });
  await openFile(page, file);
  for (const [index, [seat, order]] of ORDERS.entries()) {
    const { line, next } = await atHand(page);
    expect([line.plies.length, next!.seat]).toEqual([index, seat]);
    expect(await crowded(page)).toEqual([]);
    await takeInHand(page, finger, next!.view, order);
    if (order.type === 'maneuver' && order.kind === 'position') {
      // A second tap at the place does nothing: fingers slip.
      await finger.tap(page, order.to);
      expect((await keptMatch(page)).plies).toHaveLength(index);
    }
    await expect.poll(() => bright(page).isEnabled(), { message: JSON.stringify(order) }).toBe(true);
    expect(await crowded(page)).toEqual([]);
    await finger.press(bright(page));
    await expect
      .poll(async () => (await keptMatch(page)).plies.length, { message: JSON.stringify(order), interval: 30 })
      .toBe(index + 1);
    expect(sameCommand((await keptMatch(page)).plies[index]!.command as never, order)).toBe(true);
  }
  await says(page, 'Emerald fires at Red');
  // The other panels are one tap away.
  await page.getByRole('navigation').getByRole('button', { name: words.vessels }).tap();
  await page.locator('.bs-vessels').waitFor();
  expect(troubles()).toEqual([]);
});

test('BS-5.4 a finger drags the ship to a place; over none it is answered; a second finger lets go; beside the ship the table moves', async () => {
  opened = await open({ size: 'phone' });
  const { page, context, troubles } = opened;
  const vessels = [
    { seat: '1', cell: [0, 0] },
    { seat: '2', cell: [1, 0] },
  ] as const;
  await openFile(page, duelFile({ seats: people(2), dice: [], position: { vessels } }));
  await says(page, 'Emerald has the turn');
  const touch = await context.newCDPSession(page);
  const at = async ([x, y]: Cell) => {
    await still(page);
    return onScreen(page, { x, y });
  };
  const drag = async (from: Cell, to: Cell) => gesture(touch, [await at(from)], [await at(to)]);
  const send = (
    type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel',
    spots: readonly { x: number; y: number }[],
  ) => touch.send('Input.dispatchTouchEvent', { type, touchPoints: spots.map((spot, id) => ({ ...spot, id })) });
  const plan = async (name: string) =>
    bright(page)
      .filter({ hasText: new RegExp(`^${name}`) })
      .waitFor();
  const why = page.locator('.why');
  const camera = () => page.locator('.play-table canvas[data-camera]').getAttribute('data-camera');
  await plan(words.stay);

  // A place that is offered is chosen, and nothing ordered; from there the ship is dragged on, and back.
  await drag([0, 0], [1, 1]);
  await plan(words.position);
  await drag([1, 1], [2, 0]);
  await plan(words.position);
  await drag([2, 0], [0, 0]);
  await plan(words.stay);
  // Where there is a ship, nothing can be put down: that is said, and the plan stays.
  await drag([0, 0], [1, 0]);
  await why.waitFor();
  await plan(words.stay);
  await why.getByRole('button').last().tap();
  await why.waitFor({ state: 'detached' });

  // While it is held the places glow and the card is under the finger.
  const [own, up] = [await at([0, 0]), await at([1, 1])];
  await send('touchStart', [own]);
  await send('touchMove', [{ x: (own.x + up.x) / 2, y: (own.y + up.y) / 2 }]);
  await send('touchMove', [up]);
  await still(page);
  await keepScreen(page, 'duel-phone-dragged');
  // A second finger lets go of it, and so does the browser when it takes the finger away.
  await send('touchStart', [up, { x: up.x - 90, y: up.y + 60 }]);
  await send('touchEnd', []);
  await plan(words.stay);
  await send('touchStart', [await at([0, 0])]);
  await send('touchMove', [await at([1, 1])]);
  await send('touchCancel', []);
  await plan(words.stay);

  // Beside the ship a finger moves the table.
  const before = await camera();
  await drag([0, 1], [0.4, 1.4]);
  await expect.poll(camera).not.toBe(before);
  await plan(words.stay);
  expect((await keptMatch(page)).plies).toEqual([]);
  await drag([0, 0], [1, 1]);
  await plan(words.position);
  expect(await crowded(page)).toEqual([]);
  await finger.press(bright(page));
  await expect.poll(async () => (await keptMatch(page)).plies.length).toBe(1);
  expect((await keptMatch(page)).plies[0]!.command).toEqual({ type: 'maneuver', kind: 'position', to: [1, 1] });
  expect(troubles()).toEqual([]);
});
