import { BehaviorSubject } from 'rxjs';

/** Whether a newer version of the program lies ready in this browser. */
export const updateReady$ = new BehaviorSubject(false);

/** Least time between two looks for a newer version from a window that stays open, ms. */
const LOOK_AGAIN = 3_600_000;

/**
 * How long the newer version may take to take over before the page is loaded again all the same, ms: a busy worker can
 * hold it up.
 */
const CHANGE_LIMIT = 5000;

/** So this tab is told, over a load, that its change-over was held up. In its history: it outlives nothing else. */
const HELD_UP = 'heldUp';

let registration: ServiceWorkerRegistration | null = null;
let changing = false;

/** Registers the service worker and watches for newer versions of it. Rejects where the browser does not allow one. */
export async function watchForUpdates(script: string): Promise<void> {
  const { serviceWorker } = navigator;
  let controlled = serviceWorker.controller !== null;
  changing = wasHeldUp();
  serviceWorker.addEventListener('controllerchange', () => {
    if (changing) location.reload();
    // Another window has changed over. The first worker of a page that had none changes nothing.
    else if (controlled) updateReady$.next(true);
    controlled = true;
  });
  const registered = await serviceWorker.register(script, { updateViaCache: 'none' });
  registration = registered;
  // It took over while this page was being loaded, or is about to: the page may have been given to it unheard.
  if (changing && !registered.waiting) return whenActive(registered.active, () => location.reload());
  const look = (): void => {
    if (registered.waiting && serviceWorker.controller && !changing) updateReady$.next(true);
  };
  registered.addEventListener('updatefound', () => registered.installing?.addEventListener('statechange', look));
  look();
  let looked = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || performance.now() - looked < LOOK_AGAIN) return;
    looked = performance.now();
    registered.update().catch(() => undefined); // Without a net there is nothing newer.
  });
}

/** Does something once a worker has taken over, at once where it has. */
function whenActive(worker: ServiceWorker | null, then: () => void): void {
  if (worker?.state !== 'activating') return then();
  worker.addEventListener('statechange', then, { once: true });
}

/**
 * Loads this page again in the newer version. Whatever is not kept is lost: ask first where somebody may be at work.
 */
export function changeOver(): void {
  changing = true;
  if (!registration?.waiting) return location.reload();
  registration.waiting.postMessage('change over');
  setTimeout(() => {
    history.replaceState({ ...(history.state as object | null), [HELD_UP]: true }, '');
    location.reload();
  }, CHANGE_LIMIT);
}

/** Whether this page was loaded while a newer version was still to take over: it changes with it when it does. */
function wasHeldUp(): boolean {
  const { [HELD_UP]: heldUp = false, ...others } = (history.state ?? {}) as { readonly [HELD_UP]?: boolean };
  if (heldUp) history.replaceState(others, '');
  return heldUp;
}
