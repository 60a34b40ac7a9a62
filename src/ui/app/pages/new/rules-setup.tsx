import { Choice, NumberInput, Panel, RuleLink, Select, Slider, TextInput, Toggle, type Reason } from '../../../kit/index.ts';
import { optionsText as words } from '../../../messages/options.ts';
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
  const choices = <K extends string | number>(labels: { readonly [key in K]: string }) => Object.entries<string>(labels).map(([value, label]) => ({ value, label }));
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
      <details class="more">
        <summary>{words.more}</summary>
        <div class="stack more-body">
          <Select label={<>{words.baseSet} <RuleLink id="OG-2.4" /></>} value={options.baseSet} options={choices(words.baseSets) as { value: RawOptions['baseSet']; label: string }[]} onChange={(baseSet) => onChange({ baseSet })} />
          {options.baseSet === 'custom' && (
            <div class="setup-grid">
              {(Object.keys(words.bases) as (keyof typeof words.bases)[]).map((key) => (
                <NumberInput key={key} label={words.bases[key]} unit={words.inch} min={0.5} max={4} step={0.05} value={options[key] / 1000} faults={faultsAt(key)} onInput={(value) => onChange({ [key]: wholeMils(value) })} />
              ))}
            </div>
          )}
          <Slider label={<>{words.terrainMinimum} <RuleLink id="OG-4.4" /></>} value={options.terrainMinimum} min={0} max={40} onInput={(terrainMinimum) => onChange({ terrainMinimum })} />
          <Select label={<>{words.activationOrder} <RuleLink id="OG-5.6" /></>} value={options.activationOrder} options={choices(words.orders) as { value: RawOptions['activationOrder']; label: string }[]} onChange={(activationOrder) => onChange({ activationOrder })} />
          <Choice label={<>{words.cruisePivot} <RuleLink id="OG-6.7" /></>} value={String(options.cruisePivot)} options={choices(words.pivots)} onChange={(value) => onChange({ cruisePivot: value === '4500' ? 4500 : 9000 })} />
          <Toggle label={<>{words.componentsAfterCruiseRam} <RuleLink id="OG-9.6" /></>} checked={options.componentsAfterCruiseRam} onChange={(componentsAfterCruiseRam) => onChange({ componentsAfterCruiseRam })} />
          <Toggle label={<>{words.stackPassives} <RuleLink id="OG-1.10" /></>} hint={words.stackPassivesHint} checked={options.stackPassives} onChange={(stackPassives) => onChange({ stackPassives })} />
          <Select label={<>{words.theme} <RuleLink id="OG-1.11" /></>} hint={words.themeHint} value={options.theme} options={choices(words.themes) as { value: RawOptions['theme']; label: string }[]} onChange={(theme) => onChange({ theme })} />
          <TextInput label={words.gameSeed} hint={words.gameSeedHint} value={seed} maxLength={40} onInput={onSeed} />
        </div>
      </details>
    </Panel>
  );
}
