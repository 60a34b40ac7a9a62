import { h } from 'preact';
import { map } from 'rxjs';
import type { GameUi } from '../../play/game-ui.ts';
import { openSkaxarTable } from './controller.ts';
import { SkaxarScreen } from './screen.tsx';

/** The screens of Skaxar. */
export const gameUi: GameUi = {
  openScreen(open) {
    const table = openSkaxarTable(open);
    const { state$, stage, dismissWhy, close } = table;
    return { Screen: ({ durable }) => h(SkaxarScreen, { table, durable }), state$, why$: state$.pipe(map(({ why }) => why)), stage, dismissWhy, close };
  },
  replay: async () => (await import('./replay.tsx')).SkaxarReplay,
};
