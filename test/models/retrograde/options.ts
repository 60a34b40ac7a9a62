import { RULE_ONLY, type Fault } from './fault.ts';

/** Chapter 22, decks apart. */
export interface Options {
  errata: boolean;
  hitRule: 'lower' | 'lowerOrEqual';
  problematicCards: boolean;
  /** Null for none. */
  maxCopies: number | null;
  /** Rounds; null for none. */
  turnLimit: number | null;
  firstPlayer: 'random' | 'seat1' | 'seat2';
  scrapProjects: boolean;
}

export const DEFAULTS: Readonly<Options> = {
  errata: false,
  hitRule: 'lower',
  problematicCards: false,
  maxCopies: null,
  turnLimit: null,
  firstPlayer: 'random',
  scrapProjects: false,
};

const RANGES: {
  readonly [key in keyof Options]: { readonly range: string; readonly holds: (value: unknown) => boolean };
} = {
  errata: flag(),
  hitRule: words('lower', 'lowerOrEqual'),
  problematicCards: flag(),
  maxCopies: numbers(30, '1-30 or none'),
  turnLimit: numbers(500, '1-500 rounds or none'),
  firstPlayer: words('random', 'seat1', 'seat2'),
  scrapProjects: flag(),
};

/** RG-22.1: one fault for each option out of its range, in the order of the table. */
export function optionFaults(options: { readonly [key in keyof Options]?: unknown }): Fault[] {
  return (Object.keys(RANGES) as (keyof Options)[]).flatMap((key) => {
    const value = options[key];
    if (value === undefined || RANGES[key].holds(value)) return [];
    const reason = `${key} must be ${RANGES[key].range}; got ${String(value)}.`;
    return [{ ...RULE_ONLY, rules: ['RG-22.1'], reason, worded: key === 'turnLimit' }];
  });
}

function flag() {
  return { range: 'true or false', holds: (value: unknown) => typeof value === 'boolean' };
}

function words(...allowed: string[]) {
  return { range: allowed.join(', '), holds: (value: unknown) => allowed.includes(value as string) };
}

function numbers(most: number, range: string) {
  const isIn = (value: unknown) => Number.isInteger(value) && (value as number) >= 1 && (value as number) <= most;
  return { range, holds: (value: unknown) => value === null || isIn(value) };
}
