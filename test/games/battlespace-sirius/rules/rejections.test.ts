import { expect, it } from 'vitest';
import {
  allows,
  boat,
  duel,
  fire,
  lock,
  play,
  position,
  refused,
  repair,
  rotatePosition,
  sentry,
  ship,
  stay,
  turnAway,
  type DuelInput,
} from '../../../helpers/bs-position.ts';

const PAIR = [ship(1, [0, 0]), ship(2, [1, 0])];
/** The bow of seat 1 has 2 Power; the stern of seat 2, which east meets, has none. */
const CORNER = [ship(1, [0, 0], 'N', [2, 2, 6, 6]), ship(2, [1, 1], 'N', [6, 6, 0, 6])];
const LOCKED = { engaged: '2', lines: ['N', 'E'] } as const;
const MANEUVER: DuelInput = { vessels: PAIR };
const SPENT: DuelInput = { vessels: [ship(1, [0, 0], 'N', [0, 0, 0, 0]), PAIR[1]!] };
const NO_BOW: DuelInput = { vessels: [ship(1, [0, 0], 'N', [0, 2, 0, 0]), PAIR[1]!] };
const LOCK: DuelInput = { vessels: CORNER, phase: 'lock' };
const BOAT_LOCK: DuelInput = { vessels: [boat(1, [0, 0], 'ash'), CORNER[1]!], phase: 'lock' };
/** A lifeboat with another at its corner and a ship beside it. */
const TWO_BOATS: DuelInput = {
  vessels: [boat(1, [0, 0], 'ash'), boat(2, [1, 1], 'slate'), ship(3, [-1, 0])],
  phase: 'lock',
};
const REACTION: DuelInput = { vessels: CORNER, ...LOCKED, phase: 'reaction' };
const FIRE: DuelInput = { vessels: CORNER, ...LOCKED, phase: 'fire' };
const BOAT_FIRE: DuelInput = {
  vessels: [boat(1, [0, 0], 'ash'), ship(2, [0, 1])],
  phase: 'fire',
  engaged: '2',
  lines: ['N'],
};
const REPAIR: DuelInput = {
  vessels: [ship(1, [0, 0], 'N', [3, 6, 5, 3]), PAIR[1]!],
  phase: 'repair',
  engaged: '2',
  lines: ['E'],
  repairPoints: 2,
};
const LONG = 'x'.repeat(41);
const CUT = 'x'.repeat(40);

/** The one rejection of a command of seat 1, or of seat 2 in its reaction, in a position: rule, sentence and data. */
const only = (input: DuelInput, command: object, seat = input.phase === 'reaction' ? 2 : 1) => {
  const [first, ...more] = refused(duel(input), seat, command);
  expect(more).toEqual([]);
  return [first!.rule, first!.reason, first!.data];
};

