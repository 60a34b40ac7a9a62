import { bakeMine } from '../../../../../../assets/art/orions-gate/mine.ts';
import type { Pictures } from '../../../../table/pictures.ts';
import { placed, type Lens } from '../../../../table/world/lens.ts';
import type { Textures } from '../../../../table/world/textures.ts';
import { sideTone, type Palette } from '../palette.ts';
import type { ShownView } from './shown.ts';
import { lightOf } from './terrain.ts';

/** Half the picture of a mine: a point of the rules (OG-2.7) that must be seen, mils and CSS pixels. */
const REACH = 620;
const MIN = 11;

/** Draws the mines of the table in sight. */
export const drawMines = (
  scene: Pictures,
  textures: Textures,
  lens: Lens,
  { mines, shown }: ShownView,
  seed: string,
  palette: Palette,
): void => {
  const reach = Math.max(REACH * lens.mil, MIN * lens.ratio);
  for (const mine of mines) {
    if (mine.table !== shown) continue;
    const at = lens.at(mine);
    const rgb = palette.tone[sideTone(mine.side)];
    const kept = textures.get(`mine/${mine.side}/${rgb}`, 2 * reach, 160, (pixels) =>
      bakeMine(pixels, lightOf(seed), rgb, mine.side === 'B'),
    );
    scene.put(placed(kept.key, at.x, at.y, (2 * reach) / kept.width, (2 * reach) / kept.height));
  }
};
