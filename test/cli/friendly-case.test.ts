import { describe, expect, it } from 'vitest';
import { judge } from '../../src/cli/referee.ts';
import { GAMES } from '../../src/cli/registry.ts';

// A case as somebody writes it who has the catalogue and the README only.
const units = [
  { id: 'a1.1', type: 'destroyers', pose: [10_000, 10_000] },
  { id: 'b1.1', type: 'scouts', pose: [60_000, 40_000] },
];
const hold = { seat: 'a1', command: { type: 'activate', unit: 'a1.1', action: 'hold' } };
const base = { game: 'orions-gate', position: { turn: 'A', units }, moves: [hold] };
const said = (raw: object): readonly string[] =>
  judge(GAMES, raw).moves.map((move) => ('rule' in move ? `${move.rule}: ${move.reason}` : move.type));
const setup = { game: 'orions-gate', options: { terrainMinimum: 0, layout: [] } };
const layouts = (layout: unknown) =>
  judge(GAMES, { game: 'orions-gate', options: { layout, terrainMinimum: 3 }, moves: [] }).setup?.map(
    ({ reason }) => reason,
  );

describe('a case may leave out what it does not need', () => {
  it('neither dice nor seed: no die can be rolled', () => {
    expect(judge(GAMES, base)).toMatchObject({ moves: [{ type: 'activate', dice: [] }], diceLeft: [] });
    const engine = [{ ...units[0], components: ['engine'] }, units[1]];
    const rolling = judge(GAMES, {
      ...base,
      position: { turn: 'A', units: engine },
      moves: [{ seat: 'a1', command: { type: 'activate', unit: 'a1.1', action: 'move' } }],
    });
    expect(rolling.problem).toBe('Move 1 of 1 needs more dice than the case holds.');
  });

  it('a number for a seed, dice grouped by roll, remarks, no moves', () => {
    expect(judge(GAMES, { ...base, seed: 7, title: 'C1', note: 'by hand', moves: undefined }).diceLeft).toBeNull();
    expect(judge(GAMES, { ...base, dice: [[2, 3], [4], 5] }).diceLeft).toEqual([2, 3, 4, 5]);
    expect(judge(GAMES, { ...base, moves: [{ ...hold, note: 'first' }] }).judged).toBe(1);
  });

  it('pieces: a position stands on an empty table, not among generated terrain', () => {
    const far = {
      ...base,
      dice: [1, 1],
      position: { turn: 'A', units: [units[0], { id: 'b1.1', type: 'destroyers', pose: [10_000, 24_000] }] },
    };
    const moves = [
      hold,
      { seat: 'a1', command: { type: 'plan' } },
      { seat: 'a1', command: { type: 'firePrimary', target: 'b1.1' } },
    ];
    const shot = judge(GAMES, { ...far, moves }).moves[2] as { events: readonly { type: string }[] };
    expect(shot.events.map(({ type }) => type)).toContain('hitRolled');
    expect(
      judge(GAMES, {
        ...base,
        position: { ...base.position, units: [{ ...units[0], pose: [36_000, 24_000] }, units[1]] },
      }).judged,
    ).toBe(1);
  });

  it('components as bare names in a fleet, the table of a deployment', () => {
    const fleet = (seat: string) => ({
      seat,
      command: { type: 'submitFleet', units: [{ type: 'fighters', components: ['cannon'] }] },
    });
    const deploy = { seat: 'a1', command: { type: 'deploy', unit: 'a1.1', x: 5000, y: 5000, heading: 0 } };
    const judged = judge(GAMES, {
      ...setup,
      dice: [6, 1],
      moves: [fleet('a1'), fleet('b1'), { seat: 'a1', command: { type: 'chooseEdge', edge: 'south' } }, deploy],
    });
    expect(judged.moves.map((move) => 'events' in move)).toEqual([true, true, true, true]);
    expect((judged.units as readonly { components: readonly object[] }[])[0]!.components).toEqual([
      { kind: 'cannon', slot: 1, facing: 'front', damage: 0 },
    ]);
  });

  it('the list of tables around the pieces of the only one', () => {
    const piece = (x: number) => ({ kind: 'obscuring', parts: [{ kind: 'circle', x, y: 24_000, radius: 1000 }] });
    const pieces = [piece(10_000), piece(20_000)];
    const sentence = ['Table 1 has 2 terrain pieces; at least 3 are needed.'];
    expect([layouts(pieces), layouts([pieces]), layouts([{ pieces }])]).toEqual([sentence, sentence, sentence]);
    expect(layouts([])).toEqual(['Table 1 has 0 terrain pieces; at least 3 are needed.']);
  });
});

