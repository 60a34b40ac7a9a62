import { describe, expect, it } from 'vitest';
import { createBot } from '../../src/ai/bot.ts';
import type { Level } from '../../src/engine/level.ts';
import { applyCommand } from '../../src/engine/match.ts';
import { viewerOf } from '../../src/engine/seat.ts';
import { orionsGateBrain } from '../../src/games/orions-gate/bot.ts';
import type { OrionsGateCommand } from '../../src/games/orions-gate/command.ts';
import { holderOf } from '../../src/games/orions-gate/rules/markers.ts';
import { standsInEnemyZone, standsNearCentre } from '../../src/games/orions-gate/rules/score-missions.ts';
import { fallingStations } from '../../src/games/orions-gate/rules/stations.ts';
import { kernelSight } from '../../src/table/kernel.ts';
import { game, unit, type Battle } from '../helpers/og-position.ts';
import { B, choosing, circle, D, F, S, type More, type Placed } from '../games/orions-gate/battle/scene.ts';
import { setUp } from '../games/orions-gate/missions/setup.ts';

const brain = orionsGateBrain(kernelSight);
const answer = (match: Battle, seat: string, level: Level = 'hard', seed = 'seed'): OrionsGateCommand =>
  createBot(game, brain, level).choose(game.view(match.state, viewerOf(seat)), seat, seed);
const dice = Array.from({ length: 80 }, (_, i) => ((i * 5) % 6) + 1);

/** A battle of a mission in which the side of the first unit is to choose. */
const mission = (name: string, units: readonly Placed[], { options, ...more }: More = {}): Battle =>
  choosing(units, { dice, ...more, options: { mission: name, ...options } });

/** Plays a seat's answers until it has activated its units of the phase. */
function turn(
  match: Battle,
  seat: string,
  level: Level = 'hard',
): { readonly match: Battle; readonly commands: readonly OrionsGateCommand[] } {
  const commands: OrionsGateCommand[] = [];
  const { phase } = match.state;
  while (
    match.state.outcome === null &&
    match.state.phase === phase &&
    game.pending(match.state)[0]!.seats.includes(seat)
  ) {
    const command = answer(match, seat, level, `seed ${commands.length}`);
    const applied = applyCommand(game, match, seat, command);
    if (!applied.ok) throw new Error(`${JSON.stringify(command)}: ${applied.rejections[0]!.reason}`);
    commands.push(command);
    match = applied.match;
  }
  return { match, commands };
}

const plans = (commands: readonly OrionsGateCommand[]) => commands.filter(({ type }) => type === 'plan');

describe('Territory Control', () => {
  const markers = [
    { x: 30_000, y: 24_000 },
    { x: 50_000, y: 24_000 },
  ];

  it.each(['default', 'hard'] as const)('OG-16.6: in the last round two Scouts go to a marker each (%s)', (level) => {
    const units = [S('a1.1', [28_000, 14_000]), S('a1.2', [40_000, 16_000]), B('b1.1', [5000, 44_000])];
    const { match } = turn(mission('territoryControl', units, { round: 4, markers }), 'a1', level);
    expect(match.state.markers.map((marker) => holderOf(match.state, marker))).toEqual(['A', 'A']);
  });

  it('OG-16.6: who holds a marker alone stays on it, though an enemy offers themselves elsewhere', () => {
    const units = [S('a1.1', [30_000, 24_000]), D('b1.1', [52_000, 24_000, 18_000])];
    const { match } = turn(mission('territoryControl', units, { round: 4, markers }), 'a1');
    expect(holderOf(match.state, match.state.markers[0]!)).toBe('A');
  });

  it('OG-16.6: contests a marker of the enemy when no other is in reach', () => {
    const units = [
      F('a1.1', [30_000, 14_000, 9000]),
      B('b1.1', [31_000, 26_500, 27_000], 'shield', 'shield', 'shield', 'shield', 'shield', 'shield'),
    ];
    const { match } = turn(mission('territoryControl', units, { round: 4, markers }), 'a1');
    expect(holderOf(match.state, match.state.markers[0]!)).toBe('contested');
  });

  it('OG-15.4: of two markers goes to the one that slows nobody', () => {
    const units = [S('a1.1', [40_000, 14_000]), B('b1.1', [5000, 44_000])];
    for (const slowing of [0, 1]) {
      const strange = markers.map((marker, at) => ({ ...marker, mystery: at === slowing ? 4 : 6 }));
      const { match } = turn(
        mission('territoryControl', units, { round: 3, markers: strange, options: { mysteriousObjectives: true } }),
        'a1',
      );
      expect(match.state.markers.map((marker) => holderOf(match.state, marker))).toEqual(
        slowing === 0 ? [null, 'A'] : ['A', null],
      );
    }
  });
});

