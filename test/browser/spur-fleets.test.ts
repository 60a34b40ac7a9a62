import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { readFleet, READY_MADE_FLEETS, writeFleet } from '../../src/games/orions-spur/index.ts';
import { fleetsText as words } from '../../src/ui/games/orions-spur/words/fleets.ts';
import { spurWords } from '../../src/ui/games/orions-spur/words/play.ts';
import { spurText } from '../../src/ui/games/orions-spur/words/setup.ts';
import { gesture } from './setup/fingers.ts';
import { keptMatch } from './setup/kept.ts';
import { misplaced } from './setup/layout.ts';
import { axeFaults, SIZES, turnTo, visit, type Size } from './setup/page.ts';
import { samePage } from './setup/same-page.ts';
import { keepScreen } from './setup/screens.ts';
import { sizesOf } from './setup/survey.ts';
import { ready } from './setup/table.ts';

const open = samePage();

const FAULTY = 'Fleet: Rust\nSpecies: Terran\nCeres F3\nCerse F2\nSol B3\nSol B3';

const dialog = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const slot = (page: Page, name: string) => page.locator(`[data-slot="${name}"]`);
const add = (page: Page, design: string) => page.getByRole('button', { name: new RegExp(`^Add ${design}`) });

const legal = (page: Page) => page.getByText(`✓ ${words.legal}`).waitFor();

/** Which ships stand where, in slot order. */
const places = (page: Page): Promise<string[]> =>
  page
    .locator('.sf-filled')
    .evaluateAll((all) => all.map((one) => `${one.textContent} ${one.getAttribute('data-slot')}`));

