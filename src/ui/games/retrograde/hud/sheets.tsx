import type { Seat } from '../../../../engine/seat.ts';
import { Button } from '../../../kit/index.ts';
import { Sheets, type GiveUp } from '../../../match/sheets.tsx';
import { sideName } from '../names.ts';
import type { RetrogradeTable, TableProps } from '../state.ts';
import { retrogradeWords as words } from '../words/play.ts';
import { Reading } from './reading.tsx';
import { ResultFigures } from './result.tsx';

/** People at this screen. */
const peopleAt = ({ session }: Pick<RetrogradeTable, 'session'>): readonly Seat[] =>
  session.seats.filter(({ seat }) => session.isHuman(seat)).map(({ seat }) => seat);

/** Who at this screen speaks for a side now: who decides, alone also while the computer thinks. */
function speaker(table: RetrogradeTable, { seat, view }: TableProps['state']): Seat | null {
  if (view.phase === 'over') return null;
  const people = peopleAt(table);
  return seat ?? (people.length === 1 ? people[0]! : null);
}

/** What may lie over the table. */
export function RetrogradeSheets({ table, state }: TableProps) {
  const { view, sheet, about } = state;
  const close = () => table.open('none');
  return (
    <Sheets
      desk={table}
      state={state}
      keys={words.keys}
      giveUp={giveUpOf(table, state)}
      menu={<DrawButton table={table} state={state} />}
      result={view.outcome && <ResultFigures seats={table.session.seats} state={state} />}
    >
      {about !== null && (sheet === 'card' || sheet === 'pile') && (
        <Reading view={view} about={about} onAbout={table.read} onClose={close} />
      )}
    </Sheets>
  );
}

/** RG-18.3: a draw can be offered once a turn. No computer ever takes one: what cannot happen is not offered. */
function DrawButton({ table, state }: TableProps) {
  const who = speaker(table, state);
  const people = table.session.seats.every(({ seat }) => table.session.isHuman(seat));
  if (who === null || !people || !state.view.always.some(({ type }) => type === 'offerDraw')) return null;
  return (
    <Button
      onClick={() => {
        table.open('none');
        void table.order({ type: 'offerDraw' }, who);
      }}
    >
      {words.offerDraw}
    </Button>
  );
}

/** RG-18.2: anybody may resign. */
function giveUpOf(table: RetrogradeTable, state: TableProps['state']): GiveUp | null {
  const who = speaker(table, state);
  if (who === null) return null;
  return {
    label: words.resign,
    title: words.resignTitle(sideName(state.view, who)),
    text: words.resignText,
    order: () => void table.order({ type: 'resign' }, who),
  };
}
