import { useEffect, useState } from 'preact/hooks';
import { Loading, Notice } from '../../../kit/index.ts';
import type { Query } from '../../../match/manifest.ts';
import { hashOf, navigate } from '../../../match/router.ts';
import { Button } from '../../../kit/index.ts';
import { scenariosPage } from '../pages.ts';
import { puzzleText as words } from '../words/puzzles.ts';
import { scenariosText } from '../words/scenarios.ts';
import { beginPuzzle } from './begin.ts';
import { findPuzzle } from './find.ts';
import { OWN } from './puzzle-key.ts';

/** `#/puzzle/<id>`: sets the table of a puzzle and goes to it. */
export function PuzzlePage({ part, query }: { readonly part: string | null; readonly query: Query }) {
  // One's own are named by their title.
  const id = part === 'own' ? OWN + (query['title'] ?? '') : part;
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    let gone = false;
    begun(id).then(
      (match) => !gone && navigate({ page: 'battle', id: match }, true),
      (error: Error) => !gone && setFailure(error.message),
    );
    return () => {
      gone = true;
    };
  }, [id]);
  if (failure === null) return <Loading>{words.setting}</Loading>;
  return (
    <div class="page page-narrow">
      <h1>{words.title}</h1>
      <Notice tone="bad" title={words.failed}>
        {failure}
      </Notice>
      <div class="row">
        <Button variant="primary" href={hashOf(scenariosPage())}>
          {scenariosText.back}
        </Button>
      </div>
    </div>
  );
}

async function begun(id: string | null): Promise<string> {
  const scenario = id === null ? null : await findPuzzle(id);
  if (id === null || !scenario) throw new Error(scenariosText.missing);
  return beginPuzzle(id, scenario);
}
