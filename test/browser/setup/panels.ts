import type { Page } from 'playwright-core';
import { settled } from './settled.ts';

/** Panels that lie over each other. Under a dialog it does not matter. */
export const overlapping = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    if (document.querySelector('dialog[open]')) return [];
    const faults: string[] = [];
    const nameOf = (element: HTMLElement) => element.className.split(' ').slice(0, 3).join('.');
    const panels = [...document.querySelectorAll<HTMLElement>('.topbar, .plate, .tray, .tabs, .why, .notice')].filter(
      (panel) =>
        panel.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
        panel.getBoundingClientRect().width > 0,
    );
    for (const [index, one] of panels.entries()) {
      for (const other of panels.slice(index + 1)) {
        if (one.contains(other) || other.contains(one)) continue;
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const tall = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (wide > 1 && tall > 1)
          faults.push(
            `${nameOf(one)} and ${nameOf(other)} lie over each other by ${Math.round(wide)} x ${Math.round(tall)}`,
          );
      }
    }
    return faults;
  });

/**
 * Bright buttons that are not exactly one, outside the screen or covered. None is due before a choice and where a
 * warning stands.
 */
const brightFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = [];
    const seen = (element: HTMLElement) =>
      element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
      element.getBoundingClientRect().width > 0;
    const within = document.querySelector('dialog[open]') ?? document;
    const bright = [...within.querySelectorAll<HTMLElement>('.button-primary')].filter(seen);
    const quiet = within.querySelector(':is(.button-first, .button-go):not(.button-primary)') !== null;
    if (bright.length > 1 || (bright.length === 0 && !quiet))
      faults.push(`${bright.length} bright buttons: ${bright.map((one) => one.innerText).join(' | ')}`);
    for (const button of bright) {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight)
        faults.push(
          `the bright button ${button.innerText} spans ${Math.round(left)}..${Math.round(right)}, ${Math.round(top)}..${Math.round(bottom)} of ${innerWidth} x ${innerHeight}`,
        );
      else if (
        !button.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2)) &&
        !(button as HTMLButtonElement).disabled
      )
        faults.push(`the bright button ${button.innerText} is covered`);
    }
    return faults;
  });

/**
 * What stays wrong with the panels: they lie over each other, or the bright buttons are not exactly one, outside the
 * screen or covered.
 *
 * @param bright - False where nothing is to be decided, so that no bright button is due.
 */
export const crowded = (page: Page, bright = true): Promise<string[]> =>
  settled(async () => [
    ...(await overlapping(page)),
    ...(await brightFaults(page)).filter((fault) => bright || !fault.startsWith('0 bright')),
  ]);
