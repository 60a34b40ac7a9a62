import { useState } from 'preact/hooks';
import { leftIcon, redoIcon, rightIcon } from '../../../../../assets/icons/interface.ts';
import {
  cardOf,
  handAfter,
  isCard,
  type HandState,
  type HandTurn,
  type OwnDeck,
} from '../../../../games/retrograde/index.ts';
import { CardPicture } from '../../../cards/card-picture.tsx';
import { usePress } from '../../../cards/use-press.ts';
import { announce, Button, Panel } from '../../../kit/index.ts';
import { faceOf } from '../art/card-face.ts';
import { RETROGRADE_CARDS } from '../card-art.ts';
import { decksText as words } from '../words/decks.ts';
import type { Reading } from './use-deck-desk.ts';

/** Width of a card of the hand, CSS pixels of plain text. */
const WIDTH = 72;

interface HandProps {
  readonly deck: OwnDeck;
  readonly onRead: (reading: Reading) => void;
}

/** The turns that were stepped through; another order of the cards begins anew. */
function useTurns(deck: OwnDeck) {
  const of = `${deck.homeworld} ${deck.cards.join(' ')}`;
  const [kept, setKept] = useState<{ readonly of: string; readonly turns: readonly HandTurn[] }>({ of, turns: [] });
  const turns = kept.of === of ? kept.turns : [];
  return { turns, set: (next: readonly HandTurn[]) => setKept({ of, turns: next }) };
}

/** The last turn with something changed about it. */
const withLast = (turns: readonly HandTurn[], change: Partial<HandTurn>): readonly HandTurn[] => [
  ...turns.slice(0, -1),
  { ...turns.at(-1)!, ...change },
];

/** A hand stepped through turn by turn: as many researches as wanted, cards put into play, one step back or on. */
export function HandPanel({ deck, onRead }: HandProps) {
  const { turns, set } = useTurns(deck);
  const state = handAfter(deck, turns);
  const last = turns.at(-1);
  const go = (next: readonly HandTurn[]) => {
    set(next);
    const after = handAfter(deck, next);
    announce(words.handAt(after.turn, after.hand.length));
  };
  const play = (place: number) => last && set(withLast(turns, { played: [...last.played, place] }));
  const takeBack = (place: number) =>
    set(turns.map((turn) => ({ ...turn, played: turn.played.filter((one) => one !== place) })));
  const read = (place: number) => onRead({ cards: [deck.cards[place]!], at: 0 });
  const given = { deck, onRead: read };
  return (
    <Panel title={words.handTitle} class="deck-hand" actions={<Steps deck={deck} turns={turns} go={go} />}>
      <p class="small quiet">{words.handHow}</p>
      <Standing deck={deck} state={state} turns={turns} go={go} />
      <Cards
        {...given}
        title={words.handCards}
        none={words.handEmpty}
        places={state.hand}
        does={last ? words.play : words.readCard}
        onPress={last ? play : read}
      />
      {last && (
        <Cards
          {...given}
          title={words.handPlayed}
          none={words.handNothing}
          places={state.played}
          does={words.takeBack}
          onPress={takeBack}
        />
      )}
    </Panel>
  );
}

interface StepsProps {
  readonly deck: OwnDeck;
  readonly turns: readonly HandTurn[];
  readonly go: (turns: readonly HandTurn[]) => void;
}

/** A turn back, a turn on, from the start. A new turn researches once, where there is a card left. */
function Steps({ deck, turns, go }: StepsProps) {
  const left = deck.cards.length - handAfter(deck, turns).drawn;
  return (
    <>
      <Button
        small
        icon={leftIcon}
        label={words.handBack}
        disabled={turns.length === 0}
        onClick={() => go(turns.slice(0, -1))}
      />
      <Button
        small
        icon={rightIcon}
        disabled={deck.cards.length === 0}
        onClick={() => go([...turns, { researches: Math.min(1, left), played: [] }])}
      >
        {words.handNext}
      </Button>
      <Button
        small
        variant="quiet"
        icon={redoIcon}
        label={words.handStart}
        disabled={turns.length === 0}
        onClick={() => go([])}
      />
    </>
  );
}

/** Which turn it is, how often it researches, and what is in play. */
function Standing({ deck, turns, go, state }: StepsProps & { readonly state: HandState }) {
  const last = turns.at(-1);
  const left = deck.cards.length - state.drawn;
  return (
    <>
      <div class="hand-line">
        <h3>{words.handTurn(state.turn)}</h3>
        {last && (
          <Draws
            researches={last.researches}
            left={left}
            onDraws={(researches) => go(withLast(turns, { researches }))}
          />
        )}
        <span class="small second push">{words.handDeck(left)}</span>
      </div>
      <p class="small second">
        {words.handFigures(state.power, state.used, state.limit)} · {words.handPoints(state.spent, state.given)}
        {state.spent > state.given && <> · {words.handOver}</>}
      </p>
    </>
  );
}

interface DrawsProps {
  readonly researches: number;
  readonly left: number;
  readonly onDraws: (researches: number) => void;
}

/** How often the turn researches. */
const Draws = ({ researches, left, onDraws }: DrawsProps) => (
  <div class="row" role="group" aria-label={words.handDraws}>
    <span class="small second">{words.handDraws}</span>
    <Button small label={words.handFewer} disabled={researches === 0} onClick={() => onDraws(researches - 1)}>
      −
    </Button>
    <span class="figure">{researches}</span>
    <Button small label={words.handMore} disabled={left === 0} onClick={() => onDraws(researches + 1)}>
      +
    </Button>
  </div>
);

interface CardsProps {
  readonly title: string;
  readonly none: string;
  readonly deck: OwnDeck;
  /** Places in the deck, from 0. */
  readonly places: readonly number[];
  /** What a press does to a card. */
  readonly does: (name: string) => string;
  readonly onPress: (place: number) => void;
  readonly onRead: (place: number) => void;
}

/** The cards of the hand, or those in play. */
const Cards = ({ title, none, deck, places, ...deeds }: CardsProps) => (
  <>
    <h4 class="eyebrow">{title}</h4>
    {places.length === 0 && <p class="small quiet">{none}</p>}
    <ul class="hand-cards" aria-label={title}>
      {places
        .filter((place) => isCard(deck.cards[place]!))
        .map((place) => (
          <HandCard key={place} card={deck.cards[place]!} place={place} {...deeds} />
        ))}
    </ul>
  </>
);

interface CardProps extends Pick<CardsProps, 'does' | 'onPress' | 'onRead'> {
  readonly card: string;
  readonly place: number;
}

/** One card: a press does what stands to be done, a resting finger or `I` reads it. */
function HandCard({ card, place, does, onPress, onRead }: CardProps) {
  const press = usePress({ onHold: () => onRead(place) });
  return (
    <li>
      <button
        type="button"
        class="hand-card"
        aria-label={does(cardOf(card).name)}
        title={cardOf(card).name}
        onClick={() => onPress(place)}
        onKeyDown={(event) => event.key.toLowerCase() === 'i' && onRead(place)}
        {...press}
      >
        <CardPicture art={RETROGRADE_CARDS} face={faceOf(card, '1')} width={WIDTH} />
      </button>
    </li>
  );
}
