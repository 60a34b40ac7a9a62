import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { gameEntry } from '../../src/games/index.ts';
import type { BattlespaceSiriusCommand, BattlespaceSiriusView } from '../../src/games/battlespace-sirius/index.ts';
import { levelsAmong } from '../../src/engine/level.ts';
import { lifeboatData } from '../../src/games/battlespace-sirius/index.ts';
import { home, newMatch } from '../../src/ui/kit/words/app.ts';
import { sirius as words } from '../../src/ui/games/battlespace-sirius/words/play.ts';
import { DUEL_COMPUTERS } from '../../src/ui/games/battlespace-sirius/setup/draft.ts';
import { duelText } from '../../src/ui/games/battlespace-sirius/words/setup.ts';
import { play as common } from '../../src/ui/match/words/play.ts';
import { setupText } from '../../src/ui/match/words/setup.ts';
import { openTool, reduceTool } from '../../src/ui/games/battlespace-sirius/tools/reduce.ts';
import { pressesFor, sameCommand } from './setup/card-keys.ts';
import { atHand, keptMatch, lineOf, stateOf } from './setup/duels.ts';
import { enter, focused, tabTo, type } from './setup/keys.ts';
import { turnTo } from './setup/page.ts';
import { samePage } from './setup/same-page.ts';
import { logLines, ready, says } from './setup/table.ts';

const open = samePage();

/** Gives a command with arrows, numbers, Tab and Enter. */
async function give(page: Page, view: BattlespaceSiriusView, command: BattlespaceSiriusCommand): Promise<void> {
  const presses = pressesFor(view, command);
  if (presses) {
    for (const key of presses) await page.keyboard.press(key);
    await page.keyboard.press('Enter');
    return;
  }
  // What turns a ship stands in the panel, last on the page: Shift+Tab leads there, Enter takes it, Enter again gives
  // the command.
  if (command.type !== 'maneuver' || (command.kind !== 'rotate' && command.kind !== 'rotatePosition'))
    throw new Error(`No keys for ${JSON.stringify(command)}.`);
  if (command.kind === 'rotatePosition')
    for (const key of pressesFor(view, { type: 'maneuver', kind: 'position', to: command.to })!)
      await page.keyboard.press(key);
  const turn = { 90: /^90° right/, 180: /^180°/, 270: /^90° left/ }[command.turn];
  await tabTo(page, turn, { back: true });
  await page.keyboard.press('Enter');
  if (command.kind === 'rotatePosition') {
    let tool = openTool(view);
    for (const key of pressesFor(view, { type: 'maneuver', kind: 'position', to: command.to })!)
      tool = reduceTool(
        tool,
        {
          kind: 'arrow',
          right: key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0,
          up: key === 'ArrowUp' ? 1 : key === 'ArrowDown' ? -1 : 0,
        },
        view,
      ).tool;
    tool = reduceTool(tool, { kind: 'turn', turn: command.turn }, view).tool;
    for (const key of pressesFor(view, command, tool)!) await page.keyboard.press(key);
  }
  await page.keyboard.press('Enter');
}

test('BS-19.11 a whole Advanced game of four by keyboard alone: two people, two computers, lifeboats that take the place of ships', async () => {
  const { page } = await open();
  // Nothing in this test may touch the mouse.
  await turnTo(page, '#/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await enter(page, new RegExp(`^${home.newMatch}`));
  await page.getByRole('heading', { name: newMatch.title, level: 1 }).waitFor();
  await enter(page, gameEntry('battlespace-sirius').title);
  await page.getByRole('heading', { name: duelText.title, level: 1 }).waitFor();
  await tabTo(page, /^2$/);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  expect(await focused(page)).toBe('4');
  // Seat 1 is a person; seat 2 becomes one, the others easy computers.
  const players = ['human', ...levelsAmong(DUEL_COMPUTERS)] as const;
  const seatFromDefault = async (to: (typeof players)[number]) => {
    await tabTo(page, new RegExp(`^${setupText.players.default}`));
    const presses = players.indexOf('default') - players.indexOf(to);
    for (let press = 0; press < presses; press++) await page.keyboard.press('ArrowLeft');
    expect(await focused(page)).toContain(setupText.players[to]);
  };
  await tabTo(page, new RegExp(`^${setupText.players.human}`));
  await seatFromDefault('human');
  await seatFromDefault('easy');
  await seatFromDefault('easy');
  await tabTo(page, new RegExp(`^${duelText.setNames.basic}|^${duelText.setNames.own}`));
  for (let press = 0; press < 4 && !(await focused(page)).startsWith(duelText.setNames.advanced); press++)
    await page.keyboard.press('ArrowLeft');
  expect(await focused(page)).toContain(duelText.setNames.advanced);
  await type(page, new RegExp(`^${setupText.gameSeed}`), 'keys');
  await enter(page, duelText.start);
  await ready(page);

  const boats = new Set<string>();
  let given = 0;
  for (;;) {
    const { line, next } = await atHand(page);
    if (!next) break;
    for (const { seat, vessel } of stateOf(line).players)
      if (vessel?.kind === 'lifeboat') boats.add(`${seat} ${lifeboatData(vessel.lifeboat).name}`);
    const { seat, view, command } = next;
    expect(['1', '2']).toContain(seat);
    await give(page, view, command);
    await expect
      .poll(async () => (await keptMatch(page)).plies.length, {
        message: `${line.plies.length}: ${JSON.stringify(command)}`,
        interval: 30,
      })
      .toBeGreaterThan(line.plies.length);
    const ply = (await keptMatch(page)).plies[line.plies.length]!;
    expect(ply.seat).toBe(seat);
    expect(
      sameCommand(ply.command as never, command),
      `${JSON.stringify(ply.command)} for ${JSON.stringify(command)}`,
    ).toBe(true);
    given += 1;
  }
  expect(given).toBeGreaterThan(15);
  const line = lineOf(await keptMatch(page));
  expect(stateOf(line).options).toMatchObject({ playerCount: 4, lifeboats: true });
  expect(line.header.seats.map(({ player }) => player)).toEqual(['human', 'human', 'easy', 'easy']);
  // A ship was lost and its lifeboat fought on.
  expect(boats.size).toBeGreaterThan(0);
  const log = (await logLines(page)).join('\n');
  for (const boat of boats) expect(log).toContain(words.lifeboat(boat.slice(2)));
  const winner = stateOf(line).outcome!.winners[0]!;
  const result = page.getByRole('dialog', { name: common.resultWin(line.header.seats[Number(winner) - 1]!.name) });
  await result.waitFor();
  expect(await result.locator('.bs-result').first().locator('tbody tr').count()).toBe(4);
  await page.keyboard.press('Escape');
  await says(page, words.says.over);
});
