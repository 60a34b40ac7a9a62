import type { CommandOf, SpurCommand } from '../command.ts';
import { evolve } from '../evolve.ts';
import { attackNamed } from '../rules/attacks.ts';
import { reacted, reactionsOf } from '../rules/reactions.ts';
import { resolution } from '../rules/resolve.ts';
import { isMissile, sourceOf } from '../rules/source.ts';
import { totalOf } from '../rules/packet.ts';
import { otherSplits } from '../rules/splits.ts';
import type { SpurState } from '../state.ts';
import { boardOf, craftAt, withCraft, type Board } from './board.ts';
import { cardWorth } from './cards.ts';
import { mendedSum } from './mend.ts';
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
  const pass: SpurCommand = { type: 'pass' };
  const mending: Scene = { ...scene, sumOf: mendedSum(scene) };
  return [
    { command: pass, sum: mending.sumOf(resolvedBoard(scene.state)) },
    ...reactionPlans(mending, scene.state, STEPS),
  ];
}

/** Each reaction in automatic order, and the best of its splits (OS-7.12) where that is better. */
function reactionPlans(scene: Scene, state: SpurState, steps: number): readonly Plan[] {
  const plain = oneOfEach(reactionsOf(state, scene.seat));
  const splits = steps === 1 ? [] : plain.map((command) => otherSplits(state, scene.seat, command));
  const deeper = (count: number): number => (count <= MOST_IN_PAIRS ? steps - 1 : 0);
  const depth = deeper(plain.length);
  const splitDepth = deeper(plain.length + splits.flat().length);
  return plain.flatMap((command, at): readonly Plan[] => {
    const automatic = reactionPlan(scene, state, command, depth);
    const best = (splits[at] ?? [])
      .map((split) => reactionPlan(scene, state, split, splitDepth))
      .reduce((top, one) => (one.sum > top.sum + SAME ? one : top), automatic);
    return best === automatic ? [automatic] : [automatic, best];
  });
}

/** Sums nearer to each other than this are the same, added up in another order. */
const SAME = 1e-9;

/** A reaction with what it leaves, alone or with the best that can follow it. */
function reactionPlan(scene: Scene, state: SpurState, command: React, more: number): Plan {
  const next = evolve(state, reacted(state, scene.seat, command));
  const given = keptOf(command);
  const alone = expectedSum(scene, state, next, command) - given;
  const followers = more > 0 ? reactionPlans(scene, next, more) : [];
  const best = followers.reduce<Plan | null>((top, one) => (top && one.sum <= top.sum ? top : one), null);
  return best && best.sum - given > alone
    ? { command, sum: best.sum - given, then: best.command }
    : { command, sum: alone };
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
