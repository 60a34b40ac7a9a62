import { useRef } from 'preact/hooks';
import { COMPONENT_ICONS } from '../../../../../assets/icons/components.ts';
import { componentData, type Facing } from '../../../../games/orions-gate/index.ts';
import { announce, Icon } from '../../../kit/index.ts';
import { ArcPicture } from '../art/arc-picture.tsx';
import { advancedText } from '../words/components.ts';
import { fleetText as words } from '../words/fleet.ts';
import { FACINGS, hasArc } from './arc-rose.tsx';
import { faced, fitted, moved, type EditPart, type EditUnit } from './fleet-edit.ts';
import { useSlotDrag, type SlotDragging } from './use-slot-drag.ts';

interface UnitSlotsProps {
  readonly slots: EditUnit['slots'];
  /** Whether components have firing arcs (OG-12.1). */
  readonly arcs: boolean;
  readonly onChange: (slots: EditUnit['slots']) => void;
  readonly onPick: (slot: number) => void;
}

const labelOf = (part: EditPart | null): string => (part ? componentData(part.kind).name : words.emptySlot);

/** Where a component's arc faces; null = it has none. */
const facingOf = (arcs: boolean, part: EditPart | null): Facing | null =>
  arcs && part && hasArc(part.kind) ? (part.facing ?? 'front') : null;

/**
 * The components of a unit in order. Slots are reordered by dragging and by Alt + arrows, weapons turned by their wedge
 * and by F, L and R.
 */
export function UnitSlots({ slots, arcs, onChange, onPick }: UnitSlotsProps) {
  const list = useRef<HTMLOListElement>(null);
  const fits = () => list.current?.querySelectorAll<HTMLElement>('.fit');
  const turn = (slot: number, facing: Facing) => {
    onChange(faced(slots, slot, facing));
    announce(advancedText.faces(labelOf(slots[slot] ?? null), advancedText.facing[facing]));
  };
  const move = (from: number, to: number) => {
    const next = moved(slots, from, to);
    if (next === slots) return;
    onChange(next);
    announce(words.moved(labelOf(slots[from] ?? null), to + 1));
    requestAnimationFrame(() => fits()?.[to]?.focus());
  };
  const dragging = useSlotDrag(list, move);
  return (
    <ol class="fits" ref={list}>
      {slots.map((part, slot) => (
        <Slot
          key={slot}
          slot={slot}
          part={part}
          facing={facingOf(arcs, part)}
          single={slots.length === 1}
          dragging={dragging}
          onPick={() => onPick(slot)}
          onTurn={(facing) => turn(slot, facing)}
          onClear={() => onChange(fitted(slots, slot, null))}
          onMove={(by) => move(slot, slot + by)}
          onStep={(by) => fits()?.[slot + by]?.focus()}
        />
      ))}
    </ol>
  );
}

interface SlotProps {
  readonly slot: number;
  readonly part: EditPart | null;
  readonly facing: Facing | null;
  /** Whether it is the only one, which cannot be dragged anywhere. */
  readonly single: boolean;
  readonly dragging: SlotDragging;
  readonly onPick: () => void;
  readonly onTurn: (facing: Facing) => void;
  readonly onClear: () => void;
  /** Takes the component so many places on. */
  readonly onMove: (by: number) => void;
  /** Takes the focus so many slots on. */
  readonly onStep: (by: number) => void;
}

const ARROWS: { readonly [key: string]: number | undefined } = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};

/** What a key does at a slot. */
function pressed(event: KeyboardEvent, { facing, onClear, onMove, onStep, onTurn }: SlotProps): void {
  const by = ARROWS[event.key];
  const next = facing && FACINGS.find((one) => one[0] === event.key.toLowerCase());
  const removes = event.key === 'Delete' || event.key === 'Backspace';
  if (by === undefined && !removes && !next) return;
  event.preventDefault();
  if (by !== undefined) return event.altKey ? onMove(by) : onStep(by);
  if (removes) onClear();
  else if (next) onTurn(next);
}

/** One slot: its component, and the wedge that turns it. */
function Slot(props: SlotProps) {
  const { slot, facing, dragging } = props;
  const { drag } = dragging;
  const target = drag?.over === slot && drag.from !== slot;
  return (
    <li class={`${target ? 'fit-target' : ''} ${facing ? 'fit-armed' : ''}`}>
      <Fit {...props} />
      {facing && <Wedge {...props} facing={facing} />}
    </li>
  );
}

/** The component in a slot: pressed to choose another one, dragged to change its place. */
function Fit(props: SlotProps) {
  const { slot, part, facing, single, dragging, onPick } = props;
  const { drag, onPointerDown, onPointerMove, onPointerUp, onPointerCancel } = dragging;
  const own = drag?.from === slot ? drag : null;
  const icon = part && COMPONENT_ICONS[part.kind];
  return (
    <button
      type="button"
      class={`fit ${part ? '' : 'fit-empty'} ${own ? 'fit-dragged' : ''}`}
      style={own ? { translate: `${own.dx}px ${own.dy}px` } : {}}
      aria-label={words.slot(slot + 1, labelOf(part))}
      aria-keyshortcuts={`Alt+ArrowLeft Alt+ArrowRight Delete${facing ? ' F L R' : ''}`}
      title={part ? words.does[part.kind] : undefined}
      onClick={() => !drag && onPick()}
      onKeyDown={(event) => pressed(event, props)}
      onPointerDown={(event) => onPointerDown(slot, event)}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerCancel}
    >
      <span class="fit-number figure">{slot + 1}</span> {icon && <Icon of={icon} size={22} />}
      <span class="fit-name">{labelOf(part)}</span>
      {part && !single && <span class="fit-grip" aria-hidden="true" />}
    </button>
  );
}

/** Where a weapon faces; a press turns it on. */
function Wedge({ part, facing, onTurn }: Pick<SlotProps, 'part' | 'onTurn'> & { readonly facing: Facing }) {
  const next = FACINGS[(FACINGS.indexOf(facing) + 1) % FACINGS.length]!;
  const { facing: called } = advancedText;
  return (
    <button
      type="button"
      class="fit-arc"
      aria-label={advancedText.facingOf(labelOf(part), called[facing], called[next])}
      title={called[facing]}
      onClick={() => onTurn(next)}
    >
      <ArcPicture facing={facing} />
    </button>
  );
}
