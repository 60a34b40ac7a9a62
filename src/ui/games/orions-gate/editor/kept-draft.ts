import { readScenario, writeScenario, type Scenario } from '../../../../games/orions-gate/scenario/index.ts';
import { keepText, keptText } from '../../../match/setup/kept-text.ts';

const KEY = 'orion.editor';

/** The scenario left in the editor of this browser, or null. */
export function keptDraft(): Scenario | null {
  const text = keptText(KEY);
  const read = text === null ? null : readScenario(text);
  return read?.ok ? read.value : null;
}

/** Leaves the scenario in this browser. */
export const keepDraft = (scenario: Scenario): void => keepText(KEY, writeScenario(scenario));
