import { useCallback, useRef } from 'preact/hooks';
import { PickCard } from '../../../match/pick-card.tsx';
import { CardPicture } from '../../../cards/card-picture.tsx';
import { Peek, type Peeked } from '../../../cards/peek.tsx';
import { useCarried } from '../../../cards/use-carried.tsx';
import type { Spot } from '../../../cards/use-press.ts';
import { cardOf } from '../../../../games/orions-spur/index.ts';
import { tacticsFace, type SpurFace } from '../art/face.ts';
import { SPUR_CARDS } from '../card-art.ts';
import { cardName, playerOf } from '../names.ts';
import { lyingAids } from '../overlays.ts';
import type { SpurScreenState, TableProps } from '../state.ts';
import type { Target } from '../table/stage.ts';
import { under } from '../table/under.ts';
import { deedsFor } from '../tools/deed.ts';
import { limitsOf, triedWith } from '../tools/reduce.ts';
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
  const [press, carried] = useCarried({
    art: SPUR_CARDS,
    face: faceOf(card),
    width: WIDTH,
    ...dragOf({ table, state }, card, able),
  });
  const take = () =>
    able && !state.view.window ? table.input({ kind: 'card', card }) : table.read({ kind: 'card', card });
  // What it can be aimed at must be seen: it is no longer read over the own ships.
  const pick = () => {
    onPoint(null);
    take();
  };
  return (
    <li
      class={`os-hand-card ${able ? '' : 'os-hand-shut'} ${held ? 'os-hand-held' : ''}`}
      onPointerEnter={({ pointerType, currentTarget }) =>
        pointerType === 'mouse' && onPoint(peeked(card, currentTarget))
      }
      onPointerLeave={() => onPoint(null)}
      {...press}
    >
      <PickCard class="os-hand-pick" pressed={held} onPick={pick} onHold={() => table.read({ kind: 'card', card })}>
        <CardPicture art={SPUR_CARDS} face={faceOf(card)} width={WIDTH} />
        <span class="unseen">{cardName(card)}</span>
      </PickCard>
      {carried}
    </li>
  );
}

/** What a drag of a card over the table does: it is taken in hand, and aimed at the ship it is let go on. */
function dragOf({ table, state }: TableProps, card: string, able: boolean) {
  const { viewer } = state;
  const seat = viewer.kind === 'seat' ? viewer.seat : null;
  const aims = able && state.tool.kind === 'deed';
  const meets = (at: Spot): Target | null => {
    const stage = table.stage();
    if (!stage) return null;
    const now = table.state$.value;
    return under(now.view, lyingAids(now), stage.toTable(at), 1000 / stage.camera().scale);
  };
  const reasons = (target: Target) => {
    const { tool, view } = table.state$.value;
    const tried = target.kind === 'ship' && seat !== null ? triedWith(tool, card, target.id, seat, view) : null;
    return tried && seat !== null ? table.session.check(seat, tried) : [];
  };
  return {
    meets,
    whyNot: (target: Target) => reasons(target)[0]?.reason ?? null,
    onOver: table.point,
    onTake: () => aims && !isHeld(table.state$.value, card) && table.input({ kind: 'card', card }),
    onDrop(target: Target) {
      const why = reasons(target);
      if (why.length > 0) table.explain(why);
      else if (aims) table.input({ kind: 'press', target, mouse: false });
    },
    onCancel: () => aims && table.input({ kind: 'cancel' }),
  };
}
