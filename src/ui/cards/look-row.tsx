import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { leftIcon, rightIcon } from '../../../assets/icons/interface.ts';
import { announce, Button, type Reason } from '../kit/index.ts';
import { CardPicture } from './card-picture.tsx';
import type { CardWords } from './card-words.ts';
import type { CardArt } from './face.ts';
import { mayChoose, movedTo, toggled, type Look, type LookTask } from './look.ts';
import { columnsOf, stepIn } from './step.ts';
import { usePress, type Spot } from './use-press.ts';
import { cardText as words } from './words/cards.ts';

/** Width of a picture, CSS pixels of plain text. */
const WIDTH = 168;

/** A card that is looked at. */
export interface LookCard<F> {
  readonly id: string;
  readonly words: CardWords<F>;
}

/** What the first and the last place of the row are called. */
export interface RowEnds {
  readonly first: string;
  readonly last: string;
}

interface RowProps<F> {
  readonly art: CardArt<F>;
  readonly label: string;
  readonly cards: readonly LookCard<F>[];
  readonly task: LookTask;
  readonly ends: RowEnds;
  readonly look: Look;
  readonly onLook: (look: Look) => void;
  readonly onRead: (id: string) => void;
  /** Says why a card cannot be chosen. */
  readonly onRefuse: (reasons: readonly Reason[]) => void;
}

/** What the hands do with the cards of a row. */
interface Handling {
  /** Puts a card at a place and says so. */
  put(id: string, place: number): void;
  choose(id: string): void;
  press(event: KeyboardEvent, id: string): void;
}

function useHandling<F>(
  { cards, task, look, onLook, onRead, onRefuse }: RowProps<F>,
  list: { readonly current: HTMLElement | null },
): Handling {
  // A card that is moved keeps the focus: the browser lets go of it.
  const kept = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (kept.current?.isConnected && document.activeElement !== kept.current) kept.current.focus();
    kept.current = null;
  }, [look.ids]);
  const put = (id: string, place: number) => {
    const next = movedTo(look, id, place);
    const to = next.ids.indexOf(id);
    if (to === look.ids.indexOf(id)) return;
    const { activeElement } = document;
    kept.current = activeElement instanceof HTMLElement && list.current!.contains(activeElement) ? activeElement : null;
    onLook(next);
    announce(words.moved(cards.find((card) => card.id === id)!.words.title, to + 1, next.ids.length));
  };
  const choose = (id: string) => {
    if (task.most === 0) onRead(id);
    else if (!look.chosen.includes(id) && !mayChoose(look, task))
      onRefuse([{ rule: task.rule, reason: words.tooMany(task.most) }]);
    else onLook(toggled(look, id, task));
  };
  const press = (event: KeyboardEvent, id: string) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const to = stepIn(event.key, look.ids.indexOf(id), look.ids.length, columnsOf(list.current!));
    if (to !== null && event.shiftKey && task.order) put(id, to);
    else if (to !== null) list.current!.children[to]!.querySelector('button')!.focus();
    else if (event.key.toLowerCase() === 'i' && !event.repeat) onRead(id);
    else return;
    event.preventDefault();
  };
  return { put, choose, press };
}

/** The cards in the order they lie in now: a press chooses; dragging, Shift with an arrow and buttons move. */
export function LookRow<F>(props: RowProps<F>) {
  const { art, label, cards, task, ends, look, onRead } = props;
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const { put, choose, press } = useHandling(props, list);
  const drag = (id: string, to: Spot | null) => {
    setDragged(to && id);
    const place = to && placeUnder(list.current!, to);
    if (place !== null) put(id, place);
  };
  return (
    <ol ref={list} class="card-look-row" style={{ '--cards': cards.length }} aria-label={label}>
      {look.ids.map((id, at) => {
        const card = cards.find((one) => one.id === id)!;
        return (
          <li key={id} class={`card-look-one ${dragged === id ? 'card-look-dragged' : ''}`}>
            <LookButton
              art={art}
              card={card}
              task={task}
              chosen={look.chosen.indexOf(id)}
              full={!mayChoose(look, task)}
              onPress={() => choose(id)}
              onRead={() => onRead(id)}
              onKey={(event) => press(event, id)}
              onDrag={task.order ? (to) => drag(id, to) : undefined}
            />
            {task.order && (
              <Moves title={card.words.title} at={at} of={look.ids.length} ends={ends} onPut={(to) => put(id, to)} />
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** The place of the row whose card lies under a point of the window; null over none. */
function placeUnder(list: HTMLElement, { x, y }: Spot): number | null {
  const at = [...list.children].findIndex((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return x >= left && x <= right && y >= top && y <= bottom;
  });
  return at < 0 ? null : at;
}

interface MovesProps {
  readonly title: string;
  readonly at: number;
  readonly of: number;
  readonly ends: RowEnds;
  readonly onPut: (place: number) => void;
}

/** One place to the left or to the right. */
const Moves = ({ title, at, of, ends, onPut }: MovesProps) => (
  <span class="card-look-moves">
    <Button small variant="quiet" icon={leftIcon} label={words.toLeft(title)} onClick={() => onPut(at - 1)} />
    <span class="small second figure">
      {at === 0 ? ends.first : at === of - 1 ? ends.last : words.place(at + 1, of)}
    </span>
    <Button small variant="quiet" icon={rightIcon} label={words.toRight(title)} onClick={() => onPut(at + 1)} />
  </span>
);

interface ButtonProps<F> {
  readonly art: CardArt<F>;
  readonly card: LookCard<F>;
  readonly task: LookTask;
  /** Place among those chosen; -1 if it is not. */
  readonly chosen: number;
  readonly full: boolean;
  readonly onPress: () => void;
  readonly onRead: () => void;
  readonly onKey: (event: KeyboardEvent) => void;
  readonly onDrag: ((at: Spot | null) => void) | undefined;
}

/** One card as a button: chosen or not. */
function LookButton<F>({ art, card, task, chosen, full, onPress, onRead, onKey, onDrag }: ButtonProps<F>) {
  const handling = usePress({ onHold: onRead, onDrag });
  const choosing = task.most > 0;
  return (
    <button
      type="button"
      class={`card-look-card ${onDrag ? 'card-look-loose' : ''}`}
      aria-pressed={choosing ? chosen >= 0 : undefined}
      aria-disabled={(choosing && chosen < 0 && full) || undefined}
      onKeyDown={onKey}
      onClick={onPress}
      {...handling}
    >
      <CardPicture art={art} face={card.words.face} width={WIDTH} />
      <span class="small">{card.words.title}</span>
      {choosing && (
        <span class="card-look-mark small" aria-hidden="true">
          {chosen < 0 ? words.choose : task.most > 1 ? `${words.chosen} ${chosen + 1}` : words.chosen}
        </span>
      )}
    </button>
  );
}
