import { describe, expect, it } from 'vitest';
import type { Options } from '../options.ts';
import { reactions } from '../reactions.ts';
import { shipOf, type Command, type Game } from '../state.ts';
import {
  after,
  asked,
  at,
  attackBy,
  hold,
  PASS,
  passAll,
  pointsOf,
  reactBy,
  refused,
  ruleOf,
  table,
  values,
} from './position.ts';

/** Ceres of seat 1 fires its missile at the Ceres of seat 2, which holds Particle Beams, as seat 1 does. */
function duel(energy = 2) {
  const game = table([
    ['ter-mars B3', 'ter-ceres M2'],
    ['ter-mars B3', `ter-ceres F3 1/2/${energy}`],
  ]);
  const [mine, theirs] = [hold(game, 1, 'core-particle-beam'), hold(game, 2, 'core-particle-beam')];
  const open = after(game, [[1, attackBy(game, [1, 'M2'], 'weapon', [2, 'F3'])]]);
  const [attacker, target] = [at(game, 1, 'M2').id, at(game, 2, 'F3').id];
  return { open, mine, theirs, attacker, target };
}

/** Mars of seat 1 fires a card at the foremost ship of seat 2, whose cards are given. */
function fire(card: string, fleet: string[], cards: string[], options: Partial<Options> = {}) {
  const game = table([['ter-mars B3', 'ter-ceres F3'], fleet], options);
  const source = hold(game, 1, card);
  const held = cards.map((one) => hold(game, 2, one));
  const target = at(game, 2, 'F3').id;
  const open = after(game, [[1, attackBy(game, [1, 'B3'], source, [2, 'F3'])]]);
  const packet = (now: Game) => now.window!.attacks[0]!.packet;
  return { open, held, target, packet };
}

