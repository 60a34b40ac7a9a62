import { Slider, Toggle } from '../../../kit/index.ts';
import { advancedText as words } from '../words/components.ts';
import { Ruled } from '../../../match/setup/more-rules.tsx';
import type { RawOptions } from './raw-options.ts';

/** Switches in the order in which people learn the rules behind them. */
export const SWITCHES = [
  ['advancedComponents', 'OG-3.8'],
  ['firingArcs', 'OG-12.1'],
  ['debris', 'OG-12.4'],
  ['boarding', 'OG-13.1'],
  ['captureScores', 'OG-13.8'],
  ['repairSelf', 'OG-9.37'],
] as const;

interface AdvancedRulesProps {
  readonly options: RawOptions;
  readonly onChange: (change: Partial<RawOptions>) => void;
}

/** The rules of chapters 9 (advanced), 12 and 13: components, arcs, debris, boarding. */
export function AdvancedRules({ options, onChange }: AdvancedRulesProps) {
  return (
    <fieldset class="advanced-rules">
      <legend class="eyebrow">{words.rules}</legend>
      {SWITCHES.map(([key, rule]) => (
        <Toggle
          key={key}
          label={<Ruled rule={rule}>{words.options[key]}</Ruled>}
          hint={words.optionHints[key]}
          checked={options[key]}
          onChange={(on) => onChange({ [key]: on })}
        />
      ))}
      <Slider
        label={<Ruled rule="OG-9.34">{words.options.deflectorLimit}</Ruled>}
        value={options.deflectorLimit}
        min={0}
        max={6}
        show={words.limitShow}
        onInput={(deflectorLimit) => onChange({ deflectorLimit })}
      />
    </fieldset>
  );
}
