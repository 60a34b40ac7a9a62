import { expect, test } from 'vitest';
import type { OrionsGatePosition } from '../../src/games/orions-gate/place.ts';
import { GAMES } from '../../src/games/index.ts';
import { retrogradeWords as orrery } from '../../src/ui/games/retrograde/words/play.ts';
import { sirius } from '../../src/ui/games/battlespace-sirius/words/play.ts';
import { battle as words } from '../../src/ui/games/orions-gate/words/play.ts';
import { alone, duelFile } from './setup/duels.ts';
import { ALONE, fromPosition } from './setup/matches.ts';
import { rests } from './setup/frames.ts';
import { bright } from './setup/hands.ts';
import { ORRERY } from './setup/orbit-scenes.ts';
import { orbits, SINGLE } from './setup/orbits.ts';
import { turnTo } from './setup/page.ts';
import { samePage } from './setup/same-page.ts';
import { keepScreen } from './setup/screens.ts';
import { spurWindow } from './setup/spur-scenes.ts';
import { act, openFile, says, still } from './setup/table.ts';

const open = samePage();

const round = (kind: string, x: number, y: number, radius: number) => ({
  kind,
  parts: [{ kind: 'circle', x: x * 1000, y: y * 1000, radius: radius * 1000 }],
});

/**
 * The second round of a battle of 24 points: a battleship before its third weapon, scars on both sides. `SCREENS=1`
 * keeps it as the picture `readme-battle`, which stands in the README.
 */
const BATTLE = {
  round: 2,
  phase: 'battleships',
  turn: 'A',
  pieces: [
    round('blocking', 42, 29, 4),
    round('blocking', 24, 41, 1.5),
    round('obscuring', 17, 21, 5),
    round('obscuring', 62, 14, 4),
    round('dangerous', 55, 17, 1.5),
    round('dangerous', 58, 36, 4.5),
  ],
  units: [
    {
      id: 'a1.1',
      type: 'battleships',
      name: 'Grand Duke',
      pose: [30_000, 14_000, 6500],
      components: [{ kind: 'shield', damage: 1 }, 'shield', 'cannon', 'cannon', 'torpedo', 'precisionSensor'],
    },
    {
      id: 'a1.2',
      type: 'destroyers',
      name: 'Marshal',
      pose: [46_500, 15_500, 8000],
      components: [{ kind: 'shield', damage: 1 }, 'cannon', 'torpedo'],
      activated: true,
    },
    {
      id: 'a1.3',
      type: 'fighters',
      name: 'Page',
      pose: [38_000, 17_500, 7500],
      components: ['cannon'],
      activated: true,
    },
    {
      id: 'a1.4',
      type: 'fighters',
      name: 'Squire',
      pose: [22_500, 27_500, 5000],
      components: [{ kind: 'cannon', damage: 1 }],
      activated: true,
    },
    { id: 'a1.5', type: 'scouts', name: 'Lookout', pose: [15_000, 34_000, 3000], activated: true },
    {
      id: 'b1.1',
      type: 'battleships',
      name: 'Sovereign',
      pose: [33_500, 39_500, 26_000],
      components: ['cannon', { kind: 'shield', damage: 1 }, 'shield', 'torpedo', 'gigaCannon', 'railgun'],
    },
    {
      id: 'b1.2',
      type: 'destroyers',
      name: 'North Wind',
      pose: [49_000, 40_000, 24_000],
      components: [{ kind: 'cannon', damage: 2 }, 'shield', 'torpedo'],
      activated: true,
    },
    {
      id: 'b1.3',
      type: 'fighters',
      name: 'Alpha',
      pose: [33_000, 30_000, 26_500],
      components: ['cannon'],
      activated: true,
    },
    {
      id: 'b1.4',
      type: 'fighters',
      name: 'Fang',
      pose: [53_000, 29_000, 22_000],
      components: ['cannon'],
      activated: true,
    },
    { id: 'b1.5', type: 'scouts', name: 'Needle', pose: [61_000, 26_000, 21_000], activated: true },
    { id: 'b1.6', type: 'fighters', name: 'Claw', components: ['cannon'], status: 'destroyed' },
  ],
} as unknown as OrionsGatePosition;

