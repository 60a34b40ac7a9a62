import type { Page } from 'playwright-core';
import { settled } from './settled.ts';

/**
 * What does not fit the screen and stays so: a horizontal scrollbar, controls (partly) outside, controls that nothing
 * can scroll into sight.
 */
export const misplaced = (page: Page): Promise<string[]> => settled(() => misplacedNow(page));

const misplacedNow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth) faults.push(`the page is ${root.scrollWidth} wide in ${innerWidth}`);
    const bare = document.querySelector('.play') !== null;
    const scrolls = (element: Element, axis: 'X' | 'Y'): boolean => {
      const style = getComputedStyle(element);
      const room =
        axis === 'X' ? element.scrollWidth > element.clientWidth : element.scrollHeight > element.clientHeight;
      return room && /auto|scroll/.test(axis === 'X' ? style.overflowX : style.overflowY);
    };
    const within = (element: Element, axis: 'X' | 'Y'): boolean => {
      for (let up = element.parentElement; up; up = up.parentElement) if (scrolls(up, axis)) return true;
      return axis === 'Y' && !bare && !element.closest('dialog');
    };
    for (const element of document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
    )) {
      if (
        !element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) ||
        element.closest('.skip, .unseen') ||
        element.matches('.unseen')
      )
        continue;
      const box = element.getBoundingClientRect();
      if (box.width === 0 || box.height === 0) continue;
      const name = `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`;
      if ((box.left < -1 || box.right > innerWidth + 1) && !within(element, 'X'))
        faults.push(`${name} spans ${Math.round(box.left)}..${Math.round(box.right)} of ${innerWidth}`);
      if ((box.top < -1 || box.bottom > innerHeight + 1) && !within(element, 'Y'))
        faults.push(`${name} stands at ${Math.round(box.top)}..${Math.round(box.bottom)} of ${innerHeight}`);
    }
    return faults;
  });

/** Share of the screen on which the table is not covered by a panel. */
export const tableShare = (page: Page): Promise<number> =>
  page.evaluate(() => {
    let free = 0;
    let all = 0;
    for (let x = 4; x < innerWidth; x += 12)
      for (let y = 4; y < innerHeight; y += 12) {
        all += 1;
        if (document.elementFromPoint(x, y)?.closest('.play-table')) free += 1;
      }
    return free / all;
  });
