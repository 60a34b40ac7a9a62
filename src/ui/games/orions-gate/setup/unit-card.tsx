import { copyIcon, deleteIcon, downIcon, upIcon } from '../../../../../assets/icons/interface.ts';
import { UNITS, type Livery, type Side, type UnitType } from '../../../../games/orions-gate/index.ts';
import { Button, Refusal, type Reason } from '../../../kit/index.ts';
import { FleetShip } from '../art/fleet-ship.tsx';
import { ShipPortrait } from '../art/ship-portrait.tsx';
import { fleetText as words } from '../words/fleet.ts';
import { ArcRose } from './arc-rose.tsx';
import type { EditUnit } from './fleet-edit.ts';
import { figuresOf } from './unit-figures.ts';
import { UnitSlots } from './unit-slots.tsx';

interface UnitCardProps extends UnitToolsProps {
  readonly unit: EditUnit;
  readonly side: Side;
  readonly paint: Livery['paint'];
  /** With a portrait and its figures. */
  readonly large: boolean;
  /** Whether components have firing arcs (OG-12.1). */
  readonly arcs: boolean;
  readonly faults: readonly Reason[];
  readonly onChange: (change: Partial<EditUnit>) => void;
  readonly onPick: (slot: number) => void;
}

interface UnitToolsProps {
  /** The name it gets when its own is empty (OG-3.10). */
  readonly called: string;
  readonly copyRefused: readonly Reason[];
  readonly onRemove: () => void;
  readonly onDuplicate: () => void;
  /** Takes it so many places on; null where it is the only one. */
  readonly onMove: ((by: number) => void) | null;
}

/** The width of its picture, in pixels. */
const pictureSize = (type: UnitType): number => {
  if (type === 'battleships') return 60;
  return type === 'destroyers' ? 54 : 46;
};

/** One unit of a fleet: picture, name, its components in order. */
export function UnitCard({ unit, side, paint, large, arcs, faults, onChange, onPick, ...tools }: UnitCardProps) {
  const { one, points } = UNITS[unit.type];
  return (
    <li class={`vessel-card ${large ? 'vessel-large' : ''}`}>
      <span class="vessel-picture">
        {arcs && !large && <ArcRose slots={unit.slots} />}
        {large ? (
          <ShipPortrait type={unit.type} side={side} paint={paint} />
        ) : (
          <FleetShip type={unit.type} side={side} paint={paint} size={pictureSize(unit.type)} />
        )}
      </span>
      <div class="vessel-main">
        <div class="vessel-head">
          <input
            class="input vessel-name"
            aria-label={words.unitName}
            value={unit.name}
            placeholder={tools.called}
            maxLength={24}
            spellcheck={false}
            autocomplete="off"
            onInput={(event) => onChange({ name: event.currentTarget.value })}
          />
          <span class="vessel-kind small quiet">
            {one}
            <span class="figure"> {points}</span>
          </span>
          <UnitTools {...tools} />
        </div>
        {large && <Figures unit={unit} called={tools.called} />}
        {unit.slots.length > 0 && (
          <UnitSlots slots={unit.slots} arcs={arcs} onChange={(slots) => onChange({ slots })} onPick={onPick} />
        )}
        <Refusal reasons={faults} />
      </div>
    </li>
  );
}

/** What the ship can do with what is fitted now. */
const Figures = ({ unit: { type, slots }, called }: Pick<UnitCardProps, 'unit' | 'called'>) => (
  <dl class="vessel-figures" aria-label={words.figuresOf(called)}>
    {figuresOf(
      type,
      slots.flatMap((part) => part?.kind ?? []),
    ).map(({ name, value }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd class="figure">{value}</dd>
      </div>
    ))}
  </dl>
);

/** What is done with a unit as a whole. */
function UnitTools({ called, copyRefused, onRemove, onDuplicate, onMove }: UnitToolsProps) {
  return (
    <span class="vessel-tools">
      {onMove && (
        <>
          <Button variant="quiet" small icon={upIcon} label={words.moveUp(called)} onClick={() => onMove(-1)} />
          <Button variant="quiet" small icon={downIcon} label={words.moveDown(called)} onClick={() => onMove(1)} />
        </>
      )}
      <Button
        variant="quiet"
        small
        icon={copyIcon}
        label={words.duplicate(called)}
        refused={copyRefused}
        onClick={onDuplicate}
      />
      <Button variant="quiet" small icon={deleteIcon} label={words.remove(called)} onClick={onRemove} />
    </span>
  );
}
