import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../src/cli/registry.ts';
import type { fleetsText } from '../../src/cli/orions-gate-fleets.ts';
import { simulate } from '../../src/cli/simulate.ts';
import { PRESETS, writeFleet } from '../../src/games/orions-gate/index.ts';
import { packFleet } from '../../src/ui/games/orions-gate/setup/fleet-form.ts';
import { fleetText } from '../../src/ui/games/orions-gate/words/fleet.ts';
import { fleetsText as words } from '../../src/ui/games/orions-gate/words/fleets.ts';
import { labText } from '../../src/ui/match/words/lab.ts';
import { textOfFile } from './setup/download.ts';
import { misplaced } from './setup/layout.ts';
import { SIZES, turnTo, visit, type Opened, type Size } from './setup/page.ts';
import { samePage } from './setup/same-page.ts';
import { keepScreen } from './setup/screens.ts';
import { axeOf, shareOf } from './setup/survey.ts';
import { menuWords } from '../../src/ui/games/orions-gate/words/menu.ts';

const open = samePage();

const WATCH =
  'Fleet: Night Watch\n# Tags: raider, fast\n# Saved: 2026-01-02T10:00:00.000Z\nDestroyer "Steadfast": Shield, Cannon (left), Torpedo (right)\nFighter "Harrier": Cannon\n2x Scouts';
const RING =
  'Fleet: Iron Ring\n# Tags: slow\n# Saved: 2026-01-01T10:00:00.000Z\nBattleship "Ring": Shield, Shield, Cannon, Cannon, Torpedo, Plasma Cannon\n3x Scouts';
const BROKEN = 'Fleet: Broken\n3x Spoons';

/** A browser that already has fleets; what a test changes stays. */
async function withFleets(texts: readonly unknown[], size: Size = 'desk'): Promise<Opened> {
  const opened = await open({ size });
  await opened.page.evaluate((text) => localStorage.setItem('orion.fleets', text), JSON.stringify(texts));
  return opened;
}

const stored = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('orion.fleets') ?? '[]') as string[]);
const own = (page: Page): Promise<string[]> =>
  page.getByRole('region', { name: words.own }).locator('.shelf-card h3').allInnerTexts();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const dialog = (page: Page) => page.getByRole('dialog');
const preset = (id: string) => PRESETS.find((one) => one.id === id)!;

