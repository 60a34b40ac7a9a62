import { describe, expect, it } from 'vitest';
import { shapeFault } from '../../../src/engine/shape.ts';
import { openChance, seedChance } from '../../../src/engine/rng.ts';
import { viewerOf } from '../../../src/engine/seat.ts';
import { retrogradeCensus } from '../../../src/games/retrograde/census.ts';
import { shapes } from '../../../src/games/retrograde/data/shape.ts';
import { describe as told } from '../../../src/games/retrograde/describe.ts';
import type { RetrogradeEvent } from '../../../src/games/retrograde/event.ts';
import { VIEWERS } from '../../laws/retrograde-hidden.ts';
import { randomGame } from '../../laws/random-retrograde.ts';
import { game, newGame, optionsOf, table, viewFor } from '../../helpers/rg-position.ts';

describe('what is shown and told of whole games', () => {
  it('has the shape that watching copies are checked by, and says every event in typed parts', () => {
    const keys = new Set<string>();
    for (let i = 0; i < 12; i++)
      randomGame(`shown ${i}`, i, {
        after({ state }, events) {
          for (const viewer of VIEWERS) {
            const view = game.view(state, viewer);
            expect(shapeFault(shapes, shapes['View']!, JSON.parse(JSON.stringify(view)))).toBeNull();
            for (const event of events) {
              const heard = game.redact(event, viewer)!;
              expect(shapeFault(shapes, shapes['Event']!, JSON.parse(JSON.stringify(heard)))).toBeNull();
              const line = told(heard, view);
              keys.add(line.key);
              for (const part of Object.values(line.parts)) if (part.kind === 'unit') expect(part.name).not.toBe('');
            }
          }
        },
      });
    expect([...keys].every((key) => key.startsWith('rg.'))).toBe(true);
    for (const key of [
      'rg.projectStarted',
      'rg.projectStarted.hidden',
      'rg.burned',
      'rg.burned.transfer',
      'rg.attacked.hit',
    ])
      expect(keys).toContain(key);
  });

  it('names what has left the table by its id', () => {
    const view = viewFor(table({ '1': { assets: [{ card: 'Moon 1212' }] } }), 'audience');
    const fact = (asset: string, upgrade: string): RetrogradeEvent => ({
      type: 'upgradeDestroyed',
      asset,
      upgrade,
      card: 'university',
    });
    const names = (event: RetrogradeEvent) =>
      Object.values(told(event, view).parts).map((part) => (part.kind === 'unit' ? part.name : part.kind));
    expect(names(fact('1-moon-1212', '1-university-2'))).toEqual(['University', 'Moon 1212']);
    expect(names(fact('2-moon-2222-3', '2-university'))).toEqual(['University', 'Moon 2222']);
  });

  it('at a glance is whole numbers, and nothing a seat may not know', () => {
    const chance = openChance(seedChance('glance'));
    randomGame('glance', 1, {
      after({ state }) {
        const shown = game.glance!(state);
        for (const seat of ['1', '2']) {
          const guessed = game.guess(game.view(state, viewerOf(seat)), seat, chance);
          expect(game.glance!(guessed)).toEqual(shown);
        }
        for (const shape of shown.picture.shapes)
          for (const value of Object.values(shape)) expect(value === null || Number.isInteger(value)).toBe(true);
      },
    });
  });
});

describe('the census', () => {
  it('counts what came of a match', () => {
    const { events } = newGame({ firstPlayer: 'seat2' });
    const options = optionsOf();
    expect(retrogradeCensus.opener(events)).toBe('2');
    expect(retrogradeCensus.sides!(options)).toEqual(['Earth starter', 'Mars starter']);
    expect(retrogradeCensus.exchanged!(options)).toEqual({ decks: [options.decks[1], options.decks[0]] });
    const end: RetrogradeEvent = { type: 'gameEnded', winner: null, reason: 'turnLimit', difference: 'none' };
    expect(retrogradeCensus.figures([...events, end], options)).toMatchObject({ rounds: 1, turnLimit: 1, attacks: 0 });
  });
});
