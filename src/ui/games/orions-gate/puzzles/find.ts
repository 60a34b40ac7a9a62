import type { Scenario } from '../../../../games/orions-gate/scenario/index.ts';
import { readOwn } from '../scenarios/own-scenarios.ts';
import { shippedScenario } from '../scenarios/shipped.ts';
import { OWN } from './puzzle-key.ts';

/** The scenario of a puzzle by its key: one of the program, or one of the reader's own by its title; null = gone. */
export async function findPuzzle(key: string): Promise<Scenario | null> {
  const found = key.startsWith(OWN)
    ? readOwn().scenarios.find(({ title }) => title === key.slice(OWN.length))
    : await shippedScenario(key);
  return found?.puzzle ? found : null;
}
