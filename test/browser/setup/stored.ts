import { expect } from 'vitest';
import type { Recording } from '../../../src/engine/recording.ts';
import { openPage, visit, type Opened } from './page.ts';
import { importText } from './table.ts';

/** What a browser holds that has taken in some matches, and the id of each under its name. */
export interface Stored {
  readonly stored: Awaited<ReturnType<Opened['context']['storageState']>>;
  readonly ids: { readonly [name: string]: string };
}

/** Imports files into a browser of their own; its contents can then be given to others. */
export async function storedMatches(files: { readonly [name: string]: Recording }): Promise<Stored> {
  const ids: { [name: string]: string } = {};
  const { page, context, troubles } = await openPage();
  await visit(page, '#/replays');
  for (const [name, file] of Object.entries(files)) {
    await importText(page, JSON.stringify(file));
    const entries = page.locator('.match');
    await entries.nth(Object.keys(ids).length).waitFor();
    const hrefs = await entries
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => /([^/?]+)$/.exec((link as HTMLAnchorElement).hash)![1]!));
    ids[name] = hrefs.find((id) => !Object.values(ids).includes(id))!;
  }
  const stored = await context.storageState({ indexedDB: true });
  expect(troubles()).toEqual([]);
  await context.close();
  return { stored, ids };
}

/** The same matches for a page that brings settings of its own. */
export const withoutSettings = (stored: Stored['stored']): Stored['stored'] => ({
  ...stored,
  origins: stored.origins.map((origin) => ({ ...origin, localStorage: [] })),
});
