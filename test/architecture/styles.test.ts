import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { filesUnder, read } from './tree.ts';

const files = filesUnder('src/ui');
const sheets = files.filter((file) => file.endsWith('.css'));
const parts = files.filter((file) => file.endsWith('.tsx'));

/** The page or game a file belongs to; null for what all of them share. */
const placeOf = (file: string): string | null =>
  /^src\/ui\/(app\/pages\/[^/.]+|games\/[^/]+|lesson|rulebook)/.exec(file)?.[1] ?? null;

/** Classes that a style sheet styles wherever they stand: nothing but the class itself comes before it. */
function styledAnywhere(text: string): readonly string[] {
  const selectors = [...text.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/([^{}]+)\{/g)].flatMap(([, list]) =>
    list!.split(','),
  );
  return selectors.flatMap((selector) => /^\s*\.([\w-]+)(?::[\w-]+)?\s*$/.exec(selector)?.[1] ?? []);
}

/** Classes that a part writes, those chosen inside of `${}` as well. */
function written(text: string): ReadonlySet<string> {
  const found = new Set<string>();
  const add = (list: string) =>
    list
      .split(/\s+/)
      .filter(Boolean)
      .forEach((name) => found.add(name));
  for (const [, plain] of text.matchAll(/class="([^"]*)"/g)) add(plain!);
  for (const [, template] of text.matchAll(/class=\{`([^`]*)`\}/g)) {
    add(template!.replaceAll(/\$\{[^}]*\}/g, ' '));
    for (const [, chosen] of template!.matchAll(/\? '([^']*)'/g)) add(chosen!);
  }
  return found;
}

const IMPORT = /(?:import|from|import\()\s*'(\.[^']+)'/g;

/** The style sheets that come with the files of a place: asked for by them, or by whatever they import. */
function comingWith(place: string): ReadonlySet<string> {
  const seen = new Set(files.filter((file) => placeOf(file) === place && /\.tsx?$/.test(file)));
  for (const file of seen) {
    if (/\.tsx?$/.test(file)) for (const [, path] of read(file).matchAll(IMPORT)) seen.add(join(dirname(file), path!));
  }
  return seen;
}

it('lets no page style another: a style sheet stays in force after its page is left', () => {
  const coming = new Map(
    [...new Set(parts.map(placeOf))].map((place) => [place, place === null ? new Set<string>() : comingWith(place)]),
  );
  const leaks = sheets.flatMap((sheet) => {
    const own = placeOf(sheet);
    if (own === null) return [];
    const styled = [...new Set(styledAnywhere(read(sheet)))];
    return parts.flatMap((part) => {
      const place = placeOf(part);
      if (place === own || place === null || coming.get(place)!.has(sheet)) return [];
      const classes = written(read(part));
      return styled.filter((name) => classes.has(name)).map((name) => `.${name} of ${sheet} changes ${part}`);
    });
  });
  expect(leaks).toEqual([]);
});
