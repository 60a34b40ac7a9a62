import { h } from 'preact';
import { map } from 'rxjs';
import type { GameUi } from '../../play/game-ui.ts';
import { openCardTable } from './controller.ts';
import { CardScreen } from './screen.tsx';

/** The screens of Battlespace Sirius. */
export const gameUi: GameUi = {
  openScreen(open) {
    const table = openCardTable(open);
    const { state$, stage, dismissWhy, close } = table;
    return { Screen: ({ durable }) => h(CardScreen, { table, durable }), state$, why$: state$.pipe(map(({ why }) => why)), stage, dismissWhy, close };
  },
  replay: async () => (await import('./replay.tsx')).CardReplay,
};
