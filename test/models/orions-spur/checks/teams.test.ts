import { describe, expect, it } from 'vitest';
import { playerOf, type Command, type Game } from '../state.ts';
import {
  after,
  asked,
  at,
  attackBy,
  hold,
  PASS,
  passAll,
  reactBy,
  refused,
  ruleOf,
  table,
  values,
} from './position.ts';

const FLEETS = [
  ['ter-ganymede B3', 'ter-ceres F3'],
  ['ter-ganymede B3', 'ter-mars F3'],
  ['ter-mars B3', 'ter-venus M3', 'ter-ceres F3'],
  ['ter-mars B3', 'ter-ceres F3'],
];

/** Team Play, turn of seat 2, which attacks the foremost Ceres of seat 1. */
function attacked(cards: readonly (readonly [number, string])[], fleets = FLEETS) {
  const game = table(fleets, { mode: 'teams', seats: 4 });
  Object.assign(game, { activeSeat: 2, firstSeat: 2 });
  const held = cards.map(([seat, card]) => hold(game, seat, card));
  const torpedo = hold(game, 2, 'core-heavy-torpedo');
  const open = after(game, [[2, attackBy(game, [2, 'F3'], torpedo, [1, 'F3'])]]);
  return { game, open, held, ceres: at(game, 1, 'F3').id };
}

