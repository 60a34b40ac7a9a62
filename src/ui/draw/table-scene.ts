import type Phaser from 'phaser';
import { BLEND_ADD, BLEND_NORMAL, Scene } from './phaser/engine.ts';

/** One picture on the table for one frame. Device pixels, canvas angle. */
export interface Sprite {
  readonly texture: string;
  readonly x: number;
  readonly y: number;
  readonly scaleX: number;
  readonly scaleY: number;
  readonly rotation: number;
  readonly alpha: number;
  /** Adds its light to what is below. */
  readonly add: boolean;
  /** The point of the picture that stands at (x, y), share of its size. */
  readonly originX: number;
  readonly originY: number;
}

/**
 * The Phaser scene of the table. It holds no state of the game: each frame it is told every picture in order, and keeps
 * its images for the next frame.
 */
export class TableScene extends Scene {
  private readonly images: Phaser.GameObjects.Image[] = [];
  private used = 0;
  private readonly onReady: (scene: TableScene) => void;

  constructor(onReady: (scene: TableScene) => void) {
    super('table');
    this.onReady = onReady;
  }

  /** Called by Phaser when the scene may be drawn on. */
  create(): void {
    this.onReady(this);
  }

  /** Starts a new list of pictures. */
  begin(): void {
    this.used = 0;
  }

  /** Adds a picture over those before it. */
  put(sprite: Sprite): void {
    let image = this.images[this.used];
    if (!image) {
      image = this.add.image(0, 0, sprite.texture);
      this.images.push(image);
    }
    this.used += 1;
    if (image.texture.key !== sprite.texture || image.frame.texture !== image.texture || !this.textures.exists(image.texture.key)) image.setTexture(sprite.texture);
    image.setOrigin(sprite.originX, sprite.originY);
    image.setPosition(sprite.x, sprite.y);
    image.setScale(sprite.scaleX, sprite.scaleY);
    image.setRotation(sprite.rotation);
    image.setAlpha(sprite.alpha);
    image.setBlendMode(sprite.add ? BLEND_ADD : BLEND_NORMAL);
    image.setVisible(true);
  }

  /** Ends the list: pictures left over from the frame before vanish. */
  end(): void {
    for (let index = this.used; index < this.images.length; index += 1) this.images[index]!.setVisible(false);
  }

  /** Keeps a picture under a name, in place of one of the same name. */
  keep(key: string, canvas: HTMLCanvasElement): void {
    if (this.textures.exists(key)) {
      for (const image of this.images) if (image.texture.key === key) image.setTexture('__DEFAULT');
      this.textures.remove(key);
    }
    this.textures.addCanvas(key, canvas);
  }

  /** The picture under a name was painted on again. */
  refresh(key: string): void {
    const texture = this.textures.get(key) as Phaser.Textures.CanvasTexture;
    texture.refresh();
  }

  /** Whether a picture of that name is kept. */
  has(key: string): boolean {
    return this.textures.exists(key);
  }

  /** Lets a picture go. */
  drop(key: string): void {
    if (!this.textures.exists(key)) return;
    for (const image of this.images) if (image.texture.key === key) image.setTexture('__DEFAULT');
    this.textures.remove(key);
  }
}
