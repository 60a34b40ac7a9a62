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

/** The list beside `list.ts` of games that have no screens yet. */
const SCREENLESS = 'src/games/screenless.ts';

/**
 * What a checkout lacks of its games, read from disk: each has a folder of rules and one of screens, a manifest that
 * bears its name in both, a line in both lists, and a ledger whose IDs begin with its prefix. A game that is listed as
 * one without screens has no manifest of screens (parts of them, as its table, may stand already), and stands in no
 * other list.
 */
export function gameFaults(root: string): readonly string[] {
  const ledgers = existsSync(join(root, 'test/rules'))
    ? readdirSync(join(root, 'test/rules')).flatMap((name) => /^(.+)\.json$/.exec(name)?.[1] ?? [])
    : [];
  const games = new Set([...HOMES.flatMap((home) => foldersIn(join(root, home))), ...ledgers]);
  return [...games].sort().flatMap((game) => [...homeFaults(root, game), ...ledgerFaults(root, game)]);
}

const homeFaults = (root: string, game: string): readonly string[] => {
  if (!isListed(textOf(join(root, SCREENLESS)), game)) return listedFaults(root, game, HOMES);
  const listed = HOMES.filter((home) => isListed(textOf(join(root, home, 'list.ts')), game));
  const screens = existsSync(join(root, HOMES[1], game, 'manifest.ts'))
    ? [`${game} has screens and is listed without`]
    : [];
  return [
    ...listed.map((home) => `${game} is listed without screens and in ${home}/list.ts`),
    ...screens,
    ...manifestFaults(root, game, HOMES[0]),
  ];
};

const listedFaults = (root: string, game: string, homes: readonly string[]): readonly string[] =>
  homes.flatMap((home) => {
    const faults = manifestFaults(root, game, home);
    return faults.length > 0 || isListed(textOf(join(root, home, 'list.ts')), game)
      ? faults
      : [`${home}/list.ts lacks ${game}`];
  });

function manifestFaults(root: string, game: string, home: string): readonly string[] {
  if (!existsSync(join(root, home, game))) return [`${game} has no folder in ${home}`];
  const manifest = textOf(join(root, home, game, 'manifest.ts'));
  if (!manifest) return [`${game} has no manifest in ${home}`];
  return manifest.includes(`id: '${game}'`) ? [] : [`the manifest of ${game} in ${home} bears another name`];
}

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
