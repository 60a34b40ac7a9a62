import { h } from 'preact';
import type { GameUi } from '../../../src/ui/match/game-ui.ts';
import { screenOf } from '../../../src/ui/match/screen-of.ts';
import { openToyDesk } from './desk.ts';
import { ToyScreen } from './toy-screen.tsx';
import type { Toy } from './toy.ts';

/** The screens of a toy. */
export const toyUi = <V, E, C>(toy: Toy<V, E, C>): GameUi => ({
  openScreen(open) {
    const desk = openToyDesk(toy, open);
    return screenOf(desk, ({ durable }) => h(ToyScreen<V, E, C>, { toy, desk, durable }));
  },
  replay: async () => (await import('./toy-replay.tsx')).toyReplay(toy),
});
