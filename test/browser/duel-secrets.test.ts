import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { lifeboatData, LIFEBOATS, type LifeboatId } from '../../src/games/battlespace-sirius/index.ts';
import { sirius as words } from '../../src/ui/games/battlespace-sirius/words/play.ts';
import { play as common } from '../../src/ui/match/words/play.ts';
import { whyText } from '../../src/ui/match/words/why.ts';
import { alone, duelFile, lineOf, nextMove, people, stateOf } from './setup/duels.ts';
import { watchingCopy } from './setup/download.ts';
import { eachPage } from './setup/each-page.ts';
import { heardOf, listenToCanvases, listenToThreads, placesOf } from './setup/leaks.ts';
import { logLines, openFile, ready, says } from './setup/table.ts';

const openPage = eachPage();
const open = async () => {
  const opened = await openPage();
  await listenToCanvases(opened.page);
  await listenToThreads(opened.page);
  return opened;
};

/** Cards whose names stand on no ship and in no other word, so that a text which holds one holds the card. */
const TELLING: readonly string[] = ['slate', 'sand', 'bronze', 'ivory', 'ash', 'cranberry'];

/**
 * The first match of these seats in which every card drawn has a telling name, after the computer's moves are left out.
 */
function dealt(seats: Parameters<typeof duelFile>[0]['seats']) {
  for (let k = 0; ; k++) {
    const file = duelFile({ seats, options: { lifeboats: true }, seed: `secrets ${k}` });
    const line = lineOf(file);
    const cards = stateOf(line).players.map(({ lifeboat }) => lifeboat!);
    if (cards.every((card) => TELLING.includes(card)) && nextMove(line)!.seat === '1') return { file, cards };
  }
}

const holds = (content: string, card: LifeboatId): boolean => new RegExp(`\\b${card}\\b`, 'i').test(content);
/**
 * Where a page names a card: its document, what page readers are given, its storage, and what was ever written on its
 * canvases. The rules' own list of cards is in none of them.
 */
async function placesNaming(page: Page, card: LifeboatId): Promise<readonly string[]> {
  const { canvases } = await heardOf(page);
  const places = { ...(await placesOf(page)), canvases: canvases! };
  return Object.entries(places).flatMap(([place, content]) => (holds(content, card) ? [place] : []));
}

test('BS-15.2 BS-15.4 two people: neither the page, the log, the saved copy nor what the page keeps for itself names a hidden card or the dice to come', async () => {
  const { page } = await open();
  const { file, cards } = dealt(people(2));
  await openFile(page, file);
  await says(page, 'Emerald has the turn');
  for (const card of cards) expect(await placesNaming(page, card)).toEqual([]);
  const log = (await logLines(page)).join('\n');
  expect(log).toContain('Emerald draws a lifeboat, face down.');
  expect(log).toContain('Red draws a lifeboat, face down.');

  const copy = await watchingCopy(page);
  expect(JSON.parse(copy)).toMatchObject({ format: 'orion-watch', seat: null });
  for (const { id } of LIFEBOATS) if (TELLING.includes(id)) expect(holds(copy, id)).toBe(false);
  expect(copy).not.toContain(file.seed!);
  expect(copy).not.toContain('"seed"');

  // One of them shows it: then everybody may know this one, and no other.
  await page.getByRole('button', { name: words.lookAt('Red') }).click();
  await page.getByRole('button', { name: common.curtainYes('Ben') }).click();
  await page.getByRole('dialog').getByRole('button', { name: words.reveal }).click();
  await page.getByRole('dialog', { name: words.revealTitle }).getByRole('button', { name: words.reveal }).click();
  await expect.poll(async () => (await logLines(page)).join('\n')).toContain(lifeboatData(cards[1]!).name);
  await expect.poll(() => placesNaming(page, cards[1]!)).toEqual(['dom', 'accessibility', 'canvases']);
  expect(await placesNaming(page, cards[0]!)).toEqual([]);
  const shown = await watchingCopy(page);
  expect([holds(shown, cards[0]!), holds(shown, cards[1]!)]).toEqual([false, true]);
});

test('BS-15.2 alone: the own card is one press away, the card of the computer is nowhere on the page nor in the copy', async () => {
  const { page } = await open();
  const { file, cards } = dealt(alone(2));
  await openFile(page, file);
  await says(page, 'Your turn');
  expect(await placesNaming(page, cards[1]!)).toEqual([]);
  expect(await page.getByRole('button', { name: words.lookAt('Red') }).count()).toBe(0);
  await page.getByRole('button', { name: words.lookAt('Emerald') }).click();
  const look = page.getByRole('dialog', { name: words.lookTitle('Emerald') });
  const { name, hull, weapons } = lifeboatData(cards[0]!);
  const card = await look.innerText();
  expect(card.toLowerCase()).toContain(words.lifeboat(name).toLowerCase());
  expect(card).toMatch(new RegExp(`${words.attributes.hull}\\s+${hull}`));
  expect(card).toMatch(new RegExp(`${words.attributes.weapons}\\s+${weapons}`));
  await page.keyboard.press('Escape');
  await look.waitFor({ state: 'detached' });
  const copy = await watchingCopy(page);
  expect(holds(copy, cards[1]!)).toBe(false);
  expect(copy).not.toContain(file.seed!);
  // Still so after turns of both, and after the page is loaded again.
  await page.getByRole('button', { name: /^Stay Put/ }).click();
  await says(page, /You fire at Red|You react/);
  expect(await placesNaming(page, cards[1]!)).toEqual([]);
  // Nor does the answer to why it did something name the card it counted with.
  const log = page.locator('.log');
  await log
    .getByRole('button', { name: /^Why\? / })
    .first()
    .click();
  await expect.poll(() => log.locator('.why-text').innerText()).not.toBe(whyText.counting);
  expect(await placesNaming(page, cards[1]!)).toEqual([]);
  // The computer was given its own card on its threads, that which answers why among them, and not the person's.
  const { threads } = await heardOf(page);
  expect(threads).toContain('"command":{');
  expect([holds(threads!, cards[0]!), holds(threads!, cards[1]!)]).toEqual([false, true]);
  await page.reload();
  await ready(page);
  await says(page, /You fire at Red|You react/);
  expect(await placesNaming(page, cards[1]!)).toEqual([]);
});
