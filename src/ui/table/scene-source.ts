import type Phaser from 'phaser';
import type { Pictures } from './pictures.ts';

/** The scenes there are: the table one measures on, the table of cards. */
export type SceneName = 'table' | 'cardTable';

/** Makes a scene; `onReady` is called once it can be drawn on. */
export type MakeScene = (onReady: (pictures: Pictures) => void) => Phaser.Scene;

const sources: Partial<Record<SceneName, () => Promise<MakeScene>>> = {};

/** Names where a scene comes from: `scenes` lies above `ui`, so the composition root hands it down. */
export const provideScene = (name: SceneName, load: () => Promise<MakeScene>): void => {
  sources[name] = load;
};

/** Waits for what draws a table, and has the scene it is drawn on fetched meanwhile. */
export const withScene = async <T>(name: SceneName, drawing: Promise<T>): Promise<T> =>
  (await Promise.all([drawing, loadScene(name)]))[0];

/** The maker of a scene. Throws when the composition root has provided none of that name. */
export function loadScene(name: SceneName): Promise<MakeScene> {
  const load = sources[name];
  if (!load) throw new Error(`No scene was provided for the ${name}.`);
  return load();
}
