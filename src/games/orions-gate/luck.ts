import type { Timeline } from '../../engine/timeline.ts';
import type { OrionsGateEvent } from './event.ts';
import { evolve } from './evolve.ts';
import { worthsOf, type Worth } from './luck-worth.ts';
import type { Rules } from './rules/rules.ts';
import type { OrionsGateState } from './state.ts';

export { luckOfWorth, type Tally, type Worth } from './luck-worth.ts';

/** A roll of a battle with its place in it. */
export interface LuckRoll extends Worth {
  /** Commands played when the dice lay; 0 = the opening. */
  readonly plies: number;
  readonly event: OrionsGateEvent;
}

/**
 * Every roll of a battle with what it was worth on average and what it brought, in order; exact chances of chapter 24.
 */
export function luckRolls(
  rules: Rules,
  { first, plies }: Pick<Timeline<OrionsGateState, OrionsGateEvent>, 'first' | 'plies'>,
): readonly LuckRoll[] {
  return plies.flatMap(({ events }, index) => {
    const rolls: LuckRoll[] = [];
    let state = (plies[index - 1]?.match ?? first).state;
    for (const event of events) {
      for (const worth of worthsOf(rules, state, event)) rolls.push({ ...worth, plies: index + 1, event });
      state = evolve(state, event);
    }
    return rolls;
  });
}
