import { UNIT_TYPES, UNITS } from '../../../../games/orions-gate/index.ts';
import type { Scenario, ScenarioFault } from '../../../../games/orions-gate/scenario/index.ts';
import { choicesOf, NumberInput, Select, Toggle } from '../../../kit/index.ts';
import { editorText as words } from '../words/editor.ts';
import { ActivationFields } from './activation-fields.tsx';
import { captainIds, withStart } from './edit.ts';
import { faultsAt, orNone } from './field-parts.ts';
import { WindowFields } from './window-fields.tsx';

interface MomentProps {
  readonly doc: Scenario;
  readonly faults: readonly ScenarioFault[];
  readonly edit: (next: Scenario, field: string) => void;
}

const PHASES = UNIT_TYPES.map((value) => ({ value, label: UNITS[value].name }));

/** How far the battle is when it begins: round, phase, whose turn, who has conceded, what is under way. */
export function MomentFields(props: MomentProps) {
  const { doc, faults, edit } = props;
  const { round = 1, phase, turn, lastActivatedBy, conceded = [] } = doc.position!;
  const set = (change: Parameters<typeof withStart>[1]) => edit(withStart(doc, change), Object.keys(change)[0]!);
  const at = (field: string) => faultsAt(faults, `position.${field}`);
  const sides = choicesOf(words.sideName);
  return (
    <>
      <NumberInput
        label={words.round}
        min={1}
        max={12}
        value={round}
        faults={at('round')}
        onInput={(value) =>
          Number.isInteger(value) && value >= 1 && value <= 12 && set({ round: value === 1 ? undefined : value })
        }
      />
      <Select
        label={words.phase}
        value={phase ?? ''}
        faults={at('phase')}
        options={orNone(words.byRules, PHASES)}
        onChange={(value) => set({ phase: PHASES.find((one) => one.value === value)?.value })}
      />
      <Select
        label={words.turnOf}
        value={turn ?? ''}
        options={orNone(words.byRules, sides)}
        onChange={(value) => set({ turn: value === '' ? undefined : (value as 'A' | 'B') })}
      />
      <Select
        label={words.lastActed}
        value={lastActivatedBy ?? ''}
        options={orNone(words.nobodyYet, sides)}
        onChange={(value) => set({ lastActivatedBy: value === '' ? undefined : (value as 'A' | 'B') })}
      />
      {captainIds(doc).map((captain) => (
        <Toggle
          key={captain}
          label={words.conceded(captain.toUpperCase())}
          checked={conceded.includes(captain)}
          onChange={(on) => {
            const gone = captainIds(doc).filter((one) => (one === captain ? on : conceded.includes(one)));
            set({ conceded: gone.length > 0 ? gone : undefined });
          }}
        />
      ))}
      <ActivationFields {...props} />
      <WindowFields {...props} />
    </>
  );
}
