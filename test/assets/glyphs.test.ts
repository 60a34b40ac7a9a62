import { readdirSync, readFileSync } from 'node:fs';
import opentype from 'opentype.js';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { SIGNS } from '../../assets/symbols/symbols.ts';

/** Looked for in files and names that are read, never written. */
const NEVER_PRINTED = ['\ufeff', '\ufffd'];

interface Face {
  readonly key: string;
  readonly file: string;
  readonly range: string | null;
}

/** The faces of the style sheet, by family, weight and style. */
function faces(): readonly Face[] {
  const css = readFileSync('assets/fonts.css', 'utf8');
  return [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(([, body]) => {
    const of = (name: string): string | null => new RegExp(`${name}: ([^;]+);`).exec(body!)?.[1] ?? null;
    return {
      key: [of('font-family'), of('font-weight'), of('font-style') ?? 'normal'].join(' '),
      file: /url\('([^']+)'\)/.exec(body!)![1]!,
      range: of('unicode-range'),
    };
  });
}

/** The font of a shipped file. A woff2 is read from its woff sibling, which holds the same part of the same font. */
function fontOf(file: string): { hasChar(char: string): boolean } {
  const path = file.startsWith('./') ? `assets/${file.slice(2)}` : `node_modules/${file.replace(/woff2$/, 'woff')}`;
  const bytes = readFileSync(path);
  return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}

/** Text of a source file that may come to the screen: its literals and the text between its tags. */
function textsOf(path: string): string {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, false);
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) texts.push(node.text);
    else if (ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node)) texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts.join('');
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`);

describe('what the product prints', () => {
  const printed = new Map<string, string>();
  const add = (text: string, from: string): void => {
    for (const char of text) if (char > '~' && !printed.has(char)) printed.set(char, from);
  };
  for (const path of ['src', 'assets/art'].flatMap(filesBelow)) {
    if (/\.tsx?$/.test(path)) add(textsOf(path), path);
    else if (path.endsWith('.json')) add(readFileSync(path, 'utf8'), path);
    else if (path.endsWith('.css'))
      for (const [, text] of readFileSync(path, 'utf8').matchAll(/content: '([^']*)'/g)) add(text!, path);
  }
  for (const char of NEVER_PRINTED) printed.delete(char);

  it('is found, signs and all', () => {
    expect([...printed.keys()]).toEqual(expect.arrayContaining(['\u00b0', '\u2019', ...Object.keys(SIGNS)]));
  });

  const keys = [...new Set(faces().map(({ key }) => key))];
  it.each(keys)('is in a shipped font of every face it may be printed in: %s', (key) => {
    const fonts = faces()
      .filter((face) => face.key === key)
      .map(({ file, range }) => ({ font: fontOf(file), range }));
    const covers = (char: string): boolean =>
      fonts.some(({ font, range }) => {
        const code = `U+${char.codePointAt(0)!.toString(16).toUpperCase()}`;
        return font.hasChar(char) && (range === null || range.split(/,\s*/).includes(code));
      });
    const missing = [...printed].filter(([char]) => !covers(char));
    expect(missing.map(([char, from]) => `U+${char.codePointAt(0)!.toString(16)} in ${from}`)).toEqual([]);
  });

  it('has no letter of a font that lacks it: the check sees what is missing', () => {
    expect(fontOf('@fontsource/source-sans-3/files/source-sans-3-latin-400-normal.woff2').hasChar('\u2713')).toBe(
      false,
    );
  });
});
