import { shownOptions } from '../../../../games/orions-gate/scenario/index.ts';
import { Button, Choice, choicesOf, Select } from '../../../kit/index.ts';
import { editorText as words } from '../words/editor.ts';
import { changeMarker, withMines } from './edit.ts';
import { faultsAt, orNone, shipChoices, type FieldsProps } from './field-parts.ts';
import { markerKind, markersOf, minesOf, type PlacedMarker } from './things.ts';

type ChangeMarker = (part: Parameters<typeof changeMarker>[2], field: string) => void;

/** Whose a marker is, what it hides, who has it. */
export function MarkerFields({ doc, index, faults, edit }: FieldsProps & { readonly index: number }) {
  const marker = markersOf(doc)[index]!;
  const kind = markerKind(doc);
  const at = (field: string) => faultsAt(faults, `position.markers.${index}.${field}`);
  const change: ChangeMarker = (part, field) => edit(changeMarker(doc, index, part), field);
  return (
    <>
      {marker.kind && marker.kind !== kind && (
        <div class="row">
          <span class="small">{words.marker[marker.kind]}</span>
          <Button small onClick={() => change({ kind: undefined }, 'kind')}>
            {words.markerMend}
          </Button>
        </div>
      )}
      {(kind === 'station' || marker.side) && (
        <Select
          label={words.side}
          value={marker.side ?? ''}
          faults={at('side')}
          options={orNone(words.nobody, choicesOf(words.sideName))}
          onChange={(side) => change({ side: side === '' ? undefined : (side as 'A' | 'B') }, 'side')}
        />
      )}
      {(shownOptions(doc).mysteriousObjectives || marker.mystery) && (
        <Select
          label={words.mystery}
          hint={words.mysteryHint}
          value={String(marker.mystery ?? '')}
          options={orNone(words.mysteryHidden, choicesOf(words.mysteries))}
          onChange={(value) => change({ mystery: value === '' ? undefined : Number(value) }, 'mystery')}
        />
      )}
      <HolderFields doc={doc} marker={marker} at={at} change={change} />
    </>
  );
}

/** Who carries a marker, and which side has taken it. */
function HolderFields({
  doc,
  marker,
  at,
  change,
}: Pick<FieldsProps, 'doc'> & {
  readonly marker: PlacedMarker;
  readonly at: (field: string) => ReturnType<typeof faultsAt>;
  readonly change: ChangeMarker;
}) {
  const kind = markerKind(doc);
  return (
    <>
      {(kind === 'artifact' || marker.carrier) && (
        <Select
          label={words.carrier}
          value={marker.carrier ?? ''}
          faults={at('carrier')}
          options={orNone(words.onItsOwn, shipChoices(doc))}
          onChange={(value) => change({ carrier: value || undefined }, 'carrier')}
        />
      )}
      {(kind === 'artifact' || kind === 'station' || marker.takenBy) && (
        <Select
          label={kind === 'station' ? words.fallen : words.taken}
          value={marker.takenBy ?? ''}
          faults={at('takenBy')}
          options={orNone(words.stillThere, choicesOf(words.sideName))}
          onChange={(value) => change({ takenBy: value === '' ? undefined : (value as 'A' | 'B') }, 'takenBy')}
        />
      )}
    </>
  );
}

/** Whose a mine is. */
export const MineFields = ({ doc, index, edit }: FieldsProps & { readonly index: number }) => (
  <Choice
    label={words.side}
    value={minesOf(doc)[index]!.side}
    options={choicesOf(words.sideName)}
    onChange={(side) =>
      edit(
        withMines(
          doc,
          minesOf(doc).map((one, place) => (place === index ? { ...one, side } : one)),
        ),
        'side',
      )
    }
  />
);
