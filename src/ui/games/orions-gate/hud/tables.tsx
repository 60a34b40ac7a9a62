import { useEffect, useRef, useState } from 'preact/hooks';
import type { OrionsGateView } from '../../../../games/orions-gate/index.ts';
import { Button, Dialog } from '../../../kit/index.ts';
import { useRoom } from '../../../match/layout.ts';
import { lazy } from '../../../kit/lazy.tsx';
import { tablesText as words } from '../words/tables.ts';
import type { BattleState } from '../state.ts';
import { alertWords } from './table-alert-words.ts';
import { TableButton } from './table-button.tsx';
import { alertsOf, countOn, type TableAlert } from './table-alerts.ts';
import './tables.css';

const AllTables = lazy(async () => (await import('./all-tables.tsx')).AllTables);
const TableSketch = lazy(async () => (await import('./table-sketch.tsx')).TableSketch, 'silent');

interface TablesProps {
  readonly state: Pick<BattleState, 'view' | 'log' | 'seat' | 'table'>;
  /** Brings a table into sight. */
  readonly look: (table: number) => void;
}

/**
 * The tables of a game as tabs: who is on each, and what calls for a look there; and all of them side by side. A table
 * picked from all of them fills the screen, and where there is room the tabs keep them in sight as small maps.
 */
export function TableTabs({ state, look }: TablesProps) {
  const { view, log, seat, table } = state;
  const [open, setOpen] = useState(false);
  const { room } = useRoom();
  const [wanted, setWanted] = useState(false);
  const maps = wanted && room === 'wide';
  const seen = useSeen(state);
  const alerts = alertsOf(view, log, seat, table, seen);
  const pick = (number: number) => {
    setOpen(false);
    setWanted(true);
    look(number);
  };
  return (
    <div class="tables">
      <div class={`table-tabs ${maps ? 'table-maps' : ''}`} role="group" aria-label={words.tables}>
        {alerts.map((alert) => (
          <Tab key={alert.table} alert={alert} view={view} shown={alert.table === table} map={maps} onPick={look} />
        ))}
        <Button small label={words.all} onClick={() => setOpen(true)}>
          <span class="table-all">{words.all}</span>
          <span class="table-all-short">{words.allShort}</span>
        </Button>
        {maps && (
          <Button small variant="quiet" onClick={() => setWanted(false)}>
            {words.noMaps}
          </Button>
        )}
      </div>
      {open && (
        <Dialog title={words.tables} shape="wide" onClose={() => setOpen(false)}>
          <AllTables view={view} shown={table} alerts={alerts} onPick={pick} />
        </Dialog>
      )}
    </div>
  );
}

/** Width of a small map, CSS pixels; a little more or less does not matter. */
const MAP_WIDTH = 96;

interface OneProps {
  readonly alert: TableAlert;
  readonly view: OrionsGateView;
  readonly shown: boolean;
  /** With the table in small. */
  readonly map: boolean;
  readonly onPick: (table: number) => void;
}

function Tab({ alert, view, shown, map, onPick }: OneProps) {
  const { A, B } = countOn(view, alert.table);
  const phrase = alertWords(alert);
  return (
    <TableButton kind="tab" alert={alert} shown={shown} onPick={onPick}>
      {map && (
        <TableSketch view={view} table={view.tables[alert.table - 1]!} scale={view.tables[0]!.width / MAP_WIDTH} />
      )}
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
    </TableButton>
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
