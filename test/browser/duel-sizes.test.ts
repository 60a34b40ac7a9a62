import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SCENES, duelScene } from './setup/duel-scenes.ts';
import { eachPage } from './setup/each-page.ts';
import { SIZES, type Size } from './setup/page.ts';
import { overlapping } from './setup/panels.ts';
import { keepScreen } from './setup/screens.ts';
import { openFile, still } from './setup/table.ts';

const open = eachPage();

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

const LEAST: { readonly [size in Size]: number } = { desk: 200, tablet: 150, phone: 110 };

for (const size of Object.keys(SIZES) as Size[])
  test(`a card of a duel is at least ${LEAST[size]} pixels wide in every phase, and no panel lies over it: ${size}`, async () => {
    const { page } = await open({ size });
    const widths: { [scene: string]: Shown } = {};
    for (const scene of SCENES) {
      await openFile(page, duelScene(scene, 2));
      if (scene === 'over') await keepScreen(page, `duel-${size}-result`);
      if (scene === 'over') await page.getByRole('dialog').getByRole('button', { name: 'Look at the table' }).click();
      await still(page);
      await keepScreen(page, `duel-${size}-${scene}`);
      widths[scene] = await shown(page, scene === 'over' ? [[0, 0]] : [[0, 0], [1, 1]]);
      expect.soft(await overlapping(page)).toEqual([]);
    }
    console.log(size, JSON.stringify(widths));
    for (const [scene, { width, covered }] of Object.entries(widths)) {
      expect.soft(width, scene).toBeGreaterThanOrEqual(LEAST[size]);
      expect.soft(covered, scene).toEqual([]);
    }
  }, 180_000);
