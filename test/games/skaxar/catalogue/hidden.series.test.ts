import { describe, expect, it } from 'vitest';
import { openChance, seedChance, type Chance } from '../../../../src/engine/rng.ts';
import type { Side, SkaxarState } from '../../../../src/games/skaxar/state.ts';
import { shuffled } from '../../../../src/cards/shuffle.ts';
import { randomGame } from './random-play.ts';
import { buy, game, harvest, optionsOf, pass, viewerNamed } from './table.ts';

const VIEWERS = ['A', 'B', 'audience'] as const;

/**
 * The same table with everything that lies face down in another order; with a closed tracker an enemy's Bay may hold
 * what their deck held.
 */
function disturbed(state: SkaxarState, viewer: string, chance: Chance): SkaxarState {
  const { openTracker } = state.options;
  const asteroids = shuffled([...state.asteroidDeck, ...state.asteroidRow.filter((card) => card !== null)], chance);
  let next = state.asteroidDeck.length;
  const side = (one: Side): Side => {
    if (openTracker || viewer === one.seat)
      return { ...one, fleetDeck: shuffled(one.fleetDeck, chance), repairBay: shuffled(one.repairBay, chance) };
    const cards = shuffled([...one.fleetDeck, ...one.repairBay], chance);
    return { ...one, fleetDeck: cards.slice(0, one.fleetDeck.length), repairBay: cards.slice(one.fleetDeck.length) };
  };
  return {
    ...state,
    sides: [side(state.sides[0]), side(state.sides[1])],
    shopDeck: shuffled(state.shopDeck, chance),
    asteroidDeck: asteroids.slice(0, state.asteroidDeck.length),
    asteroidRow: state.asteroidRow.map((card) => (card === null ? null : asteroids[next++]!)),
  };
}

describe('SK-13 hidden information', () => {
  it('SK-13.7: other cards face down, the same views, legal lists, refusals: in random games for every viewer', () => {
    let looked = 0;
    for (let index = 0; index < 30; index += 1) {
      const shuffles = openChance(seedChance(`disturbed ${index}`));
      randomGame(`hidden ${index}`, optionsOf({ openTracker: index % 2 === 0 }), {
        rest: (match) => {
          for (const viewer of VIEWERS) {
            const state = disturbed(match.state, viewer, shuffles);
            if (
              JSON.stringify(game.view(state, viewerNamed(viewer))) !==
              JSON.stringify(game.view(match.state, viewerNamed(viewer)))
            )
              throw new Error(`${index}: the view of ${viewer} tells of a face-down card`);
            for (const command of [buy(1), buy(2, 'A-E14'), buy(3, 'B-X14'), harvest(2), pass])
              expect(game.check(state, viewer, command as never)).toEqual(
                game.check(match.state, viewer, command as never),
              );
            looked += 1;
          }
        },
      });
    }
    expect(looked).toBeGreaterThan(3000);
  });

  it('SK-13.7: events told to a seat or a spectator hold no order, no draw and no card of the asteroid row', () => {
    const hidden = { deckRenewed: 0, rapidlyRepaired: 0, redrawn: 0, asteroidsDealt: 0 };
    for (let index = 0; index < 30; index += 1) {
      randomGame(`told ${index}`, optionsOf({ openTracker: index % 2 === 0 }), {
        played: (before, { events, match }) => {
          if (match.state.phase === 'over') return;
          for (const event of events) {
            if (event.type in hidden) hidden[event.type as keyof typeof hidden] += 1;
            for (const viewer of VIEWERS) {
              const redacted = game.redact(event, viewerNamed(viewer));
              const text = JSON.stringify(redacted);
              const rows = match.state.asteroidRow.filter((card) => card !== null);
              for (const card of rows)
                if (text.includes(card)) throw new Error(`${event.type} tells ${viewer} of ${card}`);
              if (redacted !== null && 'order' in redacted) expect(redacted.order).toBeNull();
              const line = JSON.stringify(game.describe(redacted!, game.view(before.state, viewerNamed(viewer))));
              for (const card of rows) if (line.includes(card)) throw new Error(`${event.type} is told with ${card}`);
            }
          }
        },
      });
    }
    for (const [type, times] of Object.entries(hidden)) expect(times, type).toBeGreaterThan(10);
  });
});
