import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { Refusal, type Reason } from './refusal.tsx';
import './field.css';

interface FieldProps {
  readonly label: ComponentChildren;
  readonly hint?: ComponentChildren;
  /** Faults of the value, shown at the field. */
  readonly faults?: readonly Reason[];
  /** Gets the ids to put on the control. */
  readonly children: (ids: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
  }) => ComponentChildren;
}

/** A labelled control with a hint and its faults. */
export function Field({ label, hint, faults = [], children }: FieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, faults.length > 0 && `${id}-fault`].filter(Boolean).join(' ');
  return (
    <div class="field">
      <label class="field-label" for={id}>
        {label}
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': faults.length > 0 || undefined })}
      {hint && (
        <p class="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {faults.length > 0 && (
        <div id={`${id}-fault`}>
          <Refusal reasons={faults} />
        </div>
      )}
    </div>
  );
}

interface TextInputProps {
  readonly label: ComponentChildren;
  readonly value: string;
  readonly onInput: (value: string) => void;
  readonly hint?: ComponentChildren;
  readonly faults?: readonly Reason[];
  readonly maxLength?: number;
  readonly placeholder?: string;
  readonly type?: 'text' | 'search';
  readonly suffix?: ComponentChildren;
}

/** One line of text. */
export function TextInput({ value, onInput, maxLength, placeholder, type = 'text', suffix, ...field }: TextInputProps) {
  return (
    <Field {...field}>
      {(ids) => (
        <div class="field-line">
          <input
            class="input"
            type={type}
            value={value}
            maxLength={maxLength}
            placeholder={placeholder}
            spellcheck={false}
            autocomplete="off"
            {...ids}
            onInput={(event) => onInput(event.currentTarget.value)}
          />
          {suffix}
        </div>
      )}
    </Field>
  );
}

interface NumberInputProps {
  readonly label: ComponentChildren;
  readonly value: number;
  readonly onInput: (value: number) => void;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly unit?: string;
  readonly hint?: ComponentChildren;
  readonly faults?: readonly Reason[];
}

/** A number with its unit. Whatever is typed is handed on; the owner says what is wrong with it. */
export function NumberInput({ value, onInput, min, max, step = 1, unit, ...field }: NumberInputProps) {
  return (
    <Field {...field}>
      {(ids) => (
        <div class="field-line">
          <input
            class="input input-number figure"
            type="number"
            value={Number.isNaN(value) ? '' : value}
            min={min}
            max={max}
            step={step}
            inputMode="decimal"
            {...ids}
            onInput={(event) => onInput(event.currentTarget.valueAsNumber)}
          />
          {unit && <span class="field-unit">{unit}</span>}
        </div>
      )}
    </Field>
  );
}

interface SelectProps<T extends string> {
  readonly label: ComponentChildren;
  readonly value: T;
  /** Neighbours of the same `group` stand under its name. */
  readonly options: readonly SelectOption<T>[];
  readonly onChange: (value: T) => void;
  readonly hint?: ComponentChildren;
  readonly faults?: readonly Reason[];
}

/** Values with their words, as choices. */
export const choicesOf = <T extends string>(labels: { readonly [key in T]: string }): readonly {
  readonly value: T;
  readonly label: string;
}[] => (Object.keys(labels) as T[]).map((value) => ({ value, label: labels[value] }));

interface SelectOption<T extends string> {
  readonly value: T;
  readonly label: string;
  readonly disabled?: boolean;
  readonly group?: string;
}

const optionOf = <T extends string>(option: SelectOption<T>) => (
  <option key={option.value} value={option.value} disabled={option.disabled ?? false}>
    {option.label}
  </option>
);

/** One of several, folded. */
export function Select<T extends string>({ value, options, onChange, ...field }: SelectProps<T>) {
  return (
    <Field {...field}>
      {(ids) => (
        <select
          class="input select"
          value={value}
          {...ids}
          onChange={(event) => onChange(event.currentTarget.value as T)}
        >
          {[...new Set(options.map(({ group }) => group))].map((group) => {
            const members = options.filter((option) => option.group === group).map(optionOf);
            return group === undefined ? (
              members
            ) : (
              <optgroup key={group} label={group}>
                {members}
              </optgroup>
            );
          })}
        </select>
      )}
    </Field>
  );
}

interface SliderProps {
  readonly label: ComponentChildren;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  /** The value in words, shown beside the label and read out. */
  readonly show?: (value: number) => string;
  readonly onInput: (value: number) => void;
  readonly hint?: ComponentChildren;
}

/** A value on a scale. */
export function Slider({ label, value, min, max, step = 1, show = String, onInput, hint }: SliderProps) {
  const part = `${((value - min) / (max - min)) * 100}%`;
  return (
    <Field
      label={
        <>
          {label} <output class="figure field-value">{show(value)}</output>
        </>
      }
      hint={hint}
    >
      {(ids) => (
        <input
          class="slider"
          type="range"
          {...{ min, max, step, value }}
          {...ids}
          aria-valuetext={show(value)}
          style={{ '--part': part }}
          onInput={(event) => onInput(event.currentTarget.valueAsNumber)}
        />
      )}
    </Field>
  );
}

interface ToggleProps {
  readonly label: ComponentChildren;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly hint?: ComponentChildren;
}

/** On or off. */
export function Toggle({ label, checked, onChange, hint }: ToggleProps) {
  const id = useId();
  return (
    <div class="toggle">
      <input
        id={id}
        class="toggle-box"
        type="checkbox"
        role="switch"
        checked={checked}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <label for={id}>{label}</label>
      {hint && (
        <p class="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

interface ChoiceProps<T extends string> {
  readonly label: ComponentChildren;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly label: ComponentChildren; readonly hint?: string }[];
  readonly onChange: (value: T) => void;
  readonly hint?: ComponentChildren;
}

/** One of a few, all in sight. */
export function Choice<T extends string>({ label, value, options, onChange, hint }: ChoiceProps<T>) {
  const name = useId();
  return (
    <fieldset class="field">
      <legend class="field-label">{label}</legend>
      <div class="choice">
        {options.map((option) => (
          <label key={option.value} class="choice-one" title={option.hint}>
            <input
              class="unseen"
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {hint && <p class="field-hint">{hint}</p>}
    </fieldset>
  );
}
