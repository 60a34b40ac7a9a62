// Writes src/games/<game>/data/shape.ts: what a view and an event of each game look like, read from their TypeScript
// types, so that foreign data (watching copies) can be checked to the last field. Run `npm run shapes` after a change
// of these types; a test fails when one is out of date.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, type FormatConfig } from 'oxfmt';
import ts from 'typescript';
import type { Shape, Shapes } from '../../src/engine/shape.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The types of each game: where they lie and what they are called. */
const SOURCES = {
  'orions-gate': 'OrionsGate',
  'battlespace-sirius': 'BattlespaceSirius',
  skaxar: 'Skaxar',
  retrograde: 'Retrograde',
  'orions-spur': 'Spur',
} as const;
export const GAMES = Object.keys(SOURCES) as readonly (keyof typeof SOURCES)[];

const fileOf = (game: string, name: string): string => `${ROOT}src/games/${game}/${name}.ts`;

/** The texts of `data/shape.ts` of some games, as its types stand now. */
export async function shapeText(games: readonly (keyof typeof SOURCES)[] = GAMES): Promise<readonly string[]> {
  const config = ts.readConfigFile(`${ROOT}tsconfig.json`, ts.sys.readFile.bind(ts.sys));
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, ROOT);
  const roots = games.flatMap((game) => [fileOf(game, 'view'), fileOf(game, 'event')]);
  const program = ts.createProgram(roots, { ...options, noEmit: true });
  const checker = program.getTypeChecker();
  const typeIn = (file: string, name: string): ts.Type => {
    const source = program.getSourceFile(file)!;
    const symbol = checker.getExportsOfModule(checker.getSymbolAtLocation(source)!).find((one) => one.name === name);
    if (!symbol) throw new Error(`${file} exports no ${name}.`);
    return checker.getDeclaredTypeOfSymbol(symbol);
  };
  const style = JSON.parse(readFileSync(`${ROOT}.oxfmtrc.json`, 'utf8')) as FormatConfig;
  return Promise.all(
    games.map(async (game) => {
      const shapes = shapesOf(checker, {
        View: typeIn(fileOf(game, 'view'), `${SOURCES[game]}View`),
        Event: typeIn(fileOf(game, 'event'), `${SOURCES[game]}Event`),
      });
      const text = `import type { Shapes } from '../../../engine/shape.ts';

/** What a view and an event look like. Made from their types by \`npm run shapes\`; not written by hand. */
export const shapes: Shapes = ${JSON.stringify(shapes)};
`;
      const { code, errors } = await format('shape.ts', text, style);
      if (errors.length > 0) throw new Error(errors[0]!.message);
      return code;
    }),
  );
}

/** The shapes of some types; object types that are met are named and told once. */
function shapesOf(checker: ts.TypeChecker, roots: { readonly [name: string]: ts.Type }): Shapes {
  const named = new Map<ts.Type, string>();
  const shapes: { [name: string]: Shape } = {};
  const nameOf = (type: ts.Type): string => {
    const own = (type.aliasSymbol ?? type.symbol)?.name ?? '__type';
    const base = own.startsWith('__') ? 'Part' : own;
    let name = base;
    for (let k = 2; name in shapes; k++) name = `${base}${k}`;
    return name;
  };
  const objectOf = (type: ts.Type): Shape => {
    const record = checker.getIndexTypeOfType(type, ts.IndexKind.String);
    if (record) return { record: shapeOf(record) };
    const fields: { [name: string]: Shape } = {};
    const optional: string[] = [];
    for (const property of checker.getPropertiesOfType(type)) {
      const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0;
      const own = checker.getTypeOfSymbol(property);
      // Options are read by the game itself: older copies do not name the newer ones.
      fields[property.name] = property.name === 'options' ? 'json' : shapeOf(own);
      if (isOptional) optional.push(property.name);
    }
    return { fields, ...(optional.length > 0 && { optional }) };
  };
  const shapeOf = (type: ts.Type): Shape => {
    if (type.aliasSymbol?.name === 'Json') return 'json';
    if (type.isUnion()) {
      if (type.flags & ts.TypeFlags.Boolean) return 'flag';
      // The checker orders them by when it met them; in order of their texts they stay as they are when something else
      // changes.
      const parts = type.types
        .filter((part) => !(part.flags & ts.TypeFlags.Undefined))
        .sort((a, b) => (checker.typeToString(a) < checker.typeToString(b) ? -1 : 1));
      const flags = parts.filter((part) => part.flags & ts.TypeFlags.BooleanLiteral);
      const rest = parts.filter((part) => flags.length < 2 || !(part.flags & ts.TypeFlags.BooleanLiteral));
      const all = [...rest.map(shapeOf), ...(flags.length === 2 ? ['flag' as const] : [])];
      return all.length === 1 ? all[0]! : { one: all };
    }
    if (type.flags & ts.TypeFlags.Null) return { is: null };
    if (type.isStringLiteral() || type.isNumberLiteral()) return { is: type.value };
    if (type.flags & ts.TypeFlags.BooleanLiteral) return { is: checker.typeToString(type) === 'true' };
    if (type.flags & (ts.TypeFlags.String | ts.TypeFlags.TemplateLiteral)) return 'text';
    if (type.flags & ts.TypeFlags.Number) return 'number';
    if (checker.isTupleType(type)) return { tuple: checker.getTypeArguments(type as ts.TypeReference).map(shapeOf) };
    if (checker.isArrayType(type)) return { list: shapeOf(checker.getTypeArguments(type as ts.TypeReference)[0]!) };
    if (!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)))
      throw new Error(`No shape for ${checker.typeToString(type)}.`);
    const known = named.get(type);
    if (known !== undefined) return { ref: known };
    const name = nameOf(type);
    named.set(type, name);
    shapes[name] = 'json'; // Holds the name while what it names is looked at.
    shapes[name] = objectOf(type);
    return { ref: name };
  };
  for (const [name, type] of Object.entries(roots)) {
    const shape = shapeOf(type);
    shapes[name] = shape;
  }
  return shapes;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const texts = await shapeText();
  for (const [at, game] of GAMES.entries()) {
    const file = fileOf(game, 'data/shape');
    const before = (() => {
      try {
        return readFileSync(file, 'utf8');
      } catch {
        return '';
      }
    })();
    if (before !== texts[at]) writeFileSync(file, texts[at]!);
    process.stdout.write(`${game}: ${before === texts[at] ? 'as it was' : 'written'}\n`);
  }
}
