import { levelsOf, computerNamesOf } from '../../../engine/level.ts';
import type { Arena, CountedBrain } from '../../../ai/series/arena.ts';
import type { GameManifest, Seams } from '../../../games/index.ts';
import { countingSight } from '../../../table/counting-sight.ts';
import type { SightEngine } from '../../../table/sight.ts';

/** A game as series play it: each computer player looks through a sight engine of its own that counts what it asks. */
export async function arenaOf(manifest: GameManifest, seams: Seams): Promise<Arena> {
  // A game without tables never fetches the engine.
  let engine: SightEngine | null = null;
  const sight = async () => (engine = await seams.sight());
  const [game, makeBrain, rivals, census] = await Promise.all([
    manifest.game(seams),
    manifest.brain({ sight }),
    manifest.rivals(),
    manifest.census(),
  ]);
  const hireBrain = (): CountedBrain => {
    if (!engine) return { brain: makeBrain(), asked: () => 0 };
    const counting = countingSight(engine);
    return { brain: makeBrain(counting.sight), asked: counting.asked };
  };
  return {
    game,
    hireBrain,
    levels: levelsOf(manifest),
    computers: computerNamesOf(manifest),
    rivals,
    census,
    fresh: manifest.freshOptions ?? (() => ({})),
  };
}
