import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { CARD, shopPlan } from '../../assets/art/skaxar/layout.ts';
import { fit } from '../../assets/art/skaxar/text.ts';
import { SHOP_LIST } from '../../src/games/skaxar/data/shop-cards.ts';
import type { SkaxarCommand } from '../../src/games/skaxar/index.ts';
import { skaxar as words } from '../../src/ui/games/skaxar/words/play.ts';
import { bright, finger } from './setup/hands.ts';
import { keeps, keptMatch } from './setup/kept.ts';
import { misplaced } from './setup/layout.ts';
import { SIZES, type Opened } from './setup/page.ts';
import { samePage } from './setup/same-page.ts';
import { crowded } from './setup/panels.ts';
import { onScreen, openFile, says } from './setup/table.ts';
import { give, placeOf, slotCard } from './setup/war-hands.ts';
import { SESSION } from './setup/war-scenes.ts';
import { BOTH, wars } from './setup/wars.ts';

const open = samePage();
let opened: Opened | null = null;

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

/** How large the names on the cards of the strip are, CSS pixels, by name; the card of the strip is so wide. */
async function namesOn(page: Page, wide: number): Promise<{ readonly [name: string]: number }> {
  const names = SHOP_LIST.map(([{ name }]) => name);
  const widths = await page.evaluate((all) => {
    const pen = document.createElement('canvas').getContext('2d')!;
    pen.font = "600 100px 'Chakra Petch'";
    return all.map((name) => pen.measureText(name).width / 100);
  }, names);
  const { name: box, nameSize } = shopPlan('stats', true);
  const sizeOf = (width: number) => fit('name', () => width, box.wide, box.high, nameSize, 1, 1).size;
  return Object.fromEntries(names.map((name, at) => [name, (sizeOf(widths[at]!) * wide) / CARD.wide]));
}

test('the Shop of a phone is a strip of whole cards in reach of the thumb, with names that can be read, and says nothing of pointing', async () => {
  opened = await open({ size: 'phone' });
  const { page, troubles } = opened;
  await openFile(page, wars.file({ seats: BOTH, position: SESSION, seed: 'touch' }));
  await says(page, 'Earth buys first');
  const cards = page.locator('.sk-strip .sk-pick .card-picture');
  await expect.poll(() => cards.count()).toBe(6);
  // None is seen before its picture is there.
  await expect.poll(() => page.locator('.card-picture[data-waits]').count()).toBe(0);
  const { y, width, height } = (await cards.first().boundingBox())!;
  expect(width).toBeGreaterThanOrEqual(110);
  expect(height / width).toBeCloseTo(CARD.high / CARD.wide, 1);
  expect(y).toBeGreaterThan(SIZES.phone.height / 2);
  expect(Object.entries(await namesOn(page, width)).filter(([, size]) => size < 12)).toEqual([]);
  expect((await page.locator('.play').innerText()).toLowerCase()).not.toContain('point at');
  // The last card is swiped to, or taken by its number: then it is in sight.
  const last = slotCard(page, 6);
  await page.keyboard.press('6');
  await expect.poll(async () => (await last.boundingBox())!.x + width).toBeLessThanOrEqual(SIZES.phone.width);
  expect(troubles()).toEqual([]);
});

test('SK-6.7 SK-7.3 SK-10.3 a portrait game by one finger: a tap chooses, only the bright button orders; a tap or a long press on a card of the table reads it', async () => {
  opened = await open({ size: 'phone' });
  const { page, context, troubles } = opened;
  await openFile(page, wars.file({ seats: BOTH, position: SESSION, seed: 'touch' }));
  await says(page, 'Earth buys first');
  const clean = async () => expect([...(await crowded(page)), ...(await misplaced(page))]).toEqual([]);
  await clean();

  const { next: first } = await wars.atHand(page);
  const lead = await onScreen(page, {
    x: placeOf(first!.view, { kind: 'ship', seat: 'A', ship: 'A-E22' }, 'phone')[0],
    y: placeOf(first!.view, { kind: 'ship', seat: 'A', ship: 'A-E22' }, 'phone')[1],
  });
  const card = page.getByRole('dialog', { name: 'Picket' });
  const touch = await context.newCDPSession(page);
  await rest(touch, lead, () => card.waitFor());
  expect(await card.innerText()).toContain(words.whereShip.lead);
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'detached' });
  await finger.tap(page, placeOf(first!.view, { kind: 'ship', seat: 'A', ship: 'A-E22' }, 'phone'));
  await card.waitFor();
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'detached' });
  // The piles lie in the fields, in reach: a tap lists one.
  const deck = page.getByRole('dialog', { name: words.pileOf(words.piles.fleetDeck, words.fleets.skaxar) });
  await finger.tap(page, placeOf(first!.view, { kind: 'pile', pile: 'fleetDeck', seat: 'B' }, 'phone'));
  await deck.waitFor();
  await page.keyboard.press('Escape');
  await deck.waitFor({ state: 'detached' });

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
});
