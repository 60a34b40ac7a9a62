import { Button } from '../../../kit/index.ts';
import { sirius as words } from '../words/play.ts';
import { IdlePanel } from '../../../match/idle-panel.tsx';
import type { TableProps } from '../state.ts';
import { FireActions } from './act-fire.tsx';
import { LockActions } from './act-lock.tsx';
import { ManeuverActions } from './act-maneuver.tsx';
import { ReactActions } from './act-react.tsx';
import { RepairActions } from './act-repair.tsx';

/** Every legal action of the moment. Whatever can be done on the table can be done here. */
export function ActionPanel({ table, state }: TableProps) {
  const { tool } = state;
  switch (tool.kind) {
    case 'maneuver':
      return <ManeuverActions table={table} state={state} tool={tool} />;
    case 'lock':
      return <LockActions table={table} state={state} tool={tool} />;
    case 'react':
      return <ReactActions table={table} state={state} tool={tool} />;
    case 'fire':
      return <FireActions table={table} state={state} tool={tool} />;
    case 'repair':
      return <RepairActions table={table} state={state} tool={tool} />;
    case 'idle':
      if (state.view.phase === 'over')
        return (
          <div class="bs-end">
            <Button variant="primary" onClick={() => table.open('result')}>
              {words.says.over}
            </Button>
          </div>
        );
      return <IdlePanel desk={table} state={state} waiting={words.waiting} />;
  }
}
