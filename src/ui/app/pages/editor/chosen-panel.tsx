import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { copyIcon, deleteIcon } from '../../../../../assets/icons/interface.ts';
import { componentData, UNIT_TYPES, UNITS, type PieceData } from '../../../../games/orions-gate/index.ts';
import type { Scenario } from '../../../../games/orions-gate/scenario/index.ts';
import { Button, Choice, choicesOf, Empty, NumberInput, Select, TextInput } from '../../../kit/index.ts';
import { editorText as words } from '../../../messages/editor.ts';
import { advancedText } from '../../../messages/orions-gate-advanced.ts';
import { fleetText } from '../../../messages/fleet.ts';
import { checkFleet } from '../../../../games/orions-gate/index.ts';
import { shownOptions } from '../../../../games/orions-gate/scenario/index.ts';
import { ComponentPicker } from '../new/orions-gate/component-picker.tsx';
import { captainIds, changePiece, changeUnit, movedThing, recaptain, retype, withMarkers, withMines } from './edit.ts';
import { resized } from './grips.ts';
import type { Editor } from './open-editor.ts';
import { nameOfThing } from './overlays.ts';
import { roundOf } from './shapes.ts';
import { docOf, type EditorState } from './state.ts';
import { allThings, markersOf, minesOf, piecesOf, same, spotOf, unitsOf, type PlacedUnit, type Thing } from './things.ts';

interface PanelProps {
  readonly editor: Editor;
  readonly state: EditorState;
}

const inch = (mils: number): number => Number((mils / 1000).toFixed(3));
const mils = (inches: number): number => Math.round(inches * 1000);

/** What is chosen: its place, its shape, what it carries; all of it by typing as well. */
export function ChosenPanel({ editor, state }: PanelProps) {
  const { chosen } = state;
  const doc = docOf(state);
  const spot = chosen && spotOf(doc, chosen);
  if (!chosen || !spot) {
    return (
      <div class="stack">
        <Empty title={words.nothing}><p class="small second">{words.nothingText}</p></Empty>
        <ThingList editor={editor} state={state} />
      </div>
    );
  }
  const about = (field: string) => `${field} ${JSON.stringify(chosen)}`;
  const edit = (next: Scenario, field: string) => editor.edit(next, about(field));
  const place = (axis: 'x' | 'y', value: number) => Number.isFinite(value) && edit(movedThing(doc, chosen, axis === 'x' ? mils(value) - spot.x : 0, axis === 'y' ? mils(value) - spot.y : 0), axis);
  return (
    <div class="stack editor-chosen">
      <div class="row">
        <strong class="editor-name">{nameOfThing(state, chosen)}</strong>
        <span class="row push">
          <Button small icon={copyIcon} label={words.duplicate} onClick={editor.duplicate} />
          <Button small icon={deleteIcon} label={words.remove} onClick={editor.remove} />
        </span>
      </div>
      <div class="editor-pair">
        <NumberInput label={words.x} unit={words.inch} step={0.25} value={inch(spot.x)} onInput={(value) => place('x', value)} />
        <NumberInput label={words.y} unit={words.inch} step={0.25} value={inch(spot.y)} onInput={(value) => place('y', value)} />
      </div>
      {chosen.kind === 'piece' && <PieceFields editor={editor} doc={doc} thing={chosen} edit={edit} />}
      {chosen.kind === 'unit' && <UnitFields editor={editor} doc={doc} unit={unitsOf(doc).find(({ id }) => id === chosen.id)!} edit={edit} />}
      {chosen.kind === 'marker' && markersOf(doc)[chosen.index]?.side && (
        <Choice label={words.side} value={markersOf(doc)[chosen.index]!.side!} options={choicesOf(words.sideName)} onChange={(side) => edit(withMarkers(doc, markersOf(doc).map((one, index) => (index === chosen.index ? { ...one, side } : one))), 'side')} />
      )}
      {chosen.kind === 'mine' && (
        <Choice label={words.side} value={minesOf(doc)[chosen.index]!.side} options={choicesOf(words.sideName)} onChange={(side) => edit(withMines(doc, minesOf(doc).map((one, index) => (index === chosen.index ? { ...one, side } : one))), 'side')} />
      )}
      <ThingList editor={editor} state={state} />
    </div>
  );
}

interface FieldsProps {
  readonly editor: Editor;
  readonly doc: Scenario;
  readonly edit: (next: Scenario, field: string) => void;
}

const Turning = ({ editor, children }: { readonly editor: Editor; readonly children?: ComponentChildren }) => (
  <div class="row editor-turn">
    <Button small label={words.turnLeft} tip={words.turnLeft} onClick={() => editor.turn(1500)}>⟲ 15°</Button>
    <Button small label={words.turnRight} tip={words.turnRight} onClick={() => editor.turn(-1500)}>⟳ 15°</Button>
    {children}
  </div>
);

