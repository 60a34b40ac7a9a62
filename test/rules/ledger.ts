import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * One ID of a catalogue. `later` entries say why they are not built yet, `untestable` ones why no test can prove them.
 */
export interface Entry {
  readonly id: string;
  readonly kind: 'rule' | 'check' | 'refusal';
  readonly scope: 'core' | 'later';
  readonly reason?: string;
  readonly untestable?: string;
}

/** What the last whole run of each vitest project proved. */
export interface Proofs {
  readonly [project: string]: {
    readonly startedAt: number;
    readonly passed: readonly string[];
    readonly failed: readonly string[];
  };
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
export const PROOFS = join(ROOT, '.cache/rules.json');

/** The games there are: their folders on disk. */
export const GAMES: readonly string[] = readdirSync(join(ROOT, 'src/games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** The ledger of a game. */
export const ledgerOf = (game: string): readonly Entry[] =>
  JSON.parse(readFileSync(join(ROOT, 'test/rules', `${game}.json`), 'utf8'));

/** The IDs named in a test's full title. */
export const idsIn = (title: string): readonly string[] => title.match(/\b[A-Z]{2}-(?:\d+\.\d+|[CGINX]\d+)\b/g) ?? [];

/** What the last runs proved; empty when none was recorded. */
export const readProofs = (): Proofs => (existsSync(PROOFS) ? JSON.parse(readFileSync(PROOFS, 'utf8')) : {});

/** The IDs proved by runs that are no older than the sources: in a test that passed and in none that failed. */
export function provedIds(proofs: Proofs, newest: number): ReadonlySet<string> {
  const fresh = Object.values(proofs).filter((run) => run.startedAt >= newest);
  const proved = new Set(fresh.flatMap((run) => run.passed));
  for (const id of fresh.flatMap((run) => run.failed)) proved.delete(id);
  return proved;
}

/** Time of the last change under `src`, `scenes` and `test`, in milliseconds. */
export function newestSource(): number {
  return Math.max(...['src', 'scenes', 'test'].map((folder) => newestIn(join(ROOT, folder))));
}

function newestIn(folder: string): number {
  if (!existsSync(folder)) return 0;
  let newest = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    newest = Math.max(newest, entry.isDirectory() ? newestIn(path) : statSync(path).mtimeMs);
  }
  return newest;
}

export interface Tally {
  readonly total: number;
  readonly tested: number;
}

export interface Summary {
  readonly rules: Tally;
  readonly checks: Tally;
  readonly refusals: Tally;
  readonly missing: readonly string[];
  readonly untestable: readonly { readonly id: string; readonly reason: string }[];
  readonly later: { readonly rules: number; readonly checks: number; readonly refusals: number };
}

/** Counts the core of a ledger against the IDs proved. */
export function summarise(entries: readonly Entry[], proved: ReadonlySet<string>): Summary {
  const core = entries.filter((entry) => entry.scope === 'core' && !entry.untestable);
  const tally = (kind: Entry['kind']): Tally => {
    const of = core.filter((entry) => entry.kind === kind);
    return { total: of.length, tested: of.filter((entry) => proved.has(entry.id)).length };
  };
  const later = (kind: Entry['kind']) =>
    entries.filter((entry) => entry.scope === 'later' && entry.kind === kind).length;
  return {
    rules: tally('rule'),
    checks: tally('check'),
    refusals: tally('refusal'),
    missing: core.filter((entry) => !proved.has(entry.id)).map((entry) => entry.id),
    untestable: entries.flatMap((entry) => (entry.untestable ? [{ id: entry.id, reason: entry.untestable }] : [])),
    later: { rules: later('rule'), checks: later('check'), refusals: later('refusal') },
  };
}