describe('what is wrong with a case is said in a sentence', () => {
  const position = (more: object) => ({ ...base, position: { ...base.position, ...more } });
  const refused: readonly (readonly [string, object, string])[] = [
    ['no game', { moves: [] }, 'case.game: This is missing.'],
    ['a die of -1', { ...base, dice: [[-1]] }, 'case.dice.0.0: -1 is less than 0.'],
    ['half a die', { ...base, dice: [1.5] }, 'case.dice.0: 1.5 is not a whole number.'],
    [
      'a unit type in the singular',
      position({ units: [{ ...units[0], type: 'destroyer' }] }),
      'position.units.0.type: "destroyer" is not "scouts", "fighters", "destroyers" or "battleships".',
    ],
    [
      'a unit without a place',
      position({ units: [{ id: 'a1.1', type: 'scouts' }] }),
      'position.units.0.pose: A unit in play needs a pose.',
    ],
    [
      'an unknown component',
      position({ units: [{ ...units[0], components: ['laser'] }] }),
      'position.units.0.components.0: There is no component "laser".',
    ],
    [
      'a component out of its slot',
      position({ units: [{ ...units[0], components: [{ kind: 'cannon', slot: 2 }] }] }),
      'position.units.0.components.0.slot: This is slot 1: components are listed from slot 1 on.',
    ],
    ['a round after the last', position({ round: 5 }), 'position.round: The game has 4 rounds.'],
    [
      'a marker',
      position({ markers: [{ x: 1, y: 1 }] }),
      'position.markers.0.kind: This mission is played without markers.',
    ],
    [
      'both sides on one edge',
      position({ edges: { A: 'south', B: 'south' } }),
      'position.edges: The sides have opposite edges.',
    ],
    [
      'a clockwise polygon',
      position({
        pieces: [
          {
            kind: 'blocking',
            parts: [
              {
                kind: 'polygon',
                corners: [
                  { x: 0, y: 0 },
                  { x: 0, y: 9 },
                  { x: 9, y: 0 },
                ],
              },
            ],
          },
        ],
      }),
      'position.pieces: A polygon of piece 1 is not convex with 3 to 16 corners, counter-clockwise.',
    ],
    ['no position', { ...base, position: null }, 'position: An object {...} is expected here, not null.'],
    ['an unknown option', { ...base, options: { foo: 1 } }, 'options.foo: There is no option foo.'],
    [
      'a base set there is not',
      { ...base, options: { baseSet: 'huge' } },
      'options.baseSet: "huge" is not "skirmish", "massBattle" or "custom".',
    ],
  ];
  for (const [name, raw, sentence] of refused)
    it(name, () => expect(() => judge(GAMES, raw)).toThrow(expect.objectContaining({ message: sentence })));

  it('empty lists are no fault', () => {
    expect(judge(GAMES, position({ mines: [], markers: [], edges: { A: 'north', B: 'south' } })).judged).toBe(1);
  });

  it('a position that is over before its first move', () => {
    const judged = judge(GAMES, position({ units: [units[0]] }));
    expect(judged.problem).toBe('The match is over before the first move: see `outcome`.');
    expect(judged.outcome).toMatchObject({ reason: 'elimination', winners: [] });
  });
});

it('OG-I75 OG-20.1 every seat that is none watches: a spectator, nobody, a captain this game has not', () => {
  const moves = ['audience', 'A1', 'a2', '', null].map((seat) => ({ ...hold, seat }));
  expect(said({ ...base, moves })).toEqual(moves.map(() => 'OG-20.1: Spectators only watch.'));
});

it('OG-20.1 malformed commands are refused in words', () => {
  const commands: readonly (readonly [unknown, string])[] = [
    [null, 'format: command: A command is an object {type, ...}.'],
    [[], 'format: command: A command is an object {type, ...}.'],
    [{}, 'format: type: A command names its type with a text.'],
    [{ type: 'fly' }, 'format: type: There is no command "fly".'],
    [{ type: '__proto__' }, 'format: type: There is no command "__proto__".'],
    [{ type: 'placeMarker', table: 1, x: 1, y: 1 }, 'OG-16.3: No marker is to be placed now.'],
    [{ type: 'activate', unit: 'a1.1' }, 'format: action: This is missing.'],
    [{ type: 'activate', unit: 'D1', action: 'hold' }, 'format: unit: A unit id is written such as a1.2.'],
    [
      { type: 'activate', unit: 'a1.1', action: 'Move' },
      'format: action: "Move" is not "hold", "move", "cruise" or "ram".',
    ],
    [{ type: 'activate', unit: 'a1.1', action: 'hold', x: 1 }, 'format: x: There is no field x here.'],
    [{ type: 'plan', first: 1.5 }, 'format: first: 1.5 is not a whole number.'],
    [{ type: 'plan', first: Number.NaN }, 'format: first: A number is expected here, not NaN.'],
    [{ type: 'plan', first: '100' }, 'format: first: A number is expected here, not "100".'],
    [{ type: 'plan', points: [[1, 2, 3]] }, 'format: points.0.2: There is no further number here.'],
    [
      { type: 'submitFleet', units: [{ type: 'fighters', components: [{ kind: 'laser' }] }] },
      'format: units.0.components.0: There is no component "laser".',
    ],
    [
      { type: 'submitFleet', units: [{ type: 'fighters', components: [{ kind: 'cannon', facing: null }] }] },
      'format: units.0.components.0: A component is {kind, facing} or its kind.',
    ],
  ];
  expect(said({ ...base, moves: commands.map(([command]) => ({ seat: 'a1', command })) })).toEqual(
    commands.map(([, sentence]) => sentence),
  );
});

it('OG-20.4 OG-I50 OG-I51 OG-I52 the component named comes before the option that is off, and that before its targets', () => {
  const armed = [{ ...units[0], components: [{ kind: 'cannon', damage: 2 }, 'shield', 'railgun'] }, units[1]];
  const use = (slot: number, target?: string) => ({
    seat: 'a1',
    command: { type: 'useComponent', slot, ...(target && { target }) },
  });
  const moves = [
    { seat: 'a1', command: { type: 'activate', unit: 'a1.1', action: 'cruise' } },
    { seat: 'a1', command: { type: 'plan' } },
    use(1, 'b1.1'),
    use(2),
    use(3, 'b1.7'),
    use(3, 'b1.1'),
  ];
  expect(
    said({
      ...base,
      options: { componentsAfterCruiseRam: false },
      position: { turn: 'A', phase: 'destroyers', units: armed },
      moves,
    }).slice(2),
  ).toEqual([
    'OG-8.3: Cannon (slot 1) is destroyed.',
    'OG-9.3: Shield works by itself; it is never used.',
    'OG-20.1: There is no unit b1.7.',
    'OG-9.6: In this game no components after Cruise or Ram.',
  ]);
});
