import type { ComponentChildren, Ref } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { deleteIcon, downIcon, infoIcon, upIcon } from '../../../../assets/icons/interface.ts';
import { usePress } from '../../cards/use-press.ts';
import { Button, type IconData } from '../../kit/index.ts';
import type { ListWords } from '../words/lists.ts';
import { gapAt } from './drop-gap.ts';
import './order-list.css';

/** One row of an ordered list. */
export interface OrderRow {
  readonly key: string;
  readonly name: string;
  readonly count: number;
  /** Places in the list it takes up: "4–6". */
  readonly places: string;
  /** What stands beside the name. */
  readonly about: ComponentChildren;
  /** What is wrong with it. */
  readonly faults: readonly string[];
}

/** What can be done to a row, by keys, buttons and drag. */
export interface OrderDeeds {
  /** The whole row past its neighbour. */
  readonly move: (row: number, by: 1 | -1) => void;
  /** One copy of it by one card. */
  readonly moveCopy: (row: number, by: 1 | -1) => void;
  readonly count: (row: number, count: number) => void;
  /** The whole row into a gap between rows. */
  readonly put: (row: number, gap: number) => void;
  readonly read: (row: number) => void;
}

interface OrderProps {
  readonly words: ListWords;
  readonly label: string;
  readonly rows: readonly OrderRow[];
  /** The row whose tools are open; null = none. */
  readonly current: number | null;
  readonly onCurrent: (row: number) => void;
  /** The gap something is dragged over; null = nothing is. */
  readonly gap: number | null;
  readonly onGap: (gap: number | null) => void;
  readonly deeds: OrderDeeds;
  readonly list: Ref<HTMLOListElement>;
}

/** A control of a row: the row itself, or one of its tools. */
type Tool = 'row' | 'up' | 'down' | 'fewer' | 'more' | 'read' | 'remove';

/** What a key does to the row that has the focus; null = nothing. */
function deedOf(event: KeyboardEvent, deeds: OrderDeeds, at: number, count: number): (() => void) | null {
  const { key, shiftKey, altKey, ctrlKey, metaKey } = event;
  if (ctrlKey || metaKey) return null;
  const by = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : null;
  if (by !== null) return altKey ? () => deeds.moveCopy(at, by) : shiftKey ? () => deeds.move(at, by) : null;
  if (altKey) return null;
  if (/^[1-9]$/.test(key)) return () => deeds.count(at, Number(key));
  if (key === '+') return () => deeds.count(at, count + 1);
  if (key === '-') return () => deeds.count(at, count - 1);
  if (key === 'Delete' || key === 'Backspace') return () => deeds.count(at, 0);
  return key.toLowerCase() === 'i' ? () => deeds.read(at) : null;
}

/** Where plain arrows, Home and End lead to; null = nowhere. */
function stepTo({ key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent, at: number, rows: number): number | null {
  if (shiftKey || altKey || ctrlKey || metaKey) return null;
  const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: rows - 1 }[key];
  return to === undefined || to < 0 || to >= rows ? null : to;
}

/** The control that is to have the focus when the list is drawn next, with the row it belongs to. */
function useFocus(list: { current: HTMLOListElement | null }, { current }: OrderProps) {
  const wanted = useRef<Tool | null>(null);
  useLayoutEffect(() => {
    const tool = wanted.current;
    wanted.current = null;
    if (tool === null || current === null) return;
    const row = list.current?.querySelector(`[data-row="${current}"]`);
    const control = row?.querySelector<HTMLElement>(`[data-tool="${tool}"] button:enabled`);
    (control ?? row?.querySelector<HTMLElement>('.order-pick'))?.focus();
  });
  return wanted;
}

/**
 * A list whose order counts: rows are moved by drag (mouse anywhere, finger by the grip), by Shift and arrows, by the
 * buttons of the row that is open; digits set how many copies it has. The focus goes with the row.
 */
export function OrderList(props: OrderProps) {
  const { label, rows, current, gap, list: handed } = props;
  const own = useRef<HTMLOListElement>(null);
  const wanted = useFocus(own, props);
  const take = (element: HTMLOListElement | null) => {
    own.current = element;
    if (typeof handed === 'function') handed(element);
    else if (handed) handed.current = element;
  };
  return (
    <ol class={`order ${gap === null ? '' : 'order-dragged'}`} aria-label={label} ref={take}>
      {rows.map((row, at) => (
        <Row
          key={row.key}
          {...props}
          row={row}
          at={at}
          open={at === current}
          tabbed={at === (current ?? 0)}
          wanted={wanted}
          listed={own}
        />
      ))}
      {gap === rows.length && <li class="order-gap" aria-hidden="true" />}
    </ol>
  );
}

