import { useState } from 'preact/hooks';
import { openIcon } from '../../../../../assets/icons/interface.ts';
import { Button, Dialog, Field, Notice, pickFile, showToast } from '../../../kit/index.ts';
import { fleetsText as words } from '../words/fleets.ts';
import { setupText } from '../../../match/words/setup.ts';
import type { KeptFleet } from '../setup/fleet-library-text.ts';
import { bringIn, MAX_BYTES, type Left } from './bring-in.ts';

interface ImportProps {
  /** What is in the field at first: nothing, a dropped file, or a damaged entry to be mended. */
  readonly text: string;
  readonly mending: boolean;
  readonly taken: readonly string[];
  /** Keeps what was read; false when the browser did not. */
  readonly onFleets: (fleets: readonly KeptFleet[]) => boolean;
  readonly onClose: () => void;
}

/** A file small enough to be looked at, as text; null, and why is shown, otherwise. */
export async function textOfFile(file: File): Promise<string | null> {
  if (file.size > MAX_BYTES) {
    showToast(words.tooBig(Math.ceil(file.size / 1000)), 'bad');
    return null;
  }
  try {
    return await file.text();
  } catch {
    showToast(setupText.fileFailed, 'bad');
    return null;
  }
}

/** What is written in the field, what of it is left to be mended, and what may be done about it. */
function useReading({ text: first, mending, taken, onFleets, onClose }: ImportProps) {
  const [text, setText] = useState(first);
  const [left, setLeft] = useState<readonly Left[]>([]);
  const [nothing, setNothing] = useState(false);
  const good = left.filter((one) => one.good).length;
  return {
    text,
    left,
    nothing,
    good,
    write(next: string) {
      setText(next);
      setLeft([]);
    },
    read() {
      const brought = bringIn(text, taken, Date.now());
      setNothing(brought.fleets.length + brought.left.length === 0);
      // A damaged entry is mended as a whole or not at all.
      const keeps = brought.fleets.length > 0 && !(mending && brought.left.length > 0);
      if (keeps && !onFleets(brought.fleets)) return;
      if (keeps && !mending) showToast(words.imported(brought.fleets.length));
      if (brought.left.length === 0 && brought.fleets.length > 0) return onClose();
      const rest = keeps ? brought.left.map((one) => one.text).join('\n\n# --------\n\n') : text;
      setText(rest);
      // The lines are those of the field as it stands now.
      setLeft(keeps ? bringIn(rest, [], 0).left : brought.left);
    },
    takeGood() {
      const all = bringIn(text, taken, Date.now());
      if (!onFleets([...all.fleets, ...all.left.flatMap((one) => one.good ?? [])])) return;
      showToast(words.tookGood(good));
      onClose();
    },
  };
}

/**
 * Fleet texts and links into the library: legal fleets are kept, all else stays in the field with its faults, to be
 * mended there or taken over as far as it is good.
 */
export function ImportDialog(props: ImportProps) {
  const { mending, onClose } = props;
  const { text, left, nothing, good, write, read, takeGood } = useReading(props);
  const pick = async () => {
    const file = await pickFile('.txt,text/plain');
    const picked = file && (await textOfFile(file));
    if (picked !== null) write(picked);
  };
  return (
    <Dialog
      title={mending ? words.mendTitle : words.importTitle}
      shape="wide"
      onClose={onClose}
      actions={
        <>
          {!mending && (
            <Button icon={openIcon} onClick={() => void pick()}>
              {words.chooseFile}
            </Button>
          )}
          {good > 0 && <Button onClick={takeGood}>{words.takeGood}</Button>}
          <Button variant="primary" disabled={text.trim() === ''} onClick={read}>
            {mending ? words.mendRead : words.read}
          </Button>
        </>
      }
    >
      {nothing && <Notice tone="bad" title={words.importNothing} />}
      {left.length > 0 && <LeftNotice left={left} />}
      <Field label={mending ? words.theText : words.importText} hint={mending ? undefined : words.importHint}>
        {(ids) => (
          <textarea
            class="input input-form"
            rows={12}
            spellcheck={false}
            value={text}
            {...ids}
            onInput={(event) => write(event.currentTarget.value)}
          />
        )}
      </Field>
    </Dialog>
  );
}

/** What is no legal fleet, part by part, with all its faults, and what can be done about it. */
const LeftNotice = ({ left }: { readonly left: readonly Left[] }) => (
  <Notice tone="bad" title={words.importFaults(left.length)}>
    {left.map((one, at) => (
      <div key={at}>
        {left.length > 1 && <p>{words.part(at + 1, one.good?.name ?? '')}</p>}
        <ul>
          {one.reasons.map((reason, place) => (
            <li key={place}>{reason}</li>
          ))}
        </ul>
      </div>
    ))}
    {left.some((one) => one.good) && <p>{words.takeGoodHint}</p>}
  </Notice>
);
