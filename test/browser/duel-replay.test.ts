import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Recording } from '../../src/engine/recording.ts';
import { sirius as words } from '../../src/ui/games/battlespace-sirius/words/play.ts';
import { duelFile, fileAt, lineOf, people, recordingOf, stateOf, wholeDuel } from './setup/duels.ts';
import { keepFailures } from './setup/failure.ts';
import { keeps } from './setup/kept.ts';
import { openPage, SIZES, turnTo, type Opened } from './setup/page.ts';
import { keepScreen } from './setup/screens.ts';
import { bothListed, linkTo, playOnFrom, savedAndBack, scrubbed, slider, standsAt } from './setup/replays.ts';
import { logLines, openFile, ready, says, still, text } from './setup/table.ts';

let opened: Opened;
let page: Page;
const whole = wholeDuel({ seats: people(3), options: { lifeboats: true }, seed: 'replay' });
const file: Recording = recordingOf(whole);
keepFailures(() => opened);
beforeAll(async () => {
  opened = await openPage({ context: { permissions: ['clipboard-read', 'clipboard-write'] } });
  ({ page } = opened);
});
afterAll(() => opened.context.close());

/** The vessels as the list says them. */
const vessels = async (on: Page = page): Promise<string[]> =>
  (await on.locator('.bs-vessel').allInnerTexts()).map((row) => row.replace(/\s+/g, ' ').trim());
const count = (on: Page = page) => text(on, '.bs-turn-count');

test('a duel is scrubbed, stepped, and entered from its log; it goes out as a file and comes in the same', async () => {
  await openFile(page, file);
  await scrubbed(page, file.plies.length, vessels, async (middle) => {
    const half = stateOf(lineOf({ ...file, plies: file.plies.slice(0, middle) }));
    await expect.poll(() => count()).toBe(words.turnOf(half.turnNumber) + words.roundOf(half.round));
  });
  await page
    .locator('.log-line', { hasText: /^Turn 4: / })
    .getByRole('button')
    .click();
  await expect.poll(() => count()).toMatch(/^Turn 4,/);
  expect(Number(await slider(page).inputValue())).toBeGreaterThan(0);
  await savedAndBack(page, file);
  expect(opened.troubles()).toEqual([]);
});

test('a new duel is played on from a moment, and the old one stays as it was', async () => {
  const moment = fileAt(whole, ({ phase, turnNumber }) => phase === 'maneuver' && turnNumber === 3).plies.length;
  const plain = async () => (await vessels()).map((row) => row.replace(/ Look$/, ''));
  const then = await playOnFrom(page, moment, file.plies.length, plain);
  await says(page, 'has the turn and chooses a maneuver');
  expect(await count()).toMatch(/^Turn 3,/);
  expect(await plain()).toEqual(then);
  const log = await logLines(page);
  await page.locator('.dock-act .button-primary').click();
  await expect.poll(async () => (await logLines(page)).length).toBeGreaterThan(log.length);
  expect((await logLines(page)).slice(0, log.length)).toEqual(log);
  await keeps(page, moment + 1);
  await bothListed(page, file.plies.length, moment + 1);
  expect(opened.troubles()).toEqual([]);
});

test('a link holds a whole duel and opens its moment in another browser', async () => {
  // The links of long games are too long for mail: this one is a short duel of two.
  const short = duelFile({
    seats: people(2),
    dice: [4],
    position: {
      vessels: [
        { seat: '1', cell: [0, 0] },
        { seat: '2', cell: [1, 0], power: [6, 6, 6, 0] },
      ],
    },
    plies: [
      [1, { type: 'maneuver', kind: 'stay' }],
      [2, { type: 'react', kind: 'nothing' }],
      [1, { type: 'fire', line: 'E', weapons: 1 }],
    ],
  });
  await openFile(page, short);
  const link = await linkTo(page, 1);
  const other = await openPage();
  try {
    await other.page.goto(link);
    await ready(other.page);
    await standsAt(other.page, 2, 3);
    await expect.poll(() => vessels(other.page)).toEqual(await vessels());
    expect(await text(other.page, '.bs-step-now')).toContain(words.steps.fire);
    // The odds of that moment can be looked at (BS-19.7).
    expect(await text(other.page, '.bs-odds')).toContain(words.oneDestroys);
    expect(other.troubles()).toEqual([]);
  } finally {
    await other.context.close();
  }
  expect(opened.troubles()).toEqual([]);
});

test('vessels out of sight stand at the edge of a replay, under no panel, and lead there', async () => {
  const vessels = [0, 1, 6, 7, 8, 9].map((x, index) => ({ seat: `${index + 1}`, cell: [x, 0] as const }));
  const id = await openFile(page, duelFile({ seats: people(6), dice: [], position: { vessels } }));
  await turnTo(page, `#/replay/${id}?ply=0`);
  await ready(page);
  const edge = page.locator('.bs-edge');
  for (const size of ['desk', 'phone'] as const) {
    await page.setViewportSize(SIZES[size]);
    await still(page);
    await expect.poll(() => edge.count()).toBeGreaterThan(1);
    await keepScreen(page, `replay-edge-${size}`);
    await expect
      .poll(() =>
        edge.evaluateAll((all) =>
          all
            .filter((one) => {
              const { left, right, top, bottom } = one.getBoundingClientRect();
              return [left + 4, right - 4].some((x) => !one.contains(document.elementFromPoint(x, (top + bottom) / 2)));
            })
            .map((one) => one.getAttribute('aria-label')),
        ),
      )
      .toEqual([]);
  }
  const last = edge.filter({ hasText: 'Az' });
  const name = (await last.getAttribute('aria-label'))!;
  await last.click();
  await expect.poll(() => page.getByRole('button', { name, exact: true }).and(edge).count()).toBe(0);
  expect(opened.troubles()).toEqual([]);
});
