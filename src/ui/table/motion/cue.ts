import type { SoundName } from '../../../../assets/sound.ts';
import type { Effect } from '../fx/effect.ts';
import type { Note } from '../fx/note.ts';
import type { Film } from './projector.ts';

/** What stands on the table, by id, in the order of the list, while a film runs. */
export type Cast<A> = Map<string, A>;

/** Something that happens from one moment to another. */
export interface Cue<A> {
  readonly at: number;
  readonly until: number;
  readonly sound?: SoundName;
  /** Changes what stands there; t = 1 leaves it as it is afterwards. */
  readonly act?: (cast: Cast<A>, t: number) => void;
  /** Light and debris while it lasts. */
  readonly effects?: (t: number, cast: Cast<A>) => readonly Effect[];
  /** Words that stand while it lasts. */
  readonly notes?: (t: number, cast: Cast<A>) => readonly Note[];
}

/** What stands there and shines at a moment: every cue begun so far, in order. */
const castAt = <A extends { readonly id: string }>(
  start: readonly A[],
  cues: readonly Cue<A>[],
  ms: number,
): { cast: Cast<A>; effects: Effect[]; notes: Note[] } => {
  const cast: Cast<A> = new Map(start.map((actor) => [actor.id, actor]));
  const effects: Effect[] = [];
  const notes: Note[] = [];
  for (const cue of cues) {
    if (ms < cue.at) continue;
    const t = cue.until > cue.at ? Math.min((ms - cue.at) / (cue.until - cue.at), 1) : 1;
    cue.act?.(cast, t);
    if (cue.effects && t < 1) effects.push(...cue.effects(t, cast));
    if (cue.notes && t < 1) notes.push(...cue.notes(t, cast));
  }
  return { cast, effects, notes };
};

/** Changes one of the cast. */
export const change = <A>(cast: Cast<A>, id: string, part: Partial<A>): void => {
  const actor = cast.get(id);
  if (actor) cast.set(id, { ...actor, ...part });
};

/** The film of a list of cues over what stood there before. */
export const filmOf = <A extends { readonly id: string }>(before: readonly A[], cues: readonly Cue<A>[]): Film<A> => ({
  length: cues.reduce((last, cue) => Math.max(last, cue.until), 0),
  sounds: cues.flatMap((cue) => (cue.sound ? [{ at: cue.at, name: cue.sound }] : [])).sort((a, b) => a.at - b.at),
  at: (ms) => {
    const { cast, effects, notes } = castAt(before, cues, ms);
    return { actors: [...cast.values()], effects, notes };
  },
});