function PieceFields({ editor, doc, thing, edit }: FieldsProps & { readonly thing: Extract<Thing, { kind: 'piece' }> }) {
  const piece = piecesOf(doc, thing.table)[thing.index]!;
  const { radius } = roundOf(piece.parts);
  const change = (part: Partial<PieceData>, field: string) => edit(changePiece(doc, thing, part), field);
  return (
    <>
      <TextInput label={words.name} value={piece.name ?? ''} maxLength={40} onInput={(name) => change({ name }, 'name')} />
      <Select label={words.kind} value={piece.kind} options={choicesOf(words.kinds)} onChange={(kind) => change({ kind }, 'kind')} />
      <NumberInput label={words.reach} unit={words.inch} step={0.25} min={0.25} max={12} value={inch(radius)} onInput={(value) => Number.isFinite(value) && value >= 0.25 && value <= 24 && edit(resized(doc, thing, mils(value)), 'size')} />
      <Turning editor={editor}>
        <Button small label={words.smaller} tip={words.smaller} onClick={() => editor.resize(-250)}>−</Button>
        <Button small label={words.larger} tip={words.larger} onClick={() => editor.resize(250)}>+</Button>
      </Turning>
      <p class="small quiet">{piece.parts.length === 1 && piece.parts[0]!.kind === 'polygon' ? words.cornerHint : words.moveHint}</p>
    </>
  );
}

function UnitFields({ editor, doc, unit, edit }: FieldsProps & { readonly unit: PlacedUnit }) {
  const [picking, setPicking] = useState<number | null>(null);
  const options = shownOptions(doc);
  const captains = captainIds(doc);
  const { id, type, pose, components } = unit;
  const change = (part: Partial<PlacedUnit>, field: string) => edit(changeUnit(doc, id, part), field);
  const setPart = (slot: number, part: Partial<PlacedUnit['components'][number]>) => change({ components: components.map((one, place) => (place === slot ? { ...one, ...part } : one)) }, `slot ${slot}`);
  const refusedBecause = (slot: number) => (kind: PlacedUnit['components'][number]['kind']) =>
    checkFleet(options, [{ type, name: unit.name ?? id, components: components.map((one, place) => ({ kind: place === slot ? kind : one.kind })) }]).filter(({ rule }) => rule === 'OG-3.3' || rule === 'OG-3.8');
  return (
    <>
      <TextInput label={words.name} value={unit.name ?? ''} maxLength={24} placeholder={`${UNITS[type].one} ${id}`} onInput={(name) => change({ name }, 'name')} />
      <div class="editor-pair">
        <Select label={words.type} value={type} options={UNIT_TYPES.map((value) => ({ value, label: UNITS[value].one }))} onChange={(next) => edit(retype(doc, id, next), 'type')} />
        <Select
          label={words.captain}
          value={unit.captain ?? id.slice(0, 2)}
          options={captains.map((value) => ({ value, label: value.toUpperCase() }))}
          onChange={(captain) => {
            const given = recaptain(doc, id, captain);
            editor.edit(given.next, null, given.thing);
          }}
        />
      </div>
      <NumberInput label={words.heading} unit={words.degrees} step={5} min={0} max={359.99} value={pose.heading / 100} onInput={(value) => Number.isFinite(value) && change({ pose: { ...pose, heading: (Math.round(value * 100) + 36_000) % 36_000 } }, 'heading')} />
      <Turning editor={editor} />
      {doc.options.layout.length > 1 && (
        <Select label={words.onTable} value={String(pose.table)} options={doc.options.layout.map((_, index) => ({ value: String(index + 1), label: String(index + 1) }))} onChange={(table) => change({ pose: { ...pose, table: Number(table) } }, 'table')} />
      )}
      {components.length > 0 && <h3 class="eyebrow">{words.components}</h3>}
      <ol class="editor-slots">
        {components.map((part, slot) => {
          const { name, boxes } = componentData(part.kind);
          return (
            <li key={slot} class="editor-slot">
              <Button small label={`${words.componentOf(slot + 1)}: ${name}`} tip={fleetText.does[part.kind]} onClick={() => setPicking(slot)}>{name}</Button>
              {options.firingArcs && <Select label={<span class="unseen">{words.facing}</span>} value={part.facing} options={choicesOf(advancedText.facing)} onChange={(facing) => setPart(slot, { facing })} />}
              <button type="button" class="editor-damage figure" aria-label={words.damageOf(name, part.damage, boxes)} title={words.damage} onClick={() => setPart(slot, { damage: (part.damage + 1) % (boxes + 1) })}>
                {Array.from({ length: boxes }, (_, box) => <span key={box} class={`box ${box < part.damage ? 'box-hit' : ''}`} />)}
              </button>
            </li>
          );
        })}
      </ol>
      <p class="small quiet">{words.unitHint}</p>
      {picking !== null && (
        <ComponentPicker
          title={words.componentOf(picking + 1)}
          current={null}
          refusedBecause={refusedBecause(picking)}
          onClose={() => setPicking(null)}
          onPick={(kind) => {
            if (kind) setPart(picking, { kind, damage: 0 });
            setPicking(null);
          }}
        />
      )}
    </>
  );
}

/** All things on the tables as a list: for whoever does not see the table, or works by keys. */
function ThingList({ editor, state }: PanelProps) {
  const things = allThings(docOf(state));
  if (things.length === 0) return null;
  return (
    <details class="more">
      <summary>{words.panels.list} ({things.length})</summary>
      <ul class="editor-things">
        {things.map((thing) => (
          <li key={JSON.stringify(thing)}><button type="button" class="editor-thing" aria-pressed={same(thing, state.chosen)} onClick={() => editor.choose(thing, true)}>{nameOfThing(state, thing)}</button></li>
        ))}
      </ul>
    </details>
  );
}
