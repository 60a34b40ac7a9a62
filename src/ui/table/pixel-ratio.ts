/**
 * Device pixels to a pixel of the page, within what pictures are drawn for: fewer than one where the page is zoomed
 * out.
 */
export const pixelRatio = (): number => Math.min(Math.max(window.devicePixelRatio || 1, 0.5), 3);
