import { afterAll, expect, test } from 'vitest';
import { PRESETS, writeFleet } from '../../src/games/orions-gate/index.ts';
import { gameEntry } from '../../src/games/index.ts';
import { home, newMatch } from '../../src/ui/kit/words/app.ts';
import { battle as words } from '../../src/ui/games/orions-gate/words/play.ts';
import { play as common } from '../../src/ui/match/words/play.ts';
import { fleetText } from '../../src/ui/games/orions-gate/words/fleet.ts';
import { optionsText } from '../../src/ui/games/orions-gate/words/options.ts';
import { setupText } from '../../src/ui/match/words/setup.ts';
import { freeColumns, optionsOfDraft } from './setup/corridor.ts';
import { keepFailures } from './setup/failure.ts';
import { enter, focused, tabTo, type } from './setup/keys.ts';
import { openPage, visit, type Opened } from './setup/page.ts';
import { actButton, logLines, pose, ready, says, text } from './setup/table.ts';

let opened: Opened | null = null;
keepFailures(() => opened);
afterAll(() => opened?.context.close());

const RAW = { terrainSeed: 'keys', terrainDensity: 'sparse', terrainMinimum: 0, rounds: 4 };
const SEAT = { player: 'human', name: '', computerChooses: true, fleet: '' };
/** Six Fighters: too short of reach to kill anything in the first round, and hard to hide all of them. */
const PACK = PRESETS.find(({ id }) => id === 'wolf-pack')!;
const DRAFT = {
  options: RAW,
  seed: 'keys',
  seats: { A: SEAT, B: { ...SEAT, player: 'default', computerChooses: false, fleet: writeFleet(PACK) } },
};
/**
 * Two free columns, the Destroyer's the nearest to the middle: from there the front sector sees most of the enemy's
 * zone.
 */
const columns = freeColumns(optionsOfDraft(RAW), 3, 8).sort((a, b) => Math.abs(a - 36) - Math.abs(b - 36));

