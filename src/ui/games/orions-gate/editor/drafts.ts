import {
  parseScenario,
  readScenario,
  writeScenario,
  type Scenario,
} from '../../../../games/orions-gate/scenario/index.ts';
import { randomSeed } from '../../../match/random-seed.ts';
import { keptList, type Taken } from '../../../match/setup/kept-list.ts';
import { keptText } from '../../../match/setup/kept-text.ts';
import { isRecord, parseJson } from '../../../match/setup/loose.ts';

/** A battle that is being laid out, as it was left in this browser. */
export interface Draft {
  readonly id: string;
  /** When it was changed last, milliseconds. */
  readonly at: number;
  readonly scenario: Scenario;
}

const LIST = keptList('orion.drafts');

/** The one scenario that earlier versions kept. */
const EARLIER = 'orion.editor';

function draftFrom(text: string): Draft | null {
  const raw = parseJson(text);
  if (!isRecord(raw) || typeof raw['id'] !== 'string' || typeof raw['at'] !== 'number') return null;
  const parsed = parseScenario(raw['scenario']);
  return parsed.ok ? { id: raw['id'], at: raw['at'], scenario: parsed.value } : null;
}

const isDraft =
  (id: string) =>
  (text: string): boolean =>
    draftFrom(text)?.id === id;

/** The drafts of this browser, changed last first. What cannot be read stays where it is and is passed over. */
export function readDrafts(): readonly Draft[] {
  bringEarlier();
  return [...LIST.texts().flatMap((text) => draftFrom(text) ?? [])].sort((a, b) => b.at - a.at);
}

/** A draft by its id; `last` is the one changed last; null = it is not there (any more). */
export const draftOf = (id: string): Draft | null =>
  readDrafts().find((draft) => id === 'last' || draft.id === id) ?? null;

/** An id no draft has. */
export const freshDraftId = (): string => randomSeed();

/** Keeps a draft in the place of the one with its id. False when the browser keeps nothing. */
export const keepDraft = (draft: Draft): boolean => LIST.keep(JSON.stringify(draft), isDraft(draft.id));

/** Takes a draft out; null when there is none, or that could not be kept. */
export const forgetDraft = (id: string): Taken | null => LIST.take(isDraft(id));

/** Puts back what was taken out, to where it stood. */
export const putBackDraft = LIST.putBack;

/** The id under which the very same scenario is kept already, or a new one. */
export function draftIdFor(scenario: Scenario): string {
  const text = writeScenario(scenario);
  return readDrafts().find((draft) => writeScenario(draft.scenario) === text)?.id ?? freshDraftId();
}

/** Takes over the scenario that an earlier version left in the editor. */
function bringEarlier(): void {
  const text = keptText(EARLIER);
  if (text === null) return;
  const read = readScenario(text);
  if (read.ok) keepDraft({ id: 'earlier', at: 0, scenario: read.value });
  try {
    localStorage.removeItem(EARLIER);
  } catch {
    // It is found again the next time.
  }
}
