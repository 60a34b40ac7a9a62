import type { OrionsGateCommand } from '../../../../src/games/orions-gate/command.ts';
import { newGame, play, playAll, type Battle, type Played } from '../../../helpers/og-position.ts';

/** A fleet of one. */
export const scouts: OrionsGateCommand = { type: 'submitFleet', units: [{ type: 'scouts', name: '', components: [] }] };

/**
 * Both fleets handed in, then A, winner of the roll-off [6 1], takes the south edge; the dice after it are those of the
 * mission.
 */
export function setUp(options: { readonly [key: string]: unknown }, dice: readonly number[]): Played {
  const { match } = playAll(newGame(options, [6, 1, ...dice]), [
    ['a1', scouts],
    ['b1', scouts],
  ]);
  return play(match, 'a1', { type: 'chooseEdge', edge: 'south' });
}

export const marker = (x: number, y: number, table = 1) => ({ type: 'placeMarker' as const, table, x, y });

/** Places markers in turn, the first by `first`. */
export function placeAll(match: Battle, first: 'a1' | 'b1', points: readonly (readonly [number, number])[]): Played {
  const second = first === 'a1' ? 'b1' : 'a1';
  return playAll(
    match,
    points.map(([x, y], index) => [index % 2 === 0 ? first : second, marker(x, y)] as const),
  );
}
