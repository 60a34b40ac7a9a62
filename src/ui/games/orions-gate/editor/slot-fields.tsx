import { useState } from 'preact/hooks';
import { checkFleet, componentData, type ComponentKind } from '../../../../games/orions-gate/index.ts';
import { shownOptions } from '../../../../games/orions-gate/scenario/index.ts';
import { Button, choicesOf, NumberInput, Select, Toggle } from '../../../kit/index.ts';
import { editorText as words } from '../words/editor.ts';
import { fleetText } from '../words/fleet.ts';
import { advancedText } from '../words/components.ts';
import { ComponentPicker } from '../setup/component-picker.tsx';
import { changeUnit, lean } from './edit.ts';
import type { FieldsProps } from './field-parts.ts';
import type { PlacedPart, PlacedUnit } from './things.ts';

/** The components of a ship: kind, facing, damage, and what two kinds remember. */
export function SlotFields({ doc, unit, edit }: FieldsProps & { readonly unit: PlacedUnit }) {
  const [picking, setPicking] = useState<number | null>(null);
  const options = shownOptions(doc);
  const { id, type, components } = unit;
  const write = (slot: number, to: (part: PlacedPart) => PlacedPart) =>
    edit(
      changeUnit(doc, id, { components: components.map((one, place) => (place === slot ? to(one) : one)) }),
      `slot ${slot}`,
    );
  const refusedBecause = (slot: number) => (kind: ComponentKind) =>
    checkFleet(options, [
      {
        type,
        name: unit.name ?? id,
        components: components.map((one, place) => ({ kind: place === slot ? kind : one.kind })),
      },
    ]).filter(({ rule }) => rule === 'OG-3.3' || rule === 'OG-3.8');
  if (components.length === 0) return null;
  return (
    <>
      <h3 class="eyebrow">{words.components}</h3>
      <ol class="editor-slots">
        {components.map((part, slot) => (
          <Slot
            key={slot}
            part={part}
            slot={slot}
            hasArcs={options.firingArcs === true}
            onPick={() => setPicking(slot)}
            onWrite={(to) => write(slot, to)}
          />
        ))}
      </ol>
      {picking !== null && (
        <ComponentPicker
          title={words.componentOf(picking + 1)}
          current={null}
          refusedBecause={refusedBecause(picking)}
          onClose={() => setPicking(null)}
          onPick={(kind) => {
            // What is fitted fresh is whole and remembers nothing.
            if (kind) write(picking, ({ facing }) => ({ kind, damage: 0, facing }));
            setPicking(null);
          }}
        />
      )}
    </>
  );
}

interface PartProps {
  readonly part: PlacedPart;
  readonly onWrite: (to: (part: PlacedPart) => PlacedPart) => void;
}

/** One component: what it is, where it faces, which of its boxes are hit. */
function Slot({
  part,
  slot,
  hasArcs,
  onPick,
  onWrite,
}: PartProps & { readonly slot: number; readonly hasArcs: boolean; readonly onPick: () => void }) {
  const { name, boxes } = componentData(part.kind);
  return (
    <li class="editor-slot">
      <Button small label={`${words.componentOf(slot + 1)}: ${name}`} tip={fleetText.does[part.kind]} onClick={onPick}>
        {name}
      </Button>
      {hasArcs && (
        <Select
          label={<span class="unseen">{words.facing}</span>}
          value={part.facing}
          options={choicesOf(advancedText.facing)}
          onChange={(facing) => onWrite((one) => ({ ...one, facing }))}
        />
      )}
      <button
        type="button"
        class="editor-damage figure"
        aria-label={words.damageOf(name, part.damage, boxes)}
        title={words.damage}
        onClick={() => onWrite((one) => ({ ...one, damage: (one.damage + 1) % (boxes + 1) }))}
      >
        {Array.from({ length: boxes }, (_, box) => (
          <span key={box} class={`box ${box < part.damage ? 'box-hit' : ''}`} />
        ))}
      </button>
      <Memory part={part} onWrite={onWrite} />
    </li>
  );
}

/** What two kinds of component remember: that it is on, and when it fired. */
const Memory = ({ part, onWrite }: PartProps) => (
  <>
    {(part.kind === 'stealthGenerator' || part.on !== undefined) && (
      <Toggle
        label={words.stealthOn}
        checked={part.on === true}
        onChange={(on) => onWrite((one) => lean({ ...one, on: on || undefined }))}
      />
    )}
    {(part.kind === 'tsunamiCannon' || part.firedIn !== undefined) && (
      <NumberInput
        label={words.firedIn}
        min={0}
        max={12}
        value={part.firedIn ?? 0}
        onInput={(round) =>
          Number.isInteger(round) &&
          round >= 0 &&
          round <= 12 &&
          onWrite((one) => lean({ ...one, firedIn: round || undefined }))
        }
      />
    )}
  </>
);
