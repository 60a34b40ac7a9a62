import { useCallback, useRef } from 'preact/hooks';
import { PickCard } from '../../../match/pick-card.tsx';
import { CardPicture } from '../../../cards/card-picture.tsx';
import { Peek, type Peeked } from '../../../cards/peek.tsx';
import { usePress, type Spot } from '../../../cards/use-press.ts';
import { cardOf } from '../../../../games/orions-spur/index.ts';
import { tacticsFace, type SpurFace } from '../art/face.ts';
import { SPUR_CARDS } from '../card-art.ts';
import { cardName, playerOf } from '../names.ts';
import { lyingAids } from '../overlays.ts';
import type { SpurScreenState, TableProps } from '../state.ts';
import { under } from '../table/under.ts';
import { deedsFor } from '../tools/deed.ts';
import { limitsOf } from '../tools/reduce.ts';
import { spurWords as words } from '../words/play.ts';

/** Width of a card of the hand, CSS pixels of plain text. */
const WIDTH = 112;

/** Whether a card can be used for what is open now. */
function isAble({ view, tool }: SpurScreenState, card: string): boolean {
  if (tool.kind === 'cards') return limitsOf(view, tool)?.from.includes(card) ?? false;
  if (view.window) return view.choices.some((one) => one.type === 'react' && one.source === card);
  return deedsFor(view, { source: card }).length > 0;
}

const isHeld = ({ tool }: SpurScreenState, card: string): boolean =>
  tool.kind === 'cards' ? tool.cards.includes(card) : tool.kind === 'deed' && tool.picks.source === card;

/** The hand of whoever looks, fanned out at the foot of the table; nothing where nobody does. */
export function HandFan({ table, state }: TableProps) {
  const { view, viewer } = state;
  const seat = viewer.kind === 'seat' ? viewer.seat : null;
  const cards = seat === null ? [] : (playerOf(view, seat).hand.cards ?? []);
  const pointed = useRef<Pointed>(() => undefined);
  const listen = useCallback((heard: Pointed) => {
    pointed.current = heard;
    return () => {
      pointed.current = () => undefined;
    };
  }, []);
  if (cards.length === 0 || view.phase === 'gameOver') return null;
  return (
    <>
      <ul class="os-hand" aria-label={words.hand} style={{ '--cards': cards.length }}>
        {cards.map((card) => (
          <HandCard key={card} card={card} table={table} state={state} onPoint={(on) => pointed.current(on)} />
        ))}
      </ul>
      <Peek art={SPUR_CARDS} listen={listen} />
    </>
  );
}

type Pointed = (card: Peeked<SpurFace> | null) => void;

/** A card of the hand as it is read large while the mouse rests on it. */
const peeked = (card: string, place: HTMLElement): Peeked<SpurFace> => ({
  id: card,
  face: faceOf(card),
  box: () => (place.isConnected ? place.getBoundingClientRect() : null),
  over: true,
});

const faceOf = (card: string): SpurFace => tacticsFace(cardOf(card).key);

/** A card of the hand: a press takes it in hand, a drag onto a ship aims it there. */
function HandCard({ card, table, state, onPoint }: TableProps & { readonly card: string; readonly onPoint: Pointed }) {
  const able = state.seat !== null && isAble(state, card);
  const held = isHeld(state, card);
  const drag = usePress({ onDrag: dragOf(table, state, card, able) });
  const take = () =>
    able && !state.view.window ? table.input({ kind: 'card', card }) : table.read({ kind: 'card', card });
  return (
    <li
      class={`os-hand-card ${able ? '' : 'os-hand-shut'} ${held ? 'os-hand-held' : ''}`}
      onPointerEnter={({ pointerType, currentTarget }) =>
        pointerType === 'mouse' && onPoint(peeked(card, currentTarget))
      }
      onPointerLeave={() => onPoint(null)}
      {...drag}
    >
      <PickCard class="os-hand-pick" pressed={held} onPick={take} onHold={() => table.read({ kind: 'card', card })}>
        <CardPicture art={SPUR_CARDS} face={faceOf(card)} width={WIDTH} />
        <span class="unseen">{cardName(card)}</span>
      </PickCard>
    </li>
  );
}

/** Where a card was last dragged to; one hand drags one card. */
let last: Spot | null = null;

function dragOf(table: TableProps['table'], state: SpurScreenState, card: string, able: boolean) {
  const meets = (at: Spot) => {
    const stage = table.stage();
    if (!stage) return null;
    const now = table.state$.value;
    return under(now.view, lyingAids(now), stage.toTable(at), 1000 / stage.camera().scale);
  };
  return (at: Spot | null) => {
    if (!able || state.tool.kind !== 'deed') return;
    if (at) {
      last = at;
      if (!isHeld(table.state$.value, card)) table.input({ kind: 'card', card });
      table.point(meets(at));
      return;
    }
    const target = last && meets(last);
    last = null;
    table.point(null);
    if (target) table.input({ kind: 'press', target, mouse: false });
  };
}