test('a fleet saved in the builder is found in the library, tagged, renamed, copied, deleted and brought back by keyboard', async () => {
  const { page } = await open();
  await turnTo(page, '#/new/orions-gate');
  await page.getByLabel(fleetText.fleetName).fill('First Guard');
  await page.getByRole('button', { name: fleetText.saveShort, exact: true }).click();
  await page.getByRole('link', { name: words.sheet }).click();
  await page.locator('.fleet-sheet h2', { hasText: 'First Guard' }).waitFor();
  await visit(page, '#/');
  await page.getByRole('link', { name: menuWords.fleets }).click();
  await page.getByRole('heading', { name: words.title, level: 1 }).waitFor();
  expect(await own(page)).toEqual(['First Guard']);

  await press(page, words.of(words.retag, 'First Guard'));
  await page.getByLabel(words.newTag).fill('Home, Blue');
  await page.keyboard.press('Enter');
  await dialog(page).getByRole('button', { name: words.keep, exact: true }).click();
  await press(page, words.of(words.duplicate, 'First Guard'));
  await press(page, words.of(words.rename, 'First Guard 2'));
  await dialog(page).getByRole('textbox').fill('First Guard');
  await page.getByText(words.nameTaken).waitFor();
  expect(await dialog(page).getByRole('button', { name: words.keep, exact: true }).isDisabled()).toBe(true);
  await dialog(page).getByRole('textbox').fill('Second Guard');
  await page.keyboard.press('Enter');
  expect((await own(page)).sort()).toEqual(['First Guard', 'Second Guard']);

  await press(page, words.of(words.retag, 'Second Guard'));
  await dialog(page)
    .getByRole('button', { name: words.removeTag('blue') })
    .click();
  await dialog(page).getByRole('button', { name: words.keep, exact: true }).click();
  await page.getByRole('list', { name: words.tagFilter }).getByRole('button', { name: /^blue/ }).click();
  expect(await own(page)).toEqual(['First Guard']);
  await page.getByRole('list', { name: words.tagFilter }).getByRole('button', { name: /^blue/ }).click();
  await page.getByLabel(words.search).fill('second home');
  expect(await own(page)).toEqual(['Second Guard']);
  await page.getByLabel(words.search).fill('no such thing');
  await press(page, words.showAll);

  const before = await stored(page);
  await page.getByRole('button', { name: words.of(words.remove, 'First Guard'), exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByText(words.removed('First Guard')).first().waitFor();
  expect(await own(page)).toEqual(['Second Guard']);
  // The focus is on the way back.
  await page.waitForFunction((undo) => document.activeElement?.textContent === undo, words.undo);
  await page.keyboard.press('Enter');
  await page.waitForFunction(
    () => document.querySelectorAll('.shelf-card h3').length > 0 && document.body.innerText.includes('First Guard'),
  );
  expect(await stored(page)).toEqual(before);
});

test('fleets come and go as files and links with their facings; damaged entries are kept, told, saved and mended', async () => {
  const { page } = await withFleets([WATCH, BROKEN]);
  await turnTo(page, '#/fleets');
  await page.getByText(words.damagedTitle(1)).waitFor();
  expect(await textOfFile(page, () => press(page, words.of(words.damagedSave, words.damagedOne(1))))).toBe(BROKEN);
  const file = await textOfFile(page, () => press(page, words.of(words.file, 'Night Watch')));
  expect(file).toBe(`${WATCH}\n`);

  await press(page, words.of(words.damagedMend, words.damagedOne(1)));
  const field = dialog(page).getByRole('textbox');
  await field.fill('Fleet: Broken\n3x Spoons\nScouts');
  await press(page, words.mendRead);
  await page
    .getByText(/Line 2: There is no unit type "Spoons"/)
    .last()
    .waitFor();
  expect(await stored(page)).toEqual([WATCH, BROKEN]);
  await field.fill('Fleet: Mended\n3x Scouts');
  await press(page, words.mendRead);
  expect((await own(page)).sort()).toEqual(['Mended', 'Night Watch']);
  expect(await page.getByText(words.damagedTitle(1)).count()).toBe(0);

  // The same file again, with a part that cannot be read: a copy under another name, and the rest stays in the field.
  await press(page, words.import);
  await dialog(page).getByRole('textbox').fill(`${file}# --------\nFleet: Bad\n2x Forks`);
  await dialog(page).getByRole('button', { name: words.read, exact: true }).click();
  await page.getByText(words.importFaults(1)).waitFor();
  expect(await dialog(page).getByRole('textbox').inputValue()).toBe('Fleet: Bad\n2x Forks');
  await page.keyboard.press('Escape');
  expect((await own(page)).sort()).toEqual(['Mended', 'Night Watch', 'Night Watch 2']);
  expect((await stored(page)).find((text) => text.startsWith('Fleet: Night Watch 2'))).toContain(
    'Cannon (left), Torpedo (right)',
  );

  const wolves = preset('wolf-pack');
  await visit(page, `#/fleets?fleet=${packFleet(wolves)}`);
  await press(page, words.linkKeep);
  expect(await own(page)).toContain('Wolf Pack');
  expect(new URL(page.url()).hash).toBe('#/fleets');
  await turnTo(page, '#/fleets?fleet=1cut');
  await page.getByText(words.linkFailed).waitFor();
  // A ready-made fleet is read-only; its copy is one's own and opens in the builder.
  await press(page, words.of(words.toLibrary, 'Wolf Pack'));
  expect(await own(page)).toContain('Wolf Pack 2');
  await page.getByRole('link', { name: words.of(words.editIn, 'Wolf Pack 2') }).click();
  await page.getByLabel(fleetText.fleetName).waitFor();
  expect(await page.getByLabel(fleetText.fleetName).inputValue()).toBe('Wolf Pack 2');
});

test('OG-3.10: an imported fleet is checked in full; what is good is taken over, marked, and refused where it would be used', async () => {
  const { page } = await withFleets([]);
  await turnTo(page, '#/fleets');
  await press(page, words.import);
  await dialog(page)
    .getByRole('textbox')
    .fill(
      'Fleet: Good\nScouts\n\n# --------\n\nFleet: Rust\nDestroier "Talon": Engine, Shield, Torpedo\nDestroyer "Hook": Enginne, Shield, Torpedo\nFighter: Cannon',
    );
  await dialog(page).getByRole('button', { name: words.read, exact: true }).click();
  await page.getByText(words.importFaults(1)).waitFor();
  // The legal fleet is kept; the lines of the faults are those of the text that is left in the field.
  expect(await own(page)).toEqual(['Good']);
  expect(await dialog(page).locator('.notice li').allInnerTexts()).toEqual([
    'Line 2: There is no unit type "Destroier"; did you mean Destroyer?',
    'Line 3: There is no component "Enginne"; did you mean Engine?',
    'Line 3: OG-3.2: Hook has 2 components; a Destroyer needs exactly 3.',
  ]);
  await keepScreen(page, 'fleets-import-faults-desk');
  await press(page, words.takeGood);
  expect((await own(page)).sort()).toEqual(['Good', 'Rust']);
  const card = page.locator('.shelf-card', { hasText: 'Rust' });
  await card.getByText(words.illegalWith(3)).click();
  expect(await card.locator('.refusal li').allInnerTexts()).toEqual([
    expect.stringContaining('Line 2 of its text was left out: Destroier "Talon": Engine, Shield, Torpedo'),
    expect.stringContaining('Line 3 of its text was left out'),
    expect.stringContaining('Hook has 2 components'),
  ]);
  await keepScreen(page, 'fleets-illegal-desk');

  // Where a fleet for a battle is taken from the library, it says why not.
  await turnTo(page, '#/new/orions-gate');
  await page.getByRole('button', { name: fleetText.library, exact: true }).click();
  const use = dialog(page).getByRole('button', { name: fleetText.usePreset('Rust') });
  expect(await use.getAttribute('aria-disabled')).toBe('true');
  expect(await dialog(page).locator('.fleet-choice-refused').innerText()).toContain('Line 2 of its text was left out');
});

test('a fleet is built on a page of its own: portraits, figures before and after each choice, undo, by keyboard', async () => {
  const { page } = await withFleets([]);
  await turnTo(page, '#/fleets');
  await page.getByRole('link', { name: words.build }).click();
  await page.getByRole('heading', { name: words.buildTitle, level: 1 }).waitFor();
  await page.getByRole('button', { name: /^Destroyer/ }).focus();
  await page.keyboard.press('Enter');
  await page.locator('canvas[data-baked="destroyers"]').waitFor();
  const figures = page.getByLabel(fleetText.figuresOf('Destroyers 1'));
  const toughness = () => figures.locator('div', { hasText: fleetText.figures.toughness }).locator('dd').innerText();
  expect(await toughness()).toBe('11');
  await page.getByRole('button', { name: fleetText.slot(1, fleetText.emptySlot) }).focus();
  await page.keyboard.press('Enter');
  const shield = dialog(page).getByRole('button', { name: /^Shield/ });
  expect(await shield.innerText()).toContain(fleetText.changes(fleetText.figures.toughness, '11', '12'));
  await keepScreen(page, 'fleets-picker-desk');
  await shield.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect.poll(toughness).toBe('12');
  await page.keyboard.press('Control+z');
  await expect.poll(toughness).toBe('11');
  await press(page, words.redo);
  await expect.poll(toughness).toBe('12');
  // A component that is dragged is put back by Escape, and the release chooses no other.
  const slots = () => page.locator('.fit-name').allInnerTexts();
  const fitted = await slots();
  const [from, to] = await Promise.all([0, 1].map((slot) => page.locator('.fit').nth(slot).boundingBox()));
  await page.mouse.move(from!.x + 20, from!.y + 20);
  await page.mouse.down();
  await page.mouse.move(to!.x + 20, to!.y + 20, { steps: 4 });
  await page.locator('.fit-target').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.fit-target').waitFor({ state: 'detached' });
  await page.mouse.up();
  await page.locator('.fit-dragged').waitFor({ state: 'detached' });
  expect(await dialog(page).count()).toBe(0);
  expect(await slots()).toEqual(fitted);
  // What is built is still there after a reload, and goes on to the library and to a battle.
  await page.reload();
  await expect.poll(toughness).toBe('12');
  await page.getByLabel(fleetText.fleetName).fill('Hammers');
  await press(page, fleetText.saveShort);
  expect((await stored(page))[0]).toContain('Fleet: Hammers');
  await page.getByRole('link', { name: words.toBattle }).click();
  await page.locator('.new-fleets').waitFor();
  expect(await page.getByLabel(fleetText.fleetName).inputValue()).toBe('Hammers');
});

test('two chosen fleets are compared and fight: the numbers are those of the command line, from a link too; a long duel is stopped', async () => {
  const { page } = await withFleets([WATCH, RING]);
  const [watch, wolves] = [WATCH, writeFleet(preset('wolf-pack'))];
  await turnTo(page, '#/fleets');
  await page.getByLabel(words.choose('Night Watch')).check();
  await page.getByLabel(words.choose('Wolf Pack')).check();
  await page.getByRole('link', { name: words.compare }).click();
  const row = (group: string, label: string) =>
    page.getByRole('table', { name: group }).getByRole('row', { name: new RegExp(`^${label}`) });
  await row(words.groups.size, words.rows.points).waitFor();
  expect((await row(words.groups.size, words.rows.boxes).innerText()).split(/\s+/).slice(0, 3)).toEqual([
    'Boxes',
    '10',
    '12',
  ]);
  expect(await row(words.groups.size, words.rows.boxes).locator('.compare-larger').innerText()).toContain('12');
  await page.waitForFunction(
    (group) =>
      ![...document.querySelectorAll('.compare-table')]
        .find((table) => table.querySelector('caption')?.textContent === group)!
        .textContent.includes('…'),
    words.groups.volley,
  );
  await page.getByText(words.onlyDifferent).click();
  expect(await row(words.groups.size, 'Destroyers').count()).toBe(1);

  await page.getByRole('link', { name: words.duel }).click();
  await page.getByLabel(words.level('Night Watch')).selectOption('easy');
  await page.getByLabel(words.level('Wolf Pack')).selectOption('easy');
  await page.getByLabel(labText.games, { exact: true }).fill('10');
  await page.getByLabel(labText.seed, { exact: true }).fill('twins');
  await page.getByLabel(words.terrain).fill('rocks');
  await page.getByRole('switch', { name: words.arcs }).check();
  await press(page, labText.start);
  await page.locator('.lab-done').waitFor({ timeout: 120_000 });

  const folder = mkdtempSync(join(tmpdir(), 'duel-'));
  const files = [watch, wolves].map((text, at) => {
    const path = join(folder, `${at}.txt`);
    writeFileSync(path, text);
    return path;
  });
  const result = (await simulate(GAMES, [
    '--game',
    'orions-gate',
    '--games',
    '10',
    '--seed',
    'twins',
    '--seats',
    'easy',
    '--threads',
    '1',
    '--fleetA',
    files[0]!,
    '--fleetB',
    files[1]!,
    '--options',
    '{"terrainSeed":"rocks","firingArcs":true}',
  ])) as Awaited<ReturnType<typeof simulate>> & { readonly fleets: ReturnType<typeof fleetsText> };
  rmSync(folder, { recursive: true });
  for (const { name, share, interval95, destroyed, survivors, standing } of result.fleets) {
    const won = await page.locator('.won-row', { has: page.getByRole('rowheader', { name, exact: true }) }).innerText();
    expect(won).toContain(labText.percent(share));
    expect(won).toContain(labText.interval(interval95));
    expect(await page.getByText(words.destroyedHow(name, destroyed.mean, destroyed.p5, destroyed.p95)).count()).toBe(1);
    const ships = page.getByRole('table', { name: words.survivorsOf(name, survivors, standing.length) });
    expect(await ships.locator('tbody tr').allInnerTexts()).toEqual(
      standing.map(({ unit, share: stood }) =>
        expect.stringMatching(new RegExp(`^${unit}\\s+${labText.percent(stood).replace('.', '\\.')}`)),
      ),
    );
  }
  const kept = JSON.parse(await textOfFile(page, () => press(page, labText.json))) as {
    readonly format: string;
    readonly played: readonly unknown[];
    readonly means: object;
    readonly command: string;
  };
  expect(kept).toMatchObject({ format: 'orion-duel', means: result.census.means });
  expect(kept.played).toHaveLength(10);
  expect(kept.command).toContain('--fleetA fleet-a.txt --fleetB fleet-b.txt --games 10 --seed twins --seats easy,easy');

  // The address holds all of it; more battles are stopped in the middle and keep what was counted.
  const { hash } = new URL(page.url());
  await visit(page, hash.replace('games=10', 'games=2000'));
  expect(await page.getByLabel(words.terrain).inputValue()).toBe('rocks');
  await press(page, labText.start);
  await page.locator('.won-row').first().waitFor();
  await press(page, labText.stop);
  await page.locator('.lab-stopped').waitFor();
  expect(await page.locator('.won-row').count()).toBe(4);
  await page.getByRole('button', { name: labText.goOn, exact: true }).waitFor();
  await expect.poll(() => page.workers().length).toBe(0);
});

test('a fleet nobody could play is compared without volleys and does not fight', async () => {
  const { page } = await open();
  const broken = packFleet({
    name: 'Holes',
    units: [{ type: 'fighters', name: '', components: [{ kind: 'cannon' }, { kind: 'cannon' }] }],
  });
  await turnTo(page, `#/fleets/compare?a=${broken}`);
  await page.getByText(words.of('Holes', words.illegal)).waitFor();
  expect(await page.getByRole('table', { name: words.groups.volley }).count()).toBe(0);
  expect(await page.getByRole('table', { name: words.groups.guns }).count()).toBe(1);
  await turnTo(page, `#/fleets/duel?a=${broken}&b=1x`);
  await page.getByText(words.linkFailed).waitFor();
  expect(await page.getByRole('button', { name: labText.start, exact: true }).isDisabled()).toBe(true);
});

test('the sheet is printed black on white, alone, on A4 and letter, with a box for every point of damage', async () => {
  const { page } = await withFleets([WATCH, RING]);
  await turnTo(page, '#/fleets');
  await page.getByRole('link', { name: words.of(words.sheet, 'Night Watch') }).click();
  await page.locator('.fleet-sheet').waitFor();
  // Three components and one of two boxes each, two Scouts.
  expect(await page.locator('.sheet-slots .sheet-box, .sheet-lost .sheet-box').count()).toBe(6 + 2 + 2);
  expect(await page.locator('.sheet-ship').first().innerText()).toMatch(/Cannon\s+\(left\)/);
  expect(await page.locator('.sheet-ship').first().innerText()).not.toMatch(/Shield\s+\(/);
  await page.emulateMedia({ media: 'print' });
  const seen = await page.evaluate(() => {
    const style = (selector: string) => getComputedStyle(document.querySelector(selector)!);
    return {
      ink: style('.fleet-sheet').color,
      paper: style('.fleet-sheet').backgroundColor,
      around: style('body').backgroundColor,
      head: style('.head').display,
      buttons: style('.sheet-page .page-head').display,
    };
  });
  expect(seen).toEqual({
    ink: 'rgb(0, 0, 0)',
    paper: 'rgb(255, 255, 255)',
    around: 'rgb(255, 255, 255)',
    head: 'none',
    buttons: 'none',
  });
  for (const format of ['A4', 'Letter']) {
    const pages = (await page.pdf({ format })).toString('latin1').match(/\/Type\s*\/Page\b/g)!;
    expect(pages).toHaveLength(1);
  }
  await page.emulateMedia({ media: 'screen' });
  await page.getByText(words.sheetArcs).click();
  expect(await page.locator('.fleet-sheet').innerText()).not.toContain('(left)');
  await page.getByText(words.sheetRules).click();
  expect(await page.locator('.sheet-rules').count()).toBe(0);
  await page.getByLabel(words.sheetWhich).selectOption({ label: 'Iron Ring (15)' });
  await page.locator('.fleet-sheet h2', { hasText: 'Iron Ring' }).waitFor();
});

/** The pages of fleets, and what stands on each when it is there. */
const LOOKS = [
  { name: 'library', hash: '#/fleets', shows: '.shelf-card' },
  { name: 'build', hash: `#/fleets/build?fleet=${packFleet(preset('wolf-pack'))}`, shows: 'canvas[data-baked]' },
  { name: 'compare', hash: '#/fleets/compare', shows: '.compare-table' },
  { name: 'sheet', hash: '#/fleets/print', shows: '.fleet-sheet' },
  { name: 'duel', hash: '#/fleets/duel?players=random,random&games=20&seed=look', shows: '.lab-setup' },
] as const;

describe.each(Object.keys(SIZES) as Size[])('at the size of a %s', (size) => {
  test('nothing is cut off or out of reach', { timeout: 120_000 }, async () => {
    const { page } = await withFleets([WATCH, RING, BROKEN], size);
    const faults = async () => ({ misplaced: await misplaced(page), axe: await axeOf(page, size) });
    for (const { name, hash, shows } of shareOf(LOOKS, size)) {
      await turnTo(page, hash);
      await page.locator(shows).first().waitFor();
      await page.evaluate(() => document.fonts.ready);
      await keepScreen(page, `fleets-${name}-${size}`, { fullPage: true });
      expect({ name, ...(await faults()) }).toEqual({ name, misplaced: [], axe: [] });
      if (name !== 'duel') continue;
      await page.locator('.lab-do .button-primary').click();
      await page.locator('.lab-done').waitFor({ timeout: 120_000 });
      expect(await faults()).toEqual({ misplaced: [], axe: [] });
    }
  });
});
