import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OrionsGatePosition } from '../../src/games/orions-gate/place.ts';
import { duelScene } from './setup/duel-scenes.ts';
import { keepFailures } from './setup/failure.ts';
import { misplaced } from './setup/layout.ts';
import { ALONE, fromPosition } from './setup/matches.ts';
import { openPage, turnTo, type Opened } from './setup/page.ts';
import { overlapping } from './setup/panels.ts';
import { keepScreen } from './setup/screens.ts';
import { storedMatches, type Stored } from './setup/stored.ts';
import { ready, still } from './setup/table.ts';
import { warScene } from './setup/war-scenes.ts';

// With the room of a tablet the lists are folded at first. What is unfolded lies over the table, never over another
// panel.

/** So many ships that their list wants more room than there is. */
const FLEETS: OrionsGatePosition = {
  phase: 'destroyers',
  turn: 'A',
  units: (['a1', 'b1'] as const).flatMap((seat, side) =>
    Array.from({ length: 12 }, (_, place) => ({
      id: `${seat}.${place + 1}`,
      type: 'destroyers' as const,
      name: `Ship ${seat} ${place + 1}`,
      pose: [5000 + place * 5000, side === 0 ? 6000 : 40_000, 9000] as const,
      components: ['cannon', 'shield'] as const,
    })),
  ),
};

const MATCHES = {
  'six vessels, maneuver': duelScene('maneuver', 6),
  'six vessels, lock': duelScene('lock', 6),
  'six vessels, reaction': duelScene('reaction', 6),
  'six vessels, fire': duelScene('fire', 6),
  'six vessels, replay': duelScene('over', 6),
  'two fleets': fromPosition(FLEETS, ALONE),
  'a full Shop': warScene('session'),
};

let opened: Opened;
let ids: Stored['ids'] = {};
keepFailures(() => opened);
beforeAll(async () => {
  const kept = await storedMatches(MATCHES);
  ids = kept.ids;
  opened = await openPage({ size: 'tablet', context: { storageState: kept.stored } });
});
afterAll(() => opened.context.close());

/** Opens every fold there is. */
async function unfold(page: Page): Promise<number> {
  const folded = page.locator('.plate-fold[aria-expanded="false"]');
  let unfolded = 0;
  for (; (await folded.count()) > 0; unfolded += 1) await folded.first().click();
  await still(page);
  return unfolded;
}

test.each(Object.keys(MATCHES))('on a tablet nothing unfolded lies over another panel: %s', async (name) => {
  const { page, troubles } = opened;
  await turnTo(page, name.endsWith('replay') ? `#/replay/${ids[name]}?ply=0` : `#/battle/${ids[name]}`);
  await ready(page);
  expect(await unfold(page)).toBeGreaterThan(0);
  await keepScreen(page, `unfolded-${name.replace(/\W+/g, '-')}`);
  expect(await overlapping(page)).toEqual([]);
  expect(await misplaced(page)).toEqual([]);
  expect(troubles()).toEqual([]);
});
