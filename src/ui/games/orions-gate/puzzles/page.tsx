import { useEffect, useState } from 'preact/hooks';
import { Notice } from '../../../kit/index.ts';
import { hashOf, navigate } from '../../../match/router.ts';
import { Button } from '../../../kit/index.ts';
import { scenariosPage } from '../pages.ts';
import { shippedScenario } from '../scenarios/shipped.ts';
import { puzzleText as words } from '../words/puzzles.ts';
import { scenariosText } from '../words/scenarios.ts';
import { beginPuzzle } from './begin.ts';

/** `#/puzzle/<id>`: sets the table of a puzzle and goes to it. */
export function PuzzlePage({ part: id }: { readonly part: string | null }) {
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
  if (failure === null)
    return (
      <div class="loading" role="status">
        <span class="loading-ring" aria-hidden="true" />
        {words.setting}
      </div>
    );
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
  const scenario = id === null ? null : await shippedScenario(id);
  if (id === null || !scenario?.puzzle) throw new Error(scenariosText.missing);
  return beginPuzzle(id, scenario);
}
