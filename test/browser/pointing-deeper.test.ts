import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { writeFleet, PRESETS } from '../../src/games/orions-gate/index.ts';
import type { OrionsGatePosition } from '../../src/games/orions-gate/place.ts';
import { packFleet } from '../../src/ui/games/orions-gate/setup/fleet-form.ts';
import { fleetText } from '../../src/ui/games/orions-gate/words/fleet.ts';
import { fleetsText } from '../../src/ui/games/orions-gate/words/fleets.ts';
import { plans } from '../../src/ui/games/orions-gate/words/plans.ts';
import { puzzleText } from '../../src/ui/games/orions-gate/words/puzzles.ts';
import { scenariosText } from '../../src/ui/games/orions-gate/words/scenarios.ts';
import { replayWords } from '../../src/ui/match/words/play.ts';
import { trust } from '../../src/ui/match/words/trust.ts';
import { ALONE, fromPosition } from './setup/matches.ts';
import { wholeMatches } from './setup/moments.ts';
import { openPage, SIZES, turnTo, type Size } from './setup/page.ts';
import { pointAtAll } from './setup/pointing.ts';
import { slider } from './setup/replays.ts';
import { storedMatches, type Stored } from './setup/stored.ts';
import { shareOf, WHOLE } from './setup/survey.ts';
import { act, actButton, ready, still } from './setup/table.ts';

// Pointing never moves what is pointed at (see pointing.test.ts), where a press or a key has led: replays, plans,
// answers, dialogs.

const replays = await wholeMatches();
const READY = PRESETS.map(({ name, units }) => ({ name, units }));
/** Of two captains who have gone to the same table: three ships of one's own, three that answer. */
const POSITION: OrionsGatePosition = {
  phase: 'destroyers',
  turn: 'A',
  units: [
    { id: 'a1.1', type: 'destroyers', name: 'Talon', pose: [20_000, 22_000, 0], components: ['cannon', 'cannon'] },
    { id: 'a1.2', type: 'destroyers', name: 'Lance', pose: [20_000, 28_000, 0], components: ['cannon', 'shield'] },
    { id: 'a1.3', type: 'battleships', name: 'Anvil', pose: [16_000, 15_000, 0], components: ['torpedo', 'cannon'] },
    { id: 'b1.1', type: 'battleships', name: 'Hulk', pose: [38_000, 24_000, 18_000], components: ['cannon', 'shield'] },
    { id: 'b1.2', type: 'destroyers', name: 'Hammer', pose: [32_000, 20_000, 18_000], components: ['reinforcedRam'] },
    { id: 'b1.3', type: 'destroyers', name: 'Far', pose: [40_000, 36_000, 27_000], components: ['railgun', 'shield'] },
  ],
};
const FLEETS = [
  'Fleet: Night Watch\n# Tags: raider, fast\n# Saved: 2026-01-02T10:00:00.000Z\nDestroyer "Steadfast": Shield, Cannon\n2x Scouts',
  'Fleet: Broken\n3x Spoons',
  `${writeFleet(READY[0]!)}`,
];

let { stored, ids }: Stored = { stored: { cookies: [], origins: [] }, ids: {} };
beforeAll(async () => {
  ({ stored, ids } = await storedMatches({ ...replays, plans: fromPosition(POSITION, ALONE) }));
});

/** Something a reader does on a page, after which everything there is pointed at. */
interface Step {
  readonly name: string;
  readonly run: (page: Page) => Promise<unknown>;
}
interface Way {
  readonly hash: () => string;
  readonly steps: readonly Step[];
}

const step = (name: string, run: Step['run']): Step => ({ name, run });
const press = (name: string): Step =>
  step(name, (page) => page.getByRole('button', { name, exact: true }).first().click());
const closed: Step = step('closed again', async (page) => {
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
});
const key = (name: string, shows: string): Step =>
  step(`key ${name}`, async (page) => {
    await page.keyboard.press(name);
    await page.locator(shows).first().waitFor();
  });
/** Everything that folds, one after the other. On a phone one tab at a time is open. */
const unfolded = (at: number): Step =>
  step(`fold ${at + 1}`, async (page) => {
    const folds = page.locator('.plate-fold, .tabs .button');
    if (at >= (await folds.count())) return;
    if ((await folds.nth(at).getAttribute('aria-expanded')) === 'false') await folds.nth(at).click();
  });
