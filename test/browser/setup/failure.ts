import { join } from 'node:path';
import { afterEach } from 'vitest';
import type { Opened } from './page.ts';
import { SCREENS } from './screens.ts';

/** Keeps a picture of the page when a test of this file fails. Called last: what is called last is done first. */
export function keepFailures(opened: () => Opened | null): void {
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail') return;
    await opened()
      ?.page.screenshot({
        path: join(SCREENS, `failed-${task.name.replace(/\W+/g, '-').slice(0, 60)}.png`),
      })
      .catch(() => undefined);
  });
}
