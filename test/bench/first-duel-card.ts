import { timeFromPlayNow } from './from-play-now.ts';

/**
 * Presses the card of the vessel that stands in the first cell (BS-2.8) once it is drawn, again and again until it
 * answers: its row beside the table is the chosen one. No hand holds this pointer, so nothing can capture it.
 */
const PRESS = `
  Element.prototype.setPointerCapture = () => undefined;
  const answers = () => {
    const canvas = document.querySelector('.play-table canvas[data-camera]');
    if (!canvas) return false;
    if (document.querySelector('.bs-vessel-row[aria-pressed="true"]')) return true;
    const [x, y, scale] = canvas.dataset.camera.split(' ').map(Number);
    const box = canvas.getBoundingClientRect();
    const at = {
      clientX: box.left + box.width / 2 - (x * scale) / 1000,
      clientY: box.top + box.height / 2 + (y * scale) / 1000,
    };
    const on = document.elementFromPoint(at.clientX, at.clientY);
    for (const kind of ['pointerdown', 'pointerup'])
      on?.dispatchEvent(new PointerEvent(kind, { ...at, pointerId: 1, isPrimary: true, pointerType: 'mouse', bubbles: true }));
    return false;
  };`;

/** Time from Play now until the first card of a duel answers a press. */
export const run = () =>
  timeFromPlayNow({
    name: 'first-duel-card',
    game: 'Battlespace Sirius',
    allowed: 2000,
    prepare: PRESS,
    there: 'answers()',
  });
