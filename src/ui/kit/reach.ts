/**
 * What must be scrolled to be read must be reached by keys, where nothing in it is: gives a box a stop of Tab as long
 * as that is so.
 */
export function reachByKeys(box: HTMLElement): void {
  const bare =
    box.scrollHeight > box.clientHeight &&
    box.querySelector('a[href], button, input, select, textarea, [tabindex="0"]') === null;
  if (bare) box.tabIndex = 0;
  else box.removeAttribute('tabindex');
}
