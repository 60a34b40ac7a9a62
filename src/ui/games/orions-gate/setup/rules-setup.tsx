import { Choice, choicesOf, NumberInput, Panel, Select, Slider, Toggle, type Reason } from '../../../kit/index.ts';
import { battleSetup } from '../words/battle-setup.ts';
import { list } from '../../../kit/words/text.ts';
import { optionsText as words } from '../words/options.ts';
import { advancedText } from '../words/components.ts';
import { MoreRules, Ruled } from '../../../match/setup/more-rules.tsx';
import { AdvancedRules, SWITCHES } from './advanced-rules.tsx';
import type { RawOptions } from './raw-options.ts';

interface RulesSetupProps {
  readonly options: RawOptions;
  readonly seed: string;
  readonly faultsAt: (field: keyof RawOptions) => readonly Reason[];
  readonly onChange: (change: Partial<RawOptions>) => void;
  readonly onSeed: (seed: string) => void;
}

/** The rules of chapter 26 that few change, and in a line which of the advanced ones are played. */
export function RulesSetup({ options, seed, faultsAt, onChange, onSeed }: RulesSetupProps) {
  const inForce = SWITCHES.filter(([key]) => options[key]).map(([key]) => advancedText.options[key].toLowerCase());
  return (
    <Panel title={words.rules}>
      <p class="small second">{inForce.length > 0 ? battleSetup.inForce(list(inForce)) : battleSetup.noneInForce}</p>
      <MoreRules seed={seed} onSeed={onSeed}>
        <AdvancedRules options={options} onChange={onChange} />
        <Bases options={options} faultsAt={faultsAt} onChange={onChange} />
        <Slider
          label={<Ruled rule="OG-4.4">{words.terrainMinimum}</Ruled>}
          value={options.terrainMinimum}
          min={0}
          max={40}
          onInput={(terrainMinimum) => onChange({ terrainMinimum })}
        />
        <Select
          label={<Ruled rule="OG-5.6">{words.activationOrder}</Ruled>}
          value={options.activationOrder}
          options={choicesOf(words.orders)}
          onChange={(activationOrder) => onChange({ activationOrder })}
        />
        <Choice
          label={<Ruled rule="OG-6.7">{words.cruisePivot}</Ruled>}
          value={String(options.cruisePivot)}
          options={choicesOf<string>(words.pivots)}
          onChange={(value) => onChange({ cruisePivot: value === '4500' ? 4500 : 9000 })}
        />
        <Toggle
          label={<Ruled rule="OG-9.6">{words.componentsAfterCruiseRam}</Ruled>}
          checked={options.componentsAfterCruiseRam}
          onChange={(componentsAfterCruiseRam) => onChange({ componentsAfterCruiseRam })}
        />
        <Toggle
          label={<Ruled rule="OG-1.10">{words.stackPassives}</Ruled>}
          hint={words.stackPassivesHint}
          checked={options.stackPassives}
          onChange={(stackPassives) => onChange({ stackPassives })}
        />
        <Select
          label={<Ruled rule="OG-1.11">{words.theme}</Ruled>}
          hint={words.themeHint}
          value={options.theme}
          options={choicesOf(words.themes)}
          onChange={(theme) => onChange({ theme })}
        />
      </MoreRules>
    </Panel>
  );
}

/** The sizes of the bases: a ready-made set, or each of its own. */
function Bases({ options, faultsAt, onChange }: Pick<RulesSetupProps, 'options' | 'faultsAt' | 'onChange'>) {
  const wholeMils = (value: number): number => Math.round(value * 1000);
  return (
    <>
      <Select
        label={<Ruled rule="OG-2.4">{words.baseSet}</Ruled>}
        value={options.baseSet}
        options={choicesOf(words.baseSets)}
        onChange={(baseSet) => onChange({ baseSet })}
      />
      {options.baseSet === 'custom' && (
        <div class="setup-grid">
          {(Object.keys(words.bases) as (keyof typeof words.bases)[]).map((key) => (
            <NumberInput
              key={key}
              label={words.bases[key]}
              unit={words.inch}
              min={0.5}
              max={4}
              step={0.05}
              value={options[key] / 1000}
              faults={faultsAt(key)}
              onInput={(value) => onChange({ [key]: wholeMils(value) })}
            />
          ))}
        </div>
      )}
    </>
  );
}
