import { useId } from 'preact/hooks';
import { SHIPS, type ShipId } from '../../../../games/battlespace-sirius/index.ts';
import { Refusal, type Reason } from '../../../kit/index.ts';
import { duelText as words } from '../words/setup.ts';
import { ShipCardPicture } from '../art/ship-card-picture.tsx';

interface ShipPickerProps {
  readonly label: string;
  readonly ship: ShipId;
  /** Seats that have a ship, by ship, this one left out. */
  readonly takenBy: { readonly [ship in ShipId]?: string };
  readonly faults: readonly Reason[];
  readonly onChange: (ship: ShipId) => void;
}

/** The six ships as cards with their marks; one is this seat's (BS-2.2). */
export function ShipPicker({ label, ship, takenBy, faults, onChange }: ShipPickerProps) {
  const id = useId();
  return (
    <fieldset class="ship-picker" aria-describedby={faults.length > 0 ? id : undefined}>
      <legend class="unseen">{label}</legend>
      <div class="ship-picker-cards">
        {SHIPS.map((one) => {
          const taken = takenBy[one.id];
          const name = taken ? words.taken(one.name, taken) : one.name;
          return (
            <label key={one.id} class={`ship-pick ${taken ? 'ship-pick-taken' : ''}`} title={name}>
              <input
                class="unseen"
                type="radio"
                name={`${id}-ship`}
                value={one.id}
                aria-label={name}
                checked={one.id === ship}
                onChange={() => onChange(one.id)}
              />
              <span class="ship-pick-card">
                <ShipCardPicture ship={one.id} size={34} />
                <span class="figure" aria-hidden="true">
                  {one.mark}
                </span>
              </span>
            </label>
          );
        })}
      </div>
      {faults.length > 0 && (
        <div id={id}>
          <Refusal reasons={faults} />
        </div>
      )}
    </fieldset>
  );
}
