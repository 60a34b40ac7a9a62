import { readFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import type { AnyGame } from '../engine/game.ts';
import { gameOf } from '../engine/recording.ts';

export interface Arguments {
  readonly options: { readonly [name: string]: string | undefined };
  readonly files: readonly string[];
}

/** Reads `--name value` pairs and plain words; throws a sentence for a name the verb does not know or a missing value. */
export function readArguments(args: readonly string[], names: readonly string[], mostFiles = 0): Arguments {
  const options: NonNullable<ParseArgsConfig['options']> = Object.fromEntries(names.map((name) => [name, { type: 'string' }]));
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  if (positionals.length > mostFiles) throw new Error(`${positionals[mostFiles]} is one word too many.`);
  return { options: values as Arguments['options'], files: positionals };
}

/** The game named with `--game`; throws a sentence that names those there are. */
export function gameNamed(games: readonly AnyGame[], id: string | undefined): AnyGame {
  const known = games.map((game) => game.id).join(', ');
  if (id === undefined) throw new Error(`Name the game with --game; there is ${known}.`);
  const game = gameOf(games, id);
  if (!game) throw new Error(`There is no game ${id}; there is ${known}.`);
  return game;
}

/** A whole number of at least 1 given as text, or the fallback. */
export function countOf(name: string, text: string | undefined, fallback: number): number {
  if (text === undefined) return fallback;
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new Error(`--${name} ${text} is not a whole number from 1 on.`);
  return Number(text);
}

/** The text of a file; throws a sentence when it cannot be read. */
export function readText(path: string | undefined, what: string): string {
  if (path === undefined) throw new Error(`Name ${what}.`);
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new Error(`${path} cannot be read: ${(error as Error).message}`, { cause: error });
  }
}

/** The JSON of a file; throws a sentence when it cannot be read. */
export function readJson(path: string | undefined, what: string): unknown {
  const text = readText(path, what);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${path} is not JSON: ${(error as Error).message}`, { cause: error });
  }
}

/** The seed given, or a fresh one. */
export const seedOf = (given: string | undefined): string => given ?? randomUUID().slice(0, 8);
