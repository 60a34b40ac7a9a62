import type { Json } from '../../../engine/json.ts';
import type { Action, OrionsGateCommand, PlannedShip, UnitId } from '../../../games/orions-gate/index.ts';
import type { Session } from '../../../session/session.ts';
import type { StageInput } from '../../table/stage.ts';
import { openDesk } from '../../match/open-desk.ts';
import type { BattleDesk } from './battle-desk.ts';
import { grabsPress } from './grab.ts';
import { openDeployment, type Deployment } from './deployment.ts';
import { openHand, type Hand } from './hand.ts';
import { logEntry } from './log-entry.ts';
import { openMeasure, type Measure } from './measure.ts';
import { handedBack, playingOwn, settledOwn, tableFor } from './settled.ts';
import { FIRST_OWN, type BattleState, type Own } from './state.ts';
import { openTablesInSight, type TablesInSight } from './tables-in-sight.ts';
import { contextOf } from './tool-context.ts';
import { openDeploy } from './tools/deploy.ts';
import { placedIn, type Tool, type ToolContext } from './tools/tool.ts';

/** What takes the pointer before the tools in hand do: a plan being made. */
export interface Diversion {
  /** Whether that was all the pointer meant. */
  pointed(event: StageInput): boolean;
  /** Whether a press belongs to a tool; anything else pans the table. */
  grabs(event: StageInput): boolean;
  /** Carries plans out one after another, as far as the turn goes. */
  together(plans: readonly PlannedShip[]): void;
}

/** What the battle screen can do. Every panel, key and gesture goes through it. */
export interface Battle extends Measure, Deployment, Omit<BattleDesk, 'attach'>, Omit<TablesInSight, 'focusOn'> {
  readonly context: () => ToolContext;
  select(unit: UnitId | null, focus?: boolean): void;
  tool(tool: Tool): void;
  preview(action: Action | null): void;
  /**
   * Tries an action with the unit in hand, else with the selected one; `key` counts from 0 in the order of the keys.
   * Nothing is declared before the order.
   */
  act(key: number): void;
  /**
   * Lays a way of the coach, a unit's action and the movement meant to follow, or the movement of an action that is
   * declared, as its ghost on the table: nothing is ordered before Go. False where that is not what the way is.
   */
  lay(way: readonly Json[]): boolean;
  /** Whether a press takes hold of a ship. */
  pulls(event: StageInput): boolean;
  /** From now on every press chooses one more ship, or no more. */
  several(): void;
  /** Holds every unit that could act now; null where nothing is ordered. */
  readonly holdAll: (() => void) | null;
  /** From now on the pointer goes there first. */
  divert(to: Diversion): void;
}

/** The pad of a ghost keeps its size on the screen while a finger zooms. */
function keepPad({ state$, set }: Pick<BattleDesk, 'state$' | 'set'>, scale: number): void {
  const { finger } = state$.value;
  if (finger !== null) set({ finger: { ...finger, pixel: 1000 / scale } });
}

/** The controller of one battle: the desk of any match, with tools, selection and measuring. */
export function openBattle(open: (pace: () => Promise<void>) => Session): Battle {
  let diversion: Diversion | null = null;
  const pointer = (event: StageInput): void => {
    if (!measure.pointed(event) && !diversion?.pointed(event)) hand.point(deployment.meant(event));
  };
  const desk: BattleDesk = openDesk({
    open,
    logEntry,
    first: () => FIRST_OWN,
    haste: () => hand.haste(),
    playing: (state) => playingOwn(state),
    settled(before, last) {
      void (before.view.stage === 'play' ? hand : deployment).fetch();
      // The decision brings its table into sight.
      const now = { ...before, table: tableFor(before) };
      if (now.table !== before.table) tables.look(now.table);
      return settledOwn(now, last, hand, contextOf(session, { ...now, trying: null }));
    },
    attached(table) {
      table.grabs((event) => diversion?.grabs(event) ?? (hand.pulls(event) || grabsPress(state$.value, event)));
      return [table.input$.subscribe(pointer), table.camera$.subscribe(({ scale }) => keepPad(desk, scale))];
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
  const hand = openHand(desk, measure, context, (plans) => diversion?.together(plans));
  const deployment = openDeployment(desk, context, pointer);
  const { focusOn, ...tables } = openTablesInSight(desk);
  return {
    ...desk,
    ...measure,
    ...tables,
    context,
    ...deployment,
    ...handed(hand),
    select(unit, focus = false) {
      if (unit !== null && measure.take(unit)) return;
      if (takesAnother(state$.value, unit)) hand.puller()?.drop();
      set({ selected: unit, ...takenUp(state$.value, unit) });
      if (focus) focusOn(unit);
    },
    lay(way) {
      const laid = layWay(hand, state$.value, way);
      if (laid !== null) tables.look(tableOf(state$.value, laid));
      return laid !== null;
    },
    tool: (tool) => set({ tool }),
    divert: (to) => (diversion = to),
    preview: (action) => state$.value.preview !== action && set({ preview: action }),
  };
}

/** Whether a unit picked in a list takes the place of the one that is only tried: another ready one. */
const takesAnother = ({ trying, view }: BattleState, unit: UnitId | null): boolean =>
  trying !== null && unit !== null && unit !== view.activation?.unit && view.activatable.includes(unit);

/** Lays a unit's action and its movement as a ghost; gives the unit, null where the way is none that can be laid. */
function layWay(hand: Hand, { view }: BattleState, way: readonly Json[]): UnitId | null {
  const [first, then] = way as unknown as readonly OrionsGateCommand[];
  const begun = first?.type === 'plan' ? view.activation : first?.type === 'activate' ? first : null;
  const movement = first?.type === 'plan' ? first : then;
  if (!begun || movement?.type !== 'plan') return null;
  return hand.puller()?.lay(begun.unit, begun.action, movement) ? begun.unit : null;
}

/** The table a unit stands on; one that stands nowhere leaves the table in sight. */
const tableOf = ({ view, table }: BattleState, unit: UnitId): number => placedIn(view, unit)?.pose.table ?? table;

/** While a fleet is placed, one's own unit that is picked in a list is taken up. */
function takenUp({ view, decision, seat }: BattleState, unit: UnitId | null): Partial<Own> {
  const own = view.units.find(({ id, captain }) => id === unit && captain === seat);
  return decision === 'setup.deploy' && own ? { tool: openDeploy(view, own.id) } : {};
}

/** What of the hand is the screen's. */
const handed = ({
  input,
  pulls,
  holdAll,
  puller,
}: Hand): Pick<Battle, 'input' | 'act' | 'pulls' | 'holdAll' | 'several'> => ({
  input,
  pulls,
  holdAll,
  act: (key) => puller()?.act(key),
  several: () => puller()?.group.several(),
});
