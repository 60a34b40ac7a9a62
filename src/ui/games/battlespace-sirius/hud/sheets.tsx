import type { BattlespaceSiriusView } from '../../../../games/battlespace-sirius/index.ts';
import type { Seat } from '../../../../engine/seat.ts';
import { Button, Confirm } from '../../../kit/index.ts';
import { sirius as words } from '../words/play.ts';
import { navigate } from '../../../match/router.ts';
import { Sheets } from '../../../match/sheets.tsx';
import { loadLuck } from '../load-luck.ts';
import { playerOf, shipName } from '../names.ts';
import type { CardTable, TableProps } from '../state.ts';
import { Look, Reading } from './reading.tsx';
import { ResultFigures } from './result.tsx';

/** People at this screen who are still in. */
export const peopleIn = (table: CardTable, view: BattlespaceSiriusView): readonly Seat[] =>
  view.phase === 'over'
    ? []
    : view.players.filter(({ seat, vessel }) => vessel !== null && table.session.isHuman(seat)).map(({ seat }) => seat);

/** What may lie over the card table. */
export function SiriusSheets({ table, state }: TableProps) {
  return (
    <Sheets
      desk={table}
      state={state}
      keys={words.keys}
      giveUp={null}
      luck={loadLuck}
      menu={<Agreements table={table} state={state} />}
      result={
        state.view.outcome && (
          <ResultFigures
            session={table.session}
            state={state}
            onReplay={(ply) => navigate({ page: 'replay', id: table.session.id, ply })}
          />
        )
      }
    >
      {state.about !== null && <About table={table} state={state} about={state.about} />}
    </Sheets>
  );
}

/** Draw and resignation, for everybody at this screen who is still in (BS-13.5). */
function Agreements({ table, state }: TableProps) {
  const people = peopleIn(table, state.view);
  if (people.length === 0) return null;
  // No computer ever agrees: what cannot happen is not offered, only a flag that is on can be taken back.
  const computers = state.view.players.some(({ seat, vessel }) => vessel !== null && !table.session.isHuman(seat));
  const { quietLimit } = state.view;
  return (
    <section class="menu" aria-label={words.agreements}>
      <h3 class="eyebrow">{words.agreements}</h3>
      <p class="small second">
        {computers ? words.drawNever : words.drawWhen} {quietLimit > 0 && words.drawQuiet(quietLimit)}
      </p>
      {people.map((seat) => {
        const name = shipName(state.view, seat);
        const { agree } = playerOf(state.view, seat);
        return (
          <div key={seat} class="bs-agree">
            {(agree || !computers) && (
              <Button
                small
                onClick={() => {
                  table.open('none');
                  void table.order({ type: 'agreeDraw', agree: !agree }, seat);
                }}
              >
                {agree ? words.withdrawDraw(name) : words.offerDraw(name)}
              </Button>
            )}
            <Button small variant="danger" onClick={() => table.ask('resign', seat)}>
              {words.resign(name)}
            </Button>
          </div>
        );
      })}
    </section>
  );
}

/** The sheets of this game: a vessel to read, a look at a lifeboat, and the two questions. */
function About({ table, state, about }: TableProps & { readonly about: Seat }) {
  const name = shipName(state.view, about);
  const close = () => table.open('none');
  switch (state.sheet) {
    case 'resign':
      return (
        <Ask
          title={words.resignTitle(name)}
          text={words.resignText}
          yes={words.resignYes}
          close={close}
          order={() => void table.order({ type: 'resign' }, about)}
        />
      );
    case 'reveal':
      return (
        <Ask
          title={words.revealTitle}
          text={words.revealText}
          yes={words.reveal}
          close={close}
          order={() => void table.order({ type: 'revealLifeboat' }, about)}
        />
      );
    case 'lifeboat':
      return <Look table={table} state={state} about={about} onClose={close} />;
    case 'vessel':
      return (
        <Reading
          table={table}
          state={state}
          about={about}
          onClose={close}
          mayLook={(seat) => peopleIn(table, state.view).includes(seat)}
        />
      );
    default:
      return null;
  }
}

interface AskProps {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly close: () => void;
  readonly order: () => void;
}

function Ask({ title, text, yes, close, order }: AskProps) {
  const agree = () => {
    close();
    order();
  };
  return (
    <Confirm title={title} yes={yes} danger onYes={agree} onNo={close}>
      <p>{text}</p>
    </Confirm>
  );
}
