import { cardWorth } from './cards.ts';
import { startingFleet } from './fleet.ts';
import { formed, presentWorth } from './formation.ts';
import { primaryPlans } from './primary.ts';
import { recruitPlans } from './regroup.ts';
import type { Plan, Scene } from './scene.ts';
import { revisePlans, secondaryPlans } from './secondary.ts';
import { windowPlans } from './window.ts';
import type { Seat } from '../../../engine/seat.ts';
import { fleetOf, playerOf } from '../rules/table.ts';
import type { SpurState } from '../state.ts';

/** Everything a seat can begin in the open phase. */
export function plansOf(scene: Scene): readonly Plan[] {
  const { state, seat, board, sumOf } = scene;
  switch (state.phase) {
    case 'setupFleet':
      return [{ command: { type: 'chooseFleet', designs: startingFleet(state, seat) }, sum: 0 }];
    case 'setupLayout':
      return [{ command: { type: 'setLayout', layout: formed(state, board, fleetOf(state, seat)).layout }, sum: 0 }];
    case 'window':
      return windowPlans(scene);
    case 'choosing':
      return [{ command: { type: 'chooseDiscard', cards: leastOf(state, seat) }, sum: sumOf(board) }];
    case 'turnOpen':
      return openPlans(scene);
    case 'attacking':
      return primaryPlans(scene);
    case 'regrouping': {
      const layouts = layoutPlans(scene);
      return [...recruitPlans(scene, layouts[0]!.sum), ...layouts];
    }
    case 'turnDone': {
      const base = sumOf(board);
      const end: Plan = { command: { type: 'endTurn' }, sum: base };
      return [end, ...secondaryPlans(scene, base, false, false), ...revisePlans(scene, base)];
    }
    case 'gameOver':
      throw new Error('Nothing is to be decided.');
  }
}

/** The primary actions, and what is better done before the best of them. */
function openPlans(scene: Scene): readonly Plan[] {
  const primary = primaryPlans(scene);
  const best = primary.reduce((top, one) => (one.sum > top.sum ? one : top));
  const regroups = best.command.type === 'regroup';
  return [
    ...primary,
    ...secondaryPlans(scene, best.sum, true, regroups),
    ...(regroups ? [] : revisePlans(scene, best.sum)),
  ];
}

/** OS-9.7. */
function layoutPlans({ state, seat, board, sumOf }: Scene): readonly Plan[] {
  const base = sumOf(board);
  const fleet = fleetOf(state, seat);
  const { layout, worth } = formed(state, board, fleet);
  const now = presentWorth(state, board, fleet);
  const keep: Plan = { command: { type: 'reorganize', keep: true }, sum: base };
  return [
    { command: { type: 'reorganize', layout }, sum: base + (now === null ? 0 : worth - now) },
    ...(now === null ? [] : [keep]),
  ];
}

/** The cards a seat gives up where it must (OS-10.21). */
const leastOf = (state: SpurState, seat: Seat): readonly string[] =>
  [...playerOf(state, seat).hand].sort((a, b) => cardWorth(a) - cardWorth(b)).slice(0, state.choosing!.count);
