import { describe, expect, it } from 'vitest';
import { applyCommand } from '../../../../src/engine/match.ts';
import type { Power } from '../../../../src/games/battlespace-sirius/state.ts';
import {
  agree,
  boat,
  duel,
  fire,
  game,
  lock,
  nothing,
  play,
  playAll,
  position,
  repair,
  resign,
  reveal,
  rotate,
  rotatePosition,
  sentry,
  setupRefusal,
  ship,
  stay,
  turnAway,
  unsettled,
  withDice,
  type Duel,
} from '../../../helpers/bs-position.ts';
import { deepFreeze } from '../../../laws/playthrough.ts';

// The situations of chapter 14.
const p1 = (power?: Power) => duel({ vessels: [ship(1, [0, 0], 'N', power), ship(2, [1, 0])] });
const p2 = (rd?: Power) =>
  duel({ vessels: [ship(1, [0, 0]), ship(2, [1, 0], 'N', rd)], phase: 'reaction', engaged: '2', lines: ['E'] });
const p3 = () => duel({ vessels: [ship(1, [0, 0]), ship(2, [1, 1])], phase: 'lock' });
const p4 = (rd?: Power) =>
  duel({ vessels: [ship(1, [0, 0]), ship(2, [1, 1], 'N', rd)], phase: 'reaction', engaged: '2', lines: ['N', 'E'] });
const p5 = ({ em, rd }: { readonly em?: Power; readonly rd?: Power } = {}) =>
  duel({ vessels: [ship(1, [0, 0], 'N', em), ship(2, [1, 0], 'N', rd)], phase: 'fire', engaged: '2', lines: ['E'] });
const a1 = () =>
  duel({ vessels: [ship(1, [0, 0]), ship(2, [5, 0]), ship(3, [6, 0])], cards: { 1: 'slate', 2: 'sand', 3: 'bronze' } });
const repairing = (power: Power, repairPoints: number) =>
  duel({
    vessels: [ship(1, [0, 0], 'N', power), ship(2, [1, 0])],
    phase: 'repair',
    engaged: '2',
    lines: ['E'],
    resolved: ['E'],
    repairPoints,
    shot: true,
  });
const four = () => duel({ vessels: [ship(1, [0, 0]), ship(2, [1, 0]), ship(4, [0, 1])], out: ['3'], phase: 'lock' });
const ash = () =>
  duel({ vessels: [ship(1, [0, 0]), boat(2, [1, 0], 'ash')], phase: 'reaction', engaged: '2', lines: ['E'] });

type Attempt = readonly [
  id: string,
  situation: string,
  answer: string,
  match: () => Duel,
  seat: number,
  command: unknown,
];

