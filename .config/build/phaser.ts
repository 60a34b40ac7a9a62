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
  // It plays no sound and no film, fills no screen and feels no fingers.
  /^device\/(Audio|Video|Fullscreen|Input)\.js$/,
  // Every texture is a canvas of ours; scenes share no data and no loaded files.
  /^textures\/CanvasTexture\.js$/,
  /^(?:data|cache)\//,
  // Of what an index gathers, images and their lists use these.
  /^utils\/array\/(?!(?:index|Add|AddAt|Each|Remove|RemoveAt|SpliceOne|StableSort)\.js$)/,
  /^gameobjects\/components\/(ComputedSize|Crop|ElapseTimer|StencilModifier|Texture|ToJSON)\.js$/,
  /^renderer\/webgl\/renderNodes\/defaults\/Default(?!Image|Quad)/,
  // A rectangle is asked whether it holds a point; colours are written in digits.
  /^geom\/(?:line\/|rectangle\/(?:GetPoints?|Random|Perimeter)\.js$)/,
  /^display\/color\/(HSVToRGB|RGBToHSV|ObjectToColor)\.js$/,
];

/** Parts of which the renderer uses a little: that little stands for them. */
const SLIGHT: Readonly<Record<string, string>> = {
  // Mixed into every image: the names of the nothing above would take the place of the image's own.
  'gameobjects/components/GetBounds.js': 'module.exports = {};',
  'gameobjects/components/Filters.js': 'module.exports = {};',
  // A camera keeps two lists of filters and asks them each frame; none is ever added.
  'gameobjects/components/FilterList.js': `
    module.exports = function () { this.length = 0; };
    module.exports.prototype.getActive = function () { return []; };
    module.exports.prototype.destroy = function () {};`,
  // The table says how large its canvas is: no parent is measured, nothing is centred, zoomed or turned.
  'scale/ScaleManager.js': `
    var Emitter = require('eventemitter3');
    var ScaleManager = (module.exports = function (game) { Emitter.call(this); this.game = game; });
    ScaleManager.prototype = Object.create(Emitter.prototype);
    ScaleManager.prototype.preBoot = function () {
      var scale = this, game = this.game;
      scale.width = game.config.width;
      scale.height = game.config.height;
      scale.baseSize = scale;
      game.events.once('boot', function () { scale.resize(scale.width, scale.height); });
      game.events.once('destroy', function () { scale.removeAllListeners(); });
    };
    ScaleManager.prototype.resize = function (width, height) {
      var before = [this.width, this.height], canvas = this.game.canvas;
      this.width = canvas.width = width;
      this.height = canvas.height = height;
      this.emit('resize', this, this, this, before[0], before[1]);
    };`,
  // The projection is orthographic.
  'math/Matrix4.js': `
    module.exports = function () { this.val = new Float32Array(16); };
    module.exports.prototype.identity = function () {
      this.val.fill(0);
      this.val[0] = this.val[5] = this.val[10] = this.val[15] = 1;
      return this;
    };
    module.exports.prototype.ortho = function (left, right, bottom, top, near, far) {
      var val = this.identity().val;
      val[0] = 2 / (right - left);
      val[5] = 2 / (top - bottom);
      val[10] = 2 / (near - far);
      val[12] = (left + right) / (left - right);
      val[13] = (top + bottom) / (bottom - top);
      val[14] = (far + near) / (near - far);
      return this;
    };`,
};

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

/** The name of a file of Phaser's source; null = it is none. */
const nameOf = (id: string): string | null => {
  const path = id.split('?')[0]!.replaceAll('\\', '/');
  const root = source.replaceAll('\\', '/');
  return path.startsWith(root) ? path.slice(root.length) : null;
};

/** What is built in instead of a file of Phaser's; null = the file itself. */
function insteadOf(id: string): string | null {
  const name = nameOf(id);
  if (name === null) return null;
  if (name in SLIGHT) return `${SLIGHT_ID}${name}.cjs`;
  return UNUSED.some((pattern) => pattern.test(name)) ? NOTHING_ID : null;
}

/** Vite keeps bundled dependencies by the names of plugins: the name changes with what is left out. */
const fingerprint = createHash('sha1')
  .update(UNUSED.join() + NOTHING + JSON.stringify(SLIGHT))
  .digest('hex')
  .slice(0, 8);

/** One module stands for all parts left out: a hundred and eighty copies of it would weigh 6 KiB gzip. */
const NOTHING_ID = '\0phaser-nothing.cjs';
const SLIGHT_ID = '\0phaser-slight/';

const standIn = (id: string): string | null => {
  if (id === NOTHING_ID) return NOTHING;
  return id.startsWith(SLIGHT_ID) ? SLIGHT[id.slice(SLIGHT_ID.length, -'.cjs'.length)]! : null;
};

const prune = (): Plugin => ({
  name: `phaser-prune-${fingerprint}`,
  enforce: 'pre',
  async resolveId(name, importer, options) {
    if (!importer?.includes('phaser') && !name.startsWith('phaser-src')) return null;
    const found = await this.resolve(name, importer, { ...options, skipSelf: true });
    return found && insteadOf(found.id);
  },
  load: standIn,
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
