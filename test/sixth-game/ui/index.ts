import { h } from 'preact';
import type { GameUi } from '../../../src/ui/match/game-ui.ts';
import { screenOf } from '../../../src/ui/match/screen-of.ts';
import { openWardsDesk } from './desk.ts';
import { WardsScreen } from './screen.tsx';

/** The screens of Wards. */
export const gameUi: GameUi = {
  openScreen(open) {
    const desk = openWardsDesk(open);
    return screenOf(desk, ({ durable }) => h(WardsScreen, { desk, durable }));
  },
  replay: async () => (await import('./replay.tsx')).WardsReplay,
};
