import type { Rejection } from '../../../../engine/game.ts';
import type { Json } from '../../../../engine/json.ts';
import { checkSetup, parseOptions, SEATS, type Options } from '../../../../games/skaxar/index.ts';
import { setupText } from '../../../match/words/setup.ts';
import { warText as words } from '../words/setup.ts';
import { randomSeed } from '../../../match/random-seed.ts';
import type { MatchPlan } from '../../../match/start-match.ts';
import { seatsFrom } from '../../../match/setup/player.ts';
import type { Draft } from './draft.ts';

/** The draft as options of the game, and what the game refuses about them. */
export function resolve({ seats: [a, b], rules }: Draft): {
  readonly options: Options;
  readonly faults: readonly Rejection[];
} {
  const parsed = parseOptions({ fleetA: a.fleet, fleetB: b.fleet, ...rules });
  if (!parsed.ok) throw new Error(parsed.faults[0]!.reason);
  return { options: parsed.value, faults: checkSetup(parsed.value) };
}

/** SK-3.2: whether both seats have one fleet and the mirror is off. */
const FLEET_RULE = 'SK-3.2';

/** What is wrong with the fleets, and what with other options. */
export const fleetFaults = (faults: readonly Rejection[]): readonly Rejection[] =>
  faults.filter(({ rule }) => rule === FLEET_RULE);
export const otherFaults = (faults: readonly Rejection[]): readonly Rejection[] =>
  faults.filter(({ rule }) => rule !== FLEET_RULE);

/** What a person is called who gives no name. Nobody is called "You" when two share the screen. */
export const personAt = ({ seats }: Pick<Draft, 'seats'>, place: number): string =>
  seats.every(({ player }) => player === 'human') ? words.people[SEATS[place]!] : setupText.you;

/** A match as the draft says. */
export const warPlan = (draft: Draft): MatchPlan => ({
  game: 'skaxar',
  options: resolve(draft).options as unknown as Json,
  seats: seatsFrom(draft.seats, SEATS, (place) => personAt(draft, place)),
  seed: draft.seed.trim() || randomSeed(),
});
