import type { OrionsGateState, UnitId } from '../../../../games/orions-gate/index.ts';
import { threadText } from '../../../../session/failure.ts';
import { hireThreat, type ThreatLayer, type ThreatPort } from './thread.ts';

/** What has been heard of the field that was asked for last; null before its first places. */
export interface ThreatHeard {
  readonly layer: ThreatLayer | null;
  readonly fault: boolean;
}

/** Asks for the field of whatever is looked at, and lets go of what is overtaken. */
export interface ThreatWatch {
  /** What is looked at now; null = nothing. */
  look(board: OrionsGateState | null, unit: UnitId | null): void;
  close(): void;
}

/** `hear` is told what has been counted so far, `fail` why something could not be counted. */
export function openThreatWatch(
  hear: (heard: ThreatHeard) => void,
  fail: (detail: string) => void,
  hire: () => ThreatPort = hireThreat,
): ThreatWatch {
  let port: ThreatPort | null = null;
  let shown: { readonly board: OrionsGateState; readonly unit: UnitId } | null = null;

  const close = (): void => {
    port?.terminate();
    port = null;
  };
  const broken = (detail: string): void => {
    close();
    hear({ layer: null, fault: true });
    fail(detail);
  };
  const ask = (board: OrionsGateState, unit: UnitId): void => {
    let layer: ThreatLayer | null = null;
    port = hire();
    port.onerror = (event) => broken(threadText(event));
    port.onmessage = ({ data }) => {
      if (data.kind === 'fault') return broken(data.detail);
      layer = { ...data.frame, places: [...(layer?.places ?? []), ...data.places] };
      hear({ layer, fault: false });
      if (layer.places.length >= layer.cells) close();
    };
    port.postMessage({ state: board, unit });
  };

  return {
    look(board, unit) {
      const next = board && unit !== null ? { board, unit } : null;
      if (shown?.board === next?.board && shown?.unit === next?.unit) return;
      close();
      shown = next;
      hear({ layer: null, fault: false });
      if (next) ask(next.board, next.unit);
    },
    close,
  };
}
