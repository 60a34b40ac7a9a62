import { describe, expect, it } from 'vitest';
import type { LogLine, LogPart } from '../../../../src/engine/game.ts';
import type { BattlespaceSiriusEvent } from '../../../../src/games/battlespace-sirius/event.ts';
import {
  boat,
  duel,
  fire,
  game,
  lock,
  newGame,
  nothing,
  opened,
  play,
  playAll,
  repair,
  resign,
  rotatePosition,
  sentry,
  ship,
  turnAway,
  viewFor,
  type Played,
} from '../../../helpers/bs-position.ts';

const said = (part: LogPart): string | number => {
  switch (part.kind) {
    case 'number':
      return part.value;
    case 'seat':
      return `seat ${part.seat}`;
    case 'term':
      return part.term;
    case 'dice':
      return part.drawn.join('');
    case 'rule':
      return part.id;
    default:
      return part.kind;
  }
};

/** A line as plain values: its key and its parts. */
const described = (line: LogLine) => [
  line.key,
  Object.fromEntries(Object.entries(line.parts).map(([name, part]) => [name, said(part)])),
];
const lines = ({ match, events }: Pick<Played, 'match' | 'events'>) =>
  events.map((event: BattlespaceSiriusEvent) => described(game.describe(event, viewFor(match))));

