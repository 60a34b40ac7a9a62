import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { corrected } from '../../../engine/text/list-lines.ts';
import { Button, copyWithToast, Dialog, Field, Notice, showToast } from '../../kit/index.ts';
import type { ListWords } from '../words/lists.ts';
import { asText } from './from-json.ts';
import { checkedIn, meantIn, type ListForm, type ListRead, type Named, type TextFault } from './form.ts';

interface ShareProps<L extends Named> {
  readonly form: ListForm<L>;
  readonly list: L;
  /** The address it is given away by. */
  readonly link: string;
  readonly title: string;
  readonly hint: string;
  /** Further ways to give it away. */
  readonly children?: ComponentChildren;
  readonly onRead: (list: L) => void;
  readonly onClose: () => void;
}

/** What is wrong with the text in the field, and what of it could be read; null = nothing at all. */
interface Bad<L> {
  readonly list: L | null;
  readonly faults: readonly TextFault[];
}

/** The text in the field, what was found wrong with it when it was read, and what can be done about it. */
function useReadBack<L extends Named>({ form, list, onRead }: ShareProps<L>) {
  const [text, setText] = useState(() => form.write(list));
  const [bad, setBad] = useState<Bad<L> | null>(null);
  const meant = meantIn(bad?.faults ?? []);
  const check = (said: string): ListRead<L> | null => {
    const read = asText(form, said);
    if (!read.ok) {
      setBad({ list: null, faults: [{ line: null, reason: read.reason }] });
      return null;
    }
    // The lines of JSON's faults are those of the text it is written as.
    setText(read.text);
    const checked = checkedIn(form, read.text);
    setBad(checked.faults.length > 0 ? checked : null);
    return checked.faults.length > 0 ? null : checked;
  };
  return {
    text,
    bad,
    meant: meant.length,
    write(next: string) {
      setText(next);
      setBad(null);
    },
    correct() {
      const next = corrected(text, meant);
      setText(next);
      check(next);
    },
    read() {
      const checked = check(text);
      if (!checked) return;
      showToast(form.words.readBack);
      onRead(checked.list);
    },
  };
}

/** A list as text and as a link, and a text back into a list; every bad line is named. */
export function ShareDialog<L extends Named>(props: ShareProps<L>) {
  const { form, list, link, title, hint, children, onRead, onClose } = props;
  const { words } = form;
  const { text, bad, meant, write, correct, read } = useReadBack(props);
  const good = bad?.list ?? null;
  const given = !form.isEmpty(list);
  const copy = (what: string) => void copyWithToast(what, words.copied, words.notCopiedText);
  return (
    <Dialog
      title={title}
      shape="wide"
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => copy(text)}>{words.copyText}</Button>
          {given && <Button onClick={() => copy(link)}>{words.copyLink}</Button>}
          {given && children}
          {meant > 0 && <Button onClick={correct}>{words.correct(meant)}</Button>}
          {good && !form.isEmpty(good) && <Button onClick={() => onRead(good)}>{words.takeGood}</Button>}
          <Button variant="primary" onClick={read}>
            {words.readText}
          </Button>
        </>
      }
    >
      <Field label={words.asText} hint={hint}>
        {(ids) => (
          <textarea
            class="input input-form"
            rows={9}
            spellcheck={false}
            value={text}
            {...ids}
            onInput={(event) => write(event.currentTarget.value)}
          />
        )}
      </Field>
      {bad && <TextFaults words={words} faults={bad.faults} />}
      {given && (
        <Field label={words.asLink}>
          {(ids) => (
            <input class="input" readOnly value={link} {...ids} onFocus={(event) => event.currentTarget.select()} />
          )}
        </Field>
      )}
    </Dialog>
  );
}

interface FaultsProps {
  readonly words: ListWords;
  readonly faults: readonly TextFault[];
}

/** What could not be read, line by line, and why. */
const TextFaults = ({ words, faults }: FaultsProps) => (
  <Notice tone="bad" title={words.faultsTitle(faults.length)}>
    <ul>
      {faults.map(({ line, reason }, at) => (
        <li key={at}>{words.fault(line, reason)}</li>
      ))}
    </ul>
  </Notice>
);
