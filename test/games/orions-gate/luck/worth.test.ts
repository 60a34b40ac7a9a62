import { describe, expect, it } from 'vitest';
import type { Chance } from '../../../../src/engine/rng.ts';
import type { OrionsGateCommand } from '../../../../src/games/orions-gate/command.ts';
import type { OrionsGateEvent } from '../../../../src/games/orions-gate/event.ts';
import { evolve } from '../../../../src/games/orions-gate/evolve.ts';
import { worthsOf, type Worth } from '../../../../src/games/orions-gate/luck-worth.ts';
import { luckOfWorth } from '../../../../src/games/orions-gate/luck.ts';
import { everyRoll } from '../../../../src/games/orions-gate/odds/enumerate.ts';
import {
  fractionText,
  NEVER,
  plus,
  reduced,
  times,
  type Fraction,
} from '../../../../src/games/orions-gate/odds/fraction.ts';
import { autoHit } from '../../../../src/games/orions-gate/rules/damage.ts';
import { openLedger } from '../../../../src/games/orions-gate/rules/play-ledger.ts';
import { rollD3 } from '../../../../src/games/orions-gate/roll.ts';
import type { OrionsGateState } from '../../../../src/games/orions-gate/state.ts';
import { kernelSight } from '../../../../src/table/kernel.ts';
import { game, type Battle } from '../../../helpers/og-position.ts';
import { B, choosing, circle, D, during, F, hurt, S } from '../battle/scene.ts';

const rules = { sight: kernelSight };

/** What every roll among the events was worth, each in the state just before it. */
function worths(from: OrionsGateState, events: readonly OrionsGateEvent[]): readonly Worth[] {
  let state = from;
  return events.flatMap((event) => {
    const found = worthsOf(rules, state, event);
    state = evolve(state, event);
    return found;
  });
}

const sum = (all: readonly Fraction[]): Fraction => reduced(all.reduce(plus, NEVER));

/** Mean luck over every way the dice can fall, and each worth seen: before, after. */
function counted(from: OrionsGateState, run: (chance: Chance) => readonly OrionsGateEvent[]) {
  const ways = everyRoll(
    (chance) => worths(from, run(chance)),
    (all) => JSON.stringify(all.map(({ side, before, after }) => [side, fractionText(before), fractionText(after)])),
  );
  return {
    luck: fractionText(sum(ways.map(({ value, chance }) => times(chance, sum(value.map(luckOfWorth)))))),
    seen: [
      ...new Set(
        ways.flatMap(({ value }) =>
          value.map(({ side, before, after }) => `${side} ${fractionText(before)} ${fractionText(after)}`),
        ),
      ),
    ].sort(),
    opened: fractionText(
      sum(
        ways.map(({ value, chance }) =>
          times(chance, sum(value.filter(({ opens }) => opens).map(({ before }) => before))),
        ),
      ),
    ),
  };
}
const ordered = ({ state }: Battle, seat: string, command: OrionsGateCommand) =>
  counted(state, (chance) => game.decide(state, seat, command, chance));
const shot = (match: Battle) => ordered(match, 'a1', { type: 'firePrimary', target: 'b1.1' });