describe('Team Play of the model', () => {
  it('C115: allies share their points', () => {
    const game = table([...FLEETS.slice(0, 3), ['ter-ganymede B3 0/1/0']], { mode: 'teams', seats: 4 });
    Object.assign(game, { activeSeat: 3 });
    playerOf(game, 1).trophies.push('9:hss-throne#1');
    const done = passAll(after(game, [[3, attackBy(game, [3, 'F3'], 'weapon', [4, 'B3'])]]));
    expect(done.result).toMatchObject({ winners: [1], reason: 'vp' });
  });

  it('C116 X59: a helper, and no second one', () => {
    const { open, held, ceres } = attacked([
      [3, 'core-shield-surge'],
      [3, 'core-shield-surge'],
    ]);
    expect(asked(open)).toBe(3);
    const helped = after(open, [[3, reactBy(open, [3, 'B3'], held[0]!, ['hit', 'A0', ceres])]]);
    expect(helped.window!.attacks[0]!.packet).toEqual({ s: 0, a: 2, h: 0 });
    expect(at(helped, 3, 'B3').energy).toBe(2);
    const second = reactBy(helped, [3, 'M3'], held[1]!, ['hit', 'A0', ceres]);
    refused(helped, 3, second, 'OS-12.21', 'Mars is already helping in this window.');
  });

  it('C117 C118: counterfire by a helper, and the order of asking', () => {
    const { open, held } = attacked([
      [1, 'core-shield-surge'],
      [3, 'core-shield-surge'],
    ]);
    expect(open.window!.participants).toEqual([1, 3, 2, 4]);
    const fired = after(open, [
      [1, PASS],
      [3, reactBy(open, [3, 'B3'], 'weapon', ['attackingShip', 'A0'])],
    ]);
    expect(fired.window!.attacks[1]).toMatchObject({
      id: 'C1',
      source: at(open, 3, 'B3').id,
      packet: { s: 0, a: 3, h: 0 },
    });
    // Mars of seat 2 has 1 energy left and a weapon of 2: only a card could answer.
    const beam = hold(fired, 2, 'core-particle-beam');
    const back = reactBy(fired, [2, 'F3'], beam, ['attackingShip', 'C1']);
    const waiting = { ...fired, window: { ...fired.window!, pointer: 2 } };
    const countered = after(waiting, [[2, back]]);
    expect(countered.window!.attacks[2]).toMatchObject({ id: 'C2', target: at(open, 3, 'B3').id });
    const own = reactBy(countered, [3, 'B3'], held[1]!, ['hit', 'C2', at(open, 3, 'B3').id]);
    expect(ruleOf({ ...countered, window: { ...countered.window!, pointer: 1 } }, 3, own)).toBeNull();
  });

  it('X60: what cannot help an ally', () => {
    const lizards = [FLEETS[0]!, FLEETS[1]!, ['hss-throne B3', 'hss-elder M3', 'hss-scale F3'], FLEETS[3]!];
    const { open, held, ceres } = attacked([[3, 'hss-shield-of-the-clan']], lizards);
    expect(asked(open)).toBe(3);
    const brace = reactBy(open, [3, 'M3'], 'bracing', ['hit', 'A0', ceres], { amount: 1 });
    refused(open, 3, brace, 'OS-12.20', 'Bracing protects only the ship itself.');
    const redirect = reactBy(open, [3, 'M3'], held[0]!, ['redirect', 'A0', at(open, 3, 'F3').id]);
    expect(ruleOf(open, 3, redirect)).toBe('OS-12.20');
  });

  it('Interference of a helper treats the ship of the ally as adjacent', () => {
    const fleets = [FLEETS[0]!, FLEETS[1]!, ['ter-europa B3', 'ter-phobos F1'], FLEETS[3]!];
    const { open, ceres } = attacked([], fleets);
    expect(asked(open)).toBe(3);
    const done = passAll(after(open, [[3, reactBy(open, [3, 'F1'], 'interference', ['hit', 'A0', ceres])]]));
    expect(values(done, ceres)).toBe('gone');
    expect(at(done, 3, 'F1').energy).toBe(1);
    const once = after(open, [[3, reactBy(open, [3, 'F1'], 'interference', ['hit', 'A0', ceres])]]);
    const by = (slot: string) => reactBy(once, [3, slot], 'interference', ['hit', 'A0', ceres]);
    refused(once, 3, by('F1'), 'OS-6.19', 'Phobos has already used Interference this turn.');
    refused(once, 3, by('B3'), 'OS-12.21', 'Phobos is already helping in this window.');
  });

  it('repairs reach the ally, attacks and harm do not', () => {
    const { game } = attacked([]);
    const card = hold(game, 2, 'core-shield-cell');
    at(game, 4, 'F3').shield = 0;
    const repair = (seat: number): Command => ({ type: 'playRepair', card, ship: at(game, seat, 'F3').id });
    expect(values(after(game, [[2, repair(4)]]), at(game, 4, 'F3').id)).toBe('1/2/2');
    expect(ruleOf(game, 2, repair(1))).toBe('OS-10.2');
    refused(game, 2, attackBy(game, [2, 'F3'], 'weapon', [4, 'F3']), 'OS-12.18', 'Seat 4 is your ally.');
  });

  it('lastStanding: a side lives while one ally has a ship', () => {
    const one = [['ter-ceres B3 0/1/2'], ...FLEETS.slice(1)];
    const game = table(one, { mode: 'teams', seats: 4, victory: 'lastStanding' });
    Object.assign(game, { activeSeat: 2 });
    const shot = passAll(after(game, [[2, attackBy(game, [2, 'F3'], 'weapon', [1, 'B3'])]]));
    expect(shot.result).toBeNull();
    expect(playerOf(shot, 1).eliminated).toBe(true);
    expect(order(shot)).toEqual([2, 3, 4, 2]);
  });
});

/** Seats of the turns that follow. */
function order(game: Game): number[] {
  let now = after(game, [[2, { type: 'finishAttacks' }]]);
  const seats = [now.activeSeat];
  for (let turn = 0; turn < 3; turn += 1) {
    const seat = now.activeSeat;
    if (now.phase === 'turnOpen') {
      now = after(
        now,
        [
          [seat, { type: 'regroup', discard: [] }],
          [seat, { type: 'reorganize', keep: true }],
        ],
        () => 0,
      );
    }
    now = after(now, [[seat, { type: 'endTurn' }]]);
    seats.push(now.activeSeat);
  }
  return seats;
}
