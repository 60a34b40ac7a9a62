import type { Page } from 'playwright-core';
import { play as common } from '../../../src/ui/messages/play.ts';

/** The text of the file that a press brings. */
export async function textOfFile(page: Page, press: () => Promise<void>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  const parts: Buffer[] = [];
  for await (const part of await download.createReadStream()) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

/** What a running match gives away as a file. */
export async function watchingCopy(page: Page): Promise<string> {
  await page.getByRole('button', { name: common.menu, exact: true }).click();
  const copy = await textOfFile(page, () =>
    page.getByRole('dialog').getByRole('button', { name: common.menuFile }).click(),
  );
  await page.keyboard.press('Escape');
  return copy;
}
