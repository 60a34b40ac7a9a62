import {
  parseScenario,
  readScenario,
  writeScenario,
  type Scenario,
} from '../../../../games/orions-gate/scenario/index.ts';
import { randomSeed } from '../../../match/random-seed.ts';
import { keptList, type DamagedText, type Taken } from '../../../match/setup/kept-list.ts';
import { keptText } from '../../../match/setup/kept-text.ts';
import { isRecord, parseJson } from '../../../match/setup/loose.ts';
import { sentenceOfFault } from '../scenarios/scenario-link.ts';
import { LAST_DRAFT } from '../pages.ts';
import { draftsText as words } from '../words/drafts.ts';

/** A battle that is being laid out, as it was left in this browser. */
export interface Draft {
  readonly id: string;
  /** When it was changed last, milliseconds. */
  readonly at: number;
  readonly scenario: Scenario;
}

/** What is kept in this browser: drafts, changed last first, and what cannot be read, oldest first. */
export interface KeptDrafts {
  readonly drafts: readonly Draft[];
  readonly damaged: readonly DamagedText[];
}

const LIST = keptList('orion.drafts');

/** The one scenario that earlier versions kept. */
const EARLIER = 'orion.editor';

type Read = { readonly ok: true; readonly draft: Draft } | { readonly ok: false; readonly fault: string };

function readDraft(text: string): Read {
  const raw = parseJson(text);
  if (!isRecord(raw)) return { ok: false, fault: words.noDraft };
  const { id, at, scenario } = raw;
  if (typeof id !== 'string' || typeof at !== 'number' || Number.isNaN(new Date(at).getTime()))
    return { ok: false, fault: words.noLabel };
  const parsed = parseScenario(scenario);
  return parsed.ok
    ? { ok: true, draft: { id, at, scenario: parsed.value } }
    : { ok: false, fault: sentenceOfFault(parsed.faults[0]!) };
}

const isDraft =
  (id: string) =>
  (text: string): boolean => {
    const read = readDraft(text);
    return read.ok && read.draft.id === id;
  };

/** Everything among the drafts. What cannot be read is listed as damaged, never passed over nor deleted by itself. */
export function readKept(): KeptDrafts {
  bringEarlier();
  return listed();
}

function listed(): KeptDrafts {
  const read = LIST.texts().map((text) => ({ text, ...readDraft(text) }));
  return {
    drafts: read.flatMap((one) => (one.ok ? [one.draft] : [])).sort((a, b) => b.at - a.at),
    damaged: read.flatMap((one) => (one.ok ? [] : [{ text: one.text, fault: one.fault }])),
  };
}

/** A draft by its id, or `LAST_DRAFT`; null = it is not there (any more). */
export const draftOf = (id: string): Draft | null =>
  readKept().drafts.find((draft) => id === LAST_DRAFT || draft.id === id) ?? null;

/** An id no draft has. */
export const freshDraftId = (): string => randomSeed();

/** Keeps a draft in the place of the one with its id. False when the browser keeps nothing. */
export const keepDraft = (draft: Draft): boolean => LIST.keep(JSON.stringify(draft), isDraft(draft.id));

/** Takes a draft out; null when there is none, or that could not be kept. */
export const forgetDraft = (id: string): Taken | null => LIST.take(isDraft(id));

/** Takes a damaged text out; null when there is none, or that could not be kept. */
export const forgetDamaged = (damaged: string): Taken | null =>
  LIST.take((text) => text === damaged && !readDraft(text).ok);

/** Puts back what was taken out, to where it stood. */
export const putBackDraft = LIST.putBack;

/** The id under which the very same scenario is kept already, or a new one. */
export const draftIdFor = (scenario: Scenario): string => sameAs(readKept(), scenario)?.id ?? freshDraftId();

const sameAs = ({ drafts }: KeptDrafts, scenario: Scenario): Draft | undefined =>
  drafts.find((draft) => writeScenario(draft.scenario) === writeScenario(scenario));

/** Takes over what an earlier version left in the editor, damaged or not, once it is kept here. */
function bringEarlier(): void {
  const text = keptText(EARLIER);
  if (text === null || !keepEarlier(text)) return;
  try {
    localStorage.removeItem(EARLIER);
  } catch {
    // It is found again the next time, and kept already.
  }
}

function keepEarlier(text: string): boolean {
  if (text.trim() === '') return true;
  const read = readScenario(text);
  if (!read.ok) return LIST.keep(text, (one) => one === text);
  return !!sameAs(listed(), read.value) || keepDraft({ id: freshDraftId(), at: 0, scenario: read.value });
}
