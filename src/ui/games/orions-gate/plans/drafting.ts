import {
  afterShot,
  allowanceOf,
  isInPlay,
  plannedEnd,
  thePlaced,
  type Action,
  type CaptainId,
  type OrionsGateCommand,
  type OrionsGateState,
  type OrionsGateView,
  type PlannedShip,
} from '../../../../games/orions-gate/index.ts';
import type { AnyGame } from '../../../../engine/game.ts';
import { RULES } from '../asking.ts';
import { openFire } from '../tools/fire.ts';
import { openPlan } from '../tools/plan.ts';
import { draftOf, IDLE, type ToolContext } from '../tools/tool.ts';
import { imaginedContext, imaginedView } from './imagined.ts';
import { emptyDraft, type Draft } from './state.ts';

/** What a draft looks like to panels and tools. */
export interface DraftScene {
  readonly view: OrionsGateView;
  readonly context: ToolContext;
  readonly decision: 'play.choose' | 'play.plan' | 'play.fire';
}

const scenes = new WeakMap<Draft, DraftScene>();
const views = new WeakMap<object, OrionsGateView>();

/** The imagined screen of a draft; a pointer that moves only the tool keeps the same view. */
export function sceneOf(game: AnyGame, real: OrionsGateView, eyes: CaptainId, draft: Draft): DraftScene {
  const known = scenes.get(draft);
  if (known) return known;
  const key = draft.activation ?? draft.board;
  const kept = views.get(key);
  const view = kept ?? imaginedView(real, eyes, draft);
  views.set(key, view);
  const scene: DraftScene = {
    view,
    context: imaginedContext(game, view, eyes, draft),
    decision: !draft.activation ? 'play.choose' : draft.activation.step === 'plan' ? 'play.plan' : 'play.fire',
  };
  scenes.set(draft, scene);
  return scene;
}

/** A draft after a command that would be given now; null when the plan is whole (its activation would end). */
export function drafted(
  game: AnyGame,
  real: OrionsGateView,
  eyes: CaptainId,
  draft: Draft,
  command: OrionsGateCommand,
): Draft | null {
  switch (command.type) {
    case 'activate':
      return opened(game, real, eyes, declared(draft.board, command.unit, command.action));
    case 'plan': {
      const plan: PlannedShip = { unit: draft.unit!, action: draft.activation!.action, movement: command, shots: [] };
      const end = plannedEnd(RULES, { ...draft.board, activation: draft.activation }, plan);
      return opened(game, real, eyes, { ...draft, board: end.state, movement: command, activation: end.activation });
    }
    case 'firePrimary':
    case 'useComponent':
    case 'board':
      return opened(game, real, eyes, {
        ...draft,
        shots: [...draft.shots, command],
        activation: afterShot(draft.activation!, command),
      });
    default:
      return null;
  }
}

/** The unit has its turn on the imagined board, with all its Engines may give. */
function declared(board: OrionsGateState, unit: string, action: Action): Draft {
  const { side } = thePlaced(board, unit);
  const allowance = allowanceOf(board, unit, action).most;
  return {
    ...emptyDraft(board),
    unit,
    activation: { unit, action, side, allowance, step: 'plan', moved: false, gunFired: false, used: [] },
  };
}

/** The draft with the tool its step begins with. */
export function opened(game: AnyGame, real: OrionsGateView, eyes: CaptainId, draft: Draft): Draft {
  const { view, context, decision } = sceneOf(game, real, eyes, draft);
  const tool = decision === 'play.plan' ? openPlan(view) : decision === 'play.fire' ? openFire(context) : IDLE;
  return { ...draft, tool };
}

/** A kept plan in hand again, at its movement. */
export function reopened(
  game: AnyGame,
  real: OrionsGateView,
  eyes: CaptainId,
  board: OrionsGateState,
  plan: PlannedShip,
): Draft {
  const draft = opened(game, real, eyes, declared(board, plan.unit, plan.action));
  const { tool } = draft;
  return tool.kind === 'plan' ? { ...draft, tool: { ...tool, draft: draftOf(plan.action, plan.movement) } } : draft;
}

/**
 * A draft on a board that has changed under it: the same steps taken anew, null when its unit is gone. What is in hand
 * stays in hand.
 */
export function rebased(
  game: AnyGame,
  real: OrionsGateView,
  eyes: CaptainId,
  board: OrionsGateState,
  draft: Draft,
): Draft | null {
  const { unit: id, activation, movement, shots, tool } = draft;
  if (id === null || !activation) return emptyDraft(board);
  if (!board.units.some((unit) => unit.id === id && unit.captain === eyes && isInPlay(unit))) return null;
  let next: Draft = opened(game, real, eyes, declared(board, id, activation.action));
  for (const command of [...(movement ? [movement] : []), ...shots])
    next = drafted(game, real, eyes, next, command) ?? next;
  return next.tool.kind === tool.kind ? { ...next, tool } : next;
}

/** A draft as a plan to keep. */
export const planOfDraft = ({ unit, activation, movement, shots }: Draft): PlannedShip | null =>
  unit && activation && movement ? { unit, action: activation.action, movement, shots } : null;
