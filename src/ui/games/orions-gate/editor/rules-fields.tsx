import { shownOptions, type Scenario, type ScenarioFault } from '../../../../games/orions-gate/scenario/index.ts';
import { Choice, choicesOf, NumberInput, Select, Slider, Toggle } from '../../../kit/index.ts';
import { battleSetup } from '../words/battle-setup.ts';
import { editorText as words } from '../words/editor.ts';
import { optionsText } from '../words/options.ts';
import { advancedText } from '../words/components.ts';
import { withOptions } from './edit.ts';
import { faultsAt, inch, mils } from './field-parts.ts';

interface RulesProps {
  readonly doc: Scenario;
  readonly faults: readonly ScenarioFault[];
  readonly edit: (next: Scenario, field: string) => void;
}

const TOGGLES = Object.keys(words.toggles) as (keyof typeof words.toggles)[];
const BASES = ['baseScouts', 'baseFighters', 'baseDestroyers', 'baseBattleships'] as const;

/** Every option of chapter 26 that is not about the table itself. */
export function RulesFields({ doc, faults, edit }: RulesProps) {
  const options = shownOptions(doc);
  const set: SetOptions = (change) => edit(withOptions(doc, change), Object.keys(change)[0]!);
  return (
    <>
      <CaptainsFields doc={doc} set={set} />
      <Slider
        label={words.minimum}
        value={options.terrainMinimum}
        min={0}
        max={40}
        onInput={(terrainMinimum) => set({ terrainMinimum })}
      />
      <BaseFields doc={doc} faults={faults} set={set} />
      <BattleFields doc={doc} set={set} />
      <Select
        label={words.theme}
        value={options.theme}
        options={choicesOf(words.themes)}
        onChange={(theme) => set({ theme })}
      />
      {TOGGLES.map((key) => (
        <Toggle
          key={key}
          label={words.toggles[key]}
          checked={options[key] === true}
          onChange={(on) => set({ [key]: on })}
        />
      ))}
      <Slider
        label={advancedText.options.deflectorLimit}
        value={options.deflectorLimit ?? 0}
        min={0}
        max={6}
        show={advancedText.limitShow}
        onInput={(limit) => set({ deflectorLimit: limit || undefined })}
      />
    </>
  );
}

type SetOptions = (change: { readonly [name: string]: unknown }) => void;
interface OptionsProps extends Pick<RulesProps, 'doc'> {
  readonly set: SetOptions;
}

/** How many captains a side has, and how they share its points. */
function CaptainsFields({ doc, set }: OptionsProps) {
  const options = shownOptions(doc);
  const several = options.playersA + options.playersB > 2;
  return (
    <>
      <Slider
        label={words.captainsA}
        value={options.playersA}
        min={1}
        max={4}
        onInput={(playersA) => set({ playersA })}
      />
      <Slider
        label={words.captainsB}
        value={options.playersB}
        min={1}
        max={4}
        onInput={(playersB) => set({ playersB })}
      />
      {several && !doc.position && (
        <Choice
          label={words.split}
          value={options.pointSplit ?? 'even'}
          options={choicesOf(battleSetup.splits)}
          onChange={(pointSplit) => set({ pointSplit })}
        />
      )}
    </>
  );
}

/** The sizes of the bases: a ready-made set, or each of its own. */
function BaseFields({ doc, faults, set }: OptionsProps & Pick<RulesProps, 'faults'>) {
  const options = shownOptions(doc);
  return (
    <>
      <Select
        label={words.baseSet}
        value={options.baseSet}
        options={choicesOf(optionsText.baseSets)}
        onChange={(baseSet) => set({ baseSet, ...sizes(baseSet === 'custom' ? options : {}) })}
      />
      {options.baseSet === 'custom' && (
        <div class="editor-pair">
          {BASES.map((base) => (
            <NumberInput
              key={base}
              label={optionsText.bases[base]}
              unit={words.inch}
              min={0.5}
              max={4}
              step={0.05}
              value={sizeOf(doc, base) ?? inch(options[base])}
              faults={faultsAt(faults, `options.${base}`)}
              onInput={(size) => set({ [base]: Number.isNaN(size) ? 0 : mils(size) })}
            />
          ))}
        </div>
      )}
    </>
  );
}

/** How a round goes: who acts when, how a ship cruises, when a station is checked. */
function BattleFields({ doc, set }: OptionsProps) {
  const options = shownOptions(doc);
  return (
    <>
      <Select
        label={optionsText.activationOrder}
        value={options.activationOrder}
        options={choicesOf(optionsText.orders)}
        onChange={(activationOrder) => set({ activationOrder })}
      />
      <Choice
        label={optionsText.cruisePivot}
        value={`${options.cruisePivot}`}
        options={choicesOf<string>(optionsText.pivots)}
        onChange={(pivot) => set({ cruisePivot: Number(pivot) })}
      />
      {options.mission === 'stationAssault' && (
        <Choice
          label={battleSetup.stationCheck}
          value={options.stationCheck ?? 'endOfRound'}
          options={choicesOf(battleSetup.stationChecks)}
          onChange={(stationCheck) => set({ stationCheck })}
        />
      )}
    </>
  );
}

/** The size of a base as it is written, which the rules may refuse, in inches. */
function sizeOf({ options }: Scenario, base: (typeof BASES)[number]): number | null {
  const given = options[base];
  return typeof given === 'number' ? inch(given) : null;
}

/** The sizes of the bases as options; those of a ready-made set are not written down. */
const sizes = (from: { readonly [base in (typeof BASES)[number]]?: number }): {
  readonly [base: string]: number | undefined;
} => Object.fromEntries(BASES.map((base) => [base, from[base]]));
