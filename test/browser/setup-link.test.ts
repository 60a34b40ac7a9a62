import { expect, test } from 'vitest';
import { NAMED_TABLES } from '../../src/games/orions-gate/index.ts';
import { editorText } from '../../src/ui/games/orions-gate/words/editor.ts';
import { fleetText } from '../../src/ui/games/orions-gate/words/fleet.ts';
import { optionsText } from '../../src/ui/games/orions-gate/words/options.ts';
import { setupText } from '../../src/ui/match/words/setup.ts';
import { follow, turnTo } from './setup/page.ts';
import { samePage } from './setup/same-page.ts';
import { ready, text } from './setup/table.ts';

const open = samePage();

test('one link brings the whole set-up to another browser; what was there can be brought back; a table is laid out by text', async () => {
  const [mine, other] = [await open(), await open({ size: 'phone' })];
  const { page } = mine;
  await turnTo(page, '#/new/orions-gate');
  await page.getByLabel(optionsText.layouts).selectOption({ label: NAMED_TABLES[0]!.name });
  await page.getByText(NAMED_TABLES[0]!.line).waitFor();
  await page.getByLabel(optionsText.tableWidth).selectOption('96000');
  // The text of that table, with one piece made another one's neighbour: both faults are told, then mended.
  await page.getByRole('button', { name: setupText.edit }).click();
  const area = page.getByRole('textbox', { name: setupText.textLabel });
  const whole = await area.inputValue();
  await area.fill(whole.replace('"tableWidth": 96000', '"tableWidth": 60000'));
  await page
    .getByText(/OG-4\.5/)
    .first()
    .waitFor();
  expect(await page.getByRole('button', { name: setupText.use }).getAttribute('aria-disabled')).toBe('true');
  await area.fill(whole.replace('"radius":4200', '"radius":4300'));
  await page.getByRole('button', { name: setupText.use }).click();
  expect(await text(page, '.table-preview figcaption')).toMatch(/^96" x 48"/);
  await page.getByRole('button', { name: setupText.share }).click();
  const link = await page.getByRole('textbox', { name: setupText.asLink }).inputValue();

  const their = other.page;
  await turnTo(their, '#/new/orions-gate');
  await their.getByLabel(fleetText.fleetName).fill('Mine Alone');
  await follow(their, link);
  await their.getByText(setupText.opened).waitFor();
  expect(await text(their, '.table-preview figcaption')).toBe(await text(page, '.table-preview figcaption'));
  expect(await their.getByLabel(optionsText.layouts).inputValue()).toBe('own');
  expect(new URL(their.url()).hash).toBe('#/new/orions-gate');
  await their.getByRole('button', { name: setupText.back }).click();
  expect(await their.getByLabel(fleetText.fleetName).inputValue()).toBe('Mine Alone');
  expect(await text(their, '.table-preview figcaption')).toMatch(/^72" x 48"/);

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: optionsText.start }).click();
  await ready(page);
});

test('a fleet replaced or cleared can be brought back', async () => {
  const { page } = await open();
  await turnTo(page, '#/new/orions-gate');
  const names = () =>
    page.locator('.vessel-name').evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
  await page.locator('.vessel-card').first().waitFor();
  const before = await names();
  expect(before.length).toBeGreaterThan(0);
  await page.getByRole('button', { name: fleetText.clear }).click();
  await page.getByText(fleetText.empty).waitFor();
  await page.getByRole('button', { name: /^Bring back/ }).click();
  expect(await names()).toEqual(before);
  await page.reload();
  await page.locator('.vessel-card').first().waitFor();
  expect(await names()).toEqual(before);
});

test('a link that says what nobody knows is told so, with the names it uses', async () => {
  const { page } = await open();
  await turnTo(page, '#/new/skaxar?players=9&level=best');
  await page.getByText(setupText.unknown(['players', 'level'])).waitFor();
  for (const [query, reason] of [
    ['shipped=none', editorText.noShipped('none')],
    ['own=Gone', editorText.noOwn('Gone')],
    ['page=2', setupText.unknown(['page'])],
  ] as const) {
    await turnTo(page, `#/editor?${query}`);
    await page.getByText(reason).waitFor();
  }
});
