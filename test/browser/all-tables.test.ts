import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { OrionsGatePosition } from '../../src/games/orions-gate/place.ts';
import { tablesText as words } from '../../src/ui/games/orions-gate/words/tables.ts';
import { misplaced } from './setup/layout.ts';
import { fromPosition } from './setup/matches.ts';
import { axeAt } from './setup/page.ts';
import { samePage } from './setup/same-page.ts';
import { crowded } from './setup/panels.ts';
import { keepScreen } from './setup/screens.ts';
import { WALKED } from './setup/survey.ts';
import { dragTable, openFile, says, still } from './setup/table.ts';

const open = samePage();

const circle = (kind: string, x: number, y: number, radius: number) => ({
  kind,
  parts: [{ kind: 'circle', x: x * 1000, y: y * 1000, radius: radius * 1000 }],
});
const PIECES = [
  circle('warpGate', 36, 24, 1.5),
  circle('wormhole', 10, 24, 1.5),
  circle('blocking', 20, 30, 2.5),
  circle('obscuring', 52, 18, 3),
  circle('dangerous', 58, 31, 2),
] as never;
const TYPES = ['battleships', 'destroyers', 'destroyers', 'fighters', 'fighters', 'scouts'] as const;
const SLOTS = { battleships: 6, destroyers: 3, fighters: 1, scouts: 0 } as const;

/** Six ships a side on each of four tables. */
const CROWD: OrionsGatePosition = {
  mission: 'territoryControl',
  phase: 'destroyers',
  turn: 'A',
  tables: [1, 2, 3, 4].map(() => ({ pieces: PIECES })),
  markers: [1, 2, 3, 4].map((table) => ({ x: 30_000 + table * 3000, y: 14_000, table })),
  units: [1, 2, 3, 4].flatMap((table) =>
    (['a1', 'b1'] as const).flatMap((seat) =>
      TYPES.map((type, index) => ({
        id: `${seat}.${(table - 1) * TYPES.length + index + 1}`,
        type,
        name: `${seat === 'a1' ? 'Talon' : 'Kestrel'} ${table}${index + 1}`,
        components: Array.from({ length: SLOTS[type] }, () => 'cannon' as const),
        pose: {
          x: 8000 + index * 11_000,
          y: seat === 'a1' ? 8000 + ((index * 7) % 5) * 1800 : 40_000 - ((index * 5) % 7) * 900,
          heading: seat === 'a1' ? 9000 : 27_000,
          table,
        },
      })),
    ),
  ),
};
const SEATS = [
  { seat: 'a1', player: 'human', name: 'Ada' },
  { seat: 'b1', player: 'human', name: 'Ben' },
];

const tab = (page: Page, table: number) =>
  page.getByRole('group', { name: words.tables }).getByRole('button', { name: new RegExp(`^${words.tab(table)}`) });
const tiles = (page: Page) => page.getByRole('dialog', { name: words.tables });

test('OG-14.12 all tables side by side on every screen; one fills the screen and the others stay as small maps', async () => {
  for (const size of WALKED) {
    // Only beside a wide table there is room for them.
    const maps = size === 'desk' ? 4 : 0;
    const { page } = await open({ size });
    await openFile(page, fromPosition(CROWD, SEATS, { options: { layout: [[], [], [], []], points: 96 } }));
    await says(page, 'Ada chooses who acts');
    await page.getByRole('button', { name: words.all }).click();
    await expect.poll(() => page.locator('.table-links path').count(), { message: size }).toBe(12);
    await expect.poll(() => page.locator('.table-tile .map-hull').count()).toBe(48);
    await still(page);
    await keepScreen(page, `all-tables-${size}`);
    expect([...(await misplaced(page)), ...(await axeAt(page, size))], size).toEqual([]);
    // All four are in sight at once, and most ships are named where there is room.
    const tall = page.viewportSize()!.height;
    for (const box of await page
      .locator('.table-tile')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect)))
      expect(box.bottom, size).toBeLessThanOrEqual(tall);
    const names = await page.locator('.table-tile .map-name').count();
    expect(names, size).toBeGreaterThan(size === 'phone' ? 30 : 40);
    // On a tall screen tables in small stand turned, as the table itself does.
    const [first] = await page
      .locator('.table-tile .map-sky')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
    expect(first!.height > first!.width, size).toBe(size === 'phone');
    // A line ends on its gates.
    const off = await page
      .locator('.table-links path')
      .first()
      .evaluate((path: SVGPathElement) => {
        const ends = [path.getPointAtLength(0), path.getPointAtLength(path.getTotalLength())];
        const from = path.ownerSVGElement!.getBoundingClientRect();
        const gates = [...document.querySelectorAll('.table-tile .map-warpGate circle')].map((one) => {
          const { left, top, width, height } = one.getBoundingClientRect();
          return { x: left + width / 2 - from.left, y: top + height / 2 - from.top };
        });
        return ends.map((end) => Math.min(...gates.map(({ x, y }) => Math.hypot(x - end.x, y - end.y))));
      });
    expect(Math.max(...off), size).toBeLessThan(2);
    if (size === 'desk') await goesAndComes(page);

    const second = tiles(page).getByRole('button', { name: words.tab(2) });
    if (size === 'phone') await second.tap();
    else if (size === 'tablet') await second.click();
    else {
      await second.focus();
      await page.keyboard.press('Enter');
    }
    await tiles(page).waitFor({ state: 'detached' });
    await expect.poll(() => tab(page, 2).getAttribute('aria-pressed')).toBe('true');
    await expect.poll(() => page.locator('.table-tabs .table-sketch').count(), { message: size }).toBe(maps);
    await still(page);
    await keepScreen(page, `small-maps-${size}`);
    expect([...(await crowded(page)), ...(await misplaced(page)), ...(await axeAt(page, size))], size).toEqual([]);
    if (maps > 0) await movesOnSmallMap(page);
  }
});

/** Tables that are not shown for a while, as in a dialog that is going, have no size, and are not drawn by it. */
async function goesAndComes(page: Page): Promise<void> {
  const [before, hidden] = await page.locator('.all-tables').evaluate(async (all: HTMLElement) => {
    const hulls = () => [...all.querySelectorAll('.map-hull')].map((one) => one.outerHTML);
    /** When what watches sizes has been told, and what it changed is drawn. */
    const frames = async () => {
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    };
    const before = hulls();
    all.style.display = 'none';
    await frames();
    const hidden = hulls();
    all.style.display = '';
    await frames();
    return [before, hidden] as const;
  });
  expect(before.length).toBe(48);
  expect(hidden).toEqual(before);
}

/** A ship that moves on the table in sight moves on its small map; the map brings another table into sight. */
async function movesOnSmallMap(page: Page): Promise<void> {
  const ship = () => tab(page, 2).locator('.map-hull').nth(1).getAttribute('transform');
  const before = await ship();
  await dragTable(page, { x: 19, y: 11.6 }, { x: 19, y: 17 });
  await page.keyboard.press('Enter');
  await expect.poll(ship).not.toBe(before);
  await tab(page, 1).click();
  await expect.poll(() => tab(page, 1).getAttribute('aria-pressed')).toBe('true');
  await page.getByRole('button', { name: words.noMaps }).click();
  await expect.poll(() => page.locator('.table-tabs .table-sketch').count()).toBe(0);
}
