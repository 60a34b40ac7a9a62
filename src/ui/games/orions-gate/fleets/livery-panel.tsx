import { useId } from 'preact/hooks';
import {
  liveryOf,
  LONGEST_SQUADRON,
  PAINT_NAMES,
  PAINTS,
  type Paint,
  type Side,
} from '../../../../games/orions-gate/index.ts';
import { TextInput } from '../../../kit/index.ts';
import { ShipPortrait } from '../art/ship-portrait.tsx';
import type { EditFleet } from '../setup/fleet-edit.ts';
import { fleetsText as words } from '../words/fleets.ts';

interface LiveryProps {
  readonly fleet: EditFleet;
  readonly side: Side;
  readonly onChange: (fleet: EditFleet) => void;
}

/** The name of the squadron and the paint of its hulls, each paint shown on one. */
export function LiveryPanel({ fleet, side, onChange }: LiveryProps) {
  const chosen = fleet.paint ?? 'bare';
  const take = (paint: Paint) => {
    const { paint: _, ...rest } = fleet;
    onChange({ ...rest, ...liveryOf({ paint }) });
  };
  return (
    <div class="livery">
      <TextInput
        label={words.squadron}
        value={fleet.squadron ?? ''}
        placeholder={words.noSquadron}
        maxLength={LONGEST_SQUADRON}
        hint={words.squadronHint}
        onInput={(squadron) => onChange({ ...fleet, squadron })}
      />
      <Paints {...{ side, chosen }} onTake={take} />
    </div>
  );
}

interface PaintsProps extends Pick<LiveryProps, 'side'> {
  readonly chosen: Paint;
  readonly onTake: (paint: Paint) => void;
}

/** All paints, one of them chosen. */
function Paints({ side, chosen, onTake }: PaintsProps) {
  const name = useId();
  return (
    <fieldset class="field">
      <legend class="field-label">{words.paint}</legend>
      <div class="paints">
        {PAINTS.map((paint) => (
          <label key={paint} class="paint" title={words.paints[paint]}>
            <input class="unseen" type="radio" name={name} checked={paint === chosen} onChange={() => onTake(paint)} />
            <span class="paint-hull" aria-hidden="true">
              <ShipPortrait type="battleships" side={side} size="small" {...liveryOf({ paint })} />
            </span>
            <span class="paint-name small">{PAINT_NAMES[paint]}</span>
          </label>
        ))}
      </div>
      <p class="field-hint">{words.paintHint(words.paints[chosen])}</p>
    </fieldset>
  );
}
