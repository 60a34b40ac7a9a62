import { orionsGateBrain } from '../../../src/games/orions-gate/bot.ts';
import type { AnyBrain } from '../../../src/games/manifest.ts';
import { matterSight } from '../../../src/physics/index.ts';
import { arenaNamed, effortOf, thinking } from '../arenas.ts';
import type { Order, Row } from '../fit.ts';
import { paired } from '../trials.ts';

/**
 * What the default level wins on two tables against itself when it keeps to one: with the fleets each of them chooses,
 * and with fleets that are dealt to the seats.
 */
export async function* orionsTables(order: Order): AsyncIterable<Row> {
  const arena = arenaNamed('orions-gate');
  const player = (oneTable: boolean) => {
    const brain = orionsGateBrain(matterSight, oneTable) as AnyBrain;
    return thinking(arena.game, brain, effortOf(brain, 'default'));
  };
  for (const mission of ['territoryControl', 'breakthrough']) {
    if (order.only && !order.only.includes(mission)) continue;
    const options = { tables: 2, points: 24, mission, ...order.options };
    const played = (ownFleets: boolean) => paired(arena, player(false), player(true), { ...order, options }, ownFleets);
    yield { what: `${mission}, own fleets`, figures: played(true) };
    yield { what: `${mission}, fleets dealt to the seats`, figures: played(false) };
  }
}
