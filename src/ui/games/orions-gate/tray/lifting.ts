import type { Rejection } from '../../../../engine/game.ts';
import type { UnitId } from '../../../../games/orions-gate/index.ts';
import type { StageInput } from '../../../table/stage.ts';
import type { BattleDesk } from '../battle-desk.ts';
import { whyNotPlaced } from '../deploy-told.ts';
import { openDeploy, type DeployTool } from '../tools/deploy.ts';
import type { BattleState } from '../state.ts';
import type { ToolContext } from '../tools/tool.ts';
import { followPress } from './lift.ts';

type Parts = Pick<BattleDesk, 'state$' | 'set' | 'stage' | 'order'>;

/** What a ship that is lifted takes the place of. */
type Before = Pick<BattleState, 'tool' | 'selected' | 'hint'>;

/** Lifts ships out of lists onto the table, and takes back what is let go over them. */
export interface Lifting {
  lift(unit: UnitId, press: PointerEvent): void;
  /** Whether a ship was let go over a list. */
  takesBack(event: StageInput): boolean;
}

/** Opens the way between the lists of ships and the table; `point` is where the table's own pointers go. */
export function openLifting(
  { state$, set, stage, order }: Parts,
  context: () => ToolContext,
  point: (event: StageInput) => void,
): Lifting {
  /** Why the ship that is pulled at cannot be placed. */
  let refused: Rejection | null = null;

  const held = (): DeployTool | null => {
    const { tool } = state$.value;
    return tool.kind === 'deploy' && tool.grip === 'body' ? tool : null;
  };

  const takesBack = (event: StageInput): boolean => {
    const tool = event.kind === 'up' ? held() : null;
    if (!tool || !overList(event)) return false;
    const unit = state$.value.view.units.find(({ id }) => id === tool.unit);
    if (unit?.status === 'inPlay') void order({ type: 'undeploy', unit: unit.id });
    return true;
  };

  /** The ship as the pointer has it beside the table: in hand, where it stood before. */
  const besideTable = (unit: UnitId, grip: DeployTool['grip']): void =>
    set({ tool: { ...openDeploy(state$.value.view, unit), grip } as DeployTool, hint: null });

  return {
    takesBack,
    lift(id, press) {
      const table = stage();
      const unit = state$.value.view.units.find((one) => one.id === id);
      if (!table || !unit || state$.value.view.stage === 'play') return;
      let before: Before = state$.value;
      followPress(press, table, {
        begin() {
          before = state$.value;
          refused = whyNotPlaced(state$.value, unit, context());
          if (!refused) besideTable(id, 'body');
          set({ selected: id });
        },
        carry({ at, ...event }, onTable) {
          const input = { ...event, at: { ...at, table: state$.value.table } };
          if (refused) {
            if (event.kind === 'drag') set({ hint: { text: refused.reason, at: input.at, why: refused } });
            return;
          }
          if (!held()) return;
          if (onTable || (event.kind === 'up' && overList(input))) return point(input);
          besideTable(id, event.kind === 'drag' ? 'body' : 'none');
        },
        putBack() {
          const { tool, selected, hint } = before;
          if (refused || held()) set({ tool, selected, hint });
        },
      });
    },
  };
}

/** Whether the pointer is over a list of ships, or the tray. */
const overList = ({ screen }: StageInput): boolean => {
  const box = document.querySelector('.play-table')!.getBoundingClientRect();
  const under = document.elementFromPoint(box.left + screen.x, box.top + screen.y);
  return (under?.closest('.ship-tray, .fleets') ?? null) !== null;
};
