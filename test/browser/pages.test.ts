import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { gameEntry } from '../../src/games/index.ts';
import { home, newMatch } from '../../src/ui/kit/words/app.ts';
import { menuWords } from '../../src/ui/games/orions-gate/words/menu.ts';
import { battle as words } from '../../src/ui/games/orions-gate/words/play.ts';
import { play as common } from '../../src/ui/match/words/play.ts';
import { duelText } from '../../src/ui/games/battlespace-sirius/words/setup.ts';
import { spurText } from '../../src/ui/games/orions-spur/words/setup.ts';
import { orbitText } from '../../src/ui/games/retrograde/words/setup.ts';
import { warText } from '../../src/ui/games/skaxar/words/setup.ts';
import { optionsText } from '../../src/ui/games/orions-gate/words/options.ts';
import { replays } from '../../src/ui/match/words/replays.ts';
import { rulebook } from '../../src/ui/match/words/rulebook.ts';
import { setupText } from '../../src/ui/match/words/setup.ts';
import { settingsText } from '../../src/ui/match/words/settings.ts';
import { misplaced, tableShare } from './setup/layout.ts';
import { ALONE, awaits, PEOPLE, wholeBattle } from './setup/matches.ts';
import { DUEL } from './setup/orbit-scenes.ts';
import { orbits, SINGLE } from './setup/orbits.ts';
import { openPage, SIZES, turnTo, type Opened, type Size } from './setup/page.ts';
import { keepScreen } from './setup/screens.ts';
import { storedMatches, type Stored } from './setup/stored.ts';
import { axeOf, shareOf, WHOLE } from './setup/survey.ts';
import { ready, still } from './setup/table.ts';

const SCENES = ['fleet', 'edge', 'deploy', 'choose', 'plan', 'fire', 'result'] as const;
type Scene = (typeof SCENES)[number];

/** Everything stored in a browser that played and imported seven battles; made once. */
let { stored, ids }: Stored = { stored: { cookies: [], origins: [] }, ids: {} };

beforeAll(async () => {
  const options = { points: 24, terrainSeed: 'front page', rounds: 4 };
  const alone = wholeBattle(ALONE, options, 'screens');
  const people = wholeBattle(PEOPLE, options, 'screens 2');
  const later = (kind: string) => alone.cut((state) => state.round >= 2 && awaits(state, kind, 'a1'));
  ({ stored, ids } = await storedMatches({
    fleet: people.cut((state) => awaits(state, 'setup.fleet', 'a1')),
    edge: people.cut((state) => awaits(state, 'setup.edge', state.rollOffWinner === 'A' ? 'a1' : 'b1')),
    deploy: people.cut(
      (state) =>
        awaits(state, 'setup.deploy', 'b1') &&
        state.units.some(({ side, status }) => side === 'B' && status === 'inPlay'),
    ),
    choose: later('play.choose'),
    plan: later('play.plan'),
    fire: later('play.fire'),
    result: alone.file,
    orrery: orbits.file({ seats: SINGLE, position: DUEL }),
  }));
});

interface Sight {
  readonly name: string;
  readonly hash: () => string;
  /** Waits until the page shows what it is about. */
  readonly shows: (page: Page) => Promise<unknown>;
  readonly empty?: boolean;
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 }).waitFor();
const battleAt = (scene: Scene, shows: (page: Page) => Promise<unknown>): Sight => ({
  name: `battle-${scene}`,
  hash: () => `#/battle/${ids[scene]}`,
  shows: async (page) => {
    await ready(page);
    await shows(page);
  },
});
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().waitFor();

