import { describe, expect, it } from 'vitest';
import { startMatch } from '../../../../src/engine/match.ts';
import { scriptChance } from '../../../../src/engine/rng.ts';
import type { OrionsGateCommand } from '../../../../src/games/orions-gate/command.ts';
import type { OrionsGateEvent, Roll } from '../../../../src/games/orions-gate/event.ts';
import { battle, diceLeft, game, newGame, optionsOf, play, type Battle } from '../../../helpers/og-position.ts';
import { gate, on, tables } from '../gates/scene.ts';
import { choosing, D, during, F, hurt, S, type More, type Placed } from './scene.ts';

/** Dice as they were drawn, none replaced; `total` where it is not their sum (a D3). */
const roll = (drawn: readonly number[], total = drawn.reduce((sum, die) => sum + die, 0)): Roll => ({
  drawn,
  kept: drawn,
  emp: false,
  total,
});

/** Plays commands one after the other; each has just these events, and draws just the dice given for it. */
function expectLists(
  match: Battle,
  steps: readonly (readonly [seat: string, command: OrionsGateCommand, events: readonly OrionsGateEvent[]])[],
): void {
  let now = match;
  for (const [seat, command, events] of steps) {
    const played = play(now, seat, command);
    expect([command.type, played.events]).toEqual([command.type, events]);
    now = played.match;
  }
  expect(diceLeft(now)).toEqual([]);
}

const far = [S('a1.9', [1000, 47_000]), S('b1.9', [71_000, 47_000])];

describe('OG-4 OG-16 OG-20.3 every event of a new battle, in order', () => {
  const fleet: OrionsGateCommand = {
    type: 'submitFleet',
    units: [{ type: 'scouts', name: 'Lark', components: [] }],
  };
  const submitted = (captain: string): OrionsGateEvent => ({
    type: 'fleetSubmitted',
    captain,
    units: [{ type: 'scouts', name: 'Lark', components: [] }],
  });
  const revealed: OrionsGateEvent = {
    type: 'fleetsRevealed',
    fleets: {
      a1: [{ type: 'scouts', name: 'Lark', components: [] }],
      b1: [{ type: 'scouts', name: 'Lark', components: [] }],
    },
  };

  it('OG-4.1: nothing happens before the first fleet is handed in', () => {
    expect(startMatch(game, optionsOf(), scriptChance([])).events).toEqual([]);
  });

  it('OG-4.1 OG-4.8 OG-4.9 OG-4.10 OG-5.3: a tie in the roll-off, the edge, both deployments, round 1', () => {
    const there = { table: 1, x: 36_000, y: 40_000, heading: 27_000 };
    const here = { table: 1, x: 36_000, y: 8000, heading: 9000 };
    expectLists(newGame({}, [3, 3, 2, 5]), [
      ['a1', fleet, [submitted('a1')]],
      ['a1', { type: 'withdrawFleet' }, [{ type: 'fleetWithdrawn', captain: 'a1' }]],
      ['b1', fleet, [submitted('b1')]],
      [
        'a1',
        fleet,
        [
          submitted('a1'),
          revealed,
          {
            type: 'rolledOff',
            rolls: [
              { A: 3, B: 3 },
              { A: 2, B: 5 },
            ],
            winner: 'B',
          },
        ],
      ],
      [
        'b1',
        { type: 'chooseEdge', edge: 'north' },
        [
          { type: 'edgeChosen', side: 'B', edge: 'north' },
          { type: 'deploymentBegan', side: 'B' },
        ],
      ],
      ['b1', { type: 'deploy', unit: 'b1.1', ...there }, [{ type: 'deployed', unit: 'b1.1', pose: there }]],
      [
        'b1',
        { type: 'finishDeployment' },
        [
          { type: 'deploymentFinished', captain: 'b1' },
          { type: 'deploymentBegan', side: 'A' },
        ],
      ],
      ['a1', { type: 'leaveOut', unit: 'a1.1' }, [{ type: 'leftOut', unit: 'a1.1' }]],
      ['a1', { type: 'deploy', unit: 'a1.1', ...here }, [{ type: 'deployed', unit: 'a1.1', pose: here }]],
      ['a1', { type: 'undeploy', unit: 'a1.1' }, [{ type: 'undeployed', unit: 'a1.1' }]],
      ['a1', { type: 'deploy', unit: 'a1.1', ...here }, [{ type: 'deployed', unit: 'a1.1', pose: here }]],
      [
        'a1',
        { type: 'finishDeployment' },
        [
          { type: 'deploymentFinished', captain: 'a1' },
          { type: 'roundBegan', round: 1, firstSide: 'B' },
          { type: 'turnBegan', phase: 'scouts', side: 'B' },
        ],
      ],
    ]);
  });

  it('OG-16.1 OG-16.3 OG-16.6: a random mission, its markers and who places them', () => {
    const marker = (id: string, x: number): OrionsGateEvent => ({
      type: 'markerPlaced',
      marker: {
        id,
        kind: 'objective',
        table: 1,
        x,
        y: 24_000,
        side: null,
        mystery: null,
        carrier: null,
        takenBy: null,
      },
    });
    expectLists(newGame({ mission: 'random' }, [2, 6, 1, 1, 3, 6]), [
      ['a1', fleet, [submitted('a1')]],
      [
        'b1',
        fleet,
        [
          submitted('b1'),
          revealed,
          { type: 'missionRolled', roll: roll([2]), mission: 'territoryControl' },
          { type: 'rolledOff', rolls: [{ A: 6, B: 1 }], winner: 'A' },
        ],
      ],
      [
        'a1',
        { type: 'chooseEdge', edge: 'south' },
        [
          { type: 'edgeChosen', side: 'A', edge: 'south' },
          { type: 'markersRolled', roll: roll([1]), count: 3 },
          { type: 'placingBegan', rolls: [{ A: 3, B: 6 }], winner: 'B', count: 3 },
        ],
      ],
      ['b1', { type: 'placeMarker', table: 1, x: 20_000, y: 24_000 }, [marker('O1', 20_000)]],
      ['a1', { type: 'placeMarker', table: 1, x: 36_000, y: 24_000 }, [marker('O2', 36_000)]],
      [
        'b1',
        { type: 'placeMarker', table: 1, x: 52_000, y: 24_000 },
        [marker('O3', 52_000), { type: 'deploymentBegan', side: 'A' }],
      ],
    ]);
  });
});