describe('Artifact Hunt', () => {
  it.each(['default', 'hard'] as const)(
    'OG-16.9: takes an artifact and carries it over the edge in one path (%s)',
    (level) => {
      const units = [S('a1.1', [30_000, 8000]), B('b1.1', [30_000, 44_000, 27_000])];
      const { match, commands } = turn(
        mission('artifactHunt', units, { markers: [{ x: 30_000, y: 12_000 }] }),
        'a1',
        level,
      );
      expect(plans(commands)).toMatchObject([{ exit: true }]);
      expect(match.state.markers[0]!.takenBy).toBe('A');
    },
  );

  it('OG-16.9: a carrier turns for the edge and leaves', () => {
    const units = [F('a1.1', [60_000, 24_000, 0]), F('b1.1', [50_000, 24_000, 0], 'cannon')];
    const { match } = turn(
      mission('artifactHunt', units, {
        round: 2,
        markers: [{ carrier: 'a1.1' }, { x: 20_000, y: 24_000, carrier: 'b1.1' }],
      }),
      'a1',
    );
    expect(unit(match, 'a1.1').status).toBe('removed');
    expect(match.state.markers.map(({ takenBy }) => takenBy)).toEqual(['A', null]);
  });

  it('OG-16.7: shoots the carrier rather than their stronger companion', () => {
    const units = [
      D('a1.1', [30_000, 24_000, 0], 'cannon', 'cannon', 'cannon'),
      F('b1.1', [42_000, 26_000, 0], 'cannon'),
      D('b1.2', [42_000, 20_000, 0], { kind: 'cannon', damage: 1 }),
    ];
    const fire = mission('artifactHunt', units, { round: 3, markers: [{ carrier: 'b1.1' }, { carrier: 'b1.1' }] });
    const { commands } = turn(fire, 'a1');
    expect(commands.find(({ type }) => type === 'firePrimary')).toMatchObject({ target: 'b1.1' });
  });
});

describe('Station Assault', () => {
  const stations = [
    { x: 36_000, y: 6000, side: 'A' as const },
    { x: 36_000, y: 42_000, side: 'B' as const },
  ];

  it.each(['default', 'hard'] as const)('OG-16.12: flies to the enemy station when nobody guards it (%s)', (level) => {
    const units = [F('a1.1', [36_000, 28_000, 9000]), D('b1.1', [70_000, 46_000, 27_000])];
    const { match } = turn(mission('stationAssault', units, { round: 4, markers: stations }), 'a1', level);
    expect([
      ...fallingStations(match.state).map(({ marker }) => marker),
      ...match.state.markers.flatMap(({ id, takenBy }) => (takenBy ? [id] : [])),
    ]).toEqual(['O2']);
  });

  it('OG-16.12: comes back to its own station before an enemy', () => {
    const units = [
      F('a1.1', [36_000, 16_000, 27_000]),
      F('b1.1', [36_000, 9500, 27_000]),
      F('b1.2', [36_000, 42_000, 27_000]),
    ];
    const { match } = turn(mission('stationAssault', units, { round: 4, markers: stations }), 'a1');
    expect(unit(match, 'a1.1').pose!.y).toBeLessThan(13_000);
    expect(fallingStations(match.state)).toEqual([]);
  });
});

describe('Breakthrough and Capture the Gate', () => {
  it.each(['default', 'hard'] as const)(
    'OG-16.14: in the last round goes into the enemy zone past an enemy in range (%s)',
    (level) => {
      const units = [
        D('a1.1', [20_000, 29_500, 9000], 'cannon', 'cannon', 'cannon'),
        F('b1.1', [26_000, 29_000, 27_000], 'cannon'),
      ];
      const { match } = turn(mission('breakthrough', units, { round: 4 }), 'a1', level);
      expect(standsInEnemyZone(match.state, unit(match, 'a1.1') as Parameters<typeof standsInEnemyZone>[1])).toBe(true);
    },
  );

  it('OG-16.15: in the last round comes within 12" of the centre', () => {
    const units = [B('a1.1', [36_000, 6500, 9000]), F('b1.1', [60_000, 8000, 27_000], 'cannon')];
    const { match } = turn(mission('captureTheGate', units, { round: 4 }), 'a1');
    expect(standsNearCentre(match.state, unit(match, 'a1.1') as Parameters<typeof standsNearCentre>[1])).toBe(true);
  });
});

