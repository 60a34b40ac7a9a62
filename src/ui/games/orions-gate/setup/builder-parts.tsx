import {
  diceIcon,
  linkIcon,
  openIcon,
  plusIcon,
  saveIcon,
  sheetIcon,
  shipsIcon,
  undoIcon,
} from '../../../../../assets/icons/interface.ts';
import { openChance, seedChance } from '../../../../engine/rng.ts';
import {
  fairPoints,
  fleetCost,
  fleetNotes,
  liveryOf,
  randomFleet,
  UNIT_TYPES,
  UNITS,
  type ComponentKind,
  type NamedFleet,
  type Options,
  type Share,
  type Side,
  type UnitType,
} from '../../../../games/orions-gate/index.ts';
import {
  announce,
  Button,
  Empty,
  Icon,
  Notice,
  Refusal,
  RuleLink,
  sentenceOf,
  showToast,
  TextInput,
  Tooltip,
  type Reason,
} from '../../../kit/index.ts';
import { fleetText as words } from '../words/fleet.ts';
import { fleetsText } from '../words/fleets.ts';
import { advancedText } from '../words/components.ts';
import { UnreadLines } from '../../../match/lists/unread-lines.tsx';
import { randomSeed } from '../../../match/random-seed.ts';
import { hashOf } from '../../../match/router.ts';
import { ShipPicture } from '../art/ship-picture.tsx';
import { ComponentPicker } from './component-picker.tsx';
import { LibraryDialog, PresetDialog, ShareFleet } from './fleet-dialogs.tsx';
import {
  addUnit,
  changeUnit,
  duplicateUnit,
  emptySlot,
  fitted,
  moveUnit,
  plansOf,
  removeUnit,
  whyNotAdd,
  whyNotFit,
  type EditFleet,
  type EditUnit,
} from './fleet-edit.ts';
import { packFleet } from './fleet-form.ts';
import { FLEET_LIBRARY } from './fleet-library.ts';
import { liveryLine } from './fleet-library-line.ts';
import { UnitCard } from './unit-card.tsx';
import { changesOf } from './unit-figures.ts';
import { fleetsPage } from '../pages.ts';

export interface BuilderProps {
  readonly side: Side;
  readonly fleet: EditFleet;
  readonly options: Options;
  /** What the captain's team mates leave them; left out, they have their side for themselves. */
  readonly share?: Share;
  /** On a page of its own: large portraits, and figures beside ships and choices. */
  readonly large?: boolean;
  readonly onChange: (fleet: EditFleet) => void;
}

/** The builder with what the captain's team mates leave. */
export type Building = BuilderProps & { readonly share: Share };
/** What is opened over the builder. */
export type Shown = 'presets' | 'library' | 'share' | null;
/** The slot a component is chosen for. */
export interface Picking {
  readonly key: number;
  readonly slot: number;
}

function Budget({
  used,
  points,
  legal,
  faults,
}: {
  readonly used: number;
  readonly points: number;
  readonly legal: boolean;
  readonly faults: number;
}) {
  const part = used === 0 ? 0 : Math.min(100, (used / points) * 100);
  return (
    <div class="budget">
      <div class="budget-line">
        <span class="figure budget-sum">{words.budget(used, points)}</span>
        <span class="small quiet">{words.budgetLeft(points - used)}</span>
        <span class={`budget-verdict small ${legal ? 'budget-good' : 'budget-bad'}`}>
          {legal ? `✓ ${words.legal}` : `✕ ${words.illegal(faults)}`}
        </span>
      </div>
      <div
        class={`budget-bar ${used > points ? 'budget-over' : ''}`}
        role="meter"
        aria-label={words.budget(used, points)}
        aria-valuemin={0}
        aria-valuemax={points}
        aria-valuenow={Math.min(used, points)}
      >
        <div style={{ width: `${part}%` }} />
      </div>
    </div>
  );
}

interface HeadProps extends Pick<Building, 'fleet' | 'onChange'> {
  readonly used: number;
  readonly points: number;
  readonly faults: number;
}

/** The name of the fleet and its budget. */
export const BuilderHead = ({ fleet, used, points, faults, onChange }: HeadProps) => (
  <div class="builder-head">
    <TextInput
      label={words.fleetName}
      value={fleet.name}
      placeholder={words.unnamed}
      maxLength={40}
      onInput={(name) => onChange({ ...fleet, name })}
    />
    <Budget used={used} points={points} legal={faults === 0} faults={faults} />
  </div>
);

