import { UNITS } from '../../../../games/orions-gate/index.ts';
import type { Scenario, ScenarioFault, ScenarioPosition } from '../../../../games/orions-gate/scenario/index.ts';
import { Button, Choice, choicesOf, NumberInput, Refusal, Select, Toggle } from '../../../kit/index.ts';
import { editorText as words } from '../words/editor.ts';
import { lean, withStart, type Change } from './edit.ts';
import { faultsAt, inch, mils, orNone, shipChoices } from './field-parts.ts';
import { unitsOf } from './things.ts';

type Activation = NonNullable<ScenarioPosition['activation']>;

interface ActivationProps {
  readonly doc: Scenario;
  readonly faults: readonly ScenarioFault[];
  readonly edit: (next: Scenario, field: string) => void;
}

/** The activation that is under way when the battle begins, if one is. */
export function ActivationFields({ doc, faults, edit }: ActivationProps) {
  const { activation } = doc.position!;
  const write = (next: Activation | undefined, field: string) =>
    edit(withStart(doc, { activation: next }), `activation ${field}`);
  const unit = unitsOf(doc).find(({ id }) => id === activation?.unit);
  return (
    <>
      <Select
        label={words.underWay}
        value={activation?.unit ?? ''}
        faults={faultsAt(faults, 'position.activation')}
        options={orNone(words.noActivation, shipChoices(doc))}
        onChange={(id) =>
          write(id === '' ? undefined : { ...activation, unit: id, action: activation?.action ?? 'hold' }, 'unit')
        }
      />
      {activation && (
        <Doing
          activation={activation}
          slots={unit ? UNITS[unit.type].slots : 0}
          onChange={(change) => write(lean<Activation>({ ...activation, ...change }), Object.keys(change)[0]!)}
        />
      )}
      {activation && !unit && <Refusal reasons={faultsAt(faults, 'position.activation.unit')} />}
    </>
  );
}

interface DoingProps {
  readonly activation: Activation;
  readonly slots: number;
  readonly onChange: (change: Change<Activation>) => void;
}

/** What the unit has chosen and done so far. */
function Doing({ activation, slots, onChange }: DoingProps) {
  const { action, step = 'plan', moved = false, gunFired = false, used = [], allowance } = activation;
  const mark = (slot: number) => {
    const next = (used.includes(slot) ? used.filter((one) => one !== slot) : [...used, slot]).sort((a, b) => a - b);
    onChange({ used: next.length > 0 ? next : undefined });
  };
  return (
    <div class="stack editor-inset">
      <Select
        label={words.action}
        value={action}
        options={choicesOf(words.actions)}
        onChange={(value) => onChange({ action: value })}
      />
      <Choice
        label={words.step}
        value={step}
        options={choicesOf(words.steps)}
        onChange={(value) => onChange({ step: value === 'plan' ? undefined : value })}
      />
      <NumberInput
        label={words.allowance}
        hint={words.allowanceHint}
        unit={words.inch}
        min={0}
        max={288}
        step={0.5}
        value={allowance === undefined ? Number.NaN : inch(allowance)}
        onInput={(value) =>
          (Number.isNaN(value) || (value >= 0 && value <= 288)) &&
          onChange({ allowance: Number.isNaN(value) ? undefined : mils(value) })
        }
      />
      <Toggle label={words.moved} checked={moved} onChange={(on) => onChange({ moved: on || undefined })} />
      <Toggle label={words.gunFired} checked={gunFired} onChange={(on) => onChange({ gunFired: on || undefined })} />
      {slots > 0 && (
        <div class="field" role="group" aria-label={words.used}>
          <span class="field-label">{words.used}</span>
          <div class="row editor-used">
            {Array.from({ length: slots }, (_, index) => (
              <Button key={index} small pressed={used.includes(index + 1)} onClick={() => mark(index + 1)}>
                {index + 1}
              </Button>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
