import { describe, expect, it } from 'vitest';
import type { Options } from '../options.ts';
import type { Command, Game } from '../state.ts';
import {
  after,
  asked,
  at,
  attackBy,
  hold,
  passAll,
  pointsOf,
  reactBy,
  refused,
  ruleOf,
  table,
  values,
} from './position.ts';

const shot = (game: Game, from: string, source: string, to: string): Game =>
  after(game, [[1, attackBy(game, [1, from], source, [2, to])]]);

const ram = (game: Game, from: string, to: string): Command => ({
  type: 'ram',
  ship: at(game, 1, from).id,
  target: at(game, 2, to).id,
});

const suppress = (game: Game, from: string, to: string): Command =>
  ({ ...ram(game, from, to), type: 'suppress' }) as Command;

const flock = (game: Game, slot: string): Command => ({ type: 'flockActivate', ship: at(game, 1, slot).id });

describe('Interference and Bracing of the model', () => {
  it('C69 C70 C127 X42 X43: Interference', () => {
    const game = table([
      ['ter-mars B3', 'ter-ceres F3'],
      ['ter-mars B3', 'ter-ceres F3', 'ter-phobos F2', 'ter-phobos F1'],
    ]);
    const ceres = at(game, 2, 'F3').id;
    const open = shot(game, 'B3', 'weapon', 'F3');
    const help = (now: Game, slot: string) => reactBy(now, [2, slot], 'interference', ['hit', 'A0', ceres]);
    refused(open, 2, help(open, 'F1'), 'OS-8.5', 'Phobos at F1 is not adjacent to F3.');
    const done = passAll(after(open, [[2, help(open, 'F2')]]));
    expect(values(done, ceres)).toBe('0/1/2');
    expect(at(done, 2, 'F2').energy).toBe(1);
    at(done, 1, 'B3').energy = 2;
    hold(done, 2, 'core-shield-surge');
    const again = shot(done, 'B3', 'weapon', 'F3');
    refused(again, 2, help(again, 'F2'), 'OS-6.19', 'Phobos has already used Interference this turn.');

    const mine = table([
      ['ter-mars B3', 'ter-ceres F3', 'ter-phobos F2'],
      ['ter-mars B3', 'ter-ceres F3'],
    ]);
    const beam = hold(mine, 2, 'core-particle-beam');
    const fired = shot(mine, 'F3', 'weapon', 'F3');
    const countered = after(fired, [[2, reactBy(fired, [2, 'F3'], beam, ['attackingShip', 'A0'])]]);
    const saved = reactBy(countered, [1, 'F2'], 'interference', ['hit', 'C1', at(mine, 1, 'F3').id]);
    expect(values(passAll(after(countered, [[1, saved]])), at(mine, 1, 'F3').id)).toBe('0/2/1');
  });

  it('C71 C72 C73 C126 X39 X40 X41: Bracing', () => {
    const game = table([
      ['hss-throne B3', 'hss-scale F3'],
      ['hss-citadel B3', 'hss-elder F3'],
    ]);
    const cannon = hold(game, 1, 'core-plasma-cannon');
    const elder = at(game, 2, 'F3').id;
    const brace = (now: Game, amount: number) => reactBy(now, [2, 'F3'], 'bracing', ['hit', 'A0', elder], { amount });
    const open = shot(game, 'B3', cannon, 'F3');
    hold(open, 2, 'core-point-defense');
    const spent = structuredClone(open);
    at(spent, 2, 'F3').energy = 1;
    expect(ruleOf(spent, 2, brace(spent, 2))).toBe('OS-8.7');
    const braced = after(open, [[2, brace(open, 2)]]);
    expect(values(passAll(braced), elder)).toBe('0/2/1');
    const twice = { ...open, window: { ...open.window!, attacks: [{ ...open.window!.attacks[0]!, braced: [elder] }] } };
    refused(twice, 2, brace(twice, 1), 'OS-6.19', 'Elder has already braced against this attack.');
    refused(open, 2, brace(open, 4), 'OS-8.7', 'Elder has 3 energy; X can be 1 to 3.');
    open.window!.attacks[0]!.packet = { s: 0, a: 2, h: 0 };
    refused(open, 2, brace(open, 3), 'OS-8.7', 'The hit has 2 damage; X can be 1 to 2.');

    const wall = table([
      ['hss-throne B3', 'hss-scale F3'],
      ['hss-throne B3', 'hss-citadel F3'],
    ]);
    const citadel = at(wall, 2, 'F3').id;
    const heavy = shot(wall, 'B3', 'weapon', 'F3');
    const held = reactBy(heavy, [2, 'F3'], 'bracing', ['hit', 'A0', citadel], { amount: 2 });
    expect(values(passAll(after(heavy, [[2, held]])), citadel)).toBe('2/6/2');

    const near = table([
      ['ter-mars B3', 'ter-ceres F3'],
      ['hss-throne B3', 'hss-scribe F3', 'hss-scale F2'],
    ]);
    const cluster = hold(near, 1, 'ter-cluster-missile');
    const plating = hold(near, 2, 'hss-scale-plating');
    const scale = at(near, 2, 'F2').id;
    const splash = shot(near, 'B3', cluster, 'F3');
    expect(ruleOf(splash, 2, reactBy(splash, [2, 'F2'], plating, ['hit', 'A0', scale]))).toBe('OS-6.8');
    const safe = after(splash, [[2, reactBy(splash, [2, 'F2'], 'bracing', ['hit', 'A0', scale], { amount: 1 })]]);
    expect(values(passAll(safe), scale)).toBe('1/2/1');
    expect(ruleOf(splash, 2, reactBy(splash, [2, 'F3'], plating, ['hit', 'A0', at(near, 2, 'F3').id]))).toBeNull();
  });
});

