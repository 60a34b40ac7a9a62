import { copyIcon, deleteIcon } from '../../../../../assets/icons/interface.ts';
import type { Scenario } from '../../../../games/orions-gate/scenario/index.ts';
import type { Point } from '../../../../table/shape.ts';
import { Button, Empty, NumberInput, Select } from '../../../kit/index.ts';
import { editorText as words } from '../words/editor.ts';
import { tablesText } from '../words/tables.ts';
import { movedThing } from './edit.ts';
import { inch, mils, type FieldsProps } from './field-parts.ts';
import { MarkerFields, MineFields } from './marker-fields.tsx';
import type { Editor } from './open-editor.ts';
import { nameOfThing } from './overlays.ts';
import { PieceFields } from './piece-fields.tsx';
import { putOnTable } from './several.ts';
import { ChoiceTools, SeveralFields } from './several-panel.tsx';
import { docOf, onlyChosen, type EditorState } from './state.ts';
import { ThingList } from './thing-list.tsx';
import { exists, spotOf, unitsOf, type Thing } from './things.ts';
import { UnitFields } from './unit-fields.tsx';

interface PanelProps {
  readonly editor: Editor;
  readonly state: EditorState;
}

/** What is chosen: one thing with all its fields, several with what can be done to all, or nothing. */
export function ChosenPanel({ editor, state }: PanelProps) {
  const one = onlyChosen(state);
  return (
    <div class="stack editor-chosen">
      {state.chosen.length > 1 && <SeveralFields editor={editor} state={state} />}
      {one && exists(docOf(state), one) && <OneThing editor={editor} state={state} chosen={one} />}
      {state.chosen.length === 0 && (
        <Empty title={words.nothing}>
          <p class="small second">{words.nothingText}</p>
        </Empty>
      )}
      <ChoiceTools editor={editor} state={state} />
      <ThingList editor={editor} state={state} />
    </div>
  );
}

/** One thing: its place, its shape, what it carries; all of it by typing as well. */
function OneThing({ editor, state, chosen }: PanelProps & { readonly chosen: Thing }) {
  const doc = docOf(state);
  const spot = spotOf(doc, chosen);
  const edit = (next: Scenario, field: string) => editor.edit(next, `${field} ${JSON.stringify(chosen)}`);
  const fields: FieldsProps = { editor, doc, edit, faults: state.faults };
  return (
    <>
      <div class="row">
        <strong class="editor-name">{nameOfThing(state, chosen)}</strong>
        <span class="row push">
          <Button small icon={copyIcon} label={words.duplicate} onClick={editor.duplicate} />
          <Button small icon={deleteIcon} label={words.remove} onClick={editor.remove} />
        </span>
      </div>
      {spot && <PlaceFields doc={doc} chosen={chosen} spot={spot} edit={edit} />}
      {spot && doc.options.layout.length > 1 && (
        <Select
          label={words.onTable}
          value={String(spot.table)}
          options={doc.options.layout.map((_, index) => ({
            value: String(index + 1),
            label: tablesText.tab(index + 1),
          }))}
          onChange={(table) => {
            const { next, things } = putOnTable(doc, [chosen], Number(table));
            editor.edit(next, null, things);
            editor.look(Number(table));
          }}
        />
      )}
      {chosen.kind === 'piece' && <PieceFields {...fields} thing={chosen} />}
      {chosen.kind === 'unit' && <UnitFields {...fields} unit={unitsOf(doc).find(({ id }) => id === chosen.id)!} />}
      {chosen.kind === 'marker' && <MarkerFields {...fields} index={chosen.index} />}
      {chosen.kind === 'mine' && <MineFields {...fields} index={chosen.index} />}
    </>
  );
}

/** Where a thing lies, by typing. */
function PlaceFields({
  doc,
  chosen,
  spot,
  edit,
}: Pick<FieldsProps, 'doc' | 'edit'> & { readonly chosen: Thing; readonly spot: Point }) {
  const place = (axis: 'x' | 'y', value: number) =>
    Number.isFinite(value) &&
    edit(
      movedThing(doc, chosen, axis === 'x' ? mils(value) - spot.x : 0, axis === 'y' ? mils(value) - spot.y : 0),
      axis,
    );
  return (
    <div class="editor-pair">
      <NumberInput
        label={words.x}
        unit={words.inch}
        step={0.25}
        value={inch(spot.x)}
        onInput={(value) => place('x', value)}
      />
      <NumberInput
        label={words.y}
        unit={words.inch}
        step={0.25}
        value={inch(spot.y)}
        onInput={(value) => place('y', value)}
      />
    </div>
  );
}
