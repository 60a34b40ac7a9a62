import { describe, expect, it } from 'vitest';
import { openChance, seedChance } from '../../../../src/engine/rng.ts';
import type { OrionsGateCommand } from '../../../../src/games/orions-gate/command.ts';
import {
  act,
  battle,
  game,
  newGame,
  play,
  playAll,
  type Battle,
  type BattleInput,
} from '../../../helpers/og-position.ts';

const sample = (match: Battle, seat: string, count = 400, seed = 'sample'): readonly OrionsGateCommand[] =>
  game.choices(match.state, seat, { chance: openChance(seedChance(seed)), count });
const share = (commands: readonly OrionsGateCommand[], type: string): number =>
  commands.filter((command) => command.type === type).length / commands.length;

const DUEL: BattleInput['units'] = [
  { id: 'a1.1', type: 'destroyers', pose: [20_000, 20_000, 0], components: ['cannon', 'missileCluster', 'warpDrive'] },
  { id: 'b1.1', type: 'fighters', pose: [28_000, 20_000, 18_000], components: ['cannon'] },
  { id: 'b1.2', type: 'fighters', pose: [28_000, 26_000, 18_000], components: ['cannon'] },
];
const scouts = {
  type: 'submitFleet' as const,
  units: [
    { type: 'scouts' as const, name: '', components: [] },
    { type: 'scouts' as const, name: '', components: [] },
  ],
};

