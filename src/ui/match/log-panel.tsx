import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { LoggedPly, LogRow } from './log.ts';
import { RuleLink } from '../kit/index.ts';
import { play as words } from './words/play.ts';
import { Dice } from './dice.tsx';

/** Lines drawn during a match; the replay shows them all. */
const SHOWN = 160;

interface LogProps {
  readonly log: readonly LoggedPly<unknown>[];
  readonly onPick: (line: LogRow) => void;
  /** The command a replay stands at. */
  readonly current?: number;
}

const classOf = ({ head, tone, auto }: LogRow): string =>
  ['log-line', head && 'log-head', tone && `log-${tone}`, auto && 'log-auto'].filter(Boolean).join(' ');

/**
 * The conversation of the match, in groups, dice drawn. A line leads to its place, its rule to the book; what the rules
 * did by themselves is marked.
 */
export function LogPanel({ log, onPick, current }: LogProps) {
  const list = useRef<HTMLOListElement>(null);
  const lines = useMemo(() => log.flatMap((one) => one.lines), [log]);
  useEffect(() => {
    const element = list.current?.parentElement;
    const marked = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (marked) marked.scrollIntoView({ block: 'nearest' });
    else element?.scrollTo({ top: current === undefined ? element.scrollHeight : 0 });
  }, [lines.length, current]);
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
          {line.rule && <RuleLink id={line.rule} />}
        </li>
      ))}
    </ol>
  );
}
