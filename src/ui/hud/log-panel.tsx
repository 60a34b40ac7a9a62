import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Desk, Shown, Told } from '../battle/state.ts';
import { battle as words } from '../messages/battle.ts';
import { tell, type LogEntry, type Names } from '../messages/log.ts';
import { Dice } from './dice.tsx';
import { namesOf } from './names.ts';

/** Lines drawn during a battle; the replay shows them all. */
const SHOWN = 160;

/** Lines of what was told, oldest first. */
export function linesOf(told: readonly Told[], names: Names): readonly (LogEntry & { readonly key: string; readonly plies: number })[] {
  return told.flatMap(({ plies, events }) =>
    events.flatMap((event, index) => {
      const line = tell(event, names);
      return line ? [{ ...line, key: `${plies}.${index}`, plies }] : [];
    }),
  );
}

interface LogProps {
  readonly told: readonly Told[];
  readonly state: Pick<Shown, 'view'>;
  readonly seats: Desk['session']['seats'];
  readonly onPick: (line: LogEntry & { readonly plies: number }) => void;
  readonly current?: number;
}

/** The conversation of the battle, grouped by activation, dice drawn. A line leads to its place. */
export function LogPanel({ told, state, seats, onPick, current }: LogProps) {
  const list = useRef<HTMLOListElement>(null);
  const lines = useMemo(() => linesOf(told, namesOf(state.view, seats)), [told, state.view.units]);
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
            {line.dice && line.dice.length > 0 && (
              <span class="log-roll">
                <Dice drawn={line.dice} dropped={line.dropped} size={15} />
                {line.maths && <span class="figure">{line.maths}</span>}
              </span>
            )}
          </button>
        </li>
      ))}
    </ol>
  );
}
