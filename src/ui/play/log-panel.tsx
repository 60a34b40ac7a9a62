import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Told, ToldLine } from './told.ts';
import { RuleLink } from '../kit/index.ts';
import { battle as words } from '../messages/battle.ts';
import { Dice } from './dice.tsx';

/** Lines drawn during a battle; the replay shows them all. */
const SHOWN = 160;

interface LogProps {
  readonly told: readonly Told<unknown>[];
  readonly onPick: (line: ToldLine) => void;
  readonly current?: number;
}

/** The conversation of the battle, grouped by activation, dice drawn. A line leads to its place, its rule to the book. */
export function LogPanel({ told, onPick, current }: LogProps) {
  const list = useRef<HTMLOListElement>(null);
  const lines = useMemo(() => told.flatMap((one) => one.lines), [told]);
  useEffect(() => {
    const element = list.current?.parentElement;
    const marked = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (marked) marked.scrollIntoView({ block: 'nearest' });
    else element?.scrollTo({ top: element.scrollHeight });
  }, [lines.length, current]);
  // A move without a line of its own (an activation that ends) points at the line before.
  const mark = current === undefined ? null : [...lines].reverse().find((line) => line.plies <= current)?.key;
  if (lines.length === 0) return <p class="quiet small">{words.logEmpty}</p>;
  return (
    <ol class="log" ref={list}>
      {(current === undefined ? lines.slice(-SHOWN) : lines).map((line) => (
        <li key={line.key} class={`log-line ${line.head ? 'log-head' : ''} ${line.tone ? `log-${line.tone}` : ''}`}>
          <button type="button" aria-current={line.key === mark ? 'step' : undefined} onClick={() => onPick(line)}>
            <span>{line.text}</span>
            {line.dice && (
              <span class="log-roll">
                <Dice drawn={line.dice} dropped={line.dropped} size={15} />
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
