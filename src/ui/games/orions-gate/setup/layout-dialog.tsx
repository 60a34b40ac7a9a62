import { useMemo, useState } from 'preact/hooks';
import { openIcon } from '../../../../../assets/icons/interface.ts';
import type { Layout, Options } from '../../../../games/orions-gate/index.ts';
import { Button, copyWithToast, Dialog, Field, Notice, pickFile, Refusal, showToast } from '../../../kit/index.ts';
import { battleSetup } from '../words/battle-setup.ts';
import { setupText as words } from '../../../match/words/setup.ts';
import { readLayout, writeLayout } from './layout-text.ts';
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
          <Button icon={openIcon} onClick={open}>
            {words.file}
          </Button>
          <Button onClick={() => copyWithToast(text, words.textCopied, words.notCopied)}>{words.copyText}</Button>
          <Button variant="primary" refused={blocked} onClick={use}>
            {words.use}
          </Button>
        </>
      }
    >
      <p class="second">{words.dialogLead}</p>
      <div class="layout-desk">
        <Field label={words.textLabel}>
          {(ids) => (
            <textarea
              class="input input-form"
              rows={16}
              spellcheck={false}
              wrap="off"
              value={text}
              {...ids}
              onInput={(event) => setText(event.currentTarget.value)}
            />
          )}
        </Field>
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
          {faults.length + refused.length === 0 ? (
            <Notice tone="good" title={words.good(good?.flat().length ?? 0)} />
          ) : (
            <Notice tone="bad" title={words.textFaults(faults.length + refused.length)}>
              <ul class="layout-faults">
                {faults.map((fault) => (
                  <li key={fault}>{fault}</li>
                ))}
              </ul>
              <Refusal reasons={refused} />
            </Notice>
          )}
        </div>
      </div>
    </Dialog>
  );
}
