import { useEffect, useState } from 'preact/hooks';
import { app } from '../../kit/words/app.ts';
import { Button, Loading, Notice } from '../../kit/index.ts';
import { play as playWords } from '../words/play.ts';
import { retryText as words } from '../words/retry.ts';
import { RetryMatch } from './match.tsx';
import { openRetry, type OpenedRetry } from './retried.ts';

interface PageProps {
  /** A kept match, or the text of a link. */
  readonly matchId: string;
  /** Commands played before the decision. */
  readonly plies: number;
}

/** The page of a decision that is made anew: fetches the match and hands the decision to the screen of its game. */
export default function RetryPage({ matchId, plies }: PageProps) {
  const [opened, setOpened] = useState<OpenedRetry | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let gone = false;
    void openRetry(matchId, plies)
      .catch((error: unknown): OpenedRetry => ({ ok: false, reason: (error as Error).message }))
      .then((result) => gone || setOpened(result));
    return () => {
      gone = true;
    };
  }, [matchId, plies]);
  if (!opened) return <Loading>{playWords.loading}</Loading>;
  if (!opened.ok) return <NoDecision reason={opened.reason} />;
  return <RetryMatch key={tries} matchId={matchId} retried={opened.retried} onAgain={() => setTries(tries + 1)} />;
}

/** Why there is nothing to decide. */
const NoDecision = ({ reason }: { readonly reason: string }) => (
  <div class="page page-narrow">
    <h1>{words.title}</h1>
    <Notice tone="warn" title={words.missingTitle}>
      {reason}
    </Notice>
    <div class="row">
      <Button variant="primary" href="#/replays">
        {app.pages.replays}
      </Button>
      <Button href="#/">{app.toHome}</Button>
    </div>
  </div>
);