describe('reaction windows of the model', () => {
  it('C31: nobody is asked, the window closes at once', () => {
    const game = table([
      ['ter-mars B3', 'ter-ceres F3'],
      ['ter-mars B3', 'ter-ceres F3'],
    ]);
    const shot = after(game, [[1, attackBy(game, [1, 'F3'], 'weapon', [2, 'F3'])]]);
    expect(shot.phase).toBe('attacking');
    expect(values(shot, at(game, 2, 'F3').id)).toBe('0/1/2');
  });

  it('C32 C39: two reactions in a row, in the order played', () => {
    for (const [order, left] of [
      [[0, 1], 1],
      [[1, 0], 2],
    ] as const) {
      const fleet = ['ter-mars B3', 'ter-deimos F3'];
      const { open, held, target, packet } = fire('core-heavy-torpedo', fleet, [
        'core-angle-the-hull',
        'core-shield-surge',
      ]);
      open.window!.attacks[0]!.packet = { s: 0, a: 5, h: 0 };
      let now = open;
      for (const index of order) {
        expect(asked(now)).toBe(2);
        now = after(now, [[2, reactBy(now, [2, 'F3'], held[index]!, ['hit', 'A0', target])]]);
      }
      expect(now.window).toBeNull();
      const { shield, hull } = shipOf(now, target);
      expect(2 + 3 - shield - hull).toBe(left);
      expect(packet(open).a).toBe(5);
    }
  });

  it('C33: both answer each other until all pass', () => {
    const { open, mine, theirs } = duel();
    const extra = hold(open, 2, 'core-particle-beam');
    const first = after(open, [[2, reactBy(open, [2, 'F3'], theirs, ['attackingShip', 'A0'])]]);
    expect(asked(first)).toBe(1);
    const second = after(first, [[1, reactBy(first, [1, 'M2'], mine, ['attackingShip', 'C1'])]]);
    expect(asked(second)).toBe(2);
    expect(second.window!.attacks.map(({ id, controller }) => [id, controller])).toEqual([
      ['A0', 1],
      ['C1', 2],
      ['C2', 1],
    ]);
    const third = after(second, [[2, reactBy(second, [2, 'F3'], extra, ['attackingShip', 'C2'])]]);
    expect(third.window).toBeNull();
  });

  it('C35 C38: interception', () => {
    const { open, theirs, attacker, target } = duel();
    const done = after(open, [[2, reactBy(open, [2, 'F3'], theirs, ['incomingAttack', 'A0'])]]);
    expect(done.window).toBeNull();
    expect([values(done, attacker), values(done, target)]).toEqual(['1/2/1', '1/2/1']);
  });

  it('C36 C37: counterfire', () => {
    const { open, mine, theirs, attacker, target } = duel();
    const counter = after(open, [[2, reactBy(open, [2, 'F3'], theirs, ['attackingShip', 'A0'])]]);
    const both = passAll(counter);
    expect([values(both, attacker), values(both, target)]).toEqual(['0/1/1', '0/1/1']);
    const answered = passAll(after(counter, [[1, reactBy(counter, [1, 'M2'], mine, ['attackingShip', 'C1'])]]));
    expect([values(answered, attacker), values(answered, target)]).toEqual(['0/1/0', 'gone']);
    expect(pointsOf(answered, 1)).toBe(1);
  });

  it('C30 C40: who may answer', () => {
    const { open, theirs } = duel();
    at(open, 1, 'M2').overcharged = true;
    const counter = after(open, [[2, reactBy(open, [2, 'F3'], theirs, ['attackingShip', 'A0'])]]);
    expect(counter.window).toBeNull();

    const {
      open: fresh,
      held,
      target,
    } = fire(
      'core-missile-salvo',
      ['ter-mars B3', 'ter-deimos F3'],
      ['core-shield-surge', 'core-particle-beam', 'core-hard-over'],
    );
    const [surge, beam, over] = held as [string, string, string];
    const blocked = after(fresh, [[2, reactBy(fresh, [2, 'F3'], surge, ['hit', 'A0', target])]]);
    expect(ruleOf(blocked, 2, reactBy(blocked, [2, 'F3'], beam, ['attackingShip', 'A0']))).toBeNull();
    expect(after(fresh, [[2, reactBy(fresh, [2, 'F3'], over, ['attack', 'A0'])]]).window).toBeNull();
  });

  it('C34: bluff windows', () => {
    const options = { bluffWindows: true };
    const draws = ['core-tactical-review', 'core-tactical-review', 'core-tactical-review'];
    const { open } = fire('core-ion-burst', ['ter-mars B3', 'ter-deimos F3'], draws, options);
    expect(asked(open)).toBe(2);
    expect(reactions(open, 2)).toEqual([]);
    expect(after(open, [[2, PASS]]).window).toBeNull();
    expect(fire('core-ion-burst', ['ter-mars B3', 'ter-deimos F3'], [], options).open.window).toBeNull();
  });

  it('C41: passIfSafe', () => {
    for (const [ship, isAsked] of [
      ['ter-mars F3', false],
      ['ter-ceres F3 0/2/2', true],
    ] as const) {
      const game = table([
        ['ter-mars B3', 'ter-ceres F3'],
        ['ter-ganymede B3', ship],
      ]);
      hold(game, 2, 'core-shield-surge');
      const salvo = hold(game, 1, 'core-missile-salvo');
      const set: Command = { type: 'setAutoPass', trigger: 'ownAttacked', value: 'passIfSafe' };
      const open = after(game, [
        [2, set],
        [1, attackBy(game, [1, 'F3'], salvo, [2, 'F3'])],
      ]);
      expect(asked(open)).toBe(isAsked ? 2 : null);
    }
  });

  it('rest: passes to the end of the window', () => {
    const { open, theirs, mine } = duel(3);
    hold(open, 2, 'core-particle-beam');
    const counter = after(open, [[2, reactBy(open, [2, 'F3'], theirs, ['attackingShip', 'A0'])]]);
    expect(asked(after(counter, [[1, reactBy(counter, [1, 'M2'], mine, ['attackingShip', 'C1'])]]))).toBe(2);
    // Seat 1 rests, seat 2 is asked again, then nobody is.
    const rested = after(counter, [[1, { type: 'pass', rest: true }]]);
    expect(asked(rested)).toBe(2);
    const again = after(rested, [
      [2, reactBy(rested, [2, 'F3'], rested.players[1]!.hand[0]!, ['attackingShip', 'A0'])],
    ]);
    expect(again.window).toBeNull();
  });

  it('C47: both are destroyed at once', () => {
    const game = table([
      ['ter-mars B3', 'ter-ceres F3 0/1/2'],
      ['chu-roost B3', 'chu-swift F3 0/1/1'],
    ]);
    const open = after(game, [[1, attackBy(game, [1, 'F3'], 'weapon', [2, 'F3'])]]);
    const done = passAll(after(open, [[2, reactBy(open, [2, 'F3'], 'weapon', ['attackingShip', 'A0'])]]));
    expect([pointsOf(done, 1), pointsOf(done, 2)]).toEqual([1, 1]);
    expect(done.phase).toBe('turnDone');
  });

  it('C121: a full window', () => {
    const game = table([
      ['ter-mars F3', 'ter-ganymede B3'],
      ['chu-roost B3', 'chu-harrier F3'],
    ]);
    const torpedo = hold(game, 1, 'core-heavy-torpedo');
    const surge = hold(game, 1, 'core-shield-surge');
    const beam = hold(game, 2, 'core-particle-beam');
    const [mars, harrier] = [at(game, 1, 'F3').id, at(game, 2, 'F3').id];
    const open = after(game, [[1, attackBy(game, [1, 'F3'], torpedo, [2, 'F3'])]]);
    const one = after(open, [[2, reactBy(open, [2, 'F3'], 'weapon', ['incomingAttack', 'A0'])]]);
    expect(one.window).toMatchObject({ passes: 1, attacks: [{ packet: { s: 0, a: 3, h: 0 } }] });
    expect(asked(one)).toBe(2);
    const two = after(one, [[2, reactBy(one, [2, 'F3'], beam, ['attackingShip', 'A0'])]]);
    expect(asked(two)).toBe(1);
    const three = after(two, [[1, reactBy(two, [1, 'F3'], surge, ['hit', 'C1', mars])]]);
    const done = passAll(three);
    expect([values(done, harrier), values(done, mars)]).toEqual(['0/1/1', '3/4/0']);
  });

  it('C133: only two of three are asked', () => {
    const fleets = [
      ['ter-mars B3', 'ter-ceres F3'],
      ['ter-mars B3', 'ter-phobos F3'],
      ['ter-mars B3', 'ter-phobos F3'],
    ];
    const game = table(fleets);
    const open = after(game, [[1, attackBy(game, [1, 'F3'], 'weapon', [2, 'F3'])]]);
    expect(open.window!.participants).toEqual([2, 1]);
    refused(open, 3, PASS, 'OS-6.4', 'Seat 2 is being asked now.');
  });

  it('X7 X30 X31 X32 X33 X34 X35 X36 X37 X38: refusals', () => {
    const { open, held, target } = fire(
      'ter-laser-volley',
      ['ter-mars B3', 'ter-venus M3', 'ter-deimos F3'],
      ['core-shield-surge', 'core-particle-beam', 'core-point-defense', 'core-angle-the-hull', 'core-tactical-review'],
    );
    const [surge, beam, defense, angle, review] = held as [string, string, string, string, string];
    refused(
      open,
      2,
      { type: 'playDraw', card: review },
      'OS-6.20',
      'Only reactions are possible in a reaction window.',
    );
    refused(open, 1, PASS, 'OS-6.4', 'Seat 2 is being asked now.');
    const by = (slot: string, source: string, ...to: Parameters<typeof reactBy>[3]) =>
      reactBy(open, [2, slot], source, to);
    refused(
      open,
      2,
      by('M3', surge, 'hit', 'A0', target),
      'OS-6.8',
      'Venus is not under attack; only the attacked ship can play reaction cards.',
    );
    refused(
      open,
      2,
      by('F3', beam, 'attackingShip', 'A0', at(open, 1, 'F3').id),
      'OS-6.9',
      'Counterfire can only hit the attacking ship Mars.',
    );
    refused(open, 2, by('F3', beam, 'incomingAttack', 'A0'), 'OS-6.10', 'Laser Volley is not a missile.');
    open.window!.attacks[0]!.packet = { s: 0, a: 1, h: 0 };
    refused(open, 2, by('F3', angle, 'hit', 'A0', target), 'OS-6.17', 'Halving 1 damage, rounded up, changes nothing.');
    at(open, 2, 'F3').energy = 0;
    refused(open, 2, by('F3', surge, 'hit', 'A0', target), 'OS-6.14', 'Shield Surge costs 1 energy; Deimos has 0.');
    at(open, 2, 'F3').overcharged = true;
    refused(open, 2, by('F3', defense, 'incomingAttack', 'A0'), 'OS-6.14', 'Deimos is overcharged and cannot react.');
    Object.assign(at(open, 2, 'F3'), { overcharged: false, suppressed: true });
    refused(open, 2, by('F3', defense, 'incomingAttack', 'A0'), 'OS-8.12', 'Deimos is suppressed this turn.');
    const birds = table([
      ['ter-mars B3', 'ter-phobos F3'],
      ['chu-roost B3', 'chu-swift F3'],
    ]);
    const wings = hold(birds, 2, 'chu-second-wings');
    const shot = after(birds, [[1, attackBy(birds, [1, 'F3'], 'weapon', [2, 'F3'])]]);
    refused(
      shot,
      2,
      reactBy(shot, [2, 'F3'], wings, ['attack', 'A0']),
      'OS-7.10',
      'Second Wings evades missiles only.',
    );
  });
});
