import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the folders of games lie, and the list beside them that names their manifests. */
const HOMES = ['src/games', 'src/ui/games'] as const;

const foldersIn = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
    : [];

/** The text of a file, without comments; empty when there is none. */
const textOf = (file: string): string =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '')
        .trim()
    : '';

/**
 * What a checkout lacks of its games, read from disk: each has a folder of rules and one of screens, a manifest that
 * bears its name in both, a line in both lists, and a ledger whose IDs begin with its prefix.
 */
export function gameFaults(root: string): readonly string[] {
  const ledgers = existsSync(join(root, 'test/rules'))
    ? readdirSync(join(root, 'test/rules')).flatMap((name) => /^(.+)\.json$/.exec(name)?.[1] ?? [])
    : [];
  const games = new Set([...HOMES.flatMap((home) => foldersIn(join(root, home))), ...ledgers]);
  return [...games].sort().flatMap((game) => [...homeFaults(root, game), ...ledgerFaults(root, game)]);
}

const homeFaults = (root: string, game: string): readonly string[] =>
  HOMES.flatMap((home) => {
    if (!existsSync(join(root, home, game))) return [`${game} has no folder in ${home}`];
    const manifest = textOf(join(root, home, game, 'manifest.ts'));
    if (!manifest) return [`${game} has no manifest in ${home}`];
    if (!manifest.includes(`id: '${game}'`)) return [`the manifest of ${game} in ${home} bears another name`];
    return isListed(textOf(join(root, home, 'list.ts')), game) ? [] : [`${home}/list.ts lacks ${game}`];
  });

/** Whether a list imports a game's manifest and names it again. */
function isListed(list: string, game: string): boolean {
  const name = new RegExp(`import \\{ (\\w+) \\} from '\\./${game}/manifest\\.ts'`).exec(list)?.[1];
  return name !== undefined && new RegExp(`\\b${name}\\b`).test(list.replace(/^import .*$/gm, ''));
}

function ledgerFaults(root: string, game: string): readonly string[] {
  const file = join(root, 'test/rules', `${game}.json`);
  if (!existsSync(file)) return [`${game} has no ledger test/rules/${game}.json`];
  const prefix = /prefix: '(\w+)'/.exec(textOf(join(root, 'src/games', game, 'manifest.ts')))?.[1];
  const entries = JSON.parse(readFileSync(file, 'utf8')) as readonly { readonly id: string }[];
  const bad = entries.find(({ id }) => !id.startsWith(`${prefix}-`));
  if (bad) return [`the ledger of ${game} has ${bad.id}, which is no rule of ${prefix}`];
  return entries.length > 0 ? [] : [`the ledger of ${game} is empty`];
}
