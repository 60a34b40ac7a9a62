import { readScenario, writeScenario, type Scenario } from '../../../../games/orions-gate/scenario/index.ts';
import { keptList, type DamagedText, type Taken } from '../../../match/setup/kept-list.ts';
import { sentenceOfFault } from './scenario-link.ts';

const LIST = keptList('orion.scenarios');

/** The scenarios of this browser, oldest first. */
export interface OwnScenarios {
  readonly scenarios: readonly Scenario[];
  readonly damaged: readonly DamagedText[];
}

/** Everything that is kept; what cannot be read is listed as damaged, never passed over and never deleted by itself. */
export function readOwn(): OwnScenarios {
  const read = LIST.texts().map((text) => ({ text, parsed: readScenario(text) }));
  return {
    scenarios: read.flatMap(({ parsed }) => (parsed.ok ? [parsed.value] : [])),
    damaged: read.flatMap(({ text, parsed }) =>
      parsed.ok ? [] : [{ text, fault: sentenceOfFault(parsed.faults[0]!) }],
    ),
  };
}

/** Keeps a scenario; one of the same title is replaced. False when the browser keeps nothing. */
export const keepScenario = (scenario: Scenario): boolean =>
  LIST.keep(writeScenario(scenario), (text) => titleOf(text) === scenario.title);

/** Takes the scenario of a title out; null when that could not be kept. */
export const forgetScenario = (title: string): Taken | null => LIST.take((text) => titleOf(text) === title);

/** Takes a damaged text out; null when that could not be kept. */
export const forgetDamaged = (damaged: string): Taken | null =>
  LIST.take((text) => text === damaged && !readScenario(text).ok);

/** Puts back what was taken out, to where it stood. */
export const putBackScenario = LIST.putBack;

/** A title nobody has yet: the one wished for, or that with the next number. */
export function freeTitle(wish: string, taken: readonly string[]): string {
  if (!taken.includes(wish)) return wish;
  for (let number = 2; ; number++) if (!taken.includes(`${wish} ${number}`)) return `${wish} ${number}`;
}

const titleOf = (text: string): string | null => {
  const parsed = readScenario(text);
  return parsed.ok ? parsed.value.title : null;
};
