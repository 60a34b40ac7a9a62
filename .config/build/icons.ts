// `import cannon from 'icon:cannon'` gives { body } of one game-icons picture; nothing else of the set is shipped.
// `icon:plain-arrow@180` is the picture turned by so many degrees.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import svgpath from 'svgpath';
import type { Plugin } from 'vite';

const PREFIX = 'icon:';

/**
 * Whole numbers of the 512 in which an icon is drawn: half of one is 1/16 pixel at 64 pixels, the largest it is shown.
 */
const rounded = (body: string): string =>
  body.replace(/ d="([^"]*)"/g, (_, path: string) => ` d="${svgpath(path).rel().round(0).toString()}"`);

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
      const picture = rounded(whole);
      const body = turn ? `<g transform="rotate(${Number(turn)} 256 256)">${picture}</g>` : picture;
      return { code: `export default ${JSON.stringify({ body })};`, moduleType: 'js', moduleSideEffects: false };
    },
  };
}
