import { useState } from 'preact/hooks';
import {
  fleetCost,
  fleetNotes,
  fleetOf,
  pointsFor,
  WHOLE_SIDE,
  type NamedFleet,
} from '../../../../games/orions-gate/index.ts';
import { Refusal, showToast, type Reason } from '../../../kit/index.ts';
import { fleetText as words } from '../words/fleet.ts';
import { editable, faultsOf, namedFleet, NO_FLEET, plansOf, type EditFleet } from './fleet-edit.ts';
import './fleet-builder.css';

import {
  Adders,
  BuilderDialogs,
  BuilderHead,
  BuilderTools,
  EmptyFleet,
  LiveryLine,
  Notes,
  SlotHint,
  SlotPicker,
  UnitList,
  Unread,
  type BuilderProps,
  type Building,
  type Picking,
  type Shown,
} from './builder-parts.tsx';

/** Keeps the fleet that another one was put in the place of, so that it can be brought back. */
function useReplacing(fleet: EditFleet, onChange: BuilderProps['onChange']) {
  const [before, setBefore] = useState<EditFleet | null>(null);
  /** Puts another fleet in the place of this one, which can be brought back. */
  const replace = (next: EditFleet) => {
    if (fleet.units.length > 0) setBefore(fleet);
    onChange(next);
  };
  const bringBack = (old: EditFleet) => {
    setBefore(null);
    onChange(old);
    showToast(words.broughtBack(old.name || words.backUnnamed));
  };
  return { before, replace, bringBack };
}

/** Whether a fault names a unit. */
const isAbout = (fault: Reason, unit: string): boolean =>
  (fault as { readonly data?: { readonly unit?: unknown } }).data?.unit === unit;

/** Builds one fleet: budget, units, components; whatever is not allowed says why. */
export function FleetBuilder({ share = WHOLE_SIDE, ...given }: BuilderProps) {
  const props: Building = { ...given, share };
  const { side, fleet, options, large, onChange } = given;
  const [dialog, setDialog] = useState<Shown>(null);
  const [picking, setPicking] = useState<Picking | null>(null);
  const { before, replace, bringBack } = useReplacing(fleet, onChange);
  const plans = plansOf(fleet.units);
  const named = namedFleet(fleet);
  const names = fleetOf(plans).map((unit) => unit.name);
  const faults = faultsOf(options, fleet, share);
  const points = Math.max(0, pointsFor(options, share));
  // A fleet from elsewhere fits when it fits the captain's own points.
  const own = { ...options, points };
  const notes = fleetNotes(options, plans);
  const take = (next: NamedFleet) => {
    replace(editable(next));
    setDialog(null);
  };
  const faultsAt = (name: string) => faults.filter((fault) => isAbout(fault, name));
  const onUnits = names.flatMap(faultsAt);
  const ofFleet = faults.filter((fault) => !onUnits.includes(fault) && fault.rule !== 'OG-3.7');
  const picked = picking && fleet.units.find((unit) => unit.key === picking.key);
  return (
    <div class="builder">
      <BuilderHead fleet={fleet} used={fleetCost(plans)} points={points} faults={faults.length} onChange={onChange} />
      {!large && <LiveryLine fleet={named} />}
      <BuilderTools
        {...{ fleet, named, before, share, options }}
        onDialog={setDialog}
        onTake={take}
        onClear={() => replace(NO_FLEET)}
        onBringBack={bringBack}
      />
      <Refusal reasons={ofFleet} />
      {fleet.unread && <Unread fleet={fleet} onChange={onChange} />}
      {notes.length > 0 && <Notes notes={notes} />}
      {fleet.units.length === 0 && <EmptyFleet faults={faults} />}
      {fleet.units.length > 0 && <UnitList {...props} names={names} faultsAt={faultsAt} onPick={setPicking} />}
      <SlotHint fleet={fleet} options={options} />
      <Adders {...props} points={points} />
      <BuilderDialogs
        open={dialog}
        side={side}
        options={own}
        fleet={named}
        onTake={take}
        onClose={() => setDialog(null)}
      />
      {picking && picked && (
        <SlotPicker
          {...props}
          unit={picked}
          slot={picking.slot}
          name={names[fleet.units.indexOf(picked)]!}
          onSlot={(slot) => setPicking(slot === null ? null : { key: picked.key, slot })}
        />
      )}
    </div>
  );
}
