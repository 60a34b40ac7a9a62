import { useRef, useState } from 'preact/hooks';
import { COMPONENT_ICONS } from '../../../../../assets/icons/fleet.ts';
import { copyIcon, deleteIcon, downIcon, upIcon } from '../../../../../assets/icons/interface.ts';
import { componentData, UNITS, type Facing, type Side } from '../../../../games/orions-gate/index.ts';
import { announce, Button, Icon, Refusal, type Reason } from '../../../kit/index.ts';
import { fleetText as words } from '../words/fleet.ts';
import { advancedText } from '../words/components.ts';
import { ArcPicture } from '../art/arc-picture.tsx';
import { ShipPicture } from '../art/ship-picture.tsx';
import { ArcRose, FACINGS, hasArc } from './arc-rose.tsx';
import { faced, fitted, moved, type EditPart, type EditUnit } from './fleet-edit.ts';

interface UnitCardProps {
  readonly unit: EditUnit;
  readonly side: Side;
  /** Whether components have firing arcs (OG-12.1). */
  readonly arcs: boolean;
  /** The name it gets when its own is empty (OG-3.10). */
  readonly called: string;
  readonly faults: readonly Reason[];
  readonly onChange: (change: Partial<EditUnit>) => void;
  readonly onPick: (slot: number) => void;
  readonly onRemove: () => void;
  readonly onDuplicate: () => void;
  readonly copyRefused: readonly Reason[];
  readonly onMove: ((by: number) => void) | null;
}

/** Pixels a press may wander before it becomes a drag. */
const SLOP = 6;

interface Drag {
  readonly from: number;
  readonly over: number;
  readonly dx: number;
  readonly dy: number;
}

