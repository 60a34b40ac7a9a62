import { useEffect, useRef } from 'preact/hooks';
import { Inspector } from '../../../src/ui/cards/inspector.tsx';
import { handPreview } from '../../../src/ui/cards/table/hand.ts';
import { ZoneBrowser } from '../../../src/ui/cards/zone-browser.tsx';
import { announce, Button, useSubject } from '../../../src/ui/kit/index.ts';
import type { PanelParts } from '../../../src/ui/match/docks.tsx';
import { pressPlayKey, useKeys } from '../../../src/ui/match/keys.ts';
import { useRoom, type Room } from '../../../src/ui/match/layout.ts';
import { PlayFrame } from '../../../src/ui/match/play-frame.tsx';
import { ResultTable } from '../../../src/ui/match/result-table.tsx';
import { Sheets } from '../../../src/ui/match/sheets.tsx';
import { undoTip } from '../../../src/ui/match/undo-tip.ts';
import { useStage } from '../../../src/ui/match/use-stage.ts';
import { play as common } from '../../../src/ui/match/words/play.ts';
import type { Board, BoardCard } from './board.ts';
import { contextOf, lyingOf, type ToyTable } from './desk.ts';
import { toyArt } from './face.ts';
import { openToyTable } from './table.ts';
import { nameIn, type Asked, type Toy, type ToyState } from './toy.ts';
import { words } from './words.ts';

interface ToyProps<V, E, C> {
  readonly toy: Toy<V, E, C>;
  readonly desk: ToyTable<V, E, C>;
}
type With<V, E, C> = ToyProps<V, E, C> & { readonly state: ToyState<V, E> };

/** The action panel: what may be ordered, each as a button. */
function Actions<V, E, C>({ toy, desk, state }: With<V, E, C>) {
  if (toy.outcome(state.view))
    return (
      <Button variant="primary" onClick={() => desk.open('result')}>
        {words.showResult}
      </Button>
    );
  const asked: Asked<V, E, C> = { state, session: desk.session };
  const orders = toy.orders(asked);
  return (
    <div class="stack">
      {toy.panel?.(asked, desk)}
      {orders.length === 0 && state.seat === null && <p>{words.waiting}</p>}
      {orders.map(({ say, command, seat }) => (
        <Button key={say} onClick={() => void desk.order(command, seat)}>
          {say}
        </Button>
      ))}
    </div>
  );
}

/** Everybody's side in words, and the discard to be read. */
export const Sides = ({
  board,
  nameOf,
  onDiscard,
}: {
  readonly board: Board;
  readonly nameOf: (seat: string) => string;
  readonly onDiscard: (() => void) | null;
}) => (
  <div class="stack">
    <ul>
      {board.hands.map(({ seat, note }) => (
        <li key={seat}>
          {nameOf(seat)}: {note}
        </li>
      ))}
    </ul>
    {onDiscard && (
      <Button small onClick={onDiscard}>
        {words.read}
      </Button>
    )}
  </div>
);

/** All cards of a board whose face this screen may know, in the order they lie. */
const openCards = ({ hands, middle, discard }: Board): readonly BoardCard[] =>
  [...hands.flatMap(({ cards }) => cards), ...middle, ...[...discard].reverse()].filter(({ face }) => face);

function Reading<V, E, C>({ toy, desk, state }: With<V, E, C>) {
  const board = toy.boardOf(state.view);
  const wordsOf = (card: BoardCard) => ({
    face: card.face!,
    title: card.face!.title,
    figures: [],
    rules: [],
    ...toy.describe(card),
  });
  const close = () => desk.open('none');
  if (state.sheet === 'discard') {
    const cards = [...board.discard].reverse().map((card) => ({ id: card.id, words: wordsOf(card), copies: 1 }));
    return <ZoneBrowser art={toyArt} zone={{ title: words.discard, text: words.discardText, cards }} onClose={close} />;
  }
  const cards = openCards(board);
  const at = cards.findIndex(({ id }) => id === state.read);
  if (at < 0) return null;
  return (
    <Inspector
      art={toyArt}
      zone={words.zone}
      cards={cards.map(wordsOf)}
      at={at}
      onAt={(next) => desk.set({ read: cards[next]!.id })}
      onClose={close}
    />
  );
}

