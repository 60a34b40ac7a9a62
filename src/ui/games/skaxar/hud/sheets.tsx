import { viewerOf, type Seat } from '../../../../engine/seat.ts';
import { shopCard, type SkaxarView } from '../../../../games/skaxar/index.ts';
import { ZoneCards } from '../../../cards/zone-browser.tsx';
import { Button, Confirm } from '../../../kit/index.ts';
import { WAR_CARDS } from '../card-art.ts';
import { skaxar as words } from '../words/play.ts';
import { Curtain } from '../../../match/curtain.tsx';
import { Sheets, type GiveUp } from '../../../match/sheets.tsx';
import { otherSeat, sideName, sideOf } from '../names.ts';
import type { About, SkaxarTable, TableProps } from '../state.ts';
import { Reading } from './reading.tsx';
import { ResultFigures } from './result.tsx';
import { zoneOf } from './zones.ts';

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
  if (about === null) return null;
  const close = () => table.open('none');
  if (sheet === 'card') return <Reading view={view} about={about} onAbout={table.read} onClose={close} />;
  return about.kind === 'pile' ? <Pile table={table} state={state} about={about} /> : null;
}

/** Asks before a purchase without effect, or before going without a ship. */
function Question({ table, state: { asked, view, seat } }: TableProps) {
  const close = () => table.open('none');
  if (asked?.type === 'buy') {
    const { name, price } = shopCard(view.shop[asked.slot - 1] ?? '');
    return (
      <Confirm title={words.pointlessTitle(name)} yes={words.pointlessYes} onYes={table.agree} onNo={close}>
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

type PileAbout = Extract<About, { readonly kind: 'pile' }>;

/** A pile as everybody may list it, or the own Repair Bay behind the curtain. */
function Pile({ table, state: { sheet, view, seat }, about }: TableProps & { readonly about: PileAbout }) {
  const close = () => table.open('none');
  const people = peopleAt(table);
  const own = about.pile === 'repairBay' && about.seat !== null && people.includes(about.seat) ? about.seat : null;
  if (sheet === 'bay' && own !== null) {
    const name = table.session.seats.find((one) => one.seat === own)?.name ?? own;
    return (
      <Curtain name={name} title={words.bayTitle(sideName(view, own))} onClose={close}>
        {() => <Bay table={table} seat={own} />}
      </Curtain>
    );
  }
  if (sheet !== 'pile') return null;
  // What may be listed already needs no curtain.
  const hidden = own !== null && sideOf(view, own).repairBay.listed === null;
  return (
    <Reading view={view} about={about} onAbout={table.read} onClose={close}>
      {hidden && (seat === own || people.length > 1) && (
        <div class="row">
          <Button onClick={() => table.open('bay')}>{words.ownBay}</Button>
        </div>
      )}
    </Reading>
  );
}

/** SK-13.3: the own Repair Bay, asked of the session only while its owner looks. */
function Bay({ table, seat }: { readonly table: SkaxarTable; readonly seat: Seat }) {
  const view = table.session.view(viewerOf(seat)) as SkaxarView;
  return <ZoneCards art={WAR_CARDS} zone={zoneOf(view, { kind: 'pile', pile: 'repairBay', seat })} />;
}
