import { readFileSync, writeFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import type { AnyGame } from '../engine/game.ts';
import { gameOf, SEED_LIMIT } from '../engine/recording.ts';

export interface Arguments {
  readonly options: { readonly [name: string]: string | undefined };
  readonly files: readonly string[];
}

/**
 * Reads `--name value` pairs and plain words; throws a sentence for a name the verb does not know or a missing value.
 */
export function readArguments(args: readonly string[], names: readonly string[], mostFiles = 0): Arguments {
  const options: { [name: string]: string } = {};
  const files: string[] = [];
  for (let at = 0; at < args.length; at++) {
    const word = args[at]!;
    if (!word.startsWith('--')) {
      files.push(word);
      continue;
    }
    const equals = word.indexOf('=');
    const name = word.slice(2, equals < 0 ? undefined : equals);
    if (!names.includes(name))
      throw new Error(
        `There is no flag --${name} here${names.length > 0 ? `; there is ${names.map((one) => `--${one}`).join(', ')}` : ''}.`,
      );
    if (Object.hasOwn(options, name)) throw new Error(`--${name} is given twice.`);
    const value = equals < 0 ? args[++at] : word.slice(equals + 1);
    if (value === undefined || value === '' || value.startsWith('--')) throw new Error(`--${name} needs a value.`);
    options[name] = value;
  }
  if (files.length > mostFiles) throw new Error(`${files[mostFiles]} is one word too many.`);
  return { options, files };
}

/** The game named with `--game`; throws a sentence that names those there are. */
export function gameNamed(games: readonly AnyGame[], id: string | undefined): AnyGame {
  const known = games.map((game) => game.id).join(', ');
  if (id === undefined) throw new Error(`Name the game with --game; there is ${known}.`);
  const game = gameOf(games, id);
  if (!game) throw new Error(`There is no game ${id}; there is ${known}.`);
  return game;
}

/** A whole number of at least `least` given as text, or the fallback. Throws a sentence for anything else. */
export function countOf(name: string, text: string | undefined, fallback: number, least: 0 | 1 = 1): number {
  if (text === undefined) return fallback;
  if (!/^(0|[1-9]\d{0,6})$/.test(text) || Number(text) < least)
    throw new Error(`--${name} ${text} is not a whole number from ${least} on.`);
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

/** The JSON of a file, or of the text itself where it is an object; throws a sentence when it cannot be read. */
export function readJson(path: string | undefined, what: string): unknown {
  const text = path?.startsWith('{') ? path : readText(path, what);
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new Error(`${path} is not JSON: ${(error as Error).message}`, { cause: error });
  }
}

/** Writes a file; throws a sentence when it cannot be written. */
export function writeText(path: string, text: string): void {
  try {
    writeFileSync(path, text);
  } catch (error) {
    throw new Error(`${path} cannot be written: ${(error as Error).message}`, { cause: error });
  }
}

/** The seed given, or a fresh one; throws a sentence for one too long for a match file to hold. */
export function seedOf(given: string | undefined): string {
  if (given !== undefined && given.length > SEED_LIMIT)
    throw new Error(`--seed has ${given.length} characters; at most ${SEED_LIMIT} are read.`);
  return given ?? randomUUID().slice(0, 8);
}
