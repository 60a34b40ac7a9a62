import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Button } from './button.tsx';
import { Loading } from './loading.tsx';
import { Notice } from './notice.tsx';
import { app } from './words/app.ts';

type Loaded<P> = { readonly Part: ComponentType<P> } | { readonly failed: true } | null;

const Broken = ({ onRetry }: { readonly onRetry: () => void }) => (
  <div class="page page-narrow">
    <Notice tone="bad" title={app.brokenTitle}>
      {app.brokenOffline}
    </Notice>
    <div class="row">
      <Button onClick={onRetry}>{app.tryAgain}</Button>
      <Button variant="quiet" href="#/">
        {app.toHome}
      </Button>
    </div>
  </div>
);

/** Drawn at once if it was preloaded. */
type LazyComponent<P> = ComponentType<P> & { preload(): Promise<void> };

/**
 * A component that is fetched when it is first shown; failure offers another try. A `silent` one is decoration: it
 * waits and fails unseen.
 */
export function lazy<P extends object>(
  load: () => Promise<ComponentType<P>>,
  manner: 'loud' | 'silent' = 'loud',
): LazyComponent<P> {
  let ready: ComponentType<P> | null = null;
  // A failure is met again, and shown, when the part itself is.
  const preload = async (): Promise<void> => {
    ready ??= await load().catch(() => null);
  };
  return Object.assign(Lazy, { preload });
  function Lazy(props: P) {
    const [loaded, setLoaded] = useState<Loaded<P>>(ready && { Part: ready });
    const [attempt, setAttempt] = useState(0);
    useEffect(() => {
      let gone = false;
      if (ready) {
        // Another place that shows it has fetched it since this one was drawn.
        setLoaded((now) => now ?? { Part: ready! });
        return;
      }
      load().then(
        (Part) => {
          ready = Part;
          if (!gone) setLoaded({ Part });
        },
        () => !gone && setLoaded({ failed: true }),
      );
      return () => {
        gone = true;
      };
    }, [attempt]);
    const retry = () => {
      setLoaded(null);
      setAttempt(attempt + 1);
    };
    if (loaded && 'Part' in loaded) return <loaded.Part {...props} />;
    if (manner === 'silent') return null;
    return loaded ? <Broken onRetry={retry} /> : <Loading />;
  }
}