describe('Ram of the model', () => {
  it('C74 C80 X27 X28 X29: packet and recoil', () => {
    const game = table([
      ['mro-mauler B3', 'mro-prowler F3', 'mro-stalker F1'],
      ['ter-ganymede B3', 'ter-phobos F3'],
    ]);
    refused(game, 1, ram(game, 'F1', 'F3'), 'OS-8.8', 'Stalker has no Ram.');
    const done = passAll(after(game, [[1, ram(game, 'F3', 'F3')]]));
    expect(pointsOf(done, 1)).toBe(1);
    expect(values(done, at(done, 1, 'F3').id)).toBe('0/2/0');
    expect(done.phase).toBe('turnDone');
    refused(done, 1, ram(done, 'B3', 'B3'), 'OS-4.2', 'You have already taken a primary action this turn.');
    at(game, 1, 'F3').energy = 0;
    refused(game, 1, ram(game, 'F3', 'F3'), 'OS-8.8', 'Ram needs at least 1 energy; Prowler has 0.');
    const big = table([
      ['mro-ancestor B3', 'mro-mauler F3'],
      ['hss-throne B3', 'hss-monolith F3'],
    ]);
    expect(values(passAll(after(big, [[1, ram(big, 'F3', 'F3')]])), at(big, 1, 'F3').id)).toBe('2/3/0');
    const biggest = passAll(after(big, [[1, ram(big, 'B3', 'F3')]]));
    expect(values(biggest, at(big, 1, 'B3').id)).toBe('3/5/0');
    expect(pointsOf(biggest, 1)).toBe(4);
  });

  it('C75 C76: recoil scores for nobody, counterfire does', () => {
    const game = table([
      ['mro-mauler B3', 'mro-prowler F3 0/3/1'],
      ['ter-ganymede B3', 'ter-mars F3'],
    ]);
    const open = after(game, [[1, ram(game, 'F3', 'F3')]]);
    expect(asked(open)).toBe(2);
    const alone = passAll(open);
    expect([pointsOf(alone, 1), pointsOf(alone, 2)]).toEqual([3, 0]);
    expect(values(alone, at(game, 1, 'F3').id)).toBe('gone');
    const answered = passAll(after(open, [[2, reactBy(open, [2, 'F3'], 'weapon', ['attackingShip', 'A0'])]]));
    expect([pointsOf(answered, 1), pointsOf(answered, 2)]).toEqual([3, 2]);
  });

  it('C77 C78 C79 C131: halved, evaded, armored', () => {
    const game = table([
      ['mro-mauler B3', 'mro-prowler F3', 'mro-cub F1'],
      ['hss-throne B3', 'hss-scribe F3', 'hss-monolith F1'],
    ]);
    const [angle, over] = [hold(game, 2, 'core-angle-the-hull'), hold(game, 2, 'core-hard-over')];
    const scribe = at(game, 2, 'F3').id;
    const open = after(game, [[1, ram(game, 'F3', 'F3')]]);
    const halvedRam = passAll(after(open, [[2, reactBy(open, [2, 'F3'], angle, ['hit', 'A0', scribe])]]));
    expect([values(halvedRam, scribe), values(halvedRam, '1:mro-prowler#1')]).toEqual(['3/1/2', '0/2/0']);
    const evaded = passAll(after(open, [[2, reactBy(open, [2, 'F3'], over, ['attack', 'A0'])]]));
    expect([values(evaded, scribe), values(evaded, '1:mro-prowler#1')]).toEqual(['3/4/1', '0/5/0']);
    const armored = passAll(after(game, [[1, ram(game, 'F1', 'F1')]]));
    expect([values(armored, '2:hss-monolith#1'), values(armored, '1:mro-cub#1')]).toEqual(['3/3/3', '0/1/0']);
    const decree = table([
      ['mro-ancestor B3', 'mro-mauler F3'],
      ['hss-citadel B3', 'hss-throne F3'],
    ]);
    decree.modifiers.push({ seat: 2, kind: 'ward', value: 1, ship: null, duration: 'ownNext' });
    const warded = passAll(after(decree, [[1, ram(decree, 'F3', 'F3')]]));
    expect([values(warded, '2:hss-throne#1'), values(warded, '1:mro-mauler#1')]).toEqual(['5/4/4', '2/3/0']);
  });

  it('C101: Blood Up and Leap the Line', () => {
    const game = table([
      ['mro-mauler B3', 'mro-prowler F3'],
      ['ter-ganymede B3', 'ter-mars M3', 'ter-venus F3'],
    ]);
    const [blood, leap] = [hold(game, 1, 'mro-blood-up'), hold(game, 1, 'mro-leap-the-line')];
    const ship = at(game, 1, 'F3').id;
    const open = after(game, [
      [1, { type: 'playSpecial', card: blood, ship }],
      [1, ram(game, 'F3', 'F3')],
    ]);
    expect(open.window!.attacks[0]!.packet).toEqual({ s: 0, a: 2, h: 5 });
    expect(ruleOf(game, 1, ram(game, 'F3', 'M3'))).toBe('OS-5.4');
    const leaping = after(game, [[1, { type: 'playSpecial', card: leap, ship }]]);
    expect(ruleOf(leaping, 1, ram(leaping, 'F3', 'M3'))).toBeNull();
    expect(ruleOf(leaping, 1, ram(leaping, 'F3', 'B3'))).toBe('OS-5.4');
  });
});

