import type { Scenario, ScenarioFault } from '../../../../games/orions-gate/scenario/index.ts';
import type { Reason } from '../../../kit/index.ts';
import { UNITS } from '../../../../games/orions-gate/index.ts';
import type { Editor } from './open-editor.ts';
import { unitsOf } from './things.ts';

/** What the fields of one thing need. */
export interface FieldsProps {
  readonly editor: Editor;
  readonly doc: Scenario;
  readonly faults: readonly ScenarioFault[];
  /** Takes the changed scenario; the name of the field joins what is typed into it to one step. */
  readonly edit: (next: Scenario, field: string) => void;
}

/** Mils as inches, and back. */
export const inch = (mils: number): number => Number((mils / 1000).toFixed(3));
export const mils = (inches: number): number => Math.round(inches * 1000);

/** Why the rules refuse a place of the document, or anything in it: shown at its control. */
export const faultsAt = (faults: readonly ScenarioFault[], place: string): readonly Reason[] =>
  faults.filter(({ path }) => path === place || path.startsWith(`${place}.`));

/** A choice among some values in their words, with one for "not said" in front. */
export const orNone = (
  none: string,
  values: readonly { readonly value: string; readonly label: string }[],
): readonly { readonly value: string; readonly label: string }[] => [{ value: '', label: none }, ...values];

/** All ships as choices, by name and id. */
export const shipChoices = (doc: Scenario): readonly { readonly value: string; readonly label: string }[] =>
  unitsOf(doc).map(({ id, type, name }) => ({ value: id, label: `${name?.trim() || UNITS[type].one} (${id})` }));
