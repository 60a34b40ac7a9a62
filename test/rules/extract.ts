// Reads the rule catalogue and writes the ledger: `npx tsx test/rules/extract.ts <catalogue.md>
// test/rules/<game>.json`.
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Entry } from './ledger.ts';
import { LATER, UNTESTABLE, type Later } from './scope.ts';

/**
 * What the numbered lines and rows of a catalogue are, by their letter: worked geometry and invariants are checks too.
 */
const KINDS: { readonly [prefix: string]: { readonly [letter: string]: Entry['kind'] } } = {
  OG: { C: 'check', I: 'refusal' },
  BS: { C: 'check', G: 'check', I: 'check', X: 'refusal' },
  SK: { C: 'check', N: 'refusal' },
  RG: { C: 'check', X: 'refusal' },
  OS: { C: 'check', X: 'refusal' },
};

/** A heading or paragraph that begins with the ID of a rule, list entry or not, and a row of a table of rules. */
const RULE = /^(?:(?:- )?\*\*|\| |### )([A-Z]{2}-\d+\.\d+)\b/;

type Laters = { readonly [prefix: string]: readonly Later[] };

/**
 * Every rule, check and refusal of a catalogue text, in its order, and what of it is not built yet; a check inherits
 * the scope of the rule it stands under.
 */
export function extract(catalogue: string, notYet: Laters = LATER): Entry[] {
  const entries: Entry[] = [];
  const seen = new Set<string>();
  const add = (id: string, kind: Entry['kind'], inherited?: string) => {
    if (seen.has(id)) return;
    seen.add(id);
    const reason = reasonLater(notYet, id) ?? inherited;
    const untestable = UNTESTABLE[id];
    entries.push({
      id,
      kind,
      scope: reason ? 'later' : 'core',
      ...(reason && { reason }),
      ...(untestable && { untestable }),
    });
  };
  const prefix = /^(?:- )?\*\*([A-Z]{2})-\d/m.exec(catalogue)?.[1] ?? '';
  let ruleReason: string | undefined;
  for (const line of catalogue.split('\n')) {
    const rule = RULE.exec(line)?.[1];
    if (rule) {
      ruleReason = reasonLater(notYet, rule);
      add(rule, 'rule');
    }
    // Some catalogues print the prefix with every number, some leave it out.
    const check = /^(?: {2})?- Check (?:[A-Z]{2}-)?C?(\d+)/.exec(line)?.[1];
    if (check) add(`${prefix}-C${check}`, 'check', ruleReason);
    const row = /^\| (?:[A-Z]{2}-)?([A-Z])(\d+) \|/.exec(line);
    const kind = row && KINDS[prefix]?.[row[1]!];
    if (kind) add(`${prefix}-${row[1]}${row[2]}`, kind);
  }
  return entries;
}

const reasonLater = (notYet: Laters, id: string): string | undefined => {
  const [prefix, number] = [id.slice(0, 2), id.slice(3)];
  return notYet[prefix]?.find((later) => later.ids.some((pattern) => covers(pattern, number)))?.reason;
};

function covers(pattern: string, id: string): boolean {
  if (pattern === id) return true;
  if (/^\d+$/.test(pattern)) return id.startsWith(`${pattern}.`);
  const [from, to] = pattern.split('-');
  if (!to) return false;
  const key = (text: string) => [text.replace(/\d+$/, ''), Number(/\d+$/.exec(text)![0])] as const;
  const [stem, number] = key(id);
  return key(from!)[0] === stem && key(from!)[1] <= number && number <= key(to)[1];
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [source, target] = process.argv.slice(2);
  if (!source || !target) throw new Error('Give the catalogue and the file to write.');
  const entries = extract(readFileSync(source, 'utf8'));
  writeFileSync(target, `[\n${entries.map((entry) => `  ${JSON.stringify(entry)}`).join(',\n')}\n]\n`);
  console.log(`${entries.length} entries, ${entries.filter((entry) => entry.scope === 'core').length} core`);
}
