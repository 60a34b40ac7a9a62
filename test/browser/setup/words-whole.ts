import type { Page } from 'playwright-core';

/** Words that stand on two lines, broken where no hyphen is: each with the text it stands in. */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults = new Set<string>();
    const within = document.querySelector('dialog[open]') ?? document.body;
    const texts = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement!;
      // What is there to be spoken alone is a pixel wide.
      if (!parent.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) || parent.clientWidth === 1)
        continue;
      for (const { 0: word, index } of text.textContent!.matchAll(/[^\s\-–/]{2,}/g)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const [first, ...more] = range.getClientRects();
        if (first && more.some(({ top }) => Math.abs(top - first.top) > first.height / 2))
          faults.add(`"${word}" in "${text.textContent!.trim().slice(0, 60)}" (${parent.className})`);
      }
    }
    return [...faults];
  });