describe('gates as ways', () => {
  const tables = [
    { pieces: [circle('warpGate', 30_000, 24_000, 1500)] },
    { pieces: [circle('warpGate', 40_000, 24_000, 1500)] },
  ];
  const options = { tables: 2, layout: [[], []] };

  it('OG-14.3: goes through a gate to the only enemies, on another table', () => {
    const units = [
      S('a1.1', [30_000, 14_000]),
      { ...F('b1.1', [40_000, 40_000]), pose: { table: 2, x: 40_000, y: 40_000 } },
    ];
    const { match, commands } = turn(mission('annihilation', units, { tables, options }), 'a1');
    expect(plans(commands)).toMatchObject([{ gate: { leave: expect.any(String) } }]);
    expect(unit(match, 'a1.1').pose!.table).toBe(2);
  });

  it('OG-14.3: goes through a gate to a marker on another table in the last round', () => {
    const units = [F('a1.1', [30_000, 18_000, 9000]), F('b1.1', [70_000, 40_000])];
    const { match } = turn(
      mission('territoryControl', units, { tables, options, round: 4, markers: [{ table: 2, x: 40_000, y: 30_000 }] }),
      'a1',
    );
    expect(match.state.markers.map((marker) => holderOf(match.state, marker))).toEqual(['A']);
  });

  it('OG-14.6: comes out of a gate it was pushed through on the side of its goal', () => {
    const pushed = { ...F('a1.1', [28_000, 24_000]), status: 'lifted' as const };
    const window = { kind: 'exit' as const, unit: 'a1.1', enter: 'P1', leave: 'P2' };
    const match = mission('territoryControl', [S('b1.1', [5000, 5000]), pushed, F('b1.2', [70_000, 40_000])], {
      tables,
      options,
      round: 4,
      windows: [window],
      markers: [{ table: 2, x: 40_000, y: 32_500 }],
    });
    expect(answer(match, 'a1')).toMatchObject({ type: 'placeExit' });
    expect(answer(match, 'a1')).toHaveProperty('y', expect.closeTo(28_950, -3));
  });
});

describe('placing', () => {
  it('OG-16.3: puts markers as near its own edge as may be, the enemy does likewise', () => {
    // Die 3: four markers; roll-off 6 1.
    const { match } = setUp({ mission: 'territoryControl' }, [3, 6, 1]);
    expect(answer(match, 'a1')).toMatchObject({ type: 'placeMarker', y: 12_000 });
    const placed = applyCommand(game, match, 'a1', answer(match, 'a1'));
    expect(placed.ok && answer(placed.match, 'b1')).toMatchObject({ type: 'placeMarker', y: 36_000 });
  });

  it('OG-16.11: puts its station deep into its zone', () => {
    const { match } = setUp({ mission: 'stationAssault' }, [6, 1]);
    expect(answer(match, 'a1')).toMatchObject({ type: 'placeMarker', y: 6000 });
  });

  it('OG-4.10 OG-16.9: deploys on an artifact before its zone, facing home', () => {
    let { match } = setUp({ mission: 'artifactHunt' }, [6, 1]);
    for (const [seat, x, y] of [
      ['a1', 30_000, 12_000],
      ['b1', 30_000, 36_000],
      ['a1', 50_000, 24_000],
    ] as const) {
      const applied = applyCommand(game, match, seat, { type: 'placeMarker', table: 1, x, y });
      if (!applied.ok) throw new Error(applied.rejections[0]!.reason);
      match = applied.match;
    }
    expect(answer(match, 'a1')).toMatchObject({ type: 'deploy', x: 30_000, y: 11_500, heading: 27_000 });
  });
});

describe('a side alone on the tables', () => {
  const alone = (name: string, markers: NonNullable<More['markers']>): Battle =>
    mission(name, [S('a1.1', [30_000, 20_000]), { ...S('b1.1', [60_000, 40_000]), status: 'destroyed' }], {
      round: 2,
      markers,
    });

  it('OG-19.4: finishes when it has won', () => {
    expect(answer(alone('territoryControl', [{ x: 31_000, y: 20_000 }]), 'a1')).toEqual({ type: 'finish' });
    // The station falls when it is looked at once more.
    expect(
      answer(
        alone('stationAssault', [
          { x: 36_000, y: 6000, side: 'A' },
          { x: 31_000, y: 20_000, side: 'B' },
        ]),
        'a1',
      ),
    ).toEqual({ type: 'finish' });
  });

  it('OG-19.4: finishes when nothing can be won any more', () => {
    expect(answer(alone('artifactHunt', [{ x: 20_000, y: 20_000, takenBy: 'B' }]), 'a1')).toEqual({ type: 'finish' });
  });

  it('OG-19.3: plays on while there is something to win', () => {
    const { match } = turn(alone('territoryControl', [{ x: 40_000, y: 20_000 }]), 'a1');
    expect(match.state.markers.map((marker) => holderOf(match.state, marker))).toEqual(['A']);
  });
});
