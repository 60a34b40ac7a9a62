import type { Spot } from '../../cards/use-press.ts';

/** How far beside a list a card is still dropped into it, and how near its edge the list scrolls; CSS pixels. */
const BESIDE = 48;
const EDGE = 44;
/** How far it scrolls with each movement there, CSS pixels. */
const STEP = 14;

const boxOf = (element: Element): DOMRect => element.getBoundingClientRect();

/** The nearest part of the page around a list that scrolls. */
function scrollerOf(list: HTMLElement): HTMLElement {
  for (let at: HTMLElement | null = list; at; at = at.parentElement)
    if (at.scrollHeight > at.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  return document.documentElement;
}

/**
 * The gap between the rows of a list at a point of the window, 0 above the first; null beside the list. Near the end of
 * what is in sight the list scrolls on.
 */
export function gapAt(list: HTMLElement, { x, y }: Spot): number | null {
  const scroller = scrollerOf(list);
  const seen = boxOf(scroller);
  const top = Math.max(0, scroller === document.documentElement ? 0 : seen.top);
  const bottom = Math.min(innerHeight, scroller === document.documentElement ? innerHeight : seen.bottom);
  const { left, right } = boxOf(list);
  if (x < left - BESIDE || x > right + BESIDE || y < top - BESIDE || y > bottom + BESIDE) return null;
  if (y < top + EDGE) scroller.scrollBy(0, -STEP);
  if (y > bottom - EDGE) scroller.scrollBy(0, STEP);
  const rows = [...list.children].filter((row) => row.hasAttribute('data-row'));
  const below = rows.findIndex((row) => y < boxOf(row).top + boxOf(row).height / 2);
  return below < 0 ? rows.length : below;
}
