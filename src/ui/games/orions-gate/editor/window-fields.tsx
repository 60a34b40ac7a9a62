import { deleteIcon } from '../../../../../assets/icons/interface.ts';
import {
  scenarioView,
  type Scenario,
  type ScenarioFault,
  type ScenarioPosition,
} from '../../../../games/orions-gate/scenario/index.ts';
import { Button, choicesOf, NumberInput, Refusal, Select } from '../../../kit/index.ts';
import { editorText as words } from '../words/editor.ts';
import { captainIds, withStart } from './edit.ts';
import { faultsAt, orNone, shipChoices } from './field-parts.ts';

type Window = NonNullable<ScenarioPosition['windows']>[number];

interface WindowProps {
  readonly doc: Scenario;
  readonly faults: readonly ScenarioFault[];
  readonly edit: (next: Scenario, field: string) => void;
}

/** A fresh window of a kind, to be filled in. */
function freshWindow(kind: Window['kind'], unit: string, gates: readonly string[]): Window {
  if (kind === 'warp') return { kind, unit, slot: 1, inches: 7 };
  if (kind === 'exit') return { kind, unit, enter: gates[0] ?? '', leave: gates[1] ?? '' };
  return kind === 'salvage' ? { kind, unit, slot: 1, lost: unit } : { kind, unit, slot: 1 };
}

/** All gates as choices, by name and id. */
const gateChoices = (doc: Scenario): ReturnType<typeof shipChoices> =>
  scenarioView(doc)
    .tables.flatMap(({ pieces }) => pieces)
    .filter(({ kind }) => kind === 'warpGate' || kind === 'wormhole')
    .map(({ id, name }) => ({ value: id, label: `${name} (${id})` }));

/**
 * Decisions that wait for a captain when the battle begins: where to warp, where to come out, where debris lies, what
 * to salvage.
 */
export function WindowFields({ doc, faults, edit }: WindowProps) {
  const { windows = [] } = doc.position!;
  const ships = shipChoices(doc);
  const gates = gateChoices(doc);
  const write = (next: readonly Window[], field: string) =>
    edit(withStart(doc, { windows: next.length > 0 ? [...next] : undefined }), `windows ${field}`);
  const add = (kind: Window['kind']) => {
    const ids = gates.map(({ value }) => value);
    write([...windows, freshWindow(kind, ships[0]!.value, ids)], 'add');
  };
  const remove = (index: number) =>
    write(
      windows.filter((_, place) => place !== index),
      'remove',
    );
  return (
    <>
      {windows.map((window, index) => (
        <fieldset key={index} class="stack editor-inset">
          <legend class="row">
            <span class="eyebrow">{words.windows[window.kind]}</span>
            <Button
              small
              variant="quiet"
              icon={deleteIcon}
              label={words.removeWindow(index + 1)}
              onClick={() => remove(index)}
            />
          </legend>
          <Refusal reasons={faultsAt(faults, `position.windows.${index}`)} />
          <OneWindow
            window={window}
            ships={ships}
            gates={gates}
            captains={captainIds(doc)}
            onChange={(next, field) =>
              write(
                windows.map((one, place) => (place === index ? next : one)),
                `${index} ${field}`,
              )
            }
          />
        </fieldset>
      ))}
      {ships.length > 0 && (
        <Select
          label={words.addWindow}
          hint={words.addWindowHint}
          value=""
          options={orNone(words.chooseKind, choicesOf(words.windows))}
          onChange={(kind) => kind !== '' && add(kind as Window['kind'])}
        />
      )}
    </>
  );
}

interface OneProps {
  readonly window: Window;
  readonly ships: ReturnType<typeof shipChoices>;
  readonly gates: ReturnType<typeof shipChoices>;
  readonly captains: readonly string[];
  readonly onChange: (next: Window, field: string) => void;
}

/** The fields of one window. */
function OneWindow({ window, ships, gates, captains, onChange }: OneProps) {
  const decides = (captain: string) => {
    const { captain: _captain, ...rest } = window;
    onChange(captain === '' ? rest : { ...rest, captain }, 'captain');
  };
  return (
    <>
      <Select
        label={words.windowUnit}
        value={window.unit}
        options={ships}
        onChange={(unit) => onChange({ ...window, unit }, 'unit')}
      />
      {window.kind !== 'exit' && (
        <NumberInput
          label={words.slot}
          min={1}
          max={6}
          value={window.slot}
          onInput={(slot) => Number.isInteger(slot) && slot >= 1 && slot <= 6 && onChange({ ...window, slot }, 'slot')}
        />
      )}
      {window.kind === 'warp' && (
        <NumberInput
          label={words.warpInches}
          unit={words.inch}
          min={2}
          max={12}
          value={window.inches}
          onInput={(inches) =>
            Number.isInteger(inches) && inches >= 2 && inches <= 12 && onChange({ ...window, inches }, 'inches')
          }
        />
      )}
      {window.kind === 'exit' && <ExitGates window={window} gates={gates} onChange={onChange} />}
      {window.kind === 'salvage' && (
        <Select
          label={words.lostShip}
          value={window.lost}
          options={ships}
          onChange={(lost) => onChange({ ...window, lost }, 'lost')}
        />
      )}
      <Select
        label={words.decides}
        value={window.captain ?? ''}
        options={orNone(
          words.itsCaptain,
          captains.map((value) => ({ value, label: value.toUpperCase() })),
        )}
        onChange={decides}
      />
    </>
  );
}

/** The gates of a ship that is on its way: where it went in, and where it comes out. */
const ExitGates = ({
  window,
  gates,
  onChange,
}: Pick<OneProps, 'gates' | 'onChange'> & { readonly window: Extract<Window, { kind: 'exit' }> }) => (
  <>
    <Select
      label={words.enters}
      value={window.enter}
      options={orNone(words.nothingYet, gates)}
      onChange={(enter) => onChange({ ...window, enter }, 'enter')}
    />
    <Select
      label={words.leaves}
      value={window.leave}
      options={orNone(words.nothingYet, gates)}
      onChange={(leave) => onChange({ ...window, leave }, 'leave')}
    />
  </>
);
