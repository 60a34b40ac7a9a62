// Composition root of a thread of the Balance lab: whole games between computer players, nobody watching.
import type { Arena } from '../ai/series/arena.ts';
import type { Brain, Rival } from '../engine/brain.ts';
import type { Census } from '../engine/census.ts';
import { FRESH_OPTIONS } from '../games/fresh-options.ts';
import type { LabAnswer, LabOrder } from './lab-orders.ts';
import { labPlayer } from './lab-play.ts';

const noFresh = () => ({});

/** The games, each fetched when its first order comes. */
const ARENAS: { readonly [game: string]: () => Promise<Arena> } = {
  async 'orions-gate'() {
    const [{ orionsGate }, { orionsGateBrain }, { orionsGateCensus }, { matterSight }, { countingSight }] =
      await Promise.all([
        import('../games/orions-gate/game.ts'),
        import('../games/orions-gate/bot.ts'),
        import('../games/orions-gate/census.ts'),
        import('../physics/index.ts'),
        import('../table/counting-sight.ts'),
      ]);
    return {
      game: orionsGate(matterSight),
      hireBrain: () => {
        const { sight, asked } = countingSight(matterSight);
        return { brain: orionsGateBrain(sight) as Brain<unknown, unknown>, asked };
      },
      rivals: {},
      census: orionsGateCensus as Census<unknown>,
      fresh: FRESH_OPTIONS['orions-gate'] ?? noFresh,
    };
  },
  async 'battlespace-sirius'() {
    const [{ battlespaceSirius }, { battlespaceSiriusBrain }, { battlespaceSiriusCensus }, { greedy }] =
      await Promise.all([
        import('../games/battlespace-sirius/index.ts'),
        import('../games/battlespace-sirius/bot.ts'),
        import('../games/battlespace-sirius/census.ts'),
        import('../games/battlespace-sirius/greedy.ts'),
      ]);
    return sightless({
      game: battlespaceSirius,
      brain: battlespaceSiriusBrain as Brain<unknown, unknown>,
      rivals: { greedy: greedy as Rival<unknown, unknown> },
      census: battlespaceSiriusCensus as Census<unknown>,
    });
  },
  async skaxar() {
    const [{ skaxar }, { skaxarBrain }, { skaxarCensus }, { skaxarRivals }] = await Promise.all([
      import('../games/skaxar/index.ts'),
      import('../games/skaxar/bot.ts'),
      import('../games/skaxar/census.ts'),
      import('../games/skaxar/rivals.ts'),
    ]);
    return sightless({
      game: skaxar,
      brain: skaxarBrain as Brain<unknown, unknown>,
      rivals: skaxarRivals as { readonly [name: string]: Rival<unknown, unknown> },
      census: skaxarCensus as Census<unknown>,
    });
  },
};

/** An arena of a game whose computer players look at no table. */
const sightless = ({
  brain,
  ...rest
}: Pick<Arena, 'game' | 'rivals' | 'census'> & { readonly brain: Brain<unknown, unknown> }): Arena => ({
  ...rest,
  hireBrain: () => ({ brain, asked: () => 0 }),
  fresh: noFresh,
});

const arenas: Record<string, Promise<Arena>> = {};

const play = labPlayer(async (game) => {
  const fetch = ARENAS[game];
  return fetch ? (arenas[game] ??= fetch()) : null;
});

const port = self as unknown as {
  onmessage: ((event: { data: LabOrder }) => void) | null;
  postMessage(message: LabAnswer): void;
};
port.onmessage = ({ data }) => void play(data).then((answer) => port.postMessage(answer));
