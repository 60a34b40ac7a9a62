import { describe, expect, it } from 'vitest';
import { attackNeeds } from '../../../../src/games/orions-gate/rules/attack.ts';
import {
  COMPONENT_KINDS,
  componentData,
  type ComponentKind,
} from '../../../../src/games/orions-gate/data/components.ts';
import { COMPONENT_RULES } from '../../../../src/games/orions-gate/rules/components/index.ts';
import { thePlaced } from '../../../../src/games/orions-gate/units.ts';
import { kernelSight } from '../../../../src/table/kernel.ts';
import {
  damageOf,
  diceLeft,
  eventsOf,
  play,
  playAll,
  poseOf,
  refusal,
  unit,
  type Battle,
} from '../../../helpers/og-position.ts';
import { B, circle, D, during, F, hurt, polygon, S, type More, type Placed } from './scene.ts';

const use = (slot: number, more: { target?: string; targets?: string[] } = {}) => ({
  type: 'useComponent' as const,
  slot,
  ...more,
});

/** Uses slot 1 of the first unit on b1.1; every scripted die must be drawn. */
function used(
  dice: readonly number[],
  units: readonly Placed[],
  more: More = {},
  how: { target?: string; targets?: string[] } = { target: 'b1.1' },
) {
  const played = play(during('move', 'fire', units, { ...more, dice }), 'a1', use(1, how));
  expect(diceLeft(played.match)).toEqual([]);
  return played;
}

const no = (match: Battle, slot: number, how: { target?: string; targets?: string[] } = {}): string =>
  refusal(match, 'a1', use(slot, how));