describe('OG-7 OG-8 OG-20.3 every event of a gun that hits', () => {
  const gun = { slot: 0, kind: 'primary' } as const;
  const used: OrionsGateEvent = { type: 'weaponUsed', unit: 'a1.1', weapon: gun, targets: ['b1.1'] };
  const cause = { kind: 'attack', by: 'a1.1', weapon: gun } as const;
  const open = { within: [], behind: [], halfHidden: [] };
  const hit = (gap: number, drawn: readonly number[], evasion: number): OrionsGateEvent => ({
    type: 'hitRolled',
    attacker: 'a1.1',
    target: 'b1.1',
    weapon: gun,
    gap,
    roll: roll(drawn),
    accuracy: [{ name: 'primary', value: 4 }],
    evasion,
    hit: true,
  });
  const damage = (
    drawn: readonly number[],
    toughness: readonly { readonly name: string; readonly value: number }[],
    back: boolean,
    success: boolean,
  ): OrionsGateEvent => ({
    type: 'damageRolled',
    attacker: 'a1.1',
    target: 'b1.1',
    weapon: gun,
    roll: roll(drawn),
    strength: [{ name: 'primary', value: 2 }, ...(back ? [{ name: 'back', value: 1 }] : [])],
    toughness,
    cover: open,
    back,
    success,
  });
  const shooter = F('a1.1', [20_000, 10_000, 9000], 'cannon');
  const target = (heading: number, second: Parameters<typeof D>[2] = 'cannon') =>
    D('b1.1', [20_000, 16_000, heading], hurt('shield', 1), second, 'cannon');
  /** Slots from 1 on, each with the damage it has now. */
  const damaged = (points: number, ...after: readonly number[]): OrionsGateEvent => ({
    type: 'damaged',
    unit: 'b1.1',
    points,
    cause,
    slots: after.map((damage, at) => ({ slot: at + 1, damage })),
  });
  const shoots = (
    units: readonly Placed[],
    dice: readonly number[],
    events: readonly OrionsGateEvent[],
    more: More = {},
  ) =>
    expectLists(during('hold', 'fire', units, { ...more, dice }), [
      ['a1', { type: 'firePrimary', target: 'b1.1' }, events],
    ]);
  const shielded = [
    { name: 'destroyers', value: 11 },
    { name: 'shield', value: 1 },
  ];

  it('OG-7.8 OG-7.9: without damage', () => {
    shoots(
      [shooter, target(27_000)],
      [6, 3, 5, 4],
      [used, hit(4375, [6, 3], 9), damage([5, 4], shielded, false, false)],
    );
  });

  it('OG-7.9 OG-8.2: 1 damage from the front', () => {
    shoots(
      [shooter, target(27_000)],
      [6, 6, 5, 5],
      [used, hit(4375, [6, 6], 9), damage([5, 5], shielded, false, true), damaged(1, 2)],
    );
  });

  it('OG-7.10 OG-8.2: 2 damage in the back, over two components', () => {
    shoots(
      [shooter, target(9000)],
      [1, 4, 5, 4],
      [used, hit(4375, [1, 4], 9), damage([5, 4], shielded, true, true), damaged(2, 2, 1)],
    );
  });

  it.each([
    ['the battle goes on', [far[1]!], []],
    [
      'it was the last of its side: OG-19.2',
      [],
      [
        {
          type: 'ended',
          outcome: {
            winners: ['a1'],
            reason: 'elimination',
            result: { winner: 'A', score: { A: 2, B: 0 }, destroyed: { A: 2, B: 0 }, rounds: 1 },
          },
        } as const,
      ],
    ],
  ])('OG-8.4: the last component is lost; %s', (_, others, after) => {
    // A lone enemy: `during` adds Scouts only where a side has nobody.
    shoots(
      [shooter, F('b1.1', [20_000, 16_000, 27_000], hurt('cannon', 1)), ...others],
      [4, 5, 6, 5],
      [
        used,
        hit(4750, [4, 5], 11),
        damage([6, 5], [{ name: 'fighters', value: 9 }], false, true),
        damaged(1, 2),
        { type: 'destroyed', unit: 'b1.1', cause, scoredBy: 'A' },
        ...after,
      ],
    );
  });

  it.each([
    [
      'repaired',
      [hurt('shield', 2), hurt('cannon', 1), 'salvageArm'] as const,
      { type: 'salvage', slot: 2 } as const,
      [
        { type: 'repaired', unit: 'b1.2', by: 'b1.2', slot: 2, damage: 0 },
        { type: 'salvageClosed', unit: 'b1.2', repaired: true },
      ] as const,
    ],
    [
      'declined',
      [hurt('shield', 2), hurt('cannon', 1), 'salvageArm'] as const,
      { type: 'decline' } as const,
      [{ type: 'salvageClosed', unit: 'b1.2', repaired: false }] as const,
    ],
    [
      'with nothing to repair it closes by itself',
      ['shield', 'cannon', 'salvageArm'] as const,
      null,
      [{ type: 'salvageClosed', unit: 'b1.2', repaired: false }] as const,
    ],
  ])('OG-9.38: Scouts are lost near a Salvage Arm: %s', (_, components, command, closed) => {
    const lost = [
      used,
      hit(8875, [6, 5], 13),
      damage([6, 4], [{ name: 'scouts', value: 7 }], false, true),
      damaged(1),
      { type: 'destroyed', unit: 'b1.1', cause, scoredBy: 'A' },
    ] as const;
    const scouts = S('b1.1', [20_000, 20_000, 27_000]);
    const match = during('hold', 'fire', [shooter, scouts, D('b1.2', [27_500, 20_000], ...components)], {
      dice: [6, 5, 6, 4],
    });
    const shot = ['a1', { type: 'firePrimary', target: 'b1.1' }] as const;
    expectLists(
      match,
      command
        ? [
            [...shot, lost],
            ['b1', command, closed],
          ]
        : [[...shot, [...lost, ...closed]]],
    );
  });

  it('OG-12.4: components are lost in a row with debris; each window is answered by itself', () => {
    const match = during('hold', 'fire', [shooter, target(9000, hurt('cannon', 1))], {
      options: { debris: true },
      dice: [6, 6, 6, 6],
    });
    expectLists(match, [
      [
        'a1',
        { type: 'firePrimary', target: 'b1.1' },
        [used, hit(4375, [6, 6], 9), damage([6, 6], shielded, true, true), damaged(2, 2, 2)],
      ],
      [
        'b1',
        { type: 'placeDebris', x: 20_000, y: 18_000 },
        [
          {
            type: 'debrisPlaced',
            unit: 'b1.1',
            slot: 1,
            table: 1,
            piece: {
              id: 'P1',
              name: 'Debris 1',
              kind: 'obscuring',
              parts: [{ kind: 'circle', x: 20_000, y: 18_000, radius: 500 }],
            },
          },
        ],
      ],
      ['b1', { type: 'decline' }, [{ type: 'debrisDeclined', unit: 'b1.1', slot: 2 }]],
    ]);
  });
});

