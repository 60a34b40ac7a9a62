import { fleetCost, MISSIONS } from '../../../../games/orions-gate/index.ts';
import {
  shownOptions,
  SCENARIO_LENGTHS,
  type Scenario,
  type ScenarioPosition,
} from '../../../../games/orions-gate/scenario/index.ts';
import { Choice, choicesOf, Field, NumberInput, Select, Slider, TextInput } from '../../../kit/index.ts';
import { editorText as words } from '../words/editor.ts';
import { scenariosText } from '../words/scenarios.ts';
import { withOptions, withShipsPlaced, withStart, withTables } from './edit.ts';
import { FleetFields } from './fleet-fields.tsx';
import { MomentFields } from './moment-fields.tsx';
import type { Editor } from './open-editor.ts';
import { NoPuzzle } from './puzzle-fields.tsx';
import { RulesFields } from './rules-fields.tsx';
import { docOf, type EditorState } from './state.ts';
import { unitsOf } from './things.ts';

const WIDTHS = Array.from({ length: 9 }, (_, k) => 48_000 + 12_000 * k);

/** Title, notes, mission, sizes and rules of the scenario. */
export function ScenarioPanel({ editor, state }: { readonly editor: Editor; readonly state: EditorState }) {
  const doc = docOf(state);
  return (
    <div class="stack editor-scenario">
      <TitleFields editor={editor} doc={doc} />
      <MissionFields editor={editor} doc={doc} />
      <SizeFields editor={editor} doc={doc} />
      <FoldedFields editor={editor} doc={doc} faults={state.faults} />
      <TagsField editor={editor} doc={doc} />
      <ShelfFields editor={editor} doc={doc} />
    </div>
  );
}

interface DocProps {
  readonly editor: Editor;
  readonly doc: Scenario;
}

/** What the scenario is called, and what there is to know about it. */
const TitleFields = ({ editor, doc }: DocProps) => (
  <>
    <TextInput
      label={words.scenarioTitle}
      value={doc.title}
      maxLength={SCENARIO_LENGTHS.title}
      onInput={(title) => editor.edit({ ...doc, title }, 'title')}
    />
    <Field label={words.notes} hint={words.notesHint}>
      {(ids) => (
        <textarea
          class="input editor-notes"
          rows={4}
          maxLength={SCENARIO_LENGTHS.notes}
          value={doc.notes}
          {...ids}
          onInput={(event) => editor.edit({ ...doc, notes: event.currentTarget.value }, 'notes')}
        />
      )}
    </Field>
  </>
);

/** The mission, and whether the ships lie on the table when it begins. */
function MissionFields({ editor, doc }: DocProps) {
  const { position } = doc;
  return (
    <>
      <Select
        label={words.mission}
        value={position?.mission ?? String(shownOptions(doc).mission)}
        options={[...MISSIONS, ...(position ? [] : ['random'])].map((value) => ({
          value,
          label: scenariosText.missions[value] ?? value,
        }))}
        onChange={(mission) =>
          editor.edit(
            withOptions(position?.mission ? withStart(doc, { mission: undefined }) : doc, { mission }),
            'mission',
          )
        }
      />
      <Choice
        label={words.setup}
        hint={words.setupHint[position ? 'placed' : 'deploy']}
        value={position ? 'placed' : 'deploy'}
        options={choicesOf(words.setups)}
        onChange={(value) => editor.edit(withShipsPlaced(doc, value === 'placed'))}
      />
      {position && <StartFields editor={editor} doc={doc} position={position} />}
      {!position && <FleetFields doc={doc} onEdit={(next) => editor.edit(next)} />}
    </>
  );
}

/** How a battle with ships on the table starts: who begins, at which edge, and who still deploys (OG-4.10). */
function StartFields({ editor, doc, position }: DocProps & { readonly position: ScenarioPosition }) {
  return (
    <>
      <Choice
        label={words.begins}
        value={position.firstSide ?? 'A'}
        options={choicesOf(words.sideName)}
        onChange={(firstSide) => editor.edit(withStart(doc, { firstSide }))}
      />
      <Choice
        label={words.edgeA}
        value={position.edges?.A ?? 'south'}
        options={choicesOf(words.edges)}
        onChange={(A) => editor.edit(withStart(doc, { edges: { A } }))}
      />
      <Choice
        label={words.deploys}
        hint={position.deploying && words.deploysHint}
        value={position.deploying ?? 'none'}
        options={choicesOf({ none: words.noSide, ...words.sideName })}
        onChange={(side) => editor.edit(withStart(doc, { deploying: side === 'none' ? undefined : side }))}
      />
    </>
  );
}

