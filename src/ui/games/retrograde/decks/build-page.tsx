import { useRef, useState } from 'preact/hooks';
import { playIcon } from '../../../../../assets/icons/interface.ts';
import { MAX_COPIES, needsProblematic, type DeckTerms, type OwnDeck } from '../../../../games/retrograde/index.ts';
import { Inspector } from '../../../cards/inspector.tsx';
import { Button, Choice, Slider, Toggle } from '../../../kit/index.ts';
import { BuildHead } from '../../../match/lists/build-head.tsx';
import { packList, unpackList } from '../../../match/lists/link.ts';
import { ShareList } from '../../../match/lists/share-list.tsx';
import { useBuilding, type Workshop } from '../../../match/lists/use-building.ts';
import type { Query } from '../../../match/manifest.ts';
import { hashOf } from '../../../match/router.ts';
import { RETROGRADE_CARDS } from '../card-art.ts';
import { printedWords } from '../hud/card-words.ts';
import { decksText as words } from '../words/decks.ts';
import { DECK_FORM, deckFormOf } from './deck-form.ts';
import { DECKS } from './deck-lists.ts';
import { DeckPanel } from './deck-panel.tsx';
import { FiguresPanel } from './figures-panel.tsx';
import { HandPanel } from './hand-panel.tsx';
import { PoolPanel } from './pool-panel.tsx';
import { useDeckDesk, type DeckDesk } from './use-deck-desk.ts';
import './decks.css';
import './build.css';

/** How a deck is built: it is kept in this browser until another is brought. */
const SHOP: Workshop<OwnDeck, OwnDeck> = {
  game: DECKS,
  key: 'orion.deck-builder',
  empty: { name: '', homeworld: null, cards: [] },
  edit: (deck) => deck,
  listOf: (deck) => deck,
  unpackLeft: (packed) => {
    const left = unpackList(DECK_FORM, packed);
    return left.ok ? left.list : null;
  },
  // Letters of a name being typed are one step.
  aboutOf: (before, after) => (before.name === after.name ? null : 'name'),
};

/** Where a match is set up with a deck as that of player 1. */
const matchHref = (deck: OwnDeck): string =>
  hashOf({ page: 'new', game: 'retrograde', query: { deck1: packList(DECK_FORM, deck) } });

const VIEWS = ['pool', 'deck', 'figures', 'hand'] as const;
type View = (typeof VIEWS)[number];
const VIEW_CHOICES = VIEWS.map((value) => ({ value, label: words.views[value] }));

/** Copies of a card when a limit is switched on: as many as the starter decks have (RG-C9). */
const FIRST_LIMIT = 4;

interface TermsProps {
  readonly terms: DeckTerms;
  readonly onTerms: (terms: DeckTerms) => void;
}

/** RG-2.4, RG-2.5: the options of a match that say which decks are legal. */
const Terms = ({ terms, onTerms }: TermsProps) => (
  <div class="deck-terms" role="group" aria-label={words.terms}>
    <Toggle
      label={words.problematic}
      hint={words.problematicHint}
      checked={terms.problematicCards}
      onChange={(problematicCards) => onTerms({ ...terms, problematicCards })}
    />
    <Toggle
      label={words.copies}
      hint={words.copiesHint}
      checked={terms.maxCopies !== null}
      onChange={(on) => onTerms({ ...terms, maxCopies: on ? FIRST_LIMIT : null })}
    />
    {terms.maxCopies !== null && (
      <Slider
        label={words.mostCopies}
        value={terms.maxCopies}
        min={MAX_COPIES.least}
        max={MAX_COPIES.most}
        show={words.mostCopiesShow}
        onInput={(maxCopies) => onTerms({ ...terms, maxCopies })}
      />
    )}
  </div>
);

/** The deck builder: pool, ordered deck, figures and a hand to rehearse, beside each other where there is room. */
export function BuildPage({ query }: { readonly query: Query }) {
  const building = useBuilding(SHOP, query);
  const deck = building.history.now;
  const desk = useDeckDesk(deck, building.change);
  const [terms, setTerms] = useState<DeckTerms>(() => ({ problematicCards: needsProblematic(deck), maxCopies: null }));
  const [view, setView] = useState<View>(deck.cards.length > 0 ? 'deck' : 'pool');
  const [sharing, setSharing] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  return (
    <div class="page deck-build" data-view={view}>
      <BuildHead game={DECKS} building={building}>
        <Button variant="primary" icon={playIcon} href={matchHref(deck)}>
          {words.toMatch}
        </Button>
      </BuildHead>
      <Terms terms={terms} onTerms={setTerms} />
      <div class="deck-views">
        <Choice label={words.view} value={view} options={VIEW_CHOICES} onChange={setView} />
      </div>
      <div class="deck-columns">
        <PoolPanel desk={desk} list={list} />
        <DeckPanel desk={desk} terms={terms} list={list} onShare={() => setSharing(true)} />
        <div class="deck-side">
          <FiguresPanel deck={deck} />
          <HandPanel deck={deck} onRead={desk.read} />
        </div>
      </div>
      <Reading desk={desk} />
      {sharing && (
        <ShareList
          game={DECKS}
          form={deckFormOf(terms)}
          list={deck}
          onChange={building.change}
          onClose={() => setSharing(false)}
        />
      )}
    </div>
  );
}

/** A card that is read, with those beside it. */
function Reading({ desk: { reading, read } }: { readonly desk: DeckDesk }) {
  if (!reading) return null;
  return (
    <Inspector
      art={RETROGRADE_CARDS}
      zone={words.poolTitle}
      cards={reading.cards.map((card) => printedWords(card, '1'))}
      at={reading.at}
      onAt={(at) => read({ ...reading, at })}
      onClose={() => read(null)}
    />
  );
}
