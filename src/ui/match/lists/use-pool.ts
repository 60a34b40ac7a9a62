import { useRef, useState } from 'preact/hooks';
import { columnsOf, stepIn } from '../../cards/step.ts';

/** What keys do with the things of a pool, by their place in it. */
interface PoolDeeds {
  readonly add: (place: number, copies: number) => void;
  readonly read: (place: number) => void;
  /** Takes one out again; left out where that is done elsewhere. */
  readonly less?: (place: number) => void;
}

const LESS: readonly string[] = ['Delete', 'Backspace', '-'];

/**
 * Keys over what a list is built from, of which one thing at a time is reached by Tab: arrows go about, digits add so
 * many, I reads, Delete takes one out. Each thing is an item with a button in it.
 */
export function usePool(things: number, { add, read, less }: PoolDeeds) {
  const list = useRef<HTMLUListElement>(null);
  const [stop, setStop] = useState(0);
  const at = Math.min(stop, things - 1);
  const heard = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const to = stepIn(event.key, at, things, columnsOf(list.current!));
    if (to !== null) list.current!.children[to]!.querySelector('button')!.focus();
    else if (/^[1-9]$/.test(event.key)) add(at, Number(event.key));
    else if (event.key.toLowerCase() === 'i' && !event.repeat) read(at);
    else if (less && LESS.includes(event.key)) less(at);
    else return;
    event.preventDefault();
  };
  return { list, at, setStop, heard };
}