describe('OG-9 components', () => {
  it('OG-9.1 OG-9.2: in any order, each once in an activation, each its own target; using one is never required', () => {
    const units = [
      D('a1.1', [10000, 10000], 'cannon', 'cannon', 'torpedo'),
      F('b1.1', [20000, 10000]),
      F('b1.2', [20000, 20000]),
    ];
    const match = during('move', 'fire', units, { dice: [1, 1, 1, 1, 1, 1] });
    const after = playAll(match, [
      ['a1', use(3, { target: 'b1.1' })],
      ['a1', use(1, { target: 'b1.2' })],
      ['a1', use(2, { target: 'b1.1' })],
    ]).match;
    expect(after.state.activation!.used).toEqual([3, 1, 2]);
    expect(no(after, 2, { target: 'b1.1' })).toBe('OG-9.2: Cannon (slot 2) has been used in this activation.');
    expect(play(match, 'a1', { type: 'endActivation' }).match.state.activation).toBeNull();
  });

  it('OG-9.2 OG-I49: not twice', () => {
    const match = during('move', 'fire', [D('a1.1', [10000, 10000], 'shield', 'cannon'), F('b1.1', [20000, 10000])], {
      activation: { used: [2] },
    });
    expect(no(match, 2, { target: 'b1.1' })).toBe('OG-9.2: Cannon (slot 2) has been used in this activation.');
  });

  it('OG-8.3 OG-9.7 OG-I50: not a destroyed one', () => {
    const match = during('move', 'fire', [
      D('a1.1', [10000, 10000], 'shield', hurt('cannon', 2)),
      F('b1.1', [20000, 10000]),
    ]);
    expect(no(match, 2, { target: 'b1.1' })).toBe('OG-8.3: Cannon (slot 2) is destroyed.');
  });

  it('OG-9.3 OG-I51: passives, auras and triggered components are never used', () => {
    const kinds: ComponentKind[] = [
      'shield',
      'engine',
      'precisionSensor',
      'reinforcedRam',
      'empBlaster',
      'inhibitor',
      'ablativeArmor',
    ];
    for (const kind of kinds) {
      const match = during('move', 'fire', [F('a1.1', [10000, 10000], kind), F('b1.1', [20000, 10000])]);
      expect(no(match, 1)).toBe(`OG-9.3: ${componentData(kind).name} works by itself; it is never used.`);
    }
  });

  it('OG-9.3: every component has its row', () => {
    for (const kind of COMPONENT_KINDS) {
      expect(COMPONENT_RULES, kind).toHaveProperty(kind);
      expect(COMPONENT_RULES[kind] !== null, kind).toBe(
        ['attack', 'active', 'toggle'].includes(componentData(kind).use),
      );
    }
  });

  it('OG-9.4: an attack component uses its own numbers', () => {
    const table = (['cannon', 'gigaCannon', 'railgun', 'torpedo', 'missileCluster', 'hangar'] as const).map((kind) => {
      const { state } = during('move', 'fire', [B('a1.1', [10000, 10000], kind), D('b1.1', [14000, 10000, 18000])]);
      const needs = attackNeeds({ sight: kernelSight }, state, thePlaced(state, 'a1.1'), thePlaced(state, 'b1.1'), {
        slot: 1,
        kind,
      });
      return [kind, needs.needToHit, needs.needToDamage];
    });
    expect(table).toEqual([
      ['cannon', 6, 6],
      ['gigaCannon', 7, 3],
      ['railgun', 9, 7],
      ['torpedo', 9, 5],
      ['missileCluster', 6, 8],
      ['hangar', 3, 11],
    ]);
  });

  it('OG-9.5 OG-9.12 OG-9.15 OG-9.18 OG-9.20 OG-9.23 OG-9.24: ranges are gaps, and need line of sight', () => {
    const wall = [circle('blocking', 12600, 10000, 900)];
    for (const [kind, range] of [
      ['cannon', 18000],
      ['gigaCannon', 6000],
      ['railgun', 48000],
      ['torpedo', 36000],
      ['missileCluster', 12000],
      ['tractorBeam', 18000],
    ] as const) {
      const how = kind === 'missileCluster' ? { targets: ['b1.1'] } : { target: 'b1.1' };
      const at = (x: number) =>
        during('move', 'fire', [F('a1.1', [10000, 10000], kind), F('b1.1', [x, 10000])], { dice: [1, 1] });
      expect(play(at(11250 + range), 'a1', use(1, how)).events[0]!.type).toBe('weaponUsed');
      expect(no(at(11251 + range), 1, how)).toMatch(
        new RegExp(`^OG-7.2: Fighters 1 is ${(range + 1) / 1000} in away; the range is ${range / 1000}.000 in.$`),
      );
      const hidden = during('move', 'fire', [F('a1.1', [10000, 10000], kind), F('b1.1', [14125, 10000])], {
        pieces: wall,
      });
      expect(no(hidden, 1, how)).toMatch(/^OG-7.3: No line of sight: /);
    }
  });

  it('OG-9.6 OG-C64 OG-I52: components after Cruise and Ram, unless componentsAfterCruiseRam is false; never the primary gun', () => {
    for (const action of ['cruise', 'ram'] as const) {
      const units = [D('a1.1', [10000, 10000]), F('b1.1', [20000, 10000])];
      const open = during(action, 'fire', units, { dice: [1, 1] });
      expect(play(open, 'a1', use(1, { target: 'b1.1' })).match.state.activation!.used).toEqual([1]);
      expect(refusal(open, 'a1', { type: 'firePrimary', target: 'b1.1' })).toMatch(/^OG-7.1: /);
      const closed = during(action, 'fire', units, { options: { componentsAfterCruiseRam: false } });
      expect(no(closed, 1, { target: 'b1.1' })).toBe('OG-9.6: In this game no components after Cruise or Ram.');
    }
    const move = during('move', 'fire', [D('a1.1', [10000, 10000]), F('b1.1', [20000, 10000])], {
      options: { componentsAfterCruiseRam: false },
      dice: [1, 1],
    });
    expect(play(move, 'a1', use(1, { target: 'b1.1' })).match.state.activation!.used).toEqual([1]);
  });

  it('OG-9.12 OG-9.15 OG-9.20 OG-9.23: one attack on one enemy', () => {
    for (const kind of ['cannon', 'gigaCannon', 'railgun', 'torpedo'] as const) {
      const { match, events } = used(
        [6, 6, 6, 6],
        [F('a1.1', [10000, 10000], kind), D('b1.1', [14000, 10000, 18000]), D('b1.2', [14000, 14000])],
      );
      expect(events.map(({ type }) => type)).toEqual(['weaponUsed', 'hitRolled', 'damageRolled', 'damaged']);
      expect(eventsOf(events, 'damaged')[0]!.cause).toEqual({ kind: 'attack', by: 'a1.1', weapon: { slot: 1, kind } });
      expect([damageOf(match, 'b1.1'), damageOf(match, 'b1.2'), damageOf(match, 'a1.1')]).toEqual([
        [1, 0, 0],
        [0, 0, 0],
        [0],
      ]);
    }
  });

  it('OG-1.9 OG-9.16 OG-C67: Hangar attacks every enemy within 6 inches in unit order: gaps 2000, 6000, 6001 are two', () => {
    const units = [
      D('a1.1', [20000, 20000], 'hangar'),
      B('b1.1', [15500, 20000]),
      S('b1.2', [20000, 27500]),
      S('b1.3', [20000, 12499]),
      S('a1.2', [23000, 20000]),
    ];
    const { match, events } = used([1, 1, 6, 5, 6, 1, 6, 1], units, {}, {});
    expect(eventsOf(events, 'weaponUsed')[0]!.targets).toEqual(['b1.1', 'b1.2']);
    const rolls = eventsOf(events, 'hitRolled').map(({ target, accuracy, evasion }) => [
      target,
      evasion - accuracy[0]!.value,
    ]);
    expect(rolls).toEqual([
      ['b1.1', 1],
      ['b1.2', 7],
    ]);
    const needs = eventsOf(events, 'damageRolled').map(({ toughness, strength, back }) => [
      toughness[0]!.value - strength[0]!.value,
      back,
    ]);
    expect(needs).toEqual([
      [13, false],
      [7, false],
    ]);
    expect(unit(match, 'b1.2').status).toBe('destroyed');
    expect([unit(match, 'b1.3').status, unit(match, 'a1.2').status]).toEqual(['inPlay', 'inPlay']);
    expect(damageOf(match, 'b1.1')).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('OG-9.16: Hangar needs no line of sight; only "within" cover counts', () => {
    const pieces = [circle('blocking', 17000, 10000, 1000), circle('obscuring', 15000, 10000, 500)];
    const hidden = used(
      [6, 6, 6, 6],
      [F('a1.1', [13000, 10000], 'hangar'), D('b1.1', [19500, 10000, 18000])],
      { pieces },
      {},
    );
    expect(eventsOf(hidden.events, 'damageRolled')[0]!.cover).toEqual({ within: [], behind: [], halfHidden: [] });
    const inside = [circle('obscuring', 20500, 10000, 500)];
    const within = used(
      [6, 6, 6, 6],
      [F('a1.1', [13000, 10000], 'hangar'), D('b1.1', [19500, 10000, 18000])],
      { pieces: inside },
      {},
    );
    expect(eventsOf(within.events, 'damageRolled')[0]).toMatchObject({
      cover: { within: ['P1'] },
      toughness: [{ value: 11 }, { name: 'cover', value: 1 }],
    });
  });

  it('OG-9.16 OG-I54: Hangar with no enemy within 6 inches', () => {
    const match = during('move', 'fire', [
      F('a1.1', [10000, 10000], 'hangar'),
      F('b1.1', [17251, 10000]),
      F('b1.2', [30000, 10000]),
    ]);
    expect(no(match, 1)).toBe('OG-9.16: No enemy unit within 6.000 in; the nearest is 6.001 in away.');
    for (const named of [{ target: 'b1.1' }, { targets: ['b1.1'] }])
      expect(no(match, 1, named)).toBe('OG-20.2: Hangar takes no target.');
  });

  it('OG-9.18: Missile Cluster attacks one to three different units in the named order', () => {
    const units = [
      F('a1.1', [20000, 20000], 'missileCluster'),
      S('b1.1', [25000, 20000]),
      S('b1.2', [20000, 25000]),
      S('b1.3', [20000, 15000]),
      S('b1.4', [15000, 20000]),
    ];
    const { match, events } = used([6, 6, 6, 6, 1, 1, 6, 6, 1, 1], units, {}, { targets: ['b1.3', 'b1.1', 'b1.2'] });
    expect(eventsOf(events, 'hitRolled').map(({ target, hit }) => [target, hit])).toEqual([
      ['b1.3', true],
      ['b1.1', false],
      ['b1.2', true],
    ]);
    expect(match.state.units.filter(({ status }) => status === 'destroyed').map(({ id }) => id)).toEqual(['b1.3']);
  });

  it('OG-9.18 OG-I53: each target once, one to three', () => {
    const units = [
      F('a1.1', [20000, 20000], 'missileCluster'),
      F('b1.1', [25000, 20000]),
      F('b1.2', [20000, 25000]),
      F('b1.3', [20000, 15000]),
      F('b1.4', [15000, 20000]),
    ];
    const match = during('move', 'fire', units);
    expect(no(match, 1, { targets: ['b1.1', 'b1.1'] })).toBe(
      'OG-9.18: Each target once, 1 to 3 targets; you named 2 times Fighters 1.',
    );
    expect(no(match, 1, { targets: ['b1.1', 'b1.2', 'b1.3', 'b1.4'] })).toBe(
      'OG-9.18: Each target once, 1 to 3 targets; you named 4.',
    );
    expect(no(match, 1, { targets: [] })).toBe('OG-9.18: Each target once, 1 to 3 targets; you named 0.');
    expect(no(match, 1, { target: 'b1.1' })).toBe('OG-20.2: Missile Cluster takes one to three targets.');
    const far = during('move', 'fire', [
      F('a1.1', [20000, 20000], 'missileCluster'),
      F('b1.1', [25000, 20000]),
      F('b1.2', [33251, 20000]),
    ]);
    expect(no(far, 1, { targets: ['b1.1', 'b1.2'] })).toBe(
      'OG-7.2: Fighters 2 is 12.001 in away; the range is 12.000 in.',
    );
  });

  it('OG-20.2: one-target components take one target; slots and targets must exist', () => {
    const match = during('move', 'fire', [F('a1.1', [10000, 10000], 'cannon'), F('b1.1', [20000, 10000])]);
    expect(no(match, 1)).toBe('OG-20.2: Cannon takes one target.');
    expect(no(match, 1, { targets: ['b1.1'] })).toBe('OG-20.2: Cannon takes one target.');
    expect(no(match, 2, { target: 'b1.1' })).toBe('OG-20.1: Fighters 1 has no component in slot 2.');
    expect(no(match, 1, { target: 'b1.4' })).toBe('OG-20.1: There is no unit b1.4.');
  });

  it('OG-13.1: no boarding in this game', () => {
    const match = during('move', 'fire', [D('a1.1', [10000, 10000]), D('b1.1', [13000, 10000])]);
    expect(refusal(match, 'a1', { type: 'board', target: 'b1.1' })).toBe(
      'OG-13.1: This game is played without boarding.',
    );
  });

  it('OG-9.24 OG-C69: Tractor Beam pulls straight toward the ship', () => {
    const pull = (target: Placed, die: number) =>
      poseOf(used([die], [D('a1.1', [20000, 20000], 'tractorBeam'), target]).match, 'b1.1');
    expect(pull(F('b1.1', [30000, 20000, 1234]), 6)).toEqual([24000, 20000, 1234]);
    expect(pull(F('b1.1', [24000, 20000]), 6)).toEqual([22625, 20000, 0]);
    expect(pull(F('b1.1', [30000, 27000]), 5)).toEqual([25904, 24133, 0]);
  });

  it('OG-9.24 OG-C70: from nearer than one inch it does not come nearer', () => {
    const { match, events } = used([3], [D('a1.1', [20000, 20000], 'tractorBeam'), F('b1.1', [22000, 20000])]);
    expect(poseOf(match, 'b1.1')).toEqual([22000, 20000, 0]);
    expect(eventsOf(events, 'displaced')).toEqual([]);
    expect(eventsOf(events, 'pulled')[0]).toMatchObject({ stoppedBy: { kind: 'unit', id: 'a1.1' } });
  });

  it('OG-9.24 OG-C71: a Blocking circle beside the line stops it without damage', () => {
    const pieces = [circle('blocking', 26000, 21000, 1000)];
    const { match, events } = used([6], [D('a1.1', [20000, 20000], 'tractorBeam'), F('b1.1', [30000, 20000])], {
      pieces,
    });
    expect(poseOf(match, 'b1.1')).toEqual([27281, 20000, 0]);
    expect(damageOf(match, 'b1.1')).toEqual([0]);
    expect(eventsOf(events, 'pulled')[0]!.stoppedBy).toEqual({ kind: 'piece', id: 'P1' });
  });

  it('OG-9.24 OG-C139: another unit and the table edge stop it', () => {
    const behind = used(
      [6],
      [D('a1.1', [20000, 20000], 'tractorBeam'), F('b1.1', [34000, 20000]), F('b1.2', [31000, 20000])],
    );
    expect(poseOf(behind.match, 'b1.1')).toEqual([33250, 20000, 0]);
    expect(poseOf(behind.match, 'b1.2')).toEqual([31000, 20000, 0]);
    const edge = used([5], [F('a1.1', [2000, 1000], 'tractorBeam'), B('b1.1', [12000, 1800])]);
    expect(poseOf(edge.match, 'b1.1')).toEqual([8247, 1500, 0]);
    expect(eventsOf(edge.events, 'pulled')[0]!.stoppedBy).toEqual({ kind: 'edge' });
  });

  it('OG-9.24 OG-6.13: a pull is a displacement: it enters Dangerous pieces; Scouts are pulled too', () => {
    const pieces = [circle('dangerous', 25000, 20000, 1000)];
    const { match, events } = used(
      [6, 1],
      [D('a1.1', [20000, 20000], 'tractorBeam'), S('b1.1', [30000, 20000]), F('b1.2', [60000, 20000])],
      { pieces },
    );
    expect(events.map(({ type }) => type)).toEqual([
      'weaponUsed',
      'pulled',
      'displaced',
      'dangerRolled',
      'damaged',
      'destroyed',
    ]);
    expect(poseOf(match, 'b1.1')).toEqual([26500, 20000, 0]);
  });

  it('OG-9.25 OG-C72 OG-I56: Warp Drive places the ship within the roll, or it stays', () => {
    const rolled = used([3, 4], [D('a1.1', [20000, 20000, 777], 'warpDrive')], {}, {});
    expect(rolled.match.state.windows).toEqual([{ kind: 'warp', unit: 'a1.1', captain: 'a1', slot: 1, inches: 7 }]);
    expect(refusal(rolled.match, 'a1', { type: 'warpTo', x: 24201, y: 25600 })).toBe(
      'OG-9.25: 7.001 in from the old place; you rolled 7.000 in.',
    );
    const { match } = play(rolled.match, 'a1', { type: 'warpTo', x: 24200, y: 25600 });
    expect(poseOf(match, 'a1.1')).toEqual([24200, 25600, 777]);
    expect(match.state.windows).toEqual([]);
    const stayed = play(rolled.match, 'a1', { type: 'stay' });
    expect(stayed.events).toEqual([{ type: 'warpClosed', unit: 'a1.1', stayed: true }]);
    expect(poseOf(stayed.match, 'a1.1')).toEqual([20000, 20000, 777]);
    expect(stayed.match.state.activation).toMatchObject({ used: [1] });
  });

  it('OG-1.8 OG-17.7: the window is answered before anything else, by its captain', () => {
    const { match } = used([3, 4], [D('a1.1', [20000, 20000], 'warpDrive')], {}, {});
    expect(refusal(match, 'a1', { type: 'endActivation' })).toMatch(/^OG-1.8: /);
    expect(refusal(match, 'b1', { type: 'stay' })).toBe('OG-17.7: Captain a1 decides this.');
  });

  it('OG-9.25 OG-2.12: a jump ends on a standing place: table edge, solid piece, unit; whatever lies between is ignored', () => {
    const pieces = [
      circle('blocking', 20000, 25000, 1000),
      polygon('obscuring', [15000, 18000], [17000, 18000], [16000, 21000]),
    ];
    const { match } = used(
      [6, 6],
      [F('a1.1', [20000, 20000], 'warpDrive'), F('b1.1', [28000, 20000]), F('a1.2', [20000, 12000])],
      { pieces },
      {},
    );
    const to = (x: number, y: number) => ({ type: 'warpTo' as const, x, y });
    const name = match.state.tables[0]!.pieces[0]!.name;
    expect(refusal(match, 'a1', to(20000, 26000))).toBe(
      `OG-2.12: The base would overlap ${name} (Blocking) by 0.625 in.`,
    );
    expect(refusal(match, 'a1', to(25751, 20000))).toBe(
      'OG-2.12: Only 0.999 in from Fighters 1; at least 1.000 in is needed.',
    );
    expect(refusal(match, 'a1', to(20000, 14249))).toBe(
      'OG-2.12: Only 0.999 in from Fighters 2; at least 1.000 in is needed.',
    );
    for (const [x, y] of [
      [20000, 26625],
      [25750, 20000],
      [16000, 20000],
      [20000, 30000],
    ] as const) {
      expect(poseOf(play(match, 'a1', to(x, y)).match, 'a1.1')).toEqual([x, y, 0]);
    }
    const corner = used([6, 6], [F('a1.1', [2000, 2000], 'warpDrive')], {}, {}).match;
    expect(refusal(corner, 'a1', to(624, 2000))).toBe('OG-2.12: The base would be 0.001 in off the table.');
  });

  it('OG-9.25 OG-6.13: a jump meets things at the new place only, and a piece touched at the old place is not entered', () => {
    const pieces = [circle('dangerous', 22000, 20000, 1000), circle('dangerous', 26000, 20000, 1000)];
    const lone = used([6, 6], [D('a1.1', [18000, 20000], 'warpDrive')], { pieces }, {}).match;
    const over = play({ ...lone, chance: { kind: 'script', draws: [1] } }, 'a1', {
      type: 'warpTo',
      x: 26000,
      y: 20000,
    });
    expect(eventsOf(over.events, 'dangerRolled').map(({ piece }) => piece)).toEqual(['P2']);
    expect(damageOf(over.match, 'a1.1')).toEqual([1, 0, 0]);
    const inside = used([6, 6], [D('a1.1', [22000, 20000], 'warpDrive')], { pieces }, {}).match;
    expect(eventsOf(play(inside, 'a1', { type: 'warpTo', x: 21000, y: 20000 }).events, 'dangerRolled')).toEqual([]);
  });

  it('OG-9.25 OG-6.15: jumping counts as moved, a ship lost by it ends its activation; an attack after it comes from the new place', () => {
    const pieces = [circle('dangerous', 26000, 20000, 1000)];
    const lone = used(
      [6, 6],
      [F('a1.1', [18000, 20000], hurt('warpDrive', 1)), F('a1.2', [10000, 40000])],
      { pieces },
      {},
    ).match;
    const away = play(lone, 'a1', { type: 'warpTo', x: 18000, y: 25000 }).match;
    expect(away.state.activation).toMatchObject({ moved: true, used: [1] });
    const lost = play({ ...lone, chance: { kind: 'script', draws: [1] } }, 'a1', {
      type: 'warpTo',
      x: 26000,
      y: 20000,
    });
    expect(lost.events.map(({ type }) => type)).toContain('activationEnded');
    expect(unit(lost.match, 'a1.1')).toMatchObject({ status: 'destroyed', pose: { x: 26000, y: 20000 } });
  });

  it('OG-9.8: a component destroyed by its own use completes it if its ship is in play', () => {
    const pieces = [circle('dangerous', 26000, 20000, 1000)];
    const { match } = used(
      [6, 6],
      [D('a1.1', [18000, 20000], hurt('warpDrive', 1), 'cannon', 'warpDrive'), F('b1.1', [40000, 20000])],
      { pieces },
      {},
    );
    const jumped = play({ ...match, chance: { kind: 'script', draws: [1, 1, 1] } }, 'a1', {
      type: 'warpTo',
      x: 26000,
      y: 20000,
    }).match;
    expect([poseOf(jumped, 'a1.1'), damageOf(jumped, 'a1.1')]).toEqual([
      [26000, 20000, 0],
      [2, 0, 0],
    ]);
    expect(eventsOf(play(jumped, 'a1', use(2, { target: 'b1.1' })).events, 'hitRolled')).toHaveLength(1);
  });
});