/** One unit of a fleet: picture, name, its components in order. Slots are reordered by dragging and by Alt + arrows, weapons turned by their wedge and by F, L and R. */
export function UnitCard(props: UnitCardProps) {
  const { unit, side, arcs, called, faults, onChange, onPick } = props;
  const list = useRef<HTMLOListElement>(null);
  const start = useRef<{ x: number; y: number; slot: number } | null>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const label = (part: EditPart | null): string => (part ? componentData(part.kind).name : words.emptySlot);
  const faces = (part: EditPart | null): Facing | null =>
    arcs && part && hasArc(part.kind) ? (part.facing ?? 'front') : null;
  const turn = (slot: number, facing: Facing) => {
    onChange({ slots: faced(unit.slots, slot, facing) });
    announce(advancedText.faces(label(unit.slots[slot] ?? null), advancedText.facing[facing]));
  };

  const move = (from: number, to: number) => {
    const slots = moved(unit.slots, from, to);
    if (slots === unit.slots) return;
    onChange({ slots });
    announce(words.moved(label(unit.slots[from] ?? null), to + 1));
    requestAnimationFrame(() => list.current?.querySelectorAll<HTMLElement>('.fit')[to]?.focus());
  };
  const slotUnder = (x: number, y: number): number | null => {
    for (const [place, element] of [...(list.current?.children ?? [])].entries()) {
      const box = element.getBoundingClientRect();
      if (x >= box.left && x <= box.right && y >= box.top && y <= box.bottom) return place;
    }
    return null;
  };
  const onPointerDown = (slot: number) => (event: PointerEvent) => {
    const grip = (event.target as Element).closest('.fit-grip');
    if (event.button !== 0 || (event.pointerType !== 'mouse' && !grip)) return;
    start.current = { x: event.clientX, y: event.clientY, slot };
  };
  const onPointerMove = (event: PointerEvent) => {
    const from = start.current;
    if (!from) return;
    const dx = event.clientX - from.x;
    const dy = event.clientY - from.y;
    if (!drag && Math.hypot(dx, dy) < SLOP) return;
    if (!drag) (event.currentTarget as Element).setPointerCapture(event.pointerId);
    setDrag({ from: from.slot, over: slotUnder(event.clientX, event.clientY) ?? drag?.over ?? from.slot, dx, dy });
  };
  const onPointerUp = () => {
    start.current = null;
    if (!drag) return;
    move(drag.from, drag.over);
    // The click that ends a drag must not open the picker.
    setTimeout(() => setDrag(null));
  };
  const onKeyDown = (slot: number) => (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    if (by !== undefined) {
      event.preventDefault();
      if (event.altKey) return move(slot, slot + by);
      list.current?.querySelectorAll<HTMLElement>('.fit')[slot + by]?.focus();
    }
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      onChange({ slots: fitted(unit.slots, slot, null) });
    }
    const facing = FACINGS.find((one) => one[0] === event.key.toLowerCase());
    if (facing && faces(unit.slots[slot] ?? null)) {
      event.preventDefault();
      turn(slot, facing);
    }
  };
  const { points } = UNITS[unit.type];
  return (
    <li class="vessel-card">
      <span class="vessel-picture">
        {arcs && <ArcRose slots={unit.slots} />}
        <ShipPicture
          type={unit.type}
          side={side}
          size={unit.type === 'battleships' ? 60 : unit.type === 'destroyers' ? 54 : 46}
        />
      </span>
      <div class="vessel-main">
        <div class="vessel-head">
          <input
            class="input vessel-name"
            aria-label={words.unitName}
            value={unit.name}
            placeholder={called}
            maxLength={24}
            spellcheck={false}
            autocomplete="off"
            onInput={(event) => onChange({ name: event.currentTarget.value })}
          />
          <span class="vessel-kind small quiet">
            {UNITS[unit.type].one}
            <span class="figure"> {points}</span>
          </span>
          <span class="vessel-tools">
            {props.onMove && (
              <>
                <Button
                  variant="quiet"
                  small
                  icon={upIcon}
                  label={words.moveUp(called)}
                  onClick={() => props.onMove!(-1)}
                />
                <Button
                  variant="quiet"
                  small
                  icon={downIcon}
                  label={words.moveDown(called)}
                  onClick={() => props.onMove!(1)}
                />
              </>
            )}
            <Button
              variant="quiet"
              small
              icon={copyIcon}
              label={words.duplicate(called)}
              refused={props.copyRefused}
              onClick={props.onDuplicate}
            />
            <Button variant="quiet" small icon={deleteIcon} label={words.remove(called)} onClick={props.onRemove} />
          </span>
        </div>
        {unit.slots.length > 0 && (
          <ol class="fits" ref={list}>
            {unit.slots.map((part, slot) => {
              const facing = faces(part);
              const next = facing && FACINGS[(FACINGS.indexOf(facing) + 1) % FACINGS.length]!;
              return (
                <li
                  key={slot}
                  class={`${drag && drag.over === slot && drag.from !== slot ? 'fit-target' : ''} ${facing ? 'fit-armed' : ''}`}
                >
                  <button
                    type="button"
                    class={`fit ${part ? '' : 'fit-empty'} ${drag?.from === slot ? 'fit-dragged' : ''}`}
                    style={drag?.from === slot ? { translate: `${drag.dx}px ${drag.dy}px` } : {}}
                    aria-label={words.slot(slot + 1, label(part))}
                    aria-keyshortcuts={`Alt+ArrowLeft Alt+ArrowRight Delete${facing ? ' F L R' : ''}`}
                    title={part ? words.does[part.kind] : undefined}
                    onClick={() => !drag && onPick(slot)}
                    onKeyDown={onKeyDown(slot)}
                    onPointerDown={onPointerDown(slot)}
                    onPointerMove={onPointerMove}
                    onPointerUp={onPointerUp}
                    onPointerCancel={onPointerUp}
                  >
                    <span class="fit-number figure">{slot + 1}</span>{' '}
                    {part && COMPONENT_ICONS[part.kind] && <Icon of={COMPONENT_ICONS[part.kind]!} size={22} />}
                    <span class="fit-name">{label(part)}</span>
                    {part && unit.slots.length > 1 && <span class="fit-grip" aria-hidden="true" />}
                  </button>
                  {facing && next && (
                    <button
                      type="button"
                      class="fit-arc"
                      aria-label={advancedText.facingOf(
                        label(part),
                        advancedText.facing[facing],
                        advancedText.facing[next],
                      )}
                      title={advancedText.facing[facing]}
                      onClick={() => turn(slot, next)}
                    >
                      <ArcPicture facing={facing} />
                    </button>
                  )}
                </li>
              );
            })}
          </ol>
        )}
        <Refusal reasons={faults} />
      </div>
    </li>
  );
}
