import type { Action, UnitId } from '../../../games/orions-gate/index.ts';
import type { Session } from '../../../session/session.ts';
import type { StageInput } from '../../table/stage.ts';
import { openDesk } from '../../match/open-desk.ts';
import type { BattleDesk } from './battle-desk.ts';
import { grabsPress } from './grab.ts';
import { openHand } from './hand.ts';
import { logEntry } from './log-entry.ts';
import { openMeasure, type Measure } from './measure.ts';
import { placeRest } from './place-rest.ts';
import { handedBack, keepMeasure, settledOwn, tableFor } from './settled.ts';
import { FIRST_OWN } from './state.ts';
import { openTablesInSight, type TablesInSight } from './tables-in-sight.ts';
import { contextOf } from './tool-context.ts';
import { openDeploy } from './tools/deploy.ts';
import type { Tool, ToolContext } from './tools/tool.ts';

/** What takes the pointer before the tools in hand do: a plan being made. */
export interface Diversion {
  /** Whether that was all the pointer meant. */
  pointed(event: StageInput): boolean;
  /** Whether a press belongs to a tool; anything else pans the table. */
  grabs(event: StageInput): boolean;
}

/** What the battle screen can do. Every panel, key and gesture goes through it. */
export interface Battle extends Measure, Omit<BattleDesk, 'attach'>, Omit<TablesInSight, 'focusOn'> {
  readonly context: () => ToolContext;
  select(unit: UnitId | null, focus?: boolean): void;
  tool(tool: Tool): void;
  preview(action: Action | null): void;
  deployAll(): void;
  /** From now on the pointer goes there first. */
  divert(to: Diversion): void;
}

/** The controller of one battle: the desk of any match, with tools, selection and measuring. */
export function openBattle(open: (pace: () => Promise<void>) => Session): Battle {
  let diversion: Diversion | null = null;
  const pointer = (event: StageInput): void => {
    if (!measure.pointed(event) && !diversion?.pointed(event)) hand.point(event);
  };
  const desk: BattleDesk = openDesk({
    open,
    logEntry,
    first: () => FIRST_OWN,
    playing: ({ tool }) => ({ preview: null, tool: keepMeasure(tool) }),
    settled(before, last) {
      // The decision brings its table into sight.
      const now = { ...before, table: tableFor(before) };
      if (now.table !== before.table) tables.look(now.table);
      return settledOwn(now, last, hand.unit(), contextOf(session, now));
    },
    attached(table) {
      table.grabs((event) => diversion?.grabs(event) ?? grabsPress(state$.value, event));
      return [
        table.input$.subscribe(pointer),
        // The pad of a ghost keeps its size on the screen while a finger zooms.
        table.camera$.subscribe(({ scale }) => state$.value.finger !== null && set({ finger: 1000 / scale })),
      ];
    },
  });
  const { session, state$, set } = desk;
  const context = (): ToolContext => contextOf(session, state$.value);
  const measure = openMeasure(
    () => state$.value,
    set,
    (putDown) => {
      // The card it was asked from went away under the pointer.
      set({ preview: null });
      return handedBack(state$.value, putDown, context());
    },
  );
  const hand = openHand(desk, measure, context);
  const { focusOn, ...tables } = openTablesInSight(desk);

  return {
    ...desk,
    ...measure,
    ...tables,
    context,
    input: hand.input,
    select(unit, focus = false) {
      if (unit !== null && measure.take(unit)) return;
      const { view, decision, seat } = state$.value;
      set({ selected: unit });
      if (focus) focusOn(unit);
      const own = view.units.find((other) => other.id === unit && other.captain === seat);
      if (decision === 'setup.deploy' && own) set({ tool: openDeploy(view, own.id) });
    },
    tool: (tool) => set({ tool }),
    divert: (to) => (diversion = to),
    preview: (action) => state$.value.preview !== action && set({ preview: action }),
    deployAll: () => void placeRest(desk),
  };
}
