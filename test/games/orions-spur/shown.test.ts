import { describe, expect, it } from 'vitest';
import { shapeFault } from '../../../src/engine/shape.ts';
import { AUDIENCE, JUDGE, viewerOf } from '../../../src/engine/seat.ts';
import { shapes } from '../../../src/games/orions-spur/data/shape.ts';
import { begunGame, duel, game } from '../../helpers/os-position.ts';
import { randomGame } from '../../laws/random-orions-spur.ts';

describe('what is shown', () => {
  it('has the shape that is made from its types, at every step of a random game', () => {
    for (const i of [0, 4])
      randomGame(`shown ${i}`, i, {
        after({ state, ply }, events) {
          if (ply % 5 !== 0) return;
          for (const viewer of [viewerOf('1'), viewerOf('2'), AUDIENCE, JUDGE]) {
            const seen = JSON.parse(JSON.stringify(game.view(state, viewer))) as unknown;
            expect(shapeFault(shapes, shapes['View']!, seen)).toBeNull();
            for (const event of events) {
              const heard = game.redact(event, viewer);
              if (heard === null) continue;
              expect(shapeFault(shapes, shapes['Event']!, JSON.parse(JSON.stringify(heard)))).toBeNull();
              expect(game.describe(heard, game.view(state, viewer)).key).toMatch(/^os\./);
            }
          }
        },
      });
  });

  it('OS-3.1 at a glance: a card for each ship in its slot, and the score', () => {
    const fleet = { ships: ['Mars B3', 'Ceres F1'], trophies: ['hss-scale'] };
    const shown = game.glance!(duel(fleet, { ships: ['Elder B3'] }).state);
    expect([shown.score, shown.counted, shown.picture.shapes.length]).toEqual([[1, 0], 'points', 3]);
    for (const shape of game.glance!(begunGame({ seats: 4 }).state).picture.shapes)
      if ('points' in shape)
        for (const [at, value] of shape.points.entries())
          expect(value).toBeLessThanOrEqual(at % 2 === 0 ? shown.picture.width : 2 * shown.picture.height);
  });
});
