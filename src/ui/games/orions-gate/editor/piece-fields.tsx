import type { ComponentChildren } from 'preact';
import type { PieceData } from '../../../../games/orions-gate/index.ts';
import { Button, choicesOf, NumberInput, Select, TextInput } from '../../../kit/index.ts';
import { editorText as words } from '../words/editor.ts';
import { changePiece } from './edit.ts';
import { inch, mils, type FieldsProps } from './field-parts.ts';
import { resized } from './grips.ts';
import type { Editor } from './open-editor.ts';
import { roundOf } from './shapes.ts';
import { piecesOf, type Thing } from './things.ts';

/** Buttons that turn what is chosen. */
export const Turning = ({ editor, children }: { readonly editor: Editor; readonly children?: ComponentChildren }) => (
  <div class="row editor-turn">
    <Button small label={words.turnLeft} tip={words.turnLeft} onClick={() => editor.turn(1500)}>
      <span aria-hidden="true">⟲</span> 15°
    </Button>
    <Button small label={words.turnRight} tip={words.turnRight} onClick={() => editor.turn(-1500)}>
      <span aria-hidden="true">⟳</span> 15°
    </Button>
    {children}
  </div>
);

/** Name, kind and size of a piece. */
export function PieceFields({
  editor,
  doc,
  thing,
  edit,
}: FieldsProps & { readonly thing: Extract<Thing, { kind: 'piece' }> }) {
  const piece = piecesOf(doc, thing.table)[thing.index]!;
  const { radius } = roundOf(piece.parts);
  const change = (part: Partial<PieceData>, field: string) => edit(changePiece(doc, thing, part), field);
  return (
    <>
      <TextInput
        label={words.name}
        value={piece.name ?? ''}
        maxLength={40}
        onInput={(name) => change({ name }, 'name')}
      />
      <Select
        label={words.kind}
        value={piece.kind}
        options={choicesOf(words.kinds)}
        onChange={(kind) => change({ kind }, 'kind')}
      />
      <NumberInput
        label={words.reach}
        unit={words.inch}
        step={0.25}
        min={0.25}
        max={12}
        value={inch(radius)}
        onInput={(value) =>
          Number.isFinite(value) && value >= 0.25 && value <= 24 && edit(resized(doc, thing, mils(value)), 'size')
        }
      />
      <Turning editor={editor}>
        <Button small label={words.smaller} tip={words.smaller} onClick={() => editor.resize(-250)}>
          −
        </Button>
        <Button small label={words.larger} tip={words.larger} onClick={() => editor.resize(250)}>
          +
        </Button>
      </Turning>
      <p class="small quiet">
        {piece.parts.length === 1 && piece.parts[0]!.kind === 'polygon' ? words.cornerHint : words.moveHint}
      </p>
    </>
  );
}
