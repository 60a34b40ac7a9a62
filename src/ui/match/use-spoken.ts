import { useEffect, useRef } from 'preact/hooks';
import { announce } from '../kit/index.ts';
import type { AnyState } from './state.ts';

/** Says what happened and who decides next to screen readers. */
export function useSpoken({ log, seat, holder }: Pick<AnyState, 'log' | 'seat' | 'holder'>, sentence: string): void {
  const last = log.at(-1);
  const told = useRef({ plies: 0, holder });
  useEffect(() => {
    // Told anew to other eyes, it is in the log; nothing happened.
    const again = told.current.plies === last?.plies && told.current.holder !== holder;
    told.current = { plies: last?.plies ?? 0, holder };
    if (again || !last || last.plies === 0 || last.events.length === 0) return;
    const text = last.lines.map((line) => [line.text, line.maths].filter(Boolean).join(' ')).join(' ');
    if (text) announce(text);
  }, [last]);
  useEffect(() => {
    if (seat !== null) announce(sentence);
  }, [sentence, seat]);
}
