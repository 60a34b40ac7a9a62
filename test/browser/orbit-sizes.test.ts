import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { RetrogradeCommand } from '../../src/games/retrograde/index.ts';
import { REPLAY_INSETS } from '../../src/ui/games/retrograde/insets.ts';
import { layoutIn } from '../../src/ui/games/retrograde/table/cast.ts';
import { shapeOf } from '../../src/ui/games/retrograde/table/layout.ts';
import { samePage } from './setup/same-page.ts';
import { arcSpot } from './setup/orbit-hands.ts';
import { DUEL } from './setup/orbit-scenes.ts';
import { orbits, SINGLE } from './setup/orbits.ts';
import { SIZES, turnTo } from './setup/page.ts';
import { overlapping } from './setup/panels.ts';
import { keepScreen } from './setup/screens.ts';
import { act, clickTable, onScreen, openFile, ready } from './setup/table.ts';

// Panels beside the orrery: they can be read, and none of them lies over what is played with.

const open = samePage();

const ATTACK: RetrogradeCommand = {
  type: 'attack',
  spacecraft: '1-battleship',
  target: '2-heavy-frigate',
  spend: 3,
};
const FILE = orbits.file({ seats: SINGLE, position: DUEL, plies: [['1', ATTACK]] });
const { view: DUEL_VIEW } = orbits.nextMove(orbits.begun({ seats: SINGLE, position: DUEL }))!;

/** The box of an element. */
const boxOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((it) => {
    const { left, right, top, bottom, width, height } = it.getBoundingClientRect();
    return { left, right, top, bottom, width, height };
  });

test.each(['desk', 'tablet'] as const)(
  'RG-9.7: dice of an attack lie in the column beside the table, as wide as it: %s',
  async (size) => {
    const { page } = await open({ size });
    await openFile(page, FILE);
    await keepScreen(page, `orbit-dice-${size}`);
    const [tray, act] = [await boxOf(page, '.tray'), await boxOf(page, '.dock-act')];
    expect(tray.width).toBe(act.width);
    expect(tray.left).toBe(act.left);
    expect(tray.height).toBeLessThan(200);
    expect(await overlapping(page)).toEqual([]);
  },
);

test('a refusal leaves the log as it is, and a folded log is a line', async () => {
  const { page } = await open();
  await openFile(page, orbits.file({ seats: SINGLE, position: DUEL }));
  const before = await boxOf(page, '.dock-log');
  await act(page)
    .getByRole('button', { name: /^Light Bomber/ })
    .click();
  // Nothing leads there this turn.
  const [x, y] = arcSpot(DUEL_VIEW, '2-mars', 3);
  await clickTable(page, { x, y });
  await page.locator('.why').waitFor();
  expect(await boxOf(page, '.dock-log')).toMatchObject({ left: before.left, bottom: before.bottom });
  await page.locator('.dock-log .plate-fold').click();
  const folded = await boxOf(page, '.dock-log');
  expect(folded).toMatchObject({ left: before.left, width: before.width });
  expect(folded.height).toBeLessThan(40);
});

test.each(['desk', 'tablet'] as const)(
  'the player of a replay lies at the foot, below the orrery: %s',
  async (size) => {
    const { page } = await open({ size });
    const id = await openFile(page, FILE);
    await turnTo(page, `#/replay/${id}?ply=0`);
    await ready(page);
    const player = await boxOf(page, '.player');
    const { width, height } = SIZES[size];
    expect(height - player.bottom).toBe(10);
    const { top, left, right } = REPLAY_INSETS[size === 'desk' ? 'wide' : 'middle'];
    const { view } = orbits.nextMove(orbits.begun({ seats: SINGLE, position: DUEL }))!;
    const { box } = layoutIn(view, shapeOf(width - left - right, player.top - 8 - top));
    for (const x of [box.left, 0, box.right])
      expect((await onScreen(page, { x: x / 1000, y: box.bottom / 1000 })).y).toBeLessThan(player.top);
    await keepScreen(page, `orbit-replay-${size}`);
  },
);
