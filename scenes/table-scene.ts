import type { Pictures } from '../src/ui/table/pictures.ts';
import { PictureScene } from './picture-scene.ts';

/** The Phaser scene of a table one measures on. */
export class TableScene extends PictureScene {
  constructor(onReady: (scene: Pictures) => void) {
    super('table', onReady);
  }
}
