import { describe, expect, it } from 'vitest';
import type { BattlespaceSiriusEvent } from '../../../../src/games/battlespace-sirius/event.ts';
import { typesOf } from '../../../helpers/event-types.ts';
import {
  agree,
  diceLeft,
  duel,
  fire,
  lock,
  newGame,
  nothing,
  play,
  position,
  repair,
  resign,
  rotate,
  rotatePosition,
  sentry,
  ship,
  stay,
  turnAway,
  type Command,
  type Duel,
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

describe('BS-9 BS-19 every event of a repair', () => {
  const damaged = [ship(1, [0, 0], 'N', [5, 6, 4, 6]), ship(2, [1, 1])] as const;
  const repairing = (
    repairPoints: number,
    resolved: readonly ('N' | 'E')[],
    more: Partial<Parameters<typeof duel>[0]> = {},
  ) => duel({ vessels: damaged, phase: 'repair', engaged: '2', lines: ['N', 'E'], resolved, repairPoints, ...more });
  const ended = (next: string): readonly BattlespaceSiriusEvent[] => [
    { type: 'turnEnded', seat: '1', shot: true, quietTurns: 0 },
    { type: 'turnBegan', seat: next, turn: 2, round: 1 },
  ];
  /** A volley of two dice, a pair, with the firing side at so much Power; nothing is hit. */
  const volley = (starboard: number): Duel =>
    duel({
      vessels: [ship(1, [0, 0], 'N', [6, starboard, starboard, 6]), ship(2, [1, 0])],
      phase: 'fire',
      engaged: '2',
      lines: ['E'],
      dice: [4, 4],
    });
  const fired = (firingPower: number): BattlespaceSiriusEvent => ({
    type: 'fired',
    seat: '1',
    target: '2',
    line: 'E',
    weapons: 2,
    firingSide: 'starboard',
    targetSide: 'port',
    cost: 1,
    firingPower,
    dice: [4, 4],
    against: 6,
    hits: 0,
    removed: 0,
    points: 1,
    destroyed: false,
  });

  it.each<readonly [string, Duel, Command, readonly BattlespaceSiriusEvent[]]>([
    [
      'BS-9.4: after the last lock the turn ends',
      repairing(2, ['N', 'E']),
      repair('stern', 'bow'),
      [{ type: 'repaired', seat: '1', sides: ['stern', 'bow'], power: [6, 6, 5, 6], auto: false }, ...ended('2')],
    ],
    [
      'BS-9.5: before the next lock it goes on',
      repairing(1, ['N']),
      repair('stern'),
      [{ type: 'repaired', seat: '1', sides: ['stern'], power: [5, 6, 5, 6], auto: false }],
    ],
    ['BS-9.5: a choice is waited for', volley(5), fire('E', 2), [fired(4)]],
    [
      'BS-9.7: the only placement is made by the engine',
      volley(6),
      fire('E', 2),
      [fired(5), { type: 'repaired', seat: '1', sides: ['starboard'], power: [6, 6, 6, 6], auto: true }, ...ended('2')],
    ],
    [
      'BS-10.6: who resigns loses the open points',
      repairing(1, ['N'], { vessels: [...damaged, ship(3, [9, 9])] }),
      resign,
      [
        { type: 'playerLeft', seat: '1', reason: 'resigned' },
        { type: 'repairsLost', seat: '1', points: 1 },
        ...ended('2'),
      ],
    ],
  ])('%s', (_, match, command, events) => {
    const played = play(match, 1, command);
    expect(played.events).toEqual(events);
    expect(diceLeft(played.match)).toEqual([]);
  });
});

describe('BS-12.1 BS-15.2 every event of a lifeboat that is shown', () => {
  const cards = { 1: 'cranberry', 2: 'ash' } as const;
  const vessels = [ship(1, [0, 0]), ship(2, [1, 1])];
  const shown: BattlespaceSiriusEvent = { type: 'lifeboatRevealed', seat: '2', lifeboat: 'ash' };

  it('by its owner, whoever has the turn: it changes nothing else', () => {
    expect(play(duel({ vessels, cards }), 2, { type: 'revealLifeboat' }).events).toEqual([shown]);
  });

  it('those still hidden when the game ends, in seat order, before its result; one shown before is not shown again', () => {
    const before = play(duel({ vessels, cards }), 2, { type: 'revealLifeboat' }).match;
    const ended: readonly BattlespaceSiriusEvent[] = [
      { type: 'gameEnded', winner: '1', reason: 'lastVessel', placing: [['1'], ['2']], scores: [1, 0] },
    ];
    const left: BattlespaceSiriusEvent = { type: 'playerLeft', seat: '2', reason: 'resigned' };
    const first: BattlespaceSiriusEvent = { type: 'lifeboatRevealed', seat: '1', lifeboat: 'cranberry' };
    expect(play(before, 2, resign).events).toEqual([left, first, ...ended]);
    expect(play(duel({ vessels, cards }), 2, resign).events).toEqual([left, first, shown, ...ended]);
  });
});

describe('BS-2 BS-16 every event of a new game', () => {
  it('BS-2.5 BS-2.7: the Basic Game', () => {
    const { events, match } = newGame({}, [1, 2, 3, 4]);
    expect(diceLeft(match)).toEqual([]);
    expect(events).toEqual([
      {
        type: 'priorityRolled',
        rolls: [
          { seat: '1', dice: [1, 2] },
          { seat: '2', dice: [3, 4] },
        ],
        tied: [],
      },
      { type: 'shipsPlaced', order: ['2', '1'] },
      { type: 'turnBegan', seat: '2', turn: 1, round: 1 },
    ]);
  });

  it('BS-2.3 BS-2.6 BS-16.2: three players with lifeboats; each draws from those that are left, who ties rolls again', () => {
    const { events, match } = newGame({ playerCount: 3, lifeboats: true }, [4, 1, 6, 2, 3, 1, 4, 2, 2, 5, 5, 6, 6]);
    expect(diceLeft(match)).toEqual([]);
    expect(events).toEqual([
      { type: 'lifeboatDrawn', seat: '1', lifeboat: 'cranberry' },
      { type: 'lifeboatDrawn', seat: '2', lifeboat: 'slate' },
      { type: 'lifeboatDrawn', seat: '3', lifeboat: 'ash' },
      {
        type: 'priorityRolled',
        rolls: [
          { seat: '1', dice: [2, 3] },
          { seat: '2', dice: [1, 4] },
          { seat: '3', dice: [2, 2] },
        ],
        tied: ['1', '2'],
      },
      {
        type: 'priorityRolled',
        rolls: [
          { seat: '1', dice: [5, 5] },
          { seat: '2', dice: [6, 6] },
        ],
        tied: [],
      },
      { type: 'shipsPlaced', order: ['2', '3', '1'] },
      { type: 'turnBegan', seat: '2', turn: 1, round: 1 },
    ]);
  });
});
