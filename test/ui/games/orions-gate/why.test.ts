import { expect, it } from 'vitest';
import { reasonOf } from '../../../../src/ai/reason.ts';
import { AUDIENCE, viewerOf } from '../../../../src/engine/seat.ts';
import type { OrionsGateCommand } from '../../../../src/games/orions-gate/command.ts';
import { orionsGateBrain } from '../../../../src/games/orions-gate/bot.ts';
import { kernelSight } from '../../../../src/table/kernel.ts';
import { teller, tellWhy } from '../../../../src/ui/games/orions-gate/why.ts';
import { choosing, D, during, F, hurt } from '../../../games/orions-gate/battle/scene.ts';
import { game, type Battle } from '../../../helpers/og-position.ts';

const brain = orionsGateBrain(kernelSight);
const units = [
  F('a1.1', [24_000, 24_000], 'cannon'),
  F('a1.2', [24_000, 30_000], 'cannon'),
  F('b1.1', [36_000, 24_000, 18_000], 'cannon'),
];

/** What is told of a command of side A. */
function told({ state }: Battle, command: OrionsGateCommand): string {
  const view = game.view(state, viewerOf('a1'));
  const reason = reasonOf(game, brain, { view, seat: 'a1', level: 'hard', seed: 's', command, over: true });
  if (reason.kind !== 'weighed') throw new Error(reason.kind);
  const { given, rival } = reason;
  for (const one of [given, rival])
    if (typeof one?.worth === 'number') expect(one.worth > 0 && one.worth < 1, JSON.stringify(one)).toBe(true);
  return tellWhy({ given, rival, seat: 'a1', view: game.view(state, AUDIENCE), seats: [] });
}

it('OG-24.10: a shot is told with its exact odds, and the chance to win that was left', () => {
  expect(told(during('hold', 'fire', units), { type: 'firePrimary', target: 'b1.1' })).toMatch(
    /^Chose the gun at .+ \(\d\.\d damage on average, \d+\.\d\u00a0% to destroy\)\. By its count that left \d+\.\d\u00a0% to win; the next best, .+, \d+\.\d\u00a0%\.$/,
  );
});

it('the end of an activation is told of the ship, for the line of the log is about the next side', () => {
  expect(told(during('hold', 'fire', units), { type: 'endActivation' })).toMatch(
    /^Nothing .+ could still use was worth/,
  );
});

it('an order is told with what it was chosen for in points, beside the next best order', () => {
  expect(told(choosing(units), { type: 'activate', unit: 'a1.1', action: 'move' })).toMatch(
    /^Chose Move with .+ \(in points: (?:less )?−?\d+\.\d\d (?:by|for) .+\)\. By its count that left \d+\.\d\u00a0% to win; the next best, .+ with .+, \d+\.\d\u00a0%\.$/,
  );
});

it('OG-9.24 OG-9.37: a component that does not fire is told by its name and on whom it is used', () => {
  const friend = D('a1.2', [28_500, 24_000], hurt('cannon', 1));
  const repair = during('hold', 'fire', [D('a1.1', [24_000, 24_000], 'repairBay'), friend], {
    options: { advancedComponents: true },
  });
  expect(told(repair, { type: 'useComponent', slot: 1, target: 'a1.2', targetSlot: 1 })).toMatch(
    /^Chose the Repair Bay on .+\. By its count that left \d+\.\d\u00a0% to win; the next best, ending the activation, \d+\.\d\u00a0%\.$/,
  );
});

it('OG-9.37: a way to a friend is told with what a repair there is worth', () => {
  const match = during(
    'move',
    'plan',
    [D('a1.1', [20_000, 24_000], 'repairBay', 'shield', 'shield'), D('a1.2', [33_000, 24_000], hurt('cannon', 1))],
    { options: { advancedComponents: true } },
  );
  expect(told(match, { type: 'plan', first: 8500, pivot: 0, second: 0 })).toMatch(
    /\(in points: (?:.+, )?0\.\d\d by a repair or a mine/,
  );
});

it('a way that was not the best leaves less, and both are told; chances, so that they make a curve', () => {
  const text = told(during('hold', 'fire', units), { type: 'useComponent', slot: 1, target: 'b1.1' });
  const [left, best] = [...text.matchAll(/(\d+\.\d)\u00a0%(?: to win|\.$)/g)].map(([, number]) => Number(number));
  expect(left).toBeLessThan(best!);
});

it('beside other ways nothing is told of figures that round to nothing', () => {
  const { state } = choosing(units);
  const view = game.view(state, viewerOf('a1'));
  const way = (stand: number, fire = 0) =>
    teller.way(
      {
        command: { type: 'activate', unit: 'a1.1', action: 'move' },
        worth: 0.5,
        facts: {
          kind: 'activate',
          unit: 'a1.1',
          action: 'move',
          parts: { targets: [], fire, besides: 0, stand, mission: 0, cost: 0 },
        },
      },
      view,
      'a1',
    );
  expect(way(0.02)).toMatch(/^Move with [^(]+$/);
  expect(way(-0.04)).toBe(way(0.02));
  expect(way(0.06)).toBe(`${way(0)} (in points: 0.06 by its place)`);
  expect(way(-1.26, 0.04)).toBe(`${way(0)} (in points: −1.26 by its place)`);
});
