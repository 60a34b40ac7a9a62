import type { Ref } from 'preact';
import {
  cardOf,
  DECK_SIZE,
  deckFaults,
  HOMEWORLD_IDS,
  isCard,
  isHomeworld,
  LONGEST_NAME,
  ownDeckFaults,
  type DeckTerms,
  type HomeworldId,
} from '../../../../games/retrograde/index.ts';
import { Button, Choice, Empty, Panel, Refusal, TextInput, type Reason } from '../../../kit/index.ts';
import { BuildTools } from '../../../match/lists/build-tools.tsx';
import { ListMeter } from '../../../match/lists/list-meter.tsx';
import { OrderList, type OrderRow } from '../../../match/lists/order-list.tsx';
import { rowAt, runsOf } from '../../../match/lists/runs.ts';
import { UnreadLines } from '../../../match/lists/unread-lines.tsx';
import { decksText as words } from '../words/decks.ts';
import { DECKS } from './deck-lists.ts';
import { shortLine } from './pool-filter.ts';
import type { DeckDesk } from './use-deck-desk.ts';

interface DeckProps {
  readonly desk: DeckDesk;
  readonly terms: DeckTerms;
  readonly list: Ref<HTMLOListElement>;
  readonly onShare: () => void;
}

/** Chapter 2: what is wrong with rows of the deck, and with the deck as a whole. */
function faultsOf({ deck }: DeckDesk, terms: DeckTerms) {
  const byRow = deckFaults(deck, terms, (card) => rowAt(deck.cards, card) + 1);
  const inRows = byRow.filter(({ line }) => line !== null);
  // Those of rows are said again without their row, so they are left out by rule and words.
  const isOfRow = ({ rule, reason }: Reason) => inRows.some((one) => one.rule === rule && one.reason === reason);
  const all = ownDeckFaults(deck, terms);
  return {
    all,
    ofDeck: all.filter((fault) => !isOfRow(fault)),
    ofRow: (row: number) => inRows.filter(({ line }) => line === row + 1),
  };
}

const placesOf = (from: number, count: number): string => (count === 1 ? `${from + 1}` : `${from + 1}–${from + count}`);

const HOMEWORLDS = HOMEWORLD_IDS.map((value) => ({ value, label: cardOf(value).name }));

/** How many cards there are, and whether a match may be played with them. */
const Meter = ({ cards, faults }: { readonly cards: number; readonly faults: number }) => (
  <ListMeter words={words} said={words.size(cards, DECK_SIZE)} value={cards} most={DECK_SIZE} faults={faults} />
);

/** The deck in its order, with its name, its homeworld and everything that is wrong with it. */
export function DeckPanel({ desk, terms, list, onShare }: DeckProps) {
  const { deck, change } = desk;
  const { all, ofDeck, ofRow } = faultsOf(desk, terms);
  const rows = runsOf(deck.cards).map(({ card, count, from, key }, row): OrderRow => ({
    key,
    count,
    name: isCard(card) ? cardOf(card).name : card,
    places: placesOf(from, count),
    about: isCard(card) ? <RowAbout card={card} /> : null,
    faults: ofRow(row).map(({ rule, reason }) => `${rule}: ${reason}`),
  }));
  return (
    <Panel class="deck-list" title={words.views.deck}>
      <TextInput
        label={words.deckName}
        value={deck.name}
        placeholder={words.unnamed}
        maxLength={LONGEST_NAME}
        onInput={(name) => change({ ...deck, name })}
      />
      <Choice
        label={words.homeworld}
        value={deck.homeworld as HomeworldId}
        options={HOMEWORLDS}
        onChange={(homeworld) => change({ ...deck, homeworld })}
      />
      <Meter cards={deck.cards.length} faults={all.length} />
      <BuildTools
        game={DECKS}
        list={deck}
        onShare={onShare}
        onClear={() => change({ name: deck.name, homeworld: deck.homeworld, cards: [] })}
      />
      <Refusal reasons={ofDeck} />
      {deck.unread && <Unread desk={desk} />}
      {rows.length === 0 && <Beginnings desk={desk} />}
      <OrderList
        words={words}
        label={words.order}
        rows={rows}
        current={desk.current}
        onCurrent={desk.setCurrent}
        gap={desk.gap}
        onGap={desk.setGap}
        deeds={desk.deeds}
        list={list}
      />
      {rows.length > 0 && (
        <p class="small quiet">
          {words.keysHint} {words.dropHint}
        </p>
      )}
    </Panel>
  );
}

/** What stands beside a card's name: what it is, and what it costs. */
function RowAbout({ card }: { readonly card: string }) {
  const { kind, cost } = cardOf(card);
  return (
    <>
      <span class="deck-about">{shortLine(card)}</span>
      <span class={`deck-cost figure curve-${kind}`}>{cost ?? '–'}</span>
    </>
  );
}

/** Lines of the text the deck came from that were left out. */
function Unread({ desk: { deck, change } }: Pick<DeckProps, 'desk'>) {
  const { unread = [], ...rest } = deck;
  return <UnreadLines lines={unread.length} onDrop={() => change(rest)} />;
}

/** In the place of the cards while there are none: the starter decks to begin with. */
const Beginnings = ({ desk: { deck, change } }: Pick<DeckProps, 'desk'>) => (
  <Empty title={words.emptyDeck}>
    <p>{words.emptyBuild}</p>
    <div class="row">
      {DECKS.readyMade.map(({ id, name, homeworld, cards }) => (
        <Button
          key={id}
          small
          onClick={() =>
            change({
              name: deck.name,
              homeworld: deck.homeworld !== null && isHomeworld(deck.homeworld) ? deck.homeworld : homeworld,
              cards,
            })
          }
        >
          {name}
        </Button>
      ))}
    </div>
  </Empty>
);
