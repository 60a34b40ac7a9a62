import type { AnyGame } from '../../../../engine/game.ts';
import {
  commandOdds,
  type CommandOdds,
  type OrionsGateView,
  type RolledCommand,
} from '../../../../games/orions-gate/index.ts';
import { RULES, stateOf } from '../asking.ts';
import type { BattleState } from '../state.ts';
import { toolCommand } from '../tools/fire.ts';
import { commandOf } from '../tools/tool.ts';

const known = new WeakMap<OrionsGateView, Map<string, CommandOdds | null>>();

/**
 * The odds of the order in hand, counted once a view and order; null where nothing is rolled, where it cannot be given,
 * and where attacks and boardings have cards of their own.
 */
export function oddsInHand(game: AnyGame, state: BattleState): CommandOdds | null {
  const { view } = state;
  const command = commandInHand(state);
  const seat = view.windows[0]?.captain ?? view.units.find(({ id }) => id === view.activation?.unit)?.captain;
  if (!command || seat === undefined) return null;
  const kept = known.get(view) ?? new Map<string, CommandOdds | null>();
  known.set(view, kept);
  const key = JSON.stringify(command);
  if (!kept.has(key)) {
    // A drag tries hundreds of places.
    if (kept.size > MOST_KEPT) kept.clear();
    kept.set(key, counted(game, view, seat, command));
  }
  return kept.get(key)!;
}

/** Whether the order in hand loses its unit for certain. */
export const losesOwn = (game: AnyGame, state: BattleState): boolean =>
  oddsInHand(game, state)?.fates.some(
    ({ unit, whole, damaged }) => unit === state.view.activation?.unit && whole.num + damaged.num === 0n,
  ) ?? false;

const MOST_KEPT = 200;

/** Where there are too many ways to count nothing is told: never a guess (OG-24.1). */
function counted(game: AnyGame, view: OrionsGateView, seat: string, command: RolledCommand): CommandOdds | null {
  try {
    const odds = commandOdds(RULES, stateOf(game, view), seat, command);
    return odds.refused || !odds.rolls ? null : odds;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** The order the tool in hand would give. */
function commandInHand({ tool, view }: BattleState): RolledCommand | null {
  switch (tool.kind) {
    case 'plan': {
      const command = commandOf(tool.draft);
      return command.type === 'plan' ? command : null;
    }
    case 'fire': {
      const unit = view.units.find(({ id }) => id === tool.unit);
      const kind = unit?.components[tool.slot - 1]?.kind;
      if (!unit || (kind !== 'warpDrive' && (kind !== 'tractorBeam' || tool.targets.length === 0))) return null;
      const command = toolCommand(unit, tool);
      return command.type === 'useComponent' ? command : null;
    }
    case 'warp':
      return { type: 'warpTo', ...tool.at };
    case 'spot':
      return tool.spot === 'exit' && tool.at ? { type: 'placeExit', x: tool.at.x, y: tool.at.y } : null;
    default:
      return null;
  }
}
