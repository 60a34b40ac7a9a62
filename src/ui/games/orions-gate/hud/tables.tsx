import { useEffect, useRef, useState } from 'preact/hooks';
import type { OrionsGateView } from '../../../../games/orions-gate/index.ts';
import { Button, Dialog } from '../../../kit/index.ts';
import { tablesText as words } from '../words/tables.ts';
import type { BattleState } from '../state.ts';
import { alertsOf, countOn, type TableAlert } from './table-alerts.ts';
import { TableMap } from './table-map.tsx';
import './tables.css';

interface TablesProps {
  readonly state: Pick<BattleState, 'view' | 'log' | 'seat' | 'table'>;
  /** Brings a table into sight. */
  readonly look: (table: number) => void;
}

/** The tables of a game as tabs: who is on each, and what calls for a look there; and all of them side by side. */
export function TableTabs({ state, look }: TablesProps) {
  const { view, log, seat, table } = state;
  const [tiles, setTiles] = useState(false);
  const seen = useSeen(state);
  const alerts = alertsOf(view, log, seat, table, seen);
  const pick = (number: number) => {
    setTiles(false);
    look(number);
  };
  return (
    <div class="tables">
      <div class="table-tabs" role="group" aria-label={words.tables}>
        {alerts.map((alert) => (
          <Tab key={alert.table} alert={alert} view={view} shown={alert.table === table} onPick={pick} />
        ))}
        <Button small variant="quiet" label={words.all} onClick={() => setTiles(true)}>
          <span class="table-all">{words.all}</span>
          <span class="table-all-short">{words.allShort}</span>
        </Button>
      </div>
      {tiles && (
        <Dialog title={words.tables} shape="wide" onClose={() => setTiles(false)}>
          <div class="table-tiles">
            {alerts.map((alert) => (
              <Tile key={alert.table} alert={alert} view={view} shown={alert.table === table} onPick={pick} />
            ))}
          </div>
        </Dialog>
      )}
    </div>
  );
}

interface OneProps {
  readonly alert: TableAlert;
  readonly view: OrionsGateView;
  readonly shown: boolean;
  readonly onPick: (table: number) => void;
}

const alertWords = ({ came, turn }: TableAlert): readonly string[] => [
  ...(turn ? [words.turn] : []),
  ...(came ? [came.own ? words.ownCame(came.unit) : words.enemyCame(came.unit)] : []),
];

function Tab({ alert, view, shown, onPick }: OneProps) {
  const { A, B } = countOn(view, alert.table);
  const phrase = alertWords(alert);
  return (
    <button
      type="button"
      class={`table-tab ${phrase.length > 0 ? 'table-calls' : ''}`}
      aria-pressed={shown}
      onClick={() => onPick(alert.table)}
    >
      <span class="table-number">{words.tab(alert.table)}</span>
      <span class="unseen">
        , {words.counts(A, B)}
        {shown && `, ${words.inSight}`}
        {phrase.length > 0 && ', '}
      </span>
      <span class="table-counts" aria-hidden="true">
        <span class="side-A">{A}</span>
        <span class="side-B">{B}</span>
      </span>
      {phrase.length > 0 && (
        <span class="table-alert">
          <span aria-hidden="true">{alert.turn ? '● ' : '▲ '}</span>
          {phrase.join('. ')}
        </span>
      )}
    </button>
  );
}

function Tile({ alert, view, shown, onPick }: OneProps) {
  const table = view.tables[alert.table - 1]!;
  const { A, B } = countOn(view, alert.table);
  const phrase = alertWords(alert);
  return (
    <button
      type="button"
      class={`table-tile ${phrase.length > 0 ? 'table-calls' : ''}`}
      aria-pressed={shown}
      onClick={() => onPick(alert.table)}
    >
      <svg viewBox={`0 0 ${table.width} ${table.height}`} aria-hidden="true">
        <TableMap view={view} table={table} />
      </svg>
      <span class="table-tile-foot">
        <strong>{words.tab(alert.table)}</strong> <span class="second small">{words.counts(A, B)}</span>
      </span>
      {phrase.length > 0 && <span class="table-alert">{phrase.join('. ')}</span>}
    </button>
  );
}

/** How many commands were played when each table was last in sight. */
function useSeen({ log, table }: TablesProps['state']): { readonly [table: number]: number } {
  const seen = useRef<{ [table: number]: number }>({});
  const plies = log.at(-1)?.plies ?? 0;
  seen.current[table] = plies;
  useEffect(() => {
    seen.current[table] = plies;
  }, [table, plies]);
  return seen.current;
}
