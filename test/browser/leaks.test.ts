import type { CDPSession, Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { amount } from '../helpers/whole.ts';
import { keepFailures } from './setup/failure.ts';
import { alone, duelFile } from './setup/duels.ts';
import { ALONE, fromPosition } from './setup/matches.ts';
import { DUEL } from './setup/orbit-scenes.ts';
import { orbits, SINGLE } from './setup/orbits.ts';
import { openPage, QUARTER, visit, type Opened } from './setup/page.ts';
import { openFile, ready } from './setup/table.ts';
import { warScene } from './setup/war-scenes.ts';

let opened: Opened | null = null;
afterEach(() => opened?.context.close());
keepFailures(() => opened);

/** Listeners and nodes that are still there once what nobody holds is gone. */
async function held(cdp: CDPSession): Promise<{ readonly listeners: number; readonly nodes: number }> {
  // Twice: what the first round frees may hold more.
  for (let round = 0; round < 3; round += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const of = (name: string): number => metrics.find((one) => one.name === name)!.value;
  return { listeners: of('JSEventListeners'), nodes: of('Nodes') };
}

/** Goes to a page as a person in the product does, and waits until it stands. */
async function goTo(page: Page, hash: string): Promise<void> {
  await page.evaluate((to) => (location.hash = to), hash);
  await page.locator('h1').first().waitFor({ state: 'attached' });
  if (/battle\/|replay\/|editor/.test(hash)) await ready(page);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 40)));
}

const PAGES = [
  '#/',
  '#/new/orions-gate',
  '#/new/battlespace-sirius',
  '#/new/skaxar',
  '#/new/retrograde',
  '#/new/orions-spur',
  '#/replays',
  '#/rules',
  '#/lab',
  '#/fleets',
  '#/scenarios',
  '#/editor',
  '#/settings',
  '#/learn/skaxar',
];
const POSITION = {
  units: [
    { id: 'a1.1', type: 'destroyers' as const, pose: [36_000, 12_000, 9000] as [number, number, number] },
    { id: 'b1.1', type: 'fighters' as const, pose: [34_000, 26_000, 27_000] as [number, number, number] },
  ],
  phase: 'destroyers' as const,
  turn: 'A' as const,
};

const orbitFile = orbits.file({ seats: SINGLE, position: DUEL });

test('visits of pages and matches leave no listeners and no nodes behind', { timeout: 600_000 }, async () => {
  // What is left behind is the same, however much is painted.
  opened = await openPage({ context: { viewport: QUARTER } });
  const { page, context, troubles } = opened;
  const matches: string[] = [];
  for (const file of [fromPosition(POSITION, ALONE), duelFile({ seats: alone(3) }), warScene('session'), orbitFile]) {
    const id = await openFile(page, file);
    matches.push(`#/battle/${id}`, `#/replay/${id}?ply=0`);
  }
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable');
  await visit(page);
  const all = [...PAGES, ...matches];
  const round = async (): Promise<void> => {
    for (const hash of all) await goTo(page, hash);
    await goTo(page, '#/');
  };
  // What is fetched and made once: two rounds.
  await round();
  await round();
  const before = await held(cdp);
  const rounds = Math.ceil(amount(60, 100) / (all.length + 1));
  for (let count = 0; count < rounds; count += 1) await round();
  const after = await held(cdp);
  // Less than one thing a round.
  expect(after.listeners - before.listeners, JSON.stringify({ before, after })).toBeLessThan(rounds);
  expect(after.nodes - before.nodes, JSON.stringify({ before, after })).toBeLessThan(rounds);
  expect(troubles()).toEqual([]);
});
