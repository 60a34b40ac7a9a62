import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PAINT_NAMES, PRESETS, type Paint } from '../../src/games/orions-gate/index.ts';
import type { OrionsGatePosition } from '../../src/games/orions-gate/place.ts';
import { packFleet } from '../../src/ui/games/orions-gate/setup/fleet-form.ts';
import { fleetText } from '../../src/ui/games/orions-gate/words/fleet.ts';
import { fleetsText as words } from '../../src/ui/games/orions-gate/words/fleets.ts';
import { battle } from '../../src/ui/games/orions-gate/words/play.ts';
import { optionsText } from '../../src/ui/games/orions-gate/words/options.ts';
import { play as common } from '../../src/ui/match/words/play.ts';
import { fromPosition, PEOPLE } from './setup/matches.ts';
import { turnTo } from './setup/page.ts';
import { samePage } from './setup/same-page.ts';
import { keepScreen } from './setup/screens.ts';
import { changed, shadesAt } from './setup/shades.ts';
import { WALKED } from './setup/survey.ts';
import { onScreen, openFile, ready, still } from './setup/table.ts';

const open = samePage();

const WOLVES = PRESETS.find(({ id }) => id === 'wolf-pack')!;
const portraits = (page: Page, paint: Paint) => page.locator(`.units canvas[data-paint="${paint}"]`);
const pick = (page: Page, paint: Paint) => page.locator('.paint', { hasText: PAINT_NAMES[paint] }).click();