describe('OG-13 OG-20.3 every event of a boarding', () => {
  const own = D('a1.1', [20_000, 20_000], 'cannon', 'cannon', hurt('barracks', 1));
  const worn = D('b1.1', [23_000, 20_000], hurt('cannon', 2), hurt('armoredPlating', 2), 'barracks');
  const bonus = (intact: number) => [
    { name: 'intact', value: intact },
    { name: 'damaged', value: 1 },
    { name: 'barracks', value: 1 },
  ];
  const rolled = (die: number, targetDie: number, winner: string | null): OrionsGateEvent => ({
    type: 'boardingRolled',
    unit: 'a1.1',
    target: 'b1.1',
    roll: roll([die]),
    bonus: bonus(4),
    targetRoll: roll([targetDie]),
    targetBonus: bonus(2),
    winner,
  });
  const boards = (units: readonly Placed[], dice: readonly number[], events: readonly OrionsGateEvent[]) =>
    expectLists(battleOf(units, dice), [['a1', { type: 'board', target: 'b1.1' }, events]]);
  const battleOf = (units: readonly Placed[], dice: readonly number[]) =>
    during('move', 'fire', units, { options: { boarding: true }, dice });
  const over: OrionsGateEvent = { type: 'activationEnded', unit: 'a1.1' };

  it('OG-13.4 OG-13.6 OG-13.7: the boarder wins, and nobody else is left in the phase', () => {
    boards(
      [own, worn, ...far],
      [4, 5],
      [
        rolled(4, 5, 'a1.1'),
        { type: 'captured', unit: 'b1.1', by: 'a1.1', side: 'A', captain: 'a1' },
        over,
        { type: 'roundEnded', round: 1 },
        { type: 'roundBegan', round: 2, firstSide: 'A' },
        { type: 'turnBegan', phase: 'scouts', side: 'A' },
      ],
    );
  });

  it('OG-13.4 OG-13.7: the boarder loses and is captured itself', () => {
    boards(
      [own, worn, ...far],
      [1, 4],
      [
        rolled(1, 4, 'b1.1'),
        { type: 'captured', unit: 'a1.1', by: 'b1.1', side: 'B', captain: 'b1' },
        over,
        { type: 'turnBegan', phase: 'destroyers', side: 'B' },
      ],
    );
  });

  it('OG-13.5: a tie costs each ship a D3 of its own, the boarder first', () => {
    boards(
      [own, worn, ...far],
      [1, 3, 3, 2],
      [
        rolled(1, 3, null),
        { type: 'boardingTied', unit: 'a1.1', target: 'b1.1', roll: roll([3], 2), targetRoll: roll([2], 1) },
        {
          type: 'damaged',
          unit: 'a1.1',
          points: 2,
          cause: { kind: 'boarding', by: 'b1.1' },
          slots: [{ slot: 1, damage: 2 }],
        },
        {
          type: 'damaged',
          unit: 'b1.1',
          points: 1,
          cause: { kind: 'boarding', by: 'a1.1' },
          slots: [{ slot: 2, damage: 3 }],
        },
        over,
        { type: 'turnBegan', phase: 'destroyers', side: 'B' },
      ],
    );
  });

  it('OG-13.6 OG-16.5 OG-19.2: the last ship of a side is captured: the battle ends, and the capture scores nothing', () => {
    boards(
      [own, worn],
      [4, 3],
      [
        rolled(4, 3, 'a1.1'),
        { type: 'captured', unit: 'b1.1', by: 'a1.1', side: 'A', captain: 'a1' },
        over,
        {
          type: 'ended',
          outcome: {
            winners: [],
            reason: 'elimination',
            result: { winner: null, score: { A: 0, B: 0 }, destroyed: { A: 0, B: 0 }, rounds: 1 },
          },
        },
      ],
    );
  });
});

