import type {
  OrionsGateState,
  ThreatCounted,
  ThreatField,
  ThreatPlace,
  UnitId,
} from '../../../../games/orions-gate/index.ts';

/** What a thread is asked: the field of one unit on one board. Another question asks another thread. */
export interface ThreatAsked {
  readonly state: OrionsGateState;
  readonly unit: UnitId;
}

/** What a field is, whatever has been counted of it. */
export type ThreatFrame = Omit<ThreatField, 'count'> & { readonly unit: UnitId };

/** What has been counted of a field so far; whole when it holds as many places as it says. */
export type ThreatLayer = ThreatFrame & ThreatCounted;

/** A part of the answer: places that are new. `fault`: it could not be counted; `detail` is the exception. */
export type ThreatReply =
  | { readonly kind: 'places'; readonly frame: ThreatFrame; readonly places: readonly ThreatPlace[] }
  | { readonly kind: 'fault'; readonly detail: string };

/** The part of a `Worker` that is used. */
export interface ThreatPort {
  postMessage(message: ThreatAsked): void;
  terminate(): void;
  onmessage: ((event: { readonly data: ThreatReply }) => void) | null;
  onerror: ((event: unknown) => void) | null;
}

/** A new worker thread that counts one field. */
export const hireThreat = (): ThreatPort =>
  new Worker(new URL('./worker.ts', import.meta.url), {
    type: 'module',
    name: 'threat-field',
  }) as unknown as ThreatPort;
