import { useEffect } from 'preact/hooks';
import { Button, useSubject } from '../../kit/index.ts';
import { lazy } from '../../kit/lazy.tsx';
import { photoText as words } from '../words/photo.ts';
import { hidden$, toggleHidden, type PhotoStage } from './hidden.ts';

// Fetched when the interface is hidden first; until it is there nothing hides.
const PhotoPane = lazy(async () => (await import('./pane.tsx')).PhotoPane, 'silent');

/** What lies over the table while the interface is hidden. */
export function Photo({ stage }: { readonly stage: PhotoStage | null }) {
  const hidden = useSubject(hidden$);
  // The next screen begins with its interface.
  useEffect(() => () => hidden$.next(false), []);
  return hidden && stage ? <PhotoPane stage={stage} onBack={toggleHidden} /> : null;
}

/** The way to it without a keyboard; `before` is done first, e.g. the menu closes. */
export const PhotoButton = ({ before }: { readonly before: () => void }) => (
  <Button
    wide
    shortcut="Z"
    onClick={() => {
      before();
      hidden$.next(true);
    }}
  >
    {words.hide}
  </Button>
);
