import type { Brain, Rival } from '../engine/brain.ts';
import type { Census } from '../engine/census.ts';
import type { AnyGame } from '../engine/game.ts';
import type { SightEngine } from '../table/sight.ts';
import { battlespaceSiriusBrain } from './battlespace-sirius/bot.ts';
import { battlespaceSiriusCensus } from './battlespace-sirius/census.ts';
import { greedy } from './battlespace-sirius/greedy.ts';
import { battlespaceSirius } from './battlespace-sirius/index.ts';
import { orionsGateBrain } from './orions-gate/bot.ts';
import { orionsGateCensus } from './orions-gate/census.ts';
import { orionsGate } from './orions-gate/index.ts';
import { skaxarBrain } from './skaxar/bot.ts';
import { skaxarCensus } from './skaxar/census.ts';
import { skaxar } from './skaxar/index.ts';
import { skaxarRivals } from './skaxar/rivals.ts';

/** The games there are. Composition roots pass the sight engine the tables are seen through. */
export const games = ({ sight }: { readonly sight: SightEngine }): readonly AnyGame[] => [
  orionsGate(sight),
  battlespaceSirius,
  skaxar,
];

/** What each game tells a computer player, by game id. */
export const brains = ({
  sight,
}: {
  readonly sight: SightEngine;
}): { readonly [game: string]: Brain<unknown, unknown> } => ({
  'orions-gate': orionsGateBrain(sight) as Brain<unknown, unknown>,
  'battlespace-sirius': battlespaceSiriusBrain as Brain<unknown, unknown>,
  skaxar: skaxarBrain as Brain<unknown, unknown>,
});

/** Simple players to measure the computer players against, by game id and name. */
export const rivals: { readonly [game: string]: { readonly [name: string]: Rival<unknown, unknown> } } = {
  'battlespace-sirius': { greedy: greedy as Rival<unknown, unknown> },
  skaxar: skaxarRivals as { readonly [name: string]: Rival<unknown, unknown> },
};

/** What is counted of the matches of a series, by game id. */
export const censuses: { readonly [game: string]: Census<unknown> } = {
  'orions-gate': orionsGateCensus as Census<unknown>,
  'battlespace-sirius': battlespaceSiriusCensus as Census<unknown>,
  skaxar: skaxarCensus as Census<unknown>,
};
