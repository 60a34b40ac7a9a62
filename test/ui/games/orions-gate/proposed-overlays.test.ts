import { expect, it } from 'vitest';
import { coach } from '../../../../src/ai/coach.ts';
import type { Weighed } from '../../../../src/ai/reason.ts';
import { viewerOf } from '../../../../src/engine/seat.ts';
import { orionsGateBrain } from '../../../../src/games/orions-gate/bot.ts';
import { matterSight } from '../../../../src/physics/index.ts';
import { proposedOverlays } from '../../../../src/ui/games/orions-gate/proposed-overlays.ts';
import { battle, game } from '../../../helpers/og-position.ts';

const { state } = battle({
  phase: 'destroyers',
  turn: 'A',
  units: [
    { id: 'a1.1', type: 'destroyers', pose: [20000, 24000, 0], components: ['cannon', 'cannon', 'shield'] },
    { id: 'b1.1', type: 'destroyers', pose: [45000, 24000, 18000], components: ['cannon', 'cannon', 'cannon'] },
  ],
});
const view = game.view(state, viewerOf('a1'));

const drawn = ({ command, then, facts }: Weighed) =>
  proposedOverlays(game as never, {
    seat: 'a1',
    commands: then === undefined ? [command] : [command, then],
    facts,
    view,
    foe: false,
    after: null,
  });

it('an order that is proposed is drawn with its way in inches, its ghost at the end and whom it fires at from there', () => {
  const { ways } = coach(game as never, orionsGateBrain(matterSight) as never, {
    view,
    seat: 'a1',
    seed: 's',
    level: 'hard',
  });
  const best = ways[0]!;
  expect(best.command).toMatchObject({ type: 'activate', unit: 'a1.1' });
  const aids = drawn(best);
  const ghost = aids.find((aid) => aid.kind === 'ghost')!;
  const way = aids.find((aid) => aid.kind === 'ribbon')!;
  expect(ghost).toMatchObject({ of: 'a1.1', side: 'A' });
  expect(way.label).toMatch(/^\d+\.\d in$/);
  expect(way.points.at(-1)).toEqual({ x: ghost.pose.x, y: ghost.pose.y });
  const line = aids.find((aid) => aid.kind === 'line')!;
  expect([line.from, line.to]).toEqual([ghost.pose, view.units[1]!.pose]);
  expect(aids).toContainEqual({ kind: 'mark', unit: 'b1.1', mark: 'target' });
});

it('a length a hair below a whole inch has one decimal, too: nothing is decided by it yet', () => {
  const then = { type: 'plan', first: 5999, pivot: 0, second: 0 };
  const aids = drawn({ command: { type: 'activate', unit: 'a1.1', action: 'move' }, then, worth: 0, facts: null });
  expect(aids.find((aid) => aid.kind === 'ribbon')!.label).toBe('6.0 in');
});

it('draws nothing of a unit that is not on the table', () => {
  const command = { type: 'activate', unit: 'a1.9', action: 'move' };
  expect(drawn({ command, worth: 0, facts: null })).toEqual([]);
});
