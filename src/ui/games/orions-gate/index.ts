import { h } from 'preact';
import type { OrionsGateEvent } from '../../../games/orions-gate/index.ts';
import type { GameUi } from '../../match/game-ui.ts';
import { takesQuickStart } from '../../match/quick-match.ts';
import { screenOf } from '../../match/screen-of.ts';
import { openBattle } from './controller.ts';
import { keeperOf } from './plans/keeper.ts';
import { openPlanning } from './plans/open-planning.ts';
import { puzzleOf } from './puzzles/puzzle-key.ts';
import { BattleScreen } from './screen.tsx';

/** The screens of Orion's Gate. */
export const gameUi: GameUi = {
  openScreen(open) {
    const battle = openBattle(open);
    if (takesQuickStart(battle.session.id))
      // What cannot be fetched is left to the person.
      void import('./ready-made.ts').then(({ makeReady }) => makeReady(battle)).catch(() => undefined);
    const planning = openPlanning(battle, keeperOf(battle.session.id));
    return {
      ...screenOf(battle, ({ durable }) => h(BattleScreen, { battle, planning, durable })),
      close() {
        planning.close();
        battle.close();
      },
    };
  },
  replay: async () => (await import('./replay.tsx')).BattleReplay,
  why: async () => (await import('./why.ts')).teller,
  advice(match) {
    const puzzle = puzzleOf(match);
    return puzzle === null
      ? null
      : async (question) => (await import('./puzzles/replying.ts')).replyOf(puzzle, question);
  },
  // Fleets once shown stay as they are: undo goes back to the first decision after them (OG-3.10).
  floor: ({ plies }) =>
    plies.findIndex((ply) => ply.events.some((event) => (event as OrionsGateEvent).type === 'fleetsRevealed')) + 1,
};
