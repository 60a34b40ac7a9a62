import type { OrionsGateView, PlannedShip, Unit, UnitId } from '../../../games/orions-gate/index.ts';
import type { StageInput } from '../../table/stage.ts';
import type { BattleDesk, HandDesk } from './battle-desk.ts';
import { openDeployTold } from './deploy-told.ts';
import type { Measure } from './measure.ts';
import type { Puller } from './puller.ts';
import type { BattleState } from './state.ts';
import { openDeploy } from './tools/deploy.ts';
import { tappedUnit, unitAt } from './tools/radius.ts';
import { reduceTool } from './tools/reduce.ts';
import { measures, type ToolContext, type ToolInput, type ToolStep } from './tools/tool.ts';

/** What moves the tool in hand. */
export interface Hand {
  /** Feeds the tool in hand; what it orders is ordered. */
  input(given: ToolInput): void;
  /** A pointer on the table that nothing else has taken. */
  point(event: StageInput): void;
  /** The unit that stays in hand once it has been placed. */
  readonly unit: () => UnitId | null;
  /** What pulls ships over the table; null until it has been fetched, in good time before the first activation. */
  readonly puller: () => Puller | null;
  fetch(): Promise<void>;
  /** Whether a press takes hold of a ship. */
  pulls(event: StageInput): boolean;
  /** Holds every unit that could act now. */
  readonly holdAll: () => void;
  /** How many times faster than the person's own speed a command is shown: ships that only hold show nothing. */
  readonly haste: () => number;
}

/** Ships that hold all together are shown so many times faster. */
const HASTE = 60;

/** The hand of the person who decides: selects and takes up units, and leads the tool of the decision. */
export function openHand(
  desk: HandDesk,
  measure: Measure,
  context: () => ToolContext,
  together: (plans: readonly PlannedShip[]) => void,
): Hand {
  const { state$, set, order } = desk;
  let kept: UnitId | null = null;
  let puller: Puller | null = null;
  let holding = false;
  const told = openDeployTold(desk, context);

  const input = (given: ToolInput): void => {
    const { tool } = state$.value;
    if (measures(tool)) return measure.input(given);
    if (puller?.group.input(given) || (given.kind === 'cancel' && puller?.drop())) return;
    const step = reduceTool(tool, given, context());
    set({ tool: step.tool });
    kept = keptUnit(context().view, given, step);
    if (step.command && !puller?.give(step.command)) void order(step.command);
  };

  const point = (event: StageInput): void => {
    if (puller?.group.point(event)) return;
    if (event.kind === 'tap' && tapUnit(state$.value, event, set)) return told(event);
    if (event.kind === 'down') pressUnit(state$.value, event, set);
    puller?.point(event);
    if (state$.value.tool.kind !== 'idle') input({ kind: 'pointer', input: event });
    const { tool, selected } = state$.value;
    if (tool.kind === 'deploy' && selected !== tool.unit) set({ selected: tool.unit });
    told(event);
  };

  return {
    input,
    point,
    unit: () => kept,
    puller: () => puller,
    haste: () => (holding ? HASTE : 1),
    holdAll() {
      const over = () => (holding = false);
      holding = true;
      void import('./hold-all.ts').then(({ holdAll }) => holdAll(desk)).then(over, over);
    },
    pulls: (event) => puller?.grabs(event) ?? false,
    async fetch() {
      puller ??= (await import('./puller.ts')).openPuller(desk, context, together);
    },
  };
}

/** A unit nudged or typed elsewhere stays in hand; dragged or newly placed it makes way for the next. */
function keptUnit(view: OrionsGateView, given: ToolInput, { command }: ToolStep): UnitId | null {
  if (command?.type !== 'deploy' || given.kind === 'pointer') return null;
  return view.units.some(({ id, status }) => id === command.unit && status === 'inPlay') ? command.unit : null;
}

type Change = BattleDesk['set'];

/** While a fleet is placed, the captain may take up this unit. */
const mayPlace = ({ decision, seat }: BattleState, { captain }: Unit): boolean =>
  decision === 'setup.deploy' && captain === seat;

/** A tap selects a unit, or none; with nothing in hand it takes up one that may be placed. Whether it did that. */
function tapUnit(state: BattleState, event: StageInput, set: Change): boolean {
  const { tool, view } = state;
  const under = tappedUnit(view, event);
  if (under) set({ selected: under.id });
  else if (tool.kind === 'idle') set({ selected: null });
  if (!under || tool.kind !== 'idle' || !mayPlace(state, under)) return false;
  set({ tool: openDeploy(view, under.id) });
  return true;
}

/** With nothing in hand a press takes up a unit that may be placed. */
function pressUnit(state: BattleState, { at, pixel }: StageInput, set: Change): void {
  if (state.tool.kind !== 'idle' || state.decision !== 'setup.deploy') return;
  const under = unitAt(state.view, at, 6 * pixel);
  if (under && mayPlace(state, under)) set({ tool: openDeploy(state.view, under.id), selected: under.id });
}
