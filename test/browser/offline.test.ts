import { afterEach, expect, inject, test } from 'vitest';
import { gameEntry } from '../../src/games/index.ts';
import { battle as words } from '../../src/ui/games/orions-gate/words/play.ts';
import { play as common } from '../../src/ui/match/words/play.ts';
import { optionsText } from '../../src/ui/games/orions-gate/words/options.ts';
import { home } from '../../src/ui/kit/words/app.ts';
import { serve } from './serve.ts';
import { keepFailures } from './setup/failure.ts';
import { openPage, type Opened } from './setup/page.ts';
import { actButton, logLines, ready, says, text } from './setup/table.ts';

let opened: Opened | null = null;
afterEach(() => opened?.context.close());
keepFailures(() => opened);

const SEAT = { player: 'human', name: '', computerChooses: true, fleet: '' };
const DRAFT = {
  options: { terrainSeed: 'offline', terrainMinimum: 0, terrainDensity: 'sparse', rounds: 1 },
  seed: 'offline',
  seats: { A: { ...SEAT, fleet: undefined }, B: { ...SEAT, player: 'easy' } },
};

test('after the first visit everything works without a net: reload, rule book, licences, and a battle against the computer to its end', async () => {
  const site = await serve(inject('productFolder'));
  opened = await openPage({ draft: DRAFT, context: { serviceWorkers: 'allow' } });
  const { page, context, troubles } = opened;
  try {
    await page.goto(site.address);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  } finally {
    site.close();
  }
  await context.setOffline(true);
  const asked = site.asked.length;
  await page.reload();
  await page.getByRole('heading', { name: gameEntry('orions-gate').title, level: 1 }).waitFor();

  await page.goto(`${site.address}#/rules/OG-6.7`);
  await page.locator('article[aria-current]', { hasText: 'OG-6.7' }).waitFor();

  await page.goto(site.address);
  await page.getByRole('link', { name: home.licences }).click();
  await page.getByRole('heading', { name: home.licences, level: 1 }).waitFor();
  for (const name of ['phaser', 'game-icons', 'source-sans-3'])
    await page.getByRole('heading', { name: new RegExp(name), level: 2 }).waitFor();

  await page.goto(`${site.address}#/new/orions-gate`);
  await page
    .getByRole('button', { name: /^Random|^Ready/ })
    .first()
    .waitFor();
  await page.getByRole('button', { name: /^Random/ }).click();
  await page.getByRole('button', { name: optionsText.start }).click();
  await ready(page);
  const dialog = page.getByRole('dialog');
  for (let step = 0; step < 80 && (await dialog.count()) === 0; step++) {
    await expect
      .poll(
        async () =>
          (await dialog.count()) > 0 ||
          /choose an edge|Deploy:|choose who acts|Plan the movement|Fire with|Place .* after/.test(
            await text(page, '.says'),
          ),
        { timeout: 60_000 },
      )
      .toBe(true);
    const sentence = await text(page, '.says');
    const press = /edge/.test(sentence)
      ? words.edgeSouth
      : /Deploy/.test(sentence)
        ? (await actButton(page, words.deployAll).count()) > 0
          ? words.deployAll
          : words.deployDone
        : /who acts/.test(sentence)
          ? words.actions.hold
          : /Plan/.test(sentence)
            ? words.confirmStay
            : words.endActivation;
    if ((await dialog.count()) === 0) await actButton(page, press).click();
  }
  expect(await dialog.innerText()).toMatch(
    new RegExp(`${common.resultYouWin}|${common.resultYouLose}|${common.resultDraw}`),
  );
  expect((await logLines(page)).some((line) => line.startsWith('Computer'))).toBe(true);
  await page.keyboard.press('Escape');
  await says(page, words.says.over);
  expect(site.asked).toHaveLength(asked);
  expect(troubles()).toEqual([]);
});
