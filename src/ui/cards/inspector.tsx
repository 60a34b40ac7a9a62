import type { ComponentChildren } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { leftIcon, rightIcon } from '../../../assets/icons/interface.ts';
import { announce, Button, Dialog, RuleLink } from '../kit/index.ts';
import { CardPicture } from './card-picture.tsx';
import type { CardWords, OnCard } from './card-words.ts';
import type { CardArt } from './face.ts';
import { cardText as words } from './words/cards.ts';
import './cards.css';

/** Width of the picture, CSS pixels of plain text. */
const WIDTH = 420;

interface SheetProps<F> {
  readonly art: CardArt<F>;
  readonly card: CardWords<F>;
  /** Its title stands with the words, where no dialog bears it. */
  readonly named?: boolean;
  /** What can be done about the card from here. */
  readonly children?: ComponentChildren;
}

/** A card as large as it is read, with its words: what the inspector shows, and what a curtain may hide. */
export function CardSheet<F>({ art, card, named, children }: SheetProps<F>) {
  const { face, title, line, figures, texts, rules, lies = [] } = card;
  return (
    <div class="card-sheet">
      <CardPicture art={art} face={face} width={WIDTH} detail="inspect" />
      <div class="card-sheet-words">
        <p class="eyebrow">{line}</p>
        {named && <p class="card-sheet-title">{title}</p>}
        {figures.length > 0 && (
          <dl class="card-sheet-figures">
            {figures.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd class="figure">{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {lies.length > 0 && (
          <ul class="card-sheet-lies" aria-label={words.lies}>
            {lies.map((one, index) => (
              <Lying key={index} one={one} />
            ))}
          </ul>
        )}
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {children}
        <p class="small row">
          {rules.map((id) => (
            <RuleLink key={id} id={id} />
          ))}
        </p>
      </div>
    </div>
  );
}

/** A token, a gauge or a modifier on the card. */
function Lying({ one }: { readonly one: OnCard }) {
  switch (one.kind) {
    case 'token':
      return <li>{words.token(one.name, one.copies)}</li>;
    case 'modifier':
      return <li>{words.modifier(one.change, one.reason)}</li>;
    case 'gauge':
      return (
        <li class="card-gauge">
          <span>{one.name}</span>
          <span class="card-gauge-track" aria-hidden="true">
            {Array.from({ length: one.most }, (_, step) => (
              <i key={step} class={step < one.value ? 'card-gauge-full' : ''} />
            ))}
          </span>
          <span>
            <span class="figure">{words.gauge(one.value, one.most)}</span>
            {one.note && <span class="small second">, {one.note}</span>}
          </span>
        </li>
      );
  }
}

interface InspectorProps<F> {
  readonly art: CardArt<F>;
  /** The card with its neighbours in the same zone, in their order. */
  readonly cards: readonly CardWords<F>[];
  /** Which of them is read. */
  readonly at: number;
  /** What the zone is called. */
  readonly zone: string;
  /** Another of them is to be read. */
  readonly onAt: (at: number) => void;
  readonly onClose: () => void;
  readonly children?: ComponentChildren;
}

/**
 * Any card of any game at 420 px, with all there is to know of it. Arrow keys and buttons step to its neighbours; Esc
 * and `I` put it away. It asks nothing of the match: it may be open while things move and while another decides.
 */
export function Inspector<F>({ art, cards, at, zone, onAt, onClose, children }: InspectorProps<F>) {
  const card = cards[at];
  // After the last comes the first: no button goes out under the finger, and the focus stays on it.
  const step = (by: 1 | -1) => {
    if (cards.length < 2) return;
    const next = (at + by + cards.length) % cards.length;
    onAt(next);
    announce(`${cards[next]!.title}. ${words.placeIn(zone, next + 1, cards.length)}`);
  };
  // As soon as another card is drawn: a key that follows at once steps on from it.
  useLayoutEffect(() => {
    const heard = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (event.key.toLowerCase() === 'i' && !event.repeat) onClose();
      else if (event.key === 'ArrowLeft') step(-1);
      else if (event.key === 'ArrowRight') step(1);
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', heard);
    return () => removeEventListener('keydown', heard);
  });
  if (!card) return null;
  return (
    <Dialog
      title={card.title}
      shape="wide"
      onClose={onClose}
      actions={
        cards.length > 1 && (
          <div class="card-steps">
            <Button icon={leftIcon} label={words.before} onClick={() => step(-1)} />
            <span class="small second">{words.placeIn(zone, at + 1, cards.length)}</span>
            <Button icon={rightIcon} label={words.after} onClick={() => step(1)} />
          </div>
        )
      }
    >
      <CardSheet art={art} card={card}>
        {children}
      </CardSheet>
    </Dialog>
  );
}