/** The middle of an element. */
async function middleOf(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const box = (await page.locator(selector).first().boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Drags by mouse from the middle of one element to that of another. */
async function drag(page: Page, from: string, to: string): Promise<void> {
  const [start, end] = [await middleOf(page, from), await middleOf(page, to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 14, start.y + 4, { steps: 2 });
  await page.mouse.move(end.x, end.y, { steps: 4 });
  await page.mouse.up();
}

test('OS-2.1, OS-12.3, OS-3.4: fleets come in with faults by line, are built by drag and keys, go out whole in a link, and are taken into a battle with their formation', async () => {
  const { page } = await open();
  await turnTo(page, '#/spur-fleets');
  await press(page, words.import);
  await dialog(page).getByRole('textbox').fill(FAULTY);
  await dialog(page).getByRole('button', { name: words.read, exact: true }).click();
  await page.getByText(words.importFaults(1)).waitFor();
  expect(await dialog(page).locator('.notice li').allInnerTexts()).toEqual([
    'Line 4: OS-2.1: There is no design "Cerse" in your ship deck.',
    'Line 6: B3 is taken by the ship in line 5.',
  ]);
  await dialog(page)
    .getByRole('button', { name: words.correct(1) })
    .click();
  await expect.poll(() => dialog(page).getByRole('textbox').inputValue()).toContain('Ceres F2');
  await press(page, words.takeGood);
  await page.locator('.shelf-card', { hasText: 'Rust' }).getByText(words.illegalWith(1)).waitFor();

  // By keys: a digit adds so many, ships find their places, the one of the highest VP stands behind.
  await page.getByRole('link', { name: words.build }).click();
  await page.getByRole('textbox', { name: words.fleetName }).fill('Watch');
  await add(page, 'Ceres').focus();
  await page.keyboard.press('3');
  await page.getByText('OS-2.1: There are 2 Ceres in your ship deck; you chose 3.').first().waitFor();
  await expect.poll(() => places(page)).toEqual(['Ceres M3', 'Ceres B3']);
  await page.getByText('A starting fleet has 1 Destroyer; you chose 0.').waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await add(page, 'Mars').press('Enter');
  await expect.poll(() => places(page)).toEqual(['Venus F2', 'Ceres F3', 'Ceres M3', 'Mars B3']);
  await legal(page);
  await slot(page, 'M3').focus();
  await page.keyboard.press('Shift+ArrowLeft');
  await expect.poll(() => places(page)).toEqual(['Venus F2', 'Ceres F3', 'Ceres M2', 'Mars B3']);
  await page.keyboard.press('Shift+ArrowUp');
  await expect.poll(() => places(page)).toEqual(['Ceres F2', 'Ceres F3', 'Venus M2', 'Mars B3']);

  // By mouse: within the formation, out of it, and from the ships into it.
  await drag(page, '[data-slot="B3"]', '[data-slot="F1"]');
  await page.getByText('Exactly one ship stands in the back row; there are 0.').waitFor();
  await page.keyboard.press('Control+z');
  await drag(page, '[data-slot="M2"]', '[data-slot="F4"]');
  await expect.poll(() => places(page)).toEqual(['Ceres F2', 'Ceres F3', 'Venus F4', 'Mars B3']);
  await drag(page, '.sf-design:nth-child(2) .sf-grip', '[data-slot="M5"]');
  await expect.poll(() => places(page)).toContain('Phobos M5');
  await page.getByText('A starting fleet has 2 Frigates; you chose 3.').waitFor();
  await drag(page, '[data-slot="M5"]', '.sf-yard .panel-head');
  await expect.poll(() => places(page)).toEqual(['Ceres F2', 'Ceres F3', 'Venus F4', 'Mars B3']);
  await legal(page);
  await press(page, words.save);

  // The whole fleet is in the link: another visit keeps the same text.
  await press(page, words.text);
  const text = await dialog(page).getByRole('textbox', { name: words.asText }).inputValue();
  const link = await dialog(page).getByRole('textbox', { name: words.asLink }).inputValue();
  expect(text).toBe('Fleet: Watch\nSpecies: Terran Federation\nCeres F2\nCeres F3\nVenus F4\nMars B3\n');
  await page.keyboard.press('Escape');
  await visit(page, link.slice(link.indexOf('#')));
  await press(page, words.linkKeep);
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('orion.spur-fleets') ?? '[]') as string[]);
  expect(readFleet(kept.at(-1)!).fleet).toEqual({ ...readFleet(text).fleet, name: 'Watch 2' });

  // A battle is set up for it, with the set of numbers the page proposes, whose Ceres is a design of its own;
  // the fleet and then its formation are taken there.
  await page.getByRole('link', { name: words.of(words.editIn, 'Watch 2') }).click();
  await page.getByRole('link', { name: words.toMatch }).click();
  await page.getByRole('button', { name: spurText.start }).click();
  await ready(page);
  await page.getByRole('group', { name: words.mine }).getByRole('button', { name: 'Watch 2' }).click();
  await page.getByRole('button', { name: new RegExp(`^${spurWords.chooseFleet}`) }).click();
  await page.getByRole('group', { name: words.formationsOf }).getByRole('button', { name: 'Watch 2' }).click();
  await press(page, words.keepFleet);
  await page
    .getByText(words.savedTo(words.keptFrom('Terrans', 12)))
    .first()
    .waitFor();
  await page.getByRole('button', { name: new RegExp(`^${spurWords.setLayout}`) }).click();
  await expect
    .poll(async () => (await keptMatch(page)).plies.filter(({ seat }) => seat === '1').map(({ command }) => command))
    .toEqual([
      { type: 'chooseFleet', designs: ['ter-ceres-fair', 'ter-ceres-fair', 'ter-venus', 'ter-mars'] },
      {
        type: 'setLayout',
        layout: { F2: '1:ter-ceres-fair#1', F3: '1:ter-ceres-fair#2', F4: '1:ter-venus#1', B3: '1:ter-mars#1' },
      },
    ]);
});

/** The pages that are looked at beside what is done on them. */
const LOOKS = ['library', 'build', 'compare', 'sheet'] as const;
type Look = (typeof LOOKS)[number];

describe.each(Object.keys(SIZES) as Size[])('at the size of a %s', (size) => {
  test(
    'fleets: nothing is cut off or out of reach; a finger drags a ship to its place',
    { timeout: 60_000 },
    async () => {
      const { page, context } = await open({ size });
      await page.evaluate(
        (text) => localStorage.setItem('orion.spur-fleets', text),
        JSON.stringify([writeFleet(READY_MADE_FLEETS[3]!), FAULTY]),
      );
      const look = async (name: Look, hash: string, selector: string) => {
        await turnTo(page, hash);
        await page.locator(selector).first().waitFor();
        if (!sizesOf(LOOKS.indexOf(name)).includes(size)) return;
        await page.evaluate(() => document.fonts.ready);
        await keepScreen(page, `spur-fleets-${name}-${size}`, { fullPage: true });
        expect({ name, misplaced: await misplaced(page), axe: await axeFaults(page) }).toEqual({
          name,
          misplaced: [],
          axe: [],
        });
      };
      await look('library', '#/spur-fleets', '.shelf-card');
      await page.getByRole('link', { name: words.of(words.editIn, 'Home Fleet') }).click();
      await page.locator('.sf-filled').first().waitFor();
      if (size === 'phone') {
        const touch = await context.newCDPSession(page);
        await page
          .locator('.sf-design')
          .nth(2)
          .evaluate((row) => row.scrollIntoView({ block: 'center' }));
        const from = await middleOf(page, '.sf-design:nth-child(3) .sf-grip');
        await gesture(touch, [from], [await middleOf(page, '[data-slot="F1"]')]);
        await expect.poll(() => places(page)).toContain('Venus F1');
        await keepScreen(page, 'spur-fleets-dragged-phone');
      }
      await slot(page, 'B3').click();
      await look('build', '#/spur-fleets/build', '.sf-filled');
      await look('compare', '#/spur-fleets/compare', '.compare-table');
      await look('sheet', '#/spur-fleets/print', '.sf-sheet');
    },
  );
});
