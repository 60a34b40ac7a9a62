import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import type * as Jscpd from 'jscpd';

// Its module build asks a package for names that package does not export; its other build works.
const { detectClones } = createRequire(import.meta.url)('jscpd') as typeof Jscpd;

/** Where the screens and panels of the games lie: what two games need belongs to a folder that is in none of these. */
export const SCREENS = ['scenes', 'src/ui/games', 'src/ui/cards', 'src/ui/table'] as const;

/** Tokens of the shortest repeat that counts. */
const MIN = 50;

/** A file of a game's screens, its text as it stands. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

/** Imports name what is shared: they are blanked, so that two lists of them are no repeat. Lines keep their numbers. */
const withoutImports = (text: string): string =>
  text.replace(/^import\s[^;]*;/gm, (lines) => lines.replace(/[^\n]/g, ''));

/**
 * Repeats of at least 50 tokens, as `file:line-line = file:line-line`, sorted. Comments and imports do not count; types
 * and words do.
 */
export async function repeatsIn(sources: readonly Source[]): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'repeats-'));
  try {
    for (const { path, text } of sources) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), withoutImports(text));
    }
    const clones = await detectClones({
      // Nought would mean its default of five lines; a repeat on one line is one too.
      path: [folder],
      minTokens: MIN,
      minLines: -1,
      maxLines: 10_000,
      maxSize: '1mb',
      mode: 'weak',
      silent: true,
      noSymlinks: true,
      gitignore: false,
      // One format for both endings: a repeat between a `.ts` and a `.tsx` file is one too.
      format: ['tsx'],
      formatsExts: { tsx: ['ts', 'tsx'] },
    });
    const place = ({ sourceId, start, end }: (typeof clones)[number]['duplicationA']): string =>
      `${relative(folder, sourceId).split(sep).join('/')}:${start.line}-${end.line}`;
    // Rows of one shape under each other (the cases of a switch) overlap themselves: a table, no repeat.
    const apart = clones.filter(
      ({ duplicationA: a, duplicationB: b }) =>
        a.sourceId !== b.sourceId || a.range[1] <= b.range[0] || b.range[1] <= a.range[0],
    );
    return apart
      .map(({ duplicationA, duplicationB }) => [place(duplicationA), place(duplicationB)].sort().join(' = '))
      .sort();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
