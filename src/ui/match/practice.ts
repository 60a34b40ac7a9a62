import type { Json } from '../../engine/json.ts';

/** A page somebody may practise on, with what it is called. */
export interface Practice {
  readonly title: string;
  readonly href: string;
}

/** A decision that gave something away: what was done, and what would have been better. */
export interface Missed {
  readonly done: Json;
  readonly better: Json;
}
