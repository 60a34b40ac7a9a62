import type { ComponentChildren } from 'preact';
import { alertWords } from './table-alert-words.ts';
import type { TableAlert } from './table-alerts.ts';

interface TableButtonProps {
  readonly kind: 'tab' | 'tile';
  readonly alert: TableAlert;
  /** It is the table in sight. */
  readonly shown: boolean;
  readonly onPick: (table: number) => void;
  readonly children: ComponentChildren;
}

/** Brings a table into sight, and stands out while something there calls for a look. */
export function TableButton({ kind, alert, shown, onPick, children }: TableButtonProps) {
  return (
    <button
      type="button"
      class={`table-${kind} ${alertWords(alert).length > 0 ? 'table-calls' : ''}`}
      aria-pressed={shown}
      onClick={() => onPick(alert.table)}
    >
      {children}
    </button>
  );
}