describe('OG-14 OG-20.3 every event of an exit', () => {
  const here = { table: 1, x: 17_875, y: 24_000, heading: 18_000 };
  const lifted = battle({
    ...tables([gate(20_000, 24_000)], [gate(60_000, 24_000)]),
    units: [{ ...F('b1.1', [17_875, 24_000, 18_000]), status: 'lifted' }, on(2, D('a1.1', [50_000, 28_000]))],
    windows: [{ kind: 'exit', unit: 'b1.1', enter: 'P1', leave: 'P2' }],
    turn: 'A',
  });

  it('OG-14.6: the unit is placed where its captain says', () => {
    expectLists(lifted, [
      [
        'b1',
        { type: 'placeExit', x: 60_000, y: 29_000 },
        [
          { type: 'exitClosed', unit: 'b1.1', to: here, noRoom: false },
          {
            type: 'displaced',
            unit: 'b1.1',
            cause: 'exit',
            via: [],
            to: { table: 2, x: 60_000, y: 29_000, heading: 18_000 },
          },
        ],
      ],
    ]);
  });
});

describe('OG-19 OG-20.3 every event of an end', () => {
  const pair = [D('a1.1', [20_000, 20_000]), F('b1.1', [26_000, 20_000])];
  const undecided = (reason: string, rounds: number): OrionsGateEvent => ({
    type: 'ended',
    outcome: {
      winners: [],
      reason,
      result: { winner: null, score: { A: 0, B: 0 }, destroyed: { A: 0, B: 0 }, rounds },
    },
  });

  it('OG-19.5: an offer of a draw is declined, made again and accepted', () => {
    expectLists(choosing(pair), [
      ['a1', { type: 'offerDraw' }, [{ type: 'drawOffered', captain: 'a1' }]],
      ['b1', { type: 'declineDraw' }, [{ type: 'drawDeclined', captain: 'b1' }]],
      ['a1', { type: 'offerDraw' }, [{ type: 'drawOffered', captain: 'a1' }]],
      ['b1', { type: 'acceptDraw' }, [{ type: 'drawAccepted', captain: 'b1' }, undecided('agreedDraw', 1)]],
    ]);
  });

  it('OG-5.1 OG-19.1: the last activation of the last round', () => {
    expectLists(during('hold', 'fire', pair, { round: 4 }), [
      [
        'a1',
        { type: 'endActivation' },
        [{ type: 'activationEnded', unit: 'a1.1' }, { type: 'roundEnded', round: 4 }, undecided('rounds', 4)],
      ],
    ]);
  });

  it('OG-16.12 OG-19.4: a side that is left alone finishes; the stations are looked at once more', () => {
    const alone = battle({
      options: { mission: 'stationAssault' },
      turn: 'A',
      phase: 'fighters',
      units: [F('a1.1', [36_000, 39_000]), { id: 'b1.1', type: 'scouts', status: 'destroyed' }],
      markers: [
        { x: 36_000, y: 8000, side: 'A' },
        { x: 36_000, y: 40_000, side: 'B' },
      ],
    });
    expectLists(alone, [
      [
        'a1',
        { type: 'finish' },
        [
          { type: 'stationDestroyed', marker: 'O2', by: 'A' },
          {
            type: 'ended',
            outcome: {
              winners: ['a1'],
              reason: 'finish',
              result: { winner: 'A', score: { A: 1, B: 0 }, destroyed: { A: 1, B: 0 }, rounds: 1 },
            },
          },
        ],
      ],
    ]);
  });
});