const SIGHTS: readonly Sight[] = [
  {
    name: 'home',
    hash: () => '#/',
    empty: true,
    shows: async (page) => {
      await heading(page, gameEntry('orions-gate').title);
      await page.locator('.home > .key-art-done').waitFor();
    },
  },
  {
    name: 'home-war',
    hash: () => '#/',
    empty: true,
    shows: async (page) => {
      await page.evaluate(() => localStorage.setItem('orion.last-game', 'skaxar'));
      await page.reload();
      await heading(page, gameEntry('skaxar').title);
      await page.locator('.home > .key-art-done').waitFor();
      await page.evaluate(() => localStorage.removeItem('orion.last-game'));
    },
  },
  {
    name: 'home-continue',
    hash: () => '#/',
    shows: (page) => page.getByRole('link', { name: new RegExp(home.continue) }).waitFor(),
  },
  { name: 'new', hash: () => '#/new/orions-gate', shows: (page) => heading(page, optionsText.title) },
  { name: 'new-choose', hash: () => '#/new', empty: true, shows: (page) => heading(page, newMatch.title) },
  {
    name: 'new-table-text',
    hash: () => '#/new/orions-gate',
    shows: async (page) => {
      await page.getByRole('button', { name: setupText.edit }).click();
      await page.getByRole('dialog').getByText(setupText.good(8)).waitFor();
    },
  },
  {
    name: 'new-table-faults',
    hash: () => '#/new/orions-gate',
    shows: async (page) => {
      await page.getByRole('button', { name: setupText.edit }).click();
      await page
        .getByRole('textbox', { name: setupText.textLabel })
        .fill('[{"kind":"planet"},{"kind":"blocking","parts":[]}]');
      await page.getByText(setupText.textFaults(3)).waitFor();
    },
  },
  {
    name: 'new-share',
    hash: () => '#/new/orions-gate',
    shows: async (page) => {
      await page.getByRole('button', { name: setupText.share }).click();
      await page.getByRole('textbox', { name: setupText.asLink }).waitFor();
    },
  },
  {
    name: 'new-bad-link',
    hash: () => '#/new?setup=1abc&fleetA=9',
    shows: (page) => page.getByText(setupText.linkFailed).waitFor(),
  },
  {
    name: 'new-duel',
    hash: () => '#/new/battlespace-sirius',
    empty: true,
    shows: (page) => heading(page, duelText.title),
  },
  {
    name: 'new-duel-refused',
    hash: () => '#/new/battlespace-sirius',
    empty: true,
    shows: async (page) => {
      await page.getByRole('group', { name: duelText.players }).getByText('6').click();
      await page.locator('.seat').nth(1).locator('.ship-pick').first().click();
      await page.getByText('Emerald is chosen 2 times; each ship once.').waitFor();
    },
  },
  {
    name: 'new-duel-bad-link',
    hash: () => '#/new/battlespace-sirius?setup=1abc',
    shows: (page) => page.getByText(setupText.linkFailed).waitFor(),
  },
  { name: 'new-war', hash: () => '#/new/skaxar', empty: true, shows: (page) => heading(page, warText.title) },
  {
    name: 'new-war-refused',
    hash: () => '#/new/skaxar',
    empty: true,
    shows: async (page) => {
      await page.locator('.fleet-pick').nth(1).click();
      await page.getByText('Both seats have Skaxar; choose different fleets or switch mirror on.').waitFor();
    },
  },
  { name: 'new-orbit', hash: () => '#/new/retrograde', empty: true, shows: (page) => heading(page, orbitText.title) },
  { name: 'new-spur', hash: () => '#/new/orions-spur', empty: true, shows: (page) => heading(page, spurText.title) },
  {
    name: 'battle-orbit',
    hash: () => `#/battle/${ids.orrery}`,
    shows: async (page) => {
      await ready(page);
      await page.locator('.rg-pick').first().click();
      await page.locator('.rg-waits').waitFor();
    },
  },
  {
    name: 'battle-missing',
    hash: () => '#/battle/nowhere',
    shows: (page) => page.getByRole('alert').filter({ hasText: common.missingTitle }).waitFor(),
  },
  {
    name: 'quick-start',
    hash: () => '#/quick-start',
    shows: (page) => heading(page, menuWords.quickStart),
  },
  { name: 'rules', hash: () => '#/rules', shows: (page) => heading(page, rulebook.title) },
  {
    name: 'rules-search',
    hash: () => '#/rules',
    shows: async (page) => {
      await page.getByRole('searchbox').fill('back shot');
      await page.locator('.rule-result').first().waitFor();
    },
  },
  {
    name: 'rules-link',
    hash: () => '#/rules/OG-6.7',
    shows: (page) => page.locator('article[aria-current]', { hasText: 'OG-6.7' }).waitFor(),
  },
  {
    name: 'rules-duel',
    hash: () => '#/rules/BS-7.6',
    shows: (page) => page.locator('article[aria-current]', { hasText: 'BS-7.6' }).waitFor(),
  },
  {
    name: 'rules-war',
    hash: () => '#/rules/SK-2.4',
    shows: (page) => page.locator('article[aria-current] table', { hasText: 'Ark Meridian' }).waitFor(),
  },
  {
    name: 'rules-orbit',
    hash: () => '#/rules/RG-9.7',
    shows: (page) => page.locator('article[aria-current]', { hasText: 'RG-9.7' }).waitFor(),
  },
  {
    name: 'rules-spur',
    hash: () => '#/rules/OS-7.2',
    shows: (page) => page.locator('article[aria-current]', { hasText: 'OS-7.2' }).waitFor(),
  },
  { name: 'settings', hash: () => '#/settings', shows: (page) => heading(page, settingsText.title) },
  {
    name: 'replays-empty',
    hash: () => '#/replays',
    empty: true,
    shows: (page) => page.getByText(replays.emptyTitle).waitFor(),
  },
  {
    name: 'replays',
    hash: () => '#/replays',
    shows: (page) =>
      page
        .locator('.match')
        .nth(SCENES.length - 1)
        .waitFor(),
  },
  { name: 'not-found', hash: () => '#/nowhere/at/all', shows: (page) => page.locator('h1').waitFor() },
  battleAt('fleet', (page) => page.getByRole('dialog').waitFor()),
  battleAt('edge', (page) => button(page, words.edgeSouth)),
  battleAt('deploy', (page) => button(page, words.deployAll)),
  battleAt('choose', (page) => button(page, words.actions.hold)),
  battleAt('plan', (page) =>
    button(page, new RegExp(`^(${words.confirmStay}|${words.confirmPlan}|${words.confirmRam})`)),
  ),
  battleAt('fire', (page) => button(page, words.endActivation)),
  battleAt('result', (page) => page.getByRole('dialog').waitFor()),
  {
    name: 'replay',
    hash: () => `#/replay/${ids.result}?ply=40`,
    shows: async (page) => {
      await ready(page);
      await page.getByRole('slider').first().waitFor();
    },
  },
];