describe('the random player', () => {
  it('OG-20.3 finds a legal command wherever a seat must decide, and none where it must not', () => {
    const match = battle({ turn: 'A', units: DUEL });
    expect(sample(match, 'a1').every((command) => game.check(match.state, 'a1', command).length === 0)).toBe(true);
    expect(sample(match, 'b1')).toEqual([]);
    expect(game.choices(match.state, 'a1')).toHaveLength(16);
    expect(game.choices(match.state, 'a1')).toEqual(game.choices(match.state, 'a1'));
  });

  it('OG-20.1 draws kinds of command evenly, whatever number of parameters they have', () => {
    const firing = act(battle({ turn: 'A', units: DUEL }), 'a1.1', 'hold', { heading: 0 }).match;
    const commands = sample(firing, 'a1', 1200);
    for (const type of ['firePrimary', 'useComponent', 'endActivation'])
      expect(Math.abs(share(commands, type) - 1 / 3), type).toBeLessThan(0.06);
    const slots = commands.flatMap((command) => (command.type === 'useComponent' ? [command.slot] : []));
    expect(new Set(slots)).toEqual(new Set([1, 2, 3]));
    const targets = new Set(
      commands.flatMap((command) =>
        command.type === 'useComponent' && command.targets ? [command.targets.length] : [],
      ),
    );
    expect(targets).toEqual(new Set([1, 2]));
  });

  it('OG-20.1 a kind without a legal parameter is left out', () => {
    const far = battle({
      turn: 'A',
      units: [
        { ...DUEL[0]!, components: ['cannon', 'cannon', 'cannon'] },
        { ...DUEL[1]!, pose: [70_000, 46_000, 0] },
      ],
    });
    const firing = act(far, 'a1.1', 'hold', { heading: 0 }).match;
    expect(new Set(sample(firing, 'a1').map(({ type }) => type))).toEqual(new Set(['endActivation']));
  });

  it('OG-6.2 actions are drawn evenly among those the unit may take', () => {
    const actions = (type: 'scouts' | 'fighters') => {
      const match = battle({ turn: 'A', phase: type, units: [{ id: 'a1.1', type, pose: [9000, 9000, 0] }, DUEL[1]!] });
      return new Set(sample(match, 'a1').map((command) => (command.type === 'activate' ? command.action : '')));
    };
    expect(actions('fighters')).toEqual(new Set(['hold', 'move', 'cruise', 'ram']));
    expect(actions('scouts')).toEqual(new Set(['hold', 'move', 'cruise']));
  });

  it('OG-6.7 OG-6.9 OG-10.5 paths vary and are legal; a boxed-in unit stays where it is', () => {
    const start = battle({ turn: 'A', units: DUEL });
    for (const action of ['move', 'cruise', 'ram', 'hold'] as const) {
      const planning = play(start, 'a1', { type: 'activate', unit: 'a1.1', action }).match;
      const plans = sample(planning, 'a1', 60);
      expect(plans.every((plan) => plan.type === 'plan' && game.check(planning.state, 'a1', plan).length === 0)).toBe(
        true,
      );
      expect(new Set(plans.map((plan) => JSON.stringify(plan))).size).toBeGreaterThan(10);
    }
    const corner: BattleInput['units'] = [
      { id: 'a1.1', type: 'fighters', pose: [625, 625, 22_500] },
      { ...DUEL[1]!, pose: [3000, 3000, 0] },
    ];
    const stuck = play(battle({ turn: 'A', phase: 'fighters', units: corner }), 'a1', {
      type: 'activate',
      unit: 'a1.1',
      action: 'ram',
    }).match;
    for (const plan of sample(stuck, 'a1', 20)) expect(plan).toEqual({ type: 'plan', distance: 0 });
  });

  it('OG-9.25 jumps to places in reach, or stays', () => {
    const held = act(battle({ turn: 'A', units: DUEL, dice: [1, 2] }), 'a1.1', 'hold', { heading: 0 }).match;
    const jumping = play(held, 'a1', { type: 'useComponent', slot: 3 }).match;
    const commands = sample(jumping, 'a1', 200);
    expect(Math.abs(share(commands, 'stay') - 0.5)).toBeLessThan(0.12);
    for (const command of commands) {
      if (command.type === 'warpTo')
        expect(Math.hypot(command.x - 20_000, command.y - 20_000)).toBeLessThanOrEqual(3000);
    }
  });

  it('OG-4.10 OG-4.11 deploys every unit in its zone, then finishes; leaves out only what finds no place', () => {
    let match: Battle = playAll(newGame({}, [6, 1]), [
      ['a1', scouts],
      ['b1', scouts],
    ]).match;
    const seen = new Set<string>();
    const chance = openChance(seedChance('deploy'));
    while (match.state.stage !== 'play') {
      const seat = game.pending(match.state)[0]!.seats[0]!;
      const [command] = game.choices(match.state, seat, { chance, count: 1 });
      seen.add(command!.type);
      match = play(match, seat, command!).match;
    }
    expect(seen).toEqual(new Set(['chooseEdge', 'deploy', 'finishDeployment']));
    const full = [0, 1, 2, 3, 4, 5].map((i) => ({
      kind: 'blocking',
      parts: [
        {
          kind: 'polygon',
          corners: [
            { x: 12_000 * i, y: 0 },
            { x: 12_000 * i + 12_000, y: 0 },
            { x: 12_000 * i + 12_000, y: 12_000 },
            { x: 12_000 * i, y: 12_000 },
          ],
        },
      ],
    }));
    const noRoom = playAll(newGame({ layout: [full] }, [6, 1]), [
      ['a1', scouts],
      ['b1', scouts],
      ['a1', { type: 'chooseEdge', edge: 'south' }],
    ]).match;
    expect(sample(noRoom, 'a1', 1)).toEqual([{ type: 'leaveOut', unit: 'a1.1' }]);
  });

  it('OG-19.4 OG-19.5 never concedes, draws, withdraws, undeploys or finishes', () => {
    const handed = play(newGame({}, [6, 1]), 'a1', scouts).match;
    expect(sample(handed, 'a1')).toEqual([]);
    const offered = play(battle({ turn: 'A', units: DUEL }), 'b1', { type: 'offerDraw' }).match;
    expect(new Set(sample(offered, 'a1').map(({ type }) => type))).toEqual(new Set(['activate']));
    expect(sample(offered, 'b1')).toEqual([]);
  });
});
