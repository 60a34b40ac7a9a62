import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/** Pixels by which a box that is scrolled to its end may miss it. */
const SLACK = 1;

/** Where a box that scrolls goes on out of sight: `before` and `after` what is seen of it. */
export function moreOf(box: Pick<HTMLElement, ScrollPart>): string {
  const across = box.scrollWidth > box.clientWidth + SLACK;
  const [at, seen, whole] = across
    ? [box.scrollLeft, box.clientWidth, box.scrollWidth]
    : [box.scrollTop, box.clientHeight, box.scrollHeight];
  return [at > SLACK && 'before', at + seen < whole - SLACK && 'after'].filter(Boolean).join(' ');
}

type ScrollPart = 'scrollLeft' | 'scrollTop' | 'scrollWidth' | 'scrollHeight' | 'clientWidth' | 'clientHeight';

/** Keeps on a box that scrolls where it goes on out of sight (`data-more`): a stylesheet lets it fade out there. */
export function useMore(element: RefObject<HTMLElement>): void {
  // After each picture: what lies in the box, and whether it is there at all, may have changed.
  useEffect(() => {
    const box = element.current;
    if (!box) return;
    const look = () => void (box.dataset['more'] = moreOf(box));
    look();
    box.addEventListener('scroll', look, { passive: true });
    const sizes = new ResizeObserver(look);
    const contents = new MutationObserver(look);
    sizes.observe(box);
    contents.observe(box, { childList: true });
    return () => {
      box.removeEventListener('scroll', look);
      sizes.disconnect();
      contents.disconnect();
    };
  });
}
