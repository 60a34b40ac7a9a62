import { useId } from 'preact/hooks';
import { HOMEWORLD_IDS, SECOND_LISTS, type OwnDeck, type StarterId } from '../../../../games/retrograde/index.ts';
import { CardPicture } from '../../../cards/card-picture.tsx';
import { Button, Refusal, Select, type Reason } from '../../../kit/index.ts';
import { listHref, listsHref } from '../../../match/lists/address.ts';
import { calledIn } from '../../../match/lists/list-game.ts';
import { RETROGRADE_CARDS } from '../card-art.ts';
import { faceOf } from '../art/card-face.ts';
import { DECKS } from '../decks/deck-lists.ts';
import { DECK_LIBRARY } from '../decks/deck-library.ts';
import { orbitText as words } from '../words/setup.ts';
import type { DeckSeat } from './draft.ts';
import { ownDeckOf } from './own-deck.ts';

interface DeckPickerProps {
  readonly label: string;
  readonly seat: string;
  readonly chosen: DeckSeat;
  /** Why the deck cannot be played (chapter 2). */
  readonly faults: readonly Reason[];
  readonly onChange: (part: Partial<DeckSeat>) => void;
}

/** The ready-made decks as their homeworlds, and the decks of this browser; one is this seat's (RG-2.2). */
export function DeckPicker({ label, seat, chosen, faults, onChange }: DeckPickerProps) {
  return (
    <>
      <Starters label={label} seat={seat} chosen={chosen} onChange={(deck) => onChange({ deck, own: null })} />
      <OwnDecks chosen={chosen} onOwn={(own) => onChange({ own })} />
      <Refusal reasons={faults} />
    </>
  );
}

interface StartersProps extends Pick<DeckPickerProps, 'label' | 'seat' | 'chosen'> {
  readonly onChange: (deck: StarterId) => void;
}

function Starters({ label, seat, chosen: { deck, own }, onChange }: StartersProps) {
  const id = useId();
  return (
    <fieldset class="rg-decks">
      <legend class="unseen">{label}</legend>
      {HOMEWORLD_IDS.map((one) => (
        <label key={one} class="rg-deck">
          <input
            class="unseen"
            type="radio"
            name={id}
            value={one}
            checked={own === null && one === deck}
            onChange={() => onChange(one)}
          />
          <span class="rg-deck-card">
            <CardPicture art={RETROGRADE_CARDS} face={faceOf(one, seat)} width={84} />
            <span class="rg-deck-words">
              <span class="rg-deck-name">{words.decks[one]}</span>
              <span class="small second">{words.deckLine[one]}</span>
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface OwnProps {
  readonly chosen: DeckSeat;
  readonly onOwn: (own: string | null) => void;
}

/** This project's second lists, the decks of the library, and one that came by a link; each is known by its text. */
function OwnDecks({ chosen: { own }, onOwn }: OwnProps) {
  const { write } = DECKS.form;
  const option = (deck: OwnDeck) => ({ value: write(deck), label: calledIn(DECKS, deck) });
  const kept = [...Object.values(SECOND_LISTS), ...DECK_LIBRARY.saved()].map(option);
  const isKept = own === null || kept.some(({ value }) => value === own);
  const linked = isKept ? [] : [{ value: own, label: `${calledIn(DECKS, ownDeckOf(own))} (${words.ownUnkept})` }];
  return (
    <div class="rg-own">
      <Select
        label={words.ownDeck}
        value={own ?? ''}
        options={[{ value: '', label: words.noOwn }, ...linked, ...kept]}
        onChange={(text) => onOwn(text === '' ? null : text)}
      />
      <Button small href={own === null ? listsHref(DECKS, 'build') : listHref(DECKS, 'build', ownDeckOf(own))}>
        {own === null ? words.buildDeck : words.editDeck}
      </Button>
    </div>
  );
}
