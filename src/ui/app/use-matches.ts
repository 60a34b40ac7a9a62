import { useCallback, useEffect, useState } from 'preact/hooks';
import type { MatchSummary } from '../../session/local/shelf.ts';
import { saveFile, showToast } from '../kit/index.ts';
import { handFile } from '../match/handed-file.ts';
import { matchStore } from '../match/match-store.ts';
import { navigate } from '../match/router.ts';
import { replays as words } from '../match/words/replays.ts';

/** Bytes of the largest match file (the format's own limit is in characters). */
const MAX_BYTES = 5_000_000;

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/** What is to be said on the page. */
export type Said = { readonly tone: 'good' | 'bad' | 'info'; readonly title: string; readonly text?: string } | null;

/** A copy of a match that is not over: watched on the replay page, never kept. */
const isWatchCopy = (text: string): boolean => /^\s*\{\s*"format"\s*:\s*"orion-watch"/.test(text);

const failedWith = (error: unknown): Said => ({ tone: 'bad', title: words.failed, text: (error as Error).message });

const notImported = (why: string): Said => ({
  tone: 'bad',
  title: words.importFailed,
  text: `${why} ${words.importKept}`,
});

/** Takes a file in; what is to be said of it, or null when it is watched elsewhere. Failures are said too. */
async function takeIn(file: File): Promise<Said> {
  if (file.size > MAX_BYTES) return notImported(words.tooBig((file.size / 1e6).toFixed(1)));
  try {
    const text = await file.text();
    if (isWatchCopy(text)) {
      handFile(text);
      navigate({ page: 'replay', id: 'open', ply: null });
      return null;
    }
    const result = await (await matchStore()).importMatch(text);
    if (!result.ok) return notImported(`${file.name}: ${sentence(result.reason)}`);
    return { tone: 'good', title: words.imported };
  } catch (error) {
    return notImported((error as Error).message);
  }
}

/** Saves a match as a file; what is to be said of it, failures too. */
async function saveMatchFile(match: MatchSummary): Promise<Said> {
  try {
    const file = await (await matchStore()).exportMatch(match.id);
    if (!file) return { tone: 'bad', title: words.failed };
    saveFile(file.name, file.text);
    const sealed = file.kind === 'whole' ? {} : { text: words.savedSealed };
    return { tone: 'info', title: words.saved(file.name), ...sealed };
  } catch (error) {
    return failedWith(error);
  }
}

/** The matches kept here and what can be done with them. Every failure is said. */
export function useMatches() {
  const [matches, setMatches] = useState<readonly MatchSummary[] | null>(null);
  const [durable, setDurable] = useState(true);
  const [said, setSaid] = useState<Said>(null);
  const refresh = useCallback(async () => {
    try {
      const store = await matchStore();
      setDurable(store.durable);
      setMatches(await store.listMatches());
    } catch (error) {
      setSaid(failedWith(error));
    }
  }, []);
  useEffect(() => void refresh(), [refresh]);
  const take = useCallback(
    async (file: File) => {
      const what = await takeIn(file);
      if (what) setSaid(what);
      if (what?.tone === 'good') await refresh();
    },
    [refresh],
  );
  return {
    matches,
    durable,
    said,
    take,
    save: async (match: MatchSummary) => setSaid(await saveMatchFile(match)),
    async remove(match: MatchSummary) {
      try {
        await (await matchStore()).deleteMatch(match.id);
        showToast(words.deleted);
        await refresh();
      } catch (error) {
        setSaid(failedWith(error));
      }
    },
    tryAgain() {
      setSaid(null);
      void refresh();
    },
  };
}

/** Files dropped anywhere on the page are taken; whether one is held over it. */
export function useDrop(take: (file: File) => Promise<void>): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const holdsFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;
    const onOver = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const onLeave = (event: DragEvent) => event.relatedTarget === null && setOver(false);
    const onDrop = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setOver(false);
      const file = event.dataTransfer?.files[0];
      if (file) void take(file);
    };
    addEventListener('dragover', onOver);
    addEventListener('dragleave', onLeave);
    addEventListener('drop', onDrop);
    return () => {
      removeEventListener('dragover', onOver);
      removeEventListener('dragleave', onLeave);
      removeEventListener('drop', onDrop);
    };
  }, [take]);
  return over;
}
