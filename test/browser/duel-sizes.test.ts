import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { BattlespaceSiriusPosition } from '../../src/games/battlespace-sirius/index.ts';
import { SCENES, duelScene } from './setup/duel-scenes.ts';
import { alone, duelFile, people } from './setup/duels.ts';
import { samePage } from './setup/same-page.ts';
import { sirius as words } from '../../src/ui/games/battlespace-sirius/words/play.ts';
import { bright } from './setup/hands.ts';
import { overlapping } from './setup/panels.ts';
import { keepScreen } from './setup/screens.ts';
import { turnTo } from './setup/page.ts';
import { onScreen, openFile, openNextFile, ready, says, still } from './setup/table.ts';

const open = samePage();

/** Width of a card, cells. */
const CARD = 0.86;

interface Shown {
  /** Width of a drawn card, CSS pixels. */
  readonly width: number;
  /** Vessels of whom a panel covers some, by seat. */
  readonly covered: readonly string[];
}

/** How large cards are drawn now, and whether panels lie over those in some cells. */
const shown = (page: Page, cells: readonly (readonly [number, number])[]): Promise<Shown> =>
  page.evaluate(
    ([places, card]) => {
      const canvas = document.querySelector<HTMLElement>('.play-table canvas[data-camera]')!;
      const [x, y, scale] = canvas.dataset['camera']!.split(' ').map(Number) as [number, number, number];
      const box = canvas.getBoundingClientRect();
      const corners = [-0.42, 0, 0.42].flatMap((a) => [-0.42, 0, 0.42].map((b) => [a, b] as const));
      const covered = places.filter(([cx, cy]) =>
        corners.some(([dx, dy]) => {
          const left = box.left + box.width / 2 + (((cx + dx) * 1000 - x) * scale) / 1000;
          const top = box.top + box.height / 2 - (((cy + dy) * 1000 - y) * scale) / 1000;
          return !document.elementFromPoint(left, top)?.closest('.play-table');
        }),
      );
      return { width: scale * card, covered: covered.map((cell) => cell.join(' ')) };
    },
    [cells, CARD] as const,
  );

const LEAST = { desk: 200, tablet: 150, phone: 110, upright: 140 } as const;
type Size = keyof typeof LEAST;
/** How a page of a size is opened; `upright`: the smallest tablet that is held so. */
const opening = (size: Size) =>
  size === 'upright' ? { context: { viewport: { width: 768, height: 1024 }, hasTouch: true } } : { size };
const PAIR = [
  [0, 0],
  [1, 1],
] as const;
const START: BattlespaceSiriusPosition['vessels'] = [
  { seat: '1', cell: [0, 0] },
  { seat: '2', cell: [1, 1] },
];
/** More dice than the turns of the test can roll. */
const LUCK = Array.from({ length: 60 }, (_, index) => ((index * 5) % 6) + 1);
const PHASES = ['maneuver', 'lock', 'reaction', 'fire', 'repair'] as const satisfies readonly (typeof SCENES)[number][];

/** Buttons of the firing choices that are not wholly in sight. */
const outOfSight = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.bs-fire .bs-cards .bs-pick')].flatMap((row) => {
      const { left, right, top, bottom } = row.getBoundingClientRect();
      const seen = [top + 2, bottom - 2].every((y) => row.contains(document.elementFromPoint((left + right) / 2, y)));
      return seen ? [] : [row.innerText.replace(/\s+/g, ' ')];
    }),
  );

for (const size of Object.keys(LEAST) as Size[])
  test(`a card of a duel is at least ${LEAST[size]} pixels wide in every phase, and no panel lies over it: ${size}`, async () => {
    const { page } = await open(opening(size));
    const seen: { [phase: string]: Shown } = {};
    for (const phase of PHASES) {
      await openNextFile(page, duelScene(phase, 2));
      await page.mouse.move(4, 400);
      await still(page);
      await keepScreen(page, `duel-${size}-${phase}`);
      seen[phase] = await shown(page, PAIR);
      expect.soft(await overlapping(page), phase).toEqual([]);
      if (phase !== 'fire') continue;
      // All five numbers of weapons are compared without scrolling (BS-19.7).
      expect.soft(await page.locator('.bs-fire .bs-cards .bs-pick').count()).toBe(5);
      expect.soft(await outOfSight(page)).toEqual([]);
    }
    await openNextFile(page, duelScene('last', 2));
    await page.keyboard.press('1');
    await bright(page).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('img', { name: words.pictureOf('') }).waitFor();
    await still(page);
    await keepScreen(page, `duel-${size}-result`);
    seen['result'] = { ...(await shown(page, [])), covered: [] };
    for (const [phase, { width, covered }] of Object.entries(seen)) {
      expect.soft(width, phase).toBeGreaterThanOrEqual(LEAST[size]);
      expect.soft(covered, phase).toEqual([]);
    }
  });

