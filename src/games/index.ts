import type { AnyGame } from '../engine/game.ts';
import type { SightEngine } from '../table/sight.ts';
import { orionsGate } from './orions-gate/index.ts';

/** The games there are. Composition roots pass the sight engine the tables are seen through. */
export const games = ({ sight }: { readonly sight: SightEngine }): readonly AnyGame[] => [orionsGate(sight)];
