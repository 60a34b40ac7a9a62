import type { SeatInfo } from '../../../src/engine/recording.ts';
import { orionsSpur } from '../../../src/games/orions-spur/index.ts';
import type { SpurCommand, SpurPosition, SpurState, SpurView } from '../../../src/games/orions-spur/index.ts';
import { gameEntry } from '../../../src/games/index.ts';
import { matterSight } from '../../../src/physics/index.ts';
import { scripted } from './scripted.ts';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan'];

/** So many people at one screen. */
export const people = (seats: number): readonly SeatInfo[] =>
  NAMES.slice(0, seats).map((name, place) => ({ seat: String(place + 1), player: 'human', name }));
/** One person against so many easy computer players. */
export const alone = (against = 1): readonly SeatInfo[] =>
  NAMES.slice(0, against + 1).map((name, place) => ({
    seat: String(place + 1),
    player: place === 0 ? 'human' : 'easy',
    name: place === 0 ? 'You' : name,
  }));

const makeBrain = await gameEntry('orions-spur').brain({ sight: async () => matterSight });

/** Games of Orion's Spur without a screen. */
export const spurs = scripted<SpurState, SpurView, SpurCommand, SpurPosition>(orionsSpur, makeBrain());
