import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { LESSON_RULE } from './lesson/lesson-rule.ts';
import type { LoggedPly, LogRow } from './log.ts';
import { RuleLink } from '../kit/index.ts';
import { play as words } from './words/play.ts';
import { whyText } from './words/why.ts';
import type { WhyAsker } from './why/asker.ts';
import { WhyText } from './why/why-text.tsx';
import { Dice } from './dice.tsx';

/** Lines drawn during a match; the replay shows them all. */
const SHOWN = 160;

interface LogProps {
  readonly log: readonly LoggedPly<unknown>[];
  readonly onPick: (line: LogRow) => void;
  /** The command a replay stands at. */
  readonly current?: number;
  /** What computers did can be asked why. */
  readonly why?: WhyAsker | null;
}

const classOf = ({ head, tone, auto }: LogRow): string =>
  ['log-line', head && 'log-head', tone && `log-${tone}`, auto && 'log-auto'].filter(Boolean).join(' ');

/**
 * The conversation of the match, in groups, dice drawn. A line leads to its place, its rule to the book; what the rules
 * did by themselves is marked.
 */
export function LogPanel({ log, onPick, current, why = null }: LogProps) {
  const list = useRef<HTMLOListElement>(null);
  const lines = useMemo(() => log.flatMap((one) => one.lines), [log]);
  const asked = useMemo(() => askable(log, why), [log, why]);
  const [open, setOpen] = useState<string | null>(null);
  useShownPlace(list, lines.length, current);
  // A move without a line of its own points at the line before.
  const mark = current === undefined ? null : [...lines].reverse().find((line) => line.plies <= current)?.key;
  if (lines.length === 0) return <p class="quiet small">{words.logEmpty}</p>;
  return (
    <ol class="log" ref={list}>
      {(current === undefined ? lines.slice(-SHOWN) : lines).map((line) => (
        <li key={line.key} class={classOf(line)}>
          <button type="button" aria-current={line.key === mark ? 'step' : undefined} onClick={() => onPick(line)}>
            <span>
              {line.text}
              {line.auto && <span class="log-by"> {words.logAuto}</span>}
            </span>
            {line.dice && (
              <span class="log-roll">
                <Dice drawn={line.dice} dropped={line.dropped} hits={line.hits} rings={line.rings} size={15} />
                {line.maths && <span class="figure">{line.maths}</span>}
              </span>
            )}
          </button>
          {line.rule && line.rule !== LESSON_RULE && <RuleLink id={line.rule} />}
          {why && asked.has(line.key) && (
            <WhyButton
              line={line}
              why={why}
              open={open === line.key}
              onToggle={() => setOpen(open === line.key ? null : line.key)}
            />
          )}
        </li>
      ))}
    </ol>
  );
}

/** A box scrolled to within so many pixels of its end stands at it: browsers round. */
const NEAR = 4;

/**
 * Keeps in sight what the log is read for: in a replay the command it stands at, in a match the newest line, also when
 * the plates above it take its room. Who scrolled back to read stays there until something new is said.
 */
function useShownPlace(list: { readonly current: HTMLElement | null }, length: number, current?: number): void {
  useEffect(() => {
    const box = list.current?.parentElement;
    if (!box) return;
    const show = (): void => {
      const marked = list.current?.querySelector<HTMLElement>('[aria-current]');
      if (marked) marked.scrollIntoView({ block: 'nearest' });
      else box.scrollTo({ top: current === undefined ? box.scrollHeight : 0 });
    };
    let reads = false;
    const look = (): void => void (reads = box.scrollHeight - box.scrollTop - box.clientHeight > NEAR);
    const room = new ResizeObserver(() => reads || show());
    // An answer that opens pushes the end away, one that closes may bring it back without a scroll.
    const lines = new ResizeObserver(look);
    show();
    box.addEventListener('scroll', look);
    room.observe(box);
    lines.observe(list.current);
    return () => {
      box.removeEventListener('scroll', look);
      room.disconnect();
      lines.disconnect();
    };
  }, [length, current]);
}

/** The first line of each command that can be asked why it was given. */
const askable = (log: LogProps['log'], why: WhyAsker | null): ReadonlySet<string> =>
  new Set(log.flatMap(({ plies, lines: [first] }) => (first && why?.of(plies) ? [first.key] : [])));

interface WhyButtonProps {
  readonly line: LogRow;
  readonly why: WhyAsker;
  readonly open: boolean;
  readonly onToggle: () => void;
}

/** "Why?" beside a line, and below it the answer while it is asked for. */
function WhyButton({ line, why, open, onToggle }: WhyButtonProps) {
  return (
    <>
      <button
        type="button"
        class="log-ask"
        aria-expanded={open}
        aria-label={whyText.askOf(line.text)}
        onClick={onToggle}
      >
        {whyText.ask}
      </button>
      {open && <WhyText asker={why} plies={line.plies} named={line.head === true} />}
    </>
  );
}
