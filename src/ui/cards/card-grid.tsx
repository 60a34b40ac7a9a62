import { useRef, useState } from 'preact/hooks';
import { CardPicture } from './card-picture.tsx';
import type { CardArt } from './face.ts';
import { columnsOf, stepIn } from './step.ts';
import { cardText as words } from './words/cards.ts';
import type { ZoneCard } from './zone.ts';
import './cards.css';

/** Width of a picture, CSS pixels of plain text. */
const WIDTH = 120;

interface GridProps<F> {
  readonly art: CardArt<F>;
  readonly label: string;
  readonly cards: readonly ZoneCard<F>[];
  readonly onRead: (at: number) => void;
}

/** Cards side by side, one stop of Tab: arrow keys walk among them, Enter or `I` reads one. */
export function CardGrid<F>({ art, label, cards, onRead }: GridProps<F>) {
  const list = useRef<HTMLUListElement>(null);
  const [stop, setStop] = useState(0);
  const at = Math.min(stop, cards.length - 1);
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const to = stepIn(event.key, at, cards.length, columnsOf(list.current!));
    if (to !== null) list.current!.children[to]!.querySelector('button')!.focus();
    else if (event.key.toLowerCase() === 'i' && !event.repeat) onRead(at);
    else return;
    event.preventDefault();
  };
  return (
    <ul ref={list} class="card-grid" aria-label={label} onKeyDown={press}>
      {cards.map(({ id, words: { face, title }, copies }, index) => (
        <li key={id}>
          <button
            type="button"
            class="card-grid-one"
            tabIndex={index === at ? 0 : -1}
            onFocus={() => setStop(index)}
            onClick={() => onRead(index)}
          >
            <CardPicture art={art} face={face} width={WIDTH} />
            <span class="small">
              {title} {copies > 1 && <span class="figure">{words.copies(copies)}</span>}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