/** Chapter 14 as printed, without the marks round code; the commands beside it. */
const ATTEMPTS: readonly Attempt[] = [
  ['BS-X1', 'P1: Red gives maneuver stay', 'BS-13.2: Emerald decides now (Maneuver), not Red.', () => p1(), 2, stay],
  [
    'BS-X2',
    'P1: Emerald gives fire E 1',
    'BS-13.3: this is the Maneuver step; Fire comes after Lock and Enemy Reaction.',
    () => p1(),
    1,
    fire('E', 1),
  ],
  [
    'BS-X3',
    'P1: rotate 45',
    'BS-5.3: Rotate is 90, 180 or 270 degrees; 45 is not possible.',
    () => p1(),
    1,
    { type: 'maneuver', kind: 'rotate', turn: 45 },
  ],
  [
    'BS-X4',
    'P1: rotate 0',
    'BS-5.3: Rotate is 90, 180 or 270 degrees; 0 is Stay Put.',
    () => p1(),
    1,
    { type: 'maneuver', kind: 'rotate', turn: 0 },
  ],
  [
    'BS-X5',
    'P1: position (0,0)',
    'BS-5.4: your ship already stands in (0,0); choose another cell.',
    () => p1(),
    1,
    position(0, 0),
  ],
  ['BS-X6', 'P1: position (1,0)', 'BS-3.1: cell (1,0) is taken by Red.', () => p1(), 1, position(1, 0)],
  [
    'BS-X7',
    'P1: position (3,0)',
    'BS-5.4: (3,0) is not next to an opponent; Red in (1,0) is 2 cells away.',
    () => p1(),
    1,
    position(3, 0),
  ],
  [
    'BS-X8',
    'P1: position (1,1) with pay [bow]',
    'BS-13.4: Position is free; it takes no payment.',
    () => p1(),
    1,
    { ...position(1, 1), pay: ['bow'] },
  ],
  [
    'BS-X9',
    'P1: rotatePosition (1,1), 90, no pay',
    'BS-5.6: Rotate & Position costs 1 Power; you named 0.',
    () => p1(),
    1,
    { type: 'maneuver', kind: 'rotatePosition', to: [1, 1], turn: 90 },
  ],
  [
    'BS-X10',
    'P1: rotatePosition (1,1), 90, pay [bow, bow]',
    'BS-5.6: Rotate & Position costs 1 Power; you named 2.',
    () => p1(),
    1,
    rotatePosition([1, 1], 90, 'bow', 'bow'),
  ],
  [
    'BS-X11',
    'P1 with Emerald [6,6,6,0]: rotatePosition (1,1), 90, pay [port]',
    'BS-1.9: Port has 0 Power; 1 is needed.',
    () => p1([6, 6, 6, 0]),
    1,
    rotatePosition([1, 1], 90, 'port'),
  ],
  [
    'BS-X12',
    'P1 with Emerald [0,0,0,0]: rotatePosition (1,1), 90, pay [bow]',
    'BS-5.7: your ship has 0 Power; Rotate & Position costs 1.',
    () => p1([0, 0, 0, 0]),
    1,
    rotatePosition([1, 1], 90, 'bow'),
  ],
  [
    'BS-X13',
    'P1: rotatePosition (0,0), 90, pay [bow]',
    'BS-5.6: the cell must change; to turn only, use Rotate (free).',
    () => p1(),
    1,
    rotatePosition([0, 0], 90, 'bow'),
  ],
  [
    'BS-X14',
    'P1: rotatePosition (1,1), 360, pay [bow]',
    'BS-5.3: 90, 180 or 270 degrees; to move only, use Position (free).',
    () => p1(),
    1,
    { type: 'maneuver', kind: 'rotatePosition', to: [1, 1], turn: 360, pay: ['bow'] },
  ],
  [
    'BS-X15',
    'P1: maneuver jump',
    'BS-13.4: no such maneuver; choose stay, rotate, position or rotatePosition.',
    () => p1(),
    1,
    { type: 'maneuver', kind: 'jump' },
  ],
  ['BS-X16', 'P3: lock 2 []', 'BS-6.4: lock at least 1 line; N and E face Red.', () => p3(), 1, lock(2, '')],
  [
    'BS-X17',
    'P3: lock 2 [W]',
    'BS-6.3: your Port (W) faces nobody; the lines to Red are N and E.',
    () => p3(),
    1,
    lock(2, 'W'),
  ],
  ['BS-X18', 'P3: lock 2 [N, N]', 'BS-6.3: line N is named 2 times; once is enough.', () => p3(), 1, lock(2, 'NN')],
  ['BS-X19', 'P3: lock 1 [N]', 'BS-11.6: choose an adjacent opponent; seat 1 is you.', () => p3(), 1, lock(1, 'N')],
  [
    'BS-X20',
    'P3: Red gives react nothing',
    'BS-13.2: Emerald decides now (Lock Targets), not Red.',
    () => p3(),
    2,
    nothing,
  ],
  [
    'BS-X21',
    'P2: Emerald gives react nothing',
    'BS-13.2: Red decides now (Enemy Reaction), not Emerald.',
    () => p2(),
    1,
    nothing,
  ],
  [
    'BS-X22',
    'P2: react position (1,1)',
    'BS-13.4: in Enemy Reaction you may rotate, give Sentry Fire or do nothing.',
    () => p2(),
    2,
    { type: 'react', kind: 'position', to: [1, 1] },
  ],
  [
    'BS-X23',
    'P2: react rotate 90 without pay',
    'BS-7.2: Rotate 90 costs 1 Power; you named 0.',
    () => p2(),
    2,
    { type: 'react', kind: 'rotate', turn: 90 },
  ],
  [
    'BS-X24',
    'P2: react rotate 180, pay [bow]',
    'BS-7.3: Rotate 180 costs 2 Power; you named 1.',
    () => p2(),
    2,
    turnAway(180, 'bow'),
  ],
  [
    'BS-X25',
    'P2 with Red [1,6,6,6]: react rotate 180, pay [bow, bow]',
    'BS-1.9: Bow has 1 Power; 2 are needed.',
    () => p2([1, 6, 6, 6]),
    2,
    turnAway(180, 'bow', 'bow'),
  ],
  [
    'BS-X26',
    'P2: react rotate 360, pay [bow]',
    'BS-7.1: 90, 180 or 270 degrees; 360 is Nothing.',
    () => p2(),
    2,
    { type: 'react', kind: 'rotate', turn: 360, pay: ['bow'] },
  ],
  [
    'BS-X27',
    'P2: react sentry [E] without pay',
    'BS-7.8: in Square Position Sentry Fire costs 1 Power from Port; you named 0.',
    () => p2(),
    2,
    { type: 'react', kind: 'sentry', lines: ['E'] },
  ],
  [
    'BS-X28',
    'P2: react sentry [E], pay [bow]',
    'BS-7.8: the 1 Power must come from the locked side, Port.',
    () => p2(),
    2,
    sentry('E', 'bow'),
  ],
  [
    'BS-X29',
    'P2 with Red [6,6,6,0]: react sentry [E], pay [port]',
    'BS-7.8: Port has 0 Power; Sentry Fire needs 1.',
    () => p2([6, 6, 6, 0]),
    2,
    sentry('E', 'port'),
  ],
  [
    'BS-X30',
    'P2: react sentry [N], pay [port]',
    'BS-7.6: line N is not locked; locked: E.',
    () => p2(),
    2,
    sentry('N', 'port'),
  ],
  [
    'BS-X31',
    'P2: react sentry []',
    'BS-7.6: name at least 1 locked line.',
    () => p2(),
    2,
    { type: 'react', kind: 'sentry', lines: [] },
  ],
  [
    'BS-X32',
    'P3, then only N locked: react sentry [N], pay [port]',
    'BS-7.6: this Sentry Fire is free; it takes 0 Power, you named 1.',
    () => play(p3(), 1, lock(2, 'N')).match,
    2,
    sentry('N', 'port'),
  ],
  [
    'BS-X33',
    'P3, then only N locked: react sentry [N, E], pay [port]',
    'BS-7.6: line E is not locked; locked: N.',
    () => play(p3(), 1, lock(2, 'N')).match,
    2,
    sentry('NE', 'port'),
  ],
  [
    'BS-X34',
    'P4: react sentry [N, E] without pay',
    'BS-7.7: firing from both sides costs 1 Power from Port or Stern; you named 0.',
    () => p4(),
    2,
    { type: 'react', kind: 'sentry', lines: ['N', 'E'] },
  ],
  [
    'BS-X35',
    'P4: react sentry [N, E], pay [bow]',
    'BS-7.7: the 1 Power must come from a locked side, Port or Stern.',
    () => p4(),
    2,
    sentry('NE', 'bow'),
  ],
  [
    'BS-X36',
    'P4 with Red [6,6,0,0]: react sentry [N, E], pay [port]',
    'BS-7.7: Port has 0 Power; 1 is needed.',
    () => p4([6, 6, 0, 0]),
    2,
    sentry('NE', 'port'),
  ],
  [
    'BS-X37',
    'P4: react sentry [N, N]',
    'BS-7.9: line N is named 2 times; each line shoots once.',
    () => p4(),
    2,
    { type: 'react', kind: 'sentry', lines: ['N', 'N'] },
  ],
  [
    'BS-X38',
    'P5: Red gives react nothing again',
    'BS-13.2: Emerald decides now (Fire), not Red.',
    () => p5(),
    2,
    nothing,
  ],
  ['BS-X39', 'P5: fire E 5', 'BS-13.4: 0 to 4 weapons; 5 is too many.', () => p5(), 1, fire('E', 5)],
  [
    'BS-X40',
    'P5 with Emerald Starboard 1: fire E 3',
    'BS-8.3: 3 weapons cost 2 Power on Starboard; it has 1. At most 2 weapons.',
    () => p5({ em: [6, 1, 6, 6] }),
    1,
    fire('E', 3),
  ],
  ['BS-X41', 'P5: fire N 1', 'BS-8.1: line N is not locked; open: E.', () => p5(), 1, fire('N', 1)],
  [
    'BS-X42',
    'P4, Nothing, fire N 1 done: fire N 1 again',
    'BS-8.1: the lock on line N is already resolved; open: E.',
    () =>
      playAll(withDice(p4(), 1), [
        [2, nothing],
        [1, fire('N', 1)],
      ]).match,
    1,
    fire('N', 1),
  ],
  [
    'BS-X43',
    'P5 with Red Port 0: fire E 2',
    'BS-8.5: Port is unshielded; 1 weapon destroys the ship, more are not used.',
    () => p5({ rd: [6, 6, 6, 0] }),
    1,
    fire('E', 2),
  ],
  [
    'BS-X44',
    'P5: fire E 2 with pay [bow]',
    'BS-13.4: weapons are paid by the firing side, Starboard; no payment list.',
    () => p5(),
    1,
    { ...fire('E', 2), pay: ['bow'] },
  ],
  [
    'BS-X45',
    'phase repair, 2 points: repair [bow]',
    'BS-9.5: place 2 points; you named 1.',
    () => repairing([5, 5, 4, 4], 2),
    1,
    repair('bow'),
  ],
  [
    'BS-X46',
    'phase repair, 1 point, own [6,5,4,4]: repair [bow]',
    'BS-9.4: Bow has 6 Power, 6 is the most.',
    () => repairing([6, 5, 4, 4], 1),
    1,
    repair('bow'),
  ],
  [
    'BS-X47',
    'phase repair, 2 points, own [5,5,4,4]: repair [bow, bow]',
    'BS-9.4: Bow has 5 Power; 2 more would be 7, 6 is the most.',
    () => repairing([5, 5, 4, 4], 2),
    1,
    repair('bow', 'bow'),
  ],
  [
    'BS-X48',
    'phase repair: Emerald gives fire E 1',
    'BS-13.3: place your 1 repair point first.',
    () => repairing([5, 5, 4, 4], 1),
    1,
    fire('E', 1),
  ],
  [
    'BS-X49',
    'phase repair: repair [left]',
    'BS-13.4: no side "left"; sides are bow, starboard, stern, port.',
    () => repairing([5, 5, 4, 4], 1),
    1,
    { type: 'repair', sides: ['left'] },
  ],
  [
    'BS-X51',
    'A1: maneuver stay',
    'BS-11.3: no opponent is next to you; use Position or Rotate & Position.',
    () => a1(),
    1,
    stay,
  ],
  [
    'BS-X52',
    'A1: rotate 90',
    'BS-11.3: no opponent is next to you; use Position or Rotate & Position.',
    () => a1(),
    1,
    rotate(90),
  ],
  [
    'BS-X53',
    'A1: position (3,0)',
    'BS-5.4: (3,0) is not next to an opponent; the nearest, Red in (5,0), is 2 cells away.',
    () => a1(),
    1,
    position(3, 0),
  ],
  [
    'BS-X54',
    'A1 after position (4,0), lock E on Red automatic: Platinum gives react nothing',
    'BS-13.2: Red decides now (Enemy Reaction), not Platinum.',
    () => play(a1(), 1, position(4, 0)).match,
    3,
    nothing,
  ],
  [
    'BS-X55',
    'four players, seat 3 is out, turn player next to seats 2 and 4, phase lock: lock 3 [N]',
    'BS-11.6: choose an adjacent opponent; seat 3 is out.',
    () => four(),
    1,
    lock(3, 'N'),
  ],
  [
    'BS-X56',
    "Sand's turn: rotate 90",
    'BS-12.9: a lifeboat has no heading; it cannot rotate.',
    () => duel({ vessels: [boat(1, [0, 0], 'sand'), ship(2, [1, 0])] }),
    1,
    rotate(90),
  ],
  [
    'BS-X57',
    'phase maneuver of Bronze set up by hand, Red adjacent: position',
    'BS-12.10: Bronze has Position No and Red is next to it; it stays put.',
    () => unsettled({ vessels: [boat(1, [0, 0], 'bronze'), ship(2, [1, 0])] }),
    1,
    position(1, 1),
  ],
  [
    'BS-X58',
    'Ash in (1,0), locked by Emerald in (0,0) on line E: react rotate 90, pay [bow]',
    'BS-12.5: a lifeboat has no heading and no Power; it cannot rotate.',
    () => ash(),
    2,
    turnAway(90, 'bow'),
  ],
  [
    'BS-X59',
    'same: react sentry [E], pay [bow]',
    'BS-12.13: Sentry Fire of a lifeboat is free; it takes 0 Power, you named 1.',
    () => ash(),
    2,
    sentry('E', 'bow'),
  ],
  [
    'BS-X60',
    'Cranberry fires 2 weapons',
    'BS-12.16: Cranberry has 1 weapon; 2 are too many.',
    () => duel({ vessels: [boat(1, [0, 0], 'cranberry'), ship(2, [1, 0])], phase: 'fire', engaged: '2', lines: ['E'] }),
    1,
    fire('E', 2),
  ],
  [
    'BS-X61',
    'ship in Corner against Ivory: lock [N, E]',
    'BS-12.12: a lifeboat is 1 target; choose 1 of the lines N, E.',
    () => duel({ vessels: [ship(1, [0, 0]), boat(2, [1, 1], 'ivory')], phase: 'lock' }),
    1,
    lock(2, 'NE'),
  ],
  ['BS-X62', 'Basic Game: revealLifeboat', 'BS-12.1: you have no hidden lifeboat.', () => p1(), 1, reveal],
  [
    'BS-X63',
    'a player who is out: agreeDraw true',
    'BS-13.6: you are out of the game.',
    () => duel({ vessels: [ship(1, [0, 0]), ship(2, [1, 0])], out: ['3'] }),
    3,
    agree(true),
  ],
];