interface RowProps extends OrderProps {
  readonly row: OrderRow;
  readonly at: number;
  readonly open: boolean;
  /** It is the one the Tab key comes to. */
  readonly tabbed: boolean;
  readonly wanted: { current: Tool | null };
  readonly listed: { current: HTMLOListElement | null };
}

/** Drags a row into a gap of the list; a finger has to take it by its grip, else it scrolls. */
function useRowDrag({ at, deeds, onGap, listed }: RowProps) {
  const to = useRef<number | null>(null);
  const press = usePress({
    onDrag: (spot) => {
      if (spot) {
        to.current = listed.current && gapAt(listed.current, spot);
        return onGap(to.current);
      }
      if (to.current !== null) deeds.put(at, to.current);
      to.current = null;
      onGap(null);
    },
    onHold: () => deeds.read(at),
  });
  return {
    ...press,
    onPointerDown: (event: PointerEvent) => {
      const grip = (event.target as Element).closest('.order-grip');
      if (event.pointerType === 'mouse' || grip) press.onPointerDown(event);
    },
  };
}

function Row(props: RowProps) {
  const { words, row, at, open, tabbed, gap, rows, onCurrent, deeds, wanted } = props;
  const drag = useRowDrag(props);
  const go = (to: number) => {
    wanted.current = 'row';
    onCurrent(to);
  };
  const heard = (event: KeyboardEvent) => {
    const to = stepTo(event, at, rows.length);
    const deed = to === null ? deedOf(event, deeds, at, row.count) : () => go(to);
    if (!deed) return;
    event.preventDefault();
    event.stopPropagation();
    wanted.current = 'row';
    deed();
  };
  return (
    <>
      {gap === at && <li class="order-gap" aria-hidden="true" />}
      <li
        class={`order-row ${open ? 'order-open' : ''} ${row.faults.length > 0 ? 'order-bad' : ''}`}
        data-row={at}
        {...drag}
      >
        <div class="order-line">
          <span class="order-grip" aria-hidden="true" />
          <button
            type="button"
            class="order-pick"
            tabIndex={tabbed ? 0 : -1}
            aria-expanded={open}
            aria-keyshortcuts="Shift+ArrowUp Shift+ArrowDown Delete"
            onClick={() => go(at)}
            onKeyDown={heard}
          >
            <span class="order-places figure quiet">{row.places}</span>
            <span class="order-count figure">{words.times(row.count)}</span>
            <span class="order-name">{row.name}</span>
            <span class="order-about">{row.about}</span>
          </button>
        </div>
        {row.faults.map((fault) => (
          <p key={fault} class="order-fault small">
            {fault}
          </p>
        ))}
        {open && <RowTools words={words} row={row} at={at} last={rows.length - 1} deeds={deeds} wanted={wanted} />}
      </li>
    </>
  );
}

interface ToolsProps extends Pick<RowProps, 'words' | 'row' | 'at' | 'deeds' | 'wanted'> {
  readonly last: number;
}

/** All that can be done to the open row, for pointer and finger. */
function RowTools({ words, row, at, last, deeds, wanted }: ToolsProps) {
  const tool = (
    name: Tool,
    does: string,
    press: () => void,
    { icon, sign, disabled = false }: { icon?: IconData; sign?: string; disabled?: boolean },
  ) => (
    <span data-tool={name}>
      <Button
        small
        variant="quiet"
        {...(icon && { icon })}
        label={words.of(does, row.name)}
        tip={does}
        disabled={disabled}
        onClick={() => {
          wanted.current = name;
          press();
        }}
      >
        {sign}
      </Button>
    </span>
  );
  return (
    <div class="order-tools" role="group" aria-label={words.toolsOf(row.name)}>
      {tool('up', words.moveUp, () => deeds.move(at, -1), { icon: upIcon, disabled: at === 0 })}
      {tool('down', words.moveDown, () => deeds.move(at, 1), { icon: downIcon, disabled: at === last })}
      {tool('fewer', words.fewer, () => deeds.count(at, row.count - 1), { sign: '−' })}
      {tool('more', words.more, () => deeds.count(at, row.count + 1), { sign: '+' })}
      {tool('read', words.readIt, () => deeds.read(at), { icon: infoIcon })}
      {tool('remove', words.takeOut, () => deeds.count(at, 0), { icon: deleteIcon })}
    </div>
  );
}
