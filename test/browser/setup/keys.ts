import type { Page } from 'playwright-core';

/** What has the focus, as a screen reader would call it: its name, or the name and the state of a field. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null;
    if (!element || element === document.body) return '';
    const labels = (element as HTMLInputElement).labels;
    const name =
      element.getAttribute('aria-label') ??
      (labels && labels.length > 0 ? [...labels].map((label) => label.textContent).join(' ') : element.innerText);
    return (name ?? '').replace(/\s+/g, ' ').trim();
  });

/** Enough to pass every line of a long log (160 are drawn) and the rest of a page. */
const MAX_PRESSES = 280;

/** Presses Tab (or Shift+Tab) until a control of that name has the focus, as a person without a mouse does. */
export async function tabTo(
  page: Page,
  name: RegExp | string,
  { back = false, most = MAX_PRESSES } = {},
): Promise<void> {
  const wanted = typeof name === 'string' ? new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\w)`) : name;
  const passed: string[] = [];
  for (let presses = 0; presses < most; presses++) {
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
    const now = await focused(page);
    if (wanted.test(now)) return;
    passed.push(now);
  }
  throw new Error(`Tab never came to ${wanted}; it came by ${[...new Set(passed)].join(' | ')}`);
}

/** Goes to a control and presses Enter. */
export async function enter(
  page: Page,
  name: RegExp | string,
  options?: { back?: boolean; most?: number },
): Promise<void> {
  await tabTo(page, name, options);
  await page.keyboard.press('Enter');
}

/** Goes to a field and types a value over what is in it. */
export async function type(
  page: Page,
  field: RegExp | string,
  value: string,
  options?: { back?: boolean; most?: number },
): Promise<void> {
  await tabTo(page, field, options);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(value);
}
