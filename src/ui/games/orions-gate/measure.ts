import type { OrionsGateView, UnitId } from '../../../games/orions-gate/index.ts';
import type { StageInput } from '../../table/stage.ts';
import { unitAt } from './tools/radius.ts';
import { OPEN_RULER, reduceRuler } from './tools/ruler.ts';
import { openSight, reduceSight } from './tools/sight.ts';
import { measures, placedIn, type MeasureTool, type Tool, type ToolInput } from './tools/tool.ts';
import type { Aids, Measured, Measuring } from './state.ts';

/** What may be measured at any time, by anyone, in a battle and in a replay (OG-25.1). Nothing of it is an order. */
export interface Measure {
  /** Feeds the tool in hand. */
  input(input: ToolInput): void;
  hover(unit: UnitId | null, from?: 'list'): void;
  toggleRuler(): void;
  /** Line of sight between any two units; while a step draws its own lines, shows or hides them. */
  toggleSight(): void;
  clearRulers(): void;
  /** Takes one laid ruler away, by its place in the list. */
  dropRuler(index: number): void;
  aid(name: keyof Aids): void;
  /** Shows or hides where a unit can strike; null hides all. */
  watch(unit: UnitId | null): void;
}

/** What a measuring tool took the place of, and when. */
export interface PutDown {
  readonly tool: Tool;
  readonly view: OrionsGateView;
}

/** Pixels round a base at which a mouse points at it. */
const HOVER = 4;

interface Taking {
  /** A pointer on the table; whether that was all it meant. */
  pointed(event: StageInput): boolean;
  /** A unit picked in a list; whether what is in hand took it. */
  take(unit: UnitId): boolean;
}

/** The measuring half of a screen's controller. `handBack` gives the tool that comes back when measuring is over. */
export function openMeasure(
  get: () => Measured,
  set: (change: Partial<Measuring>) => void,
  handBack: (putDown: PutDown | null) => Tool,
): Measure & Taking {
  let putDown: PutDown | null = null;

  const hold = (next: MeasureTool): void => {
    const { tool, view } = get();
    if (!measures(tool)) putDown = { tool, view };
    set({ tool: next });
  };

  const input = (given: ToolInput): void => {
    const { tool, view, table, rulers } = get();
    if (!measures(tool)) return;
    const step = tool.kind === 'ruler' ? reduceRuler(tool, given, { view, table }) : reduceSight(tool, given, { view });
    set({
      tool: step.tool.kind === 'idle' ? handBack(putDown) : step.tool,
      rulers: step.laid ? [...rulers, step.laid] : rulers,
    });
  };

  const aid = (name: keyof Aids): void => set({ aids: { ...get().aids, [name]: !get().aids[name] } });

  return {
    input,
    aid,
    hover: (unit, from) => get().hovered !== unit && set({ hovered: unit, listed: from === 'list' }),
    toggleRuler: () => (get().tool.kind === 'ruler' ? set({ tool: handBack(putDown) }) : hold(OPEN_RULER)),
    toggleSight() {
      const { tool, view, selected } = get();
      if (tool.kind === 'plan' || tool.kind === 'fire') aid('sight');
      else if (tool.kind === 'sight') set({ tool: handBack(putDown) });
      else hold(openSight(view, selected));
    },
    clearRulers: () => set({ rulers: [] }),
    dropRuler: (index) => set({ rulers: get().rulers.filter((_, at) => at !== index) }),
    watch(unit) {
      const { watched } = get();
      if (unit === null) return set({ watched: [] });
      set({ watched: watched.includes(unit) ? watched.filter((other) => other !== unit) : [...watched, unit] });
    },
    pointed(event) {
      const { tool } = get();
      follow(event, get(), set);
      if (measures(tool) && event.kind !== 'leave') input({ kind: 'pointer', input: event });
      return measures(tool) || event.kind === 'hover' || event.kind === 'leave';
    },
    take(unit) {
      const { tool, view } = get();
      const took = measures(tool) && placedIn(view, unit) !== null;
      if (took) input({ kind: 'target', unit });
      return took;
    },
  };
}

/** A mouse over a base points at it; a finger is kept, with how large a pixel is under it. */
function follow(
  event: StageInput,
  { view, hovered, finger }: Measured,
  set: (change: Partial<Measuring>) => void,
): void {
  const { pointer, pixel, turned } = event;
  if (pointer !== 'touch' && finger !== null) set({ finger: null });
  if (pointer === 'touch' && (finger?.pixel !== pixel || finger.turned !== turned)) set({ finger: { pixel, turned } });
  if (event.kind !== 'hover' && event.kind !== 'leave') return;
  const under = event.kind === 'leave' ? null : (unitAt(view, event.at, HOVER * event.pixel)?.id ?? null);
  if (under !== hovered) set({ hovered: under, listed: false });
}
