import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { battle as words } from '../../src/ui/games/orions-gate/words/play.ts';
import { app } from '../../src/ui/kit/words/app.ts';
import { play as common } from '../../src/ui/match/words/play.ts';
import { keepFailures } from './setup/failure.ts';
import { focused, tabTo } from './setup/keys.ts';
import { fromPosition, PEOPLE } from './setup/matches.ts';
import { openPage, turnTo, visit, type Opened } from './setup/page.ts';
import { actButton, openFile, says } from './setup/table.ts';

let opened: Opened | null = null;
afterEach(() => opened?.context.close());
keepFailures(() => opened);

/** Names what has the focus when no outline or ring marks it; empty when an eye can find it. */
const marked = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement!;
    // A radio or switch that is drawn by its label shows the mark there.
    const candidates = [element, element.nextElementSibling, element.closest('label'), element.parentElement].filter(
      (one): one is Element => one !== null,
    );
    const outlined = (style: CSSStyleDeclaration) =>
      style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 1.5;
    const shown = candidates.some(
      (one) => outlined(getComputedStyle(one)) || (one === element && getComputedStyle(one).boxShadow !== 'none'),
    );
    // A link that covers its whole card shows the mark on the cover.
    return shown || outlined(getComputedStyle(element, '::after')) ? '' : `${element.tagName} ${element.className}`;
  });

test.each(['#/', '#/new', '#/new/orions-gate', '#/rules', '#/settings', '#/replays'])(
  'every stop of Tab on %s is seen',
  async (hash) => {
    opened = await openPage();
    const { page, troubles } = opened;
    await visit(page, hash);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const first = new Set<string>();
    const faults = new Set<string>();
    for (let press = 0; press < 40; press++) {
      await page.keyboard.press('Tab');
      const name = await focused(page);
      if (await page.evaluate(() => document.activeElement === document.body)) break;
      first.add(name);
      const fault = await marked(page);
      if (fault) faults.add(`${fault}: ${name}`);
    }
    expect(first.size).toBeGreaterThan(4);
    expect([...faults]).toEqual([]);
    expect(troubles()).toEqual([]);
  },
);

test('a new page has the focus with its first picture, and does not take it from what a person then goes to', async () => {
  opened = await openPage();
  const { page, troubles } = opened;
  await visit(page, '#/new');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await turnTo(page, '#/replays');
  await page.getByRole('heading', { name: app.pages.replays, level: 1 }).waitFor();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  const stays = await page.evaluate(async () => {
    const shown = new Promise<HTMLElement>((resolve) => {
      const watch = new MutationObserver(() => {
        const link = document.querySelector<HTMLElement>('main a[href="#/new/skaxar"]');
        if (!link) return;
        watch.disconnect();
        resolve(link);
      });
      watch.observe(document.querySelector('main')!, { childList: true, subtree: true });
    });
    location.hash = '#/new';
    const link = await shown;
    const had = document.activeElement?.id;
    link.focus();
    // Longer than an effect of the page may wait for a frame.
    await new Promise((resolve) => setTimeout(resolve, 500));
    return [had, document.activeElement === link];
  });
  expect(stays).toEqual(['main', true]);
  expect(troubles()).toEqual([]);
});

test('a dialog holds the focus, Esc closes it and gives the focus back; a shot and a refusal are announced', async () => {
  opened = await openPage();
  const { page, troubles } = opened;
  await openFile(
    page,
    fromPosition(
      {
        units: [
          {
            id: 'a1.1',
            type: 'destroyers',
            name: 'Talon',
            pose: [36_000, 12_000, 9000],
            components: ['cannon', 'railgun', 'shield'],
          },
          {
            id: 'b1.1',
            type: 'destroyers',
            name: 'Reed',
            pose: [36_000, 28_000, 27_000],
            components: ['cannon', 'shield', 'torpedo'],
          },
          { id: 'b1.2', type: 'fighters', name: 'Kite', pose: [66_000, 40_000, 27_000], components: ['cannon'] },
        ],
        phase: 'destroyers',
        turn: 'A',
      },
      PEOPLE,
    ),
  );
  await tabTo(page, common.menu);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: common.menuTitle });
  await dialog.waitFor();
  const stops = new Set<string>();
  for (let press = 0; press < 14; press++) {
    await page.keyboard.press('Tab');
    const where = await page.evaluate(() =>
      document.activeElement === document.body
        ? 'browser'
        : document.activeElement!.closest('dialog')
          ? 'dialog'
          : 'outside',
    );
    expect(where).not.toBe('outside');
    stops.add(await focused(page));
  }
  expect(stops.size).toBeGreaterThan(4);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await focused(page)).toBe(common.menu);

  const urgent = () =>
    page
      .locator('[role=alert][aria-live=assertive]')
      .allInnerTexts()
      .then((all) => all.join(' '));
  await actButton(page, words.actions.hold).click();
  await actButton(page, words.confirmStay).click();
  await says(page, 'Ada decides what Talon fires.');
  // The second enemy is out of the sector and out of range: choosing and firing at it tells why not (OG-7.2, OG-7.3).
  await page.keyboard.press('n');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('Enter');
  await expect.poll(urgent).toMatch(/OG-7\.[23]: /);
  await page.keyboard.press('Escape');
  await page.keyboard.press('n');
  await page.evaluate(() => {
    (window as unknown as { heard: string[] }).heard = [];
    const region = document.querySelector('[role=status][aria-live=polite]')!;
    new MutationObserver(() =>
      (window as unknown as { heard: string[] }).heard.push((region as HTMLElement).innerText),
    ).observe(region, { childList: true, subtree: true, characterData: true });
  });
  await page.keyboard.press('Enter');
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { heard: string[] }).heard.join(' ')))
    .toMatch(/(Hit|Miss) on Reed at 14\.0 in/);
  expect(troubles()).toEqual([]);
});

test('every stop of Tab past the slots of a unit is seen, the link to the rule of each among them', async () => {
  opened = await openPage();
  const { page, troubles } = opened;
  await openFile(
    page,
    fromPosition(
      {
        units: [
          { id: 'a1.1', type: 'destroyers', pose: [36_000, 12_000, 9000], components: ['shield', 'cannon', 'torpedo'] },
          { id: 'b1.1', type: 'fighters', pose: [34_000, 40_000, 27_000] },
        ],
        phase: 'destroyers',
        turn: 'A',
      },
      PEOPLE,
    ),
  );
  await tabTo(page, /^Slot 1/);
  const stops: string[] = [];
  for (let press = 0; press < 5; press++) {
    // The tip of a slot is there before one goes on.
    await page.locator('.tooltip-anchor:focus-within > .tooltip:popover-open').waitFor();
    await page.keyboard.press('Tab');
    stops.push(await focused(page));
    await expect
      .poll(() => page.evaluate(() => document.activeElement!.getBoundingClientRect().width), {
        message: stops.join(' | '),
      })
      .toBeGreaterThan(10);
  }
  expect(stops).toEqual([
    expect.stringMatching(/^OG-/),
    expect.stringMatching(/^Slot 2/),
    expect.stringMatching(/^OG-/),
    expect.stringMatching(/^Slot 3/),
    expect.stringMatching(/^OG-/),
  ]);
  expect(troubles()).toEqual([]);
});