/** What the ships of a side cost, those that are placed. */
const costOf = (doc: Scenario, side: 'a' | 'b'): number =>
  fleetCost(
    unitsOf(doc)
      .filter(({ id, captain }) => (captain ?? id).startsWith(side))
      .map(({ type }) => ({ type })),
  );

/** Points, rounds, and the tables. */
function SizeFields({ editor, doc }: DocProps) {
  const options = shownOptions(doc);
  const set = (change: { readonly [name: string]: unknown }) =>
    editor.edit(withOptions(doc, change), Object.keys(change)[0]);
  return (
    <>
      <Slider label={words.points} value={options.points} min={12} max={96} onInput={(points) => set({ points })} />
      {doc.position && <p class="small quiet">{words.pointsNow(costOf(doc, 'a'), costOf(doc, 'b'))}</p>}
      <Slider label={words.rounds} value={options.rounds} min={1} max={12} onInput={(rounds) => set({ rounds })} />
      <Slider
        label={words.tables}
        value={doc.options.layout.length}
        min={1}
        max={4}
        onInput={(count) => editor.edit(withTables(doc, count), 'tables')}
      />
      <Select
        label={words.width}
        value={String(options.tableWidth)}
        options={WIDTHS.map((width) => ({ value: String(width), label: words.widthOf(width / 1000) }))}
        onChange={(width) => set({ tableWidth: Number(width) })}
      />
    </>
  );
}

/** What is folded away until it is wanted: the rules, the moment, the puzzle. */
function FoldedFields({ editor, doc, faults }: DocProps & Pick<EditorState, 'faults'>) {
  const { position } = doc;
  const parts = { doc, faults, edit: (next: Scenario, field: string) => editor.edit(next, field) };
  return (
    <>
      <details class="more">
        <summary>{words.rules}</summary>
        <div class="stack more-body">
          <RulesFields {...parts} />
        </div>
      </details>
      {position && (
        <>
          <details class="more" open={position.windows !== undefined || position.activation !== undefined}>
            <summary>{words.moment}</summary>
            <div class="stack more-body">
              <MomentFields {...parts} />
            </div>
          </details>
          {!doc.puzzle && (
            <details class="more">
              <summary>{words.puzzle}</summary>
              <div class="stack more-body">
                <NoPuzzle {...parts} />
              </div>
            </details>
          )}
        </>
      )}
    </>
  );
}

/** The tags as they are typed; the last may be empty while it is. */
const tagsFrom = (text: string): Scenario['tags'] =>
  text
    .split(',')
    .map((tag) => tag.trimStart().slice(0, SCENARIO_LENGTHS.tag))
    .filter((tag, place, all) => tag !== '' || place === all.length - 1)
    .slice(0, SCENARIO_LENGTHS.tags);

const TagsField = ({ editor, doc }: DocProps) => (
  <TextInput
    label={words.tags}
    hint={words.tagsHint}
    value={doc.tags.join(', ')}
    onInput={(text) => editor.edit({ ...doc, tags: tagsFrom(text) }, 'tags')}
  />
);

/** How long the scenario takes, and how hard it is. */
const ShelfFields = ({ editor, doc }: DocProps) => (
  <div class="editor-pair">
    <NumberInput
      label={words.minutes}
      min={1}
      max={999}
      value={doc.minutes ?? Number.NaN}
      onInput={(value) => {
        const { minutes: _minutes, ...rest } = doc;
        editor.edit(
          Number.isInteger(value) && value > 0 && value < 1000 ? { ...rest, minutes: value } : rest,
          'minutes',
        );
      }}
    />
    <Select
      label={words.difficulty}
      value={doc.difficulty ?? 'none'}
      options={choicesOf(words.difficulties)}
      onChange={(value) => {
        const { difficulty: _difficulty, ...rest } = doc;
        editor.edit(value === 'none' ? rest : { ...rest, difficulty: value });
      }}
    />
  </div>
);
