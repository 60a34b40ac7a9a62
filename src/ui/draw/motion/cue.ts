import type { SoundName } from '../../../../assets/sound.ts';
import type { Effect } from '../fx/effect.ts';
import type { Actor } from '../world/tableau.ts';

/** Ships by id, in unit order, while a film runs. */
export type Cast = Map<string, Actor>;

/** Something that happens from one moment to another. */
export interface Cue {
  readonly at: number;
  readonly until: number;
  readonly sound?: SoundName;
  /** Changes the ships; t = 1 leaves them as they are afterwards. */
  readonly act?: (cast: Cast, t: number) => void;
  /** Light and debris while it lasts. */
  readonly effects?: (t: number, cast: Cast) => readonly Effect[];
}

/** What the ships and effects are at a moment: every cue begun so far, in order. */
export const castAt = (start: readonly Actor[], cues: readonly Cue[], ms: number): { cast: Cast; effects: Effect[] } => {
  const cast: Cast = new Map(start.map((actor) => [actor.id, actor]));
  const effects: Effect[] = [];
  for (const cue of cues) {
    if (ms < cue.at) continue;
    const t = cue.until > cue.at ? Math.min((ms - cue.at) / (cue.until - cue.at), 1) : 1;
    cue.act?.(cast, t);
    if (cue.effects && t < 1) effects.push(...cue.effects(t, cast));
  }
  return { cast, effects };
};

/** Changes one ship of the cast. */
export const change = (cast: Cast, id: string, part: Partial<Actor>): void => {
  const actor = cast.get(id);
  if (actor) cast.set(id, { ...actor, ...part });
};
