import { useEffect } from 'preact/hooks';
import { announce } from '../kit/index.ts';
import type { AnyState } from './state.ts';

/** Says what happened and who decides next to screen readers. */
export function useSpoken({ log, seat }: Pick<AnyState, 'log' | 'seat'>, sentence: string): void {
  const last = log.at(-1);
  useEffect(() => {
    if (!last || last.plies === 0 || last.events.length === 0) return;
    const text = last.lines.map((line) => [line.text, line.maths].filter(Boolean).join(' ')).join(' ');
    if (text) announce(text);
  }, [last]);
  useEffect(() => {
    if (seat !== null) announce(sentence);
  }, [sentence, seat]);
}
