// Writes the font of signs and says which characters it holds: npx tsx assets/symbols/make.ts
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import opentype from 'opentype.js';
import { SIGNS } from './symbols.ts';

const { Font, Glyph, Path } = opentype;

/** The font file of the signs. */
export function symbolFont(): Buffer {
  const glyphs = Object.entries(SIGNS).map(([char, { name, width, outlines }]) => {
    const path = new Path();
    for (const [first, ...rest] of outlines) {
      path.moveTo(Math.round(first![0]), Math.round(first![1]));
      for (const [x, y] of rest) path.lineTo(Math.round(x), Math.round(y));
      path.close();
    }
    return new Glyph({ name, unicode: char.codePointAt(0)!, advanceWidth: width, path });
  });
  const font = new Font({
    familyName: 'Orion Signs',
    styleName: 'Regular',
    unitsPerEm: 1000,
    ascender: 800,
    descender: -200,
    glyphs: [new Glyph({ name: '.notdef', advanceWidth: 600, path: new Path() }), ...glyphs],
  });
  return Buffer.from(font.toArrayBuffer());
}

/** The characters as a style sheet names them. */
export const unicodeRange = Object.keys(SIGNS)
  .map((char) => `u+${char.codePointAt(0)!.toString(16)}`)
  .join(', ');

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(new URL('./signs.otf', import.meta.url), symbolFont());
  process.stdout.write(`unicode-range: ${unicodeRange};\n`);
}
