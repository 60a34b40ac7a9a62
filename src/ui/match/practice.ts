import type { Json } from '../../engine/json.ts';

/** A page somebody may practise on, with what it is called. */
export interface Practice {
  readonly title: string;
  readonly href: string;
}

/** What would have been better than a decision that gave something away. */
export interface Missed {
  readonly better: Json;
}
