import { useId } from 'preact/hooks';
import { FLEETS, type Fleet } from '../../../../games/skaxar/index.ts';
import { warText as words } from '../words/setup.ts';
import { FleetPicture } from './fleet-picture.tsx';

interface FleetPickerProps {
  readonly label: string;
  readonly fleet: Fleet;
  /** Whether the choice is refused as it stands. */
  readonly wrong: boolean;
  /** Id of what says why. */
  readonly faultId: string;
  readonly onChange: (fleet: Fleet) => void;
}

/** The two fleets as cards with their character; one is this seat's (SK-2.3, SK-3.2). */
export function FleetPicker({ label, fleet, wrong, faultId, onChange }: FleetPickerProps) {
  const id = useId();
  return (
    <fieldset
      class={`fleet-picker ${wrong ? 'fleet-picker-wrong' : ''}`}
      aria-describedby={wrong ? faultId : undefined}
    >
      <legend class="unseen">{label}</legend>
      {FLEETS.map((one) => (
        <label key={one} class="fleet-pick">
          <input
            class="unseen"
            type="radio"
            name={id}
            value={one}
            checked={one === fleet}
            onChange={() => onChange(one)}
          />
          <span class={`fleet-pick-card fleet-${one}`}>
            <FleetPicture fleet={one} />
            <span class="fleet-pick-name">{words.fleets[one]}</span>
            <span class="fleet-pick-text small">{words.fleetLine[one]}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
