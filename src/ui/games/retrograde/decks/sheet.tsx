import {
  cardOf,
  CLASS_NAMES,
  costOfCards,
  isCard,
  writeOwnDeck,
  type Card,
  type OwnDeck,
} from '../../../../games/retrograde/index.ts';
import { Paper } from '../../../match/lists/sheet-page.tsx';
import { runsOf } from '../../../match/lists/runs.ts';
import { decksText as words } from '../words/decks.ts';

/** The figures of a card in one line. */
function faceLine(card: Card): string {
  const { sheetFace } = words;
  switch (card.kind) {
    case 'asset':
      return sheetFace.asset(card.population, card.power, card.resistance);
    case 'spacecraft':
      return sheetFace.spacecraft(card.accuracy, card.armor, card.deltaVee, card.population, card.bombardment);
    case 'upgrade':
      return sheetFace.upgrade(card.resistance);
  }
}

/** What a card is: the class of a spacecraft, an asset with the classes it builds. */
const kindLine = (card: Card): string =>
  card.kind === 'spacecraft'
    ? CLASS_NAMES[card.shipClass]
    : card.kind === 'asset'
      ? words.sheetAsset(card.facilities.map((one) => CLASS_NAMES[one]))
      : words.kindOne.upgrade;

interface SheetProps {
  readonly deck: OwnDeck;
  readonly figures: boolean;
  readonly text: boolean;
}

/** A deck in black on white: a line for each card or several equal ones, with boxes to tick while it is laid out. */
export function Sheet({ deck, figures, text }: SheetProps) {
  const { homeworld, cards } = deck;
  const led = homeworld !== null && isCard(homeworld) ? cardOf(homeworld) : null;
  const { sheetColumns: columns } = words;
  return (
    <Paper
      class="deck-sheet"
      name={deck.name || words.unnamed}
      line={[led?.name ?? words.noHomeworld, words.cards(cards.length), words.cost(costOfCards(cards))].join(' · ')}
    >
      <table class="paper-lines">
        <thead>
          <tr>
            <td />
            <th scope="col">{columns.place}</th>
            <th scope="col">{columns.card}</th>
            <th scope="col">{columns.kind}</th>
            <th scope="col">{columns.cost}</th>
            {figures && <th scope="col">{columns.figures}</th>}
          </tr>
        </thead>
        <tbody>
          {led && <SheetRow places="–" card={led} count={0} figures={figures} />}
          {runsOf(cards)
            .filter(({ card }) => isCard(card))
            .map(({ key, card, count, from }) => (
              <SheetRow
                key={key}
                places={count === 1 ? `${from + 1}` : `${from + 1}–${from + count}`}
                card={cardOf(card)}
                count={count}
                figures={figures}
              />
            ))}
        </tbody>
      </table>
      {text && <pre class="paper-text">{writeOwnDeck(deck)}</pre>}
    </Paper>
  );
}

interface RowProps extends Pick<SheetProps, 'figures'> {
  readonly places: string;
  readonly card: Card;
  readonly count: number;
}

const SheetRow = ({ places, card, count, figures }: RowProps) => (
  <tr>
    <td>
      <span class="deck-sheet-boxes" aria-hidden="true">
        {Array.from({ length: count }, (_, at) => (
          <i key={at} />
        ))}
      </span>
    </td>
    <td class="deck-sheet-place">{places}</td>
    <th scope="row">
      {card.name}
      {count > 1 && ` ${words.times(count)}`}
    </th>
    <td>{kindLine(card)}</td>
    <td class="deck-sheet-place">{card.cost ?? '–'}</td>
    {figures && (
      <td>
        {faceLine(card)}
        {card.text && <span class="deck-sheet-card">{card.text}</span>}
      </td>
    )}
  </tr>
);
