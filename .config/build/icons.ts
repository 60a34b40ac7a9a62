// `import cannon from 'icon:cannon'` gives { body } of one game-icons picture; nothing else of the set is shipped.
// `icon:plain-arrow@180` is the picture turned by so many degrees.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const PREFIX = 'icon:';

/** Numbers of a path to a tenth of its 512: what an icon of 64 pixels cannot show is not shipped. Paths with arcs stay: their flags stand without a space. */
export const tenths = (body: string): string =>
  body.replace(/ d="([^"aA]*)"/g, (_, path: string) => ` d="${shortened(path)}"`);

function shortened(path: string): string {
  let out = '';
  let from = 0;
  for (const { 0: number, index } of path.matchAll(/-?\d*\.\d+/g)) {
    out += path.slice(from, index);
    const short = String(Number(Number(number).toFixed(1)))
      .replace(/^(-?)0\./, '$1.')
      .replace(/^-0$/, '0');
    // A number must not run into the one before it: a new sign begins one, a point only after a number that has its own.
    const joins = /\d$/.test(out) && !short.startsWith('-') && !(short.startsWith('.') && /\.\d+$/.test(out));
    out += (joins ? ' ' : '') + short;
    from = index + number.length;
  }
  return out + path.slice(from);
}

interface IconSet {
  readonly icons: { readonly [name: string]: { readonly body: string } };
}

export function icons(): Plugin {
  let set: IconSet | undefined;
  const read = (): IconSet => {
    const path = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
    return (set ??= JSON.parse(readFileSync(path, 'utf8')) as IconSet);
  };
  return {
    name: 'orion-icons',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [name = '', turn] = id.slice(PREFIX.length + 1).split('@');
      const whole = read().icons[name]?.body;
      if (!whole) throw new Error(`game-icons has no icon "${name}".`);
      const picture = tenths(whole);
      const body = turn ? `<g transform="rotate(${Number(turn)} 256 256)">${picture}</g>` : picture;
      return { code: `export default ${JSON.stringify({ body })};`, moduleType: 'js', moduleSideEffects: false };
    },
  };
}
