import type { Action } from '../../../../games/orions-gate/index.ts';
import { list } from '../../../kit/words/text.ts';
import { termName } from './log.ts';

const orders: { readonly [action in Action]: string } = { hold: 'Hold', move: 'Move', cruise: 'Cruise', ram: 'Ram' };

/** Sentences of "Why?" of Orion's Gate. */
export const orionsWhy = {
  fired: (weapon: string, targets: readonly string[]) => `the ${termName(weapon)} at ${list(targets)}`,
  target: (name: string, mean: string, destroyed: string) =>
    `${name} (${mean} damage on average, ${destroyed} to destroy)`,
  nobody: 'nobody in reach',
  uses: (component: string, name: string | null) =>
    name === null ? `the ${termName(component)}` : `the ${termName(component)} on ${name}`,
  boards: (name: string, captures: string, captured: string) =>
    `boarding ${name} (${captures} to capture, ${captured} to be captured)`,
  rams: (name: string, destroys: string, lost: string) =>
    `ramming ${name} (${destroys} to destroy it, ${lost} to be lost)`,
  goes: (name: string) => `this way for ${name}`,
  orders: (action: Action, name: string) => `${orders[action]} with ${name}`,
  ends: 'ending the activation',
  ended: (name: string) => `Nothing ${name} could still use was worth more than nothing.`,
  /** What a way was chosen for, in points as the missions score them; null = nothing. */
  parts: (
    fire: string | null,
    besides: string | null,
    stand: string | null,
    mission: string | null,
    cost: string | null,
  ) => {
    const gained = [
      fire !== null && `${fire} by fire`,
      besides !== null && `${besides} by a repair or a mine`,
      stand !== null && `${stand} by its place`,
      mission !== null && `${mission} for the mission`,
      cost !== null && `less ${cost} for the dangers of the way`,
    ].filter(Boolean);
    return gained.length === 0 ? '' : ` (in points: ${gained.join(', ')})`;
  },
} as const;
