import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Json } from '../../src/engine/json.ts';
import type { AnyBrain, GameManifest } from '../../src/games/manifest.ts';
import { matterSight } from '../../src/physics/index.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** What a brain is made of, besides its own game. */
const SHARED = ['engine', 'table', 'cards', 'games/manifest.ts', 'games/coverage.ts'];
/** Every copy has a folder of its own, as no module is loaded twice from one address. */
let copies = 0;

/** A number, a list or a record that stands in a brain as `const NAME = ...;`. */
export interface Constant {
  readonly game: string;
  /** Within the folder of the game. */
  readonly file: string;
  readonly name: string;
}

const sourceOf = ({ game, file }: Constant, root = ROOT): string => `${root}src/games/${game}/${file}`;
const lineOf = (name: string): RegExp => new RegExp(`(const ${name}\\b[^=;]*= )([^;]*);`);

/** What a constant is in the code, as text. */
function textOf(constant: Constant): string {
  const found = lineOf(constant.name).exec(readFileSync(sourceOf(constant), 'utf8'));
  if (!found) throw new Error(`${constant.file} holds no constant ${constant.name}.`);
  return found[2]!;
}

/** The number a constant is in the code. */
export function valueOf(constant: Constant): number {
  const value = Number(textOf(constant));
  if (!Number.isFinite(value)) throw new Error(`${constant.name} of ${constant.file} is no number.`);
  return value;
}

/** The brain of a game in which some constants are others: a copy of its sources is changed and loaded. */
export async function brainWith(changes: readonly (readonly [Constant, Json])[]): Promise<AnyBrain> {
  const game = changes[0]![0].game;
  copies += 1;
  const copy = `${ROOT}.cache/fits/${process.pid}-${copies}/`;
  try {
    mkdirSync(`${copy}src/games`, { recursive: true });
    for (const part of [...SHARED, `games/${game}`])
      cpSync(`${ROOT}src/${part}`, `${copy}src/${part}`, { recursive: true });
    for (const [constant, value] of changes) change(constant, value, copy);
    const url = pathToFileURL(`${copy}src/games/${game}/manifest.ts`).href;
    const exported = (await import(/* @vite-ignore */ url)) as { readonly [name: string]: GameManifest };
    const [manifest] = Object.values(exported);
    const make = await manifest!.brain({ sight: async () => matterSight });
    return make();
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function change(constant: Constant, value: Json, copy: string): void {
  textOf(constant);
  const source = sourceOf(constant, copy);
  const text = readFileSync(source, 'utf8');
  writeFileSync(
    source,
    text.replace(lineOf(constant.name), (_, start: string) => `${start}${JSON.stringify(value)};`),
  );
}
