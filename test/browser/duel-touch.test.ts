import { afterAll, expect, test } from 'vitest';
import { sirius as words } from '../../src/ui/games/battlespace-sirius/words/play.ts';
import { takeInHand } from './setup/card-hands.ts';
import { sameCommand } from './setup/card-keys.ts';
import { atHand, duelFile, keptMatch, people } from './setup/duels.ts';
import { keepFailures } from './setup/failure.ts';
import { bright, finger } from './setup/hands.ts';
import { openPage, type Opened } from './setup/page.ts';
import { crowded } from './setup/panels.ts';
import { openFile, says } from './setup/table.ts';

let opened: Opened | null = null;
keepFailures(() => opened);
afterAll(() => opened?.context.close());

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
  opened = await openPage({ size: 'phone' });
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
