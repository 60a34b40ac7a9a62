import { describe, expect, it } from 'vitest';
import { apply } from '../apply.ts';
import { attackShot, canHit, hits, spends, systemShot } from '../combat.ts';
import { DEFAULTS, type Options } from '../options.ts';
import { refusal } from '../refusals/refusal.ts';
import { assetOf, findShip, type Command, type Game } from '../state.ts';
import { addAsset, addShip, after, allowed, dice, endTurn, inPhase, install, refused, table } from './position.ts';

/** Two spacecraft around Manufactory A of seat 2, the attacker of seat 1 first. */
function duel(
  attacker: readonly [face: string, orbital: number],
  target: readonly [face: string, orbital: number, left: number],
  options: Partial<Options> = {},
) {
  const game = table('earth', 'mars', options);
  const where = addAsset(game, 2, 'supergiant');
  const mine = addShip(game, 1, attacker[0], [where, attacker[1]]);
  const theirs = addShip(game, 2, target[0], [where, target[1]], { left: target[2] });
  const shot = (spend: number) => attackShot(findShip(game, mine)!, findShip(game, theirs)!, spend);
  const attack = (spend: number): Command => ({ type: 'attack', spacecraft: mine, target: theirs, spend });
  return { game, where, mine, theirs, shot, attack };
}

/** How many of all rolls of so many dice destroy the target, counted by the model itself. */
function destroyed(game: Game, command: Command & { target: string }, count: number): number {
  const rolls = Array.from({ length: 6 ** count }, (_, index) =>
    Array.from({ length: count }, (_, die) => (Math.floor(index / 6 ** die) % 6) + 1),
  );
  return rolls.filter((roll) => !findShip(apply(game, command, dice(...roll)), command.target)).length;
}

describe('combat of the model', () => {
  it('C3 C4: distances lengthen range and add dice', () => {
    expect(duel(['destroyer', 1], ['lav', 3, 0]).shot(1)).toMatchObject({ range: 3, dice: 1 });
    expect(duel(['destroyer', 3], ['lav', 1, 0]).shot(1)).toMatchObject({ range: 1, dice: 3 });
    expect(duel(['destroyer', 3], ['lav', 3, 0]).shot(1)).toMatchObject({ range: 1, dice: 1 });
  });

  it('C47: spends at least 1 and at most what is left', () => {
    const { game, attack } = duel(['destroyer', 1], ['lav', 1, 0]);
    refused(game, attack(0), 'RG-9.3', 'Spend at least 1 delta-vee.');
    refused(game, attack(4), 'RG-9.3', 'Destroyer has 3 delta-vee.');
  });

  it('C48: from below', () => {
    for (const [hitRule, damage] of [
      ['lower', 1],
      ['lowerOrEqual', 2],
    ] as const) {
      const { game, shot, attack, theirs } = duel(['heavy-frigate', 1], ['missile-frigate', 3, 2], { hitRule });
      expect(shot(3)).toEqual({ dice: 3, range: 5, defence: 2, hitNumber: 3 });
      expect(findShip(after(game, [attack(3)], 2, 5, 3), theirs)?.damage ?? 2).toBe(damage);
    }
  });

  it('C49 C56: from above, onto earlier damage', () => {
    const { game, shot, attack, theirs, where } = duel(['missile-frigate', 3], ['heavy-frigate', 1, 1]);
    expect(shot(5)).toEqual({ dice: 4, range: 5, defence: 1, hitNumber: 4 });
    expect(findShip(after(game, [attack(5)], 1, 4, 3, 2), theirs)!.damage).toBe(3);
    findShip(game, theirs)!.damage = 1;
    expect(after(game, [attack(5)], 1, 4, 3, 2).debris).toEqual([{ id: theirs, owner: 2, asset: where, orbital: 1 }]);
  });

  it('C125: chance of each die in both', () => {
    const faces = (hitNumber: number) => [1, 2, 3, 4, 5, 6].filter((die) => hits(DEFAULTS, die, hitNumber)).length;
    expect(faces(duel(['heavy-frigate', 1], ['missile-frigate', 3, 2]).shot(3).hitNumber)).toBe(2);
    expect(faces(duel(['missile-frigate', 3], ['heavy-frigate', 1, 1]).shot(5).hitNumber)).toBe(3);
  });

  it('C50 C51: hit numbers at the same height', () => {
    expect(duel(['light-corvette', 2], ['lav', 2, 0]).shot(5)).toMatchObject({ dice: 2, hitNumber: 5 });
    const { game, shot, attack } = duel(['fast-attack-craft', 1], ['lav', 1, 1]);
    expect(shot(8)).toMatchObject({ dice: 1, hitNumber: 7 });
    expect(after(game, [attack(8)], 6).debris).toHaveLength(1);
    const sure = duel(['fast-attack-craft', 1], ['lav', 1, 0]);
    expect(after(sure.game, [sure.attack(7)], 6).debris).toHaveLength(1);
  });

  it('C52 C53: no dice, or none that can hit', () => {
    expect(duel(['light-bomber', 3], ['lav', 1, 0]).shot(1).dice).toBe(2);
    for (const orbital of [2, 3]) {
      const { game, attack } = duel(['light-bomber', 2], ['lav', orbital, 0]);
      refused(game, attack(4), 'RG-4.6', '0 dice: accuracy 0 and no height above the target.');
    }
    const { game, attack } = duel(['destroyer', 2], ['lav', 2, 3]);
    refused(game, attack(3), 'RG-4.6', 'Hit number 0: no die can hit. Spend at least 5.');
  });

  it('C54 C55: useful and sure spends', () => {
    for (const [hitRule, expected] of [
      ['lower', [2, 7]],
      ['lowerOrEqual', [1, 6]],
    ] as const) {
      const { game, mine, theirs, shot } = duel(['battleship', 1], ['lav', 3, 2], { hitRule });
      const [useful, sure] = spends(game.options, findShip(game, mine)!, findShip(game, theirs)!);
      expect([useful, sure]).toEqual(expected);
      expect([useful - 1, useful].map((spend) => canHit(game.options, shot(spend).hitNumber))).toEqual([false, true]);
      expect([sure - 1, sure].map((spend) => hits(game.options, 6, shot(spend).hitNumber))).toEqual([false, true]);
    }
    expect(duel(['lav', 1], ['lav', 5, 0]).shot(1)).toMatchObject({ range: 5, hitNumber: 5 });
  });

  it('C57: hits beyond what destroys are lost', () => {
    const { game, attack, theirs } = duel(['battleship', 1], ['light-corvette', 1, 0]);
    findShip(game, theirs)!.damage = 1;
    expect(after(game, [attack(6)], 1, 1, 1).debris).toHaveLength(1);
  });

  it('C58: may attack again while it has delta-vee', () => {
    const { game, attack, mine } = duel(['battleship', 1], ['heavy-frigate', 1, 0]);
    const done = after(game, [attack(3), attack(3)], 3, 3, 3, 2, 3, 6);
    expect(findShip(done, mine)).toMatchObject({ left: 0, attacks: 2 });
    expect(done.spacecraft[1]!.damage).toBe(1);
  });

  it('C59: chances to destroy, counted over all rolls', () => {
    const first = duel(['battleship', 1], ['heavy-assault-vehicle', 1, 0]);
    expect(destroyed(first.game, first.attack(6) as never, 3)).toBe(125);
    const second = duel(['light-corvette', 1], ['light-corvette', 1, 0]);
    expect(destroyed(second.game, second.attack(5) as never, 2)).toBe(16);
    const third = duel(['missile-frigate', 3], ['heavy-frigate', 1, 1]);
    findShip(third.game, third.theirs)!.damage = 1;
    expect(destroyed(third.game, third.attack(5) as never, 4) / 6 ** 4).toBe(5 / 16);
  });

  it('C107: a Fast Attack Craft attacks once a turn', () => {
    const { game, attack, mine, where } = duel(['fast-attack-craft', 1], ['lav', 1, 0]);
    const once = after(game, [attack(3)], 6);
    refused(once, attack(3), 'RG-17.4', 'Fast Attack Craft has made its 1 attack this turn.');
    expect(findShip(once, mine)!.left).toBe(5);
    allowed(once, { type: 'burn', spacecraft: mine, asset: where, orbital: 2 });
    allowed(endTurn(endTurn(once)), attack(8));
  });
});

