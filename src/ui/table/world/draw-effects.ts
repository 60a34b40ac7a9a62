import type { Theme } from '../../../../assets/art/backdrop.ts';
import { bakeSpark } from '../../../../assets/art/sparks.ts';
import type { Effect } from '../fx/effect.ts';
import type { Pictures } from '../pictures.ts';
import { placed, type Lens } from './lens.ts';
import type { Textures } from './textures.ts';

/** Below this scale effects are drawn bigger than life, up to a limit, so that they are seen; CSS pixels an inch. */
const GRAND = 26;
const GRANDEST = 2.4;
const LONG: ReadonlySet<Effect['picture']> = new Set<Effect['picture']>(['bolt', 'streak', 'flame', 'lattice']);

/** Draws the effects of a moment. */
export const drawEffects = (
  scene: Pictures,
  textures: Textures,
  lens: Lens,
  effects: readonly Effect[],
  theme: Theme,
): void => {
  const grand = Math.min(Math.max((GRAND * lens.ratio) / (lens.mil * 1000), 1), GRANDEST);
  for (const effect of effects) {
    if (effect.alpha <= 0.003 || effect.length <= 0 || effect.width <= 0) continue;
    // Above the earth a drive leaves a white trail: exhaust in the air, a wake on the water.
    const colour = effect.picture === 'flame' && theme !== 'space' ? 'white' : effect.colour;
    const kept = textures.fixed(`spark/${effect.picture}/${colour}`, () => bakeSpark(effect.picture, colour));
    const at = lens.at(effect);
    const wide = effect.on === undefined ? grand : 1;
    const length = effect.length * lens.mil * (LONG.has(effect.picture) ? 1 : wide);
    scene.put(
      placed(
        kept.key,
        at.x,
        at.y,
        length / kept.width,
        (effect.width * lens.mil * wide) / kept.height,
        effect.angle,
        Math.min(effect.alpha, 1),
        effect.light,
      ),
    );
  }
};
