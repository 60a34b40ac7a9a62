import { useMemo, useState } from 'preact/hooks';
import { seal, type SealedSeed } from '../../../engine/commitment.ts';
import { freshSalt } from '../../../session/local/seal.ts';
import { Button, copyWithToast } from '../../kit/index.ts';
import { trustPages as words } from '../words/trust-pages.ts';
import { randomSeed } from '../random-seed.ts';

/**
 * The seed of the next match, sealed before it begins: the one typed, else one drawn by chance when the page was
 * opened.
 */
export function useSealedChance(typed: string): SealedSeed {
  const [drawn] = useState(() => ({ seed: randomSeed(), salt: freshSalt() }));
  const seed = typed.trim() || drawn.seed;
  return useMemo(() => seal(seed, drawn.salt), [seed, drawn]);
}

/** Letters of a commitment that stand for it at a glance. */
const GLANCE = 8;

/** The commitment of the next match, before anything is rolled; seed and salt stay out of sight (OG-22.2). */
export function SealedChance({ commitment, typed }: Pick<SealedSeed, 'commitment'> & { readonly typed: boolean }) {
  return (
    <details class="seal">
      <summary class="small">
        {words.nextSealed} <code>{commitment.slice(0, GLANCE)}…</code>
      </summary>
      <div class="seal-body">
        <code>{commitment}</code>
        <Button small onClick={() => void copyWithToast(commitment, words.copied, words.notCopied)}>
          {words.copy}
        </Button>
        <p class="small second">
          {words.nextText}
          {typed && ` ${words.nextTyped}`}
        </p>
      </div>
    </details>
  );
}
