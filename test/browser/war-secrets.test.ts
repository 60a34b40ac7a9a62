import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { shipCard, shopCard, type SkaxarState } from '../../src/games/skaxar/index.ts';
import { gameEntry } from '../../src/games/index.ts';
import { home } from '../../src/ui/kit/words/app.ts';
import { play as common, replayWords } from '../../src/ui/match/words/play.ts';
import { setupText } from '../../src/ui/match/words/setup.ts';
import { warText } from '../../src/ui/games/skaxar/words/setup.ts';
import { skaxar as words } from '../../src/ui/games/skaxar/words/play.ts';
import { watchingCopy } from './setup/download.ts';
import { keepFailures } from './setup/failure.ts';
import { heardOf, listenToCanvases, listenToThreads, placesOf } from './setup/leaks.ts';
import { mouse } from './setup/hands.ts';
import { keeps, keptMatch } from './setup/kept.ts';
import { axeFaults, openPage, visit, type Opened } from './setup/page.ts';
import { logLines, ready, says, text } from './setup/table.ts';
import { give } from './setup/war-hands.ts';
import { BOTH, curious, KINDS, wars, type WarLine } from './setup/wars.ts';

let opened: Opened | null = null;
keepFailures(() => opened);
afterAll(() => opened?.context.close());

const OPTIONS = { openTracker: false, turnLimit: 10 };
const MAX = 45;

/** All states of a line, as it goes on. */
const statesOf = ({ first, plies }: WarLine): readonly SkaxarState[] =>
  [first, ...plies.map(({ match }) => match)].map(({ state }) => state);
const bays = ({ sides }: SkaxarState) => sides.map(({ repairBay }) => repairBay);

/**
 * The first short game in which everything is done that can be decided, both Repair Bays fill up, and somebody wins:
 * played without a screen, its commands are then given by the mouse.
 */
function model() {
  for (let k = 1; k < 400; k++) {
    const seed = `curtain ${k}`;
    const { choose, tried } = curious(['A', 'B']);
    const line = wars.whole({ seats: BOTH, options: OPTIONS, seed }, choose);
    const full = statesOf(line).some(
      (state) => bays(state).every(({ length }) => length >= 2) && state.window !== null,
    );
    if (
      line.plies.length < MAX &&
      tried.size === KINDS.length &&
      full &&
      wars.stateOf(line).outcome!.winners.length === 1
    )
      return { seed, line };
  }
  throw new Error('No such game.');
}

/** The name of a ship or shop card. */
const nameOf = (id: string): string => (id.startsWith('I') ? shopCard(id).name : shipCard(id).name);
/** The names of the ships in both Repair Bays, or in one. */
const bayNames = (state: SkaxarState, places = [0, 1]): readonly string[] =>
  places.flatMap((place) => bays(state)[place]!.map((ship) => nameOf(ship))).sort();

/** Names of face-down ships and shop cards that lay open at no rest of the game so far. */
function unseen(states: readonly SkaxarState[]): readonly string[] {
  const state = states.at(-1)!;
  const open = new Set(
    states
      .flatMap(({ shop, sides }) => [
        ...shop,
        ...sides.flatMap(({ field, repairBay, scrapyard }) => [
          ...field.map(({ ship }) => ship),
          ...repairBay,
          ...scrapyard,
        ]),
      ])
      .filter((id) => id !== null)
      .map((id) => nameOf(id)),
  );
  return [
    ...new Set([...state.sides.flatMap(({ fleetDeck }) => fleetDeck), ...state.shopDeck].map((id) => nameOf(id))),
  ].filter((name) => !open.has(name));
}

const holds = (content: string, name: string): boolean => content.includes(name);
/**
 * Everything the page says, in words, labels and marks of its canvases; without the log and what was just read out with
 * `now`.
 */
const document = (page: Page, now: boolean): Promise<string> =>
  page.evaluate((bare) => {
    const copy = window.document.documentElement.cloneNode(true) as HTMLElement;
    if (bare) for (const line of copy.querySelectorAll('.dock-log, [aria-live]')) line.remove();
    return copy.outerHTML;
  }, now);

