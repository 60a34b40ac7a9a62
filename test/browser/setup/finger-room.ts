import type { Page } from 'playwright-core';

/** A finger wants so many CSS pixels each way, and eyes so many of a letter's height. */
const FINGER = 44;
const LETTER = 12;

/**
 * What of a match is too small for a finger, and words too small to read on a phone; the links of the rule book, which
 * stand within sentences, left out.
 */
export const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(
    ([finger, letter]) => {
      const faults = new Set<string>();
      const isSeen = (element: Element): boolean =>
        element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
        element.closest('.unseen, .skip, .rule-link') === null;
      const within = document.querySelector('dialog[open]') ?? document.body;
      for (const control of within.querySelectorAll('button, a[href], [tabindex="0"]')) {
        const { width, height } = control.getBoundingClientRect();
        if (width > 0 && isSeen(control) && Math.min(width, height) < finger! - 0.5)
          faults.add(`"${control.textContent}" is ${Math.round(width)}x${Math.round(height)}`);
      }
      const texts = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const parent = text.parentElement!;
        const size = parseFloat(getComputedStyle(parent).fontSize);
        if (text.textContent!.trim() !== '' && isSeen(parent) && size < letter!)
          faults.add(`"${text.textContent}" is written ${size} high`);
      }
      return [...faults];
    },
    [FINGER, LETTER],
  );
