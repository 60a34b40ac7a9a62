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

/** Words that are read are at least so large, CSS pixels; a rem is 16 of them where a person has not asked for more. */
const LEAST = 12;
const REM = 16;

/** Sizes of letters below the least in a style sheet, each with its rule; with text twice as large a rem is 32. */
function tooSmall(text: string): readonly string[] {
  const rules = [...text.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)];
  return rules.flatMap(([, selector, body]) => {
    if (selector!.includes('.play-large')) return [];
    const sizes = [...body!.matchAll(/(?:^|[\s;])font(?:-size)?:([^;]*)/g)].flatMap(([, value]) => {
      const size = /(?:^|\s)([\d.]+)(rem|em|px)(?=[\s/]|$)/.exec(value!.trim());
      return size && Number(size[1]) * (size[2] === 'px' ? 1 : REM) < LEAST ? [value!.trim()] : [];
    });
    return sizes.map((size) => `${selector!.trim()}: ${size}`);
  });
}

it('writes nothing smaller than 12 px', () => {
  expect(tooSmall('.a { font-size: 0.7rem; } .b { font: 600 11px/1 x; } .c { font-size: 0.7em; }')).toHaveLength(3);
  expect(tooSmall('.a { font-size: max(0.75rem, 0.7em); } .play-large .b { font-size: 0.7rem; }')).toEqual([]);
  const small = sheets.flatMap((sheet) => tooSmall(read(sheet)).map((one) => `${sheet} ${one}`));
  expect(small).toEqual([]);
});