test('SK-13.1 SK-13.3 SK-13.7 a whole game of two people at one screen by pointer, without the tracker: a Repair Bay is listed with nothing covered, and nothing that lies face down is anywhere', async () => {
  const { seed, line: whole } = model();
  const states = statesOf(whole);
  opened = await openPage();
  const { page, troubles } = opened;
  await listenToCanvases(page);
  await listenToThreads(page);
  await visit(page);
  await page.getByRole('link', { name: home.newMatch }).last().click();
  await page.getByRole('link', { name: gameEntry('skaxar').title }).click();
  await page
    .getByRole('group', { name: warText.seatOf.B, exact: true })
    .getByText(setupText.players.human, { exact: true })
    .click();
  for (const [place, { name }] of BOTH.entries())
    await page.locator('.seat').nth(place).getByRole('textbox').fill(name);
  await page.getByRole('switch', { name: new RegExp(warText.turnLimit) }).click();
  await page.getByRole('slider', { name: new RegExp(warText.lastTurn) }).fill(String(OPTIONS.turnLimit));
  await page.getByRole('switch', { name: new RegExp(warText.tracker) }).click();
  await page.getByRole('textbox', { name: setupText.cardSeed }).fill(seed);
  await page.getByRole('button', { name: warText.start }).click();
  await ready(page);

  let looked = false;
  for (const [index, ply] of whole.plies.entries()) {
    const { line, next } = await wars.atHand(page);
    expect(line.plies).toHaveLength(index);
    const state = states[index]!;
    const log = (await logLines(page)).join('\n');
    // Names that lie open are found, so one that must not be there would be; cards are painted when there is time.
    const names = state.sides.flatMap(({ field }) => field.map(({ ship }) => nameOf(ship)));
    const missing = async () => {
      const found = [await document(page, false), (await heardOf(page))['canvases']!];
      return names.filter((name) => !found.every((text) => holds(text, name)));
    };
    await expect.poll(missing, { message: `${index}`, timeout: 30_000 }).toEqual([]);
    const content = await document(page, false);
    const heard = await heardOf(page);
    const secrets = unseen(states.slice(0, index + 1)).filter((name) => !holds(log, name));
    expect(secrets.length).toBeGreaterThan(20);
    for (const [place, told] of Object.entries({ content, ...heard }))
      expect(
        secrets.filter((name) => holds(told, name)),
        `${index}: ${place}`,
      ).toEqual([]);
    // A ship may come and go within one command: then the log tells it. What lies in a Repair Bay was seen before, and
    // the log alone still names it.
    const scene = await document(page, true);
    expect(
      bayNames(state).filter((name) => holds(scene, name)),
      `${index}`,
    ).toEqual([]);
    if (!looked && bays(state).every(({ length }) => length >= 2)) {
      looked = true;
      await listsBays(page, state);
      const copy = await watchingCopy(page);
      expect(JSON.parse(copy)).toMatchObject({ format: 'orion-watch', seat: null });
      expect(copy).not.toContain(seed);
      expect(copy).not.toContain('"seed"');
      const hidden = [
        ...state.sides.flatMap(({ fleetDeck }) => fleetDeck),
        ...state.shopDeck,
        ...state.asteroidDeck,
        ...state.asteroidRow.filter((card) => card !== null),
      ];
      // Every id in the copy is one that was shown: nothing of what lies face down, but ships that Redraw! put back.
      const named = new Set(copy.match(/\b([AB]-[EX]\d\d|[IR]\d\d)\b/g) ?? []);
      expect(hidden.filter((id) => named.has(id) && (id.startsWith('R') || secrets.includes(nameOf(id))))).toEqual([]);
      expect(secrets.filter((name) => holds(copy, name))).toEqual([]);
      // The browser keeps the commands, which name what was open; local storage keeps settings.
      const { storage, databases, accessibility } = await placesOf(page);
      const kept = [JSON.stringify((await keptMatch(page)).plies), storage, databases].join('\n');
      expect(hidden.filter((id) => holds(kept, id))).toEqual([]);
      expect(secrets.filter((name) => holds(kept, name) || holds(accessibility!, name))).toEqual([]);
    }
    await give(page, mouse, next!.view, ply.command as never, 'wide');
    await keeps(page, index + 1, `${index}: ${JSON.stringify(ply.command)}`);
  }
  expect(looked).toBe(true);

  const kept = wars.lineOf(await keptMatch(page));
  expect(kept.plies.map(({ seat, command }) => ({ seat, command }))).toEqual(
    whole.plies.map(({ seat, command }) => ({ seat, command })),
  );
  const end = wars.stateOf(kept);
  expect(end).toEqual(wars.stateOf(whole));
  const winner = BOTH.find(({ seat }) => seat === end.outcome!.winners[0])!;
  const result = page.getByRole('dialog', { name: common.resultWin(winner.name) });
  await result.waitFor();
  expect(await result.innerText()).toContain(words.endReasons['turnLimit']!(''));
  expect(await result.locator('.sk-result').first().locator('tbody tr').count()).toBe(2);
  await result.getByRole('button', { name: common.look }).click();
  await says(page, common.over);
  expect(await text(page, '.sk-turn')).toBe(words.turnOf(end.turn, end.battle));
  // The whole game can be watched.
  await page.getByRole('button', { name: words.showResult }).click();
  await result.getByRole('button', { name: common.watchReplay }).click();
  await page.getByRole('slider', { name: replayWords.scrub }).waitFor();
  await ready(page);
  await expect.poll(() => text(page, '.player-scrub')).toContain(String(whole.plies.length));
  expect(troubles()).toEqual([]);
});

/** Each side lists its own Repair Bay, with no ceremony: what lies there lay open before, and the log named it. */
async function listsBays(page: Page, state: SkaxarState): Promise<void> {
  const named = async (): Promise<readonly string[]> => {
    const content = await document(page, true);
    return bayNames(state).filter((name) => holds(content, name));
  };
  const log = (await logLines(page)).join('\n');
  expect(bayNames(state).filter((name) => !holds(log, name))).toEqual([]);
  await page.getByRole('button', { name: common.unfold(words.sidesTitle) }).click();
  for (const [place, { seat }] of BOTH.entries()) {
    await page.locator(`.sk-side-${seat} .sk-pile`, { hasText: words.piles.repairBay }).click();
    const list = page.getByRole('dialog', {
      name: words.pileOf(words.piles.repairBay, place === 0 ? words.fleets.earth : words.fleets.skaxar),
    });
    await expect.poll(named).toEqual(bayNames(state, [place]));
    expect(await list.innerText()).toContain(words.listSorted);
    expect(await axeFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    expect(await named()).toEqual([]);
  }
  // The decks may be listed by nobody.
  await page.locator('.sk-side-A .sk-pile', { hasText: words.piles.fleetDeck }).click();
  const deck = page.getByRole('dialog');
  expect(await deck.innerText()).toContain(words.listHidden);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: common.fold(words.sidesTitle) }).click();
}
