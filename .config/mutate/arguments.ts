import { parseArgs } from 'node:util';

const OPTIONS = { sample: { type: 'string' }, seed: { type: 'string' } } as const;
const KNOWN = '--sample N (alters N lines only) and --seed S (picks them)';

/** What is asked of an audit: the folders and files, and how many lines of them; null = all. */
export interface AuditPlan {
  readonly targets: readonly string[];
  readonly sample: number | null;
  readonly seed: string;
}

/** Reads the arguments of `npm run mutate`; a sentence where they are not understood. */
export function readPlan(args: readonly string[]): AuditPlan | string {
  const { positionals: targets, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    strict: false,
    options: OPTIONS,
  });
  for (const [name, value] of Object.entries(values)) {
    const written = `${name.length === 1 ? '-' : '--'}${name}`;
    if (!Object.hasOwn(OPTIONS, name)) return `There is no option ${written}; there are ${KNOWN}.`;
    if (typeof value !== 'string') return `${written} needs a value; there are ${KNOWN}.`;
  }
  const { sample, seed = 'audit' } = values as { readonly sample?: string; readonly seed?: string };
  if (targets.length === 0) return 'Name folders or files of src: npm run mutate -- src/cards';
  if (sample !== undefined && !/^[1-9]\d{0,6}$/.test(sample))
    return `--sample takes a number of lines, not "${sample}".`;
  return { targets, sample: sample === undefined ? null : Number(sample), seed };
}
