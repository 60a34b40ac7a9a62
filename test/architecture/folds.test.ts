import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const GAMES = resolve('src/games');
const games = readdirSync(GAMES, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

/** The functions of a game that have to deal with every event, and with every command. */
const OVER_EVENTS = ['evolve', 'redact', 'reveals', 'describe'];
const OVER_COMMANDS = ['check', 'decide', 'parse'];

const read = (game: string, file: string): string => readFileSync(join(GAMES, game, file), 'utf8');

/** The file a member of the game's definition is imported from. */
function homeOf(game: string, member: string): string {
  const name = member === 'parse' ? 'parseCommand' : member;
  const home = new RegExp(`^import \\{[^}]*\\b${name}\\b[^}]*\\} from '\\./([\\w/-]+\\.ts)'`, 'm').exec(
    read(game, 'game.ts'),
  )?.[1];
  if (!home) throw new Error(`game.ts of ${game} imports no ${name}.`);
  return join(GAMES, game, home);
}

/** The text with one more member in the union of events, or of commands. */
function withMember(text: string, type: 'event' | 'command'): string {
  const union = type === 'event' ? /export type \w+Event =/ : /export type \w+Command =(?=\s*\|)/;
  if (union.test(text)) return text.replace(union, `$& | { readonly type: 'planted' }`);
  // The commands of a game may be what its schemas read.
  const planted = text.replace(/const schemas = \[/, `$& v.strictObject({ type: v.literal('planted') }),`);
  if (planted === text) throw new Error(`No union of ${type}s to plant a member in.`);
  return planted;
}

/** Files read once: every program needs most of them again. */
const sources = new Map<string, ts.SourceFile | undefined>();

/** What the compiler says of `homes` with one more type of event or command: the files with an error that names it. */
function complaints(game: string, type: 'event' | 'command', homes: readonly string[]): readonly string[] {
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile('.config/tsconfig.pure.json', ts.sys.readFile).config,
    ts.sys,
    dirname(resolve('.config/tsconfig.pure.json')),
  );
  const host = ts.createCompilerHost({ ...options, incremental: false });
  const source = join(GAMES, game, `${type}.ts`);
  const readFile = host.readFile.bind(host);
  const getSourceFile = host.getSourceFile.bind(host);
  host.getSourceFile = (name, languageVersion, ...rest) => {
    if (resolve(name) === source) return ts.createSourceFile(name, withMember(readFile(name)!, type), languageVersion);
    if (!sources.has(name)) sources.set(name, getSourceFile(name, languageVersion, ...rest));
    return sources.get(name);
  };
  const program = ts.createProgram([...homes], { ...options, incremental: false, tsBuildInfoFile: undefined }, host);
  return homes.filter((home) =>
    program
      .getSemanticDiagnostics(program.getSourceFile(home))
      .some(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n').includes('planted')),
  );
}

describe.each(games)('a type nobody handles does not compile: %s', (game) => {
  it('an event', () => {
    const homes = OVER_EVENTS.map((member) => homeOf(game, member));
    expect(complaints(game, 'event', homes)).toEqual(homes);
  });

  it('a command', () => {
    // Where the type of commands is what the schemas read, the parser knows every one of them by itself.
    const members = read(game, 'command.ts').includes('const schemas =')
      ? OVER_COMMANDS.filter((member) => member !== 'parse')
      : OVER_COMMANDS;
    const homes = members.map((member) => homeOf(game, member));
    expect(complaints(game, 'command', homes)).toEqual(homes);
  });
});
