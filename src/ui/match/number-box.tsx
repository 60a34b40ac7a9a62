import { useEffect, useId, useState } from 'preact/hooks';
import { announce } from '../kit/index.ts';
import { ARROWS, nudgeOf } from './arrows.ts';
import { play as words } from './words/play.ts';

interface NumberBoxProps {
  readonly label: string;
  /** Whole units: mils or hundredths of a degree. */
  readonly value: number;
  /** Whole units in one shown unit: 1000 mils an inch, 100 hundredths a degree. */
  readonly scale: number;
  readonly unit: string;
  /** Whole units, either way, beyond which nothing is handed on: no order reads more. */
  readonly most: number;
  readonly onValue: (value: number) => void;
  /** Enter orders what was typed. */
  readonly onEnter?: () => void;
}

/** What is typed on the way to a number. */
const UNFINISHED = /^\s*[-+]?\.?\s*$/;

/** Why a text is not handed on; null for a number within the limit, and for one that has only begun. */
function faultIn(text: string, { scale, unit, most }: Pick<NumberBoxProps, 'scale' | 'unit' | 'most'>): string | null {
  if (UNFINISHED.test(text)) return null;
  const number = Number(text);
  if (!Number.isFinite(number)) return words.noNumber;
  return Math.abs(Math.round(number * scale)) > most ? words.numberMost(most / scale, unit) : null;
}

/**
 * A short typed value; it is handed on when it is a number, and shows what came of it when the typing ends. What cannot
 * be read is said in the place of the label, and nothing is ordered with it. The arrows up and down step it.
 */
export function NumberBox({ label, value, scale, unit, most, onValue, onEnter }: NumberBoxProps) {
  const id = useId();
  const decimals = scale === 1000 ? 3 : 2;
  const shown = (value / scale).toFixed(decimals);
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    if (text !== null && Math.round(Number(text) * scale) !== value && document.activeElement?.id !== id) setText(null);
  }, [value]);
  const fault = text === null ? null : faultIn(text, { scale, unit, most });
  const readable = text === null || (fault === null && !UNFINISHED.test(text));
  useEffect(() => {
    if (fault !== null) announce(`${label}: ${fault}`, true);
  }, [fault]);
  return (
    <span class={`numberbox ${fault === null ? '' : 'numberbox-bad'}`}>
      <label for={id}>{fault ?? label}</label>
      <span class="numberbox-line">
        <input
          id={id}
          class="input figure"
          type="text"
          inputMode="decimal"
          autocomplete="off"
          aria-label={label}
          aria-invalid={fault !== null || undefined}
          value={text ?? shown}
          onInput={(event) => {
            const typed = event.currentTarget.value.replace(',', '.');
            setText(typed);
            if (!UNFINISHED.test(typed) && faultIn(typed, { scale, unit, most }) === null)
              onValue(Math.round(Number(typed) * scale));
          }}
          onKeyDown={(event) => {
            const up = ARROWS[event.key]?.[1] ?? 0;
            if (up !== 0) {
              setText(null);
              onValue(value + up * nudgeOf(event));
            } else if (event.key !== 'Enter') return;
            else if (readable) onEnter?.();
            event.preventDefault();
          }}
          onBlur={() => setText(null)}
        />
        <span class="field-unit" aria-hidden="true">
          {unit}
        </span>
      </span>
    </span>
  );
}