describe('Suppressing Fire of the model', () => {
  const cats = (slots: string[], options: Partial<Options> = {}) => {
    const game = table([['ter-ganymede B3', 'ter-mars M3', 'ter-venus F3'], slots], options);
    return { game, now: after(game, [[1, suppress(game, 'F3', 'F3')]]) };
  };
  const FULL = ['mro-mauler B3', 'mro-prowler M3', 'mro-cub F3'];

  it('C81 C82 C83 C85 X19 X20 X21 X22: whom it opens', () => {
    const { game, now } = cats(FULL);
    expect(at(now, 1, 'F3').energy).toBe(0);
    const by = (from: string, to: string) => attackBy(now, [1, from], 'weapon', [2, to]);
    expect(ruleOf(now, 1, by('M3', 'M3'))).toBeNull();
    refused(now, 1, by('M3', 'F3'), 'OS-8.12', 'Cub is suppressed and cannot be targeted this turn.');
    expect(ruleOf(now, 1, by('M3', 'B3'))).toBe('OS-5.4');
    refused(now, 1, by('F3', 'M3'), 'OS-8.13', 'Another ship must make the attacks.');
    expect(ruleOf(now, 1, by('B3', 'M3'))).toBeNull();
    expect(ruleOf(now, 1, by('B3', 'B3'))).toBeNull();
    refused(game, 1, suppress(game, 'F3', 'M3'), 'OS-8.11', 'Only the foremost ship of a column can be suppressed.');
    at(game, 1, 'F3').energy = 0;
    refused(game, 1, suppress(game, 'F3', 'F3'), 'OS-8.11', 'Venus needs at least 1 energy; it has 0.');
    const gap = ['mro-mauler B3', 'mro-cub F3'];
    const open = cats(gap).now;
    expect(ruleOf(open, 1, attackBy(open, [1, 'M3'], 'weapon', [2, 'B3']))).toBeNull();
    const closed = cats(gap, { flagshipExposure: 'rowsEmpty' }).now;
    expect(ruleOf(closed, 1, attackBy(closed, [1, 'M3'], 'weapon', [2, 'B3']))).toBe('OS-3.7');
  });

  it('C84 C128: who may still react', () => {
    for (const [suppressingFireMode, rule] of [
      ['ship', null],
      ['player', 'OS-8.14'],
    ] as const) {
      const { now } = cats([...FULL, 'mro-matron M2'], { suppressingFireMode });
      const jaw = hold(now, 2, 'mro-snapping-jaw');
      const prowler = at(now, 2, 'M3').id;
      const open = shot(now, 'M3', 'weapon', 'M3');
      expect(ruleOf(open, 2, reactBy(open, [2, 'M3'], jaw, ['attackingShip', 'A0']))).toBe(rule);
      expect(ruleOf(open, 2, reactBy(open, [2, 'M2'], 'interference', ['hit', 'A0', prowler]))).toBeNull();
      expect(ruleOf(open, 2, reactBy(open, [2, 'F3'], jaw, ['attackingShip', 'A0']))).not.toBeNull();
    }
  });

  it('the mark goes at the end of the turn; no attack need follow', () => {
    const { now } = cats(FULL);
    const ended = after(now, [
      [1, { type: 'finishAttacks' }],
      [1, { type: 'endTurn' }],
    ]);
    expect(at(ended, 2, 'F3').suppressed).toBe(false);
    expect(ended.activeSeat).toBe(2);
  });
});

