import type { Page } from 'playwright-core';
import type { RetrogradeCommand } from '../../../src/games/retrograde/index.ts';
import { cardName } from '../../../src/ui/games/retrograde/names.ts';
import { retrogradeWords as words } from '../../../src/ui/games/retrograde/words/play.ts';
import { bright } from './hands.ts';
import { act, still } from './table.ts';

/** The name in an id of the lesson: each thing is there once. */
const nameOf = (id: string): string => cardName(id.slice(2));

/** Takes a thing of the action panel in hand, where it is not. */
async function hold(page: Page, name: string): Promise<void> {
  const row = act(page)
    .locator('.rg-pick')
    .filter({ hasText: new RegExp(`^${name}`) })
    .first();
  if ((await row.getAttribute('aria-pressed')) !== 'true') await row.click();
}

const choose = (page: Page, name: string | RegExp) =>
  act(page).locator('.rg-actions').getByRole('button', { name }).first().click();

/** Gives an order in the action panel with the mouse, the way the texts of the lesson say. */
export async function lessonOrder(page: Page, command: RetrogradeCommand): Promise<void> {
  await still(page);
  switch (command.type) {
    case 'burn':
      await hold(page, nameOf(command.spacecraft));
      await choose(page, new RegExp(`^${words.at(nameOf(command.asset), command.orbital)}`));
      return bright(page).click();
    case 'attack':
      await hold(page, nameOf(command.spacecraft));
      await choose(page, new RegExp(`^${nameOf(command.target)}`));
      await choose(page, new RegExp(`^Spend ${command.spend}:`));
      return bright(page).click();
    case 'bombard':
      await hold(page, nameOf(command.spacecraft));
      await choose(page, /^Mars.*power/);
      return bright(page).click();
    case 'research':
    case 'repair':
      await hold(page, nameOf(command.asset));
      return choose(page, new RegExp(`^${command.type === 'research' ? 'Research' : 'Repair'}`));
    case 'startProject':
      await hold(page, cardName(command.card));
      return bright(page).click();
    case 'contribute':
      return choose(page, new RegExp(`^${words.contribute(nameOf(command.asset))}`));
    default:
      return act(page).locator('.button-go').click();
  }
}
