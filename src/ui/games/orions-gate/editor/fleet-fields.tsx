import { useState } from 'preact/hooks';
import { faultsOfFleet, PRESETS, type NamedFleet } from '../../../../games/orions-gate/index.ts';
import type { Scenario } from '../../../../games/orions-gate/scenario/index.ts';
import { Refusal, Select } from '../../../kit/index.ts';
import { editorText as words } from '../words/editor.ts';
import { FLEET_LIBRARY } from '../setup/fleet-library.ts';
import { captainIds, withFleet } from './edit.ts';

interface FieldsProps {
  readonly doc: Scenario;
  readonly onEdit: (next: Scenario) => void;
}

/** The fleets that captains who deploy are given: of the library, ready-made, or none. An illegal one says why not. */
export function FleetFields({ doc, onEdit }: FieldsProps) {
  const fleets: readonly NamedFleet[] = [...FLEET_LIBRARY.saved(), ...PRESETS];
  const choices = [
    { value: '', label: words.ownFleet },
    ...fleets.map((fleet, place) => ({
      value: String(place),
      label: faultsOfFleet(fleet).length > 0 ? words.illegalFleet(fleet.name) : fleet.name,
    })),
  ];
  const [refused, setRefused] = useState<NamedFleet | null>(null);
  const give = (captain: string, fleet: NamedFleet | null) => {
    const illegal = fleet !== null && faultsOfFleet(fleet).length > 0;
    setRefused(illegal ? fleet : null);
    if (!illegal) onEdit(withFleet(doc, captain, fleet && fleet.units));
  };
  return (
    <>
      {captainIds(doc).map((captain) => {
        const units = doc.fleets?.[captain];
        const at = units ? fleets.findIndex((fleet) => JSON.stringify(fleet.units) === JSON.stringify(units)) : -1;
        const other = units && at < 0;
        return (
          <Select
            key={captain}
            label={words.fleetOf(captain.toUpperCase())}
            value={other ? 'other' : at < 0 ? '' : String(at)}
            options={other ? [...choices, { value: 'other', label: words.otherFleet(units.length) }] : choices}
            onChange={(value) => value !== 'other' && give(captain, value === '' ? null : fleets[Number(value)]!)}
          />
        );
      })}
      {refused && (
        <div role="alert">
          <p class="small">{words.illegalFleet(refused.name)}</p>
          <Refusal reasons={faultsOfFleet(refused)} />
        </div>
      )}
    </>
  );
}
