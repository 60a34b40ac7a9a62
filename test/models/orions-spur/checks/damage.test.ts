import { describe, expect, it } from 'vitest';
import type { Packet } from '../data/faces.ts';
import { automatic, damaged, halved } from '../packet.ts';
import type { Game } from '../state.ts';
import { after, at, attackBy, hold, passAll, pointsOf, reactBy, refused, ruleOf, table, values } from './position.ts';

const packet = (text: string): Packet => {
  const [s = 0, a = 0, h = 0] = text.split('/').map(Number);
  return { s, a, h };
};

/** A body `shield/hull` after a packet. */
function hit(text: string, body: string, overflow: 'lost' | 'toHull' = 'lost'): string {
  const [shield = 0, hull = 0] = body.split('/').map(Number);
  const result = damaged({ shield, hull }, packet(text), overflow);
  return `${result.shield}/${result.hull}`;
}

/** Seat 1 fires its first card from B3 at F3 of seat 2; the reactions follow, everybody passes. */
function exchange(
  fleets: [string[], string[]],
  card: string,
  replies: (game: Game) => Parameters<typeof reactBy>[] = () => [],
) {
  const game = table(fleets);
  const source = card === 'weapon' ? card : hold(game, 1, card);
  let open = game;
  const prepare = (now: Game) => replies(now);
  const planned = prepare(open);
  open = after(open, [[1, attackBy(open, [1, 'B3'], source, [2, 'F3'])]]);
  for (const [, ...rest] of planned) open = after(open, [[rest[0][0], reactBy(open, ...rest)]]);
  return passAll(open);
}

const GUNS = ['ter-ganymede B3', 'ter-ceres F3'];

