import { useState } from 'preact/hooks';
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
  fleetOf,
  pointsFor,
  randomFleet,
  UNIT_TYPES,
  UNITS,
  WHOLE_SIDE,
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
} from '../../../kit/index.ts';
import { fleetText as words } from '../words/fleet.ts';
import { fleetsText } from '../words/fleets.ts';
import { advancedText } from '../words/components.ts';
import { randomSeed } from '../../../match/random-seed.ts';
import { hashOf } from '../../../match/router.ts';
import { ShipPicture } from '../art/ship-picture.tsx';
import { ComponentPicker } from './component-picker.tsx';
import { LibraryDialog, PresetDialog, ShareDialog } from './fleet-dialogs.tsx';
import {
  addUnit,
  changeUnit,
  duplicateUnit,
  editable,
  emptySlot,
  faultsOf,
  fitted,
  moveUnit,
  NO_FLEET,
  plansOf,
  removeUnit,
  whyNotAdd,
  whyNotFit,
  type EditFleet,
} from './fleet-edit.ts';
import { packFleet } from './fleet-link.ts';
import { saveFleet } from './fleet-library.ts';
import { UnitCard } from './unit-card.tsx';
import './fleet-builder.css';
import { fleetsPage } from '../pages.ts';

interface BuilderProps {
  readonly side: Side;
  readonly fleet: EditFleet;
  readonly options: Options;
  /** What the captain's team mates leave him; left out, he has his side for himself. */
  readonly share?: Share;
  readonly onChange: (fleet: EditFleet) => void;
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

/** Builds one fleet: budget, units, components; whatever is not allowed says why. */
export function FleetBuilder({ side, fleet, options, share = WHOLE_SIDE, onChange }: BuilderProps) {
  const [dialog, setDialog] = useState<'presets' | 'library' | 'share' | null>(null);
  const [picking, setPicking] = useState<{ readonly key: number; readonly slot: number } | null>(null);
  const [before, setBefore] = useState<EditFleet | null>(null);
  const plans = plansOf(fleet.units);
  const named: NamedFleet = { name: fleet.name, units: plans };
  const names = fleetOf(plans).map((unit) => unit.name);
  const faults = faultsOf(options, fleet, share);
  const points = Math.max(0, pointsFor(options, share));
  // A fleet from elsewhere fits when it fits the captain's own points.
  const own = { ...options, points };
  const notes = fleetNotes(options, plans);
  const used = fleetCost(plans);
  /** Puts another fleet in the place of this one, which can be brought back. */
  const replace = (next: EditFleet) => {
    if (fleet.units.length > 0) setBefore(fleet);
    onChange(next);
  };
  const take = (next: NamedFleet) => {
    replace(editable(next));
    setDialog(null);
  };
  const bringBack = (old: EditFleet) => {
    setBefore(null);
    onChange(old);
    showToast(words.broughtBack(old.name || words.backUnnamed));
  };
  const add = (type: UnitType) => {
    onChange(addUnit(fleet, type));
    announce(words.added(UNITS[type].one, points - used - UNITS[type].points));
  };
  const faultsAt = (name: string) =>
    faults.filter((fault) => (fault as { data?: { unit?: unknown } }).data?.unit === name);
  const onUnits = names.flatMap(faultsAt);
  const ofFleet = faults.filter((fault) => !onUnits.includes(fault) && fault.rule !== 'OG-3.7');
  const picked = picking && fleet.units.find((unit) => unit.key === picking.key);
  return (
    <div class="builder">
      <div class="builder-head">
        <TextInput
          label={words.fleetName}
          value={fleet.name}
          placeholder={words.unnamed}
          maxLength={40}
          onInput={(name) => onChange({ ...fleet, name })}
        />
        <Budget used={used} points={points} legal={faults.length === 0} faults={faults.length} />
      </div>
      <div class="row builder-tools">
        <Button small icon={shipsIcon} tip={words.presets} onClick={() => setDialog('presets')}>
          {words.presetsShort}
        </Button>
        <Button
          small
          icon={diceIcon}
          tip={words.random}
          onClick={() =>
            take({
              name: '',
              units: randomFleet(
                Math.max(1, fairPoints(options, share)),
                openChance(seedChance(randomSeed())),
                options.advancedComponents,
              ),
            })
          }
        >
          {words.randomShort}
        </Button>
        <Button small icon={openIcon} onClick={() => setDialog('library')}>
          {words.library}
        </Button>
        <Button small icon={linkIcon} onClick={() => setDialog('share')}>
          {words.importExport}
        </Button>
        <Button
          small
          icon={saveIcon}
          tip={words.save}
          disabled={fleet.units.length === 0}
          onClick={() =>
            saveFleet(named) ? showToast(words.saved(fleet.name || words.unnamed)) : showToast(words.notSaved, 'bad')
          }
        >
          {words.saveShort}
        </Button>
        {fleet.units.length > 0 && (
          <Button
            small
            icon={sheetIcon}
            label={fleetsText.sheet}
            href={hashOf(fleetsPage('print', { fleet: packFleet(named) }))}
          />
        )}
        {before && (
          <Button small variant="quiet" icon={undoIcon} class="push" onClick={() => bringBack(before)}>
            {words.bringBack(before.name || words.lastFleet)}
          </Button>
        )}
        {fleet.units.length > 0 && (
          <Button small variant="quiet" class={before ? '' : 'push'} onClick={() => replace(NO_FLEET)}>
            {words.clear}
          </Button>
        )}
      </div>
      <Refusal reasons={ofFleet} />
      {notes.length > 0 && (
        <Notice tone="warn" title={advancedText.notes}>
          {notes.map(({ rule, reason }) => (
            <p key={reason}>
              {reason} <RuleLink id={rule} />
            </p>
          ))}
        </Notice>
      )}
      {fleet.units.length === 0 && (
        <Empty title={words.empty}>
          <p>{words.emptyText}</p>
          <Refusal reasons={faults} />
        </Empty>
      )}
      {fleet.units.length > 0 && (
        <ul class="units" aria-label={words.units}>
          {fleet.units.map((unit, place) => (
            <UnitCard
              key={unit.key}
              unit={unit}
              side={side}
              arcs={options.firingArcs ?? false}
              called={names[place]!}
              faults={faultsAt(names[place]!)}
              onChange={(change) => onChange(changeUnit(fleet, unit.key, change))}
              onPick={(slot) => setPicking({ key: unit.key, slot })}
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
      )}
      {fleet.units.some((unit) => unit.slots.length > 0) && (
        <p class="small quiet">
          {words.slotHint}
          {options.firingArcs && ` ${advancedText.arcHint}`}
        </p>
      )}
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
      {dialog === 'presets' && <PresetDialog side={side} options={own} onPick={take} onClose={() => setDialog(null)} />}
      {dialog === 'library' && (
        <LibraryDialog side={side} options={own} onPick={take} onClose={() => setDialog(null)} />
      )}
      {dialog === 'share' && <ShareDialog fleet={named} side={side} onRead={take} onClose={() => setDialog(null)} />}
      {picking && picked && (
        <ComponentPicker
          title={words.chooseFor(names[fleet.units.indexOf(picked)]!, picking.slot + 1)}
          current={picked.slots[picking.slot]?.kind ?? null}
          refusedBecause={(kind) => whyNotFit(options, fleet, picked.key, picking.slot, kind)}
          onClose={() => setPicking(null)}
          onPick={(kind) => {
            const slots = fitted(picked.slots, picking.slot, kind);
            onChange(changeUnit(fleet, picked.key, { slots }));
            // Straight on to the next hole of the same ship: filling a Battleship is six picks, not twelve clicks.
            const next = kind && picked.slots[picking.slot] === null ? emptySlot({ ...picked, slots }) : -1;
            setPicking(next >= 0 ? { key: picked.key, slot: next } : null);
          }}
        />
      )}
    </div>
  );
}