test('a whole battle by keyboard alone, against the computer', async () => {
  opened = await openPage({ draft: DRAFT });
  const { page, troubles } = opened;
  // Nothing in this test may touch the mouse.
  const press = (key: string) => page.keyboard.press(key);
  await visit(page);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await enter(page, new RegExp(`^${home.newMatch}`));
  await page.getByRole('heading', { name: newMatch.title, level: 1 }).waitFor();
  await enter(page, gameEntry('orions-gate').title);
  await page.getByRole('heading', { name: optionsText.title, level: 1 }).waitFor();

  await tabTo(page, setupText.players.default);
  await press('ArrowLeft');
  expect(await focused(page)).toBe(setupText.players.easy);
  await enter(page, /^Destroyer/);
  await enter(page, /^Slot 1.*Empty slot/, { back: true });
  for (const part of ['Engine', 'Railgun', 'Shield']) await enter(page, part);
  await enter(page, /^Fighter/);
  await enter(page, /^Slot 1.*Empty slot/, { back: true });
  await enter(page, 'Missile Cluster');
  expect(await text(page, '.budget-line')).toContain(fleetText.budget(8, 12));
  await tabTo(page, optionsText.rounds);
  await press('Home');
  await enter(page, optionsText.start);
  await ready(page);

  const seen = new Set<string>();
  for (let step = 0; step < 60 && (await page.getByRole('dialog').count()) === 0; step++) {
    await expect
      .poll(
        async () =>
          (await page.getByRole('dialog').count()) > 0 ||
          /choose an edge|Deploy:|choose who acts|Plan the movement|Fire with/.test(await text(page, '.says')),
        { timeout: 60_000 },
      )
      .toBe(true);
    if ((await page.getByRole('dialog').count()) > 0) break;
    const sentence = await text(page, '.says');
    if (/choose an edge/.test(sentence)) {
      seen.add('edge');
      await enter(page, words.edgeSouth);
    } else if (/Deploy:/.test(sentence)) {
      const south =
        (await page.locator('.log-line', { hasText: /Side A takes the south/ }).count()) > 0 ||
        !(await page.locator('.log-line', { hasText: /Side B takes the south/ }).count());
      for (const [index, y] of [
        [0, south ? 11 : 37],
        [1, south ? 11.375 : 36.625],
      ] as const) {
        const name = index === 0 ? 'Destroyers 1' : 'Fighters 1';
        await expect.poll(() => text(page, '.dock-act .act-title')).toContain(name);
        await type(page, /^x$/, String(columns[index]));
        // Half the base over the line is refused (OG-4.3), then right up to it.
        await type(page, /^y$/, south ? '12.000' : '36.000');
        await expect.poll(() => page.locator('.dock-act .refusal').innerText()).toContain('OG-4.3');
        await press('Enter');
        await page
          .locator('.why')
          .waitFor({ state: 'visible', timeout: 1000 })
          .catch(() => undefined);
        await press('Control+a');
        await page.keyboard.type(y.toFixed(3));
        await press('Enter');
        await expect
          .poll(() => page.locator(`[data-unit="a1.${index + 1}"]`).getAttribute('aria-label'))
          .not.toContain(words.statusWords.waiting);
      }
      seen.add('deploy');
      await enter(page, words.deployDone);
    } else if (/choose who acts/.test(sentence)) {
      seen.add('choose');
      await enter(page, words.actions.move);
    } else if (/Plan the movement/.test(sentence)) {
      seen.add('plan');
      const title = await text(page, '.dock-act .act-title');
      const allowance = Number(/of ([\d.]+) in/.exec(title)![1]);
      const before = /y ([\d.]+) in, heading ([\d.]+)/.exec(await pose(page))!;
      if (title.includes('Fighters')) {
        // One mil too far is refused with its rule; the allowance itself is legal (OG-6.7).
        await type(page, new RegExp(`^${words.first}`), (allowance + 0.001).toFixed(3));
        await expect.poll(() => page.locator('.dock-act .refusal').innerText()).toContain('OG-6.7');
        seen.add('refusal');
        await press('Control+a');
        await page.keyboard.type(allowance.toFixed(3));
        await expect
          .poll(() => text(page, '.dock-act .act-title'))
          .toContain(words.used(allowance * 1000, allowance * 1000));
        await enter(page, words.confirmPlan, { back: true });
      } else {
        // By nudges: more presses than the allowance has tenths end exactly at it.
        for (let tenths = 0; tenths < allowance * 10 + 3; tenths++) await press('ArrowUp');
        await expect
          .poll(() => text(page, '.dock-act .act-title'))
          .toContain(words.used(allowance * 1000, allowance * 1000));
        await press('Escape');
        await expect.poll(() => text(page, '.dock-act .act-title')).toContain(words.used(0, allowance * 1000));
        for (let tenths = 0; tenths < 20; tenths++) await press('ArrowUp');
        await press('Alt+ArrowUp');
        await expect.poll(() => text(page, '.dock-act .act-title')).toContain(words.used(2001, allowance * 1000));
        seen.add('nudge');
        await enter(page, words.confirmPlan, { back: true });
      }
      await says(page, /Fire with|battle is over|choose|thinking/);
      const forward = before[2] === '90' ? 1 : -1;
      const gone = title.includes('Fighters') ? allowance : 2.001;
      await expect.poll(() => pose(page)).toContain(`y ${(Number(before[1]) + forward * gone).toFixed(3)} in`);
    } else if (/Fire with/.test(sentence)) {
      seen.add('fire');
      const lines = (await logLines(page)).length;
      if ((await actButton(page, words.fire).count()) > 0 && (await actButton(page, words.fire).isEnabled())) {
        await enter(page, words.fire, { back: true });
        await expect.poll(async () => (await logLines(page)).length).toBeGreaterThan(lines);
        seen.add('shot');
      } else await enter(page, words.endActivation, { back: true });
    }
  }
  // The figures are fetched when they are first shown.
  await page.locator('.result-score').waitFor();
  const result = await page.getByRole('dialog').innerText();
  expect(result).toMatch(new RegExp(`${common.resultYouWin}|${common.resultYouLose}|${common.resultDraw}`));
  expect([...seen]).toEqual(expect.arrayContaining(['deploy', 'choose', 'plan', 'refusal', 'nudge', 'fire', 'shot']));
  // The computer has played too.
  expect(
    (await logLines(page)).filter((line) => PACK.units.some(({ name }) => line.startsWith(`${name} `))).length,
  ).toBeGreaterThan(0);
  await press('Escape');
  await says(page, words.says.over);
  expect(troubles()).toEqual([]);
});