describe('Flock of the model', () => {
  it('C86 C87 X23 X24 X25 X26: activations', () => {
    const game = table([
      ['chu-roost B3', 'chu-harrier M3', 'chu-swift F3', 'chu-kite F1'],
      ['ter-ganymede B3', 'ter-mars F3'],
    ]);
    refused(game, 1, flock(game, 'F1'), 'OS-8.15', 'Kite has no Flock.');
    refused(game, 1, flock(game, 'B3'), 'OS-8.15', 'The flagship cannot be activated by Flock.');
    const one = after(game, [[1, flock(game, 'F3')]]);
    expect(at(one, 1, 'B3').energy).toBe(3);
    refused(one, 1, flock(one, 'F3'), 'OS-8.15', 'Swift was already activated this turn.');
    const fired = passAll(shot(one, 'F3', 'weapon', 'F3'));
    const last = passAll(after(fired, [[1, attackBy(fired, [1, 'F3'], 'weapon', [2, 'F3'], true)]]));
    expect(last).toMatchObject({ phase: 'attacking', action: { activeShip: null } });
    refused(last, 1, attackBy(last, [1, 'M3'], 'weapon', [2, 'F3']), 'OS-8.15', 'Activate a ship with Flock first.');
    const two = after(last, [[1, flock(last, 'M3')]]);
    expect(at(two, 1, 'B3').energy).toBe(1);
    at(game, 1, 'B3').energy = 1;
    refused(game, 1, flock(game, 'F3'), 'OS-8.15', 'The flagship must pay 2 energy; it has 1.');
  });

  it('C122: a full Flock', () => {
    let game = table([
      ['chu-roost B3', 'chu-harrier M3', 'chu-swift F3'],
      ['ter-mars B3', 'ter-venus M3', 'ter-ceres F3'],
    ]);
    const [pass, dive] = [hold(game, 1, 'chu-talon-pass'), hold(game, 1, 'chu-stooping-dive')];
    const step = (command: Command) => {
      game = passAll(after(game, [[1, command]]));
    };
    step(flock(game, 'M3'));
    step(attackBy(game, [1, 'M3'], pass, [2, 'F3']));
    expect(values(game, '2:ter-ceres#1')).toBe('0/1/2');
    step(attackBy(game, [1, 'M3'], 'weapon', [2, 'F3']));
    expect(pointsOf(game, 1)).toBe(1);
    step(attackBy(game, [1, 'M3'], dive, [2, 'M3'], true));
    expect(values(game, '2:ter-venus#1')).toBe('0/2/2');
    expect(game.action!.activeShip).toBeNull();
    step(flock(game, 'F3'));
    expect(at(game, 1, 'B3').energy).toBe(1);
    step(attackBy(game, [1, 'F3'], 'weapon', [2, 'M3']));
    expect(values(game, '2:ter-venus#1')).toBe('0/1/2');
    expect(ruleOf(game, 1, flock(game, 'M3'))).toBe('OS-8.15');
    step({ type: 'finishAttacks' });
    expect(game.phase).toBe('turnDone');
  });

  it('C124 C125: free guns, a bonus on a missile', () => {
    const game = table([
      ['chu-roost B3', 'chu-swift M3', 'chu-kite F3'],
      ['ter-mars B3', 'ter-phobos F3'],
    ]);
    const [mob, beam] = [hold(game, 1, 'chu-mobbing-call'), hold(game, 2, 'core-particle-beam')];
    const open = after(game, [
      [1, { type: 'playSpecial', card: mob }],
      [1, attackBy(game, [1, 'F3'], 'weapon', [2, 'F3'])],
    ]);
    expect(open.window!.attacks[0]!.packet).toEqual({ s: 0, a: 3, h: 0 });
    const caught = after(open, [[2, reactBy(open, [2, 'F3'], beam, ['incomingAttack', 'A0'])]]);
    expect(caught.window!.attacks[0]!.packet).toEqual({ s: 0, a: 1, h: 0 });
    const swift = table([
      ['ter-mars B3', 'ter-phobos F3'],
      ['chu-roost B3', 'chu-swift F3 1/2/0'],
    ]);
    const guns = hold(swift, 2, 'chu-wing-guns');
    const laser = shot(swift, 'F3', 'weapon', 'F3');
    expect(ruleOf(laser, 2, reactBy(laser, [2, 'F3'], guns, ['attackingShip', 'A0']))).toBeNull();
  });
});
