import type { SoundName } from '../../../../assets/sound.ts';
import type { Seat } from '../../../engine/seat.ts';
import type { Cast } from './cue.ts';
import { add, brief, type Reel } from './reel.ts';

/** A light, and where it is: it names what it is at, for the table may change its shape under a running film. */
export interface Light<Picture, At> {
  readonly picture: Picture;
  readonly seat: Seat | null;
  readonly from: At;
  readonly to: At;
}

/** A light of a film as an actor; `t` = 0..1 of it. */
export interface Flare<Picture, At> extends Light<Picture, At> {
  readonly kind: 'flare';
  readonly id: string;
  readonly t: number;
  readonly seed: number;
}

/** What goes with a light. */
export interface Shining<A> {
  readonly sound?: SoundName;
  /** How much later the next event begins, ms; otherwise when the light is out. */
  readonly hold?: number;
  /** What changes while it shines. */
  readonly act?: (cast: Cast<A>, t: number) => void;
}

/** Adds a light for a while. */
export function shine<A, Picture, At>(
  reel: Reel<A | Flare<Picture, At>>,
  ms: number,
  light: Light<Picture, At>,
  { sound, hold, act }: Shining<A | Flare<Picture, At>> = {},
): void {
  const whole = brief(reel, ms);
  const one = { kind: 'flare', id: `flare/${reel.cues.length}`, seed: reel.seed, ...light } as const;
  const cue = {
    ...(sound ? { sound } : {}),
    act: (cast: Cast<A | Flare<Picture, At>>, t: number) => {
      act?.(cast, t);
      if (t >= 1) cast.delete(one.id);
      else cast.set(one.id, { ...one, t });
    },
  };
  add(reel, whole, cue, hold === undefined ? whole : Math.min(hold, whole));
}
