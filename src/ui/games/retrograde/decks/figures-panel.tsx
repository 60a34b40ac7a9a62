import { useState } from 'preact/hooks';
import {
  cardOf,
  CLASS_NAMES,
  classNeeds,
  costCurve,
  costOfCards,
  drawnBy,
  growthOf,
  isCard,
  neverBuilt,
  type NeverBuilt,
  type OwnDeck,
} from '../../../../games/retrograde/index.ts';
import { Notice, Panel, Slider } from '../../../kit/index.ts';
import { runsOf } from '../../../match/lists/runs.ts';
import { decksText as words } from '../words/decks.ts';
import { CurveBars, CurveTable, KindLegend } from './curve-chart.tsx';
import { GrowthChart } from './growth-chart.tsx';

/** Own turns whose hands are listed, at most, and most researches a turn that can be asked for. */
const TURNS = 12;
const MOST_RESEARCHES = 5;

interface DeckProps {
  readonly deck: OwnDeck;
}

/** Everything that can be counted of a deck before it is played. */
export function FiguresPanel({ deck }: DeckProps) {
  const { cards } = deck;
  const curve = costCurve(cards);
  const growth = growthOf(deck);
  const { power, limit, used } = growth.at(-1)!;
  const cost = costOfCards(cards);
  return (
    <Panel title={words.figuresTitle} class="deck-figures">
      {cards.length === 0 ? (
        <p class="second">{words.emptyDeck}</p>
      ) : (
        <>
          <Never deck={deck} />
          <h3>{words.curve}</h3>
          <CurveBars curve={curve} />
          <CurveTable curve={curve} />
          <KindLegend />
          <p class="small second">{words.curveHow(cost, (cost / cards.length).toFixed(1))}</p>
          <h3>{words.growth}</h3>
          <GrowthChart growth={growth} />
          <p class="small second">{words.growthHow(power, limit, used)}</p>
          <Classes deck={deck} />
          <Drawn deck={deck} />
        </>
      )}
    </Panel>
  );
}

const neverText = (one: NeverBuilt): string => {
  const { name } = cardOf(one.card);
  return one.why === 'facility'
    ? words.neverFacility(name, one.shipClass)
    : words.neverPopulation(name, one.uses, one.most);
};

/** Cards no asset of the deck could ever build. */
function Never({ deck }: DeckProps) {
  const never = neverBuilt(deck);
  if (never.length === 0) return <p class="small second">✓ {words.neverNone}</p>;
  return (
    <Notice tone="warn" title={words.never}>
      <ul>
        {never.map((one) => (
          <li key={one.card}>{neverText(one)}</li>
        ))}
      </ul>
    </Notice>
  );
}

/** The classes of the deck's spacecraft, and where and when each can be built. */
function Classes({ deck }: DeckProps) {
  const { classColumns: columns } = words;
  return (
    <table class="deck-table">
      <caption>{words.classes}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.shipClass}</th>
          <th scope="col">{columns.spacecraft}</th>
          <th scope="col">{columns.first}</th>
          <th scope="col">{columns.facility}</th>
        </tr>
      </thead>
      <tbody>
        {classNeeds(deck).map((need) => (
          <tr key={need.shipClass} class={need.spacecraft === 0 ? 'quiet' : ''}>
            <th scope="row">{CLASS_NAMES[need.shipClass]}</th>
            <td class="figure">{need.spacecraft}</td>
            <td class="figure">{words.place(need.firstSpacecraft)}</td>
            <td>
              {words.facilityAt(need.atHome, need.firstFacility)}
              <span class="small quiet"> {words.sources(need.atHome, need.assets, need.upgrades)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What is in hand by which turn: the order is known, so it is no matter of chance (RG-2.6). */
function Drawn({ deck: { cards } }: DeckProps) {
  const [researches, setResearches] = useState(1);
  const turns = Array.from({ length: TURNS + 1 }, (_, turn) => ({
    turn,
    from: turn === 0 ? 0 : drawnBy(cards.length, turn - 1, researches),
    to: drawnBy(cards.length, turn, researches),
  })).filter(({ turn, from, to }) => turn === 0 || to > from);
  const namesOf = (from: number, to: number): string =>
    runsOf(cards.slice(from, to))
      .map(
        ({ card, count }) => `${count > 1 ? `${words.times(count)} ` : ''}${isCard(card) ? cardOf(card).name : card}`,
      )
      .join(', ') || words.nothingDrawn;
  return (
    <>
      <h3>{words.drawn}</h3>
      <Slider
        label={words.researches}
        value={researches}
        min={0}
        max={MOST_RESEARCHES}
        show={words.researchesShow}
        onInput={setResearches}
      />
      <table class="deck-table deck-drawn">
        <caption class="unseen">{words.drawn}</caption>
        <thead>
          <tr>
            <th scope="col">{words.drawnColumns.turn}</th>
            <th scope="col">{words.drawnColumns.cards}</th>
            <th scope="col">{words.drawnColumns.drawn}</th>
          </tr>
        </thead>
        <tbody>
          {turns.map(({ turn, from, to }) => (
            <tr key={turn}>
              <th scope="row">{turn === 0 ? words.opening : turn}</th>
              <td class="figure">{to}</td>
              <td>{namesOf(from, to)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="small quiet">{words.drawnHow}</p>
    </>
  );
}
