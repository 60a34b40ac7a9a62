import { useState } from 'preact/hooks';
import { openIcon } from '../../../../assets/icons/interface.ts';
import { corrected } from '../../../engine/text/list-lines.ts';
import { Button, Dialog, Field, Notice, pickFile, showToast } from '../../kit/index.ts';
import type { ListWords } from '../words/lists.ts';
import { setupText } from '../words/setup.ts';
import { bringIn, MAX_BYTES, type Left } from './bring-in.ts';
import type { Named } from './form.ts';
import { RULE, type Kept } from './kept-form.ts';
import type { ListGame } from './list-game.ts';

interface ImportProps<L extends Named> {
  readonly game: ListGame<L>;
  /** What is in the field at first: nothing, a dropped file, or a damaged entry to be mended. */
  readonly text: string;
  readonly mending: boolean;
  readonly taken: readonly string[];
  /** Keeps what was read; false when the browser did not. */
  readonly onLists: (lists: readonly Kept<L>[]) => boolean;
  readonly onClose: () => void;
}

/** A file small enough to be looked at, as text; null, and why is shown, otherwise. */
export async function textOfFile(words: ListWords, file: File): Promise<string | null> {
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
function useReading<L extends Named>({ game, text: first, mending, taken, onLists, onClose }: ImportProps<L>) {
  const { words } = game.form;
  const [text, setText] = useState(first);
  const [left, setLeft] = useState<readonly Left<L>[]>([]);
  const [nothing, setNothing] = useState(false);
  const good = left.filter((one) => one.good).length;
  const meant = left.flatMap((one) => one.meant);
  return {
    text,
    left,
    nothing,
    good,
    meant: meant.length,
    correct() {
      const next = corrected(text, meant);
      setText(next);
      setLeft(bringIn(game, next, [], 0).left);
    },
    write(next: string) {
      setText(next);
      setLeft([]);
    },
    read() {
      const brought = bringIn(game, text, taken, Date.now());
      setNothing(brought.lists.length + brought.left.length === 0);
      // A damaged entry is mended as a whole or not at all.
      const keeps = brought.lists.length > 0 && !(mending && brought.left.length > 0);
      if (keeps && !onLists(brought.lists)) return;
      if (keeps && !mending) showToast(words.imported(brought.lists.length));
      if (brought.left.length === 0 && brought.lists.length > 0) return onClose();
      const rest = keeps ? brought.left.map((one) => one.text).join(`\n\n${RULE}\n\n`) : brought.text;
      setText(rest);
      // The lines are those of the field as it stands now.
      setLeft(keeps ? bringIn(game, rest, [], 0).left : brought.left);
    },
    takeGood() {
      const all = bringIn(game, text, taken, Date.now());
      if (!onLists([...all.lists, ...all.left.flatMap((one) => one.good ?? [])])) return;
      showToast(words.tookGood(good));
      onClose();
    },
  };
}

/**
 * Texts and links into the library: legal lists are kept, all else stays in the field with its faults, to be
 * mended there or taken over as far as it is good.
 */
export function ImportDialog<L extends Named>(props: ImportProps<L>) {
  const { game, mending, onClose } = props;
  const { words } = game.form;
  const { text, left, nothing, good, meant, correct, write, read, takeGood } = useReading(props);
  const pick = async () => {
    const file = await pickFile(game.form.json ? '.txt,.json,text/plain,application/json' : '.txt,text/plain');
    const picked = file && (await textOfFile(words, file));
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
          {meant > 0 && <Button onClick={correct}>{words.correct(meant)}</Button>}
          {good > 0 && <Button onClick={takeGood}>{words.takeGood}</Button>}
          <Button variant="primary" disabled={text.trim() === ''} onClick={read}>
            {mending ? words.mendRead : words.read}
          </Button>
        </>
      }
    >
      {nothing && <Notice tone="bad" title={words.importNothing} />}
      {left.length > 0 && <LeftNotice words={words} left={left} />}
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

/** What is no legal list, part by part, with all its faults, and what can be done about it. */
const LeftNotice = <L extends Named>({
  words,
  left,
}: {
  readonly words: ListWords;
  readonly left: readonly Left<L>[];
}) => (
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
