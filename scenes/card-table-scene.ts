import type { Pictures } from '../src/ui/table/pictures.ts';
import { PictureScene } from './picture-scene.ts';

/** The Phaser scene of a table of cards. */
export class CardTableScene extends PictureScene {
  constructor(onReady: (scene: Pictures) => void) {
    super('card-table', onReady);
  }
}
