import type { CommandOf, SpurCommand } from '../command.ts';
import { evolve } from '../evolve.ts';
import { attackNamed } from '../rules/attacks.ts';
import { reacted, reactionsOf } from '../rules/reactions.ts';
import { resolution } from '../rules/resolve.ts';
import { isMissile, sourceOf } from '../rules/source.ts';
import { totalOf } from '../rules/packet.ts';
import type { SpurState } from '../state.ts';
import { boardOf, craftAt, withCraft, type Board } from './board.ts';
import { cardWorth } from './cards.ts';
import type { Plan, Scene } from './scene.ts';

type React = CommandOf<'react'>;

/** The board once the attacks of the window have been resolved as they stand (OS-7.4, OS-7.5). */
export function resolvedBoard(state: SpurState): Board {
  let board = boardOf(state);
  for (const event of resolution(state)) {
    if (event.type === 'hit') board = withCraft(board, event.ship, { shield: event.shield, hull: event.hull });
    else if (event.type === 'recoiled') board = withCraft(board, event.ship, { hull: event.hull });
    else if (event.type === 'destroyed') board = lost(board, event);
  }
  return board;
}

/** A destroyed craft off the board; whoever is credited has its points. */
function lost(
  board: Board,
  { ship, by, salvage }: { readonly ship: string; readonly by: string | null; readonly salvage: number },
): Board {
  const craft = craftAt(board, ship)!;
  return {
    ...board,
    crafts: board.crafts.filter((one) => one !== craft),
    purses: board.purses.map((purse) =>
      purse.seat === by
        ? {
            ...purse,
            vp: purse.vp + craft.design.vp,
            trophies: purse.trophies + 1,
            recruitment: purse.recruitment + salvage,
          }
        : purse,
    ),
  };
}

/** Reactions weighed together with a second one, so that two blocks that save a ship only together are found. */
const STEPS = 2;
/** More reactions than this are not weighed in pairs. */
const MOST_IN_PAIRS = 24;

/** What a seat can do in a window that asks it: each reaction with the sum of what it leaves, and to pass. */
export function windowPlans(scene: Scene): readonly Plan[] {
  const { state, sumOf } = scene;
  const pass: SpurCommand = { type: 'pass' };
  return [{ command: pass, sum: sumOf(resolvedBoard(state)) }, ...reactionPlans(scene, state, STEPS)];
}

function reactionPlans(scene: Scene, state: SpurState, steps: number): readonly Plan[] {
  const reactions = oneOfEach(reactionsOf(state, scene.seat));
  const deeper = steps > 1 && reactions.length <= MOST_IN_PAIRS;
  return reactions.map((command): Plan => {
    const next = evolve(state, reacted(state, scene.seat, command));
    const given = keptOf(command);
    const alone = expectedSum(scene, state, next, command) - given;
    if (!deeper) return { command, sum: alone };
    const [best] = [...reactionPlans(scene, next, steps - 1)].sort((a, b) => b.sum - a.sum);
    return best && best.sum - given > alone
      ? { command, sum: best.sum - given, then: best.command }
      : { command, sum: alone };
  });
}

/** Cards of a kind do the same. */
function oneOfEach(reactions: readonly React[]): readonly React[] {
  const seen = new Set<string>();
  return reactions.filter((command) => {
    const key = JSON.stringify({ ...command, source: command.source.split('#')[0] });
    return !seen.has(key) && seen.add(key);
  });
}

const keptOf = ({ source }: React): number => (source.includes(':') ? cardWorth(source) : 0);

/** The share of those who can answer who do. */
const ANSWERED = 0.6;

/** The sum a reaction leaves; fire at the attacking ship may itself be stopped. */
function expectedSum(scene: Scene, before: SpurState, after: SpurState, { ship, source, target }: React): number {
  const sum = scene.sumOf(resolvedBoard(after));
  if (target.kind !== 'attackingShip') return sum;
  const shooter = craftAt(scene.board, attackNamed(before, target.attack)!.thing.ship);
  if (!shooter) return sum;
  const gun = after.window!.pending.at(-1)!.thing;
  const missile = isMissile(sourceOf(ship, source)!);
  const stop = ANSWERED * scene.caution * scene.answersBy(shooter, missile, totalOf(gun.main)).stop;
  if (stop === 0) return sum;
  const none = { ...after, window: { ...after.window!, pending: after.window!.pending.slice(0, -1) } };
  return (1 - stop) * sum + stop * scene.sumOf(resolvedBoard(none));
}
