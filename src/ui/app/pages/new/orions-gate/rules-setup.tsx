import { Choice, choicesOf, NumberInput, Panel, Select, Slider, Toggle, type Reason } from '../../../../kit/index.ts';
import { optionsText as words } from '../../../../messages/options.ts';
import { MoreRules, Ruled } from '../shared/more-rules.tsx';
import { standardOptions, type RawOptions } from './draft.ts';

interface RulesSetupProps {
  readonly options: RawOptions;
  readonly seed: string;
  readonly faultsAt: (field: keyof RawOptions) => readonly Reason[];
  readonly onChange: (change: Partial<RawOptions>) => void;
  readonly onSeed: (seed: string) => void;
}

/** OG-26.2: what a ready-made set says; terrain seed and the like belong to the table, not to the set. */
const SET_KEYS = ['points', 'rounds', 'stackPassives', 'tableWidth', 'baseSet', 'terrainMinimum', 'activationOrder', 'componentsAfterCruiseRam', 'cruisePivot', 'theme'] as const;

type ReadySet = 'standard' | 'core';

function setOf(set: ReadySet): Partial<RawOptions> {
  const standard = standardOptions('');
  const values = Object.fromEntries(SET_KEYS.map((key) => [key, standard[key]])) as Partial<RawOptions>;
  return set === 'core' ? { ...values, tableWidth: 48_000 } : values;
}

const isSet = (options: RawOptions, set: ReadySet): boolean => {
  const wanted = setOf(set);
  return SET_KEYS.every((key) => options[key] === wanted[key]);
};

/** The options of chapter 26 that this scope plays. */
export function RulesSetup({ options, seed, faultsAt, onChange, onSeed }: RulesSetupProps) {
  const set = isSet(options, 'standard') ? 'standard' : isSet(options, 'core') ? 'core' : 'own';
  const wholeMils = (value: number): number => Math.round(value * 1000);
  return (
    <Panel title={words.rules}>
      <Choice<ReadySet | 'own'>
        label={words.sets}
        value={set}
        options={[
          { value: 'standard', label: words.setNames.standard },
          { value: 'core', label: words.setNames.core },
          ...(set === 'own' ? [{ value: 'own' as const, label: words.setNames.own }] : []),
        ]}
        onChange={(name) => name !== 'own' && onChange(setOf(name))}
      />
      <Slider label={words.points} value={options.points} min={12} max={96} show={words.pointsShow} onInput={(points) => onChange({ points })} />
      <Slider label={words.rounds} value={options.rounds} min={1} max={12} onInput={(rounds) => onChange({ rounds })} />
      <MoreRules seed={seed} onSeed={onSeed}>
        <Select label={<Ruled rule="OG-2.4">{words.baseSet}</Ruled>} value={options.baseSet} options={choicesOf(words.baseSets)} onChange={(baseSet) => onChange({ baseSet })} />
        {options.baseSet === 'custom' && (
          <div class="setup-grid">
            {(Object.keys(words.bases) as (keyof typeof words.bases)[]).map((key) => (
              <NumberInput key={key} label={words.bases[key]} unit={words.inch} min={0.5} max={4} step={0.05} value={options[key] / 1000} faults={faultsAt(key)} onInput={(value) => onChange({ [key]: wholeMils(value) })} />
            ))}
          </div>
        )}
        <Slider label={<Ruled rule="OG-4.4">{words.terrainMinimum}</Ruled>} value={options.terrainMinimum} min={0} max={40} onInput={(terrainMinimum) => onChange({ terrainMinimum })} />
        <Select label={<Ruled rule="OG-5.6">{words.activationOrder}</Ruled>} value={options.activationOrder} options={choicesOf(words.orders)} onChange={(activationOrder) => onChange({ activationOrder })} />
        <Choice label={<Ruled rule="OG-6.7">{words.cruisePivot}</Ruled>} value={String(options.cruisePivot)} options={choicesOf<string>(words.pivots)} onChange={(value) => onChange({ cruisePivot: value === '4500' ? 4500 : 9000 })} />
        <Toggle label={<Ruled rule="OG-9.6">{words.componentsAfterCruiseRam}</Ruled>} checked={options.componentsAfterCruiseRam} onChange={(componentsAfterCruiseRam) => onChange({ componentsAfterCruiseRam })} />
        <Toggle label={<Ruled rule="OG-1.10">{words.stackPassives}</Ruled>} hint={words.stackPassivesHint} checked={options.stackPassives} onChange={(stackPassives) => onChange({ stackPassives })} />
        <Select label={<Ruled rule="OG-1.11">{words.theme}</Ruled>} hint={words.themeHint} value={options.theme} options={choicesOf(words.themes)} onChange={(theme) => onChange({ theme })} />
      </MoreRules>
    </Panel>
  );
}