/** A ship's plan that holds, kept without a shot. */
const planned = (name: string): readonly Step[] => [
  step(`plan a ship, ${name}`, async (page) => {
    await shownPlans(page);
    await page.getByRole('button', { name: plans.add }).click();
    await act(page).getByRole('button', { name, exact: true }).click();
  }),
  step(`${name} holds`, async (page) => {
    await actButton(page, plans.actions.hold).click();
    await actButton(page, plans.go).click();
    await actButton(page, plans.keep).waitFor();
  }),
  step(`${name} is planned`, async (page) => {
    await actButton(page, plans.keep).click();
    await shownPlans(page);
    await page.locator('.plan', { hasText: name }).waitFor();
  }),
];
/** On a phone the plans are a tab, which gives way to the action panel. */
async function shownPlans(page: Page): Promise<void> {
  const tab = page.locator('.tabs').getByRole('button', { name: 'Plans', exact: true });
  if ((await tab.count()) > 0 && (await tab.getAttribute('aria-expanded')) === 'false') await tab.click();
  await page.locator('.plans').waitFor();
}

const replay = (game: string): Way => ({
  hash: () => `#/replay/${ids[game]}?ply=${Math.floor(replays[game]!.plies.length / 2)}`,
  steps: [
    step('opened', (page) => slider(page).waitFor()),
    ...[0, 1, 2, 3].map(unfolded),
    step('at its end', async (page) => {
      await page.keyboard.press('End');
      await page.getByRole('button', { name: replayWords.end, disabled: true }).waitFor();
    }),
    // What the verdict says takes the place of the count: it is waited for.
    step('its dice', async (page) => {
      await page.getByRole('button', { name: new RegExp(`^(${trust.verifyAndLuck}|${trust.verify})$`) }).click();
      await page.getByRole('dialog').locator('.trust-verdict .notice').waitFor();
    }),
  ],
});

const scenario = (id: string, steps: readonly Step[]): Way => ({
  hash: () => `#/scenarios/${id}`,
  steps: [step('opened', (page) => page.locator('.scenario-desk').waitFor()), ...steps],
});
const cards = step('opened', (page) => page.locator('.scenario-card').nth(15).waitFor());

const WAYS: { readonly [name: string]: Way } = {
  ...Object.fromEntries(Object.keys(replays).map((game) => [`the replay of ${game}`, replay(game)])),
  'the scenarios': { hash: () => '#/scenarios', steps: [cards, press(scenariosText.playOf('Gate Run'))] },
  'a scenario': scenario('duel', [press(scenariosText.play)]),
  'a puzzle': {
    hash: () => '#/puzzle/puzzle-certain',
    steps: [step('at the table', ready), press(puzzleText.hint), press(puzzleText.moreHint)],
  },
  plans: {
    hash: () => `#/battle/${ids['plans']}`,
    steps: [
      step('opened', ready),
      step('key o', async (page) => {
        await page.keyboard.press('o');
        await shownPlans(page);
      }),
      ...['Talon', 'Lance', 'Anvil'].flatMap(planned),
      step('carried out', async (page) => {
        await page.getByRole('button', { name: plans.carry }).click();
        await actButton(page, plans.carry).waitFor({ state: 'detached' });
      }),
    ],
  },
  answers: {
    hash: () => `#/battle/${ids['plans']}`,
    steps: [
      step('opened', ready),
      key('h', '.answers[aria-busy="false"] .answer'),
      step('the other scale', (page) =>
        page.getByRole('button', { name: plans.heat.scales.damage, exact: true }).click(),
      ),
    ],
  },
  'the fleet library': {
    hash: () => '#/fleets',
    steps: [
      step('opened', (page) => page.locator('.shelf-card').first().waitFor()),
      press(fleetsText.import),
      step('read with faults', async (page) => {
        await page.getByRole('dialog').getByRole('textbox').fill('Fleet: Bad\n2x Forks');
        await page.getByRole('dialog').getByRole('button', { name: fleetsText.read, exact: true }).click();
        await page.getByText(fleetsText.importFaults(1)).waitFor();
      }),
      closed,
      press(fleetsText.of(fleetsText.rename, 'Night Watch')),
      closed,
      press(fleetsText.of(fleetsText.retag, 'Night Watch')),
      closed,
      press(fleetsText.of(fleetsText.damagedMend, fleetsText.damagedOne(1))),
      closed,
      step('two chosen', async (page) => {
        await page.getByLabel(fleetsText.choose('Night Watch')).check();
        await page.getByLabel(fleetsText.choose('Wolf Pack')).first().check();
      }),
      press(fleetsText.of(fleetsText.remove, 'Night Watch')),
    ],
  },
  'two fleets compared': {
    hash: () => `#/fleets/compare?a=${packFleet(READY[0]!)}&b=${packFleet(READY[1]!)}`,
    steps: [
      step('counted', (page) =>
        page.waitForFunction(() => {
          const tables = [...document.querySelectorAll('.compare-table')];
          return tables.length > 2 && !tables.some(({ textContent }) => textContent.includes('…'));
        }),
      ),
      step('only what differs', (page) => page.getByText(fleetsText.onlyDifferent).click()),
    ],
  },
  'a fleet on a sheet': {
    hash: () => `#/fleets/print?fleet=${packFleet(READY[0]!)}`,
    steps: [step('opened', (page) => page.locator('.fleet-sheet').waitFor())],
  },
  'the fleet builder': {
    hash: () => '#/new/orions-gate',
    steps: [
      step('opened', (page) => page.getByLabel(fleetText.fleetName).first().waitFor()),
      press(fleetText.presetsShort),
      step('a ready-made fleet', async (page) => {
        await page
          .getByRole('dialog')
          .getByRole('button', { name: new RegExp(`^${fleetText.usePreset('')}`) })
          .first()
          .click();
        await page.locator('.fit').first().waitFor();
      }),
      step('a slot', (page) => page.locator('.fit').first().click()),
      closed,
      press(fleetText.library),
      closed,
      press(fleetText.importExport),
    ],
  },
};