test('the battle of the README is one that can be played', async () => {
  const { page } = await open();
  await openFile(
    page,
    fromPosition(BATTLE, ALONE, {
      options: { points: 24, terrainSeed: 'harbour' },
      dice: [5, 5, 4, 5, ...Array.from({ length: 200 }, (_, index) => (index % 6) + 1)],
      plies: [
        ['a1', { type: 'activate', unit: 'a1.1', action: 'hold' }],
        ['a1', { type: 'plan', heading: 7800 }],
        ['a1', { type: 'firePrimary', target: 'b1.3' }],
      ],
    }),
  );
  await says(page, /Fire with Grand Duke/);
  await expect.poll(() => act(page).locator('.target').allInnerTexts()).toHaveLength(2);
  expect(await act(page).locator('.target').last().innerText()).toBe(
    words.outOfRange(['Sovereign', 'North Wind', 'Fang', 'Needle']),
  );
  await still(page);
  await keepScreen(page, 'readme-battle');
});

/** A duel before a volley, after Sentry Fire; `SCREENS=1` keeps it as the picture `readme-duel`. */
test('the duel of the README is one that can be played', async () => {
  const { page } = await open({ settings: { animationSpeed: 1 } });
  await openFile(
    page,
    duelFile({
      seats: alone(2),
      dice: [2, 5, ...Array.from({ length: 60 }, (_, index) => (index % 6) + 1)],
      position: {
        vessels: [
          { seat: '1', cell: [0, 0], heading: 'N', power: [5, 4, 6, 3] },
          { seat: '2', cell: [1, 1], heading: 'W', power: [4, 6, 2, 5] },
        ],
        turnNumber: 9,
        round: 5,
        phase: 'reaction',
        engaged: '2',
        lines: ['N', 'E'],
      },
      plies: [[2, { type: 'react', kind: 'sentry', lines: ['N', 'E'], pay: ['port'] }]],
    }),
  );
  await says(page, /You fire at Red/);
  await page.keyboard.press('4');
  await page.mouse.move(600, 880);
  await bright(page)
    .filter({ hasText: sirius.fire(4) })
    .waitFor();
  await still(page);
  await keepScreen(page, 'readme-duel');
});

/**
 * A spacecraft of Retrograde whose burns across the gap are laid out, with all that waits there; `SCREENS=1` keeps it
 * as the picture `readme-orrery`.
 */
test('the orrery of the README is one that can be played', async () => {
  const { page } = await open({ settings: { animationSpeed: 1 } });
  await openFile(page, orbits.file({ seats: SINGLE, position: ORRERY }));
  await still(page);
  await act(page)
    .getByRole('button', { name: /^Missile Frigate/ })
    .click();
  await act(page)
    .getByRole('button', { name: new RegExp(`^${orrery.at('Mars', 2)}: `) })
    .click();
  await bright(page)
    .filter({ hasText: orrery.confirm.burns(2, 5, 0) })
    .waitFor();
  await page.mouse.move(600, 440);
  expect(await rests(page)).toBe(true);
  await keepScreen(page, 'readme-orrery');
});

/** An open attack of Orion's Spur with all answers; `SCREENS=1` keeps it as the picture `readme-fleets`. */
test('the fleets of the README are some that can be played', async () => {
  const { page } = await open({ settings: { animationSpeed: 1 } });
  await openFile(page, spurWindow());
  await expect.poll(() => page.locator('.strip-answer').count()).toBeGreaterThan(2);
  await page.locator('.strip-answer').nth(1).focus();
  expect(await rests(page)).toBe(true);
  await keepScreen(page, 'readme-fleets');
});

/** The first screen; `SCREENS=1` keeps it as the picture `readme-home`. */
test('the first screen of the README shows every game', async () => {
  const { page } = await open();
  await turnTo(page, '#/');
  await page.locator('.home > .key-art-done').waitFor();
  await expect.poll(() => page.locator('.key-art:not(.key-art-done)').count()).toBe(0);
  for (const { title } of GAMES) expect(await page.locator('.home').innerText()).toContain(title);
  await still(page);
  await keepScreen(page, 'readme-home');
});
