import { h } from 'preact';
import type { GameUi } from '../../match/game-ui.ts';
import { screenOf } from '../../match/screen-of.ts';
import { openCardTable } from './controller.ts';
import { CardScreen } from './screen.tsx';

/** The screens of Battlespace Sirius. */
export const gameUi: GameUi = {
  openScreen(open) {
    const table = openCardTable(open);
    return screenOf(table, ({ durable }) => h(CardScreen, { table, durable }));
  },
  replay: async () => (await import('./replay.tsx')).CardReplay,
  why: async () => (await import('./why.ts')).tellWhy,
};
