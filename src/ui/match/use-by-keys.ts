import { useEffect, useRef } from 'preact/hooks';

/** Whether the last thing done was a press of a key, not of a pointer. */
export function useByKeys(): { readonly current: boolean } {
  const byKeys = useRef(false);
  useEffect(() => {
    const key = () => (byKeys.current = true);
    const point = () => (byKeys.current = false);
    addEventListener('keydown', key, true);
    addEventListener('pointerdown', point, true);
    return () => {
      removeEventListener('keydown', key, true);
      removeEventListener('pointerdown', point, true);
    };
  }, []);
  return byKeys;
}
