import { describe, expect, it } from 'vitest';
import { isHomeworld } from '../../src/games/retrograde/data/assets.ts';
import { CARDS } from '../../src/games/retrograde/data/cards.ts';
import { assertState } from '../../src/games/retrograde/coverage/laws.ts';
import type { RetrogradeEvent } from '../../src/games/retrograde/event.ts';
import { amount } from '../helpers/whole.ts';
import { randomGame } from './random-retrograde.ts';

const GAMES = amount(180, 800);

/** The card a fact brings into play. */
const cameIntoPlay = (event: RetrogradeEvent): string | null => {
  if (event.type === 'refitted') return event.newCard;
  return event.type === 'assetCompleted' || event.type === 'spacecraftCompleted' || event.type === 'upgradeInstalled'
    ? event.card
    : null;
};

describe(`${GAMES} random games of Retrograde over all options`, () => {
  it('RG-1.3 RG-1.4 RG-2.6 RG-4.3 RG-9.9 RG-11.6 RG-12.2 RG-12.3 RG-14.3 RG-18.4 hold after every command, every game ends, and every card comes into play', () => {
    const built: { [card: string]: number } = {};
    const types: { [type: string]: number } = {};
    const ends: { [reason: string]: number } = {};
    for (let i = 0; i < GAMES; i++) {
      const last = randomGame(`retrograde ${i}`, i, {
        after({ state }, events) {
          assertState(state);
          for (const event of events) {
            types[event.type] = (types[event.type] ?? 0) + 1;
            const card = cameIntoPlay(event);
            if (card !== null) built[card] = (built[card] ?? 0) + 1;
          }
        },
      });
      const { reason } = last.state.outcome!;
      ends[reason] = (ends[reason] ?? 0) + 1;
    }
    for (const { id } of CARDS) if (!isHomeworld(id)) expect(built[id] ?? 0, id).toBeGreaterThan(3);
    for (const type of [
      'swept',
      'topSeen',
      'missilesFired',
      'sacrificed',
      'assetDestroyed',
      'upgradeDestroyed',
      'refitted',
    ])
      expect(types[type] ?? 0, type).toBeGreaterThan(10);
    expect(Object.keys(ends).sort()).toEqual(['homeworld', 'turnLimit']);
  });
});
