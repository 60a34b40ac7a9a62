import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { gameEntry } from '../../src/games/index.ts';
import { home } from '../../src/ui/kit/words/app.ts';
import { battle as words } from '../../src/ui/games/orions-gate/words/play.ts';
import { play as common } from '../../src/ui/match/words/play.ts';
import { fleetText } from '../../src/ui/games/orions-gate/words/fleet.ts';
import { optionsText } from '../../src/ui/games/orions-gate/words/options.ts';
import { setupText } from '../../src/ui/match/words/setup.ts';
import { freeColumns, optionsOfDraft } from './setup/corridor.ts';
import { keepFailures } from './setup/failure.ts';
import { openPage, visit, type Opened } from './setup/page.ts';
import {
  act,
  actButton,
  clickTable,
  dragTable,
  logLines,
  pointAt,
  pose,
  ready,
  says,
  still,
  text,
  type Inches,
} from './setup/table.ts';

let opened: Opened | null = null;
keepFailures(() => opened);
afterAll(() => opened?.context.close());

const RAW = { terrainSeed: 'pointer', terrainDensity: 'sparse', terrainMinimum: 0, rounds: 4 };
const SEAT = { player: 'human', name: '', computerChooses: true, fleet: '' };
const DRAFT = { options: RAW, seed: 'pointer', seats: { A: SEAT, B: { ...SEAT, player: 'default' } } };
const [left, middle] = freeColumns(optionsOfDraft(RAW), 3, 8) as [number, number];

/** Adds a unit in the builder and fills its slots, all by clicks. */
async function add(page: Page, type: string, parts: readonly string[]): Promise<void> {
  await page
    .getByRole('group', { name: fleetText.add })
    .getByRole('button', { name: new RegExp(`^${type}`) })
    .click();
  await page
    .getByRole('list', { name: fleetText.units })
    .getByRole('button', { name: new RegExp(fleetText.emptySlot) })
    .first()
    .click();
  // The picker goes on to the next empty slot by itself.
  for (const part of parts) await page.getByRole('dialog').locator('.part', { hasText: part }).first().click();
}

/** Reads "x 36.000 in, y 11.000 in" of the unit sheet. */
async function place(page: Page): Promise<Inches> {
  const [, x, y] = /x ([\d.]+) in, y ([\d.]+) in/.exec(await pose(page))!;
  return { x: Number(x), y: Number(y) };
}

