import type { AnyGame } from '../../../engine/game.ts';
import type { BattleState } from './state.ts';
import type { Overlay } from './table/stage.ts';
import type { ToolContext } from './tools/tool.ts';

type Drawing = (game: AnyGame, state: BattleState, context: ToolContext) => readonly Overlay[];

let drawing: Drawing | null = null;
let asked = false;

/** What the movement in hand would change of the mission; fetched with the first movement of a battle that has one. */
export const missionDrawn: Drawing = (game, state, context) => {
  const { tool, view } = state;
  if (tool.kind !== 'plan' || view.mission === null || view.mission === 'annihilation') return [];
  if (!asked) {
    asked = true;
    import('./mission-overlays.ts').then(
      ({ missionOverlays }) => void (drawing = missionOverlays),
      () => void (asked = false),
    );
  }
  return drawing?.(game, state, context) ?? [];
};