/** What a refusal says; fails when the match changes or a die is drawn (the script is empty, so a draw throws). */
function answer(match: Duel, seat: number, command: unknown): string {
  const before = JSON.stringify(match);
  const applied = applyCommand(game, deepFreeze(match), String(seat), deepFreeze(command));
  if (applied.ok) throw new Error(`${JSON.stringify(command)} was accepted.`);
  expect(JSON.stringify(match)).toBe(before);
  const [first] = applied.rejections;
  return `${first!.rule}: ${first!.reason}`;
}

describe('BS-13.7 illegal attempts: rule, sentence, nothing changed, no die drawn', () => {
  it.each(ATTEMPTS)('%s (%s)', (_id, _situation, expected, match, seat, command) => {
    const start = withDice(match());
    expect(answer(start, seat, command)).toBe(expected);
    // The match goes on as if nothing had been tried: the same choices, the same state.
    const after = match();
    expect(start.state).toEqual(after.state);
    expect(game.choices(start.state, String(seat))).toEqual(game.choices(after.state, String(seat)));
  });

  it('BS-X50 BS-10.9 (game over: any command)', () => {
    const over = play(p5({ rd: [6, 6, 6, 0] }), 1, fire('E', 1)).match;
    const commands = [
      stay,
      rotate(90),
      position(1, 1),
      rotatePosition([1, 1], 90, 'bow'),
      lock(2, 'E'),
      nothing,
      turnAway(90, 'bow'),
      sentry('E', 'port'),
      fire('E', 1),
      repair('bow'),
      agree(true),
      agree(false),
      resign,
      reveal,
      { type: 'fire', line: 'X', weapons: -1 },
    ];
    for (const seat of [1, 2])
      for (const command of commands)
        expect(answer(over, seat, command)).toBe('BS-10.9: the game is over (Emerald won).');
  });

  it('BS-X64 (setup: playerCount 7)', () =>
    expect(setupRefusal({ playerCount: 7 })).toBe('BS-17.2: 2 to 6 players; 7 is too many.'));
  it('BS-X65 (setup: ships [red, red])', () =>
    expect(setupRefusal({ ships: ['red', 'red'] })).toBe('BS-2.2: Red is chosen 2 times; each ship once.'));
  it('BS-X66 (setup: twoPairsRepair 3)', () =>
    expect(setupRefusal({ twoPairsRepair: 3 })).toBe('BS-17.2: twoPairsRepair is 1 or 2; 3 is not possible.'));

  it('BS-X1 to BS-X66 are all here', () => {
    const ids = [...ATTEMPTS.map(([id]) => id), 'BS-X50', 'BS-X64', 'BS-X65', 'BS-X66'];
    expect(ids.map((id) => Number(id.slice(4))).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 66 }, (_, i) => i + 1),
    );
  });
});