describe('missile defense of the model', () => {
  const shot = (game: Game, target: string, value: number) =>
    after(game, [{ type: 'missileDefense', asset: '1:mars', target }], value);

  it('C113: range grows with the orbital', () => {
    const game = table('mars', 'earth');
    install(game, '1:mars', 'missile-defense-system');
    const low = addShip(game, 2, 'lav', ['1:mars', 1], { left: 0 });
    const high = addShip(game, 2, 'lav', ['1:mars', 3], { left: 0 });
    expect([low, high].map((id) => systemShot(assetOf(game, '1:mars'), findShip(game, id)!).hitNumber)).toEqual([6, 8]);
    expect([shot(game, low, 5), shot(game, low, 6), shot(game, high, 6)].map((next) => next.debris.length)).toEqual([
      1, 0, 1,
    ]);
  });

  it('C114: unspent delta-vee defends', () => {
    const game = table('mars', 'earth');
    install(game, '1:mars', 'missile-defense-system');
    const low = addShip(game, 2, 'lav', ['1:mars', 1], { left: 5 });
    const high = addShip(game, 2, 'lav', ['1:mars', 2], { left: 5 });
    const reason = 'Hit number 1: the die cannot hit.';
    refused(game, { type: 'missileDefense', asset: '1:mars', target: low }, 'RG-4.6', reason);
    expect([shot(game, high, 1), shot(game, high, 2)].map((next) => next.debris.length)).toEqual([1, 0]);
  });

  it('X36: what the system has destroyed is debris and no spacecraft it has attacked', () => {
    for (const errata of [false, true]) {
      const game = table('mars', 'earth', { errata });
      install(game, '1:mars', 'missile-defense-system');
      const lav = addShip(game, 2, 'lav', ['1:mars', 1], { left: 0 });
      const answer = refusal(shot(game, lav, 1), { type: 'missileDefense', asset: '1:mars', target: lav });
      const sentence = errata ? 'This system has attacked this turn.' : 'Debris cannot be attacked.';
      expect(answer).toMatchObject({ rules: expect.arrayContaining(['RG-17.13']), reasons: [sentence] });
    }
  });

  it('C115: once per target, by the errata once', () => {
    for (const errata of [false, true]) {
      const game = table('mars', 'earth', { errata });
      install(game, '1:mars', 'missile-defense-system');
      const [one, two] = [1, 1].map((orbital) => addShip(game, 2, 'heavy-frigate', ['1:mars', orbital], { left: 0 }));
      const first = shot(game, one!, 1);
      const again = { type: 'missileDefense', asset: '1:mars', target: one! } as const;
      const sentence = errata
        ? 'This system has attacked this turn.'
        : 'This system has attacked Heavy Frigate this turn.';
      refused(first, again, 'RG-17.13', sentence);
      if (errata) refused(first, { ...again, target: two! }, 'RG-17.13', sentence);
      else for (const target of [one!, two!]) refused(shot(first, two!, 1), { ...again, target }, 'RG-17.13', sentence);
      allowed(endTurn(endTurn(inPhase(first, 'construction'))), again);
    }
  });
});