test('BS-19.7: all numbers of weapons of a second volley are in sight on a tablet, with the dice of Sentry and of the first', async () => {
  const { page } = await open({ size: 'tablet' });
  await openFile(
    page,
    duelFile({
      seats: people(2),
      dice: [2, 5, 1, 2, 3, 4],
      position: {
        vessels: [
          { seat: '1', cell: [0, 0], heading: 'N', power: [5, 6, 6, 3] },
          { seat: '2', cell: [1, 1], heading: 'W', power: [4, 6, 3, 4] },
        ],
        phase: 'reaction',
        engaged: '2',
        lines: ['N', 'E'],
      },
      plies: [
        [2, { type: 'react', kind: 'sentry', lines: ['N', 'E'], pay: ['bow'] }],
        [1, { type: 'fire', line: 'N', weapons: 3 }],
      ],
    }),
  );
  await page.keyboard.press('4');
  await still(page);
  expect(await page.locator('.tray-roll').count()).toBe(2);
  expect(await page.locator('.bs-fire .bs-cards .bs-pick').count()).toBe(5);
  expect(await outOfSight(page)).toEqual([]);
});

test('the camera keeps still while a film runs, and frames the pair afterwards; a ship is dragged to a place by mouse', async () => {
  const { page } = await open({ settings: { animationSpeed: 4 } });
  await openFile(page, duelFile({ seats: alone(2), dice: LUCK, position: { vessels: START } }));
  await page.evaluate(() => {
    const canvas = document.querySelector<HTMLElement>('.play-table canvas[data-camera]')!;
    const seen = { films: 0, moved: 0, camera: '', ran: false };
    Object.assign(window, { seen });
    const look = () => {
      const { film, camera } = canvas.dataset;
      const runs = film === 'runs';
      if (runs && !seen.ran) seen.films += 1;
      if (runs && seen.ran && camera !== seen.camera) seen.moved += 1;
      Object.assign(seen, { camera, ran: runs });
      requestAnimationFrame(look);
    };
    look();
  });
  const [own, to] = [await onScreen(page, { x: 0, y: 0 }), await onScreen(page, { x: 2, y: 1 })];
  await page.mouse.move(own.x, own.y);
  await page.mouse.down();
  await page.mouse.move((own.x + to.x) / 2, (own.y + to.y) / 2, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await keepScreen(page, 'duel-desk-dragged');
  await page.mouse.up();
  await bright(page).filter({ hasText: words.position }).click();
  // The one line is locked by itself, the computer reacts.
  await says(page, /how many weapons/);
  await page.keyboard.press('1');
  await bright(page).click();
  // The computer plays its turn until the person is to react.
  await says(page, /you react/);
  await still(page);
  const { films, moved } = await page.evaluate(
    () => (window as unknown as { seen: { films: number; moved: number } }).seen,
  );
  expect(films).toBeGreaterThanOrEqual(3);
  expect(moved).toBe(0);
  expect((await shown(page, [])).width).toBeGreaterThanOrEqual(LEAST.desk);
});

test('in the lesson the duel is as large on a tablet as in a match: what is taught lies where the log lies else', async () => {
  const { page } = await open({ size: 'tablet' });
  await turnTo(page, '#/learn/battlespace-sirius');
  await ready(page);
  const { width } = await shown(page, [
    [0, 0],
    [1, 0],
  ]);
  expect(width).toBeGreaterThan(160);
  expect(await overlapping(page)).toEqual([]);
});
