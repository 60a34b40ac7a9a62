import { useId } from 'preact/hooks';
import { HOMEWORLD_IDS, type StarterId } from '../../../../games/retrograde/index.ts';
import { CardPicture } from '../../../cards/card-picture.tsx';
import { RETROGRADE_CARDS } from '../card-art.ts';
import { faceOf } from '../art/card-face.ts';
import { orbitText as words } from '../words/setup.ts';

interface DeckPickerProps {
  readonly label: string;
  readonly seat: string;
  readonly deck: StarterId;
  readonly onChange: (deck: StarterId) => void;
}

/** The ready-made decks as their homeworlds; one is this seat's (RG-2.2). */
export function DeckPicker({ label, seat, deck, onChange }: DeckPickerProps) {
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
            checked={one === deck}
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
