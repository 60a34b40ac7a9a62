import { describe, expect, it } from 'vitest';
import { typesOf } from '../../../helpers/event-types.ts';
import {
  agree,
  duel,
  fire,
  lock,
  nothing,
  play,
  position,
  resign,
  rotate,
  rotatePosition,
  sentry,
  ship,
  stay,
  turnAway,
} from '../../../helpers/bs-position.ts';

const corner = (phase?: 'lock' | 'reaction' | 'fire', dice: readonly number[] = []) =>
  duel({
    vessels: [ship(1, [0, 0], 'N', [6, 6, 6, 3]), ship(2, [1, 1], 'N', [6, 6, 6, 3])],
    dice,
    ...(phase && { phase }),
    ...((phase === 'reaction' || phase === 'fire') && { engaged: '2', lines: ['N', 'E'] as const }),
  });

describe('BS-19 the whole list of events', () => {
  it.each([
    ['stay', () => play(corner(), 1, stay), 'maneuvered'],
    ['rotate', () => play(corner(), 1, rotate(90)), 'maneuvered'],
    ['position', () => play(corner(), 1, position(0, 1)), 'maneuvered locked'],
    ['rotate and position', () => play(corner(), 1, rotatePosition([0, 1], 90, 'bow')), 'maneuvered locked'],
    ['lock', () => play(corner('lock'), 1, lock(2, 'NE')), 'locked'],
    ['no reaction', () => play(corner('reaction'), 2, nothing), 'heldStill'],
    ['turn away', () => play(corner('reaction'), 2, turnAway(90, 'bow')), 'turnedAway'],
    [
      'Sentry Fire',
      () => play(corner('reaction', [1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6]), 2, sentry('N')),
      'sentryFired',
    ],
    ['fire', () => play(corner('fire', [1, 2, 3, 4, 5, 6]), 1, fire('N', 2)), 'fired'],
    ['agree to a draw', () => play(corner(), 1, agree(true)), 'drawFlagged'],
    ['resign', () => play(corner(), 1, resign), 'playerLeft gameEnded'],
  ])('%s', (_, played, types) => expect(typesOf(played().events)).toBe(types));
});
