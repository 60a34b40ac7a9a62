import { fleetCost, MISSIONS } from '../../../../games/orions-gate/index.ts';
import { shownOptions, SCENARIO_LENGTHS, type Scenario } from '../../../../games/orions-gate/scenario/index.ts';
import { Choice, choicesOf, Field, NumberInput, Select, Slider, TextInput } from '../../../kit/index.ts';
import { editorText as words } from '../words/editor.ts';
import { scenariosText } from '../words/scenarios.ts';
import { withOptions, withShipsPlaced, withStart, withTables } from './edit.ts';
import { FleetFields } from './fleet-fields.tsx';
import { MomentFields } from './moment-fields.tsx';
import type { Editor } from './open-editor.ts';
import { PuzzleFields } from './puzzle-fields.tsx';
import { RulesFields } from './rules-fields.tsx';
import { docOf, type EditorState } from './state.ts';
import { unitsOf } from './things.ts';

const WIDTHS = Array.from({ length: 9 }, (_, k) => 48_000 + 12_000 * k);

/** Title, notes, mission, sizes and rules of the scenario. */
export function ScenarioPanel({ editor, state }: { readonly editor: Editor; readonly state: EditorState }) {
  const doc = docOf(state);
  const options = shownOptions(doc);
  const { position } = doc;
  const edit = (next: Scenario, field: string) => editor.edit(next, field);
  const parts = { doc, edit, faults: state.faults };
  const write = (change: Partial<Scenario>, about: string) => editor.edit({ ...doc, ...change }, about);
  const set = (change: { readonly [name: string]: unknown }) =>
    editor.edit(withOptions(doc, change), Object.keys(change)[0]!);
  const cost = (side: 'a' | 'b') =>
    fleetCost(
      unitsOf(doc)
        .filter(({ id, captain }) => (captain ?? id).startsWith(side))
        .map(({ type }) => ({ type })),
    );
  return (
    <div class="stack editor-scenario">
      <TextInput
        label={words.scenarioTitle}
        value={doc.title}
        maxLength={SCENARIO_LENGTHS.title}
        onInput={(title) => write({ title }, 'title')}
      />
      <Field label={words.notes} hint={words.notesHint}>
        {(ids) => (
          <textarea
            class="input editor-notes"
            rows={4}
            maxLength={SCENARIO_LENGTHS.notes}
            value={doc.notes}
            {...ids}
            onInput={(event) => write({ notes: event.currentTarget.value }, 'notes')}
          />
        )}
      </Field>
      <Select
        label={words.mission}
        value={position?.mission ?? String(options.mission)}
        options={[...MISSIONS, ...(position ? [] : ['random'])].map((value) => ({
          value,
          label: scenariosText.missions[value] ?? value,
        }))}
        onChange={(mission) =>
          edit(withOptions(position?.mission ? withStart(doc, { mission: undefined }) : doc, { mission }), 'mission')
        }
      />
      <Choice
        label={words.setup}
        hint={words.setupHint[position ? 'placed' : 'deploy']}
        value={position ? 'placed' : 'deploy'}
        options={choicesOf(words.setups)}
        onChange={(value) => editor.edit(withShipsPlaced(doc, value === 'placed'))}
      />
      {position && (
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
        </>
      )}
      {!position && <FleetFields doc={doc} onEdit={(next) => editor.edit(next)} />}
      <Slider label={words.points} value={options.points} min={12} max={96} onInput={(points) => set({ points })} />
      {position && <p class="small quiet">{words.pointsNow(cost('a'), cost('b'))}</p>}
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
          <details class="more">
            <summary>{words.puzzle}</summary>
            <div class="stack more-body">
              <PuzzleFields {...parts} />
            </div>
          </details>
        </>
      )}
      <TextInput
        label={words.tags}
        hint={words.tagsHint}
        value={doc.tags.join(', ')}
        onInput={(text) =>
          write(
            {
              tags: text
                .split(',')
                .map((tag) => tag.trimStart().slice(0, SCENARIO_LENGTHS.tag))
                .filter((tag, place, all) => tag !== '' || place === all.length - 1)
                .slice(0, SCENARIO_LENGTHS.tags),
            },
            'tags',
          )
        }
      />
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
    </div>
  );
}
