import type {
  ComponentKind,
  OrionsGateView,
  Piece,
  Side,
  Unit,
  UnitType,
} from '../../../src/games/orions-gate/index.ts';

let made = 0;
const unit = (
  side: Side,
  unitType: UnitType,
  name: string,
  x: number,
  y: number,
  heading: number,
  parts: readonly [ComponentKind, number][] = [],
  more: Partial<Unit> = {},
): Unit => {
  made += 1;
  return {
    id: `${side === 'A' ? 'a1' : 'b1'}.${made}`,
    name,
    unitType,
    side,
    captain: side === 'A' ? 'a1' : 'b1',
    status: 'inPlay',
    pose: { x, y, heading, table: 1 },
    components: parts.map(([kind, damage], index) => ({ kind, slot: index + 1, facing: 'front', damage })),
    activatedIn: 0,
    capturedIn: 0,
    scoredBy: null,
    ...more,
  };
};

const ring = (
  x: number,
  y: number,
  radius: number,
  count: number,
  wobble: readonly number[],
): { x: number; y: number }[] =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2;
    const r = radius * (wobble[index % wobble.length] ?? 1);
    return { x: Math.round(x + Math.cos(angle) * r), y: Math.round(y + Math.sin(angle) * r) };
  });

/** Thirteen ships and ten pieces. */
export const demoView = (): OrionsGateView => {
  made = 0;
  const pieces: Piece[] = [
    { id: 'P1', name: 'Nebula', kind: 'obscuring', parts: [{ kind: 'circle', x: 16000, y: 19000, radius: 3400 }] },
    { id: 'P2', name: 'Planet', kind: 'blocking', parts: [{ kind: 'circle', x: 36500, y: 26500, radius: 3500 }] },
    { id: 'P3', name: 'Black hole', kind: 'dangerous', parts: [{ kind: 'circle', x: 52500, y: 17500, radius: 2300 }] },
    {
      id: 'P4',
      name: 'Asteroid field',
      kind: 'obscuring',
      parts: [{ kind: 'polygon', corners: ring(56000, 29500, 3400, 8, [1, 0.9, 0.96, 0.86]) }],
    },
    {
      id: 'P5',
      name: 'Wreck',
      kind: 'blocking',
      parts: [{ kind: 'polygon', corners: ring(25500, 30500, 2600, 6, [1, 0.8, 0.9]) }],
    },
    { id: 'P6', name: 'Sun', kind: 'dangerous', parts: [{ kind: 'circle', x: 9000, y: 30000, radius: 1900 }] },
    {
      id: 'P7',
      name: 'Nebula',
      kind: 'obscuring',
      parts: [
        { kind: 'circle', x: 42500, y: 12500, radius: 2300 },
        { kind: 'circle', x: 44900, y: 13400, radius: 1800 },
      ],
    },
    { id: 'P8', name: 'Moon', kind: 'blocking', parts: [{ kind: 'circle', x: 64500, y: 22500, radius: 1600 }] },
    {
      id: 'P10',
      name: 'Storm',
      kind: 'dangerous',
      parts: [{ kind: 'polygon', corners: ring(63000, 12500, 3600, 5, [1, 0.8]) }],
    },
    {
      id: 'P9',
      name: 'Asteroid field',
      kind: 'obscuring',
      parts: [{ kind: 'circle', x: 27500, y: 14500, radius: 2600 }],
    },
  ];
  const farPieces: Piece[] = [
    { id: 'P11', name: 'Warp gate 1', kind: 'warpGate', parts: [{ kind: 'circle', x: 20000, y: 24000, radius: 1500 }] },
    { id: 'P12', name: 'Warp gate 2', kind: 'warpGate', parts: [{ kind: 'circle', x: 52000, y: 24000, radius: 3000 }] },
    { id: 'P13', name: 'Wormhole 1', kind: 'wormhole', parts: [{ kind: 'circle', x: 36000, y: 30000, radius: 1500 }] },
    { id: 'P14', name: 'Wormhole 2', kind: 'wormhole', parts: [{ kind: 'circle', x: 34000, y: 15000, radius: 3000 }] },
  ];
  const units: Unit[] = [
    unit('A', 'battleships', 'Ember Crown', 30000, 8500, 9000, [
      ['cannon', 0],
      ['cannon', 1],
      ['shield', 2],
      ['hangar', 0],
      ['railgun', 0],
      ['torpedo', 0],
    ]),
    unit(
      'A',
      'destroyers',
      'Talon',
      20500,
      12500,
      6500,
      [
        ['torpedo', 0],
        ['shield', 1],
        ['engine', 0],
      ],
      { activatedIn: 2 },
    ),
    unit('A', 'destroyers', 'Brand', 38500, 18500, 5200, [
      ['cannon', 2],
      ['shield', 2],
      ['railgun', 1],
    ]),
    unit('A', 'fighters', 'Wasp', 26500, 22500, 12000, [['missileCluster', 0]]),
    unit('A', 'fighters', 'Hornet', 14500, 9500, 4000, [['engine', 1]]),
    unit('A', 'scouts', 'Sparks', 45500, 22500, 4500),
    unit('B', 'battleships', 'Tidal Grace', 42500, 39500, 26000, [
      ['hangar', 0],
      ['shield', 0],
      ['shield', 1],
      ['cannon', 0],
      ['tractorBeam', 0],
      ['torpedo', 2],
    ]),
    unit('B', 'destroyers', 'Reed', 31500, 36500, 29500, [
      ['railgun', 0],
      ['shield', 0],
      ['precisionSensor', 0],
    ]),
    unit(
      'B',
      'destroyers',
      'Willow',
      50500,
      33000,
      24500,
      [
        ['missileCluster', 1],
        ['empBlaster', 0],
        ['shield', 2],
      ],
      { activatedIn: 2 },
    ),
    unit('B', 'fighters', 'Kite', 46000, 26500, 22000, [['cannon', 0]]),
    unit('B', 'scouts', 'Minnows', 20500, 35500, 31000),
    unit('B', 'scouts', 'Sprats', 61000, 36000, 21000),
    unit('A', 'fighters', 'Finch', 29000, 19500, 3000, [['engine', 0]], {
      pose: { x: 29000, y: 19500, heading: 3000, table: 2 },
    }),
    unit('B', 'destroyers', 'Sedge', 44500, 29500, 20000, [['shield', 0]], {
      pose: { x: 44500, y: 29500, heading: 20000, table: 2 },
    }),
    unit('B', 'fighters', 'Heron', 33500, 21000, 20000, [['shield', 2]], { status: 'destroyed', scoredBy: 'A' }),
  ];
  return {
    viewer: { kind: 'audience' } as unknown as OrionsGateView['viewer'],
    side: null,
    options: {
      points: 24,
      stackPassives: true,
      tableWidth: 72000,
      baseScouts: 1000,
      baseFighters: 1250,
      baseDestroyers: 2000,
      baseBattleships: 3000,
      terrainSeed: 'demo',
      rounds: 4,
      theme: 'space',
    } as unknown as OrionsGateView['options'],
    stage: 'play',
    tables: [
      { number: 1, width: 72000, height: 48000, pieces },
      { number: 2, width: 72000, height: 48000, pieces: farPieces },
    ],
    captains: [],
    fleets: {},
    units,
    mines: [],
    mission: 'annihilation',
    markers: [
      {
        id: 'O1',
        kind: 'objective',
        table: 2,
        x: 14000,
        y: 33000,
        side: null,
        mystery: 4,
        carrier: null,
        takenBy: null,
      },
      {
        id: 'O2',
        kind: 'artifact',
        table: 2,
        x: 42000,
        y: 20000,
        side: null,
        mystery: null,
        carrier: null,
        takenBy: null,
      },
      {
        id: 'O3',
        kind: 'artifact',
        table: 2,
        x: 29000,
        y: 19500,
        side: null,
        mystery: null,
        carrier: 'a1.13',
        takenBy: null,
      },
      {
        id: 'O4',
        kind: 'station',
        table: 2,
        x: 27000,
        y: 9000,
        side: 'A',
        mystery: null,
        carrier: null,
        takenBy: null,
      },
      {
        id: 'O5',
        kind: 'station',
        table: 2,
        x: 60000,
        y: 39000,
        side: 'B',
        mystery: null,
        carrier: null,
        takenBy: null,
      },
    ],
    placing: null,
    rollOffWinner: 'A',
    edges: { A: 'south', B: 'north' },
    deploying: null,
    deployed: [],
    round: 2,
    phase: 'fighters',
    turn: 'A',
    firstSide: 'A',
    lastActivatedBy: null,
    activation: null,
    windows: [],
    drawOffers: [],
    outcome: null,
    score: { A: 0, B: 0 },
    destroyedPoints: { A: 0, B: 0 },
    decisions: [],
    activatable: [],
  };
};
