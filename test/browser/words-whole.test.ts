import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { Recording } from '../../src/engine/recording.ts';
import { play as common } from '../../src/ui/match/words/play.ts';
import { duelScene } from './setup/duel-scenes.ts';
import { eachPage } from './setup/each-page.ts';
import { misplaced } from './setup/layout.ts';
import { moments } from './setup/moments.ts';
import { turnTo } from './setup/page.ts';
import { overlapping } from './setup/panels.ts';
import { keepScreen } from './setup/screens.ts';
import { spurWindow } from './setup/spur-scenes.ts';
import { storedMatches, type Stored } from './setup/stored.ts';
import { WALKED } from './setup/survey.ts';
import { ready, still } from './setup/table.ts';
import { brokenWords } from './setup/words-whole.ts';

const open = eachPage();

/** As long as names may be; one is a single word. */
const NAMES = [
  'Maximiliana Featherstone',
  'Bartholomew Chamberlains',
  'Konstantinopolitanskaya!',
  'Wilhelmina Mountbattens',
  'Throckmorton Birminghams',
  'Quintessentially Radiant',
];
const named = (file: Recording): Recording => ({
  ...file,
  seats: file.seats.map((seat, place) => ({ ...seat, name: NAMES[place]! })),
});

/** Looked at as a replay. */
const OVER = 'end of six';

const all = await moments();
const SCENES: { readonly [name: string]: Recording } = {
  battle: all['orions-gate play.choose']!,
  war: all['skaxar harvest']!,
  orrery: all['retrograde construction']!,
  fleets: spurWindow(),
  'six duellists': duelScene('fire', 6),
  [OVER]: duelScene('over', 6),
};

let { stored, ids }: Stored = { stored: { cookies: [], origins: [] }, ids: {} };
beforeAll(async () => {
  ({ stored, ids } = await storedMatches(
    Object.fromEntries(Object.entries(SCENES).map(([name, file]) => [name, named(file)])),
  ));
});

const faults = async (page: Page): Promise<string[]> => [
  ...(await brokenWords(page)),
  ...(await misplaced(page)),
  ...(await overlapping(page)),
];

/** Shows the log where it is folded or a tab. */
async function openLog(page: Page): Promise<void> {
  const tab = page.getByRole('navigation').getByRole('button', { name: common.log, exact: true });
  if (await tab.isVisible()) await tab.click();
  else if ((await page.locator('.dock-log .log').count()) === 0) await page.locator('.dock-log .plate-fold').click();
  await page.locator('.log').first().waitFor();
  await still(page);
}

test.each(WALKED)('the longest names break no word, reach beyond no column and lie over no panel: %s', async (size) => {
  const { page } = await open({ size, context: { storageState: stored } });
  for (const name of Object.keys(SCENES)) {
    await turnTo(page, `#/${name === OVER ? 'replay' : 'battle'}/${ids[name]}`);
    await ready(page);
    await expect.poll(() => faults(page), { message: name }).toEqual([]);
    await openLog(page);
    await expect.poll(() => faults(page), { message: `log: ${name}` }).toEqual([]);
    await keepScreen(page, `words-${size}-${name.replace(/ /g, '-')}`);
  }
});
