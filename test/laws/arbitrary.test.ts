import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { AnyGame } from '../../src/engine/game.ts';
import { applyCommand } from '../../src/engine/match.ts';
import { orionsGate } from '../../src/games/orions-gate/game.ts';
import { skaxar } from '../../src/games/skaxar/game.ts';
import { kernelSight } from '../../src/table/kernel.ts';
import { bids } from '../helpers/toy/bids.ts';
import { wards } from '../helpers/toy/wards.ts';
import { playthrough } from './playthrough.ts';

const TYPES = [
  'submitFleet',
  'withdrawFleet',
  'chooseEdge',
  'deploy',
  'undeploy',
  'leaveOut',
  'finishDeployment',
  'activate',
  'finish',
  'plan',
  'firePrimary',
  'useComponent',
  'board',
  'endActivation',
  'warpTo',
  'stay',
  'concede',
  'offerDraw',
  'acceptDraw',
  'declineDraw',
  'bid',
  'takeBack',
  'strike',
  'ward',
  'riposte',
  'play',
  'arrange',
  'autoPass',
  'pass',
  'buy',
  'harvest',
  'decline',
  'resign',
  '__proto__',
  'constructor',
];
const FIELDS = [
  'unit',
  'action',
  'edge',
  'table',
  'x',
  'y',
  'heading',
  'first',
  'pivot',
  'second',
  'points',
  'target',
  'targets',
  'distance',
  'gate',
  'exit',
  'slot',
  'units',
  'card',
  'at',
  'order',
  'rest',
  'trigger',
  'value',
  'ship',
  'slots',
];
const leaf = fc.oneof(
  fc.constantFrom(
    'a1.1',
    'a1.2',
    'b1.1',
    'b1.2',
    'a4.99',
    'hold',
    'move',
    'cruise',
    'ram',
    'south',
    'c1',
    'c99',
    'p2',
    'struck',
    'passIfSafe',
    'A',
    'B',
    'A-E14',
    'B-X15',
    'A-X99',
    'deck',
    'R20',
    '__proto__',
    'toString',
    null,
    true,
    -0,
    1.5,
    Number.NaN,
    Infinity,
    2 ** 53,
  ),
  fc.integer({ min: -300_000, max: 300_000 }),
  fc.integer({ min: 0, max: 12 }),
  fc.string(),
);
const value = fc.oneof(
  { weight: 6, arbitrary: leaf },
  fc.array(leaf, { maxLength: 4 }),
  fc.array(fc.tuple(leaf, leaf), { maxLength: 4 }),
  fc.jsonValue(),
);
const shaped = fc
  .tuple(fc.constantFrom(...TYPES), fc.dictionary(fc.constantFrom(...FIELDS), value, { maxKeys: 4 }))
  .map(([type, fields]) => ({ ...fields, type }));
const raw = fc.oneof({ weight: 8, arbitrary: shaped }, fc.jsonValue(), fc.anything());
const strangers = fc.oneof(
  fc.constantFrom('', 'a2', 'b4', 'c1', 'A', 'p9', '__proto__', 'toString', 'audience', 'judge'),
  fc.string(),
);

const SUBJECTS: readonly (readonly [string, AnyGame, readonly object[]])[] = [
  [
    "Orion's Gate",
    orionsGate(kernelSight),
    [
      { terrainSeed: 'a', rounds: 1 },
      { terrainSeed: 'b', points: 24, activationOrder: 'alternate', rounds: 2 },
    ],
  ],
  ['Skaxar', skaxar, [{}, { purchaseWithoutEffect: false, startingMoney: 50_000, openTracker: false }]],
  ['Bids', bids, [{}, { shared: true }]],
  ['Wards', wards, [{}, { players: 4 }]],
];

it.each(SUBJECTS)(
  '%s: no value from any seat, in any state, makes a rule throw, speak nonsense or let a stranger act',
  (_name, game, options) => {
    const played = options.map((one, index) => playthrough(game, one as never, `arbitrary ${index}`, 400));
    const states = played.flatMap(({ steps, first }) => [first, ...steps.map(({ after }) => after)]);
    const seats = [...new Set(played.flatMap((one) => game.seats(one.options)))];
    const seat = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...seats) }, strangers);
    fc.assert(
      fc.property(fc.nat(states.length - 1), seat, raw, (at, who, given) => {
        const applied = applyCommand(game, states[at]!, who, given);
        if (applied.ok) {
          expect(seats).toContain(who);
          expect(JSON.parse(JSON.stringify(applied.match))).toStrictEqual(applied.match);
          expect(JSON.parse(JSON.stringify(applied.events))).toStrictEqual(applied.events);
          return;
        }
        const [{ rule, reason }] = applied.rejections as readonly [{ rule: string; reason: string }];
        expect(rule).not.toBe('');
        if (rule !== 'format') expect(reason).not.toMatch(/undefined|NaN|\[object|Infinity/);
      }),
      { numRuns: 8000 },
    );
  },
);
