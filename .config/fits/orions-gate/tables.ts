import { effortOf } from '../../../src/ai/efforts.ts';
import { orionsGateBrain } from '../../../src/games/orions-gate/bot.ts';
import type { AnyBrain } from '../../../src/games/manifest.ts';
import { matterSight } from '../../../src/physics/index.ts';
import { arenaNamed, thinking } from '../arenas.ts';
import type { Order, Row } from '../fit.ts';
import { paired } from '../trials.ts';

/**
 * What the default level wins on two tables against itself when it keeps to one: with the fleets each of them chooses
 * (`-own`), and with fleets that are dealt to the seats (`-dealt`).
 */
export async function* orionsTables(order: Order): AsyncIterable<Row> {
  const arena = arenaNamed('orions-gate');
  const player = (oneTable: boolean) => {
    const brain = orionsGateBrain(matterSight, oneTable) as AnyBrain;
    return thinking(arena.game, brain, effortOf(brain, 'default'));
  };
  for (const mission of ['territoryControl', 'breakthrough']) {
    const options = { tables: 2, points: 24, mission, ...order.options };
    const played = (ownFleets: boolean) => paired(arena, player(false), player(true), { ...order, options }, ownFleets);
    for (const [what, ownFleets] of [
      [`${mission}-own`, true],
      [`${mission}-dealt`, false],
    ] as const)
      if (order.only?.includes(what) ?? true) yield { what, figures: played(ownFleets) };
  }
}
