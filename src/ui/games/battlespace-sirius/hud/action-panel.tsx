import { Button } from '../../../kit/index.ts';
import { sirius as words } from '../../../messages/battlespace-sirius.ts';
import { play as common } from '../../../messages/play.ts';
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
      if (state.view.phase === 'over') return <div class="bs-end"><Button variant="primary" onClick={() => table.open('result')}>{words.says.over}</Button></div>;
      return <Idle table={table} state={state} />;
  }
}

/** Lines of what just happened that stand beside what cannot be decided now. */
const LATEST = 2;

/** Nothing to decide: what goes on, and how to get on. */
function Idle({ table, state: { told, busy, thinking } }: TableProps) {
  const latest = told.flatMap(({ lines }) => lines).filter(({ head }) => !head).slice(-LATEST);
  const waits = (busy || thinking !== null) && table.session.seats.some(({ seat }) => table.session.isHuman(seat));
  return (
    <div class="bs-idle">
      <div class="bs-latest small second" aria-hidden="true">{latest.length === 0 ? <p>{words.waiting}</p> : latest.map(({ key, text, maths }) => <p key={key}>{[text, maths].filter(Boolean).join(' ')}</p>)}</div>
      <div class="bs-go">
        {busy && <Button small shortcut="Space" onClick={table.skip}>{words.skip}</Button>}
        {waits && table.session.seats.length > 2 && <Button small shortcut="Shift Space" onClick={table.rush}>{common.rush}</Button>}
      </div>
    </div>
  );
}