/** What the fleet goes by and looks like, where its paint is not chosen beside it. */
export const LiveryLine = ({ fleet }: { readonly fleet: NamedFleet }) => {
  const line = liveryLine(fleet);
  return line ? <p class="small second">{line}</p> : null;
};

/** How the slots are worked, once there are any. */
export const SlotHint = ({ fleet, options }: Pick<Building, 'fleet' | 'options'>) =>
  fleet.units.some((unit) => unit.slots.length > 0) ? (
    <p class="small quiet">
      {words.slotHint}
      {options.firingArcs && ` ${advancedText.arcHint}`}
    </p>
  ) : null;

/** In the place of the units while there are none. */
export const EmptyFleet = ({ faults }: { readonly faults: readonly Reason[] }) => (
  <Empty title={words.empty}>
    <p>{words.emptyText}</p>
    <Refusal reasons={faults} />
  </Empty>
);

interface ToolsProps extends Pick<Building, 'fleet' | 'options' | 'share'> {
  readonly named: NamedFleet;
  /** The fleet that was here before, to be brought back. */
  readonly before: EditFleet | null;
  readonly onDialog: (open: Shown) => void;
  readonly onTake: (fleet: NamedFleet) => void;
  readonly onClear: () => void;
  readonly onBringBack: (before: EditFleet) => void;
}

/** Fleets from elsewhere, and keeping, printing, clearing this one. */
export function BuilderTools({
  fleet,
  options,
  share,
  named,
  before,
  onDialog,
  onTake,
  onClear,
  onBringBack,
}: ToolsProps) {
  const takeRandom = () => {
    const points = Math.max(1, fairPoints(options, share));
    const chance = openChance(seedChance(randomSeed()));
    onTake({ name: '', ...liveryOf(fleet), units: randomFleet(points, chance, options.advancedComponents) });
  };
  const save = () =>
    FLEET_LIBRARY.save(named) ? showToast(words.saved(fleet.name || words.unnamed)) : showToast(words.notSaved, 'bad');
  const isEmpty = fleet.units.length === 0;
  return (
    <div class="row builder-tools">
      <Button small icon={shipsIcon} tip={words.presets} onClick={() => onDialog('presets')}>
        {words.presetsShort}
      </Button>
      <Button small icon={diceIcon} tip={words.random} onClick={takeRandom}>
        {words.randomShort}
      </Button>
      <Button small icon={openIcon} onClick={() => onDialog('library')}>
        {words.library}
      </Button>
      <Button small icon={linkIcon} onClick={() => onDialog('share')}>
        {words.importExport}
      </Button>
      <Button small icon={saveIcon} tip={words.save} disabled={isEmpty} onClick={save}>
        {words.saveShort}
      </Button>
      {!isEmpty && (
        <Button
          small
          icon={sheetIcon}
          label={fleetsText.sheet}
          href={hashOf(fleetsPage('print', { fleet: packFleet(named) }))}
        />
      )}
      {before && (
        <Button small variant="quiet" icon={undoIcon} class="push" onClick={() => onBringBack(before)}>
          {words.bringBack(before.name || words.lastFleet)}
        </Button>
      )}
      {!isEmpty && (
        <Button small variant="quiet" class={before ? '' : 'push'} onClick={onClear}>
          {words.clear}
        </Button>
      )}
    </div>
  );
}

/** What the rules allow, and a captain may want to know. */
export const Notes = ({ notes }: { readonly notes: ReturnType<typeof fleetNotes> }) => (
  <Notice tone="warn" title={advancedText.notes}>
    {notes.map(({ rule, reason }) => (
      <p key={reason}>
        {reason} <RuleLink id={rule} />
      </p>
    ))}
  </Notice>
);

/** Lines of the text the fleet came from that were left out. */
export const Unread = ({ fleet: { unread = [], ...rest }, onChange }: Pick<Building, 'fleet' | 'onChange'>) => (
  <UnreadLines lines={unread.length} onDrop={() => onChange(rest)} />
);

interface UnitsProps extends Building {
  readonly names: readonly string[];
  readonly faultsAt: (name: string) => readonly Reason[];
  readonly onPick: (picking: Picking) => void;
}

