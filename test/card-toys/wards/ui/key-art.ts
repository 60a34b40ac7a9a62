import type { PaintKeyArt } from '../../../../src/ui/match/manifest.ts';

/** Two shields in the dark. */
export const paintWards: PaintKeyArt = function* (context, width, height) {
  context.fillStyle = '#0c1830';
  context.fillRect(0, 0, width, height);
  yield;
  for (const [x, color] of [
    [0.3, '#7cc4ff'],
    [0.6, '#ffb35c'],
  ] as const) {
    context.fillStyle = color;
    context.fillRect(x * width, height * 0.3, width * 0.1, height * 0.4);
  }
};
