import type Phaser from 'phaser';
import { BLEND_ADD, BLEND_NORMAL, Scene } from '../src/ui/table/phaser/engine.ts';
import type { Pictures, Sprite } from '../src/ui/table/pictures.ts';

/**
 * A Phaser scene made of pictures. It holds no state of the game: each frame it is told every picture in order, and
 * keeps its images for the next frame.
 */
export abstract class PictureScene extends Scene implements Pictures {
  private readonly images: Phaser.GameObjects.Image[] = [];
  private used = 0;
  private readonly onReady: (scene: Pictures) => void;

  constructor(key: string, onReady: (scene: Pictures) => void) {
    super(key);
    this.onReady = onReady;
  }

  /** Called by Phaser when the scene may be drawn on. */
  create(): void {
    this.onReady(this);
  }

  begin(): void {
    this.used = 0;
  }

  put(sprite: Sprite): void {
    let image = this.images[this.used];
    if (!image) {
      image = this.add.image(0, 0, sprite.texture);
      this.images.push(image);
    }
    this.used += 1;
    if (
      image.texture.key !== sprite.texture ||
      image.frame.texture !== image.texture ||
      !this.textures.exists(image.texture.key)
    )
      image.setTexture(sprite.texture);
    image.setOrigin(sprite.originX, sprite.originY);
    image.setPosition(sprite.x, sprite.y);
    image.setScale(sprite.scaleX, sprite.scaleY);
    image.setRotation(sprite.rotation);
    image.setAlpha(sprite.alpha);
    image.setBlendMode(sprite.add ? BLEND_ADD : BLEND_NORMAL);
    image.setVisible(true);
  }

  end(): void {
    for (let index = this.used; index < this.images.length; index += 1) this.images[index]!.setVisible(false);
  }

  keep(key: string, canvas: HTMLCanvasElement): void {
    if (this.textures.exists(key)) {
      for (const image of this.images) if (image.texture.key === key) image.setTexture('__DEFAULT');
      this.textures.remove(key);
    }
    // Not `addCanvas`: that reads every pixel back, which is slow and makes the browser warn.
    this.textures.create(key, canvas, canvas.width, canvas.height);
    this.textures.get(key).add('__BASE', 0, 0, 0, canvas.width, canvas.height);
  }

  refresh(key: string): void {
    for (const source of this.textures.get(key).source) source.update();
  }

  names(): readonly string[] {
    return this.textures.getTextureKeys();
  }

  has(key: string): boolean {
    return this.textures.exists(key);
  }

  drop(key: string): void {
    if (!this.textures.exists(key)) return;
    for (const image of this.images) if (image.texture.key === key) image.setTexture('__DEFAULT');
    this.textures.remove(key);
  }
}
