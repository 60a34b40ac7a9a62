import { readScenario, writeScenario, type Scenario } from '../../../../games/orions-gate/scenario/index.ts';
import { keptText } from '../new/shared/kept-text.ts';
import { sentenceOfFault } from './scenario-link.ts';

const KEY = 'orion.scenarios';

/** A text of the library that is no scenario (any more): kept as it is. */
export interface DamagedScenario {
  readonly text: string;
  readonly fault: string;
}

/** The scenarios of this browser, oldest first. */
export interface OwnScenarios {
  readonly scenarios: readonly Scenario[];
  readonly damaged: readonly DamagedScenario[];
}

/** Everything that is kept; what cannot be read is told as damaged, never passed over and never deleted by itself. */
export function readOwn(): OwnScenarios {
  const read = texts().map((text) => ({ text, parsed: readScenario(text) }));
  return {
    scenarios: read.flatMap(({ parsed }) => (parsed.ok ? [parsed.value] : [])),
    damaged: read.flatMap(({ text, parsed }) => (parsed.ok ? [] : [{ text, fault: sentenceOfFault(parsed.faults[0]!) }])),
  };
}

/** Keeps a scenario; one of the same title is replaced. False when the browser keeps nothing. */
export function keepScenario(scenario: Scenario): boolean {
  const all = texts();
  const text = writeScenario(scenario);
  const at = all.findIndex((one) => titleOf(one) === scenario.title);
  return write(at < 0 ? [...all, text] : all.map((one, place) => (place === at ? text : one)));
}

/** What was taken out of the library, and where it stood. */
export interface TakenScenario {
  readonly text: string;
  readonly at: number;
}

/** Takes the scenario of a title out; null when that could not be kept. */
export const forgetScenario = (title: string): TakenScenario | null => take((text) => titleOf(text) === title);

/** Takes a damaged text out; null when that could not be kept. */
export const forgetDamaged = (damaged: string): TakenScenario | null => take((text) => text === damaged && !readScenario(text).ok);

/** Puts back what was taken out, to where it stood. */
export const putBackScenario = ({ text, at }: TakenScenario): boolean => write([...texts().slice(0, at), text, ...texts().slice(at)]);

/** A title nobody has yet: the one wished for, or that with the next number. */
export function freeTitle(wish: string, taken: readonly string[]): string {
  if (!taken.includes(wish)) return wish;
  for (let number = 2; ; number++) if (!taken.includes(`${wish} ${number}`)) return `${wish} ${number}`;
}

const titleOf = (text: string): string | null => {
  const parsed = readScenario(text);
  return parsed.ok ? parsed.value.title : null;
};

function take(holds: (text: string) => boolean): TakenScenario | null {
  const all = texts();
  const at = all.findIndex(holds);
  return at >= 0 && write(all.filter((_, place) => place !== at)) ? { text: all[at]!, at } : null;
}

/** All texts, a damaged library as one text. */
function texts(): readonly string[] {
  const raw = keptText(KEY);
  if (raw === null || raw.trim() === '') return [];
  try {
    const list: unknown = JSON.parse(raw);
    if (Array.isArray(list)) return list.map((one: unknown) => (typeof one === 'string' ? one : JSON.stringify(one)));
  } catch {
    // It was cut or overwritten: the whole of it is one damaged text.
  }
  return [raw];
}

function write(all: readonly string[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
    return true;
  } catch {
    return false;
  }
}
