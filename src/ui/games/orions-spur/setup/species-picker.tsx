import { useId } from 'preact/hooks';
import { DESIGNS, LORE, SPECIES, type Species } from '../../../../games/orions-spur/index.ts';
import { CardPicture } from '../../../cards/card-picture.tsx';
import { designFace } from '../art/face.ts';
import { TABLE_SHIPS } from '../card-art.ts';
import { speciesNames } from '../words/names.ts';

interface PickerProps {
  readonly label: string;
  readonly seat: string;
  readonly species: Species;
  readonly onChange: (species: Species) => void;
}

/** The greatest ship of a species stands for it. */
const greatest = (species: Species): string => [...DESIGNS[species]].sort((a, b) => b.vp - a.vp)[0]!.id;

/** The four species, each by its greatest ship and how it fights; one is this seat's (OS-1.3). */
export function SpeciesPicker({ label, seat, species, onChange }: PickerProps) {
  const id = useId();
  return (
    <fieldset class="os-species">
      <legend class="unseen">{label}</legend>
      {SPECIES.map((one) => (
        <label key={one} class="os-kind" title={LORE[one].people}>
          <input
            class="unseen"
            type="radio"
            name={id}
            value={one}
            checked={one === species}
            onChange={() => onChange(one)}
          />
          <span class="os-kind-card">
            <CardPicture art={TABLE_SHIPS} face={designFace(greatest(one), seat)} width={64} />
            <span class="os-kind-words">
              <span class="os-kind-name">{speciesNames[one]}</span>
              <span class="small second">{LORE[one].style}</span>
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
