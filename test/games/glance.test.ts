import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { AnyGame, GlanceShape } from '../../src/engine/game.ts';
import type { Recording } from '../../src/engine/recording.ts';
import { openChance, seedChance } from '../../src/engine/rng.ts';
import { viewerOf } from '../../src/engine/seat.ts';
import { timelineOf } from '../../src/engine/timeline.ts';
import { battlespaceSirius } from '../../src/games/battlespace-sirius/index.ts';
import { orionsGate } from '../../src/games/orions-gate/index.ts';
import { skaxar } from '../../src/games/skaxar/index.ts';
import { kernelSight } from '../../src/table/index.ts';

const GAMES: readonly AnyGame[] = [orionsGate(kernelSight), battlespaceSirius, skaxar];
const folder = new URL('../golden/kept/', import.meta.url);
const files = readdirSync(folder).map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Recording);

const corners = (shape: GlanceShape): readonly number[] =>
  'points' in shape ? shape.points : [shape.x - shape.r, shape.y - shape.r, shape.x + shape.r, shape.y + shape.r];

describe.each(GAMES.map((game) => [game.id, game] as const))('a match of %s at a glance', (id, game) => {
  const file = files.find((one) => one.game === id)!;
  const read = timelineOf(game, file);
  if (!read.ok) throw new Error(read.reason);
  const states = [read.timeline.first, ...read.timeline.plies.map(({ match }) => match)].map(({ state }) => state);

  it('OG-22.1, BS-15.4, SK-13.1 tells nothing that somebody at the table may not know', () => {
    const chance = openChance(seedChance('glance'));
    for (const state of states)
      for (const seat of game.seats((state as { options: never }).options)) {
        // A guess keeps what the seat knows and makes up the rest.
        const guessed = game.guess(game.view(state, viewerOf(seat)), seat, chance);
        expect(game.glance!(guessed)).toEqual(game.glance!(state));
      }
  });

  it('is whole numbers, with everything drawn within its picture or just beyond the edge', () => {
    let drawn = 0;
    for (const state of states) {
      const { round, score, picture } = game.glance!(state);
      expect([round, ...score].every((value) => Number.isInteger(value) && value >= 0)).toBe(true);
      for (const shape of picture.shapes) {
        drawn += shape.party === null ? 0 : 1;
        for (const [place, at] of corners(shape).entries()) {
          expect(Number.isInteger(at)).toBe(true);
          const room = place % 2 === 0 ? picture.width : picture.height;
          expect(at).toBeGreaterThanOrEqual(-room / 4);
          expect(at).toBeLessThanOrEqual(room * 1.25);
        }
      }
    }
    expect(drawn).toBeGreaterThan(0);
  });
});
