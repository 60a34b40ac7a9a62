import type Phaser from 'phaser';
import type { Pictures } from './pictures.ts';

/** Makes the scene of the table; `onReady` is called once it can be drawn on. */
export type MakeScene = (onReady: (pictures: Pictures) => void) => Phaser.Scene;

let source: (() => Promise<MakeScene>) | null = null;

/** Names where the scene comes from: `scenes` lies above `ui`, so the composition root hands it down. */
export const provideScene = (load: () => Promise<MakeScene>): void => {
  source = load;
};

/** The scene's maker. Throws when the composition root has provided none. */
export function loadScene(): Promise<MakeScene> {
  if (!source) throw new Error('No scene was provided for the table.');
  return source();
}
