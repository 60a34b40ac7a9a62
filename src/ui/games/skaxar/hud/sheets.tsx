import { viewerOf, type Seat } from '../../../../engine/seat.ts';
import { shopCard, type SkaxarView } from '../../../../games/skaxar/index.ts';
import { Confirm } from '../../../kit/index.ts';
import { skaxar as words } from '../words/play.ts';
import { Sheets, type GiveUp } from '../../../match/sheets.tsx';
import { otherSeat, sideName, sideOf } from '../names.ts';
import type { About, SkaxarTable, TableProps } from '../state.ts';
import { Reading } from './reading.tsx';
import { ResultFigures } from './result.tsx';

/** People at this screen. */
export const peopleAt = ({ session }: Pick<SkaxarTable, 'session'>): readonly Seat[] =>
  session.seats.filter(({ seat }) => session.isHuman(seat)).map(({ seat }) => seat);

/** What may lie over the table. */
export function SkaxarSheets({ table, state }: TableProps) {
  return (
    <Sheets
      desk={table}
      state={state}
      keys={words.keys}
      giveUp={giveUpOf(table, state)}
      result={state.view.outcome && <ResultFigures seats={table.session.seats} state={state} />}
    >
      <Own table={table} state={state} />
    </Sheets>
  );
}

/** SK-12.6: who decides may give up, alone at the screen also while the computer thinks. */
function giveUpOf(table: SkaxarTable, { seat, view }: TableProps['state']): GiveUp | null {
  const people = peopleAt(table);
  const who = seat ?? (people.length === 1 ? people[0]! : null);
  if (who === null || view.phase === 'over') return null;
  return {
    label: words.resign,
    title: words.resignTitle(sideName(view, who)),
    text: words.resignText,
    order: () => void table.order({ type: 'resign' }, who),
  };
}

/** The sheets of this game. */
function Own({ table, state }: TableProps) {
  const { sheet, about, view } = state;
  if (sheet === 'pointless') return <Question table={table} state={state} />;
  if (about === null || (sheet !== 'card' && sheet !== 'pile')) return null;
  const close = () => table.open('none');
  return <Reading view={listable(table, view, about)} about={about} onAbout={table.read} onClose={close} />;
}

/** Asks before a purchase without effect, or before going without a ship. */
function Question({ table, state: { asked, view, seat } }: TableProps) {
  const close = () => table.open('none');
  if (asked?.type === 'buy') {
    const { name, price } = shopCard(view.shop[asked.slot - 1] ?? '');
    return (
      <Confirm title={words.pointlessTitle(name)} yes={words.pointlessYes} warned onYes={table.agree} onNo={close}>
        <p>{words.pointlessText(name, price)}</p>
      </Confirm>
    );
  }
  if (asked?.type !== 'pass' || seat === null) return null;
  const other = sideOf(view, otherSeat(seat));
  return (
    <Confirm title={words.unrescuedTitle} yes={words.unrescuedYes} danger onYes={table.agree} onNo={close}>
      <p>{words.unrescuedText(sideName(view, other.seat), other.field.length > 0)}</p>
    </Confirm>
  );
}

/**
 * The view a pile is listed in: a Repair Bay in that of its owner, who sits at this screen (SK-13.3). Nothing is
 * covered for it: which ships went there lay open, and stands in the log.
 */
function listable({ session }: Pick<SkaxarTable, 'session'>, view: SkaxarView, about: About): SkaxarView {
  const { seat } = about.kind === 'pile' && about.pile === 'repairBay' ? about : { seat: null };
  return seat !== null && session.isHuman(seat) ? (session.view(viewerOf(seat)) as SkaxarView) : view;
}