describe('damage of the model', () => {
  it('C42 C43 C44 C45: packets', () => {
    expect([hit('0/4/0', '3/4'), hit('0/4/0', '0/2'), hit('0/4/0', '5/6')]).toEqual(['0/3', '0/0', '1/6']);
    expect([hit('3/0/0', '1/2'), hit('3/0/0', '1/2', 'toHull')]).toEqual(['0/2', '0/0']);
    expect(['3/4', '1/2', '5/6', '0/5'].map((body) => hit('3/0/3', body))).toEqual(['0/1', '0/0', '2/3', '0/2']);
    expect(hit('2/2/0', '3/2')).toBe('0/1');
  });

  it('C53 C54: halves', () => {
    expect(halved(packet('3/0/3'))).toEqual(packet('2/0/2'));
    expect(hit('2/0/2', '3/4')).toBe('1/2');
    expect(halved(packet('0/5/0'))).toEqual(packet('0/3/0'));
    expect(halved(packet('0/1/2'))).toEqual(packet('0/1/1'));
    expect(halved(halved(packet('0/5/0')))).toEqual(packet('0/2/0'));
    expect(automatic(packet('3/0/3'), 4)).toEqual(packet('1/0/3'));
  });

  it('C48 C49 C50 C51: armored and ward', () => {
    let game = table([GUNS, ['hss-throne B3', 'hss-monolith F3']]);
    const salvo = () => hold(game, 1, 'core-missile-salvo');
    const shoot = (source: string) => passAll(after(game, [[1, attackBy(game, [1, 'B3'], source, [2, 'F3'])]]));
    const cannon = hold(game, 1, 'core-plasma-cannon');
    const monolith = at(game, 2, 'F3').id;
    expect(values(shoot(cannon), monolith)).toBe('0/3/3');
    for (let shot = 0; shot < 3; shot += 1) game = shoot(salvo());
    expect(values(game, monolith)).toBe('0/5/3');
    const ward = { seat: 2, kind: 'ward', value: 1, ship: null, duration: 'ownNext' } as const;
    const burst = table([GUNS, ['hss-throne B3', 'hss-monolith F3 0/5/0']]);
    burst.modifiers.push(ward);
    const laser = passAll(after(burst, [[1, attackBy(burst, [1, 'B3'], 'weapon', [2, 'F3'])]]));
    expect(values(laser, monolith)).toBe('0/4/0');
    const small = hold(burst, 1, 'core-missile-salvo');
    const weak = table([
      ['ter-ganymede B3', 'ter-phobos F3'],
      ['hss-throne B3', 'hss-monolith F3'],
    ]);
    const light = passAll(after(weak, [[1, attackBy(weak, [1, 'F3'], 'weapon', [2, 'F3'])]]));
    expect(values(light, monolith)).toBe('3/5/3');
    const nothing = passAll(after(burst, [[1, attackBy(burst, [1, 'B3'], small, [2, 'F3'])]]));
    expect(values(nothing, monolith)).toBe('0/5/0');
  });

  it('C56 C57 C59: interception takes strength off', () => {
    const game = exchange([GUNS, ['ter-mars B3', 'ter-deimos F3']], 'core-heavy-torpedo', (now) => [
      [now, [2, 'F3'], hold(now, 2, 'core-point-defense'), ['incomingAttack', 'A0']],
    ]);
    expect(values(game, at(game, 2, 'F3').id)).toBe('1/3/3');
    const lasers = exchange([GUNS, ['ter-mars B3', 'ter-phobos F3']], 'core-heavy-torpedo', (now) => [
      [now, [2, 'F3'], hold(now, 2, 'core-particle-beam'), ['incomingAttack', 'A0']],
      [now, [2, 'F3'], 'weapon', ['incomingAttack', 'A0']],
    ]);
    expect(values(lasers, at(lasers, 2, 'F3').id)).toBe('0/2/0');
    const jaw = exchange([GUNS, ['mro-mauler B3', 'mro-prowler F3']], 'core-heavy-torpedo', (now) => [
      [now, [2, 'F3'], hold(now, 2, 'mro-snapping-jaw'), ['incomingAttack', 'A0']],
    ]);
    expect(values(jaw, at(jaw, 2, 'F3').id)).toBe('0/3/1');
  });

  it('C55 C58 C64 C65: splash', () => {
    const fleets: [string[], string[]] = [GUNS, ['ter-mars B3', 'ter-ceres F3', 'ter-ceres F2', 'ter-venus M3']];
    const bodies = (game: Game) => ['ceres#1', 'ceres#2', 'venus#1'].map((id) => values(game, `2:ter-${id}`));
    expect(bodies(exchange(fleets, 'ter-cluster-missile'))).toEqual(['0/1/2', '0/2/2', '1/3/2']);
    const surge = exchange(fleets, 'ter-cluster-missile', (now) => [
      [now, [2, 'F3'], hold(now, 2, 'core-shield-surge'), ['hit', 'A0', '2:ter-ceres#1']],
    ]);
    expect(bodies(surge)).toEqual(['1/2/1', '0/2/2', '1/3/2']);
    const over = exchange(fleets, 'ter-cluster-missile', (now) => [
      [now, [2, 'F3'], hold(now, 2, 'core-hard-over'), ['attack', 'A0']],
    ]);
    expect(bodies(over)).toEqual(['1/2/0', '1/2/2', '2/3/2']);
    const defense = exchange(fleets, 'ter-cluster-missile', (now) => [
      [now, [2, 'F3'], hold(now, 2, 'core-point-defense'), ['incomingAttack', 'A0']],
    ]);
    expect(bodies(defense)).toEqual(['1/2/2', '1/2/2', '2/3/2']);
  });

  it('C66 C123: splash scores, and reaches a flagship behind', () => {
    const weak = exchange([GUNS, ['ter-mars B3', 'ter-ceres F3', 'ter-phobos F2 0/1/2']], 'ter-cluster-missile');
    expect(pointsOf(weak, 1)).toBe(1);
    const game = table([GUNS, ['mro-mauler B3', 'mro-prowler M3', 'mro-cub M2']]);
    const cluster = hold(game, 1, 'ter-cluster-missile');
    const done = passAll(after(game, [[1, attackBy(game, [1, 'B3'], cluster, [2, 'M3'])]]));
    expect(['M3', 'B3', 'M2'].map((slot) => values(done, at(done, 2, slot).id))).toEqual(['0/3/2', '1/6/4', '0/2/2']);
  });

  it('C60 C61 C62 C63: blocks and their parts', () => {
    const against = (card: string, given: object, fleet = ['ter-ganymede B3', 'ter-mars F3']) => {
      const game = table([['hss-throne B3', 'hss-scale F3'], fleet]);
      const cannon = hold(game, 1, 'core-plasma-cannon');
      const [source, ship] = [hold(game, 2, card), at(game, 2, 'F3').id];
      const open = after(game, [[1, attackBy(game, [1, 'B3'], cannon, [2, 'F3'])]]);
      const reaction = reactBy(open, [2, 'F3'], source, ['hit', 'A0', ship], given);
      return { rule: ruleOf(open, 2, reaction), open, reaction, ship };
    };
    const body = (card: string, given: object) => {
      const { open, reaction, ship } = against(card, given);
      return values(passAll(after(open, [[2, reaction]])), ship);
    };
    expect(body('core-shield-surge', {})).toBe('0/3/2');
    expect(body('core-shield-surge', { split: { s: 2, a: 0, h: 0 } })).toBe('2/1/2');
    expect(against('core-shield-surge', { split: { s: 1, a: 0, h: 0 } }).rule).toBe('OS-7.12');
    expect(body('ter-grey-bulkheads', { part: 'h' })).toBe('0/4/2');
    expect(body('ter-grey-bulkheads', { part: 's' })).toBe('3/1/2');
    expect(against('ter-grey-bulkheads', { part: 'a' }).rule).toBe('OS-6.17');
    const whole = against('ter-grey-bulkheads', { part: 'a' });
    whole.open.window!.attacks[0]!.packet = packet('0/5/0');
    expect(values(passAll(after(whole.open, [[2, whole.reaction]])), whole.ship)).toBe('3/4/2');
    const { open, reaction } = against('hss-scale-plating', {}, ['hss-citadel B3', 'hss-elder F3']);
    const plated = after(open, [[2, reaction]]);
    expect(plated.window!.attacks[0]!.packet).toEqual({ s: 2, a: 0, h: 0 });
  });

  it('C67 C129 C134 X44: redirection', () => {
    const fleet = ['hss-throne B3', 'hss-clanguard M3', 'hss-scale F3'];
    const game = table([['ter-ganymede B3', 'ter-ceres F3'], fleet]);
    const shield = hold(game, 2, 'hss-shield-of-the-clan');
    const cluster = hold(game, 1, 'ter-cluster-missile');
    const to = (slot: string, open: Game) => reactBy(open, [2, 'F3'], shield, ['redirect', 'A0', at(open, 2, slot).id]);
    const bodies = (now: Game) => [values(now, '2:hss-clanguard#1'), values(now, '2:hss-scale#1')];
    const laser = after(game, [[1, attackBy(game, [1, 'B3'], 'weapon', [2, 'F3'])]]);
    expect(bodies(passAll(after(laser, [[2, to('M3', laser)]])))).toEqual(['0/1/3', '1/2/2']);
    refused(laser, 2, to('B3', laser), 'OS-7.14', 'Throne at B3 is not adjacent to F3.');
    const missile = after(game, [[1, attackBy(game, [1, 'B3'], cluster, [2, 'F3'])]]);
    expect(bodies(passAll(after(missile, [[2, to('M3', missile)]])))).toEqual(['0/2/3', '0/2/2']);

    const cats = table([
      ['mro-mauler B3', 'mro-prowler F3'],
      ['hss-throne B3', 'hss-bulwark M3', 'hss-scale F3'],
    ]);
    const clan = hold(cats, 2, 'hss-shield-of-the-clan');
    const ram = after(cats, [[1, { type: 'ram', ship: at(cats, 1, 'F3').id, target: at(cats, 2, 'F3').id }]]);
    const moved = reactBy(ram, [2, 'F3'], clan, ['redirect', 'A0', at(ram, 2, 'M3').id]);
    const done = passAll(after(ram, [[2, moved]]));
    expect(values(done, '2:hss-bulwark#1')).toBe('gone');
    expect(pointsOf(done, 1)).toBe(2);
    expect(values(done, at(done, 1, 'F3').id)).toBe('0/2/0');
  });
});
