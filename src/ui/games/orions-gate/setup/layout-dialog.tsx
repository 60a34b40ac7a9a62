import { useMemo, useState } from 'preact/hooks';
import { openIcon } from '../../../../../assets/icons/interface.ts';
import type { Layout, Options } from '../../../../games/orions-gate/index.ts';
import { Button, copyWithToast, Dialog, Field, Notice, pickFile, Refusal, showToast } from '../../../kit/index.ts';
import { battleSetup } from '../words/battle-setup.ts';
import { setupText as words } from '../../../match/words/setup.ts';
import { readLayout, writeLayout, type LayoutRead } from './layout-text.ts';
import { TablePreview } from './table-preview.tsx';

interface LayoutDialogProps {
  readonly options: Options;
  readonly layout: Layout;
  readonly onUse: (layout: Layout, tableWidth: number | null) => void;
  readonly onClose: () => void;
}

/** The pieces of all tables as a text: changed, pasted or opened from a file, judged and drawn while it is written. */
export function LayoutDialog({ options, layout, onUse, onClose }: LayoutDialogProps) {
  const [text, setText] = useState(() => writeLayout(layout, options.tableWidth));
  const [unread, setUnread] = useState(false);
  const read = useMemo(() => readLayout(text, options), [text, options]);
  const { layout: good, tableWidth, faults, refused } = read;
  const open = async () => {
    const file = await pickFile('.json,application/json,text/plain');
    if (!file) return;
    try {
      setText(await file.text());
      setUnread(false);
    } catch {
      setUnread(true);
    }
  };
  const use = () => {
    if (!good) return;
    showToast(words.used);
    onUse(good, tableWidth);
  };
  const blocked = refused.length > 0 ? refused : faults.map((reason) => ({ rule: 'OG-4.5', reason }));
  return (
    <Dialog
      title={words.dialogTitle}
      shape="wide"
      onClose={onClose}
      actions={
        <>
          <Button icon={openIcon} onClick={() => void open()}>
            {words.file}
          </Button>
          <Button onClick={() => void copyWithToast(text, words.textCopied, words.notCopied)}>{words.copyText}</Button>
          <Button variant="primary" refused={blocked} onClick={use}>
            {words.use}
          </Button>
        </>
      }
    >
      <p class="second">{words.dialogLead}</p>
      <div class="layout-desk">
        <LayoutText text={text} onText={setText} />
        <div class="stack">
          {(good ?? [[]]).map((pieces, index) => (
            <TablePreview
              key={index}
              width={tableWidth ?? options.tableWidth}
              pieces={pieces}
              {...(good && good.length > 1 && { name: battleSetup.tableNumber(index + 1) })}
            />
          ))}
          {unread && <Notice tone="bad" title={words.fileFailed} />}
          <Verdict {...read} />
        </div>
      </div>
    </Dialog>
  );
}

/** Whether the text can be used, and all that is wrong with it. */
const Verdict = ({ layout, faults, refused }: LayoutRead) =>
  faults.length + refused.length === 0 ? (
    <Notice tone="good" title={words.good(layout?.flat().length ?? 0)} />
  ) : (
    <Notice tone="bad" title={words.textFaults(faults.length + refused.length)}>
      <ul class="layout-faults">
        {faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
      <Refusal reasons={refused} />
    </Notice>
  );

/** The text itself. */
const LayoutText = ({ text, onText }: { readonly text: string; readonly onText: (text: string) => void }) => (
  <Field label={words.textLabel}>
    {(ids) => (
      <textarea
        class="input input-form"
        rows={16}
        spellcheck={false}
        wrap="off"
        value={text}
        {...ids}
        onInput={(event) => onText(event.currentTarget.value)}
      />
    )}
  </Field>
);
