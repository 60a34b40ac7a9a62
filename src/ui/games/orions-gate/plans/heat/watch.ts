import {
  allowanceNow,
  isInPlay,
  samePose,
  type Action,
  type OrionsGateState,
  type Pose,
  type UnitId,
} from '../../../../../games/orions-gate/index.ts';
import type { Heat } from '../state.ts';
import { hireHeat, openHeatAsker, type HeatAsker, type HeatQuestion } from './ask.ts';

/** What is looked at: a unit on a board, how it would move, and where its ghost is. */
export interface HeatSubject {
  readonly board: OrionsGateState;
  readonly unit: UnitId;
  readonly action: Action;
  readonly pose: Pose;
}

/** Milliseconds a ghost rests before its answers are asked for: while it moves nothing is counted. */
const REST = 140;

/** Asks the thread for the heat layer and the answers of whatever is looked at, and lets go of what is overtaken. */
export interface HeatWatch {
  /** What is looked at now; null = nothing. */
  look(subject: HeatSubject | null): void;
  close(): void;
}

/** What is still being counted. */
interface Counting {
  heat: boolean;
  answers: boolean;
}

/** What becomes of the answers of the thread as they come. */
const listener = (
  open: Counting,
  update: (change: Partial<Heat>) => void,
  fail: (detail: string) => void,
): Parameters<typeof openHeatAsker>[1] => ({
  onLayer(layer) {
    open.heat = layer.list.length < layer.cells;
    update({ layer });
  },
  onAnswers(answers) {
    open.answers = false;
    update({ answers });
  },
  onFault(kind, detail) {
    open[kind] = false;
    update({ fault: true });
    fail(detail);
  },
});

/** The order for the heat layer of what is looked at. */
function layerOf({ board, unit, action }: HeatSubject): HeatQuestion {
  const moves = action === 'cruise' ? 'cruise' : 'move';
  return {
    kind: 'heat',
    state: board,
    unit,
    action: moves,
    allowance: action === 'hold' ? 0 : allowanceNow(board, unit, moves),
  };
}

/**
 * `set` changes what is shown, `fail` is called with why something could not be counted. The thread is hired when it is
 * first needed.
 */
export function openHeatWatch(
  set: (change: Partial<Heat>) => void,
  fail: (detail: string) => void,
  hire = hireHeat,
): HeatWatch {
  let asker: HeatAsker | null = null;
  let shown: HeatSubject | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;
  const open: Counting = { heat: false, answers: false };
  const update = (change: Partial<Heat>): void => set({ ...change, busy: open.heat || open.answers });
  const drop = (): void => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    asker?.drop('heat');
    asker?.drop('answers');
    open.heat = open.answers = false;
  };

  return {
    look(subject) {
      const before = shown;
      shown = subject;
      if (!subject) {
        drop();
        if (before) update({ unit: null, layer: null, answers: null, fault: false });
        return;
      }
      const { board, unit, pose } = subject;
      const own = board.units.find(({ id }) => id === unit);
      if (!own || !isInPlay(own)) return;
      asker ??= openHeatAsker(hire, listener(open, update, fail));
      if (!before || !sameLayer(before, subject)) {
        open.heat = true;
        update({ unit, layer: null, answers: null, fault: false });
        asker.ask(layerOf(subject));
      } else if (samePose(before.pose, pose)) return;
      asker.drop('answers');
      if (timer !== null) clearTimeout(timer);
      open.answers = true;
      update({});
      timer = setTimeout(() => asker?.ask({ kind: 'answers', state: board, unit, pose }), REST);
    },
    close() {
      drop();
      asker?.close();
    },
  };
}

/** Whether two subjects have one heat layer: only the ghost has moved. */
const sameLayer = (a: HeatSubject, b: HeatSubject): boolean =>
  a.board === b.board && a.unit === b.unit && a.action === b.action;
