import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { ROOT } from './built.ts';

/** Where pictures of pages lie. */
export const SCREENS = join(ROOT, '.cache/screens');

/**
 * Keeps a picture of the page to look at, where the environment asks for pictures (`SCREENS=1`): no test compares it,
 * and a run of all tests would spend minutes on them.
 */
export async function keepScreen(
  page: Page,
  name: string,
  options: { readonly fullPage?: boolean } = {},
): Promise<void> {
  if (process.env.SCREENS) await page.screenshot({ path: join(SCREENS, `${name}.png`), ...options });
}
