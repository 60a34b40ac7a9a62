import { PickCard } from '../../../match/pick-card.tsx';
import { CardPicture } from '../../../cards/card-picture.tsx';
import { useCarried } from '../../../cards/use-carried.tsx';
import type { Spot } from '../../../cards/use-press.ts';
import { RETROGRADE_CARDS } from '../card-art.ts';
import { faceOf } from '../art/card-face.ts';
import { cardName, sideOf } from '../names.ts';
import type { TableProps } from '../state.ts';
import type { Target } from '../table/stage.ts';
import { under } from '../table/under.ts';
import { startOn } from '../tools/reduce.ts';
import { retrogradeWords as words } from '../words/play.ts';

/** Width of a card of the hand, CSS pixels of plain text. */
const WIDTH = 104;

/** The hand of whoever looks, fanned out at the foot of the table; nothing where nobody does. */
export function HandFan({ table, state }: TableProps) {
  const { view, viewer } = state;
  const seat = viewer.kind === 'seat' ? viewer.seat : null;
  const cards = seat === null ? [] : (sideOf(view, seat).hand.cards ?? []);
  if (seat === null || cards.length === 0 || view.phase === 'over') return null;
  return (
    <ul class="rg-hand" aria-label={words.hand} style={{ '--cards': cards.length }}>
      {cards.map((card, at) => (
        <HandCard key={`${card} ${at}`} card={card} seat={seat} table={table} state={state} />
      ))}
    </ul>
  );
}

/** A card of the hand: a press takes it in hand, a drag onto an asset starts it there. */
function HandCard({ card, seat, table, state }: TableProps & { readonly card: string; readonly seat: string }) {
  const { tool, view } = state;
  const able = view.choices.some((one) => one.type === 'startProject' && one.card === card);
  const held = tool.held?.kind === 'card' && tool.held.id === card;
  const take = () => table.input({ kind: 'hold', held: { kind: 'card', id: card } });
  const meets = (at: Spot) => {
    const stage = table.stage();
    if (!stage) return null;
    const spot = stage.toTable(at);
    const { view: now, shape } = table.state$.value;
    return under(now, [{ kind: 'shape', shape }], spot, 1000 / stage.camera().scale);
  };
  const reasons = (target: Target) => ('asset' in target ? table.session.check(seat, startOn(card, target.asset)) : []);
  const [press, carried] = useCarried({
    art: RETROGRADE_CARDS,
    face: faceOf(card, seat),
    width: WIDTH,
    meets,
    whyNot: (target) => reasons(target)[0]?.reason ?? null,
    onOver: table.point,
    onTake: () => able && !held && take(),
    onDrop(target) {
      const why = reasons(target);
      if (why.length > 0) table.explain(why);
      else if ('asset' in target) table.input({ kind: 'drop', target, mouse: false });
    },
    onCancel: () => able && table.input({ kind: 'cancel' }),
  });
  return (
    <li class={`rg-hand-card ${able ? '' : 'rg-hand-shut'} ${held ? 'rg-hand-held' : ''}`} {...press}>
      <PickCard
        class="rg-hand-pick"
        pressed={held}
        onPick={() => (held ? table.input({ kind: 'cancel' }) : able ? take() : table.read({ kind: 'hand', card }))}
        onHold={() => table.read({ kind: 'hand', card })}
      >
        <CardPicture art={RETROGRADE_CARDS} face={faceOf(card, seat)} width={WIDTH} />
        <span class="unseen">{cardName(card)}</span>
      </PickCard>
      {carried}
    </li>
  );
}