describe('log lines', () => {
  it('tell a maneuver with payment and Power before and after, and mark what the engine did by itself', () => {
    const moved = play(duel({ vessels: [ship(1, [0, 0]), ship(2, [1, 0])] }), 1, rotatePosition([0, 1], 90, 'stern'));
    expect(lines(moved)).toEqual([
      [
        'bs.maneuvered.rotatePosition',
        { seat: 'seat 1', x: 0, y: 1, heading: 'E', turn: 90, paid1: 'stern', paid1From: 6, paid1To: 5 },
      ],
    ]);
    expect(game.describe(moved.events[0]!, viewFor(moved.match)).at).toEqual({ table: 1, x: 0, y: 1 });
    const automatic = opened({ vessels: [boat(1, [0, 0], 'slate'), boat(2, [1, 0], 'sand')] });
    expect(lines(automatic)).toEqual([
      ['bs.maneuvered.stay', { seat: 'seat 1', x: 0, y: 0, auto: 'BS-4.4' }],
      ['bs.locked.one', { seat: 'seat 1', target: 'seat 2', line1: 'E', auto: 'BS-4.4' }],
      ['bs.heldStill', { seat: 'seat 2', auto: 'BS-4.4' }],
    ]);
  });

  it('tell locks, reactions and the sides locked after them', () => {
    const start = duel({ vessels: [ship(1, [0, 0]), ship(2, [1, 1])], phase: 'lock', dice: [6, 1] });
    const locked = play(start, 1, lock(2, 'NE'));
    expect(lines(locked)).toEqual([
      [
        'bs.locked.two',
        {
          seat: 'seat 1',
          target: 'seat 2',
          line1: 'N',
          firing1: 'bow',
          aim1: 'port',
          line2: 'E',
          firing2: 'starboard',
          aim2: 'stern',
        },
      ],
    ]);
    expect(lines(play(locked.match, 2, nothing))).toEqual([['bs.heldStill', { seat: 'seat 2' }]]);
    expect(lines(play(locked.match, 2, turnAway(180, 'bow', 'bow')))[0]).toEqual([
      'bs.turnedAway',
      {
        seat: 'seat 2',
        turn: 180,
        heading: 'S',
        paid1: 'bow',
        paid1From: 6,
        paid1To: 4,
        line1: 'N',
        firing1: 'bow',
        aim1: 'starboard',
        line2: 'E',
        firing2: 'starboard',
        aim2: 'bow',
      },
    ]);
    expect(lines(play(locked.match, 2, sentry('EN', 'port')))[0]).toEqual([
      'bs.sentryFired.hit',
      {
        seat: 'seat 2',
        target: 'seat 1',
        paid1: 'port',
        paid1From: 6,
        paid1To: 5,
        line1: 'E',
        against1: 6,
        result1: 'hit',
        die1: 6,
        line2: 'N',
        against2: 6,
        result2: 'miss',
        die2: 1,
        dice: '61',
      },
    ]);
  });

  it('tell a volley with cost, dice, the Shield compared, hits, Power before and after, and repairs', () => {
    const at = duel({
      vessels: [ship(1, [0, 0], 'N', [5, 5, 6, 6]), ship(2, [1, 0], 'N', [6, 6, 6, 4])],
      phase: 'fire',
      engaged: '2',
      lines: ['E'],
      dice: [4, 4, 1],
    });
    const volley = play(at, 1, fire('E', 3));
    expect(lines(volley)).toEqual([
      [
        'bs.fired.hit',
        {
          seat: 'seat 1',
          target: 'seat 2',
          line: 'E',
          firing: 'starboard',
          aim: 'port',
          weapons: 3,
          cost: 2,
          firingFrom: 5,
          firingTo: 3,
          against: 4,
          dice: '441',
          hits: 2,
          points: 1,
          removed: 2,
          aimFrom: 4,
          aimTo: 2,
        },
      ],
    ]);
    expect(lines(play(volley.match, 1, repair('bow')))[0]).toEqual([
      'bs.repaired',
      { seat: 'seat 1', points: 1, side1: 'bow', side1From: 5, side1To: 6 },
    ]);
    expect(lines(play(at, 1, fire('E', 0)))).toEqual([
      ['bs.fired.held', { seat: 'seat 1', target: 'seat 2', line: 'E', firing: 'starboard', aim: 'port' }],
      ['bs.turnEnded.quiet', { seat: 'seat 1', quiet: 1 }],
      ['bs.turnBegan', { seat: 'seat 2', turn: 2, round: 1 }],
    ]);
  });

  it('tell losses, resignations and the end', () => {
    const breach = duel({
      vessels: [ship(1, [0, 0]), ship(2, [1, 0], 'N', [6, 6, 6, 0])],
      cards: { 1: 'ash', 2: 'bronze' },
      phase: 'fire',
      engaged: '2',
      lines: ['E'],
    });
    const lost = play(breach, 1, fire('E', 1));
    expect(lines(lost).slice(0, 2)).toEqual([
      [
        'bs.fired.unshielded',
        {
          seat: 'seat 1',
          target: 'seat 2',
          line: 'E',
          firing: 'starboard',
          aim: 'port',
          weapons: 1,
          against: 0,
          rule: 'BS-8.5',
        },
      ],
      [
        'bs.vesselLost.boat',
        { seat: 'seat 2', by: 'seat 1', lifeboat: 'bronze', hull: 5, position: 'no', sentry: 'yes', weapons: 1 },
      ],
    ]);
    expect(lines(play(lost.match, 2, resign))).toEqual([
      ['bs.playerLeft.resigned', { seat: 'seat 2' }],
      ['bs.lifeboatRevealed', { seat: 'seat 1', lifeboat: 'ash', hull: 2, position: 'yes', sentry: 'yes', weapons: 2 }],
      [
        'bs.gameEnded.won',
        { winner: 'seat 1', reason: 'lastVessel', place1: 'seat 1', place2: 'seat 2', score1: 1, score2: 0 },
      ],
    ]);
  });

  it('tell the opening: cards, every roll for Priority, the order', () => {
    const { match, events } = newGame({ lifeboats: true }, [4, 1, 3, 4, 5, 2, 6, 3, 2, 4]);
    expect(lines({ match, events })).toEqual([
      ['bs.lifeboatDrawn', { seat: 'seat 1', lifeboat: 'cranberry' }],
      ['bs.lifeboatDrawn', { seat: 'seat 2', lifeboat: 'slate' }],
      [
        'bs.priorityRolled.tied',
        {
          seat1: 'seat 1',
          seat2: 'seat 2',
          sum1: 7,
          sum2: 7,
          dice: '3452',
          tied1: 'seat 1',
          tied2: 'seat 2',
          rule: 'BS-2.6',
        },
      ],
      ['bs.priorityRolled', { seat1: 'seat 1', seat2: 'seat 2', sum1: 9, sum2: 6, dice: '6324' }],
      ['bs.shipsPlaced', { seat: 'seat 1', order1: 'seat 1', order2: 'seat 2', rule: 'BS-2.8' }],
      ['bs.turnBegan', { seat: 'seat 1', turn: 1, round: 1 }],
    ]);
  });

  it('play through to the end with one line for each fact', () => {
    const keys = new Set<string>();
    let now = duel({
      vessels: [ship(1, [0, 0]), ship(2, [1, 0])],
      dice: Array.from({ length: 400 }, (_, i) => 1 + ((i * 7) % 6)),
    });
    for (let i = 0; i < 200 && !now.state.outcome; i++) {
      const seat = Number(game.pending(now.state)[0]!.seats[0]);
      const open = game.choices(now.state, String(seat));
      const step = playAll(now, [[seat, open[(i * 13) % open.length] as never]]);
      for (const [key] of lines(step)) keys.add(key as string);
      now = step.match;
    }
    for (const key of keys) expect(key).toMatch(/^bs\.[a-zA-Z.]+$/);
    expect(keys.size).toBeGreaterThan(10);
  });
});
