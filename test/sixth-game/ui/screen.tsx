import { Button } from '../../../src/ui/kit/index.ts';
import { useSubject } from '../../../src/ui/kit/index.ts';
import type { PanelParts } from '../../../src/ui/match/docks.tsx';
import { pressPlayKey, useKeys } from '../../../src/ui/match/keys.ts';
import { PlayFrame } from '../../../src/ui/match/play-frame.tsx';
import { ResultTable } from '../../../src/ui/match/result-table.tsx';
import { Sheets } from '../../../src/ui/match/sheets.tsx';
import { undoTip } from '../../../src/ui/match/undo-tip.ts';
import { useStage } from '../../../src/ui/match/use-stage.ts';
import { play as common } from '../../../src/ui/match/words/play.ts';
import type { WardsCommand, WardsView } from '../../helpers/toy/wards.ts';
import type { WardsDesk, WardsScreenState } from './desk.ts';
import { openTable } from './stage.ts';
import { words } from './words.ts';

/** What the person who decides may order, with its words. */
function ordersOf({
  seat,
  view,
  decision,
}: WardsScreenState): readonly { readonly say: string; readonly command: WardsCommand }[] {
  const own = view.players.find((player) => player.seat === seat);
  const other = view.players.find((player) => player.seat !== seat && player.lives > 0);
  if (!own || !other) return [];
  if (decision === 'strike')
    return own.hand.length === 0
      ? [{ say: words.pass, command: { type: 'pass' } }]
      : own.hand.map((card) => ({
          say: words.strike(view.faces[card]!),
          command: { type: 'strike', card, at: other.seat },
        }));
  return [
    { say: words.take, command: { type: 'pass' } },
    ...own.hand.map((card) => ({ say: words.ward(view.faces[card]!), command: { type: 'ward', card } as const })),
    ...own.hand.map((card) => ({ say: words.riposte(view.faces[card]!), command: { type: 'riposte', card } as const })),
  ];
}

function Actions({ desk, state }: { readonly desk: WardsDesk; readonly state: WardsScreenState }) {
  if (state.view.outcome)
    return (
      <Button variant="primary" onClick={() => desk.open('result')}>
        {words.showResult}
      </Button>
    );
  if (state.seat === null) return <p>{words.waiting}</p>;
  return (
    <div class="stack">
      {ordersOf(state).map(({ say, command }) => (
        <Button key={JSON.stringify(command)} onClick={() => void desk.order(command)}>
          {say}
        </Button>
      ))}
    </div>
  );
}

type Names = WardsDesk['session']['seats'];

/** Lives and cards of everybody. */
export const Players = ({ view, seats }: { readonly view: WardsView; readonly seats: Names }) => (
  <ul>
    {view.players.map(({ seat, lives, hand }) => (
      <li key={seat}>
        {seats.find((one) => one.seat === seat)?.name}: {words.lives(lives, hand.length)}
      </li>
    ))}
  </ul>
);

/** The screen of a match of Wards. */
export function WardsScreen({ desk, durable }: { readonly desk: WardsDesk; readonly durable: boolean }) {
  const state = useSubject(desk.state$);
  const staged = useStage(openTable);
  useKeys((event) => pressPlayKey(desk, event), [desk]);
  const { view } = state;
  const { seats } = desk.session;
  const decides = seats.find(({ seat }) => seat === view.decisions[0]?.seats[0])?.name;
  const panels: readonly PanelParts[] = [
    { id: 'act', title: common.act, dock: 'right', content: <Actions desk={desk} state={state} /> },
    { id: 'players', title: words.hands, dock: 'right', content: <Players view={view} seats={seats} /> },
  ];
  return (
    <PlayFrame
      desk={desk}
      state={state}
      staged={staged}
      durable={durable}
      heading={words.heading}
      tableHelp={words.tableHelp}
      bar={{
        left: null,
        sentence: decides === undefined ? words.over : words.decides(decides),
        undoTip: undoTip(desk, state, ({ command }) => words.undo(command.type)),
      }}
      panels={panels}
      onPick={() => undefined}
    >
      <Sheets
        desk={desk}
        state={state}
        keys={[]}
        giveUp={null}
        result={
          view.outcome && (
            <ResultTable
              title={words.left}
              rowsAre={words.player}
              titles={[words.left]}
              rows={view.players.map(({ seat, lives }) => ({
                key: seat,
                tint: '',
                who: seats.find((one) => one.seat === seat)?.name,
                cells: [lives],
              }))}
            />
          )
        }
      />
    </PlayFrame>
  );
}
