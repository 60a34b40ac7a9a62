import { useEffect, useId, useState } from 'preact/hooks';
import { ARROWS, nudgeOf } from './arrows.ts';

interface NumberBoxProps {
  readonly label: string;
  /** Whole units: mils or hundredths of a degree. */
  readonly value: number;
  /** Whole units in one shown unit: 1000 mils an inch, 100 hundredths a degree. */
  readonly scale: number;
  readonly unit: string;
  readonly onValue: (value: number) => void;
  /** Enter orders what was typed. */
  readonly onEnter?: () => void;
}

/**
 * A short typed value; it is handed on when it is a number, and shows what came of it when the typing ends. The arrows
 * up and down step it.
 */
export function NumberBox({ label, value, scale, unit, onValue, onEnter }: NumberBoxProps) {
  const id = useId();
  const decimals = scale === 1000 ? 3 : 2;
  const shown = (value / scale).toFixed(decimals);
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    if (text !== null && Math.round(Number(text) * scale) !== value && document.activeElement?.id !== id) setText(null);
  }, [value]);
  return (
    <span class="numberbox">
      <label for={id}>{label}</label>
      <span class="numberbox-line">
        <input
          id={id}
          class="input figure"
          type="text"
          inputMode="decimal"
          autocomplete="off"
          value={text ?? shown}
          onInput={(event) => {
            const typed = event.currentTarget.value.replace(',', '.');
            setText(typed);
            const number = Number(typed);
            if (typed.trim() !== '' && Number.isFinite(number)) onValue(Math.round(number * scale));
          }}
          onKeyDown={(event) => {
            const up = ARROWS[event.key]?.[1] ?? 0;
            if (up !== 0) {
              setText(null);
              onValue(value + up * nudgeOf(event));
            } else if (event.key === 'Enter') onEnter?.();
            else return;
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