/** The keys of a toy: its hand's, `I`, then those of every match. */
function pressToyKey<V, E, C>({ toy, desk }: ToyProps<V, E, C>, event: KeyboardEvent): boolean {
  const { hand, view } = desk.state$.value;
  const cards = openCards(toy.boardOf(view));
  if (event.key === 'i') {
    const card = hand.raised ?? cards[0]?.id;
    if (card !== undefined) desk.read(card);
    return card !== undefined;
  }
  const onButton = (event.target as Partial<Element> | null)?.closest?.('button, a') ?? null;
  const handy = /^(\d|Arrow.*|Escape)$/.test(event.key) || (event.key === 'Enter' && !onButton);
  if (!handy || !desk.hold({ kind: 'key', key: event.key, shift: event.shiftKey })) return pressPlayKey(desk, event);
  const { raised, aim } = desk.state$.value.hand;
  const title = cards.find(({ id }) => id === raised)?.face?.title;
  if (title !== undefined)
    announce(aim === null ? title : `${title}: ${aim === 'middle' ? toy.words.middle : nameIn(desk.session)(aim)}`);
  return true;
}

/** The screen of a match of a toy. */
export function ToyScreen<V, E, C>({ toy, desk, durable }: ToyProps<V, E, C> & { readonly durable: boolean }) {
  const state = useSubject(desk.state$);
  const nameOf = nameIn(desk.session);
  const { current: open } = useRef(openToyTable(toy, nameOf));
  const staged = useStage(open);
  const { stage } = staged;
  const { room } = useRoom();
  const { view, hand, front, tall, seat, holder } = state;
  useEffect(() => desk.set({ tall: room === 'narrow' }), [room]);
  useEffect(() => {
    const context = contextOf(toy, { session: desk.session, state });
    stage?.overlays([lyingOf(toy, state), ...(context.cards.length > 0 ? handPreview(hand, context) : [])]);
  }, [stage, view, hand, front, tall, seat, holder]);
  useKeys((event) => pressToyKey({ toy, desk }, event));
  const board = toy.boardOf(view);
  const panels: readonly PanelParts[] = [
    { id: 'act', title: common.act, dock: 'right', content: <Actions toy={toy} desk={desk} state={state} /> },
    {
      id: 'players',
      title: toy.words.sides,
      dock: 'right',
      content: <Sides board={board} nameOf={nameOf} onDiscard={() => desk.open('discard')} />,
    },
  ];
  return (
    <PlayFrame
      desk={desk}
      state={state}
      staged={staged}
      durable={durable}
      heading={toy.words.heading}
      tableHelp={toy.words.tableHelp}
      bar={{
        left: null,
        sentence: toy.sentence(view, nameOf),
        undoTip: undoTip(desk, state, ({ command }) => toy.undo(command as C)),
      }}
      panels={panels}
      insets={INSETS}
      atFirst={openAtFirst}
      onPick={() => undefined}
    >
      {toy.over?.({ state, session: desk.session }, desk)}
      <Sheets
        desk={desk}
        state={state}
        keys={words.keys}
        giveUp={null}
        result={toy.outcome(view) && <Result toy={toy} view={view} nameOf={nameOf} />}
      >
        <Reading toy={toy} desk={desk} state={state} />
      </Sheets>
    </PlayFrame>
  );
}

/** What may be ordered lies open at first, the sides where there is room. */
const openAtFirst = ({ id }: PanelParts, room: Room): boolean => room !== 'narrow' || id === 'act';

/** Nothing is docked at the left or the bottom where there is room. */
const INSETS = {
  wide: { top: 52, right: 268, bottom: 8, left: 8 },
  middle: { top: 58, right: 276, bottom: 8, left: 8 },
  narrow: { top: 100, right: 6, bottom: 320, left: 6 },
};

interface ResultProps<V, E, C> extends Pick<ToyProps<V, E, C>, 'toy'> {
  readonly view: V;
  readonly nameOf: (seat: string) => string;
}

const Result = <V, E, C>({ toy: { result, seatsOf }, view, nameOf }: ResultProps<V, E, C>) => (
  <ResultTable
    title={result.title}
    rowsAre={words.player}
    titles={[result.title]}
    rows={seatsOf(view).map((seat) => ({ key: seat, tint: '', who: nameOf(seat), cells: [result.of(view, seat)] }))}
  />
);
