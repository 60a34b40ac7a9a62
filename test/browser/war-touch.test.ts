import type { CDPSession } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import type { SkaxarCommand } from '../../src/games/skaxar/index.ts';
import { skaxar as words } from '../../src/ui/games/skaxar/words/play.ts';
import { keepFailures } from './setup/failure.ts';
import { bright, finger } from './setup/hands.ts';
import { keeps, keptMatch } from './setup/kept.ts';
import { misplaced } from './setup/layout.ts';
import { openPage, type Opened } from './setup/page.ts';
import { crowded } from './setup/panels.ts';
import { onScreen, openFile, says } from './setup/table.ts';
import { give, placeOf, slotCard } from './setup/war-hands.ts';
import { SESSION } from './setup/war-scenes.ts';
import { BOTH, wars } from './setup/wars.ts';

let opened: Opened | null = null;
keepFailures(() => opened);
afterAll(() => opened?.context.close());

/** Two turns and a harvest; what is left open by the rules is chosen by an easy computer player. */
const ORDERS: readonly (readonly [seat: string, order: SkaxarCommand])[] = [
  ['A', { type: 'buy', slot: 2, ship: 'A-E12' }],
  ['A', { type: 'buy', slot: 4 }],
  ['B', { type: 'buy', slot: 3, ship: 'B-X18' }],
];
const MORE = 7;

/** A finger that rests at a place until the table takes it for a long press. */
async function rest(
  touch: CDPSession,
  { x, y }: { readonly x: number; readonly y: number },
  seen: () => Promise<void>,
): Promise<void> {
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await seen();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('SK-6.7 SK-7.3 SK-10.3 a portrait game by one finger: a tap chooses, only the bright button orders; a tap or a long press on a card of the table reads it', async () => {
  opened = await openPage({ size: 'phone' });
  const { page, context, troubles } = opened;
  await openFile(page, wars.file({ seats: BOTH, position: SESSION, seed: 'touch' }));
  await says(page, 'Earth buys first');
  const clean = async () => expect([...(await crowded(page)), ...(await misplaced(page))]).toEqual([]);
  await clean();

  const { next: first } = await wars.atHand(page);
  const lead = await onScreen(page, {
    x: placeOf(first!.view, { kind: 'ship', seat: 'A', ship: 'A-E22' }, 'tall')[0],
    y: placeOf(first!.view, { kind: 'ship', seat: 'A', ship: 'A-E22' }, 'tall')[1],
  });
  const card = page.getByRole('dialog', { name: 'Picket' });
  const touch = await context.newCDPSession(page);
  await rest(touch, lead, () => card.waitFor());
  expect(await card.innerText()).toContain(words.whereShip.lead);
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'detached' });
  await finger.tap(page, placeOf(first!.view, { kind: 'ship', seat: 'A', ship: 'A-E22' }, 'tall'));
  await card.waitFor();
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'detached' });

  for (let index = 0; index < ORDERS.length + MORE; index++) {
    const { line, next } = await wars.atHand(page);
    expect(line.plies).toHaveLength(index);
    const [seat, order] = ORDERS[index] ?? [next!.seat, next!.command];
    expect(next!.seat).toBe(seat);
    await clean();
    if (order.type === 'buy') {
      // A second tap on the card does nothing: fingers slip.
      await slotCard(page, order.slot).tap();
      await slotCard(page, order.slot).tap();
      await expect.poll(() => bright(page).isEnabled(), { message: JSON.stringify(order) }).toBe(true);
      await clean();
      expect((await keptMatch(page)).plies).toHaveLength(index);
    }
    await give(page, finger, next!.view, order, null);
    await keeps(page, index + 1, JSON.stringify(order));
    expect((await keptMatch(page)).plies[index]).toMatchObject({ seat, command: order });
  }
  // The other panels are one tap away.
  await page.getByRole('navigation').getByRole('button', { name: words.sidesTab }).tap();
  await page.locator('.sk-sides').waitFor();
  await page.locator('.sk-side-A .sk-pile', { hasText: words.piles.scrapyard }).tap();
  await page.getByRole('dialog', { name: words.pileOf(words.piles.scrapyard, words.fleets.earth) }).waitFor();
  expect(troubles()).toEqual([]);
}, 240_000);
