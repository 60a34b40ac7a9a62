import { headingFrom, UNIT_TYPES, UNITS } from '../../../../games/orions-gate/index.ts';
import { Button, choicesOf, NumberInput, Select, TextInput, Toggle } from '../../../kit/index.ts';
import { editorText as words } from '../words/editor.ts';
import { captainIds, changeUnit, recaptain, retype } from './edit.ts';
import { faultsAt, orNone, type FieldsProps } from './field-parts.ts';
import { Turning } from './piece-fields.tsx';
import { SlotFields } from './slot-fields.tsx';
import { unitsOf, type PlacedUnit } from './things.ts';

type UnitChange = Parameters<typeof changeUnit>[2];
type ChangeUnit = (part: UnitChange, field: string) => void;

/** Everything a unit can be: type, captain, heading, where it is in its life, what it carries. */
export function UnitFields(props: FieldsProps & { readonly unit: PlacedUnit }) {
  const { editor, doc, unit, faults, edit } = props;
  const { id, type, pose } = unit;
  const captains = captainIds(doc).map((value) => ({ value, label: value.toUpperCase() }));
  const own = id.slice(0, 2);
  const place = `position.units.${unitsOf(doc).findIndex((one) => one.id === id)}`;
  const change = (part: UnitChange, field: string) => edit(changeUnit(doc, id, part), field);
  return (
    <>
      <TextInput
        label={words.name}
        value={unit.name ?? ''}
        maxLength={24}
        placeholder={`${UNITS[type].one} ${id}`}
        onInput={(name) => change({ name }, 'name')}
      />
      <div class="editor-pair">
        <Select
          label={words.type}
          value={type}
          options={UNIT_TYPES.map((value) => ({ value, label: UNITS[value].one }))}
          onChange={(next) => edit(retype(doc, id, next), 'type')}
        />
        <Select
          label={words.captain}
          value={own}
          options={captains}
          faults={faultsAt(faults, `${place}.captain`)}
          onChange={(captain) => {
            const given = recaptain(doc, id, captain);
            editor.edit(given.next, null, [given.thing]);
          }}
        />
      </div>
      {pose && <HeadingFields editor={editor} pose={pose} change={change} />}
      <SlotFields {...props} />
      <LifeFields {...props} captains={captains} place={place} change={change} />
      <p class="small quiet">{words.unitHint}</p>
    </>
  );
}

/** Where a unit that lies on a table points. */
const HeadingFields = ({
  editor,
  pose,
  change,
}: Pick<FieldsProps, 'editor'> & { readonly pose: NonNullable<PlacedUnit['pose']>; readonly change: ChangeUnit }) => (
  <>
    <NumberInput
      label={words.heading}
      unit={words.degrees}
      step={5}
      min={0}
      max={359.99}
      value={pose.heading / 100}
      onInput={(value) =>
        Number.isFinite(value) &&
        change({ pose: { ...pose, heading: (Math.round(value * 100) + 36_000) % 36_000 } }, 'heading')
      }
    />
    <Turning editor={editor} />
  </>
);

interface LifeProps extends Pick<FieldsProps, 'editor' | 'faults'> {
  readonly unit: PlacedUnit;
  readonly captains: readonly { readonly value: string; readonly label: string }[];
  /** Its path in the document. */
  readonly place: string;
  readonly change: ChangeUnit;
}

/** Where a unit is in its life: in play, on its way or lost, activated, captured. */
function LifeFields({ editor, unit, captains, place, faults, change }: LifeProps) {
  const { id, pose, status = 'inPlay', activated = false } = unit;
  const own = id.slice(0, 2);
  const middle = () => {
    const { x, y } = editor.stage()?.camera() ?? { x: 36_000, y: 24_000 };
    change(
      {
        pose: {
          x: Math.round(x),
          y: Math.round(y),
          heading: headingFrom(own.startsWith('a') ? 'south' : 'north'),
          table: editor.state$.value.table,
        },
      },
      'pose',
    );
  };
  return (
    <details class="more" open={status !== 'inPlay' || activated || unit.captain !== undefined}>
      <summary>{words.life}</summary>
      <div class="stack more-body">
        <Select
          label={words.status}
          hint={words.statusHints[status]}
          value={status}
          faults={faultsAt(faults, `${place}.status`)}
          options={choicesOf(words.statuses)}
          onChange={(next) => change({ status: next === 'inPlay' ? undefined : next }, 'status')}
        />
        {!pose && (
          <Button small onClick={middle}>
            {words.putInView}
          </Button>
        )}
        <Toggle
          label={words.activated}
          checked={activated}
          onChange={(on) => change({ activated: on || undefined }, 'activated')}
        />
        <Select
          label={words.capturedBy}
          value={unit.captain ?? ''}
          options={orNone(
            words.nobody,
            captains.filter(({ value }) => value[0] !== own[0] || value === unit.captain),
          )}
          onChange={(captain) =>
            change(captain === '' ? { captain: undefined, capturedIn: undefined } : { captain }, 'captured')
          }
        />
        <CaptureRound unit={unit} change={change} />
      </div>
    </details>
  );
}

/** The round a unit was captured in, for one that was. */
const CaptureRound = ({ unit, change }: Pick<LifeProps, 'unit' | 'change'>) =>
  unit.captain !== undefined || unit.capturedIn !== undefined ? (
    <NumberInput
      label={words.capturedIn}
      hint={words.capturedInHint}
      min={0}
      max={12}
      value={unit.capturedIn ?? 0}
      onInput={(round) =>
        Number.isInteger(round) && round >= 0 && round <= 12 && change({ capturedIn: round || undefined }, 'capturedIn')
      }
    />
  ) : null;
