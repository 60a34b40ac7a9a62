/** Hears Escape before dialogs and the keys of the screen do; they do not hear one that was `used`. */
export function onEscape(signal: AbortSignal, used: () => boolean): void {
  const pressed = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && used()) event.preventDefault();
  };
  addEventListener('keydown', pressed, { signal, capture: true });
}