/**
 * Ways that are gone at other sizes too. A tablet's panels are those of a desk, narrower; what stands in them beside a
 * table, where a line more or less would move something, is pointed at there in every kind of decision
 * (pointing.test.ts) and here. On a phone the replays of all games share their tabs and their player: one stands for
 * them, and a card game beside it.
 */
const ON_TABLET: readonly string[] = ['a puzzle', 'plans', 'answers', 'the fleet builder'];
const ON_PHONE: readonly string[] = Object.keys(WAYS).filter(
  (name) => !name.startsWith('the replay of') || /orions-gate|orions-spur/.test(name),
);
const sizesOfWay = (name: string): readonly Size[] => [
  ...(ON_PHONE.includes(name) ? (['phone'] as const) : []),
  'desk',
  ...(ON_TABLET.includes(name) ? (['tablet'] as const) : []),
];

/** What is pointed at anew wherever it is: the rest of a page was there before the last press. */
const ALWAYS = '.dock-act, .player, .plans, .answers';

test.concurrent.each(Object.keys(SIZES) as Size[])(
  'pointing moves nothing where a press has led, at the size of a %s',
  { timeout: 900_000 },
  async (size) => {
    const { page, context, troubles } = await openPage({ size, context: { storageState: stored } });
    await context.addInitScript((fleets) => {
      if (location.protocol.startsWith('http') && localStorage.getItem('orion.fleets') === null)
        localStorage.setItem('orion.fleets', fleets);
    }, JSON.stringify(FLEETS));
    try {
      const faults: string[] = [];
      const seen: { [name: string]: number } = {};
      const names = shareOf(Object.keys(WAYS), size, sizesOfWay);
      for (const [name, { hash, steps }] of names.map((one) => [one, WAYS[one]!] as const)) {
        await turnTo(page, hash());
        seen[name] = 0;
        for (const [index, { name: done, run }] of steps.entries()) {
          await run(page).catch((error: unknown) => {
            throw new Error(`${name}, ${done}`, { cause: error });
          });
          await page.evaluate(() => document.fonts.ready);
          await still(page);
          // A sample takes every second step: what stood on the page a step before was pointed at there.
          if (!WHOLE && index % 2 === 1) continue;
          const found = await pointAtAll(page, ALWAYS);
          seen[name] += found.things;
          faults.push(...found.faults.map((fault) => `${name}, ${done}: ${fault}`));
        }
      }
      expect(faults).toEqual([]);
      expect(troubles()).toEqual([]);
      // Whatever is renamed one day, each of these ways still leads to something.
      expect(Object.entries(seen).filter(([, things]) => things < 3)).toEqual([]);
      expect(Object.keys(seen)).toEqual(names);
    } finally {
      await context.close();
    }
  },
);
