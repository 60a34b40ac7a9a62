import type { Answers } from '../../../games/orions-gate/index.ts';
import type { HeatLayer, HeatPort, HeatQuestion } from './orders.ts';
import { threadText } from '../../failure.ts';

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
  /** Forgets what was asked: nothing more of that kind is told. */
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
