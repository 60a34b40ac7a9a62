import type {
  Action,
  Answers,
  HeatCell,
  HeatField,
  OrionsGateState,
  Pose,
  UnitId,
} from '../../../../../games/orions-gate/index.ts';
import { threadText } from '../../../../../session/failure.ts';

/** What is asked of the thread that counts answers. Questions of one kind take each other's place. */
export type HeatQuestion =
  | {
      readonly kind: 'heat';
      readonly state: OrionsGateState;
      readonly unit: UnitId;
      readonly action: Action;
      readonly allowance: number;
    }
  | { readonly kind: 'answers'; readonly state: OrionsGateState; readonly unit: UnitId; readonly pose: Pose };

/** What has been counted of a heat layer so far. */
export interface HeatLayer extends Pick<HeatField, 'step' | 'cells' | 'round' | 'enemies'> {
  readonly unit: UnitId;
  readonly list: readonly HeatCell[];
}

export interface HeatAsked {
  readonly ticket: number;
  readonly question: HeatQuestion;
}

/**
 * A part of an answer: a heat layer comes bit by bit, `list` holding what is new; answers come at once. `fault`: it
 * could not be counted; `detail` is the exception.
 */
export type HeatReply =
  | { readonly ticket: number; readonly kind: 'heat'; readonly layer: HeatLayer }
  | { readonly ticket: number; readonly kind: 'answers'; readonly answers: Answers }
  | { readonly ticket: number; readonly kind: 'fault'; readonly detail: string };

/** The part of a `Worker` that is used. */
export interface HeatPort {
  postMessage(message: HeatAsked): void;
  terminate(): void;
  onmessage: ((event: { readonly data: HeatReply }) => void) | null;
  onerror: ((event: unknown) => void) | null;
}

/** A new worker thread that counts answers and heat layers. */
export const hireHeat = (): HeatPort =>
  new Worker(new URL('./worker.ts', import.meta.url), {
    type: 'module',
    name: 'enemy-answers',
  }) as unknown as HeatPort;

/** Whoever listens to what the thread counts. */
export interface HeatListener {
  /** The layer so far; whole when it holds as many places as it says. */
  onLayer(layer: HeatLayer): void;
  onAnswers(answers: Answers): void;
  /** The thread is lost or could not count it, `detail` says why; the next question finds a new one. */
  onFault(kind: HeatQuestion['kind'], detail: string): void;
}

/** Asks for answers and heat layers. A new question drops the one before of its kind. */
export interface HeatAsker {
  ask(question: HeatQuestion): void;
  /** Forgets what was asked: no more replies of that kind come. */
  drop(kind: HeatQuestion['kind']): void;
  close(): void;
}

/** An asker over a thread made by `hire` when it is first needed. */
export function openHeatAsker(hire: () => HeatPort, listener: HeatListener): HeatAsker {
  let port: HeatPort | null = null;
  let ticket = 0;
  let layer: HeatLayer | null = null;
  const open: { [kind in HeatQuestion['kind']]: number | null } = { heat: null, answers: null };

  const close = (): void => {
    port?.terminate();
    port = null;
    open.heat = open.answers = null;
  };
  const lost = (event: unknown): void => {
    const waiting = (['heat', 'answers'] as const).filter((kind) => open[kind] !== null);
    close();
    for (const kind of waiting) listener.onFault(kind, threadText(event));
  };
  const engage = (): HeatPort => {
    const hired = hire();
    hired.onerror = lost;
    hired.onmessage = ({ data }) => {
      if (data.kind === 'fault') {
        const kind = (['heat', 'answers'] as const).find((one) => open[one] === data.ticket);
        if (kind) {
          open[kind] = null;
          listener.onFault(kind, data.detail);
        }
        return;
      }
      if (open[data.kind] !== data.ticket) return;
      if (data.kind === 'answers') {
        open.answers = null;
        return listener.onAnswers(data.answers);
      }
      layer = { ...data.layer, list: [...(layer?.list ?? []), ...data.layer.list] };
      if (layer.list.length >= layer.cells) open.heat = null;
      listener.onLayer(layer);
    };
    return hired;
  };

  return {
    ask(question) {
      port ??= engage();
      ticket += 1;
      open[question.kind] = ticket;
      if (question.kind === 'heat') layer = null;
      port.postMessage({ ticket, question });
    },
    drop: (kind) => void (open[kind] = null),
    close,
  };
}
