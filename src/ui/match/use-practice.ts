import { useEffect, useState } from 'preact/hooks';
import { isGame } from '../../games/index.ts';
import { gameUiManifest } from './manifest.ts';
import type { Missed, Practice } from './practice.ts';
import { hashOf } from './router.ts';
import { analysisText as words } from './words/analysis.ts';

/** The puzzles that fit what was missed in a match; none while they are fetched, or where they cannot be. */
export function usePuzzles(game: string, missed: readonly Missed[], options: unknown): readonly Practice[] {
  const [puzzles, setPuzzles] = useState<readonly Practice[]>([]);
  useEffect(() => {
    let gone = false;
    const show = (found: readonly Practice[]) => gone || setPuzzles(found);
    // A way that cannot be fetched is not offered; the page says what it came to say without it.
    gameUiManifest(game)
      ?.practice?.(missed, options)
      .then(show, () => show([]));
    return () => {
      gone = true;
    };
  }, [game, JSON.stringify(missed)]);
  return puzzles;
}

/** Where to practise: the lesson of the game and the puzzles that fit. */
export function usePractice(game: string, missed: readonly Missed[], options: unknown): readonly Practice[] {
  const puzzles = usePuzzles(game, missed, options);
  const lesson = isGame(game) ? [{ title: words.lesson, href: hashOf({ page: 'learn', game }) }] : [];
  return [...lesson, ...puzzles];
}
