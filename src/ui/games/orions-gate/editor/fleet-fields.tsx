import { PRESETS, type NamedFleet } from '../../../../games/orions-gate/index.ts';
import type { Scenario } from '../../../../games/orions-gate/scenario/index.ts';
import { Select } from '../../../kit/index.ts';
import { editorText as words } from '../words/editor.ts';
import { savedFleets } from '../setup/fleet-library.ts';
import { captainIds, withFleet } from './edit.ts';

interface FieldsProps {
  readonly doc: Scenario;
  readonly onEdit: (next: Scenario) => void;
}

/** The fleets that captains who deploy are given: of the library, ready-made, or none. */
export function FleetFields({ doc, onEdit }: FieldsProps) {
  const fleets: readonly NamedFleet[] = [...savedFleets(), ...PRESETS];
  const choices = [
    { value: '', label: words.ownFleet },
    ...fleets.map(({ name }, place) => ({ value: String(place), label: name })),
  ];
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
            onChange={(value) =>
              value !== 'other' && onEdit(withFleet(doc, captain, value === '' ? null : fleets[Number(value)]!.units))
            }
          />
        );
      })}
    </>
  );
}