/** The units of the fleet. */
export const UnitList = ({
  side,
  fleet,
  options,
  share,
  large = false,
  names,
  faultsAt,
  onChange,
  onPick,
}: UnitsProps) => (
  <ul class="units" aria-label={words.units}>
    {fleet.units.map((unit, place) => (
      <UnitCard
        key={unit.key}
        unit={unit}
        side={side}
        paint={fleet.paint}
        large={large}
        arcs={options.firingArcs ?? false}
        called={names[place]!}
        faults={faultsAt(names[place]!)}
        onChange={(change) => onChange(changeUnit(fleet, unit.key, change))}
        onPick={(slot) => onPick({ key: unit.key, slot })}
        onRemove={() => {
          onChange(removeUnit(fleet, unit.key));
          announce(words.removed(names[place]!));
        }}
        copyRefused={whyNotAdd(options, fleet, unit.type, share)}
        onDuplicate={() => onChange(duplicateUnit(fleet, unit.key))}
        onMove={fleet.units.length > 1 ? (by) => onChange(moveUnit(fleet, unit.key, by)) : null}
      />
    ))}
  </ul>
);

/** One more unit of each type, as far as the points go. */
export function Adders({ side, fleet, options, share, points, onChange }: Building & { readonly points: number }) {
  const add = (type: UnitType) => {
    onChange(addUnit(fleet, type));
    announce(words.added(UNITS[type].one, points - fleetCost(plansOf(fleet.units)) - UNITS[type].points));
  };
  return (
    <div class="adders" role="group" aria-label={words.add}>
      {[...UNIT_TYPES].reverse().map((type) => {
        const refused = whyNotAdd(options, fleet, type, share);
        const blocked = refused.length > 0;
        return (
          <Tooltip key={type} tip={blocked ? sentenceOf(refused) : undefined}>
            {(describedBy) => (
              <button
                type="button"
                class="adder"
                aria-disabled={blocked || undefined}
                aria-describedby={describedBy}
                onClick={() => (blocked ? announce(sentenceOf(refused), true) : add(type))}
              >
                <ShipPicture type={type} side={side} size={38} />
                <span>
                  <strong>{UNITS[type].one}</strong>
                  <span class="small quiet">{words.unitLine(UNITS[type].points, UNITS[type].slots)}</span>
                </span>
                <Icon of={plusIcon} size={16} />
              </button>
            )}
          </Tooltip>
        );
      })}
    </div>
  );
}

interface DialogsProps extends Pick<Building, 'side' | 'options'> {
  readonly open: Shown;
  readonly fleet: NamedFleet;
  readonly onTake: (fleet: NamedFleet) => void;
  readonly onClose: () => void;
}

/** Ready-made fleets, kept ones, and the fleet as a text. */
export const BuilderDialogs = ({ open, side, options, fleet, onTake, onClose }: DialogsProps) => (
  <>
    {open === 'presets' && (
      <PresetDialog
        side={side}
        options={options}
        onPick={(preset) => onTake({ ...liveryOf(fleet), ...preset })}
        onClose={onClose}
      />
    )}
    {open === 'library' && <LibraryDialog side={side} options={options} onPick={onTake} onClose={onClose} />}
    {open === 'share' && <ShareFleet fleet={fleet} side={side} onRead={onTake} onClose={onClose} />}
  </>
);

interface SlotProps extends Building {
  readonly unit: EditUnit;
  readonly slot: number;
  readonly name: string;
  /** Goes on to another slot of the unit; null ends it. */
  readonly onSlot: (slot: number | null) => void;
}

/** The component for a slot. */
export function SlotPicker({ fleet, options, large = false, unit, slot, name, onChange, onSlot }: SlotProps) {
  const pick = (kind: ComponentKind | null) => {
    const slots = fitted(unit.slots, slot, kind);
    onChange(changeUnit(fleet, unit.key, { slots }));
    // Straight on to the next hole of the same ship: filling a Battleship is six picks, not twelve clicks.
    const next = kind && unit.slots[slot] === null ? emptySlot({ ...unit, slots }) : -1;
    onSlot(next >= 0 ? next : null);
  };
  const kindsOf = (slots: EditUnit['slots']) => slots.flatMap((part) => part?.kind ?? []);
  const changes = (kind: ComponentKind) =>
    changesOf(unit.type, kindsOf(unit.slots), kindsOf(fitted(unit.slots, slot, kind)));
  return (
    <ComponentPicker
      title={words.chooseFor(name, slot + 1)}
      current={unit.slots[slot]?.kind ?? null}
      changes={large ? changes : undefined}
      refusedBecause={(kind) => whyNotFit(options, fleet, unit.key, slot, kind)}
      onClose={() => onSlot(null)}
      onPick={pick}
    />
  );
}
