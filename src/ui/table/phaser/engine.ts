import type Phaser from 'phaser';
// Phaser's source is a ring of modules: the renderer has to be entered first, as Phaser's own core entry does.
import 'phaser-src/renderer/index.js';
import 'phaser-src/cameras/2d/index.js';
// Each of these enters itself into Phaser's plugin list when it is loaded.
import 'phaser-src/events/EventEmitter.js';
import 'phaser-src/gameobjects/DisplayList.js';
import 'phaser-src/gameobjects/GameObjectFactory.js';
import 'phaser-src/gameobjects/UpdateList.js';
import GameSource from 'phaser-src/core/Game.js';
import SceneSource from 'phaser-src/scene/Scene.js';
import ImageSource from 'phaser-src/gameobjects/image/Image.js';
import 'phaser-src/gameobjects/image/ImageFactory.js';

/** The parts of Phaser the table is drawn with, typed by Phaser's own declarations. */
export const Game = GameSource as typeof Phaser.Game;
export const Scene = SceneSource as typeof Phaser.Scene;
export const Image = ImageSource as typeof Phaser.GameObjects.Image;

/** Phaser's numbers for renderers, scale and blend modes. */
export const WEBGL = 2;
export const CANVAS = 1;
export const SCALE_NONE = 0;
export const BLEND_NORMAL = 0;
export const BLEND_ADD = 1;