test(
  'a paint and a name are chosen in the builder, kept with the fleet, and fly into the battle',
  { timeout: 90_000 },
  async () => {
    const { page } = await open({ sharp: true });
    await turnTo(page, `#/fleets/build?fleet=${packFleet(WOLVES)}`);
    await portraits(page, 'bare').first().waitFor();
    await pick(page, 'lancers');
    await portraits(page, 'lancers').first().waitFor();
    expect(await page.getByRole('radio', { name: PAINT_NAMES.lancers }).isChecked()).toBe(true);
    await expect.poll(() => portraits(page, 'bare').count()).toBe(0);
    await pick(page, 'tigers');
    await portraits(page, 'tigers').first().waitFor();
    await page.getByRole('button', { name: words.undo, exact: true }).click();
    await portraits(page, 'lancers').first().waitFor();
    // By keys too: the arrows go on to the next paint and back.
    await page.getByRole('radio', { name: PAINT_NAMES.lancers }).focus();
    await page.keyboard.press('ArrowRight');
    await portraits(page, 'wardens').first().waitFor();
    await page.keyboard.press('ArrowLeft');
    await portraits(page, 'lancers').first().waitFor();
    const squadron = page.getByLabel(words.squadron, { exact: true });
    await squadron.click();
    await page.keyboard.type('Night Herons and all their friends');
    expect(await squadron.inputValue()).toBe('Night Herons and all the');
    await squadron.fill('Night Herons');
    await keepScreen(page, 'paint-builder-desk');

    await page.reload();
    await portraits(page, 'lancers').first().waitFor();
    expect(await squadron.inputValue()).toBe('Night Herons');
    await page.getByRole('button', { name: fleetText.saveShort, exact: true }).click();
    const [kept] = await page.evaluate(() => JSON.parse(localStorage.getItem('orion.fleets')!) as string[]);
    expect(kept).toMatch(/^Fleet: Wolf Pack\n(#.*\n)*Squadron: Night Herons\nPaint: Red Lancers\n/);

    await page.getByRole('link', { name: words.toBattle }).click();
    // The set-up shows the fleet as it will fly.
    await portraits(page, 'lancers').first().waitFor();
    await page.getByText('Night Herons · Red Lancers').first().waitFor();
    await portraits(page, 'lancers').first().scrollIntoViewIfNeeded();
    await keepScreen(page, 'paint-setup-desk');
    await page.getByRole('button', { name: optionsText.start }).click();
    await ready(page);
    await page.getByText('Night Herons').first().waitFor();
    await page.reload();
    await ready(page);
    expect(await page.locator('.fleet.side-A .fleet-name').innerText()).toContain('Night Herons');
    expect(await page.locator('.fleet.side-B .fleet-name').innerText()).not.toContain('Night Herons');
  },
);

test('the paint and name of a fleet without a ship are kept', async () => {
  const { page } = await open();
  await turnTo(page, '#/fleets/build');
  await pick(page, 'hussars');
  const squadron = page.getByLabel(words.squadron, { exact: true });
  await squadron.fill('Night Herons');
  await page.reload();
  await expect.poll(() => squadron.inputValue()).toBe('Night Herons');
  expect(await page.getByRole('radio', { name: PAINT_NAMES.hussars }).isChecked()).toBe(true);
});

const OPPOSED: OrionsGatePosition = {
  phase: 'battleships',
  turn: 'A',
  units: [
    { id: 'a1.1', type: 'battleships', name: 'Talon', pose: [30_000, 24_000, 9000] },
    { id: 'a1.2', type: 'destroyers', name: 'Claw', pose: [24_000, 24_000, 4500] },
    { id: 'a1.3', type: 'fighters', name: 'Kite', pose: [30_000, 18_000, 0] },
    { id: 'a1.4', type: 'scouts', name: 'Wren', pose: [24_000, 18_000, 0] },
    { id: 'b1.1', type: 'battleships', name: 'Reed', pose: [42_000, 24_000, 27_000] },
    { id: 'b1.2', type: 'destroyers', name: 'Rush', pose: [48_000, 24_000, 22_500] },
    { id: 'b1.3', type: 'fighters', name: 'Sedge', pose: [42_000, 18_000, 18_000] },
    { id: 'b1.4', type: 'scouts', name: 'Moss', pose: [48_000, 18_000, 18_000] },
  ],
};

const seatsOf = (a?: string, b?: string) => [
  { ...PEOPLE[0]!, ...(a && { paint: a, squadron: 'Night Herons' }) },
  { ...PEOPLE[1]!, ...(b && { paint: b }) },
];

/** The colours of a hull on the table, on a lattice over its middle. */
async function hullAt(page: Page, at: { x: number; y: number }) {
  await still(page);
  const middle = await onScreen(page, at);
  const spots = Array.from({ length: 49 }, (_, index) => ({
    x: middle.x + ((index % 7) - 3) * 2,
    y: middle.y + (Math.floor(index / 7) - 3) * 2,
  }));
  return shadesAt(page, await page.screenshot(), spots);
}

test(
  'painted hulls differ on the table from bare ones and from those of the other side',
  { timeout: 90_000 },
  async () => {
    const { page } = await open({ sharp: true });
    const shown = async (a?: string, b?: string) => {
      await openFile(page, fromPosition(OPPOSED, seatsOf(a, b)));
      return { talon: await hullAt(page, { x: 30, y: 24 }), reed: await hullAt(page, { x: 42, y: 24 }) };
    };
    const bare = await shown();
    const painted = await shown('lancers');
    expect(changed(bare.talon, painted.talon)).toBeGreaterThan(0.5);
    expect(changed(bare.reed, painted.reed)).toBe(0);
    expect(changed(painted.talon, painted.reed)).toBeGreaterThan(0.5);
  },
);

test('the miniatures of the tray have the paint of their fleet', async () => {
  const { page } = await open({ sharp: true });
  const units = [...OPPOSED.units, { id: 'a1.5', type: 'scouts', name: 'Spark', status: 'waiting' } as const];
  await openFile(page, fromPosition({ round: 1, firstSide: 'B', deploying: 'A', units }, seatsOf('lancers')));
  await page.locator('.mini canvas[data-paint="lancers"]').waitFor();
  await keepScreen(page, 'paint-tray-desk');
});

test('the name of a squadron stands on the result', async () => {
  const { page } = await open();
  await openFile(page, fromPosition(OPPOSED, seatsOf('lancers')));
  await page.getByRole('button', { name: common.menu, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: battle.concede }).click();
  await page.getByRole('dialog', { name: battle.concedeTitle }).getByRole('button', { name: battle.concede }).click();
  await expect.poll(() => page.locator('.result-luck').innerText()).toContain('Ada · Night Herons');
});

test('a paint of a newer program is told, and its hulls are bare', async () => {
  const { page } = await open({ sharp: true });
  // It is told for a while only, and may be gone when the table has come to rest.
  const told = page.getByText(battle.unknownPaint('polka-dots')).first();
  await Promise.all([told.waitFor({ timeout: 120_000 }), openFile(page, fromPosition(OPPOSED, seatsOf('polka-dots')))]);
  await page.getByRole('button', { name: common.menu, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: common.menuShare }).click();
  const alt = await page.locator('.share-picture img').getAttribute('alt', { timeout: 120_000 });
  expect(alt).toContain('Ada · Night Herons 0 : Ben 0');
});

test.each(WALKED)('paint looks well at the size of a %s', { timeout: 120_000 }, async (size) => {
  const { page } = await open({ size, sharp: true });
  await turnTo(page, `#/fleets/build?fleet=${packFleet({ ...WOLVES, paint: 'hussars', squadron: 'Night Herons' })}`);
  await portraits(page, 'hussars').first().waitFor();
  await expect.poll(() => page.locator('.paint canvas[data-baked]').count()).toBe(8);
  await keepScreen(page, `paint-build-${size}`);
  await openFile(page, fromPosition(OPPOSED, seatsOf('lancers', 'harlequins')));
  await still(page);
  await keepScreen(page, `paint-far-${size}`);
  for (let step = 0; step < 3; step += 1) {
    await page.keyboard.press('+');
    await still(page);
  }
  await keepScreen(page, `paint-near-${size}`);
});
