import { COMPONENT_ICONS } from '../../../../../assets/icons/components.ts';
import { COMPONENT_KINDS, componentData, type ComponentKind } from '../../../../games/orions-gate/index.ts';
import { announce, Button, Dialog, Icon, Refusal, sentenceOf, type Reason } from '../../../kit/index.ts';
import { inches } from '../../../kit/words/text.ts';
import { fleetText as words } from '../words/fleet.ts';
import type { Changed } from './unit-figures.ts';
import { advancedText } from '../words/components.ts';

interface PickerProps {
  readonly title: string;
  readonly current: ComponentKind | null;
  /** What a kind would change of the ship; absent where that is not shown. */
  readonly changes?: ((kind: ComponentKind) => readonly Changed[]) | undefined;
  readonly refusedBecause: (kind: ComponentKind) => readonly Reason[];
  readonly onPick: (kind: ComponentKind | null) => void;
  readonly onClose: () => void;
}

function Numbers({ kind }: { readonly kind: ComponentKind }) {
  const { use, range, accuracy, strength } = componentData(kind);
  return (
    <span class="part-numbers figure">
      <span>{words.uses[use]}</span>
      {range !== null && (
        <span>
          <abbr title={words.range}>R</abbr> {inches(range)}
        </span>
      )}
      {accuracy !== null && (
        <span>
          <abbr title={words.accuracy}>A</abbr> {accuracy}
        </span>
      )}
      {strength !== null && (
        <span>
          <abbr title={words.strength}>S</abbr> {strength}
        </span>
      )}
    </span>
  );
}

interface KindProps extends Pick<PickerProps, 'current' | 'changes'> {
  readonly kind: ComponentKind;
  readonly onPick: () => void;
}

/** A component that can be fitted. */
function Kind({ kind, current, changes, onPick }: KindProps) {
  const icon = COMPONENT_ICONS[kind];
  return (
    <li>
      <button
        type="button"
        class="part"
        aria-pressed={kind === current}
        data-focus-first={kind === (current ?? 'ablativeArmor') || undefined}
        onClick={onPick}
      >
        {icon && <Icon of={icon} size={30} />}
        <span class="part-text">
          <strong>{componentData(kind).name}</strong>
          <Numbers kind={kind} />
          <span class="small second">{words.does[kind]}</span>
          {changes?.(kind).map(({ name, before, after }) => (
            <span key={name} class="small figure part-change">
              {words.changes(name, before, after)}
            </span>
          ))}
        </span>
      </button>
    </li>
  );
}

interface RefusedProps {
  readonly refused: readonly { readonly kind: ComponentKind; readonly refused: readonly Reason[] }[];
}

/** The components that cannot be fitted here, each with the reason. */
const NotHere = ({ refused }: RefusedProps) => (
  <details class="more">
    <summary>{words.notHere(refused.length)}</summary>
    <ul class="parts parts-refused">
      {refused.map(({ kind, refused: reasons }) => (
        <li key={kind} class="part part-refused">
          <span class="part-text">
            <button
              type="button"
              class="part-no"
              aria-disabled="true"
              onClick={() => announce(sentenceOf(reasons), true)}
            >
              {componentData(kind).name}
            </button>
            <Refusal reasons={reasons} />
          </span>
        </li>
      ))}
    </ul>
  </details>
);

/** All components with their numbers; those the rules forbid here say why. */
export function ComponentPicker({ title, current, changes, refusedBecause, onPick, onClose }: PickerProps) {
  const all = COMPONENT_KINDS.map((kind) => ({ kind, refused: refusedBecause(kind) }));
  const refused = all.filter((one) => one.refused.length > 0);
  const sets = (['basic', 'advanced'] as const)
    .map((set) => ({
      set,
      kinds: all
        .filter((one) => one.refused.length === 0 && componentData(one.kind).set === set)
        .map(({ kind }) => kind),
    }))
    .filter(({ kinds }) => kinds.length > 0);
  return (
    <Dialog
      title={title}
      shape="wide"
      onClose={onClose}
      actions={
        current ? (
          <Button variant="quiet" onClick={() => onPick(null)}>
            {words.none}
          </Button>
        ) : undefined
      }
    >
      {sets.map(({ set, kinds }) => (
        <section key={set} class="stack part-set">
          {sets.length > 1 && (
            <h3 class="eyebrow">{set === 'basic' ? advancedText.basicKinds : advancedText.advancedKinds}</h3>
          )}
          <ul class="parts">
            {kinds.map((kind) => (
              <Kind key={kind} kind={kind} current={current} changes={changes} onPick={() => onPick(kind)} />
            ))}
          </ul>
        </section>
      ))}
      {refused.length > 0 && <NotHere refused={refused} />}
    </Dialog>
  );
}