describe('what a roll is worth', () => {
  it('OG-24.3: a roll to hit opens the chance to damage, a roll to damage its points; over all rolls luck is nought', () => {
    // Fighters at Fighters, in front: to hit 7+ (21/36), to damage 9 - 3 = 6+ (26/36), exactly.
    const { luck, seen, opened } = shot(
      during('move', 'fire', [F('a1.1', [10000, 10000]), F('b1.1', [15000, 10000, 18000])]),
    );
    expect(luck).toBe('0/1');
    expect(seen.filter((one) => one.endsWith(' 0/1') || one.endsWith(' 1/1'))).toHaveLength(3);
    expect(seen).toHaveLength(4);
    const [hit, through] = [
      seen.find((one) => !one.endsWith(' 0/1') && !one.endsWith(' 1/1'))!.split(' '),
      seen.find((one) => one.endsWith(' 1/1'))!.split(' '),
    ];
    expect(hit[2]).toBe(through[1]);
    expect(hit[1]).toBe(opened);
  });

  it('OG-7.10 OG-8.2: in the back it is worth 2 points, but never more than there are boxes', () => {
    const at = (...boxes: Parameters<typeof D>[2][]) =>
      shot(during('move', 'fire', [F('a1.1', [10000, 10000]), D('b1.1', [15000, 10000, 0], ...boxes)])).seen;
    expect(at().some((one) => one.endsWith(' 2/1'))).toBe(true);
    const one = at(hurt('railgun', 2), hurt('railgun', 2), hurt('railgun', 1));
    expect(one.some((text) => text.endsWith(' 2/1'))).toBe(false);
    expect(one.some((text) => text.endsWith(' 1/1'))).toBe(true);
    expect(
      shot(during('move', 'fire', [F('a1.1', [10000, 10000]), S('b1.1', [15000, 10000, 0])])).seen.some((text) =>
        text.endsWith(' 2/1'),
      ),
    ).toBe(false);
  });

  it('OG-9.13: under EMP by the chances of EMP', () => {
    const plain = shot(during('move', 'fire', [F('a1.1', [10000, 10000]), D('b1.1', [15000, 10000, 18000])]));
    const under = shot(
      during('move', 'fire', [S('a1.1', [10000, 10000]), F('b1.1', [15000, 10000, 18000], 'empBlaster')]),
    );
    expect(under.luck).toBe('0/1');
    expect(under.opened).not.toBe(plain.opened);
  });

  it('OG-9.36: two ones of a Plasma Cannon cost its own ship, and what a hit would have opened where the ship is lost by them', () => {
    const use: OrionsGateCommand = { type: 'useComponent', slot: 1, target: 'b1.1' };
    const lost = ordered(
      during('move', 'fire', [F('a1.1', [10000, 10000], 'plasmaCannon'), B('b1.1', [20000, 10000, 18000])]),
      'a1',
      use,
    );
    expect(lost.luck).toBe('0/1');
    expect(lost.seen.some((one) => /^A \S+ -2\/1$/.test(one))).toBe(true);
    const sure = ordered(
      during('move', 'fire', [
        B('a1.1', [10000, 10000], 'plasmaCannon', 'precisionSensor', 'precisionSensor', 'precisionSensor'),
        B('b1.1', [20000, 10000, 18000]),
      ]),
      'a1',
      use,
    );
    expect(sure.luck).toBe('0/1');
  });

  it('OG-10.7 OG-10.12: Strength dice and damage roll of a ram and of the hit back are one roll', () => {
    const { state } = during('ram', 'plan', [
      D('a1.1', [10000, 10000], 'reinforcedRam'),
      F('b1.1', [15000, 10500, 9000]),
    ]);
    for (const [kind, by, target, back] of [
      ['ram', 'a1.1', 'b1.1', false],
      ['ram', 'a1.1', 'b1.1', true],
      ['backlash', 'b1.1', 'a1.1', false],
    ] as const) {
      const { luck, seen } = counted(state, (chance) => {
        const ledger = openLedger(rules, state, chance);
        const rolls = [rollD3(chance, false), rollD3(chance, false)];
        autoHit(
          ledger,
          { kind, by },
          target,
          rolls,
          [{ name: 'type', value: 2 }, ...rolls.map(({ total }) => ({ name: 'd3', value: total }))],
          false,
          back,
        );
        return ledger.events;
      });
      expect(luck).toBe('0/1');
      expect(seen).toHaveLength(2);
      expect(seen.every((one) => one.startsWith(kind === 'ram' ? 'A ' : 'B '))).toBe(true);
    }
  });

  it('OG-9.11: Ablative Armor is worth half a point to the one who is rammed', () => {
    const { state } = during('ram', 'plan', [
      D('a1.1', [10000, 10000]),
      F('b1.1', [15000, 10500, 9000], 'ablativeArmor'),
    ]);
    const roll = (total: number) => ({ drawn: [total], kept: [total], emp: false, total });
    const of = (total: number) =>
      worthsOf(rules, state, {
        type: 'ablativeRolled',
        unit: 'b1.1',
        slot: 1,
        against: 'a1.1',
        roll: roll(total),
        success: total >= 4,
      });
    expect(of(4)).toMatchObject([{ side: 'B', before: { num: 1n, den: 2n }, after: { num: 1n } }]);
    expect(of(3)).toMatchObject([{ side: 'B', before: { num: 1n, den: 2n }, after: { num: 0n } }]);
  });

  it('OG-24.8: a mine is the luck of whoever laid it, a collision the bad luck of whoever collides', () => {
    const mine = choosing([F('b1.1', [24625, 20000])], { mines: [{ side: 'A', x: 22000, y: 20000 }] }).state;
    const moving = {
      ...mine,
      activation: {
        unit: 'b1.1',
        action: 'move',
        side: 'B',
        allowance: 9000,
        step: 'plan',
        moved: false,
        gunFired: false,
        used: [],
      },
    } as OrionsGateState;
    const blast = counted(moving, (chance) =>
      game.decide(moving, 'b1', { type: 'plan', first: 1, pivot: 0, second: 0 }, chance),
    );
    expect(blast.luck).toBe('0/1');
    expect(blast.seen).toHaveLength(2);
    expect(blast.seen.every((one) => one.startsWith('A '))).toBe(true);
    const crash = counted(mine, (chance) => {
      const ledger = openLedger(rules, mine, chance);
      const die = { drawn: [chance.die()], kept: [], emp: false, total: 0 };
      const total = die.drawn[0]!;
      autoHit(
        ledger,
        { kind: 'collision', piece: 'P1' },
        'b1.1',
        [{ ...die, kept: [total], total }],
        [{ name: 'd6', value: total }],
        false,
        false,
      );
      return ledger.events;
    });
    expect(crash.luck).toBe('0/1');
    expect(crash.seen.map((one) => one.replace(/ -\S+/, ' -'))).toEqual(['B - -1/1', 'B - 0/1']);
  });

  it('OG-11.5 OG-14.7: D6 damage is worth what the ship can lose', () => {
    const scene = (unit: ReturnType<typeof F>) =>
      during('move', 'plan', [unit], { pieces: [circle('dangerous', 15000, 10000, 1000)] });
    const moved = (unit: ReturnType<typeof F>) =>
      ordered(scene(unit), 'a1', { type: 'plan', first: 5000, pivot: 0, second: 0 });
    expect(moved(F('a1.1', [10000, 10000]))).toEqual({
      luck: '0/1',
      opened: '-11/6',
      seen: ['A -11/6 -1/1', 'A -11/6 -2/1'],
    });
    expect(moved(F('a1.1', [10000, 10000], hurt('railgun', 1)))).toMatchObject({ luck: '0/1', opened: '-1/1' });
    const roll = { drawn: [1], kept: [1], emp: false, total: 1 };
    expect(
      worthsOf(rules, scene(F('a1.1', [10000, 10000])).state, {
        type: 'wormholeRolled',
        unit: 'a1.1',
        piece: 'P1',
        roll,
      }).map(({ side, before, after }) => [side, fractionText(before), fractionText(after)]),
    ).toEqual([['A', '-11/6', '-1/1']]);
  });

  it('OG-15.2: a treacherous marker takes a D3 on a 1, as far as there are boxes', () => {
    const of = (total: number, points: number | null, ...boxes: Parameters<typeof F>[2][]) =>
      worthsOf(rules, during('move', 'plan', [F('a1.1', [10000, 10000], ...boxes)]).state, {
        type: 'markerRolled',
        unit: 'a1.1',
        marker: 'K1',
        roll: { drawn: [total], kept: [total], emp: false, total },
        points: points === null ? null : { drawn: [2 * points], kept: [2 * points], emp: false, total: points },
      }).map(({ side, before, after }) => `${side} ${fractionText(before)} ${fractionText(after)}`);
    // Two boxes: 1, 2 and 2 points, of three; one in six.
    expect([of(2, null), of(1, 1), of(1, 3)]).toEqual([['A -5/18 0/1'], ['A -5/18 -1/1'], ['A -5/18 -2/1']]);
    expect(of(1, 3, hurt('railgun', 1))).toEqual(['A -1/6 -1/1']);
  });

  it('OG-24.11 OG-13.5: a boarding wins the boxes of the one ship or loses those of the other; a tie costs both', () => {
    const match = during(
      'move',
      'fire',
      [
        D('a1.1', [20000, 20000]),
        D('b1.1', [22500, 20000], hurt('railgun', 1)),
        S('a1.9', [1000, 47000]),
        S('b1.9', [71000, 47000]),
      ],
      { options: { boarding: true } },
    );
    const { luck, seen } = ordered(match, 'a1', { type: 'board', target: 'b1.1' });
    expect(luck).toBe('0/1');
    expect(seen.some((one) => one.endsWith(' 5/1'))).toBe(true);
    expect(seen.some((one) => one.endsWith(' -6/1'))).toBe(true);
    expect(seen.every((one) => one.startsWith('A '))).toBe(true);
  });

  it('OG-6.4 OG-6.5 OG-9.25: Engines and Warp Drives are worth inches, half of them under an Inhibitor', () => {
    const engines = (units: Parameters<typeof choosing>[0]) =>
      ordered(choosing(units), 'a1', { type: 'activate', unit: 'a1.1', action: 'cruise' });
    const free = engines([F('a1.1', [10000, 10000], 'engine'), D('b1.1', [60000, 10000], 'inhibitor')]);
    expect(free).toMatchObject({ luck: '0/1', opened: '7/1' });
    const halved = engines([F('a1.1', [10000, 10000], 'engine'), D('b1.1', [15000, 10000], 'inhibitor')]);
    expect(halved).toMatchObject({ luck: '0/1', opened: '7/2' });
    const warp = ordered(during('move', 'fire', [F('a1.1', [10000, 10000], 'warpDrive')]), 'a1', {
      type: 'useComponent',
      slot: 1,
    });
    expect(warp).toMatchObject({ luck: '0/1', opened: '7/1' });
  });
});
