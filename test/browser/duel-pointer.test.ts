import { expect, test } from 'vitest';
import { gameEntry } from '../../src/games/index.ts';
import { home } from '../../src/ui/kit/words/app.ts';
import { sirius as words } from '../../src/ui/games/battlespace-sirius/words/play.ts';
import { duelText } from '../../src/ui/games/battlespace-sirius/words/setup.ts';
import { play as common } from '../../src/ui/match/words/play.ts';
import { setupText } from '../../src/ui/match/words/setup.ts';
import { takeInHand } from './setup/card-hands.ts';
import { atHand, keptMatch, lineOf, stateOf, wholeDuel } from './setup/duels.ts';
import { bright, mouse } from './setup/hands.ts';
import { turnTo } from './setup/page.ts';
import { samePage } from './setup/same-page.ts';
import { logLines, ready, says, text } from './setup/table.ts';

const open = samePage();

const SEATS = [
  { seat: '1', player: 'human', name: duelText.person(1) },
  { seat: '2', player: 'human', name: duelText.person(2) },
];
/** Everything a pointer can do at the table. */
const ALL = [
  'fire',
  'lock 1',
  'lock 2',
  'maneuver position',
  'maneuver rotate',
  'maneuver rotatePosition',
  'maneuver stay',
  'react nothing',
  'react rotate',
  'react sentry',
  'repair',
];

/** The first short duel with all of it, played without a screen: every command of it is then given by the mouse. */
function model() {
  for (let k = 1; k < 200; k++) {
    const seed = `pointer ${k}`;
    const line = wholeDuel({ seats: SEATS, seed });
    const kinds = line.plies.map(({ command }) => {
      const { type, kind, lines } = command as { type: string; kind?: string; lines?: string[] };
      return [type, kind, type === 'lock' && lines!.length].filter(Boolean).join(' ');
    });
    if (
      line.plies.length < 40 &&
      ALL.every((kind) => kinds.includes(kind)) &&
      stateOf(line).outcome!.winners.length === 1
    )
      return { seed, line };
  }
  throw new Error('No such duel.');
}

test('BS-19.3 BS-19.9 a whole Basic game by pointer: ghosts, arrows, clips and lines on the table, to the result', async () => {
  const { seed, line: whole } = model();
  const { page } = await open();
  await turnTo(page, '#/');
  await page.getByRole('link', { name: home.newMatch }).last().click();
  await page.getByRole('link', { name: gameEntry('battlespace-sirius').title }).click();
  await page
    .getByRole('group', { name: duelText.seat(2) })
    .getByText(setupText.players.human, { exact: true })
    .click();
  await page.getByRole('textbox', { name: setupText.gameSeed }).fill(seed);
  await page.getByRole('button', { name: duelText.start }).click();
  await ready(page);

  for (const [index, ply] of whole.plies.entries()) {
    const { line, next } = await atHand(page);
    expect(line.plies).toHaveLength(index);
    const command = ply.command as never as Parameters<typeof takeInHand>[3];
    await takeInHand(page, mouse, next!.view, command);
    await expect.poll(() => bright(page).isEnabled(), { message: `${index}: ${JSON.stringify(command)}` }).toBe(true);
    await bright(page).click();
    await expect
      .poll(async () => (await keptMatch(page)).plies.length, {
        message: `${index}: ${JSON.stringify(command)}`,
        interval: 30,
      })
      .toBe(index + 1);
  }
  const kept = lineOf(await keptMatch(page));
  expect(kept.plies.map(({ seat, command }) => ({ seat, command }))).toEqual(
    whole.plies.map(({ seat, command }) => ({ seat, command })),
  );
  expect(stateOf(kept)).toEqual(stateOf(whole));
  await page.getByRole('dialog').waitFor();
  const result = await page.getByRole('dialog').innerText();
  const winner = stateOf(whole).outcome!.winners[0]!;
  expect(result).toContain(common.resultWin(SEATS[Number(winner) - 1]!.name));
  expect(result).toContain(words.endReasons['lastVessel']);
  expect(await page.locator('.bs-result').first().locator('tbody tr').count()).toBe(2);
  await page.getByRole('dialog').getByRole('button', { name: common.look }).click();
  await says(page, words.says.over);
  expect(await text(page, '.bs-turn-count')).toBe(
    words.turnOf(stateOf(whole).turnNumber) + words.roundOf(stateOf(whole).round),
  );
  expect((await logLines(page)).filter((line) => line.startsWith('Turn '))).toHaveLength(stateOf(whole).turnNumber);
});
