import type { AutoPass } from '../../../../cards/window.ts';
import type { Seat } from '../../../../engine/seat.ts';
import { REFERENCE, type Trigger } from '../../../../games/orions-spur/index.ts';
import { AskingWishes } from '../../../cards/asking-wishes.tsx';
import { Button, Dialog } from '../../../kit/index.ts';
import { Sheets, type GiveUp } from '../../../match/sheets.tsx';
import { playerOf, sideName, triggersIn } from '../names.ts';
import type { SpurScreenState, SpurTable, TableProps } from '../state.ts';
import { spurWords as words } from '../words/play.ts';
import { CardLists } from './card-lists.tsx';
import { Reading } from './reading.tsx';
import { ResultFigures } from './result.tsx';

/** Who at this screen speaks for a side now: who has it, alone also while the computer thinks. */
function speaker({ session }: SpurTable, { seat, view, holder }: SpurScreenState): Seat | null {
  if (view.phase === 'gameOver') return null;
  const people = session.seats.filter((one) => session.isHuman(one.seat)).map((one) => one.seat);
  const who = seat ?? holder ?? (people.length === 1 ? people[0]! : null);
  return who !== null && !playerOf(view, who).eliminated ? who : null;
}

/** What may lie over the table. */
export function SpurSheets({ table, state }: TableProps) {
  const figures = state.view.outcome && <ResultFigures state={state} seats={table.session.seats} />;
  return (
    <Sheets
      state={state}
      desk={table}
      giveUp={giveUpOf(table, state)}
      keys={words.keys}
      result={figures}
      menu={<Menu state={state} table={table} />}
    >
      <OwnSheet state={state} table={table} />
    </Sheets>
  );
}

/** The sheets of this game. */
function OwnSheet({ table, state }: TableProps) {
  const close = () => table.open('none');
  switch (state.sheet) {
    case 'reference':
      return <Reference onClose={close} />;
    case 'lists':
      return <CardLists view={state.view} onClose={close} />;
    case 'asking':
      return <Asking state={state} table={table} onClose={close} />;
    default:
      return state.about && <Reading about={state.about} view={state.view} onClose={close} onAbout={table.read} />;
  }
}

function Menu({ table, state }: TableProps) {
  return (
    <>
      <Button onClick={() => table.open('reference')}>{words.reference}</Button>
      <Button onClick={() => table.open('lists')}>{words.lists}</Button>
      {speaker(table, state) !== null && <Button onClick={() => table.open('asking')}>{words.asking}</Button>}
    </>
  );
}

/** OS-1.5: the reference card: turn, actions, keywords. */
export function Reference({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={words.reference} shape="wide" onClose={onClose}>
      <div class="os-reference">
        {Object.entries(REFERENCE).map(([title, lines]) => (
          <section key={title}>
            <h3>{title}</h3>
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </section>
        ))}
      </div>
    </Dialog>
  );
}

/** OS-6.21: in which windows one wants to be asked. Only its owner sees it. */
function Asking({ table, state, onClose }: TableProps & { readonly onClose: () => void }) {
  const who = speaker(table, state);
  const settings = who === null ? null : playerOf(state.view, who).autoPass;
  if (who === null || settings === null) return null;
  const triggers = triggersIn(state.view);
  const set = (trigger: Trigger, value: AutoPass) => void table.order({ type: 'setAutoPass', trigger, value }, who);
  return (
    <Dialog title={words.askingTitle} onClose={onClose}>
      <AskingWishes<Trigger>
        triggers={triggers.map((trigger) => ({ trigger, name: words.triggers[trigger] }))}
        settings={settings}
        onWish={set}
      />
    </Dialog>
  );
}

/** OS-11.9: anybody may concede. */
function giveUpOf(table: SpurTable, state: SpurScreenState): GiveUp | null {
  const who = speaker(table, state);
  if (who === null) return null;
  return {
    label: words.concede,
    title: words.concedeTitle(sideName(state.view, who)),
    text: words.concedeText,
    order: () => void table.order({ type: 'concede' }, who),
  };
}
