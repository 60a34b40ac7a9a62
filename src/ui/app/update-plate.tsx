import { useEffect, useRef } from 'preact/hooks';
import { changeOver, updateReady$ } from '../kit/update.ts';
import { lazy } from '../kit/lazy.tsx';
import { useSubject } from '../kit/use-observable.ts';
import { updateText as words } from '../kit/words/update.ts';
import type { Route } from '../match/router.ts';
import './update-plate.css';

const UpdateNotice = lazy(async () => (await import('../kit/update-notice.tsx')).UpdateNotice, 'silent');

/** Pages on which nothing is under way that a new version would interrupt. */
const QUIET: ReadonlySet<Route['page']> = new Set(['home', 'replays', 'rules', 'settings', 'unknown']);
/** Pages that show a match offer the new version in its frame. */
const MATCHES: ReadonlySet<Route['page']> = new Set(['battle', 'learn', 'retry']);

/**
 * Offers a newer version. It is taken by itself on the way to a page where nothing is under way, or there while nobody
 * looks.
 */
export function UpdatePlate({ page }: { readonly page: Route['page'] }) {
  const ready = useSubject(updateReady$);
  const quiet = ready && QUIET.has(page);
  const before = useRef(page);
  useEffect(() => {
    const came = before.current !== page;
    before.current = page;
    if (!quiet) return;
    if (came || document.hidden) return changeOver();
    const onHidden = () => document.hidden && changeOver();
    document.addEventListener('visibilitychange', onHidden);
    return () => document.removeEventListener('visibilitychange', onHidden);
  }, [page, quiet]);
  if (!ready || MATCHES.has(page)) return null;
  return (
    <div class="update-plate">
      <UpdateNotice text={words.onPage} />
    </div>
  );
}
