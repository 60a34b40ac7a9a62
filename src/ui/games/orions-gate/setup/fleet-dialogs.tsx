import { useState } from 'preact/hooks';
import { deleteIcon } from '../../../../../assets/icons/interface.ts';
import {
  checkFleet,
  fleetCost,
  PRESETS,
  unreadFaults,
  UNITS,
  type NamedFleet,
  type Options,
  type Side,
} from '../../../../games/orions-gate/index.ts';
import { Button, Dialog, Empty, Refusal, showToast } from '../../../kit/index.ts';
import { fleetText as words } from '../words/fleet.ts';
import { fleetsText } from '../words/fleets.ts';
import { ShareDialog } from '../../../match/lists/share-dialog.tsx';
import { hashOf } from '../../../match/router.ts';
import { FleetShip } from '../art/fleet-ship.tsx';
import { FLEET_FORM, packFleet } from './fleet-form.ts';
import { FLEET_LIBRARY } from './fleet-library.ts';
import { composition, liveryLine } from './fleet-library-line.ts';
import { fleetsPage } from '../pages.ts';

interface PickProps {
  readonly side: Side;
  readonly options: Options;
  readonly onPick: (fleet: NamedFleet) => void;
  readonly onClose: () => void;
}

function FleetChoice({
  fleet,
  line,
  side,
  options,
  onPick,
}: { readonly fleet: NamedFleet; readonly line?: string | undefined } & Omit<PickProps, 'onClose'>) {
  const faults = [...unreadFaults(fleet), ...checkFleet(options, fleet.units)];
  const livery = liveryLine(fleet);
  return (
    <div class={`fleet-choice ${faults.length > 0 ? 'fleet-choice-refused' : ''}`}>
      <div class="fleet-choice-ships">
        {[...fleet.units]
          .sort((a, b) => UNITS[b.type].points - UNITS[a.type].points)
          .slice(0, 7)
          .map((unit, place) => (
            <FleetShip
              key={place}
              type={unit.type}
              side={side}
              paint={fleet.paint}
              size={16 + UNITS[unit.type].points * 1.6}
            />
          ))}
        {fleet.units.length > 7 && <span class="figure quiet">+{fleet.units.length - 7}</span>}
      </div>
      <h3>{fleet.name || words.unnamed}</h3>
      {livery && <p class="small second">{livery}</p>}
      {line && <p class="small second">{line}</p>}
      <p class="small quiet">{words.presetCost(fleetCost(fleet.units), composition(fleet.units))}</p>
      <Refusal reasons={faults} />
      <Button small refused={faults} label={words.usePreset(fleet.name || words.unnamed)} onClick={() => onPick(fleet)}>
        {words.use}
      </Button>
    </div>
  );
}

/** The ready-made fleets, each with a line on its character. */
export function PresetDialog({ onClose, ...pick }: PickProps) {
  const inReach = PRESETS.map((preset) => ({ preset, fits: checkFleet(pick.options, preset.units).length === 0 }));
  const ordered = [...inReach].sort((a, b) => Number(b.fits) - Number(a.fits) || b.preset.points - a.preset.points);
  return (
    <Dialog title={words.presets} shape="wide" onClose={onClose}>
      <div class="fleet-choices">
        {ordered.map(({ preset }) => (
          <FleetChoice key={preset.id} fleet={preset} line={preset.line} {...pick} />
        ))}
      </div>
    </Dialog>
  );
}

/** Fleets saved in this browser. */
export function LibraryDialog({ onClose, ...pick }: PickProps) {
  const [fleets, setFleets] = useState(FLEET_LIBRARY.saved);
  return (
    <Dialog
      title={words.libraryTitle}
      shape="wide"
      onClose={onClose}
      actions={<Button href={hashOf(fleetsPage())}>{fleetsText.openLibrary}</Button>}
    >
      {fleets.length === 0 && (
        <Empty title={words.libraryEmpty}>
          <p>{words.libraryEmptyText}</p>
        </Empty>
      )}
      <div class="fleet-choices">
        {fleets.map((fleet) => (
          <div key={fleet.name} class="fleet-kept">
            <FleetChoice fleet={fleet} line={fleet.tags.join(' · ')} {...pick} />
            <Button
              variant="quiet"
              small
              icon={deleteIcon}
              label={words.deleteFleet(fleet.name || words.unnamed)}
              onClick={() => {
                FLEET_LIBRARY.forget(fleet.name);
                setFleets(FLEET_LIBRARY.saved());
                showToast(words.removed(fleet.name || words.unnamed));
              }}
            />
          </div>
        ))}
      </div>
    </Dialog>
  );
}

interface ShareProps {
  readonly fleet: NamedFleet;
  readonly side: Side;
  readonly onRead: (fleet: NamedFleet) => void;
  readonly onClose: () => void;
}

/** The fleet as text and as a link, and a text back into a fleet. */
export function ShareFleet({ fleet, side, onRead, onClose }: ShareProps) {
  return (
    <ShareDialog
      form={FLEET_FORM}
      list={fleet}
      link={`${location.href.split('#')[0]}#/new?fleet${side}=${packFleet(fleet)}`}
      title={words.share}
      hint={words.asTextHint}
      onRead={onRead}
      onClose={onClose}
    >
      <Button href={hashOf(fleetsPage('print', { fleet: packFleet(fleet) }))}>{fleetsText.sheet}</Button>
    </ShareDialog>
  );
}
