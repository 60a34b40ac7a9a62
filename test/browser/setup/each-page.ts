import { afterEach, expect } from 'vitest';
import { keepFailures } from './failure.ts';
import { openPage, type OpenOptions, type Opened } from './page.ts';

/**
 * For a file whose tests open a page each: gives what opens it. After each test the page must have had no troubles, and
 * is closed; one that failed leaves a picture.
 */
export function eachPage(): (options?: OpenOptions) => Promise<Opened> {
  let opened: Opened | null = null;
  afterEach(async () => {
    const troubles = opened?.troubles();
    await opened?.context.close();
    opened = null;
    expect(troubles).toEqual([]);
  });
  // What is registered last is asked first: the picture is taken while the page is there.
  keepFailures(() => opened);
  return async (options) => (opened = await openPage(options));
}
