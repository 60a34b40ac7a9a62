import { useEffect } from 'preact/hooks';

/** While a secret is on the screen: hides it when the page goes out of sight or the window loses the focus. */
export function useAway(shown: boolean, hide: () => void): void {
  useEffect(() => {
    if (!shown) return;
    const away = () => document.hidden && hide();
    document.addEventListener('visibilitychange', away);
    addEventListener('blur', hide);
    return () => {
      document.removeEventListener('visibilitychange', away);
      removeEventListener('blur', hide);
    };
  }, [shown, hide]);
}
