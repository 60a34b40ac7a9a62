import { useState } from 'preact/hooks';
import { deleteIcon } from '../../../../../assets/icons/interface.ts';
import {
  checkFleet,
  checkFleetText,
  fleetCost,
  PRESETS,
  unreadFaults,
  UNITS,
  writeFleet,
  type CheckedFleet,
  type LineFault,
  type NamedFleet,
  type Options,
  type Side,
} from '../../../../games/orions-gate/index.ts';
import { Button, copyWithToast, Dialog, Empty, Field, Notice, Refusal, showToast } from '../../../kit/index.ts';
import { fleetText as words } from '../words/fleet.ts';
import { fleetsText } from '../words/fleets.ts';
import { hashOf } from '../../../match/router.ts';
import { FleetShip } from '../art/fleet-ship.tsx';
import { packFleet } from './fleet-link.ts';
import { forgetFleet, savedFleets } from './fleet-library.ts';
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
  const [fleets, setFleets] = useState(savedFleets);
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
                forgetFleet(fleet.name);
                setFleets(savedFleets());
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

/** The fleet as text and as a link, and a text back into a fleet; every bad line is named. */
export function ShareDialog({ fleet, side, onRead, onClose }: ShareProps) {
  const [text, setText] = useState(() => writeFleet(fleet));
  const [bad, setBad] = useState<CheckedFleet | null>(null);
  const link = `${location.href.split('#')[0]}#/new?fleet${side}=${packFleet(fleet)}`;
  const copy = (what: string) => void copyWithToast(what, words.copied, words.notCopied);
  const read = () => {
    const checked = checkFleetText(text);
    if (checked.faults.length > 0) return setBad(checked);
    showToast(words.read);
    onRead(checked.fleet);
  };
  return (
    <Dialog
      title={words.share}
      shape="wide"
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => copy(text)}>{words.copyText}</Button>
          {fleet.units.length > 0 && <Button onClick={() => copy(link)}>{words.copyLink}</Button>}
          {fleet.units.length > 0 && (
            <Button href={hashOf(fleetsPage('print', { fleet: packFleet(fleet) }))}>{fleetsText.sheet}</Button>
          )}
          {bad && bad.fleet.units.length > 0 && (
            <Button onClick={() => onRead(bad.fleet)}>{fleetsText.takeGood}</Button>
          )}
          <Button variant="primary" onClick={read}>
            {words.readText}
          </Button>
        </>
      }
    >
      <Field label={words.asText} hint={words.asTextHint}>
        {(ids) => (
          <textarea
            class="input input-form"
            rows={9}
            spellcheck={false}
            value={text}
            {...ids}
            onInput={(event) => {
              setText(event.currentTarget.value);
              setBad(null);
            }}
          />
        )}
      </Field>
      {bad && <LineFaults faults={bad.faults} />}
      {fleet.units.length > 0 && (
        <Field label={words.asLink}>
          {(ids) => (
            <input class="input" readOnly value={link} {...ids} onFocus={(event) => event.currentTarget.select()} />
          )}
        </Field>
      )}
    </Dialog>
  );
}

/** The lines that could not be read, and why. */
const LineFaults = ({ faults }: { readonly faults: readonly LineFault[] }) => (
  <Notice tone="bad" title={words.faultsTitle(faults.length)}>
    <ul>
      {faults.map((fault, at) => (
        <li key={at}>{words.fault(fault.line, fault.reason)}</li>
      ))}
    </ul>
  </Notice>
);