it.each([
  [
    MANEUVER,
    fire('E', 1),
    'BS-13.3',
    'this is the Maneuver step; Fire comes after Lock and Enemy Reaction.',
    { phase: 'maneuver', belongs: 'fire' },
  ],
  [REPAIR, stay, 'BS-13.3', 'place your 2 repair points first.', { phase: 'repair', repairPoints: 2 }],
  [
    MANEUVER,
    { type: 'maneuver', kind: 'rotate', turn: 45 },
    'BS-5.3',
    'Rotate is 90, 180 or 270 degrees; 45 is not possible.',
    { turn: 45 },
  ],
  [
    MANEUVER,
    rotatePosition([1, 1], 0 as never, 'bow'),
    'BS-5.3',
    '90, 180 or 270 degrees; to move only, use Position (free).',
    { turn: 0 },
  ],
  [
    MANEUVER,
    rotatePosition([0, 0], 90, 'bow'),
    'BS-5.6',
    'the cell must change; to turn only, use Rotate (free).',
    { to: [0, 0] },
  ],
  [MANEUVER, position(0, 0), 'BS-5.4', 'your ship already stands in (0,0); choose another cell.', { to: [0, 0] }],
  [MANEUVER, position(1, 0), 'BS-3.1', 'cell (1,0) is taken by Red.', { to: [1, 0], seat: '2' }],
  [
    MANEUVER,
    position(3, 0),
    'BS-5.4',
    '(3,0) is not next to an opponent; Red in (1,0) is 2 cells away.',
    { to: [3, 0], seat: '2', cells: 2 },
  ],
  [
    MANEUVER,
    rotatePosition([1, 1], 90),
    'BS-5.6',
    'Rotate & Position costs 1 Power; you named 0.',
    { cost: 1, named: 0 },
  ],
  [
    SPENT,
    rotatePosition([1, 1], 90, 'bow'),
    'BS-5.7',
    'your ship has 0 Power; Rotate & Position costs 1.',
    { cost: 1, power: 0 },
  ],
  [
    NO_BOW,
    rotatePosition([1, 1], 90, 'bow'),
    'BS-1.9',
    'Bow has 0 Power; 1 is needed.',
    { side: 'bow', power: 0, needed: 1 },
  ],
  [LOCK, lock(1, 'N'), 'BS-11.6', 'choose an adjacent opponent; seat 1 is you.', { seat: '1' }],
  [LOCK, lock(2, ''), 'BS-6.4', 'lock at least 1 line; N and E face Red.', { facing: ['N', 'E'] }],
  [LOCK, lock(2, 'NN'), 'BS-6.3', 'line N is named 2 times; once is enough.', { line: 'N', times: 2 }],
  [
    LOCK,
    lock(2, 'W'),
    'BS-6.3',
    'your Port (W) faces nobody; the lines to Red are N and E.',
    { line: 'W', facing: ['N', 'E'] },
  ],
  [BOAT_LOCK, lock(2, 'NE'), 'BS-12.12', 'a lifeboat has 1 lock; choose 1 of the lines N, E.', { facing: ['N', 'E'] }],
  [
    TWO_BOATS,
    lock(2, 'E'),
    'BS-12.12',
    'between two lifeboats only the vertical line is locked; choose N.',
    { line: 'N' },
  ],
  [REACTION, turnAway(45 as never, 'bow'), 'BS-7.1', '90, 180 or 270 degrees; 45 is not possible.', { turn: 45 }],
  [REACTION, turnAway(180, 'bow'), 'BS-7.3', 'Rotate 180 costs 2 Power; you named 1.', { cost: 2, named: 1 }],
  [
    REACTION,
    turnAway(90, 'stern'),
    'BS-1.9',
    'Stern has 0 Power; 1 is needed.',
    { side: 'stern', power: 0, needed: 1 },
  ],
  [REACTION, sentry('NN', 'bow'), 'BS-7.9', 'line N is named 2 times; each line shoots once.', { line: 'N', times: 2 }],
  [REACTION, sentry('S'), 'BS-7.6', 'line S is not locked; locked: N, E.', { line: 'S', locked: ['N', 'E'] }],
  [
    REACTION,
    sentry('NE'),
    'BS-7.7',
    'firing from both sides costs 1 Power from Port or Stern; you named 0.',
    { cost: 1, named: 0 },
  ],
  [
    REACTION,
    sentry('NE', 'bow'),
    'BS-7.7',
    'the 1 Power must come from a locked side, Port or Stern.',
    { sides: ['port', 'stern'] },
  ],
  [
    REACTION,
    sentry('NE', 'stern'),
    'BS-7.7',
    'Stern has 0 Power; 1 is needed.',
    { side: 'stern', power: 0, needed: 1 },
  ],
  [FIRE, fire('W', 1), 'BS-8.1', 'line W is not locked; open: N, E.', { line: 'W', open: ['N', 'E'] }],
  [
    FIRE,
    fire('E', 2),
    'BS-8.5',
    'Stern is unshielded; 1 weapon destroys the ship, more are not used.',
    { side: 'stern', weapons: 2 },
  ],
  [
    FIRE,
    fire('N', 4),
    'BS-8.3',
    '4 weapons cost 3 Power on Bow; it has 2. At most 3 weapons.',
    { weapons: 4, cost: 3, side: 'bow', power: 2, most: 3 },
  ],
  [BOAT_FIRE, fire('N', 4), 'BS-12.16', 'Ash has 2 weapons; 4 are too many.', { most: 2, weapons: 4 }],
  [REPAIR, repair('bow'), 'BS-9.5', 'place 2 points; you named 1.', { points: 2, named: 1 }],
  [
    REPAIR,
    repair('stern', 'stern'),
    'BS-9.4',
    'Stern has 5 Power; 2 more would be 7, 6 is the most.',
    { side: 'stern', power: 5, more: 2 },
  ],
] as readonly (readonly [DuelInput, object, string, string, object])[])(
  'whole rejections: rule, sentence and data, case %#',
  (input, command, rule, reason, data) => {
    expect(only(input, command)).toEqual([rule, reason, data]);
  },
);

it('BS-13.2, BS-8.1 name who decides and what is open', () => {
  expect(only(MANEUVER, stay, 2)).toEqual([
    'BS-13.2',
    'Emerald decides now (Maneuver), not Red.',
    { decider: '1', phase: 'maneuver' },
  ]);
  const { match } = play(
    duel({ vessels: [ship(1, [0, 0]), ship(2, [1, 1])], ...LOCKED, phase: 'fire', dice: [6] }),
    1,
    fire('N', 1),
  );
  expect(refused(match, 1, fire('N', 1))).toEqual([
    {
      rule: 'BS-8.1',
      reason: 'the lock on line N is already resolved; open: E.',
      data: { line: 'N', open: ['E'] },
    },
  ]);
});

it('BS-13.4 repeats no more than 40 characters of what it does not know, and says when there is nothing', () => {
  const sides = 'sides are bow, starboard, stern, port.';
  expect(only(REPAIR, { type: 'repair', sides: [LONG] })).toEqual(['BS-13.4', `no side "${CUT}"; ${sides}`, undefined]);
  expect(only(REPAIR, { type: 'repair', sides: [[LONG]] })).toEqual([
    'BS-13.4',
    `no side ["${'x'.repeat(38)}; ${sides}`,
    undefined,
  ]);
  expect(only(REPAIR, { type: 'resign', [LONG]: 1 })).toEqual([
    'BS-13.4',
    `"${CUT}" is not part of this command.`,
    undefined,
  ]);
  const lines = 'lines are N, E, S, W.';
  expect(only(FIRE, { type: 'fire', weapons: 1 })).toEqual(['BS-13.4', `no line nothing; ${lines}`, undefined]);
  expect(only(FIRE, { type: 'fire', line: 'Q', weapons: 1 })).toEqual(['BS-13.4', `no line "Q"; ${lines}`, undefined]);
});

it('BS-13.4 takes an empty payment list of a shot that costs nothing, and no other', () => {
  expect(allows(duel(FIRE), 1, { ...fire('N', 1), pay: [] })).toBe(true);
  const paid = (line: 'N' | 'W') => only(FIRE, { ...fire(line, 1), pay: ['bow'] });
  expect(paid('N')).toEqual(['BS-13.4', 'weapons are paid by the firing side, Bow; no payment list.', undefined]);
  expect(paid('W')).toEqual(['BS-13.4', 'weapons are paid by the firing side; no payment list.', undefined]);
});
