import type { Page } from 'playwright-core';
import { play as common } from '../../../src/ui/match/words/play.ts';

/** The text of the file that a press brings. */
export async function textOfFile(page: Page, press: () => Promise<void>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  const parts: Buffer[] = [];
  for await (const part of await download.createReadStream()) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

/** The watching copy of a running match. */
export const watchingCopy = (page: Page): Promise<string> => fromMenu(page, common.menuWatch);

/** The sealed file of a running match. */
export const sealedMatch = (page: Page): Promise<string> => fromMenu(page, common.menuFile);

async function fromMenu(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name: common.menu, exact: true }).click();
  const copy = await textOfFile(page, () =>
    page.getByRole('dialog').getByRole('button', { name, exact: true }).click(),
  );
  await page.keyboard.press('Escape');
  return copy;
}
