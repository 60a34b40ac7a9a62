/** What is to be done with cards that are looked at. */
export interface LookTask {
  /** How many are chosen at least and at most; 0 and 0 where none is to be chosen. */
  readonly least: number;
  readonly most: number;
  /** Those not chosen are put in order; without it they keep the one they came in. */
  readonly order: boolean;
  /** The rule that says how many. */
  readonly rule: string;
}

/** Cards as they lie before who looks. */
export interface Look {
  /** All ids, in the order in which they lie. */
  readonly ids: readonly string[];
  /** Those chosen, first chosen first. */
  readonly chosen: readonly string[];
}

/** What comes of looking. Every id is in one of both, once. */
export interface Looked {
  readonly chosen: readonly string[];
  /** The others, in the order given to them. */
  readonly rest: readonly string[];
}

export const openLook = (ids: readonly string[]): Look => ({ ids, chosen: [] });

/** Whether one more may be chosen: where only one may be, it takes the place of the other. */
export const mayChoose = ({ chosen }: Look, { most }: LookTask): boolean => most === 1 || chosen.length < most;

/** A card chosen, or put back if it was; the same look where no more may be chosen. */
export function toggled(look: Look, id: string, task: LookTask): Look {
  const { chosen } = look;
  if (chosen.includes(id)) return { ...look, chosen: chosen.filter((one) => one !== id) };
  if (!mayChoose(look, task)) return look;
  return { ...look, chosen: task.most === 1 ? [id] : [...chosen, id] };
}

/** A card put at a place, counted from 0, the others closing up; a place beyond an end is that end. */
export function movedTo(look: Look, id: string, place: number): Look {
  const others = look.ids.filter((one) => one !== id);
  if (others.length === look.ids.length) return look;
  const at = Math.min(Math.max(place, 0), others.length);
  return { ...look, ids: [...others.slice(0, at), id, ...others.slice(at)] };
}

/** How many must still be chosen. */
export const missing = ({ chosen }: Look, { least }: LookTask): number => Math.max(least - chosen.length, 0);

/** What comes of it as it lies now; null while too few are chosen. */
export const lookedAt = (look: Look, task: LookTask): Looked | null =>
  missing(look, task) > 0 ? null : { chosen: look.chosen, rest: look.ids.filter((id) => !look.chosen.includes(id)) };
