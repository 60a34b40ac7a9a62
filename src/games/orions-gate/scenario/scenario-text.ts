import type { Parsed } from '../../../engine/game.ts';
import { parseScenario, SCENARIO_LIMIT, type Scenario } from './scenario.ts';

/** A scenario as the text of a file. */
export const writeScenario = (scenario: Scenario): string => JSON.stringify(scenario, null, 1);

/** Reads the text of a file; faults name the place and what belongs there. */
export function readScenario(text: string): Parsed<Scenario> {
  const fail = (reason: string): Parsed<Scenario> => ({ ok: false, faults: [{ path: '', reason }] });
  if (text.length > SCENARIO_LIMIT)
    return fail(`The text has ${text.length} characters; at most ${SCENARIO_LIMIT} are read.`);
  let raw: unknown;
  try {
    // Some editors begin a text with a byte order mark.
    raw = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return fail('This is not JSON, so no scenario.');
  }
  if (typeof raw !== 'object' || raw === null || (raw as { format?: unknown }).format !== 'orion-scenario') {
    return fail('This is no scenario: a scenario begins with {"format":"orion-scenario"}.');
  }
  return parseScenario(raw);
}
