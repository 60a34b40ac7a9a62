import { useMemo } from 'preact/hooks';
import { faultsOfFleet, fleetCost, PRESETS, type NamedFleet } from '../../../../games/orions-gate/index.ts';
import { Select } from '../../../kit/index.ts';
import { fleetsText as words } from '../words/fleets.ts';
import { packFleet } from '../setup/fleet-link.ts';
import { savedFleets } from '../setup/fleet-library.ts';

/** A fleet that can be chosen; `packed` tells it from all others. */
interface Shelved {
  readonly packed: string;
  readonly fleet: NamedFleet;
  readonly group: string;
}

/** All fleets there are, the reader's first. */
export function useShelf(): readonly Shelved[] {
  return useMemo(() => {
    const shelved =
      (group: string) =>
      (fleet: NamedFleet): Shelved => ({ packed: packFleet(fleet), fleet, group });
    return [...savedFleets().map(shelved(words.own)), ...PRESETS.map(shelved(words.presets))];
  }, []);
}

/** One of all fleets; one that came by the link stands beside them. */
export function FleetPick({
  label,
  shelf,
  fleet,
  onPick,
}: {
  readonly label: string;
  readonly shelf: readonly Shelved[];
  readonly fleet: NamedFleet;
  readonly onPick: (packed: string) => void;
}) {
  const packed = packFleet(fleet);
  const all = shelf.some((one) => one.packed === packed) ? shelf : [{ packed, fleet, group: words.fromLink }, ...shelf];
  return (
    <Select
      label={label}
      value={packed}
      options={all.map((one) => ({
        value: one.packed,
        label: words.pickLabel(
          one.fleet.name || words.unnamed,
          fleetCost(one.fleet.units),
          faultsOfFleet(one.fleet).length > 0,
        ),
        group: one.group,
      }))}
      onChange={onPick}
    />
  );
}