test('a whole battle by pointer alone: fleets, edge, deployment, four plans, shots, result', async () => {
  opened = await openPage({ draft: DRAFT });
  const { page, troubles } = opened;
  await visit(page);
  await page.getByRole('link', { name: home.newMatch }).last().click();
  await page.getByRole('link', { name: gameEntry('orions-gate').title }).click();

  // Two people, one round.
  await page.locator('.seat-B label', { hasText: setupText.players.human }).click();
  const rounds = page.getByRole('slider', { name: optionsText.rounds });
  await rounds.scrollIntoViewIfNeeded();
  const rail = (await rounds.boundingBox())!;
  await page.mouse.click(rail.x + 2, rail.y + rail.height / 2);
  expect(await rounds.inputValue()).toBe('1');

  await add(page, 'Destroyer', ['Cannon', 'Torpedo', 'Shield']);
  await add(page, 'Fighter', ['Cannon']);
  expect(await text(page, '.budget-line')).toContain(fleetText.budget(8, 12));
  expect(await text(page, '.budget-line')).toContain(fleetText.legal);
  await page.getByRole('button', { name: optionsText.handIn('Side A') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: optionsText.curtainOpen(optionsText.captain('B')) })
    .click();
  await page.getByRole('button', { name: fleetText.presetsShort }).click();
  await page.getByRole('button', { name: fleetText.usePreset('Twin Lances') }).click();
  await page.getByRole('button', { name: optionsText.start }).click();
  await ready(page);

  // Whoever won the roll-off takes the south.
  await says(page, 'won the roll-off and chooses an edge.');
  const first = (await text(page, '.says')).includes('Captain A') ? 'A' : 'B';
  await actButton(page, words.edgeSouth).click();
  const side = { south: first, north: first === 'A' ? 'B' : 'A' };
  const at: { [unit: string]: Inches } = {};
  for (const edge of ['south', 'north'] as const) {
    await says(page, `Captain ${side[edge]} deploys.`);
    // The camera makes room for the tray.
    await still(page);
    const mine = side[edge] === 'A' ? ['Destroyers 1', 'Fighters 1'] : ['Long Lance', 'Bright Lance'];
    for (const [index, name] of mine.entries()) {
      await expect.poll(() => text(page, '.dock-act .act-title')).toContain(name);
      const x = index === 0 ? middle : left;
      const radius = name.startsWith('Fighters') ? 0.625 : 1;
      const home = edge === 'south' ? 5 : 43;
      await clickTable(page, { x, y: home });
      await pointAt(page, { x, y: home });
      await expect.poll(() => pose(page)).toContain('heading');
      // Dragged far over the line, it stops exactly at it (OG-4.3, OG-4.10).
      await dragTable(page, await place(page), { x, y: 24 });
      const line = edge === 'south' ? 12 - radius : 36 + radius;
      await expect.poll(() => pose(page)).toContain(`y ${line.toFixed(3)} in, heading ${edge === 'south' ? 90 : 270}°`);
      at[name] = await place(page);
      expect(Math.abs(at[name].x - x)).toBeLessThan(0.05);
    }
    await actButton(page, words.deployDone).click();
  }
  await says(page, /Fighters phase: Captain A chooses who acts\./);
  expect(await text(page, '.topbar-round')).toContain(words.round(1, 1));

  const acted: string[] = [];
  let shots = 0;
  while ((await page.getByRole('dialog').count()) === 0) {
    const before = await text(page, '.says');
    if (/chooses who acts/.test(before)) {
      const name = Object.keys(at).find(
        (one) =>
          !acted.includes(one) &&
          (before.includes('Captain A') ? /s 1$/ : /Lance$/).test(one) &&
          (before.startsWith('A Fighters') ? /^F/ : /^[^F]/).test(one),
      )!;
      await clickTable(page, at[name]!);
      await expect.poll(() => text(page, '.sheet-head h3')).toBe(name);
      acted.push(name);
      await actButton(page, name.endsWith('s 1') ? words.actions.move : words.actions.hold).click();
      await says(page, `plans the movement of ${name}.`);
      if (name.endsWith('s 1')) {
        // The ghost is drawn past the end of the reach: it stops at the last legal mil (OG-6.7).
        const reach = name.startsWith('F') ? 8 : 6;
        const sign = side.south === 'A' ? 1 : -1;
        await dragTable(page, at[name]!, { x: at[name]!.x, y: at[name]!.y + sign * (reach + 5) });
        await expect.poll(() => text(page, '.dock-act .act-title')).toContain(words.used(reach * 1000, reach * 1000));
        await actButton(page, words.confirmPlan).click();
        await says(page, `what ${name} fires.`);
        await expect.poll(() => pose(page)).toContain(`y ${(at[name]!.y + sign * reach).toFixed(3)} in`);
        at[name] = await place(page);
      } else await actButton(page, words.confirmStay).click();
    } else if (/decides what/.test(before)) {
      const rows = page.locator('.targets .target:not(.target-refused) .target-name');
      const targets = await rows.allInnerTexts();
      const name = targets.at(-1);
      if (
        name !== undefined &&
        (await page.locator('.weapons .button-quiet, .weapons button:not(.weapon-off)').count()) > 0 &&
        (await actButton(page, words.fire).count()) > 0
      ) {
        await clickTable(page, at[name]!);
        await expect
          .poll(() => page.locator('.targets button[aria-pressed="true"] .target-name').allInnerTexts())
          .toEqual([name]);
        const lines = (await logLines(page)).length;
        await actButton(page, words.fire).click();
        await expect
          .poll(async () => (await logLines(page)).slice(lines).join(' '))
          .toMatch(new RegExp(`(Hit|Miss) on ${name} at`));
        shots += 1;
      } else {
        const next = page.locator('.weapons button:not(.weapon-off):not([aria-pressed="true"])');
        if ((await next.count()) > 0) await next.first().click();
        else await actButton(page, words.endActivation).click();
      }
    } else await still(page);
  }
  expect(acted).toHaveLength(4);
  expect(shots).toBeGreaterThan(0);
  // The figures are fetched when they are first shown.
  await page.locator('.result-score').waitFor();
  const result = await page.getByRole('dialog').innerText();
  expect(result).toMatch(/Captain [AB] has won|Draw/);
  expect(result).toContain(words.resultRounds);
  // The score of the dialog is the score on top (OG-19.6).
  const score = (await text(page, '.score')).match(/\d+/g);
  expect((await text(page, '.result-score')).match(/\d+/g)).toEqual(score);
  await page.getByRole('dialog').getByRole('button', { name: common.look }).click();
  await says(page, words.says.over);
  await expect(act(page).innerText()).resolves.toContain(words.says.over);
  expect(troubles()).toEqual([]);
});