/** Where the table has most of the screen of a desk. */
const TABLE = /^battle-(choose|plan|fire)$/;
const sizesOfSight = ({ name }: Sight): readonly Size[] =>
  TABLE.test(name) && !WHOLE ? ['desk'] : (Object.keys(SIZES) as Size[]);

describe.each(Object.keys(SIZES) as Size[])('at the size of a %s', (size) => {
  let full: Opened;
  let empty: Opened;
  beforeAll(async () => {
    full = await openPage({ size, context: { storageState: stored } });
    empty = await openPage({ size });
    return async () => {
      await full.context.close();
      await empty.context.close();
    };
  });

  test.each(shareOf(SIGHTS, size, sizesOfSight))(
    '$name stands without a fault',
    async ({ name, hash, shows, empty: fresh }) => {
      const { page, troubles } = fresh ? empty : full;
      troubles();
      await turnTo(page, hash());
      await shows(page);
      await page.evaluate(() => document.fonts.ready);
      await still(page);
      await keepScreen(page, `${name}-${size}`);
      expect({
        misplaced: await misplaced(page),
        axe: await axeOf(page, size),
        troubles: troubles(),
      }).toEqual({
        misplaced: [],
        axe: [],
        troubles: [],
      });
      // The table has most of the screen.
      if (size === 'desk' && TABLE.test(name)) expect(await tableShare(page)).toBeGreaterThanOrEqual(0.7);
    },
  );
});
