import {
  cardOf,
  costCurve,
  isHomeworld,
  kindsOf,
  needsProblematic,
  type OwnDeck,
} from '../../../../games/retrograde/index.ts';
import { CardPicture } from '../../../cards/card-picture.tsx';
import { faceOf } from '../art/card-face.ts';
import { RETROGRADE_CARDS } from '../card-art.ts';
import { decksText as words } from '../words/decks.ts';
import { CurveBars } from './curve-chart.tsx';
import './decks.css';

/** Width of the homeworld's picture, CSS pixels of plain text. */
const WIDTH = 64;

/** A deck on its card: the homeworld that leads it, its cost curve, and what it is made of. */
export function DeckCard({ list: deck }: { readonly list: OwnDeck }) {
  const { homeworld, cards } = deck;
  const { asset, spacecraft, upgrade } = kindsOf(cards);
  const led = homeworld !== null && isHomeworld(homeworld);
  return (
    <div class="deck-card">
      {led && <CardPicture art={RETROGRADE_CARDS} face={faceOf(homeworld, '1')} width={WIDTH} />}
      <div class="deck-card-words">
        <p class="small second">
          {led ? cardOf(homeworld).name : words.noHomeworld} · {words.kindsLine(asset, spacecraft, upgrade)}
        </p>
        {cards.length > 0 && <CurveBars curve={costCurve(cards)} />}
        {needsProblematic(deck) && <p class="small second">{words.needsProblematic}</p>}
      </div>
    </div>
  );
}
