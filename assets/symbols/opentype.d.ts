/** The parts of opentype.js that are used: it brings no types of its own. */
declare module 'opentype.js' {
  export class Path {
    moveTo(x: number, y: number): void;
    lineTo(x: number, y: number): void;
    close(): void;
  }
  export class Glyph {
    constructor(parts: { name: string; unicode?: number; advanceWidth: number; path: Path });
  }
  export class Font {
    constructor(parts: {
      familyName: string;
      styleName: string;
      unitsPerEm: number;
      ascender: number;
      descender: number;
      glyphs: Glyph[];
    });
    toArrayBuffer(): ArrayBuffer;
    hasChar(char: string): boolean;
  }
  export function parse(bytes: ArrayBuffer): Font;
  const all: {
    readonly Path: typeof Path;
    readonly Glyph: typeof Glyph;
    readonly Font: typeof Font;
    readonly parse: typeof parse;
  };
  export default all;
}
