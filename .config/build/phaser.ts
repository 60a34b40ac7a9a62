import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Builds Phaser from its source with only what the table draws with: WebGL and Canvas renderer, textures, images, one
 * camera. The parts named here are never reached by images, so they are replaced by nothing (stock Phaser is 347 KiB
 * gzip).
 */
const source = fileURLToPath(new URL('../../node_modules/phaser/src/', import.meta.url));

/** Answers to Phaser's own build questions; without them `typeof X` is a text and everything is built in. */
const BUILD = {
  'typeof WEBGL_DEBUG': 'false',
  'typeof FEATURE_SOUND': 'false',
  'typeof CANVAS_RENDERER': 'true',
  'typeof WEBGL_RENDERER': 'true',
  'typeof EXPERIMENTAL': 'false',
  'typeof PLUGIN_CAMERA3D': 'false',
  'typeof PLUGIN_FBINSTANT': 'false',
  'typeof PLUGIN_3D': 'false',
};

const UNUSED = [
  // It listens to the document for ever and holds the whole game with it; frames are asked for by ourselves.
  /^core\/VisibilityHandler\.js$/,
  /^renderer\/webgl\/renderNodes\/filters\//,
  /^renderer\/webgl\/renderNodes\/(BatchHandlerPointLight|BatchHandlerTileSprite|BatchHandlerStrip|BatchHandlerTri|BatchHandlerTriFlat|DrawLine|DynamicTextureHandler|FillPath|FillTri|StrokePath)\.js$/,
  /^renderer\/webgl\/renderNodes\/submitter\/Submitter(Tile|TilemapGPULayer|TileSprite|SpriteGPULayer|MeshToQuad)\.js$/,
  /^renderer\/webgl\/renderNodes\/(texturer\/TexturerTileSprite|transformer\/Transformer(Tile|TileSprite|Vertex|Stamp))\.js$/,
  /^renderer\/webgl\/shaders\/(Filter|Noise|Ramp|SpriteGPU|Tilemap|PointLight|Flat|ColorMatrix)/,
  /^renderer\/snapshot\//,
  /^textures\/(parsers\/(?!index|Image|Canvas)|DynamicTexture\.js$)/,
  /^gameobjects\/(tilesprite\/|components\/PathFollower\.js$)/,
  /^display\/(ColorMatrix|ColorRamp|ColorBand)\.js$/,
  // The configuration asks the index for a generator of random numbers and for nothing else; nobody asks that one.
  /^math\/(?:index|Hash.*)\.js$/,
  /^animations\/(?!events)/,
  /^geom\/polygon\/Earcut\.js$/,
  // Presses reach the table through src/ui/table/input.
  /^input\//,
  /^core\/DebugHeader\.js$/,
  /^dom\/CreateDOMContainer\.js$/,
  /^filters\/(?!index)/,
  /^cameras\/2d\/effects\/(?!index)/,
];

/** Methods that Phaser calls on the parts left out. */
const CALLED = [
  'destroy',
  'on',
  'off',
  'reset',
  'update',
  'preUpdate',
  'preRender',
  'postRender',
  'postRenderCanvas',
  'postRenderWebGL',
];

/** A thing that can be called and constructed, answers those calls, and does nothing. */
const NOTHING = [
  'module.exports = function () {};',
  'module.exports.prototype.setOrigin = function () { return this; };',
  'module.exports.RandomDataGenerator = module.exports;',
  ...CALLED.map((name) => `module.exports.prototype.${name} = function () {};`),
].join('\n');

const unused = (id: string): boolean => {
  const path = id.split('?')[0]!.replaceAll('\\', '/');
  const root = source.replaceAll('\\', '/');
  if (!path.startsWith(root)) return false;
  const name = path.slice(root.length);
  return UNUSED.some((pattern) => pattern.test(name));
};

/** Vite keeps bundled dependencies by the names of plugins: the name changes with what is left out. */
const fingerprint = createHash('sha1')
  .update(UNUSED.join() + NOTHING)
  .digest('hex')
  .slice(0, 8);

/** One module stands for all parts left out: a hundred and eighty copies of it would weigh 6 KiB gzip. */
const NOTHING_ID = '\0phaser-nothing.cjs';

const prune = (): Plugin => ({
  name: `phaser-prune-${fingerprint}`,
  enforce: 'pre',
  async resolveId(name, importer, options) {
    if (!importer?.includes('phaser') && !name.startsWith('phaser-src')) return null;
    const found = await this.resolve(name, importer, { ...options, skipSelf: true });
    return found && unused(found.id) ? NOTHING_ID : null;
  },
  load: (id) => (id === NOTHING_ID ? NOTHING : null),
});

/** The entry files of src/ui/table/phaser, so that the development server bundles them as one. */
const entries = (): string[] => {
  const folder = fileURLToPath(new URL('../../src/ui/table/phaser/', import.meta.url));
  return readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(/'(phaser-src\/[^']+)'/g)].map((match) => match[1]!),
    )
    .filter((name, index, all) => !name.includes('*') && all.indexOf(name) === index);
};

/** The Vite plugin that makes `phaser-src/...` importable and small. */
export const phaser = (): Plugin => ({
  ...prune(),
  name: 'phaser-source',
  config: () => ({
    define: BUILD,
    resolve: { alias: { 'phaser-src': source.replace(/[\\/]$/, '') } },
    optimizeDeps: {
      include: entries(),
      rolldownOptions: { plugins: [prune()], transform: { define: BUILD } },
    },
  }),
});
