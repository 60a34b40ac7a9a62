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
  boards: (name: string, captures: string, captured: string) =>
    `boarding ${name} (${captures} to capture, ${captured} to be captured)`,
  rams: (name: string, destroys: string, lost: string) =>
    `ramming ${name} (${destroys} to destroy it, ${lost} to be lost)`,
  goes: (name: string) => `this way for ${name}`,
  orders: (action: Action, name: string) => `${orders[action]} with ${name}`,
  ends: 'ending the activation',
  ended: 'Nothing the ship could still use was worth more than nothing.',
  /** What a way was chosen for, in points as the missions score them. */
  parts: (fire: string, stand: string, mission: string | null, cost: string | null) =>
    ` (in points: ${fire} from the fire after it, ${stand} for how it then stands against the enemy’s answers${
      mission === null ? '' : `, ${mission} for the mission`
    }${cost === null ? '' : `, less ${cost} for the dangers of the way`})`,
} as const;
